"""What people are asked beside the questions of a game reaches each in their way, and at their hours."""

from __future__ import annotations

from datetime import time

import pytest

from bot.hours.zones import Zone
from bot.people.profile import Calls, Clock
from playground import LoseAnswer, Person, Wire
from tests.bot.accord import notice
from tests.bot.calls.day import Day
from tests.bot.play import Table

NIGHT = Clock(Zone("Europe/London"), (time(22, 0), time(8, 0)))
ASKED = "asks to take this back"


async def two_bids(day: Day, *people: Person) -> list[Person]:
    """Two have bid, and all pings so far are forgotten; these two, then the third."""
    first, second, third = await day.begin(*people)
    for person in (first, second):
        await day.bids(person)
    return [first, second, third]


async def asked(day: Day, table: Table, person: Person) -> Wire:
    """Somebody asks the others for an undo; the message. Pings of before are forgotten."""
    day.forget()
    await table.use(person, "game undo")
    return await notice(table, ASKED)


async def test_whoever_decides_is_pinged_or_told_in_private_or_left_alone(
    day: Day, table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, second, third = await two_bids(day, ann, ben, cleo)
    await day.client.people.set_calls(int(second.id), Calls.PRIVATE)
    before = len(day.private(second))
    shown = await asked(day, table, first)
    assert day.pinged(second) == []
    (letter,) = day.private(second)[before:]
    assert letter.startswith(f"Yunnan: **{first.name}** {ASKED}:")
    place = f"{table.channel['guild_id']}/{table.channel['id']}/{shown['id']}"
    assert letter.endswith(f"[Here](https://discord.com/channels/{place})")
    await table.press(second, shown, "Refuse")
    await day.client.people.set_calls(int(third.id), Calls.OFF)
    await asked(day, table, first)
    await day.later(24)
    assert third.pings() == []
    assert len(day.private(third)) == 0


async def test_in_quiet_hours_nobody_is_called_to_decide_but_at_their_end(
    day: Day, table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, second, third = await two_bids(day, ann, ben, cleo)
    for person in (second, third):
        await day.client.people.set_clock(int(person.id), NIGHT)
    await day.later(11)
    shown = await asked(day, table, first)
    assert (second.pings(), third.pings()) == ([], [])
    await table.press(second, shown, "Agree")
    await day.later(9.1)
    assert second.pings() == []
    assert day.pinged(third)[0].startswith(f"{third.mention} Yunnan: **{first.name}** {ASKED}:")


@pytest.mark.parametrize("downtime", [0, 3600])
async def test_killed_while_the_others_are_asked_each_is_asked_once(
    day: Day, table: Table, ann: Person, ben: Person, cleo: Person, downtime: int
) -> None:
    """What was sent is not noted, and Discord knows its nonce for some minutes."""
    first, second, third = await two_bids(day, ann, ben, cleo)
    await day.client.people.set_calls(int(second.id), Calls.PRIVATE)
    seen, before = len(table.messages), len(day.private(second))
    day.forget()
    table.discord.faults.next("POST", "/channels/*/messages", LoseAnswer())
    await table.use(first, "game undo")
    await table.discord.until(lambda: ASKED in table.last["content"])
    await table.service.kill()
    table.discord.clock.advance(downtime)
    await table.service.start()
    await day.settled()
    assert len(table.messages) == seen + 1
    assert len(day.private(second)) == before + 1
    assert len(day.pinged(third)) == 1


async def test_who_is_asked_to_play_again_is_told_in_private_if_they_want_it_so(
    day: Day, table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    await day.begin(ann, ben, cleo)
    await day.client.people.set_calls(int(ben.id), Calls.PRIVATE)
    await day.client.people.set_clock(int(cleo.id), NIGHT)
    ending = await table.use(ann, "game end")
    await table.press(ann, ending.message, "End it")
    await day.later(11)
    day.forget()
    opened = await table.use(ann, "game rematch")
    await day.settled()
    assert table.discord.world.pings == []
    assert day.private(ben)[-1].startswith("Yunnan: **Ann** would like to play again. Do you join?")
    await table.press(cleo, opened.message, "Join")
    await day.later(10)
    assert cleo.pings() == []


async def test_who_sleeps_while_they_are_asked_to_play_again_is_asked_in_the_morning(
    day: Day, table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    await day.begin(ann, ben, cleo)
    await day.client.people.set_clock(int(cleo.id), NIGHT)
    ending = await table.use(ann, "game end")
    await table.press(ann, ending.message, "End it")
    await day.later(11)
    day.forget()
    await table.use(ann, "game rematch")
    await day.settled()
    assert cleo.pings() == []
    await day.later(10)
    assert day.pinged(cleo)[0].startswith(f"{cleo.mention} Yunnan: **Ann** would like to play again.")
