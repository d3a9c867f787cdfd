"""Whole games from the recorded ones: all views of everybody, with the names by seat."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from data.catalogue import Catalogue
from games.history import load_record, seat_names, walk
from games.registry import GAMES

RECORDS = Path(__file__).parent.parent / "games" / "records"
NAMES = {
    "five": "yunnan-second-5-mixed",
    "pairs": "yunnan-first-2-advanced-advised",
    "duli": "yunnan-second-2-advised",
    "court": "taj_mahal-standard-5-advised",
    "trio": "taj_mahal-standard-3-memory-random",
}
"""Short names of the games: five people; two with two colours each; two and a bot; a full court; a small one."""


@lru_cache(maxsize=8)
def game(name: str) -> tuple[Any, ...]:
    """All views of everybody, from the first action on."""
    record = load_record(RECORDS / f"{NAMES[name]}.json")
    rules = GAMES[record.game]
    return tuple(rules.view(taken.state) for taken in walk(record))


def people(name: str, words: Catalogue, names: tuple[str, ...]) -> tuple[str, ...]:
    """By seat, those of the names that sit there."""
    record = load_record(RECORDS / f"{NAMES[name]}.json")
    return seat_names(GAMES[record.game], record.setup, names, words.text(f"{record.game}-played-by-rules"))
