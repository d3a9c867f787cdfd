"""Everything that can happen to a request, at every kind of request of a move: no move is lost or told twice.

What goes wrong is nobody's bug, so nothing may be logged as an error: the fixtures see to that.
"""

from __future__ import annotations

import asyncio
from random import Random
from types import SimpleNamespace

import pytest

from games.yunnan.actions import Pass
from playground import TROUBLES, Person, Refuse
from playground.clock import Clock
from tests.bot.play import Table, as_command, by_command, by_panel, decision_of, labels, parts, suggestion
from tests.bot.positions import asks, sit_down
from tests.bot.service import Artist

CALLBACK, ANSWER = "/interactions/*/callback", "/webhooks/*"
LOST = {"unknown-interaction", "acknowledged"}
"""Refusals to take an interaction, after which nothing may change."""
ANSWERS = [name for name in TROUBLES if name not in ("too-many-threads", "too-large")]
"""What can happen to an answer in words."""


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits: neither the client between its attempts nor the outbox between its own.

    Where a request is late, so many seconds pass at once, whenever it comes.
    """

    async def no_sleep(_seconds: float) -> None:
        await asyncio.sleep(0)

    hasty = SimpleNamespace(**{**vars(asyncio), "sleep": no_sleep})
    monkeypatch.setattr("discord.http.asyncio", hasty)
    monkeypatch.setattr("discord.webhook.async_.asyncio", hasty)
    monkeypatch.setattr("bot.posts.FIRST_PAUSE", 0.01)
    monkeypatch.setattr("bot.obstacles.LONGEST_PAUSE", 0.02)
    monkeypatch.setattr(Clock, "sleep", pass_at_once)


async def pass_at_once(clock: Clock, seconds: float) -> None:
    clock.advance(seconds)


async def revision(table: Table, person: Person) -> int:
    return (await table.sitting(person)).timeline.revision


async def settle(table: Table) -> None:
    """Let all be told."""
    await table.service.settled()
    table.discord.faults.clear()


async def hand_over(table: Table, people: list[Person]) -> None:
    """Decide, by commands, until a turn has been handed over."""
    told = False
    while not told:
        person = await table.asked(people)
        action = suggestion(await table.sitting(person), Random(1))
        told = not parts((await by_command(table, person, action)).message)


async def impatient(table: Table, person: Person) -> None:
    """Type a command and wait only for what goes wrong with it: an answer may never come."""
    command, options = as_command(suggestion(await table.sitting(person), Random(1)))
    await person.slash(table.channel, command, options)
    await table.discord.until(lambda: not list(table.discord.faults.plans))


async def check_told(table: Table) -> None:
    """Each message of the outbox is in the channel, once, and there are no others but the lobby's."""
    rows = await table.service.client.rooms.store.database.rows("SELECT DISTINCT posted FROM outbox")
    assert {str(row["posted"]) for row in rows} == {message["id"] for message in table.messages[1:]}


@pytest.mark.parametrize("number", range(2))
async def test_whatever_happens_to_a_board_it_is_told_once(
    table: Table, ann: Person, ben: Person, cleo: Person, number: int
) -> None:
    """At once, or after a while, or with the next one; as often the first attempt goes wrong, or the first two."""
    people = [ann, ben, cleo]
    await table.start(*people)
    for name in TROUBLES:
        path = f"/channels/{table.channel['id']}/messages"
        table.discord.faults.next("POST", path, name, times=number + 1)
        await hand_over(table, people)
        await settle(table)
        await hand_over(table, people)
        await settle(table)
        assert await table.service.client.rooms.outbox.owed() == [], name
    await check_told(table)


