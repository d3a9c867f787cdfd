"""Spoiling what was sound: a value of a structure here, a few bytes of a file there."""

from __future__ import annotations

import os
from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

from hypothesis import HealthCheck, Phase, settings

Container: TypeAlias = "dict[Any, Any] | list[Any]"

LONGEST = 1500
"""Characters that a refusal may have: a person has to read it."""


def nested(depth: int) -> list[Any]:
    """A list in a list in a list."""
    found: list[Any] = []
    for _ in range(depth):
        found = [found]
    return found


WILD: tuple[Callable[[], Any], ...] = (
    lambda: None, lambda: True, lambda: -1, lambda: 0, lambda: 7, lambda: 10**6, lambda: -(10**30), lambda: 10**4000,
    lambda: 1e308, lambda: float("nan"), lambda: 0.5, lambda: "", lambda: "x" * 10**5, lambda: "a\nb\x1b[31m",
    lambda: "\u202e\u2066 @everyone", lambda: "\ud800", lambda: "supply", list, dict, lambda: [[]],
    lambda: {"do": "Pass"}, lambda: list(range(5000)), lambda: nested(300), lambda: {"": {"": [None]}},
)  # fmt: skip
"""Values that nobody expects, made anew each time."""


def spoiled(data: Any, random: Random) -> Any:
    """The structure with some of its values changed; it is changed in place."""
    for _ in range(random.randint(1, 3)):
        _spoil(_somewhere(data, random), random)
    return data


def _somewhere(data: Any, random: Random) -> Container:
    """A dictionary or list within, at any depth."""
    found: Container = data
    while inner := [value for value in _values(found) if isinstance(value, dict | list) and value]:
        if random.random() < 0.3:
            break
        found = random.choice(inner)
    return found


def _values(container: Container) -> list[Any]:
    return list(container.values()) if isinstance(container, dict) else container


def _spoil(place: Container, random: Random) -> None:
    keys = list(place) if isinstance(place, dict) else list(range(len(place)))
    if not keys:
        return
    key, other = random.choice(keys), random.choice(keys)
    match random.randrange(5):
        case 0:
            place[key] = place[other]
        case 1:
            place[key], place[other] = place[other], place[key]
        case 2:
            del place[key]
        case 3 if isinstance(place, dict):
            place["more"] = random.choice(WILD)()
        case _:
            place[key] = random.choice(WILD)()


def damaged(raw: bytes, random: Random) -> bytes:
    """The bytes with a few of them changed, doubled, or gone."""
    for _ in range(random.randint(1, 4)):
        start = random.randrange(len(raw) + 1)
        end = min(len(raw), start + random.choice((0, 1, 1, 2, 40)))
        put = random.choice((b"", random.randbytes(1), b"[" * 2000, b"9" * 5000, b'"', b"\n", raw[start:end] * 2))
        raw = raw[:start] + put + raw[end:]
    return raw


def check_refusal(error: Exception, start: str = "") -> None:
    """A refusal is one line that can be read and printed."""
    said = str(error)
    assert said.startswith(start)
    assert len(said) > len(start)
    assert len(said) <= LONGEST
    assert said.isprintable()
    assert said.encode()


def many(examples: int) -> settings:
    """So many cases, the same each time where a build has to be repeatable."""
    return settings(
        max_examples=examples,
        deadline=None,
        derandomize="CI" in os.environ,
        phases=(Phase.explicit, Phase.reuse, Phase.generate),
        suppress_health_check=(HealthCheck.too_slow, HealthCheck.function_scoped_fixture),
    )
