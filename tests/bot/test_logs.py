"""The log: whatever goes wrong, however much is logged, the token is not in it."""

from __future__ import annotations

import asyncio
import io
import logging
import sys
from collections.abc import Iterator
from pathlib import Path

import discord as discord_py
import pytest
from aiohttp import ClientResponseError, RequestInfo
from multidict import CIMultiDict, CIMultiDictProxy
from yarl import URL

from bot.logs import HIDDEN, set_up
from bot.service import serve
from bot.settings import Settings
from playground import Playground

TOKEN = "made-up-token-that-opens-nothing"


class Log:
    """Everything that is logged, as it is written."""

    def __init__(self) -> None:
        self._stream = io.StringIO()
        self.handler = logging.StreamHandler(self._stream)

    @property
    def text(self) -> str:
        return self._stream.getvalue()


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


async def test_a_start_and_a_stop_do_not_tell_it(discord: Playground, tmp_path: Path, written: Log) -> None:
    set_up(settings(tmp_path, discord.token), written.handler)
    stop = asyncio.Event()
    running = asyncio.create_task(serve(settings(tmp_path, discord.token), discord.token, stop))
    await discord.connected()
    stop.set()
    await running
    assert "DEBUG" in written.text
    assert discord.token not in written.text


async def test_a_failed_login_does_not_tell_it(discord: Playground, tmp_path: Path, written: Log) -> None:
    set_up(settings(tmp_path, TOKEN), written.handler)
    with pytest.raises(discord_py.LoginFailure) as refused:
        await serve(settings(tmp_path, TOKEN), TOKEN, asyncio.Event())
    assert "DEBUG" in written.text
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
