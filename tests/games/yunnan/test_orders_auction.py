"""The standing orders of Yunnan for the auction: when each acts, when it waits, and what surprises it."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from games.api import Act, Action, Over, Seat, Setup, Wait
from games.yunnan.actions import Bank, Bid, Market, Pass
from games.yunnan.orders import (
    AlwaysPass,
    BidUpTo,
    PassIfOverbid,
    PassIfStanding,
)
from tests.games import obeying
from tests.games.yunnan.table import IDLE, YUNNAN, A, B, C, Colour, Table, set_up, table, travelled

READY = Colour(supply=3)
FIRST = set_up("first")


obey = partial(obeying.obey, YUNNAN)
why = partial(obeying.why, YUNNAN)
offered = partial(obeying.offered, YUNNAN)


def bidding(own: Colour = READY, *, by: int = 7, setup: Setup | None = None) -> Table:
    """A has bid 5 in the Horse Trader, B more, and C has passed: A is asked."""
    game = table(own, READY, IDLE, setup=setup)
    return game.play(A, Bid("horse_trader", 5)).play(B, Bid("horse_trader", by))


# ------------------------------------------------------------------ bidding again


def up_to(limit: int, building: str = "horse_trader") -> BidUpTo:
    return BidUpTo(building, limit, round=1)


@pytest.mark.parametrize("setup", [None, FIRST], ids=["second", "first"])
@pytest.mark.parametrize(("by", "space"), [(7, 9), (9, 12), (12, 9), (15, 9)])
def test_who_is_overbid_bids_again_on_the_cheapest_free_space(setup: Setup | None, by: int, space: int) -> None:
    game = bidding(by=by, setup=setup)
    assert obey(game, up_to(15)) == Act(Bid("horse_trader", space))
    assert game.may(A, Bid("horse_trader", space))


def test_a_bid_that_stands_is_not_raised() -> None:
    game = table(READY, READY).play(A, Bid("horse_trader", 5)).play(B, Bid("traders_guild", 7))
    assert game.acting == A
    assert obey(game, up_to(15)) == Wait()


def test_who_is_overbid_but_not_asked_waits() -> None:
    game = table(READY, READY, READY).play(A, Bid("horse_trader", 5)).play(B, Bid("horse_trader", 7))
    assert game.acting == C
    assert obey(game, up_to(15)) == Wait()


def test_it_goes_on_until_the_bid_cannot_be_overbid() -> None:
    five = Colour(supply=3, bids={"dianmu_temple": 1})
    game = table(five, READY, IDLE).play(A, Market()).play(B, Bid("dianmu_temple", 3))
    order = up_to(7, "dianmu_temple")
    assert obey(game, order) == Act(Bid("dianmu_temple", 5))
    game.play(A, Bid("dianmu_temple", 5))
    assert obey(game, order) == Wait()
    game.play(B, Bid("dianmu_temple", 7))
    assert why(game, order) == ("beyond-limit", {"building": "dianmu_temple", "limit": 7})


def test_it_is_over_once_the_bid_stands_for_good() -> None:
    game = bidding()
    assert obey(game.play(A, Bid("horse_trader", 9)), up_to(15)) == Over()


def test_it_goes_on_after_passing() -> None:
    game = table(Colour(supply=1), READY, IDLE).play(A, Bid("horse_trader", 5)).play(B, Bid("horse_trader", 7))
    assert obey(game, up_to(9)) == Act(Bid("horse_trader", 9))


def test_a_bid_beyond_the_limit_stops_it() -> None:
    assert why(bidding(), up_to(7)) == ("beyond-limit", {"building": "horse_trader", "limit": 7})


def test_a_full_building_stops_it() -> None:
    game = table(READY, Colour(bids={"dianmu_temple": 7}))
    assert why(game, up_to(7, "dianmu_temple")) == ("beyond-limit", {"building": "dianmu_temple", "limit": 7})


def test_money_that_is_bound_meanwhile_stops_it() -> None:
    own = Colour(supply=3, money=20, bids={"traders_guild": 12})
    assert why(bidding(own), up_to(9)) == ("too-expensive", {"money": 20, "needed": 21})
    assert obey(bidding(replace(own, money=21)), up_to(9)) == Act(Bid("horse_trader", 9))


def test_a_bid_beyond_the_money_stops_it_even_if_a_penalty_might_be_paid() -> None:
    own = Colour(supply=3, money=20, bids={"dragon_house": 12})
    game = bidding(own, setup=set_up("first", "advanced"))
    assert game.may(A, Bid("horse_trader", 9))
    assert why(game, up_to(9)) == ("too-expensive", {"money": 20, "needed": 21})


@pytest.mark.parametrize("setup", [None, FIRST], ids=["second", "first"])
def test_it_takes_no_trader_from_a_province(setup: Setup | None) -> None:
    own = Colour(supply=0, traders={"tibet": 1})
    game = table(own, Colour(bids={"horse_trader": 7}), IDLE, setup=setup)
    assert game.may(A, Bid("horse_trader", 9, "tibet"))
    assert why(game, up_to(9)) == ("supply-empty", {})


def test_a_visit_to_the_bank_stops_it() -> None:
    game = table(READY, READY).play(A, Bid("horse_trader", 5)).play(B, Market())
    game.play(A, Bank())
    assert why(game, up_to(9)) == ("at-bank", {})


def test_ones_other_colour_stops_it() -> None:
    """Nobody bids against oneself unasked."""
    colours = Colour(supply=3), READY, Colour(supply=3, bids={}), READY
    setup = next(setup for setup in two_colours() if len(YUNNAN.colours(setup)) == len(colours))
    game = table(*colours, setup=setup)
    game.play(A, Bid("horse_trader", 5)).play(B, Market()).play(C, Bid("horse_trader", 7))
    assert game.state.colours[A] == game.state.colours[C]
    assert why(game, up_to(9)) == ("other-colour-there", {"building": "horse_trader"})


def two_colours() -> list[Setup]:
    """Setups of two people with two colours each."""
    setups = [Setup(edition, 2) for edition in YUNNAN.editions]
    return [setup for setup in setups if None not in YUNNAN.colours(setup)]


def test_the_end_of_the_auction_ends_it() -> None:
    game = bidding()
    game.pass_all()
    assert obey(game, up_to(15)) == Over()


def test_the_next_round_is_not_its_own() -> None:
    game = bidding()
    game.state = replace(game.state, round=2)
    assert obey(game, up_to(15)) == Over()


def test_it_is_offered_for_bids_that_can_be_overbid_as_far_as_the_money_goes() -> None:
    own = Colour(
        money=40, supply=1, bids={"horse_trader": 5, "traders_guild": 9, "dianmu_temple": 7, "building_yard": 7}
    )
    limits = [(order.building, order.limit) for order in offered(table(own)) if isinstance(order, BidUpTo)]
    assert limits == [
        *(("horse_trader", limit) for limit in (7, 9, 12, 15)),
        *(("building_yard", limit) for limit in (9, 12, 15)),
    ]
    less = [order.limit for order in offered(table(replace(own, money=30))) if isinstance(order, BidUpTo)]
    assert less == [7, 9]


# ------------------------------------------------------------------ passing

STANDING = PassIfStanding(round=1, bids=("horse_trader", "building_yard"))
OVERBID = PassIfOverbid(round=1, bids=("horse_trader", "building_yard"))
ALWAYS = AlwaysPass(round=1)
TWO_BIDS = Colour(supply=2, bids={"horse_trader": 5, "building_yard": 7})


def two_bids(*others: Colour) -> Table:
    """A has two bids that can be overbid, places a trader in the market, and B is asked."""
    return table(TWO_BIDS, *others).play(A, Market())


def test_who_is_not_asked_does_not_pass() -> None:
    assert [obey(two_bids(READY), order) for order in (STANDING, OVERBID, ALWAYS)] == [Wait(), Wait(), Wait()]


def test_with_all_bids_standing_it_is_passed_unless_that_waits_for_a_loss() -> None:
    game = two_bids(READY).play(B, Market())
    assert [obey(game, order) for order in (STANDING, OVERBID, ALWAYS)] == [Act(Pass()), Wait(), Act(Pass())]


def test_with_a_bid_lost_it_is_passed_unless_all_had_to_stand() -> None:
    game = two_bids(READY).play(B, Bid("building_yard", 9))
    assert why(game, STANDING) == ("overbid-in", {"buildings": ("building_yard",)})
    assert [obey(game, order) for order in (OVERBID, ALWAYS)] == [Act(Pass()), Act(Pass())]


def test_a_bid_that_is_back_in_its_building_stands() -> None:
    game = two_bids(READY).play(B, Bid("building_yard", 9)).play(A, Bid("building_yard", 12)).play(B, Market())
    assert [obey(game, order) for order in (STANDING, OVERBID)] == [Act(Pass()), Wait()]


def test_who_is_overbid_after_passing_passes_again_where_that_was_said() -> None:
    game = two_bids(READY).play(B, Market()).play(A, Pass()).play(B, Bid("horse_trader", 7))
    assert game.acting == A
    assert [obey(game, order) for order in (OVERBID, ALWAYS)] == [Act(Pass()), Act(Pass())]
    assert why(game, STANDING) == ("overbid-in", {"buildings": ("horse_trader",)})


def test_both_bids_in_a_building_must_stand() -> None:
    own = Colour(supply=2, bids={"horse_trader": 9})
    game = table(own, READY, IDLE, setup=set_up("second", "double_bidding")).play(A, Market()).play(B, Market())
    both = PassIfStanding(round=1, bids=("horse_trader", "horse_trader"))
    assert why(game, both) == ("overbid-in", {"buildings": ("horse_trader",)})


def test_who_has_gone_to_the_bank_decides_again() -> None:
    """In the first edition traders can still be placed in the market."""
    game = table(TWO_BIDS, READY, setup=FIRST).play(A, Bank()).play(B, Pass())
    assert game.acting == A
    assert [why(game, order)[0] for order in (STANDING, OVERBID)] == ["at-bank", "at-bank"]
    assert obey(game, ALWAYS) == Act(Pass())


def test_passing_is_over_with_the_auction() -> None:
    game = two_bids(READY)
    game.pass_all()
    assert [obey(game, order) for order in (STANDING, OVERBID, ALWAYS)] == [Over(), Over(), Over()]


def passes(game: Table, seat: Seat = A) -> set[type[Action]]:
    return {type(order) for order in offered(game, seat)} & {AlwaysPass, PassIfStanding, PassIfOverbid}


@pytest.mark.parametrize(
    ("own", "kinds"),
    [
        (READY, {AlwaysPass}),
        (Colour(supply=1, bids={"horse_trader": 9}), {AlwaysPass, PassIfStanding}),
        (Colour(supply=1, bids={"horse_trader": 5}), {AlwaysPass, PassIfStanding, PassIfOverbid}),
    ],
)
def test_passing_is_offered_as_far_as_it_makes_sense(own: Colour, kinds: set[type[Action]]) -> None:
    assert passes(table(own, READY)) == kinds


def test_who_has_passed_may_say_what_happens_when_overbid() -> None:
    game = table(Colour(supply=1, bids={"horse_trader": 5}), READY, Colour(supply=1)).play(A, Pass())
    assert passes(game) == {AlwaysPass, PassIfOverbid}
    assert passes(game.play(B, Market()).play(C, Pass()), C) == set()


def test_the_bids_of_now_are_filled_in() -> None:
    (order,) = (order for order in offered(table(TWO_BIDS)) if isinstance(order, PassIfStanding))
    assert order == STANDING


def test_after_the_auction_nothing_of_it_is_offered() -> None:
    game = travelled(READY)
    assert not passes(game)
    assert not [order for order in offered(game) if isinstance(order, BidUpTo)]


def test_duli_gives_no_orders() -> None:
    setup = next(setup for setup in (Setup(e, 2) for e in YUNNAN.editions) if None in YUNNAN.colours(setup))
    game = table(READY, READY, Colour(), setup=setup)
    assert offered(game, A)
    assert offered(game, Seat(YUNNAN.colours(setup).index(None))) == []
