"""The pages in `docs/` tell what is so; where they do not, `make docs` writes them anew."""

from __future__ import annotations

import re
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from tests.docs.making import made
from tests.docs.pages import FOLDER, ROOT, Maker, filled, pages
from tests.renderer.comparing import MOST, worst_block

PAGES = [*pages(), ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
LARGEST = 200_000
"""Bytes of a picture."""


async def test_the_pages_are_up_to_date() -> None:
    makers, pictures = await made()
    stale = [path.name for path in pages() if not up_to_date(path, makers)]
    assert stale == [], "run `make docs`"
    differing = [name for name, png in pictures.items() if not alike(FOLDER / name, png)]
    assert differing == [], "run `make docs`"
    assert {name.removeprefix("pictures/") for name in pictures} == {
        path.name for path in (FOLDER / "pictures").iterdir()
    }


def up_to_date(path: Path, makers: Mapping[str, Maker]) -> bool:
    text = path.read_text("utf8")
    return filled(text, makers) == text


def alike(path: Path, png: bytes) -> bool:
    one, other = (Image.open(source).convert("RGB") for source in (path, BytesIO(png)))
    return one.size == other.size and worst_block(one, other) <= MOST and path.stat().st_size <= LARGEST


def test_a_part_is_replaced_and_what_stands_around_it_is_kept() -> None:
    page = "Before.\n<!-- made: shout a b -->\nold\n<!-- end -->\nAfter.\n"
    once = filled(page, {"shout": str.upper})
    assert once == "Before.\n<!-- made: shout a b -->\n\nA B\n\n<!-- end -->\nAfter.\n"
    assert filled(once, {"shout": str.upper}) == once


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    targets = re.findall(r"\]\(([^)#\s]+)(?:#[\w-]+)?\)", path.read_text("utf8"))
    inner = [target for target in targets if "://" not in target]
    assert [target for target in inner if not (path.parent / target).exists()] == []


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_modules_that_are_named_are_there(path: Path) -> None:
    named = re.findall(
        r"`((?:data|games|renderer|bot|cogs|playground|tests|deploy|docs)/[\w./-]+)`", path.read_text("utf8")
    )
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_every_page_is_linked_from_the_readme() -> None:
    readme = (ROOT / "README.md").read_text("utf8")
    assert [path.name for path in pages() if f"docs/{path.name}" not in readme] == []
