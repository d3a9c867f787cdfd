"""Time banks: none unless agreed; when one has run out, a stand-in decides one question, or the others vote."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

import pytest

from games.yunnan.actions import Pass
from playground import Person
from tests.bot.accord import decision_in, later, notice, ring
from tests.bot.play import Table, by_command, decision_of, labels, suggestion

HOUR = 3600


async def begun(table: Table, host: Person, *others: Person, **new: Any) -> list[Person]:
    """A game with a time bank; who must decide first, then the others."""
    people = (host, *others)
    await table.open(host, *others, seats=len(people), **new)
    await table.press(host, table.last, "Start")
    await table.board(1)
    first = await table.asked(people)
    return [first, *(person for person in people if person is not first)]


async def until_asked(table: Table, wanted: Person, *people: Person) -> None:
    """Play on until a person is asked."""
    random = Random(1)
    while (asked := await table.asked(people)) is not wanted:
        await by_command(table, asked, suggestion(await table.sitting(asked), random))


async def park(table: Table) -> None:
    """Let nothing happen for 44 days: the players are asked whether they go on, and then the game is parked."""
    for _ in range(2):
        await later(table, 24 * 22)
    assert table.last["content"].startswith("This game is parked")


async def test_without_an_agreement_nobody_has_a_deadline(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    board = await table.start(ann, ben, cleo)
    assert "⏳" not in board["content"]
    first = await table.asked([ann, ben, cleo])
    asked = decision_of(await table.sitting(first))
    await later(table, 24 * 20)
    assert decision_of(await table.sitting(first)) == asked


async def test_the_deadline_is_told_with_the_question(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    board = await table.start(ann, ben, cleo, clock="72h+12h")
    first = await table.asked([ann, ben, cleo])
    found = re.search(r"⏳ \*\*(.+)\*\* has time until <t:(\d+):f>, <t:\2:R>", board["content"])
    assert found is not None
    assert found[1] == first.name
    assert abs(int(found[2]) - table.discord.clock.now() - 72 * HOUR) < 60
    assert found[0] in (await table.use(ann, "game status")).content
    assert found[0] in (await table.my_turn(first)).content


async def test_what_was_agreed_is_said_at_the_table(table: Table, ann: Person, ben: Person) -> None:
    lobby = await table.open(ann, ben, clock="3d", weekends="budapest", late="vote")
    assert (
        "Time bank for each: 3 days. Only waking time counts. When it has run out, the others decide"
        in lobby["content"]
    )
    assert "Weekends in Europe/Budapest do not count." in lobby["content"]


@pytest.mark.parametrize(
    ("new", "said"),
    [
        ({"clock": "soon"}, "“soon” is no length of time."),
        ({"weekends": "pause"}, "Weekends and being late matter only with a time bank"),
        ({"clock": "3d", "weekends": "nowhere"}, "There is no time zone “nowhere”."),
    ],
)
async def test_what_makes_no_sense_is_refused(table: Table, ann: Person, new: dict[str, str], said: str) -> None:
    assert (await table.use(ann, "game new", **new)).content.startswith(said)
    assert table.messages == []


async def test_time_zones_are_offered_for_weekends(table: Table, ann: Person) -> None:
    offered = await ann.autocomplete(table.channel, "game new", "weekends", "budap")
    assert [choice["value"] for choice in offered] == ["Europe/Budapest"]


async def test_a_stand_in_decides_one_question_of_who_is_late(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, *_ = await begun(table, ann, ben, cleo, clock="72h")
    await later(table, 71)
    assert await table.asked([ann, ben, cleo]) is first
    await later(table, 2)
    assert await table.asked([ann, ben, cleo]) is not first
    said = await notice(table, "time has run out")
    assert f"A stand-in has decided this one question. **{first.name}** plays on." in said["content"]
    assert f"**{first.name}**" in (await notice(table, "⏳"))["content"]
    assert (await table.sitting(first)).table.seats_of(int(first.id))


async def test_after_running_out_there_is_some_time_for_each_question(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    """Nobody loses a game by time alone: the next question is theirs again, for half a day awake."""
    first, *_ = await begun(table, ann, ben, cleo, clock="72h")
    await later(table, 73)
    await until_asked(table, first, ann, ben, cleo)
    await later(table, 11)
    assert await table.asked([ann, ben, cleo]) is first
    await later(table, 2)
    assert first is not await table.asked([ann, ben, cleo])


async def test_time_runs_out_but_once_whatever_is_restarted(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, *_ = await begun(table, ann, ben, cleo, clock="72h")
    await table.service.stop()
    table.discord.clock.advance(73 * HOUR)
    await table.service.start()
    await ring(table)
    await table.service.restart()
    await ring(table)
    assert sum("time has run out" in message["content"] for message in table.messages) == 1
    assert await table.asked([ann, ben, cleo]) is not first


async def test_the_others_may_wait_or_have_a_stand_in_for_once(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, one, other = await begun(table, ann, ben, cleo, clock="24h", late="vote")
    await later(table, 25)
    shown = await notice(table, "time has run out")
    assert labels(shown) == ["Wait", "Stand-in for this once"]
    assert (await table.press(first, shown, "Wait")).content == "That is for others to decide."
    await decision_in(table, shown, "Wait", one, other)
    assert "has some more time" in (await notice(table, "time has run out"))["content"]
    assert await table.asked([ann, ben, cleo]) is first
    await later(table, 13)
    again = await notice(table, "time has run out")
    assert again["id"] != shown["id"]
    await decision_in(table, again, "Stand-in for this once", one, other)
    assert await table.asked([ann, ben, cleo]) is not first
    assert "A stand-in has decided" in (await notice(table, "time has run out"))["content"]


async def test_who_decides_while_the_others_vote_has_decided(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, one, _ = await begun(table, ann, ben, cleo, clock="24h", late="vote")
    await later(table, 25)
    shown = await notice(table, "time has run out")
    await table.press(one, shown, "Stand-in for this once")
    await by_command(table, first, Pass())
    closed = await notice(table, "time has run out")
    assert f"That question waits for **{first.name}** no more." in closed["content"]
    assert labels(closed) == []


async def test_three_questions_missed_on_end_are_an_absence(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, *_ = await begun(table, ann, ben, cleo, clock="24h")
    for _ in range(3):
        assert not any("three times on end" in message["content"] for message in table.messages)
        await until_asked(table, first, ann, ben, cleo)
        await later(table, 25)
    shown = await notice(table, "three times on end")
    assert labels(shown) == ["Wait", "Stand-in", "Somebody else"]
    await until_asked(table, first, ann, ben, cleo)
    await by_command(table, first, suggestion(await table.sitting(first), Random(1)))
    assert f"**{first.name}** is back." in (await notice(table, "three times on end"))["content"]


async def test_weekends_do_not_count_where_that_was_agreed(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    now = datetime.fromtimestamp(table.discord.clock.now(), UTC)
    friday = (now + timedelta(days=(4 - now.weekday()) % 7 + 7)).replace(hour=0, minute=0, second=0)
    table.discord.clock.advance(friday.timestamp() - now.timestamp())
    first, *_ = await begun(table, ann, ben, cleo, clock="30h", weekends="Etc/UTC")
    await later(table, 3 * 24)
    assert await table.asked([ann, ben, cleo]) is first
    await later(table, 7)
    assert await table.asked([ann, ben, cleo]) is not first


async def test_time_stands_still_while_a_game_is_parked(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    """Parked after 44 days of a bank of 47, and resumed after a year, the person has three days left."""
    first, *_ = await begun(table, ann, ben, cleo, clock="47d")
    await park(table)
    assert "⏳" not in (await table.use(ann, "game status")).content
    await later(table, 24 * 365)
    assert await table.asked([ann, ben, cleo]) is first
    await table.use(ben, "game resume")
    assert f"⏳ **{first.name}** has time until" in (await table.use(ann, "game status")).content
    await later(table, 24 * 3 - 1)
    assert await table.asked([ann, ben, cleo]) is first
    await later(table, 2)
    assert await table.asked([ann, ben, cleo]) is not first


async def test_a_move_lets_time_run_again_in_a_parked_game(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, *_ = await begun(table, ann, ben, cleo, clock="47d")
    await park(table)
    await by_command(table, first, Pass())
    assert "⏳" in (await table.use(ann, "game status")).content


async def test_nobody_is_looked_for_in_the_server_while_a_game_is_parked(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, other, _ = await begun(table, ann, ben, cleo)
    await park(table)
    await table.discord.remove(first)
    await later(table, 24 * 3)
    assert "no longer a member" not in table.last["content"]
    await table.use(other, "game resume")
    await notice(table, "is no longer a member of this server.")


async def test_who_plays_with_stand_ins_alone_may_be_late(table: Table, ann: Person) -> None:
    """There is nobody to vote; it is noted once, and looked at no more."""
    await table.start(ann, stand_ins=2, clock="24h", late="vote")
    await later(table, 25)
    assert await table.asked([ann]) is ann
    due = await table.service.client.alarm.ring()
    assert due is not None
    assert due > table.discord.clock.now()
