"""What is wrong with the words of a language: what is missing, left over, untranslated, or cannot be filled in."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import lru_cache
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    FunctionReference,
    Junk,
    Message,
    MessageReference,
    StringLiteral,
    Term,
    TermReference,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from data import catalogue
from data.languages import DEFAULT

SAME = "same.txt"
"""The file of a language with the keys of the messages that are in it as in English on purpose, a line each; in them
`*` stands for anything."""

CODE = re.compile(r"`[^`]*`|<[^>]*>")
"""What is the same in all languages within a text: what is typed, and what Discord puts in."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A message, or a private term (`-key`), as it stands in a file."""

    file: str
    key: str
    text: Mapping[str, str]
    """What is to be translated, by attribute, the message itself as "": its texts, with all other parts as gaps."""
    variables: frozenset[str] = frozenset()
    forms: frozenset[str] = frozenset()
    """The names of the forms of words that it asks for."""
    references: frozenset[str] = frozenset()
    told: frozenset[str] = frozenset()
    """The variables that its comment tells of."""


@dataclass(frozen=True, slots=True)
class Words:
    """All that the files of a language say."""

    language: str
    files: frozenset[str]
    entries: Mapping[str, Entry]
    broken: tuple[str, ...] = ()
    """What could not be read, or stands there twice, in sentences."""
    same: tuple[str, ...] = ()


@dataclass(slots=True)
class _Parts(Visitor):
    """Collects what a message is made of."""

    texts: list[str] = field(default_factory=list)
    variables: set[str] = field(default_factory=set)
    forms: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 - named after the node, as the others
        self.texts.append(node.value)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")

    def visit_FunctionReference(self, node: FunctionReference) -> None:  # noqa: N802
        if node.id.name == "FORM":
            names = node.arguments.positional[1:]
            self.forms.update(name.value for name in names if isinstance(name, StringLiteral))
        self.generic_visit(node)


def words_of(language: str) -> Words:
    """The files of a language as they are."""
    folder, entries, broken = catalogue.LOCALES / language, dict[str, Entry](), list[str]()
    paths = sorted(folder.glob("*.ftl"))
    for path in paths:
        for entry in _read(language, path.name, path.read_text("utf8")):
            if isinstance(entry, str):
                broken.append(entry)
            elif entry.key in entries:
                broken.append(f"{language}/{path.name}: `{entry.key}` is in {entries[entry.key].file} already")
            else:
                entries[entry.key] = entry
    same = (folder / SAME).read_text("utf8").split() if (folder / SAME).exists() else []
    return Words(language, frozenset(path.name for path in paths), entries, tuple(broken), tuple(same))


@lru_cache(maxsize=256)
def _read(language: str, file: str, text: str) -> tuple[Entry | str, ...]:
    """The messages of a file; of what cannot be read, a sentence. English is asked for with every language."""
    return tuple(_parsed(language, file, text))


def _parsed(language: str, file: str, text: str) -> Iterator[Entry | str]:
    for node in FluentParser().parse(text).body:
        if isinstance(node, Junk):
            line = text.count("\n", 0, node.span.start if node.span else 0) + 1
            reasons = "; ".join(str(note.message) for note in node.annotations)
            yield f"{language}/{file}: line {line} cannot be read: {reasons}"
        elif isinstance(node, Message | Term):
            yield _entry(file, node)


def _entry(file: str, node: Message | Term) -> Entry:
    patterns: dict[str, Any] = {"": node.value} if node.value is not None else {}
    patterns |= {attribute.id.name: attribute.value for attribute in node.attributes}
    text, whole = dict[str, str](), _Parts()
    for name, pattern in patterns.items():
        parts = _Parts()
        for visitor in (parts, whole):
            visitor.visit(pattern)
        text[name] = " ".join(parts.texts)
    comment = node.comment.content if node.comment and node.comment.content else ""
    return Entry(
        file,
        f"-{node.id.name}" if isinstance(node, Term) else node.id.name,
        text,
        frozenset(whole.variables),
        frozenset(whole.forms),
        frozenset(whole.references),
        frozenset(re.findall(r"\$(\w+)", comment)),
    )


