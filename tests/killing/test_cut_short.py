"""Moments at which the bot once lost something, or left something behind, when it died in them."""

from __future__ import annotations

import asyncio
import logging

import pytest

from bot import lobby
from games.api import Setup
from games.yunnan.actions import Pass
from playground import Hold, Person
from tests.bot.play import Table, by_command, labels

UNUSED = 1
"""An interaction's id that no other has."""
LONG = 3600
"""Seconds after which Discord knows no nonce any more."""


def buttons(table: Table) -> list[list[str]]:
    """The buttons of each message that everybody sees."""
    return [labels(message) for message in table.messages]


def somebody(person: Person) -> lobby.Person:
    """A person as the lobby knows them."""
    return lobby.Person(int(person.id), person.name)


async def number(table: Table) -> int:
    """The number of the table in the channel."""
    found = await table.service.client.rooms.store.open_table(int(table.channel["id"]))
    assert found is not None
    return found.id


async def test_a_lobby_that_was_stored_and_not_shown_gives_way_to_another(table: Table, ann: Person) -> None:
    place = lobby.Place(int(table.channel["guild_id"]), int(table.channel["id"]))
    await table.service.client.lobby.open(place, somebody(ann), "yunnan", Setup("second", 3, ()), "en")
    await table.service.restart()
    assert labels(await table.open(ann)) == ["Join", "Leave", "Add a stand-in", "Start"]


async def test_a_lobby_that_is_just_being_shown_gives_way_to_nobody(table: Table, ann: Person, ben: Person) -> None:
    hold = Hold()
    table.discord.faults.next("POST", "/interactions/*/callback", hold)
    opening = await ann.slash(table.channel, "game new", {})
    await hold.arrived()
    refused = await table.use(ben, "game new")
    hold.release()
    await opening.done()
    assert refused.content.startswith("There is a game in this channel already.")
    assert labels(table.last)[0] == "Join"


async def test_a_lobby_whose_message_was_not_noted_is_known_by_a_press_in_it(
    table: Table, ann: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(table.service.client.lobby, "shown", lambda *_: asyncio.sleep(0))
        opened = await table.open(ann)
    await table.service.restart()
    await table.press(ben, opened, "Join")
    await table.press(ann, opened, "Start")
    await table.board(1)
    assert buttons(table)[0] == []


async def test_a_lobby_shows_after_a_restart_who_has_sat_down(table: Table, ann: Person, ben: Person) -> None:
    await table.open(ann)
    await table.service.client.lobby.join(await number(table), somebody(ben), UNUSED)
    await table.service.restart()
    await table.discord.until(lambda: ben.mention in table.last["content"])
    assert labels(table.last) == ["Join", "Leave", "Add a stand-in", "Start"]


async def test_a_lobby_says_after_a_restart_that_its_game_is_on(table: Table, ann: Person, ben: Person) -> None:
    await table.open(ann, ben)
    await table.service.client.lobby.start(await number(table), somebody(ann), UNUSED)
    await table.service.restart()
    await table.board(1)
    await table.service.settled()
    assert table.messages[0]["content"].endswith("The game is on.")
    assert buttons(table) == [[], ["My turn", "Board in words"]]


@pytest.mark.parametrize("downtime", [0, LONG])
async def test_the_buttons_before_are_taken_after_a_restart_and_the_board_is_there_once(
    table: Table, ann: Person, ben: Person, cleo: Person, downtime: int
) -> None:
    first, *_ = await table.begin(ann, ben, cleo)
    hold = Hold()
    table.discord.faults.next("PATCH", "/channels/*/messages/*", hold)
    await by_command(table, first, Pass())
    await hold.arrived()
    assert buttons(table)[1] != []
    await table.service.kill()
    table.discord.clock.advance(downtime)
    await table.service.start()
    await table.service.settled()
    assert buttons(table) == [[], [], ["My turn", "Board in words"]]
    assert [message["content"].count("passes") for message in table.messages] == [0, 0, 1]
    hold.release()


async def test_a_board_whose_sending_nobody_noted_is_sent_once_if_what_was_said_cannot_be_read(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    """For some minutes Discord itself knows it again."""
    first, *_ = await table.begin(ann, ben, cleo)
    hold = Hold()
    table.discord.faults.next("PATCH", "/channels/*/messages/*", hold)
    await by_command(table, first, Pass())
    await hold.arrived()
    await table.service.kill()
    await table.discord.deny(table.channel, "READ_MESSAGE_HISTORY")
    await table.service.start()
    await table.service.settled()
    assert [message["content"].count("passes") for message in table.messages] == [0, 0, 1]
    hold.release()


async def test_the_outbox_begins_nothing_once_the_bot_is_closed(
    table: Table, ann: Person, ben: Person, cleo: Person, caplog: pytest.LogCaptureFixture
) -> None:
    await table.begin(ann, ben, cleo)
    client = table.service.client
    await table.service.stop()
    client.posts.wake(1)
    await asyncio.sleep(0)
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []
    await table.service.start()


async def test_a_lobby_that_another_has_replaced_unnoted_is_put_right_by_a_press_in_it(
    table: Table, ann: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(table.service.client.lobby, "shown", lambda *_: asyncio.sleep(0))
        first = await table.open(ann)
    await table.service.restart()
    await table.open(ben)
    refused = await table.press(ann, first, "Start")
    await table.discord.until(lambda: refused.followups)
    assert refused.followups[0]["content"] == "This game has begun or ended already."
    assert table.messages[0]["content"].endswith("This table has been taken down.")
    assert [bool(found) for found in buttons(table)] == [False, True]


async def test_a_lobby_reminds_as_its_host_wanted_whenever_it_can_be_seen(table: Table, ann: Person) -> None:
    hold = Hold()
    table.discord.faults.next("POST", "/interactions/*/callback", hold)
    await ann.slash(table.channel, "game new", {"remind": "48h"})
    await hold.arrived()
    assert await table.service.client.calls.interval(await number(table)) == 48 * LONG
    hold.release()
    await table.discord.until(lambda: table.messages)


async def test_the_alarm_begins_nothing_once_the_bot_is_closed(
    table: Table, ann: Person, ben: Person, cleo: Person, caplog: pytest.LogCaptureFixture
) -> None:
    """Discord may say that all is ready while the bot is being told to stop."""
    await table.begin(ann, ben, cleo)
    client = table.service.client
    await table.service.stop()
    client.alarm.start()
    assert "alarm" not in {task.get_name() for task in asyncio.all_tasks()}
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []
    await table.service.start()
