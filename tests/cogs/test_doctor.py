"""`/game doctor`: each thing that can be wrong is found, said with what mends it, and no longer found once mended."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.client import COMMANDS
from bot.doctor import damage
from data.catalogue import catalogue
from playground import Person, Playground, Wire
from playground.troubles import Place, switches
from tests.bot.play import Table

WELL = catalogue().text("doctor-well")


@pytest.fixture
async def game(table: Table, ann: Person, ben: Person, cleo: Person) -> Table:
    """A game under way; Cleo only looks on."""
    await table.start(ann, ben)
    return table


async def findings(table: Table, person: Person) -> list[str]:
    """What is said to be wrong."""
    content = (await table.use(person, "game doctor")).content
    lines = [line for line in content.splitlines() if not line.startswith("-# ")]
    assert lines == [WELL] or lines[0] == catalogue().text("doctor-ill", count=len(lines) - 1)
    return [line.removeprefix("- ") for line in lines[1:]]


async def test_all_is_well(game: Table, cleo: Person) -> None:
    asked = await game.use(cleo, "game doctor")
    assert asked.content == WELL
    assert asked.message is not None
    assert asked.message["flags"] & 64


async def test_all_is_well_without_a_game_too(table: Table, cleo: Person) -> None:
    assert (await table.use(cleo, "game doctor")).content == WELL


async def test_who_is_in_charge_also_reads_what_was_measured(table: Table, ann: Person, ben: Person) -> None:
    """Ann manages the channel, Ben only hosts the game."""
    await table.start(ben, ann)
    for person in (ann, ben):
        said, details = (await table.use(person, "game doctor")).content.splitlines()
        assert said == WELL
        assert details.startswith("-# Version ")
        assert "files up to 10,240 KiB" in details
        assert details.endswith("no channel waits for news, 0 of them parked")


RIGHTS = {
    "VIEW_CHANNEL": "“View Channel”, so it can post nothing here",
    "SEND_MESSAGES": "“Send Messages”, so moves count but the channel is told nothing",
    "ATTACH_FILES": "“Attach Files”, so boards come in words",
    "READ_MESSAGE_HISTORY": "“Read Message History”: after a broken connection",
}


async def test_each_right_that_is_missing_is_named_alone(game: Table, ann: Person) -> None:
    for right, words in RIGHTS.items():
        await game.discord.deny(game.channel, right)
        (found,) = await findings(game, ann)
        assert words in found
        assert "Edit Channel › Permissions" in found
        await game.discord.allow(game.channel, right)
    assert await findings(game, ann) == []


async def test_no_switch_of_the_playground_that_matters_is_passed_over(
    game: Table, discord: Playground, ann: Person
) -> None:
    """But that the bot may not write in threads, in what is none, or embed links, which it does not do."""
    unseen = []
    for switch in switches(Place(discord, game.channel)):
        if switch.key.partition(" ")[0] not in ("away", "closed"):
            await switch.make()
            unseen += [] if await findings(game, ann) else [switch.key]
            await switch.mend()
    assert unseen == ["SEND_MESSAGES_IN_THREADS", "EMBED_LINKS"]
    assert await findings(game, ann) == []


async def thread_of(table: Table, owner: Person) -> Wire:
    return await owner.open_thread(table.channel, "a quiet corner")


async def test_a_thread_needs_a_right_of_its_own(table: Table, ann: Person) -> None:
    corner = Table(table.service, await thread_of(table, ann))
    assert await findings(corner, ann) == []
    await table.discord.deny(table.channel, "SEND_MESSAGES_IN_THREADS")
    (found,) = await findings(corner, ann)
    assert "“Send Messages in Threads”" in found
    assert await findings(table, ann) == []


async def test_a_locked_thread_is_found(table: Table, ann: Person) -> None:
    corner = Table(table.service, await thread_of(table, ann))
    await ann.change_thread(corner.channel, locked=True)
    (found,) = await findings(corner, ann)
    assert found.startswith("This thread is locked")
    await table.discord.allow(table.channel, "MANAGE_THREADS")
    assert await findings(corner, ann) == []


async def test_an_archived_thread_is_found(table: Table, ann: Person) -> None:
    corner = Table(table.service, await thread_of(table, ann))
    await ann.change_thread(corner.channel, archived=True)
    (found,) = await findings(corner, ann)
    assert found.startswith("This thread is archived")


async def test_a_low_file_limit_is_found(game: Table, discord: Playground, cleo: Person) -> None:
    discord.world.file_limit = 64 * 1024
    (found,) = await findings(game, cleo)
    assert found.startswith("Files here may have only 64 KiB")


async def test_a_clock_that_goes_wrong_is_found(
    game: Table, discord: Playground, cleo: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seconds, words in ((300, "is 300 seconds ahead of"), (-45, "is 45 seconds behind"), (5, None), (-5, None)):
        monkeypatch.setattr(game.service.client.rooms, "clock", lambda ahead=seconds: discord.clock.now() + ahead)
        found = await findings(game, cleo)
        assert len(found) == (words is not None)
        assert words is None or words in found[0]


async def test_a_database_that_cannot_be_written_to_is_found(game: Table, cleo: Person) -> None:
    writer = game.service.client.rooms.store.database._writer  # noqa: SLF001 - a file system turned read-only
    await writer.execute("PRAGMA query_only = ON")
    (found,) = await findings(game, cleo)
    assert found.startswith("The database cannot be written to, so no move counts.")
    await writer.execute("PRAGMA query_only = OFF")
    assert await findings(game, cleo) == []


async def test_a_database_that_was_taken_over_is_found(game: Table, cleo: Person) -> None:
    database = game.service.client.rooms.store.database
    async with database.transaction() as writing:
        await writing.execute("UPDATE lease SET token = 'somebody'")
    (found,) = await findings(game, cleo)
    assert found.startswith("Another process has taken over the database")


def test_a_damaged_file_is_found(tmp_path: Path) -> None:
    broken = tmp_path / "broken.db"
    broken.write_bytes(b"SQLite format 3\0" + b"?" * 5000)
    assert [one.kind for one in damage(broken)] == ["database-damaged"]
    assert [one.kind for one in damage(tmp_path / "gone.db")] == ["database-damaged"]


async def test_commands_that_discord_does_not_know_are_found(game: Table, cleo: Person) -> None:
    bot = game.service.client
    known = game.discord.commands.of(None)
    group = next(one for one in known if one["name"] == "game")
    group["options"] = [one for one in group["options"] if one["name"] != "undo"]
    (found,) = await findings(game, cleo)
    assert "does not know these commands of the bot: `/game undo`." in found
    assert bot.application_id is not None


async def test_commands_of_an_older_version_are_found(game: Table, cleo: Person) -> None:
    await game.service.client.rooms.store.remember(COMMANDS, "other")
    (found,) = await findings(game, cleo)
    assert found.startswith("Discord did not take this version’s commands")


async def test_that_discord_does_not_say_its_commands_is_no_failure(game: Table, cleo: Person) -> None:
    game.discord.faults.next("GET", "/applications/*/commands", "missing-access")
    (found,) = await findings(game, cleo)
    assert found.startswith("Discord did not say which commands it knows (Forbidden).")


async def test_a_parked_board_is_found_until_it_is_out(table: Table, ann: Person, ben: Person) -> None:
    began = int(table.discord.clock.now())
    await table.open(ann, ben, seats=2)
    await table.discord.deny(table.channel, "SEND_MESSAGES")
    await table.press(ann, table.messages[0], "Start")
    await table.service.settled()
    right, parked = await findings(table, ben)
    assert "“Send Messages”" in right
    since = re.match(r"The newest board has been waiting since <t:(\d+):", parked)
    assert since is not None
    assert began <= int(since[1]) <= table.discord.clock.now()
    assert "Discord says that the bot lacks a right there" in parked
    seen = len(table.messages)
    await table.discord.allow(table.channel, "SEND_MESSAGES")
    await table.board(seen)
    assert await findings(table, ben) == []


async def test_a_board_that_is_stuck_is_found_after_a_while(game: Table, cleo: Person) -> None:
    database = game.service.client.rooms.store.database
    async with database.transaction() as writing:
        await writing.execute("UPDATE outbox SET posted = NULL, nonce = 'another'")
    game.service.client.posts.close()
    assert await findings(game, cleo) == []
    game.discord.clock.advance(600)
    (found,) = await findings(game, cleo)
    assert found.startswith("The newest board has been waiting to be posted since <t:")


async def test_rules_that_are_not_known_are_found(game: Table, cleo: Person) -> None:
    rooms = game.service.client.rooms
    async with rooms.store.database.transaction() as writing:
        await writing.execute("UPDATE tables SET rules = 999")
    rooms.forget(1)
    (found,) = await findings(game, cleo)
    assert found.startswith("The game here was begun with other rules")


async def test_everything_wrong_at_once_still_fits_a_message(
    game: Table, discord: Playground, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    for right in ("SEND_MESSAGES", "ATTACH_FILES", "READ_MESSAGE_HISTORY"):
        await discord.deny(game.channel, right)
    discord.world.file_limit = 64 * 1024
    game.service.client.posts.close()
    rooms = game.service.client.rooms
    async with rooms.store.database.transaction() as writing:
        await writing.execute("UPDATE outbox SET posted = NULL, parked = '50013'")
        await writing.execute("UPDATE tables SET rules = 999")
        await writing.execute("UPDATE lease SET token = 'somebody'")
    rooms.forget(1)
    for command in discord.commands.of(None):
        command["options"] = [one for one in command["options"] if one["name"] == "doctor"]
    monkeypatch.setattr(rooms, "clock", lambda: discord.clock.now() + 300)
    monkeypatch.setattr("bot.doctor.damage", lambda _: [SimpleNamespace(kind="database-damaged", fields={})])
    content = (await game.use(ann, "game doctor")).content
    assert len(content) < 2000
    assert content.splitlines()[-1].endswith("parked")
