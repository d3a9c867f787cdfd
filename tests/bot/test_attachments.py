"""Addresses of attachments expire, so the bot draws what it shows again, and never fetches a file that it has sent."""

from __future__ import annotations

import aiohttp
import pytest

from games.taj_mahal.actions import Withdraw
from playground import Person
from tests.bot.play import Table, by_command
from tests.cogs.test_hand import TAJ


class Files(dict[str, bytes]):
    """The files of a playground, and which of them have been fetched by their addresses."""

    def __init__(self, files: dict[str, bytes]) -> None:
        super().__init__(files)
        self.fetched: list[str] = []

    def get(self, key: str, default: bytes | None = None) -> bytes | None:  # type: ignore[override] # as it is served
        self.fetched.append(key)
        return super().get(key, default)


@pytest.fixture
def files(table: Table) -> Files:
    found = Files(table.discord.world.files)
    table.discord.world.files = found
    return found


async def test_no_file_is_fetched_by_its_address(
    table: Table, files: Files, ann: Person, ben: Person, cleo: Person
) -> None:
    """Not for looking, nor for changing a message, nor after a restart."""
    people = [ann, ben, cleo]
    await table.start(*people, game=TAJ)
    first = await table.asked(people)
    await by_command(table, first, Withdraw())
    await table.service.settled()
    await table.service.restart()
    for command in ("game board", "game log", "game status", "game record", "game replay", "taj hand"):
        await table.use(ann, command)
    await table.my_turn(await table.asked(people))
    await table.service.settled()
    assert files.fetched == []
    (picture,) = next(message for message in table.messages if message["attachments"])["attachments"]
    async with aiohttp.ClientSession() as http, http.get(picture["url"]) as answer:
        assert answer.status == 200
    assert files.fetched == [picture["id"]]
