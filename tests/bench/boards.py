"""How fast boards are drawn, how large they are, and what drawing adds to encoding the finished picture."""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from io import BytesIO
from itertools import cycle, islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from PIL import Image

import renderer
from data.catalogue import catalogue
from games.api import Game, Setup
from games.history import Record, nature, save_record
from tests.bench.rules import random_game, rule_sets

RUNS = 25
NAMES = ("Kőszegi Ákos", "Γιώργος Αλεξίου", "Marguerite", "Dóra", "Bence")


def seconds(action: Callable[[], Any], clock: Callable[[], float] = time.process_time) -> float:
    """How long an action takes: of this program's own time, unless another clock is given."""
    began = clock()
    action()
    return clock() - began


def encode_alone(png: bytes) -> Callable[[], None]:
    """Encoding the same finished picture with nothing before it, as drawing must at least do."""
    finished = Image.open(BytesIO(png))
    finished.load()

    def encode() -> None:
        finished.convert("RGB").quantize(palette=finished, dither=Image.Dither.NONE).save(
            BytesIO(), "PNG", compress_level=6
        )

    return encode


def cold(game: Game[Any, Any], setup: Setup) -> float:
    """Seconds of a program that starts, draws one board, and ends."""
    entries = tuple(taken.entry for taken in nature(game, game.start(setup), Random(1)))
    with TemporaryDirectory() as folder:
        path = Path(folder) / "game.json"
        save_record(Record(game.key, setup, game.version, NAMES[: setup.seats], entries), path)
        command = [sys.executable, "-m", "renderer", str(path), "--out", str(path.with_suffix(".png"))]
        return seconds(lambda: subprocess.run(command, check=True), time.perf_counter)


def measure() -> dict[str, dict[str, float]]:
    """By rule set: milliseconds to draw and encode a board, its ratio to encoding alone, KiB, and the first board.

    The first board is measured in a program of its own.
    """
    found: dict[str, dict[str, float]] = {"board_ms": {}, "board_ratio": {}, "board_kib": {}, "board_cold_ms": {}}
    for name, game, setup in rule_sets():
        _, _, states = random_game(game, setup, 1)
        views = [game.view(state) for state in states[len(states) // 3 :]]
        names, words = NAMES[: setup.seats], catalogue()
        found["board_cold_ms"][name] = round(1e3 * cold(game, setup), 1)
        drawn, ratios, sizes = [], [], []
        for view in islice(cycle(views), RUNS):
            png = renderer.render(view, names, words).png
            drawn.append(seconds(lambda: renderer.render(view, names, words)))  # noqa: B023 - called at once
            ratios.append(drawn[-1] / seconds(encode_alone(png)))
            sizes.append(len(png) / 1024)
        found["board_ms"][name] = round(1e3 * statistics.median(drawn), 1)
        found["board_ratio"][name] = round(statistics.median(ratios), 2)
        found["board_kib"][name] = round(statistics.median(sizes), 1)
    return found
