"""Presses that come twice, at once, late, out of order or after all is over: each counts once or not at all."""

from __future__ import annotations

import asyncio
from itertools import count
from random import Random

import pytest

from bot.lobby import Person as Player
from games.api import Action
from games.yunnan.actions import Bid, Pass
from playground import Interaction, Late, OutOfOrder, Person, Twice, Wire
from tests.bot.drive import decide
from tests.bot.play import Table, by_command, by_panel, chosen, decision_of, parts, suggestion
from tests.bot.service import Service

EVENT = "INTERACTION_CREATE"
STALE = "That menu has been overtaken; nothing was changed."
TABLES = 50


async def to_confirm(table: Table, person: Person, kind: type[Action] = Pass) -> Wire:
    """A panel that leaves nothing but to confirm an action of a kind."""
    asked = decision_of(await table.sitting(person))
    shown = await chosen(table, person, next(action for action in asked.actions if isinstance(action, kind)))
    assert shown.message is not None
    return shown.message


async def revision(table: Table, person: Person) -> int:
    return (await table.sitting(person)).timeline.revision


async def play(table: Table, people: list[Person], times: int) -> None:
    """So many decisions, by commands."""
    for _ in range(times):
        await decide(table, await table.asked(people), by_command, Random(1))


async def told(table: Table, words: str) -> list[int]:
    """How often each message of the channel says something, once all is told."""
    await table.service.settled()
    return [message["content"].count(words) for message in table.messages]


