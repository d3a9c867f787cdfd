"""The standing orders of Taj Mahal: when each acts, when it waits, and what surprises it."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from random import Random

import pytest

from games.api import Act, Over, Wait
from games.taj_mahal.actions import Pick, Place, Play, Withdraw
from games.taj_mahal.orders import PickFirst, WithdrawAlone, WithdrawNext
from tests.games import obeying
from tests.games.taj_mahal.hiding import dealt_anew
from tests.games.taj_mahal.positions import TAJ, A, B, C, Raja, Table, begin, new, position

HAND = "red_ge red_me red_pe"
DISPLAY = "green_ve green_ge green_me green_pe green_ke"
"""One of each."""

obey = partial(obeying.obey, TAJ)
why = partial(obeying.why, TAJ)
offered = partial(obeying.offered, TAJ)

# ------------------------------------------------------------------ picking


def first(*cards: str) -> PickFirst:
    return PickFirst(*cards, visit=1)


def picking(display: str = DISPLAY) -> Table:
    """A has withdrawn without a prize, and has two picks."""
    return position(Raja(HAND), Raja(HAND), display=display).play(A, Withdraw())


def test_the_first_card_named_is_picked_and_then_the_second() -> None:
    table, order = picking(), first("green_ke", "green_ve")
    assert obey(table, order) == Act(Pick("green_ke"))
    assert obey(table.play(A, Pick("green_ke")), order) == Act(Pick("green_ve"))


def test_a_card_that_is_gone_is_passed_over() -> None:
    table = position(Raja(HAND), Raja(HAND), display=DISPLAY).withdraw(A, picks="green_ke green_ve").play(B, Withdraw())
    order = first("green_ke", "green_me", "green_ge")
    assert obey(table, order, B) == Act(Pick("green_me"))
    assert obey(table.play(B, Pick("green_me")), order, B) == Act(Pick("green_ge"))


def test_with_all_that_were_named_picked_the_order_is_over() -> None:
    table = picking()
    assert obey(table.play(A, Pick("green_ke")), first("green_ke")) == Over()


def test_with_none_of_them_left_it_stops() -> None:
    table = position(Raja(HAND), Raja(HAND), display=DISPLAY).withdraw(A, picks="green_ke green_ve").play(B, Withdraw())
    assert why(table, first("green_ve", "green_ke"), B) == ("none-in-display", {"cards": ("green_ve", "green_ke")})


def test_with_one_picked_and_the_other_gone_it_stops() -> None:
    table, order = picking(), first("green_ke", "red_ve")
    table.play(A, Pick("green_ke"))
    assert why(table, order) == ("none-in-display", {"cards": ("red_ve",)})


def test_a_card_picked_by_hand_counts() -> None:
    table = picking().play(A, Pick("green_me"))
    assert obey(table, first("green_ke", "green_me")) == Act(Pick("green_ke"))
    assert obey(table, first("green_me")) == Over()


def test_a_card_named_twice_is_picked_twice() -> None:
    table, order = picking("red_ve red_ve green_ge green_me green_pe"), first("red_ve", "green_ge", "red_ve")
    assert obey(table, order) == Act(Pick("red_ve"))
    table.play(A, Pick("red_ve"))
    assert obey(table, order) == Act(Pick("green_ge"))
    assert obey(table, first("red_ve", "red_ve")) == Act(Pick("red_ve"))


def test_nothing_is_picked_before_the_withdrawal_or_by_another() -> None:
    table = position(Raja(HAND), Raja(HAND), display=DISPLAY)
    assert [obey(table, first("green_ve"), seat) for seat in (A, B)] == [Wait(), Wait()]
    table.play(A, Withdraw())
    assert obey(table, first("green_ve"), B) == Wait()


def test_palaces_are_left_to_the_player() -> None:
    table = position(Raja(HAND, "red_ve"), display=DISPLAY).play(A, Withdraw())
    assert table.offered(A, Place)
    assert obey(table, first("green_ve")) == Wait()


def test_picking_is_over_with_the_turn_and_with_the_visit() -> None:
    table = picking().play(A, Pick("green_ke"), Pick("green_ve"))
    assert obey(table, first("green_me")) == Over()
    table.end_visit()
    assert obey(table, first(*table.view.display[:1])) == Over()


def test_every_list_of_up_to_three_cards_of_the_display_is_offered() -> None:
    table = position(Raja(HAND), display="red_ve red_ve green_ge green_me green_me")
    lists = [order.wanted for order in offered(table) if isinstance(order, PickFirst)]
    assert len(lists) == len(set(lists))
    assert [cards for cards in lists if len(cards) == 1] == [("red_ve",), ("green_ge",), ("green_me",)]
    assert {("red_ve", "red_ve"), ("green_ge", "red_ve", "green_me")} <= set(lists)
    assert not {("green_ge", "green_ge"), ("red_ve", "red_ve", "red_ve")} & set(lists)


def test_picks_are_offered_until_the_last_one() -> None:
    table = picking()
    assert PickFirst in map(type, offered(table))
    table.play(A, Pick("green_ke"), Pick("green_ve"))
    assert offered(table) == []
    assert PickFirst in map(type, offered(table, B))


# ------------------------------------------------------------------ withdrawing once alone


def alone(*suits: str) -> WithdrawAlone:
    return WithdrawAlone(*suits, visit=1)


def leading() -> Table:
    """A leads the Vizier and the General alone, and is level with B in elephants."""
    return position(Raja(HAND, "red_ve red_vg"), Raja(HAND, "green_me"), display=DISPLAY)


@pytest.mark.parametrize(
    ("suits", "acts"),
    [
        (("vizier",), True),
        (("vizier", "general"), True),
        (("elephant",), False),
        (("vizier", "elephant"), False),
        (("monk",), False),
        (("mogul",), False),
    ],
)
def test_with_a_lead_alone_in_all_suits_named_it_withdraws(suits: tuple[str, ...], acts: bool) -> None:
    assert obey(leading(), alone(*suits)) == (Act(Withdraw()) if acts else Wait())


def test_who_is_not_asked_does_not_withdraw() -> None:
    table = position(Raja(HAND), Raja(HAND, "red_ve red_vg"))
    assert obey(table, alone("vizier"), B) == Wait()
    assert obey(table.play(A, Play("red_ge")), alone("vizier"), B) == Act(Withdraw())


def test_a_lead_that_is_lost_is_waited_for() -> None:
    table = position(Raja(HAND, "red_ve"), Raja("yellow_ve"), Raja(HAND))
    assert obey(table, alone("vizier")) == Act(Withdraw())
    table.play(A, Play("red_ge")).play(B, Play("yellow_ve")).play(C, Play("red_ge"))
    assert obey(table, alone("vizier")) == Wait()


def test_a_prize_that_is_gone_stops_it_at_once() -> None:
    table = position(Raja(HAND, "red_ve"), Raja(HAND, "red_gm"), display=DISPLAY).withdraw(A)
    assert table.acting == B
    assert why(table, alone("general", "vizier"), B) == ("prize-gone", {"suits": ("vizier",)})
    assert why(table, alone("elephant", "vizier"), C) == ("prize-gone", {"suits": ("elephant", "vizier")})
    assert obey(table, alone("general"), B) == Act(Withdraw())


def test_who_is_left_alone_decides_again() -> None:
    """More can be won then, and there is one pick fewer."""
    table = leading().play(A, Play("red_me")).withdraw(B).withdraw(C)
    assert table.acting == A
    assert [why(table, order)[0] for order in (alone("vizier"), following("vizier"))] == ["others-withdrawn"] * 2


def test_withdrawing_is_over_once_done_and_with_the_visit() -> None:
    table = leading().withdraw(A)
    assert [obey(table, order) for order in (alone("vizier"), following())] == [Over(), Over()]
    table.end_visit()
    assert (table.view.visit, table.view.players[A].withdrawn) == (2, False)
    assert [obey(table, order) for order in (alone("vizier"), following())] == [Over(), Over()]


def test_every_list_of_up_to_three_suits_of_the_court_is_offered() -> None:
    table = leading()
    lists = [order.suits for order in offered(table) if isinstance(order, WithdrawAlone)]
    assert len(lists) == 6 + 6 * 5 + 6 * 5 * 4
    table.withdraw(A)
    left = [order.suits for order in offered(table, B) if isinstance(order, WithdrawAlone)]
    assert {suit for suits in left for suit in suits} == {"monk", "princess", "mogul", "elephant"}


# ------------------------------------------------------------------ withdrawing next


def following(*wins: str) -> WithdrawNext:
    return WithdrawNext(visit=1, wins=wins)


def test_who_is_asked_withdraws_with_what_was_foreseen_or_more() -> None:
    for wins in ((), ("vizier",), ("vizier", "general")):
        assert obey(leading(), following(*wins)) == Act(Withdraw())


def test_who_would_win_less_decides_again() -> None:
    table = leading()
    assert why(table, following("vizier", "elephant")) == ("would-win-less", {"suits": ("elephant",)})


def test_it_says_so_only_when_asked() -> None:
    table = position(Raja(HAND, "red_ve"), Raja("yellow_ve"), Raja(HAND), display=DISPLAY).play(A, Play("red_ge"))
    order = following("vizier", "general", "elephant")
    assert obey(table.play(B, Play("yellow_ve")), order) == Wait()
    assert why(table.withdraw(C), order) == ("would-win-less", {"suits": ("vizier",)})


def test_what_would_be_won_now_is_filled_in() -> None:
    orders = [order for order in offered(leading()) if isinstance(order, WithdrawNext)]
    assert orders == [following("vizier", "general")]


def test_who_has_withdrawn_or_is_alone_is_offered_no_withdrawal() -> None:
    table = leading().withdraw(A).withdraw(B)
    for seat in (A, B, C):
        assert not {WithdrawNext, WithdrawAlone} & {*map(type, offered(table, seat))}


# ------------------------------------------------------------------ before, after, and in secret


def test_nothing_is_offered_before_the_first_visit_or_after_the_end() -> None:
    assert offered(begin()) == []
    assert offered(new()) != []
    table = new()
    while not table.over:
        table.end_visit()
    assert offered(table) == []
    late = [replace(order, visit=table.view.visit) for order in (first("green_ve"), alone("monk"), following())]
    assert [obey(table, order) for order in late] == [Over(), Over(), Over()]


def test_what_others_hold_changes_nothing_that_is_ordered() -> None:
    table = leading()
    mixed = dealt_anew(table.state, A, Random(1))
    assert mixed != table.state
    assert TAJ.orders_for(mixed, A) == TAJ.orders_for(table.state, A)
    for order in offered(table)[::9]:
        assert TAJ.obey(mixed, A, order) == TAJ.obey(table.state, A, order)
