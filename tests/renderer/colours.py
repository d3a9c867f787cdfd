"""Colours as people see them: contrast, and distances with the three kinds of colour blindness."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, TypeAlias

Triple: TypeAlias = tuple[float, float, float]

SIGHT: dict[str, tuple[Triple, Triple, Triple]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""Machado, Oliveira and Fernandes 2009, full severity, on linear RGB."""
TO_XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
WHITE = (0.9505, 1.0, 1.089)


def contrast(one: Any, other: Any) -> float:
    """The ratio of two colours' luminances, from 1 to 21, as WCAG reckons it."""
    low, high = sorted(_product(TO_XYZ, _linear(colour))[1] for colour in (one, other))
    return (high + 0.05) / (low + 0.05)


def distance(one: Sequence[int], other: Sequence[int], sight: str) -> float:
    """How far two colours look apart (Lab, where 2 can just be told apart)."""
    return math.dist(_lab(_product(SIGHT[sight], _linear(one))), _lab(_product(SIGHT[sight], _linear(other))))


def _linear(colour: Sequence[int]) -> Triple:
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (value / 255 for value in colour))
    return (r, g, b)


def _product(matrix: Sequence[Triple], vector: Triple) -> Triple:
    x, y, z = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return (x, y, z)


def _lab(linear: Triple) -> Triple:
    r, g, b = (min(1.0, max(0.0, value)) for value in linear)
    xyz = (value / white for value, white in zip(_product(TO_XYZ, (r, g, b)), WHITE, strict=True))
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in xyz)
    return (116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz))
