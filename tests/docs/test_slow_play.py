"""What the page about slow play says in numbers is so."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.calls.ledger import REMIND
from bot.hours.durations import DAY
from bot.hours.pauses import LONGEST_QUIET
from bot.hours.reminders import MOST
from bot.people.profile import LONGEST_VACATION
from bot.questions import MISSES
from bot.settings import Settings
from tests.docs.pages import FOLDER

PAGE = " ".join((FOLDER / "slow-play.md").read_text("utf8").split())
WORDS = {1: "a", 3: "three"}
USUAL = Settings()


@pytest.mark.parametrize(
    "said",
    [
        f"up to {LONGEST_QUIET // timedelta(hours=1)} hours long",
        f"up to {LONGEST_VACATION} days",
        f"is reminded after {WORDS[REMIND // DAY]} day, {WORDS[MOST]} times at most",
        f"let their time run out {WORDS[MISSES]} times on end",
        f"is taken down after {USUAL.lobby_days} days",
        f"nobody has played in a game for {USUAL.idle_days} days",
        f"After {USUAL.park_days} days it is parked",
    ],
)
def test_the_page_says(said: str) -> None:
    assert said in PAGE
