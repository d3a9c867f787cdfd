"""Pages with parts that are made: from `<!-- made: WHAT -->` to `<!-- end -->` stands what the maker of WHAT says."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TypeAlias

from tests.docs import code, figures, imports

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs"
PART = re.compile(r"(<!-- made: (\w+) ?([^>]*?) ?-->\n).*?(<!-- end -->)", re.DOTALL)

Maker: TypeAlias = Callable[[str], str]
"""What a part consists of, given what stands after its name."""

MAKERS: Mapping[str, Maker] = {
    "code": code.of,
    "figures": figures.of,
    "imports": imports.of,
}


def pages() -> Iterator[Path]:
    """The pages, in alphabetical order."""
    return iter(sorted(FOLDER.glob("*.md")))


def filled(text: str, makers: Mapping[str, Maker]) -> str:
    """A page with all its parts made anew."""
    return PART.sub(lambda part: f"{part[1]}\n{makers[part[2]](part[3]).strip()}\n\n{part[4]}", text)
