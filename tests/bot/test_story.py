"""The story of a game: what is alike is folded into one sentence, and orders are told once they have acted."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.draws import Draws
from bot.lately import last_own, lately, opening
from bot.speech import Speech
from bot.story import story, tale
from bot.timeline import Deputy, Timeline, begin
from data.catalogue import catalogue
from games.api import Event, Seat, Setup
from games.history import Entry, act, nature
from games.registry import GAMES
from games.yunnan.actions import Bid, Pass

ANN, BEN, CEM = map(Seat, range(3))
SPEECH = Speech(catalogue(), "yunnan", ("Ann", "Ben", "Cem"))
YUNNAN = GAMES["yunnan"]


def passed(seat: Seat, traders: int = 0) -> Event:
    return Event("passed", {"seat": seat, "traders": traders})


def test_what_several_do_alike_is_one_sentence() -> None:
    assert story(SPEECH, [passed(BEN), passed(CEM)]) == ["**Ben** and **Cem** pass."]
    assert story(SPEECH, [passed(ANN, 1), passed(BEN, 1), passed(CEM, 1)]) == [
        "**Ann**, **Ben** and **Cem** pass and send a trader each to the market."
    ]


def test_what_they_do_otherwise_or_at_another_time_stays_apart() -> None:
    assert story(SPEECH, [passed(BEN), passed(CEM, 1)]) == [
        "**Ben** passes.", "**Cem** passes and sends a trader to the market."
    ]  # fmt: skip
    bank = Event("bank", {"seat": ANN})
    assert len(story(SPEECH, [passed(BEN), bank, passed(CEM)])) == 3


def test_what_one_does_repeatedly_is_counted() -> None:
    assert story(SPEECH, [passed(BEN), passed(BEN)]) == ["**Ben** passes (×2)."]


def test_what_has_no_word_for_several_is_told_of_each() -> None:
    banks = [Event("bank", {"seat": seat}) for seat in (ANN, BEN)]
    assert story(SPEECH, banks) == ["**Ann** goes to the bank.", "**Ben** goes to the bank."]


def test_an_event_for_one_seat_is_told_to_nobody_else() -> None:
    secret = replace(passed(BEN), to=CEM)
    assert story(SPEECH, [secret]) == story(SPEECH, [secret], ANN) == []
    assert story(SPEECH, [secret], CEM) == ["**Ben** passes."]


def begun() -> Timeline:
    timeline = begin(YUNNAN, Setup("second", 3))
    return timeline.plus(nature(YUNNAN, timeline.state, Draws("1").nature(0)), 0.0)


def after(timeline: Timeline, *actions: Bid | Pass, deputy: Deputy | None = None) -> Timeline:
    for action in actions:
        entry = Entry(action, timeline.decisions[0].seat)
        timeline = timeline.plus([act(YUNNAN, timeline.state, entry)], 1.0, deputy)
    return timeline


def test_what_an_order_did_is_told_as_such() -> None:
    start = begun()
    first = SPEECH.name(start.decisions[0].seat)
    told = tale(SPEECH, after(start, Pass(), deputy=Deputy.ORDER), start.revision)
    assert told[0].startswith(first)
    assert [line.endswith("*(by standing order)*") for line in told] == [True, *[False] * (len(told) - 1)]


@pytest.mark.parametrize("deputy", [None, Deputy.STAND_IN])
def test_a_stand_in_on_a_chair_is_told_of_like_anybody(deputy: Deputy | None) -> None:
    start = begun()
    (told,) = tale(SPEECH, after(after(start, Pass()), Pass(), deputy=deputy), start.revision)
    assert " pass and send " in told


def test_a_stand_in_for_once_is_told_of() -> None:
    start = begun()
    assert tale(SPEECH, after(start, Pass(), deputy=Deputy.ONCE), start.revision)[0].endswith("*(by a stand-in)*")


@pytest.mark.parametrize("deputy", Deputy)
def test_what_was_decided_in_somebodys_place_is_news_to_them(deputy: Deputy) -> None:
    start = begun()
    first = start.decisions[0].seat
    now = after(start, Pass(), deputy=deputy)
    assert last_own(now, (first,)) == start.revision
    assert lately(SPEECH, now, (first,))


def test_what_orders_and_people_did_is_not_folded_into_one() -> None:
    start = begun()
    told = tale(SPEECH, after(after(start, Pass()), Pass(), deputy=Deputy.ORDER), start.revision)
    assert len(told) == 2


def test_somebody_who_has_not_acted_hears_all_since_the_opening() -> None:
    start = begun()
    first, second, _ = (start.state.order[number] for number in range(3))
    assert opening(start) == start.revision
    assert lately(SPEECH, start, (first,)) == []
    now = after(start, Bid("trading_school", 7))
    assert last_own(now, (second,)) == start.revision
    (told,) = lately(SPEECH, now, (second,))
    assert "bids 7 in the Trading School" in told


def test_ones_own_action_is_the_last_that_need_not_be_told_but_that_of_an_order_is() -> None:
    now = after(begun(), Bid("trading_school", 7))
    first = now.lines[-1].taken.entry.seat
    assert first is not None
    assert lately(SPEECH, now, (first,)) == []
    later = after(now, Pass(), Pass())
    assert last_own(later, (first,)) == now.revision
    ordered = after(later, Pass(), deputy=Deputy.ORDER)
    assert last_own(ordered, (first,)) == now.revision
    assert sum("*(by standing order)*" in told for told in lately(SPEECH, ordered, (first,))) == 1