def faults(language: str) -> list[str]:
    """What is wrong with a language, a sentence each; nothing if it is complete."""
    words, english = words_of(language), words_of(DEFAULT)
    found = [*words.broken, *_unfit(words)]
    if language != DEFAULT:
        found += [*_missing(words, english), *_besides(words, english), *_untranslated(words, english)]
    return found


def _public(words: Words) -> dict[str, Entry]:
    """Without private terms, which each language has as it needs them."""
    return {key: entry for key, entry in words.entries.items() if not key.startswith("-")}


def _missing(words: Words, english: Words) -> Iterator[str]:
    for file in sorted(english.files - words.files):
        number = sum(entry.file == file for entry in _public(english).values())
        yield f"{words.language}/{file} is missing, with {number} messages"
    for key, entry in _public(english).items():
        if entry.file not in words.files:
            continue
        here = words.entries.get(key)
        if here is None:
            yield f"{words.language}/{entry.file}: `{key}` is missing"
        else:
            gone = sorted(name for name in entry.text.keys() - here.text.keys() if name)
            yield from (f"{words.language}/{here.file}: `{key}` has no `.{name}`" for name in gone)


def _besides(words: Words, english: Words) -> Iterator[str]:
    """What English does not have, or has in another file."""
    yield from (f"{words.language}/{file}: English has no such file" for file in sorted(words.files - english.files))
    for key, entry in _public(words).items():
        original = english.entries.get(key)
        if original is None:
            yield f"{words.language}/{entry.file}: `{key}` is not in English"
        elif original.file != entry.file:
            yield f"{words.language}/{entry.file}: `{key}` belongs into {original.file}"
        else:
            extra = sorted(entry.variables - original.variables - original.told)
            yield from (f"{words.language}/{entry.file}: `{key}` is not given `${name}`" for name in extra)
            # A word may have forms of its own; a sentence is only asked for the parts that English has.
            more = () if not original.variables else sorted(entry.text.keys() - original.text.keys())
            yield from (f"{words.language}/{entry.file}: nobody asks for `.{name}` of `{key}`" for name in more)


def _unfit(words: Words) -> Iterator[str]:
    """Forms that no word has, and references to nothing."""
    forms = {name for entry in words.entries.values() for name in entry.text}
    for key, entry in words.entries.items():
        for name in sorted(entry.forms - forms):
            yield f"{words.language}/{entry.file}: `{key}` asks for the form `{name}`, which no word has"
        for name in sorted(entry.references - words.entries.keys()):
            yield f"{words.language}/{entry.file}: `{key}` refers to `{name}`, which there is not"


def _untranslated(words: Words, english: Words) -> Iterator[str]:
    """What is as in English, unless on purpose; and what is said to be so but is not."""
    alike = {key: entry for key, entry in _public(words).items() if _is_alike(entry, english.entries.get(key))}
    for key, entry in alike.items():
        if not any(fnmatchcase(key, pattern) for pattern in words.same):
            yield f"{words.language}/{entry.file}: `{key}` is as in English; if it shall be, {SAME} has to name it"
    for pattern in words.same:
        if not any(fnmatchcase(key, pattern) for key in alike):
            yield f"{words.language}/{SAME}: nothing is as in English for `{pattern}`"


def _is_alike(entry: Entry, original: Entry | None) -> bool:
    """Whether a part of a message is as in English, and there are words in it."""
    if original is None:
        return False
    return any(_letters(text) and text == original.text.get(name) for name, text in entry.text.items())


def _letters(text: str) -> bool:
    return re.search(r"[^\W\d_]{2}", CODE.sub("", text)) is not None


def summary(language: str, found: Iterable[str]) -> str:
    """How much of a language there is, in a sentence."""
    english, words = _public(words_of(DEFAULT)), _public(words_of(language))
    done = len(english.keys() & words.keys())
    return f"{language}: {done} of {len(english)} messages; {len([*found])} to mend"
