"""The log: what each record is about; and whatever goes wrong, however much is logged, no secret is in it."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import sys
from collections.abc import Iterator
from pathlib import Path

import discord as discord_py
import pytest
from aiohttp import ClientResponseError, RequestInfo
from multidict import CIMultiDict, CIMultiDictProxy
from yarl import URL

from bot.context import about, facts, note
from bot.logs import HIDDEN, set_up
from bot.service import serve
from bot.settings import Settings
from playground import Person, Playground, Refuse
from tests.bot.play import Table

TOKEN = "made-up-token-that-opens-nothing"


class Log:
    """Everything that is logged, as it is written."""

    def __init__(self) -> None:
        self._stream = io.StringIO()
        self.handler = logging.StreamHandler(self._stream)

    @property
    def text(self) -> str:
        return self._stream.getvalue()

    @property
    def lines(self) -> list[str]:
        return self.text.splitlines()


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[Log]:
    log, root = Log(), logging.getLogger()
    level = root.level
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    yield log
    root.removeHandler(log.handler)
    root.setLevel(level)


def settings(folder: Path, token: str) -> Settings:
    return Settings(discord_token=token, database=folder / "bot.db", log_level="DEBUG")


def test_a_record_tells_what_it_is_about(written: Log) -> None:
    set_up(Settings(), written.handler)
    with about(table=3, revision=17):
        logging.getLogger("bot.posts").warning("parked")
    logging.getLogger("bot.posts").warning("parked")
    assert [line.partition(" bot.posts: ")[2] for line in written.lines] == ["parked table=3 revision=17", "parked"]


def test_as_json_each_record_is_an_object_in_a_line(written: Log) -> None:
    set_up(Settings(log_format="json"), written.handler)
    with about(game="yunnan", table=3):
        logging.getLogger("bot").warning("two\nlines and “%s”", "é", exc_info=ValueError("no"))
    (line,) = written.lines
    found = json.loads(line)
    assert {key: found[key] for key in ("level", "logger", "message", "game", "table")} == {
        "level": "WARNING", "logger": "bot", "message": "two\nlines and “é”", "game": "yunnan", "table": 3,
    }  # fmt: skip
    assert found["time"].endswith("+00:00")
    assert found["traceback"] == "ValueError: no"


async def test_a_task_passes_on_what_is_known_and_keeps_what_it_learns() -> None:
    async def learn() -> dict[str, str | int]:
        note(revision=5)
        return dict(facts())

    with about(table=3):
        assert await asyncio.create_task(learn()) == {"table": 3, "revision": 5}
        note(game="yunnan")
        assert facts() == {"table": 3, "game": "yunnan"}
    assert facts() == {}


async def test_a_move_and_its_message_leave_no_line(table: Table, ann: Person, ben: Person, written: Log) -> None:
    set_up(Settings(), written.handler)
    first, _ = await table.begin(ann, ben)
    await table.my_turn(first)
    assert written.text == ""


async def test_not_even_at_its_most_talkative_does_it_tell_moves(
    table: Table, ann: Person, ben: Person, written: Log, tmp_path: Path
) -> None:
    """Neither as Discord sends them nor as the database gets them."""
    set_up(settings(tmp_path, ""), written.handler)
    logging.getLogger("bot").debug("a word of our own")
    first, _ = await table.begin(ann, ben)
    panel = await table.my_turn(first)
    assert panel.content.splitlines()[0] not in written.text
    assert [line for line in written.lines if "DEBUG" in line and " bot: " not in line] == []
    assert "a word of our own" in written.text


async def test_a_parked_message_tells_its_table(
    discord: Playground, table: Table, ann: Person, ben: Person, written: Log
) -> None:
    await table.open(ann, ben, seats=2)
    set_up(Settings(), written.handler)
    discord.faults.next("POST", "/channels/*/messages", Refuse(403, 50013, "Missing Permissions"))
    await table.press(ann, table.messages[0], "Start")
    await table.service.settled()
    parked = next(line for line in written.lines if "is parked" in line)
    assert parked.endswith(" table=1")


async def test_a_bug_is_logged_with_the_number_that_its_finder_was_told(
    table: Table, ann: Person, ben: Person, written: Log, mishaps: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, _ = await table.begin(ann, ben)
    set_up(Settings(log_format="json"), written.handler)
    monkeypatch.setattr("bot.speech.Speech.prompt", None)
    mishaps.append("bug ")
    told = (await table.my_turn(first)).content
    (line,) = written.lines
    found = json.loads(line)
    sitting = await table.sitting(first)
    assert (found["game"], found["table"], found["revision"]) == ("yunnan", 1, sitting.timeline.revision)
    assert found["bug"] in told
    assert "TypeError" in found["traceback"]


async def test_a_start_and_a_stop_do_not_tell_it(discord: Playground, tmp_path: Path, written: Log) -> None:
    set_up(settings(tmp_path, discord.token), written.handler)
    stop = asyncio.Event()
    running = asyncio.create_task(serve(settings(tmp_path, discord.token), discord.token, stop))
    await discord.connected()
    stop.set()
    await running
    assert written.lines[-1].endswith("bot.service: stopped")
    assert discord.token not in written.text


async def test_a_failed_login_does_not_tell_it(discord: Playground, tmp_path: Path, written: Log) -> None:
    set_up(settings(tmp_path, TOKEN), written.handler)
    with pytest.raises(discord_py.LoginFailure) as refused:
        await serve(settings(tmp_path, TOKEN), TOKEN, asyncio.Event())
    assert "static token" in written.text
    assert TOKEN not in written.text + str(refused.value) + repr(refused.value)


def test_errors_that_hold_it_do_not_tell_it(tmp_path: Path, written: Log, mishaps: list[str]) -> None:
    """Such as one of aiohttp, which shows the headers that were sent."""
    set_up(settings(tmp_path, TOKEN), written.handler)
    mishaps.extend(("it went wrong", "stopped by a bug"))
    address, headers = URL("http://127.0.0.1/"), CIMultiDictProxy(CIMultiDict({"Authorization": f"Bot {TOKEN}"}))
    error = ClientResponseError(RequestInfo(address, "GET", headers, address), ())
    assert TOKEN in repr(error)
    logging.getLogger("bot.posts").warning("next attempt in 2 s: %r", error)
    further = RuntimeError(repr(error))
    logging.getLogger("bot").error("it went wrong", exc_info=further)
    sys.excepthook(RuntimeError, further, None)
    assert written.text.count(HIDDEN) == 3
    assert TOKEN not in written.text
