"""How fast boards are drawn, how large they are, and what drawing adds to encoding the finished picture."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from io import BytesIO
from itertools import cycle, islice
from typing import Any

from PIL import Image

import renderer
from data.catalogue import catalogue
from tests.bench.rules import random_game, rule_sets

RUNS = 25
NAMES = ("Kőszegi Ákos", "Γιώργος Αλεξίου", "Marguerite", "Dóra", "Bence")


def seconds(action: Callable[[], Any]) -> float:
    """How long an action takes."""
    began = time.perf_counter()
    action()
    return time.perf_counter() - began


def encode_alone(png: bytes) -> Callable[[], None]:
    """Encoding the same finished picture with nothing before it, as drawing must at least do."""
    finished = Image.open(BytesIO(png))
    finished.load()

    def encode() -> None:
        finished.convert("RGB").quantize(palette=finished, dither=Image.Dither.NONE).save(
            BytesIO(), "PNG", compress_level=6
        )

    return encode


def measure() -> dict[str, dict[str, float]]:
    """By rule set: milliseconds to draw and encode a board, its ratio to encoding alone, KiB, and the first board."""
    found: dict[str, dict[str, float]] = {"board_ms": {}, "board_ratio": {}, "board_kib": {}, "board_first_ms": {}}
    for name, game, setup in rule_sets():
        _, _, states = random_game(game, setup, 1)
        views = [game.view(state) for state in states[len(states) // 3 :]]
        names, words = NAMES[: setup.seats], catalogue()
        found["board_first_ms"][name] = round(1e3 * seconds(lambda: renderer.render(views[0], names, words)), 1)  # noqa: B023 - called at once
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
