"""Who is pinged: those who are newly asked, each once, in their own way, and at an hour that suits them."""

from __future__ import annotations

from datetime import time

import pytest

from bot.hours.zones import Zone
from bot.people.profile import Calls, Clock
from games.yunnan.actions import Done, Travel
from playground import Hold, LoseAnswer, Person
from tests.bot.calls.day import Day
from tests.bot.play import Table, by_command, decision_of
from tests.bot.positions import asks, sit_down

LONDON = Zone("Europe/London")
NIGHT = Clock(LONDON, (time(22, 0), time(8, 0)))


async def test_who_is_newly_asked_is_pinged_once_and_nobody_else(
    day: Day, table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, second, third = await day.begin(ann, ben, cleo)
    board = await day.passes(first)
    assert [ping.message_id for ping in table.discord.world.pings] == [board["id"]]
    assert len(day.pinged(second)) == 1
    await table.service.restart()
    await day.settled()
    assert table.discord.world.pings == []
    await day.passes(second)
    assert len(day.pinged(third)) == 1


async def test_steps_of_one_s_own_turn_ping_nobody(
    day: Day, table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    await sit_down(table, asks("travelling", more_than=6), [ann, ben, cleo])
    await day.settled()
    day.forget()
    step = next(a for a in decision_of(await table.sitting(ann)).actions if isinstance(a, Travel))
    await by_command(table, ann, step)
    await table.use(ann, "game undo")
    await by_command(table, ann, step)
    await day.settled()
    assert table.discord.world.pings == []
    await by_command(table, ann, Done())
    await day.settled()
    assert len(table.discord.world.pings) == 1


async def test_who_has_just_acted_is_there_and_not_pinged(day: Day, table: Table, ann: Person) -> None:
    """Stand-ins take their turns at once, so the next question comes to the same person."""
    await table.start(ann, stand_ins=2)
    assert len(day.pinged(ann)) == 1
    board = await day.passes(ann)
    assert ann.mention in board["content"]
    assert day.pinged(ann) == []


async def test_whoever_wants_no_pings_is_named_without_one(
    day: Day, table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, second, _ = await day.begin(ann, ben, cleo)
    await day.client.people.set_calls(int(second.id), Calls.OFF)
    board = await day.passes(first)
    assert second.mention in board["content"]
    await day.later(24 * 10)
    assert day.pinged(second) == []
    assert day.private(second) == []


async def test_whoever_wants_a_private_message_gets_one_with_a_link_to_the_board(
    day: Day, table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, second, _ = await day.begin(ann, ben, cleo)
    await day.client.people.set_calls(int(second.id), Calls.PRIVATE)
    board = await day.passes(first)
    await day.settled()
    assert day.pinged(second) == []
    (said,) = day.private(second)
    assert said.startswith("Yunnan: Place a trader, or pass.")
    assert f"https://discord.com/channels/{board['guild_id']}/{board['channel_id']}/{board['id']}" in said
    await table.service.restart()
    await day.settled()
    assert len(day.private(second)) == 1


async def test_a_private_message_that_is_refused_becomes_a_ping_and_that_is_said_once(
    day: Day, table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, second, third = await day.begin(ann, ben, cleo)
    await second.close_dms()
    for person in (second, third):
        await day.client.people.set_calls(int(person.id), Calls.PRIVATE)
    await day.passes(first)
    (said,) = day.pinged(second)
    assert said.startswith(f"{second.mention} Yunnan: Place a trader, or pass.")
    assert "Private messages from this bot do not reach you" in said
    await day.later(25)
    (reminder,) = day.pinged(second)
    assert "⏰" in reminder
    assert "Private messages" not in reminder
    await second.open_dms()
    await day.later(25)
    assert day.pinged(second) == []
    assert len(day.private(second)) == 1


async def test_in_quiet_hours_the_board_comes_at_once_and_the_ping_at_their_end(
    day: Day, table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, second, _ = await day.begin(ann, ben, cleo)
    await day.client.people.set_clock(int(second.id), NIGHT)
    await day.later(11)
    day.forget()
    board = await day.passes(first)
    assert second.mention in board["content"]
    await day.later(8.9)
    await table.service.restart()
    await day.settled()
    assert table.discord.world.pings == []
    await day.later(0.2)
    (said,) = day.pinged(second)
    assert said.startswith(f"{second.mention} Yunnan: Place a trader, or pass.")
    assert "⏰" not in said
    await day.later(23)
    assert day.pinged(second) == []
    await day.later(1.5)
    assert "⏰" in day.pinged(second)[0]


async def test_who_answers_in_their_quiet_hours_is_not_pinged_afterwards(
    day: Day, table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, second, _ = await day.begin(ann, ben, cleo)
    await day.client.people.set_clock(int(second.id), NIGHT)
    await day.later(11)
    await day.passes(first)
    await day.passes(second)
    day.forget()
    await day.later(10)
    assert day.pinged(second) == []


async def test_who_is_on_vacation_is_pinged_on_return(
    day: Day, table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, second, _ = await day.begin(ann, ben, cleo)
    await day.client.people.set_vacation(int(second.id), table.discord.clock.now() + 5 * 86400)
    await day.passes(first)
    await day.later(4.9 * 24)
    assert day.pinged(second) == []
    await day.later(0.2 * 24)
    assert len(day.pinged(second)) == 1


async def test_a_change_of_what_one_wants_counts_at_once(
    day: Day, table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    """Who ends their vacation is called, for as long as they are waited for."""
    first, second, _ = await day.begin(ann, ben, cleo)
    await day.client.people.set_vacation(int(second.id), table.discord.clock.now() + 5 * 86400)
    await day.passes(first)
    await day.later(24)
    assert day.pinged(second) == []
    await day.client.people.set_vacation(int(second.id), None)
    await day.client.calls.reconsider(user=int(second.id))
    await day.settled()
    assert len(day.pinged(second)) == 1


async def test_who_was_late_is_not_taken_for_being_there(day: Day, table: Table, ann: Person) -> None:
    """A stand-in has decided in their place, and they are asked again at once."""
    await table.start(ann, stand_ins=2, clock="24h")
    await day.later(24.1)
    assert "time has run out" in "".join(message["content"] for message in table.messages)
    assert sum("⏰" not in content for content in day.pinged(ann)) == 2


@pytest.mark.parametrize("way", [Calls.PING, Calls.PRIVATE])
async def test_who_wants_it_is_told_that_they_are_probably_next(
    day: Day, table: Table, ann: Person, ben: Person, cleo: Person, way: Calls
) -> None:
    """That is who was asked next when the one before was asked the last time."""
    first, second, third = await day.begin(ann, ben, cleo)
    await day.client.people.set_ahead(int(second.id), ahead=True)
    await day.client.people.set_calls(int(second.id), way)
    for person in (first, second, third):
        await day.bids(person)
    said = day.pinged(second) if way is Calls.PING else day.private(second)[1:]
    assert len(said) == 1 + (way is Calls.PING)
    assert "you are probably next" in said[-1]
    assert not any("probably next" in told for told in day.pinged(third))


async def test_an_undo_strikes_out_who_is_asked_no_more_and_pings_nobody_else(
    day: Day, table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, second, _ = await day.begin(ann, ben, cleo)
    before = (await day.passes(first))["content"]
    assert len(day.pinged(second)) == 1
    await table.use(first, "game undo")
    await day.settled()
    (line,) = [line for line in before.splitlines() if second.mention in line]
    assert table.messages[2]["content"] == before.replace(line, f"~~{line}~~")
    assert table.discord.world.pings == []
    await day.later(100)
    assert day.pinged(second) == []


async def test_the_time_that_was_told_is_struck_out_with_the_question(
    day: Day, table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    await table.start(ann, ben, cleo, clock="72h")
    first = await table.asked([ann, ben, cleo])
    before = (await day.passes(first))["content"]
    await table.use(first, "game undo")
    await day.settled()
    asked, due = before.splitlines()[-2:]
    small, _, said = due.partition(" ")
    assert small == "-#"
    assert table.messages[2]["content"].splitlines()[-2:] == [f"~~{asked}~~", f"-# ~~{said}~~"]


async def test_killed_between_board_and_private_message_both_come_once(
    day: Day, table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, second, _ = await day.begin(ann, ben, cleo)
    await day.client.people.set_calls(int(second.id), Calls.PRIVATE)
    hold = Hold()
    table.discord.faults.next("POST", "/users/@me/channels", hold)
    seen = len(table.messages)
    await by_command(table, first, decision_of(await table.sitting(first)).actions[0])
    await table.board(seen)
    await hold.arrived()
    await table.service.kill()
    hold.release()
    await table.service.start()
    await day.settled()
    assert len(day.private(second)) == 1
    assert len(table.messages) == seen + 1


async def test_a_private_message_whose_receipt_was_lost_is_not_repeated(
    day: Day, table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    """However late the next attempt is."""
    first, second, _ = await day.begin(ann, ben, cleo)
    await day.client.people.set_calls(int(second.id), Calls.PRIVATE)
    dm = table.discord.dm(second)
    table.discord.faults.next("POST", f"/channels/{dm['id']}/messages", LoseAnswer())
    await day.passes(first)
    await day.later(2)
    assert len(day.private(second)) == 1


async def test_a_private_message_waits_out_trouble_of_discord(
    day: Day, table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, second, _ = await day.begin(ann, ben, cleo)
    await day.client.people.set_calls(int(second.id), Calls.PRIVATE)
    table.discord.faults.next("POST", "/users/@me/channels", LoseAnswer())
    await day.passes(first)
    assert day.private(second) == []
    await day.later(0.1)
    assert len(day.private(second)) == 1
    assert day.pinged(second) == []


async def test_what_was_said_in_private_of_a_question_that_is_taken_back_is_struck_out_too(
    day: Day, table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, second, _ = await day.begin(ann, ben, cleo)
    await day.client.people.set_calls(int(second.id), Calls.PRIVATE)
    await day.passes(first)
    (before,) = day.private(second)
    await table.use(first, "game undo")
    await day.settled()
    assert day.private(second) == [f"~~{before}~~"]
    await day.passes(first)
    struck, anew = day.private(second)
    assert struck == f"~~{before}~~"
    assert anew.startswith("Yunnan: Place a trader, or pass.")
