"""A host's own figures from anywhere: taken, or refused with a sentence; nothing else happens."""

from __future__ import annotations

import copy
import json
import tracemalloc
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.house import LARGEST, load
from bot.settings import SettingsError
from data.tables import FOLDER
from games.api import Setup
from games.registry import GAMES
from tests.games.hostile import check_refusal, damaged, many, spoiled

CASES, CASES_LONG = 150, 5000
"""How many of each kind."""
MEGABYTE = 2**20
EDITIONS = tuple((game.key, edition) for game in GAMES.values() for edition in game.editions)

seeds = st.integers(0, 2**32)


def sound(random: Random) -> tuple[str, dict[str, Any]]:
    """An edition, and some of its printed figures as a host would write them."""
    game, edition = random.choice(EDITIONS)
    rules = GAMES[game]
    figures = rules.figures(Setup(edition, rules.seats(edition)[0], rules.options(edition)))
    sections: dict[str, Any] = {}
    for name in random.sample(sorted(figures), 5):
        section, last = name.split(".")
        sections.setdefault(section, {})[last] = figures[name].value
    return f"{game}/{edition}.toml", copy.deepcopy(sections)


def as_toml(value: Any) -> str:
    """A value in TOML, which has dates where JSON has null."""
    match value:
        case dict():
            return f"{{{', '.join(f'{json.dumps(str(key))} = {as_toml(item)}' for key, item in value.items())}}}"
        case list():
            return f"[{', '.join(map(as_toml, value))}]"
        case None:
            return "1850-09-07"
        case bool() | str():
            return json.dumps(value)
    return str(value)


def as_file(sections: Any) -> bytes:
    return "".join(f"{json.dumps(str(key))} = {as_toml(value)}\n" for key, value in sections.items()).encode()


def try_out(folder: Path, name: str, raw: bytes) -> bool:
    """Load them; they may only be refused. Whether they were taken."""
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(raw)
    try:
        load(folder)
    except SettingsError as error:
        check_refusal(error, f"RULES_DIR: {path}: ")
        return False
    finally:
        assert [found.relative_to(folder).as_posix() for found in folder.rglob("*.*")] == [name]
        path.unlink()
    return True


def try_spoiled(seed: int, folder: Path) -> None:
    """Figures of a sound file, some of them changed."""
    random = Random(seed)
    name, sections = sound(random)
    try_out(folder, name, as_file(spoiled(sections, random)))


def try_damaged(seed: int, folder: Path) -> None:
    """The own file of an edition, which sets what no host may set, with a few bytes changed."""
    random = Random(seed)
    game, edition = random.choice(EDITIONS)
    raw = (FOLDER / game / f"{edition}.toml").read_bytes()
    try_out(folder, f"{game}/{edition}.toml", damaged(raw, random))


@many(CASES)
@given(seed=seeds)
def test_spoiled_figures_are_refused_or_played_by(seed: int, tmp_path: Path) -> None:
    try_spoiled(seed, tmp_path)


@pytest.mark.long
@many(CASES_LONG)
@given(seed=seeds)
def test_many_spoiled_figures_are_refused_or_played_by(seed: int, tmp_path: Path) -> None:
    try_spoiled(seed, tmp_path)


@many(CASES)
@given(seed=seeds)
def test_a_damaged_file_is_refused_or_played_by(seed: int, tmp_path: Path) -> None:
    try_damaged(seed, tmp_path)


@pytest.mark.long
@many(CASES_LONG)
@given(seed=seeds)
def test_many_damaged_files_are_refused_or_played_by(seed: int, tmp_path: Path) -> None:
    try_damaged(seed, tmp_path)


def test_the_printed_figures_are_taken(tmp_path: Path) -> None:
    """So that what is refused is refused for what was spoiled."""
    assert sum(try_out(tmp_path, name, as_file(sections)) for name, sections in map(sound, map(Random, range(30)))) > 15


HUGE = {
    "deep": "x = " + "[" * 5000 + "]" * 5000,
    "nested": "[end]\nvictory_points = " + "{a = " * 3000 + "1" + "}" * 3000,
    "number": "[end]\nvictory_points = " + "9" * 10_000,
    "hexadecimal": "[end]\nvictory_points = 0x" + "f" * 10_000,
    "pieces": "[pieces]\ntraders = 1000000000000",
    "more pieces": "[pieces]\ntraders = 1001",
    "list": "[start]\nmoney = [" + "9, " * 20_000 + "]",
    "key": "[end]\n" + "x" * 60_000 + " = 1",
    "section": "x" * 60_000 + " = 1",
    "controls": '[end]\n"\\u001b[31m\\n" = 1',
    "file": "#" * (LARGEST + 1),
}


@pytest.mark.parametrize("kind", HUGE)
def test_what_is_huge_takes_no_memory_and_makes_no_long_sentence(kind: str, tmp_path: Path) -> None:
    tracemalloc.start()
    assert not try_out(tmp_path, "yunnan/second.toml", HUGE[kind].encode())
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 20 * MEGABYTE
