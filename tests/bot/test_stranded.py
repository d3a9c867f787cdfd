"""A channel that is gone or closed to the bot: nothing is lost, hardly anything is asked, and its host knows."""

from __future__ import annotations

import pytest

from bot.lobby import Person as Player
from games.yunnan.actions import Pass
from playground import Person, Wire, ephemeral
from tests.bot.play import Table, by_command, labels
from tests.bot.positions import asks, sit_down
from tests.bot.service import Service

GONE = "cannot go on where it was: its channel in **Caravanserai** is gone, or closed to this bot."
OUT = "has to wait: this bot is no longer in its server."


def letters(table: Table, person: Person) -> list[str]:
    """The private messages that the bot has written to somebody."""
    return [message["content"] for message in table.discord.messages(table.discord.dm(person))]


def asked_for(table: Table) -> int:
    """How many requests about the table's channel there have been."""
    route = f"/channels/{table.channel['id']}"
    return sum(request.path.startswith(route) for request in table.discord.requests)


def private(table: Table, person: Person, channel: Wire) -> list[str]:
    """What only this person can read in a channel."""
    return [message["content"] for message in person.messages(channel) if ephemeral(message)]


async def stuck(table: Table, *people: Person) -> Person:
    """A game whose channel is closed to the bot, and a board that has not been told; who must decide."""
    first, *_ = await table.begin(*people)
    await table.discord.deny(table.channel, "SEND_MESSAGES")
    await by_command(table, first, Pass())
    await table.service.settled()
    return await table.asked(people)


