"""What the pictures of all games are made from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from data.catalogue import Catalogue
from renderer.theme import Box

Hands: TypeAlias = tuple[tuple[Any, ...], ...]
"""What is in the hand of each seat; empty where hands are not to be shown."""
V_co = TypeVar("V_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Table(Generic[V_co]):
    """All that a picture is made from: the view, the names by seat as they can be shown, the words.

    Who plays several seats has the same name at each.
    """

    view: V_co
    names: tuple[str, ...]
    words: Catalogue


def signed(number: int) -> str:
    """The number, a negative one with a proper minus sign."""
    return str(number).replace("-", "−")


def spot(raw: list[float]) -> tuple[float, float]:
    """A point as it stands in the data."""
    return (raw[0], raw[1])


def box_of(raw: list[float]) -> Box:
    """A box as it stands in the data."""
    left, top, right, bottom = raw
    return (left, top, right, bottom)
