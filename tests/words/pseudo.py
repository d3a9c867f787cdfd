"""A language made from English that shows what does not come from the catalogue: accented, longer by some 40 %, framed.

"Draw again" is "«Ďřááŵ ááğááįįñ»" in it. What is said or drawn with words of plain letters is English still.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import BaseNode, Message, Pattern, Term, TextElement
from fluent.syntax.visitor import Transformer

from data.catalogue import LOCALES, Catalogue, catalogue
from data.languages import DEFAULT
from tests.words.making import language

NAME = "qps"
LOCALE = "hu_HU"
"""Habits that are not English, in letters that the fonts have."""

LETTERS = str.maketrans("acdegiklnorstuwyzACDEGIKLNORSTUWYZ", "áçďéğįķľñóřšťúŵýžÁÇĎÉĞĮĶĽÑÓŘŠŤÚŴÝŽ")
KEPT = re.compile(r"`[^`]*`|<[^>]*>|https?://\S+|python -m \S+")
"""What is the same in every language: commands to be typed, Discord's own signs, addresses."""
UNTOUCHED = re.compile("bot-name-.*|bot-language|bot-small-words")
"""Messages that must stay legal names, or are no sentences."""
HOLE = "\ue000"
"""Stands for a variable and the like while texts are worked on."""
_WORD = re.compile(r"[A-Za-z]+")
_PLAIN = re.compile(r"(?<![^\W_])[A-Za-z]{2,}(?![^\W\d_])")
_EDGES = re.compile(r"^([\s#*_-]*)(.*?)([\s*_]*)$", re.DOTALL)


def accented(text: str) -> str:
    """The text with every word accented and longer, but for what is the same in every language."""
    parts, at = list[str](), 0
    for kept in KEPT.finditer(text):
        parts += [_WORD.sub(_accented, text[at : kept.start()]), kept[0]]
        at = kept.end()
    return "".join((*parts, _WORD.sub(_accented, text[at:])))


def _accented(word: re.Match[str]) -> str:
    found = word[0].translate(LETTERS)
    longer = re.sub("[áéįóú]", lambda vowel: vowel[0] * 2, found)
    return longer if longer != word[0] else f"{longer}ý"


def english_in(text: str) -> list[str]:
    """The words of plain letters in a text that should have none."""
    return _PLAIN.findall(KEPT.sub(" ", text))


class _Accent(Transformer):
    """Accents the texts of a message; what is kept may go on over several, as in `<t:{ $instant }:R>`."""

    def visit_Pattern(self, node: Pattern) -> BaseNode:  # noqa: N802 - named after the node
        self.generic_visit(node)
        texts = [part.value if isinstance(part, TextElement) else HOLE for part in node.elements]
        parts = re.split(f"({HOLE})", accented("".join(texts)))
        holes = iter([part for part in node.elements if not isinstance(part, TextElement)])
        node.elements = [next(holes) if part == HOLE else TextElement(part) for part in parts if part]
        return node


def _framed(pattern: Pattern) -> None:
    """Put signs round the text of a message, so that one that is cut, or put together from several, is seen."""
    first, last = pattern.elements[0], pattern.elements[-1]
    if isinstance(first, TextElement) and isinstance(last, TextElement):
        first.value = _EDGES.sub(r"\1«\2\3", first.value)
        last.value = _EDGES.sub(r"\1\2»\3", last.value)


def _file(text: str) -> str:
    resource = FluentParser().parse(text)
    for entry in resource.body:
        if isinstance(entry, Message | Term) and not UNTOUCHED.fullmatch(entry.id.name):
            _Accent().visit(entry)
            if isinstance(entry, Message) and entry.value is not None:
                _framed(entry.value)
    return FluentSerializer().serialize(resource)


@contextmanager
def pseudo_language(folder: Path) -> Iterator[Catalogue]:
    """While this lasts there is the language; its files are made in a folder."""
    files = {path.name: _file(path.read_text("utf8")) for path in (LOCALES / DEFAULT).glob("*.ftl")}
    with language(NAME, files, folder, LOCALE):
        yield catalogue(NAME)


@pytest.fixture(scope="module")
def pseudo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Catalogue]:
    """The catalogue of the language, for a module of tests."""
    with pseudo_language(tmp_path_factory.mktemp("locales")) as words:
        yield words
