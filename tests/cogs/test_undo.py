"""Taking back what others know of: at once while nobody has acted and nothing was drawn, or else by consent."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from games.taj_mahal.actions import Withdraw
from games.yunnan.actions import Bid, Pass, Travel
from playground import Person
from tests.bot.accord import decision_in, notice, ring
from tests.bot.play import Table, by_command, decision_of, labels, suggestion
from tests.bot.positions import asks, sit_down

ASKED = "The others have been asked; all of them have to agree."


async def state_of(table: Table, person: Person) -> Any:
    return (await table.sitting(person)).timeline.state


async def bid(table: Table, person: Person) -> Bid:
    """Place a trader; what was done."""
    found = next(action for action in decision_of(await table.sitting(person)).actions if isinstance(action, Bid))
    await by_command(table, person, found)
    return found


async def two_bids(table: Table, *people: Person) -> list[Person]:
    """Two have bid; these two and then the third."""
    first, *_ = await table.begin(*people)
    await bid(table, first)
    second = await table.asked(people)
    await bid(table, second)
    return [first, second, await table.asked(people)]


async def test_a_turn_on_which_nobody_has_acted_is_taken_back_at_once(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, *_ = await table.begin(ann, ben, cleo)
    before = await state_of(table, first)
    done = await bid(table, first)
    await table.service.settled()
    waiting, asking = await table.asked([ann, ben, cleo]), table.last
    undone = await table.use(first, "game undo")
    assert undone.content.startswith("Taken back: Bid")
    assert await state_of(table, first) == before
    told = await notice(table, "has taken this back")
    assert f"**{first.name}** bids {done.space}" in told["content"]
    struck = next(message for message in table.messages if message["id"] == asking["id"])
    assert f"~~▸ {waiting.mention}" in struck["content"]


async def test_the_others_are_asked_about_what_they_have_acted_on(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, second, third = await two_bids(table, ann, ben, cleo)
    assert (await table.use(first, "game undo")).content == ASKED
    shown = await notice(table, "asks to take this back")
    assert f"**{first.name}** bids" in shown["content"]
    assert f"**{second.name}** bids" in shown["content"]
    assert all(person.mention in shown["content"] for person in (second, third))
    assert shown["content"].endswith(": it takes all of you to agree."), "nothing was drawn"
    assert labels(shown) == ["Agree", "Refuse"]


async def test_a_single_other_is_asked_as_one(table: Table, ann: Person, ben: Person) -> None:
    await table.start(ann, ben, stand_ins=1)
    first = await table.asked([ann, ben])
    await bid(table, first)
    second = await table.asked([ann, ben])
    await bid(table, second)
    await table.use(first, "game undo")
    shown = await notice(table, "asks to take this back")
    assert shown["content"].endswith(f"\n{second.mention}: do you agree?")


async def test_it_is_taken_back_once_all_agree(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    people = [ann, ben, cleo]
    first, *_ = await table.begin(*people)
    before = await state_of(table, first)
    await bid(table, first)
    second = await table.asked(people)
    await bid(table, second)
    third = await table.asked(people)
    await table.use(first, "game undo")
    shown = await notice(table, "asks to take this back")
    await decision_in(table, shown, "Agree", second)
    assert await table.asked(people) is third
    await decision_in(table, shown, "Agree", third)
    assert await table.asked(people) is first
    assert await state_of(table, first) == before
    settled = await notice(table, "asks to take this back")
    assert "it has been taken back" in settled["content"]
    assert f"**{first.name}** bids" in settled["content"]
    assert first.mention in table.last["content"]
    await table.service.restart()
    assert await state_of(table, first) == before


async def test_one_who_refuses_is_enough(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    first, second, third = await two_bids(table, ann, ben, cleo)
    before = await state_of(table, first)
    await table.use(first, "game undo")
    shown = await notice(table, "asks to take this back")
    await decision_in(table, shown, "Agree", second)
    await decision_in(table, shown, "Refuse", third)
    assert "nothing has been taken back" in (await notice(table, "asks to take this back"))["content"]
    assert await state_of(table, first) == before


async def test_a_new_action_overtakes_the_question(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    first, second, third = await two_bids(table, ann, ben, cleo)
    await table.use(first, "game undo")
    shown = await notice(table, "asks to take this back")
    await by_command(table, third, Pass())
    closed = await notice(table, "asks to take this back")
    assert "The game has gone on meanwhile" in closed["content"]
    assert labels(closed) == []
    assert shown["id"] == closed["id"]
    assert (await table.use(second, "game undo")).content == ASKED


async def test_nobody_is_asked_the_same_twice(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    first, *_ = await two_bids(table, ann, ben, cleo)
    await table.use(first, "game undo")
    assert (await table.use(first, "game undo")).content.startswith("That is being asked already")
    await ring(table)
    assert sum("asks to take this back" in message["content"] for message in table.messages) == 1


async def test_who_asks_has_no_vote_and_others_neither(
    table: Table, ann: Person, ben: Person, cleo: Person, dora: Person
) -> None:
    first, *_ = await two_bids(table, ann, ben, cleo)
    await table.use(first, "game undo")
    shown = await notice(table, "asks to take this back")
    for person in (first, dora):
        assert (await table.press(person, shown, "Agree")).content == "That is for others to decide."


async def test_alone_with_stand_ins_nobody_has_to_agree(table: Table, ann: Person) -> None:
    await table.start(ann, stand_ins=2)
    before = await state_of(table, ann)
    await bid(table, ann)
    assert (await table.use(ann, "game undo")).content.startswith("Taken back: Bid")
    assert await state_of(table, ann) == before


@pytest.mark.parametrize("restarts", [False, True], ids=["at once", "after a restart"])
async def test_what_is_drawn_anew_comes_out_the_same(
    table: Table, ann: Person, ben: Person, cleo: Person, *, restarts: bool
) -> None:
    """Case 15: a move that showed a card is taken back with consent, and the redraw brings no gain."""
    people = [ann, ben, cleo]
    await sit_down(table, lambda asked: asked.prompt.kind == "playing", people, game="taj_mahal")
    before = await state_of(table, ann)
    await by_command(table, ann, Withdraw())
    drawn = await state_of(table, ann)
    assert (await table.use(ann, "game undo")).content == ASKED
    shown = await notice(table, "asks to take")
    assert shown["content"].endswith("\nWhat has been drawn would be drawn again, and come out the same.")
    await decision_in(table, shown, "Agree", ben, cleo)
    assert await state_of(table, ann) == before
    if restarts:
        await table.service.restart()
    await by_command(table, ann, Withdraw())
    assert await state_of(table, ann) == drawn


async def test_who_waited_for_the_others_to_agree_is_called(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    """Also where it was a step of their own turn, so that no new question comes of it."""
    await sit_down(table, lambda asked: asked.prompt.kind == "playing", [ann, ben, cleo], game="taj_mahal")
    await by_command(table, ann, Withdraw())
    await table.use(ann, "game undo")
    shown = await notice(table, "asks to take")
    table.discord.world.pings.clear()
    await decision_in(table, shown, "Agree", ben, cleo)
    (called,) = ann.pings()
    assert called["content"].startswith(f"{ann.mention} Taj Mahal: ")


async def test_a_question_taken_back_has_cost_nobody_time(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    people: Sequence[Person] = [ann, ben, cleo]
    await table.start(*people, clock="72h")
    first = await table.asked(people)
    await bid(table, first)
    second = await table.asked(people)
    table.discord.clock.advance(60 * 3600)
    await table.use(first, "game undo")
    await by_command(table, first, suggestion(await table.sitting(first), Random(1)))
    assert await table.asked(people) is second
    table.discord.clock.advance(60 * 3600)
    await ring(table)
    assert await table.asked(people) is second


async def steps(table: Table, person: Person, count: int) -> None:
    """So many steps of a turn that goes on."""
    for _ in range(count):
        asked = decision_of(await table.sitting(person))
        await by_command(table, person, next(action for action in asked.actions if isinstance(action, Travel)))


async def test_an_undo_typed_again_takes_nothing_more_back_before_that_is_confirmed(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    """Whoever has not seen the first answer types it once more."""
    await sit_down(table, asks("travelling", more_than=6), [ann, ben, cleo])
    before = await state_of(table, ann)
    await steps(table, ann, 1)
    once = await state_of(table, ann)
    await steps(table, ann, 1)
    await table.use(ann, "game undo")
    repeated = await table.use(ann, "game undo")
    assert repeated.content.startswith("You have just taken something back, and nothing has happened since.")
    assert "*Undo* takes this back, too: Travel from " in repeated.content
    assert await state_of(table, ann) == once
    undone = await table.press(ann, repeated.message, "Undo")
    assert undone.content.startswith("Taken back: Travel from ")
    assert await state_of(table, ann) == before


async def test_one_more_undo_that_was_overtaken_takes_nothing_back(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    await sit_down(table, asks("travelling", more_than=6), [ann, ben, cleo])
    await steps(table, ann, 2)
    await table.use(ann, "game undo")
    repeated = await table.use(ann, "game undo")
    await steps(table, ann, 1)
    now = await state_of(table, ann)
    late = await table.press(ann, repeated.message, "Undo")
    assert late.content.startswith("That menu has been overtaken")
    assert await state_of(table, ann) == now


async def test_an_undo_typed_again_asks_nobody_before_that_is_confirmed(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    """The one before the first step of a turn is of an earlier one, on which the others have acted."""
    await sit_down(table, asks("travelling", more_than=6), [ann, ben, cleo])
    await steps(table, ann, 1)
    await table.use(ann, "game undo")
    repeated = await table.use(ann, "game undo")
    assert repeated.content.startswith("You have just taken something back, and nothing has happened since.")
    await ring(table)
    assert not any("asks to take" in message["content"] for message in table.messages)
    assert (await table.press(ann, repeated.message, "Undo")).content == ASKED
    assert await notice(table, "asks to take")


async def test_one_more_undo_asks_nobody_once_others_have_acted(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    people = [ann, ben, cleo]
    await sit_down(table, asks("travelling", more_than=6), people)
    await steps(table, ann, 1)
    await table.use(ann, "game undo")
    repeated = await table.use(ann, "game undo")
    for _ in range(2):
        person = await table.asked(people)
        await by_command(table, person, suggestion(await table.sitting(person), Random(1)))
    await table.press(ann, repeated.message, "Undo")
    await ring(table)
    assert not any("asks to take" in message["content"] for message in table.messages)


async def test_after_a_new_step_an_undo_is_the_first_again(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    await sit_down(table, asks("travelling", more_than=6), [ann, ben, cleo])
    for _ in range(2):
        await steps(table, ann, 1)
        assert (await table.use(ann, "game undo")).content.startswith("Taken back: Travel from ")
