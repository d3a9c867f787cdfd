"""How a language writes numbers, lists and units, by Babel's locales."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from babel import Locale
from babel.numbers import NumberPattern, parse_pattern
from fluent.runtime import FluentBundle

MINUS = "−"
"""The sign of numbers below zero; by itself Babel writes a hyphen."""


class Habits(Locale):
    """A locale that writes numbers below zero with a minus sign."""

    @property
    def decimal_formats(self) -> Any:
        """The patterns of numbers by their kind, each with one of its own for numbers below zero."""
        return {kind: _with_minus(pattern.pattern) for kind, pattern in super().decimal_formats.items()}


@lru_cache(maxsize=8)
def _with_minus(pattern: str) -> NumberPattern:
    return parse_pattern(f"{pattern};{MINUS}{pattern}")


class Bundle(FluentBundle):
    """The messages of a language, with numbers by its habits."""

    def __init__(self, language: str, habits: Habits, functions: Mapping[str, Any]) -> None:
        self._habits = habits
        super().__init__([language], use_isolating=False, functions=dict(functions))

    def _get_babel_locale(self) -> Locale:
        # By itself a bundle only knows the locales that Babel finds by their names.
        return self._habits
