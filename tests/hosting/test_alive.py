"""Whether a bot is at work, as a supervisor asks."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from bot import alive
from bot.database import Database
from bot.lease import STALE, Lease

Look = Callable[[], tuple[int, str]]


@pytest.fixture
def look(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Look:
    """The exit code and what is said."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE", "bot.db")

    def look() -> tuple[int, str]:
        return alive.main(), capsys.readouterr().err

    return look


async def test_a_bot_is_alive_while_it_is_at_work(look: Look) -> None:
    assert look() == (1, "caravanserai: there is no file bot.db\n")
    async with Database.open(Path("bot.db"), Lease(time.time)):
        assert look() == (0, "")
    assert look() == (1, "caravanserai: no bot is at work on bot.db\n")


async def test_a_bot_that_is_not_heard_of_is_not_alive(look: Look) -> None:
    async with Database.open(Path("bot.db"), Lease(lambda: time.time() - STALE - 60)):
        code, said = look()
    assert code == 1
    assert said.startswith("caravanserai: the bot on bot.db was last heard of 9")


def test_settings_that_cannot_be_used_are_named(look: Look, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOBBY_DAYS", "never")
    code, said = look()
    assert code == 1
    assert "LOBBY_DAYS must be" in said