async def test_whatever_happens_to_the_buttons_before_the_board_is_told_once(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    people = [ann, ben, cleo]
    await table.start(*people)
    for name in TROUBLES:
        seen = len(table.messages)
        table.discord.faults.next("PATCH", f"/channels/{table.channel['id']}/messages/*", name)
        await hand_over(table, people)
        await settle(table)
        assert len(table.messages) == seen + 1, name
    await check_told(table)


async def test_whatever_happens_to_an_acknowledgement_no_change_is_silent(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    people = [ann, ben, cleo]
    await table.start(*people)
    for name in ANSWERS:
        person = await table.asked(people)
        before, seen = await revision(table, person), len(table.messages)
        table.discord.faults.next("POST", CALLBACK, name)
        await impatient(table, person)
        await settle(table)
        changed = await revision(table, person) - before
        if name in LOST:
            assert (changed, len(table.messages)) == (0, seen), name
        handed_over = changed and (await table.sitting(person)).decision is None
        assert not handed_over or len(table.messages) == seen + 1, name
    await check_told(table)


async def test_whatever_happens_to_a_receipt_the_move_counts_and_is_told_once(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    people = [ann, ben, cleo]
    await table.start(*people)
    for name in ANSWERS:
        person = await table.asked(people)
        before = await revision(table, person)
        table.discord.faults.next("PATCH", ANSWER, name)
        await impatient(table, person)
        await settle(table)
        assert await revision(table, person) > before, name
    await check_told(table)


async def test_an_acknowledgement_of_which_no_word_comes_back_is_as_good_as_any(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, *_ = await table.begin(ann, ben, cleo)
    table.discord.faults.next("POST", CALLBACK, "lost-answer")
    done = await by_panel(table, first, Pass())
    assert done.content.startswith(f"**{first.name}** passes")
    table.discord.faults.next("POST", CALLBACK, "lost-answer")
    assert (await by_command(table, first, Pass())).content.startswith("It is not your turn.")
    await table.board(2)
    await check_told(table)


async def test_a_lobby_of_which_no_word_comes_back_is_one(table: Table, ann: Person) -> None:
    table.discord.faults.next("POST", CALLBACK, "lost-answer")
    lobby = await table.open(ann, stand_ins=2)
    assert len(table.messages) == 1
    await table.press(ann, lobby, "Start")
    await table.board(1)
    assert labels(table.messages[0]) == []


async def test_a_receipt_of_which_no_word_comes_back_is_given_again(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    """With its picture: what was read of the file the first time is read anew."""
    await sit_down(table, asks("travelling", more_than=6), [ann, ben, cleo])
    table.discord.faults.next("PATCH", ANSWER, "lost-answer")
    step = await by_command(table, ann, decision_of(await table.sitting(ann)).actions[-2])
    assert step.message is not None
    (picture,) = step.message["attachments"]
    assert picture["size"] > 0
    assert "Undo" in labels(step.message)


async def test_a_picture_that_comes_after_its_interaction_has_run_out_is_let_go(
    table: Table, artist: Artist, ann: Person, ben: Person, cleo: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A quarter of an hour later nothing can be added to the answer, and nothing is said elsewhere."""
    monkeypatch.setattr("cogs.answers.SOON", 0.01)
    await sit_down(table, asks("travelling", more_than=6), [ann, ben, cleo])
    artist.free.clear()
    step = await by_command(table, ann, decision_of(await table.sitting(ann)).actions[-2])
    public = len(table.messages)
    table.discord.clock.advance(16 * 60)
    artist.free.set()
    await table.service.settled()
    assert any(request.status == 401 for request in table.discord.requests)
    assert step.message is not None
    assert step.message["attachments"] == []
    assert len(table.messages) == public


async def test_where_no_file_is_taken_the_board_is_told_in_words(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, *_ = await table.begin(ann, ben, cleo)
    table.discord.faults.next("POST", "/channels/*/messages", "too-large")
    await by_command(table, first, Pass())
    board = await table.board(2)
    assert board["attachments"] == []
    assert "Players in turn order" in board["content"]
    assert "Draw again" in labels(board)


async def test_a_long_rate_limit_on_old_buttons_keeps_no_board_waiting(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    """Edits of messages older than an hour are few (30046): the buttons stay, and the next board is told."""
    people = [ann, ben, cleo]
    await table.start(*people)
    edits = f"/channels/{table.channel['id']}/messages/*"
    table.discord.faults.next("PATCH", edits, Refuse(429, 30046, retry_after=3000.0), times=None)
    for _ in range(3):
        seen = len(table.messages)
        await hand_over(table, people)
        await table.board(seen)
    assert sum(request.method == "PATCH" and request.status == 429 for request in table.discord.requests) == 3
    assert labels(table.messages[1])[0] == "My turn"
    await check_told(table)


async def test_a_long_rate_limit_on_boards_is_waited_out(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    people = [ann, ben, cleo]
    await table.start(*people)
    posts = f"/channels/{table.channel['id']}/messages"
    table.discord.faults.next("POST", posts, Refuse(429, retry_after=3000.0), times=2)
    await hand_over(table, people)
    await table.board(2)
    await check_told(table)