async def test_the_host_is_told_once_in_private_what_to_do(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    following = await stuck(table, ann, ben, cleo)
    await by_command(table, following, Pass())
    await table.service.settled()
    (letter,) = letters(table, ann)
    assert letter.startswith(f"Your game of Yunnan with **Ann**, **Ben** and **Cleo** {GONE}")
    assert "`/game move`" in letter
    assert letters(table, ben) == []


async def test_a_channel_closed_a_second_time_is_told_a_second_time(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    await stuck(table, ann, ben, cleo)
    await table.discord.allow(table.channel, "SEND_MESSAGES")
    await table.board(2)
    assert len(letters(table, ann)) == 1
    await table.discord.deny(table.channel, "SEND_MESSAGES")
    await by_command(table, await table.asked([ann, ben, cleo]), Pass())
    await table.service.settled()
    assert len(letters(table, ann)) == 2


async def test_a_closed_channel_costs_no_request_while_nothing_changes(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    """Whoever does whatever meanwhile; after an hour the refusal is doubted once."""
    await stuck(table, ann, ben, cleo)
    tavern = Table(table.service, table.discord.channel("tavern"))
    before = asked_for(table)
    for _ in range(5):
        await table.use(ben, "game status")
        await tavern.use(cleo, "games")
    await table.discord.gateway.invalidate()
    await table.discord.connected()
    await tavern.use(cleo, "games")
    await table.service.settled()
    assert asked_for(table) == before
    table.discord.clock.advance(3601)
    for _ in range(5):
        await tavern.use(cleo, "games")
    await table.service.settled()
    assert asked_for(table) == before + 1


async def test_a_host_without_private_messages_is_told_when_there_next(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    """Wherever that is, and once."""
    await ann.close_dms()
    await stuck(table, ann, ben, cleo)
    assert letters(table, ann) == []
    tavern = Table(table.service, table.discord.channel("tavern"))
    await tavern.use(ben, "games")
    await (await tavern.use(ann, "games")).until(lambda use: use.followups)
    (told,) = [text for text in private(table, ann, tavern.channel) if GONE in text]
    assert "`/game move`" in told
    await tavern.use(ann, "games")
    await tavern.use(ann, "game status")
    await table.service.settled()
    assert sum(GONE in text for text in private(table, ann, tavern.channel)) == 1
    assert private(table, ben, tavern.channel)[0].startswith("[Yunnan]")


async def test_a_refused_command_is_as_good_as_any_to_tell_the_host(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    await ann.close_dms()
    await stuck(table, ann, ben, cleo)
    await table.service.restart()
    tavern = Table(table.service, table.discord.channel("tavern"))
    refused = await tavern.use(ann, "game undo")
    assert refused.content.startswith("There is no game in this channel.")
    await refused.until(lambda use: use.followups)
    assert GONE in refused.followups[0]["content"]


async def test_a_host_is_not_told_of_a_channel_that_is_open_again(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    await ann.close_dms()
    await stuck(table, ann, ben, cleo)
    await table.discord.allow(table.channel, "SEND_MESSAGES")
    await table.board(2)
    done = await table.use(ann, "games")
    await table.service.settled()
    assert done.followups == []


@pytest.mark.parametrize(("played_in", "deleted"), [("table", "table"), ("slow", "slow"), ("slow", "table")])
async def test_a_deleted_channel_is_told_at_once_though_nothing_was_to_be_posted(
    table: Table, ann: Person, ben: Person, cleo: Person, played_in: str, deleted: str
) -> None:
    """A channel, a thread, or a thread with its channel."""
    await ann.open_thread(table.channel, "slow")
    await Table(table.service, table.discord.channel(played_in)).begin(ann, ben, cleo)
    await table.discord.delete_channel(table.discord.channel(deleted))
    await table.discord.until(lambda: letters(table, ann))
    assert GONE in letters(table, ann)[0]


async def test_a_channel_deleted_while_the_bot_was_away_is_told_at_its_start(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    await table.begin(ann, ben, cleo)
    await table.service.stop()
    await table.discord.delete_channel(table.channel)
    await table.service.start()
    await table.discord.until(lambda: letters(table, ann))
    await table.service.restart()
    await table.service.settled()
    assert len(letters(table, ann)) == 1


async def test_a_start_posts_nothing_where_all_is_told(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    await table.begin(ann, ben, cleo)
    before = asked_for(table)
    await table.service.restart()
    await table.service.settled()
    assert asked_for(table) == before


async def test_a_server_that_was_left_is_told_what_it_missed_when_it_lets_the_bot_in_again(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    table.discord.add_guild("Elsewhere")  # where the bot and Ann meet
    await stuck(table, ann, ben, cleo)
    await table.discord.allow(table.channel, "SEND_MESSAGES")
    await table.board(2)
    await table.discord.remove()
    await table.discord.until(lambda: len(letters(table, ann)) == 2)
    assert OUT in letters(table, ann)[1]
    await table.discord.readmit()
    await by_command(table, await table.asked([ann, ben, cleo]), Pass())
    await table.board(3)


async def test_what_could_not_be_told_before_the_bot_was_put_out_is_told_afterwards(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    await stuck(table, ann, ben, cleo)
    await table.discord.remove()
    table.channel["permission_overwrites"] = []
    await table.service.restart()
    await table.discord.readmit()
    assert "passes" in (await table.board(2))["content"]


async def test_a_locked_thread_is_told_when_it_is_unlocked(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    thread = Table(table.service, await ann.open_thread(table.channel, "slow game"))
    number = await sit_down(thread, asks("placing"), [ben, ann, cleo])
    await ann.change_thread(thread.channel, locked=True, archived=True)
    await table.service.client.tables.play(number, Player(int(ben.id), ben.name), Pass(), 1)
    table.service.client.posts.wake(number)
    await table.service.settled()
    assert len(thread.messages) == 1
    assert GONE in letters(table, ben)[0]
    await ann.change_thread(thread.channel, locked=False, archived=False)
    assert "passes" in (await thread.board(1))["content"]
    assert labels(thread.last)[0] == "My turn"


async def test_a_game_goes_on_though_somebody_has_left_the_server(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    people = [ann, ben, cleo]
    first, *_ = await table.begin(*people)
    await table.discord.remove(next(one for one in people if one not in (first, ann)))
    await by_command(table, first, Pass())
    await table.board(2)
    assert len(table.messages) == 3


@pytest.fixture(autouse=True)
def _known(service: Service, ann: Person, ben: Person) -> None:
    """Private channels are there from the start, so that looking at them makes none."""
    service.discord.dm(ann)
    service.discord.dm(ben)
