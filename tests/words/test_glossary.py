"""The glossary has the words that the messages have."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.speech import bare
from data.catalogue import Catalogue
from data.languages import languages
from games.registry import GAMES

PAGE = (Path(__file__).parents[2] / "docs" / "glossary.md").read_text("utf8")
LANGUAGES = ("en", "el", "hu")
"""In the order of the columns."""
STEM = 4
"""By so many letters a word is known, whatever its ending."""


def rows() -> Iterator[tuple[str, str, dict[str, str]]]:
    """Each row that names a message, with its game and key, and what stands in it by language."""
    games = {Catalogue().text(f"{game}-name"): game for game in GAMES}
    for section in PAGE.split("\n## ")[1:]:
        game = games.get(section.partition(":")[0], "")
        for row in re.findall(r"^\| `(\w+)` \| (.*) \|", section, re.MULTILINE):
            yield game, row[0], dict(zip(LANGUAGES, row[1].split(" | "), strict=False))


def is_in(said: str, cell: str) -> bool:
    """Whether a message is a word of the glossary, or a phrase with that word in some form."""
    stems = [word[:STEM] for word in bare(re.split("[,;]", cell)[0]).split()]
    return bare(said) in bare(cell) or all(re.search(rf"\b{re.escape(stem)}", bare(said)) for stem in stems)


def test_every_language_has_a_column() -> None:
    assert set(languages()) == set(LANGUAGES)
    assert len(list(rows())) > 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_words_are_those_of_the_messages(language: str) -> None:
    words, wrong = Catalogue(language), list[tuple[str, str, str]]()
    for game, key, cells in rows():
        name = f"{game}-term-{key}"
        said = words.text(name if name in words else f"{game}-{key}")
        if not is_in(said, cells[language]):
            wrong.append((key, cells[language], said))
    assert wrong == []


def test_another_word_is_noticed() -> None:
    assert is_in("έναν έμπορο", "έμπορος")
    assert not is_in("έναν φρουρό", "έμπορος")
    assert not is_in("Schloss", "palace")
