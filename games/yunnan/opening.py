"""The position before the first round (rules page, section 1), and nature's draw of the first order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise, permutations
from random import Random

from games.api import Event, Fact, Seat, Setup, SetupError, Step, Value
from games.yunnan.actions import Order
from games.yunnan.editions import SUPPLY, Duli, Edition
from games.yunnan.making import edition
from games.yunnan.model import PUER, Bid, DrawOrder, Player, State, round_agenda


def start(setup: Setup) -> State:
    """The position in which nature draws the first bid order. Raises `SetupError`."""
    chosen = edition(setup.edition, setup.figures, setup.options, setup.seats)
    if setup.seats not in chosen.seats:
        raise SetupError(f"this edition is played by {min(chosen.seats)} to {max(chosen.seats)}, not {setup.seats}")
    colours, duli = chosen.colours(setup.seats), tuple(_bot_players(chosen))
    return State(
        edition=chosen,
        players=(_player(chosen),) * (len(colours) - len(duli)) + duli,
        order=tuple(map(Seat, range(len(colours)))),
        agenda=(DrawOrder(),),
        presents=chosen.start_presents,
        colours=colours,
        bank=(None,) * chosen.bank_spaces,
        bids=tuple(_first_bids(chosen, len(colours) - 1)),
    )


def _player(figures: Edition) -> Player:
    """A player before the start money, which goes by the order."""
    nowhere = (0,) * len(figures.places)
    return Player(
        money=0,
        passes=figures.start_passes,
        influence=figures.start_influence,
        horse=figures.start_horse,
        supply=figures.start_supply,
        reserve=figures.traders - figures.start_supply,
        traders=nowhere,
        posts=nowhere,
        in_general=(figures.posts, figures.bridges, figures.teahouses),
        guards=figures.guards,
    )


def _bot_players(figures: Edition) -> Iterator[Player]:
    if figures.duli is not None:
        yield _duli(figures, figures.duli)


def _first_bids(figures: Edition, last: int) -> Iterator[Bid]:
    if figures.duli is not None:
        yield Bid(Seat(last), figures.duli.building, figures.duli.space)


def _duli(figures: Edition, duli: Duli) -> Player:
    """Dúlì has all her traders, one of them on her first bid, her posts on the board, and teahouses (section 10)."""
    nowhere = (0,) * len(figures.places)
    return Player(
        money=0,
        passes=0,
        influence=figures.start_influence,
        horse=PUER,
        supply=figures.traders - 1,
        reserve=0,
        traders=nowhere,
        posts=tuple(duli.posts.count(place) for place in range(len(nowhere))),
        in_general=(0, 0, figures.teahouses),
    )


def draw(state: State, random: Random) -> Order:
    """A first bid order at random, of those that there may be."""
    while not _may_be(state, seats := tuple(random.sample(state.order, len(state.order)))):
        pass
    return Order(seats)


def objection(state: State, action: Order) -> Fact | None:
    """Each seat has one place in the order; Dúlì's is the last, and one's own colours do not follow one another."""
    if action.seats not in permutations(state.order):
        return Fact("not-an-order")
    return None if _may_be(state, action.seats) else Fact("not-this-order")


def _may_be(state: State, seats: tuple[Seat, ...]) -> bool:
    people = [state.colours[seat] for seat in seats]
    return None not in people[:-1] and all(before != after for before, after in pairwise(people))


def begin(state: State, action: Order) -> Step[State]:
    """The first bid order is drawn; the money at the start goes by it."""
    order = action.seats
    state = replace(state, order=order, agenda=round_agenda(order), turn=state.turn + 1)
    people = tuple(seat for seat in order if seat != state.duli)
    for money, seat in zip(state.edition.start_money, people, strict=False):
        state = state.with_player(seat, money=money)
    return Step(state, (Event("round-begins", {"round": state.round, "seats": order}), *_standing(state)))


def _standing(state: State) -> Iterator[Event]:
    """The bid that Dúlì has before the first round."""
    for bid in state.bids:
        fields: dict[str, Value] = {"building": bid.building, "space": bid.space, "source": SUPPLY}
        yield Event("bid", {"seat": bid.seat, **fields})