async def test_two_different_presses_of_one_revision_at_once_are_one_action(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    """Both panels were shown for the same question; whichever is taken first counts, the other is stale."""
    first, *_ = await table.begin(ann, ben, cleo)
    before = await revision(table, first)
    panels = [await to_confirm(table, first, kind) for kind in (Bid, Pass)]
    presses = [await first.click(panel, "Confirm") for panel in panels]
    answers = [(await press.done()).content for press in presses]
    assert sum(answer.startswith(STALE) for answer in answers) == 1
    assert await revision(table, first) == before + 1
    await table.board(2)
    assert len(table.messages) == 3


async def test_a_press_of_ten_revisions_ago_changes_nothing_and_says_what_has_happened(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    people = [ann, ben, cleo]
    first, *_ = await table.begin(*people)
    panel = await to_confirm(table, first)
    await play(table, people, 10)
    before, messages = await revision(table, first), len(table.messages)
    late = await table.press(first, panel, "Confirm")
    assert late.content.startswith(STALE)
    assert await revision(table, first) == before
    assert len(table.messages) == messages


async def test_a_panel_counts_for_nobody_else(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    """Its button pressed by another player, as no client does: what counts is who presses."""
    first, other, _ = await table.begin(ann, ben, cleo)
    before, panel = await revision(table, first), await to_confirm(table, first)
    (confirm, *_) = parts(panel)
    table.last["components"] = [{"type": 1, "components": [confirm]}]
    refused = await table.press(other, table.last, confirm["custom_id"])
    assert refused.content.startswith(STALE)
    assert "It is not your turn." in refused.content
    assert await revision(table, first) == before
    assert len(table.messages) == 2


async def test_nothing_is_offered_while_typing_to_who_sits_at_another_table(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, *_ = await table.begin(ann, ben, cleo)
    tavern = Table(table.service, table.discord.channel("tavern"))
    await tavern.start(next(one for one in (ann, ben, cleo) if one is not first), stand_ins=2)
    assert await first.autocomplete(tavern.channel, "yunnan bid", "building", "") == []
    assert await first.autocomplete(table.channel, "taj play", "card", "") == []
    assert await first.autocomplete(table.channel, "yunnan bid", "building", "")


async def test_a_press_delivered_twice_counts_once(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    """Whatever comes twice: the panel, its steps, and its confirmation."""
    first, *_ = await table.begin(ann, ben, cleo)
    table.discord.gateway.faults.next(EVENT, Twice(), times=None)
    panel = await to_confirm(table, first)
    done = await table.press(first, panel, "Confirm")
    assert done.content.startswith(f"**{first.name}** passes")
    assert await told(table, " passes") == [0, 0, 1]


async def test_a_lobby_s_buttons_delivered_twice_count_once(table: Table, ann: Person, ben: Person) -> None:
    table.discord.gateway.faults.next(EVENT, Twice(), times=None)
    lobby = await table.open(ann, ben, stand_ins=1)
    await table.press(ann, lobby, "Start")
    await table.board(1)
    assert len(table.messages) == 2
    assert lobby["content"].count("(stand-in)") == 1


async def test_a_press_that_comes_too_late_to_be_answered_changes_nothing(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, *_ = await table.begin(ann, ben, cleo)
    before, panel = await revision(table, first), await to_confirm(table, first)
    table.discord.gateway.faults.next(EVENT, Late(4))
    press = await first.click(panel, "Confirm")
    table.discord.clock.advance(5)
    await table.use(first, "game status")
    assert press.failed
    assert await told(table, " passes") == [0, 0]
    assert await revision(table, first) == before


async def test_presses_out_of_order_count_as_they_come(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    """The earlier press arrives after the later one, which has changed what it was for."""
    first, *_ = await table.begin(ann, ben, cleo)
    panels = [await to_confirm(table, first, kind) for kind in (Bid, Pass)]
    table.discord.gateway.faults.next(EVENT, OutOfOrder())
    earlier = await first.click(panels[0], "Confirm")
    later = await first.click(panels[1], "Confirm")
    assert (await later.done()).content.startswith(f"**{first.name}** passes")
    assert (await earlier.done()).content.startswith(STALE)
    assert await told(table, " passes") == [0, 0, 1]


@pytest.mark.parametrize("again", [0, 5])
async def test_what_is_pressed_while_the_connection_is_gone_counts_once(
    table: Table, ann: Person, ben: Person, cleo: Person, again: int
) -> None:
    """It is delivered when the session is resumed; so are events that came before, if Discord repeats them."""
    first, *_ = await table.begin(ann, ben, cleo)
    panel = await to_confirm(table, first)
    await table.discord.gateway.drop(again=again)
    press = await first.click(panel, "Confirm")
    assert (await press.done()).content.startswith(f"**{first.name}** passes")
    assert await told(table, " passes") == [0, 0, 1]


async def test_a_press_that_had_its_effect_before_the_connection_broke_is_not_repeated_with_it(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    people = [ann, ben, cleo]
    first, *_ = await table.begin(*people)
    await by_panel(table, first, Pass())
    await table.board(2)
    await table.discord.gateway.drop(again=5)
    await table.discord.connected()
    second = await table.asked(people)
    await by_panel(table, second, Pass())
    await table.board(3)
    assert await told(table, " passes") == [0, 0, 1, 1]


async def test_the_buttons_of_a_game_that_was_played_to_its_end_say_so(table: Table, ann: Person) -> None:
    """Each of them, pressed after the end: the board's and the panel's."""
    await table.start(ann, stand_ins=2)
    board, panel = dict(table.last), await to_confirm(table, ann)
    await play_out(table, ann)
    messages = len(table.messages)
    for message, button in ((board, "My turn"), (panel, "Confirm"), (panel, "Back")):
        table.last["components"] = message["components"]
        assert (await table.press(ann, table.last, button)).content == "This game is over."
    assert len(table.messages) == messages


async def play_out(table: Table, person: Person) -> None:
    """Play on to the end, with nobody else to wait for."""
    tables, random = table.service.client.tables, Random(5)
    sitting, player = await table.sitting(person), Player(int(person.id), person.name)
    for interaction in count(1):
        played = await tables.play(sitting.table.id, player, suggestion(sitting, random), interaction)
        sitting = played.sitting
        if sitting.timeline.over:
            break
    table.service.client.posts.wake(sitting.table.id)
    await table.service.settled()


class Pulse:
    """Looks how long the event loop is kept from other work, in seconds."""

    def __init__(self) -> None:
        self.longest = 0.0
        self._task = asyncio.create_task(self._beat())

    async def _beat(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            before = loop.time()
            await asyncio.sleep(0.005)
            self.longest = max(self.longest, loop.time() - before - 0.005)

    def stop(self) -> None:
        self._task.cancel()


async def test_fifty_tables_are_pressed_at_at_once(
    service: Service, ann: Person, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every press twice: at each table one action and one board."""
    tables = [Table(service, service.discord.channel(f"room {number}")) for number in range(TABLES)]
    for table in tables:
        await table.start(ann, stand_ins=2)
    panels = [await to_confirm(table, ann, Bid) for table in tables]
    before = [await revision(table, ann) for table in tables]
    pulse = Pulse()
    presses: list[Interaction] = [await ann.click(panel, "Confirm") for panel in panels for _ in range(2)]
    await asyncio.gather(*(press.done() for press in presses))
    await service.settled()
    pulse.stop()
    with capsys.disabled():
        held = f"{1000 * pulse.longest:.0f} ms"
        print(f"\n{2 * TABLES} presses at {TABLES} tables: event loop held up for at most {held}")  # noqa: T201 - to read
    for table, length in zip(tables, before, strict=True):
        sitting = await table.sitting(ann)
        new = [line.taken.entry for line in sitting.timeline.lines if line.revision > length]
        assert [type(entry.action) for entry in new if entry.seat == sitting.seat] == [Bid]
        assert len(table.messages) == 3
