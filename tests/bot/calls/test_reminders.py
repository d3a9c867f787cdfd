"""Reminders: after the table's interval, three at most, to nobody who has decided, and never in quiet hours."""

from __future__ import annotations

from datetime import time

import pytest

from bot.calls.plan import interval_of
from bot.errors import TableError
from bot.hours.zones import Zone
from bot.people.profile import Clock
from games.taj_mahal.actions import Withdraw
from playground import LoseAnswer, Person
from tests.bot.calls.day import Day
from tests.bot.play import Table, by_command
from tests.bot.positions import asks, sit_down

NIGHT = Clock(Zone("Europe/London"), (time(11, 0), time(14, 0)))
"""Quiet hours around noon, when the table was opened."""


async def test_who_does_not_decide_is_reminded_after_a_day_and_three_times_at_most(
    day: Day, table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, *others = await day.begin(ann, ben, cleo)
    board = table.last
    await day.later(23.9)
    assert table.discord.world.pings == []
    found = []
    for _ in range(20):
        await day.later(12)
        found += day.pinged(first)
    assert len(found) == 3
    assert found[0].startswith(f"{first.mention} ⏰ Yunnan: Place a trader, or pass.")
    asked_at = board["content"].rpartition("<t:")[2].partition(":")[0]
    assert f"Asked <t:{asked_at}:f>" in found[0]
    assert f"/{board['channel_id']}/{board['id']})" in found[0]
    assert [day.pinged(person) for person in others] == [[], []]


async def test_who_has_decided_is_not_reminded_and_the_next_one_in_time(
    day: Day, table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, second, _ = await day.begin(ann, ben, cleo)
    await day.later(20)
    await day.passes(first)
    day.forget()
    await day.later(23)
    assert table.discord.world.pings == []
    await day.later(1.5)
    assert len(day.pinged(second)) == 1


async def test_a_restart_neither_repeats_nor_forgets_a_reminder(
    day: Day, table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, *_ = await day.begin(ann, ben, cleo)
    await day.later(24.1)
    assert len(day.pinged(first)) == 1
    for _ in range(3):
        await table.service.restart()
        await day.settled()
    assert day.pinged(first) == []
    await table.service.stop()
    table.discord.clock.advance(24.1 * 3600)
    await table.service.start()
    await day.settled()
    assert len(day.pinged(first)) == 1


async def test_a_reminder_whose_receipt_was_lost_is_not_repeated_however_late_the_restart(
    day: Day, table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, *_ = await day.begin(ann, ben, cleo)
    table.discord.faults.next("POST", "/channels/*/messages", LoseAnswer())
    await day.later(24.1)
    await table.service.kill()
    table.discord.clock.advance(3600)
    await table.service.start()
    await day.later(0.1)
    assert len(day.pinged(first)) == 1


async def test_no_reminder_comes_in_quiet_hours(day: Day, table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    first, *_ = await day.begin(ann, ben, cleo)
    await day.client.people.set_clock(int(first.id), NIGHT)
    await day.later(24.5)
    assert day.pinged(first) == []
    await day.later(1.6)
    assert len(day.pinged(first)) == 1


async def test_a_reminder_says_no_more_than_the_board_of_a_turn_that_goes_on(
    day: Day, table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    """Steps that have not been handed over are nobody else's business."""
    await sit_down(table, asks("playing"), [ann, ben, cleo], game="taj_mahal")
    await day.settled()
    await by_command(table, ann, Withdraw())
    assert "Pick 2 cards" in (await table.my_turn(ann)).content
    day.forget()
    await day.later(24.1)
    (reminder,) = day.pinged(ann)
    assert "play a card, or withdraw" in reminder


async def test_nobody_is_reminded_on_weekends_that_were_agreed_not_to_count(
    day: Day, table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    """They may still be called to a new question: the board tells news."""
    await day.later(4 * 24 - 1)  # Friday, 11 o'clock
    await table.start(ann, ben, cleo, clock="20d", weekends="Etc/UTC")
    await day.settled()
    first = await table.asked([ann, ben, cleo])
    day.forget()
    await day.later(60.9)
    assert day.pinged(first) == []
    await day.later(0.2)
    assert len(day.pinged(first)) == 1


async def test_a_table_has_an_interval_of_its_own_that_its_host_changes(
    day: Day, table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, *_ = await day.begin(ann, ben, cleo)
    assert "after 1 day" in (await table.use(ben, "game set")).content
    assert "Only the host" in (await table.use(ben, "game set", remind="2h")).content
    assert "after 2 hours" in (await table.use(ann, "game set", remind="2h")).content
    await day.later(2.1)
    assert len(day.pinged(first)) == 1
    assert "Nobody is reminded" in (await table.use(ann, "game set", remind="off")).content
    await day.later(200)
    assert day.pinged(first) == []
    await table.use(ann, "game set", remind="12h")
    await day.settled()
    assert len(day.pinged(first)) == 1


async def test_a_table_can_be_opened_with_an_interval(day: Day, table: Table, ann: Person) -> None:
    refused = await table.use(ann, "game new", remind="soon")
    assert "is no length of time" in refused.content
    await table.start(ann, stand_ins=2, remind="off")
    assert "Nobody is reminded" in (await table.use(ann, "game set")).content


async def test_the_reminders_of_many_tables_come_each_in_its_channel(day: Day, table: Table, ann: Person) -> None:
    rooms = [Table(table.service, table.discord.channel(f"room {number}")) for number in range(3)]
    for room in rooms:
        await room.start(ann, stand_ins=2)
    await day.settled()
    day.forget()
    await day.later(24.1)
    assert [ping["channel_id"] for ping in ann.pings()] == [room.channel["id"] for room in rooms]


def test_an_interval_is_a_length_of_time_of_an_hour_at_least_or_off() -> None:
    assert [interval_of(typed) for typed in ("24h", "2d", "off", " Never ")] == [86400, 172800, 0, 0]
    with pytest.raises(TableError) as raised:
        interval_of("5m")
    assert raised.value.fact.kind == "remind-too-soon"


async def test_who_is_late_is_not_reminded_as_well(
    day: Day, table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    """A stand-in decides as soon as both would be due."""
    await table.start(ann, ben, cleo, clock="24h")
    await day.settled()
    late = await table.asked([ann, ben, cleo])
    day.forget()
    await day.later(25)
    assert day.pinged(late) == []
    assert any("time has run out" in message["content"] for message in table.messages)


async def test_a_closed_channel_is_doubted_less_and_less_and_told_once_it_is_open(
    day: Day, table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    """After about 1, 2, 4, 8 and 16 hours, then daily."""
    first, *_ = await day.begin(ann, ben, cleo)
    await table.use(ann, "game set", remind="150h")
    await day.later(149.5)
    await table.discord.deny(table.channel, "SEND_MESSAGES")
    for _ in range(96):
        await day.later(1)
    assert 6 <= sum(request.status == 403 for request in table.discord.requests) <= 9
    await table.discord.allow(table.channel, "SEND_MESSAGES")
    await day.later(24)
    assert len(day.pinged(first)) == 1


async def test_reminders_that_a_closed_channel_has_held_up_come_as_one(
    day: Day, table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, *_ = await day.begin(ann, ben, cleo)
    await table.discord.deny(table.channel, "SEND_MESSAGES")
    await day.days(5)
    await table.discord.allow(table.channel, "SEND_MESSAGES")
    await day.days(5)
    assert len(day.pinged(first)) == 1
