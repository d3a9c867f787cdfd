"""The words: every sentence that a person reads, by language, from `locales/*/*.ftl` (Project Fluent)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache, reduce
from pathlib import Path
from typing import Any

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

from data.habits import Bundle, Habits
from data.languages import DEFAULT, languages, locale_of
from data.wording import Word, form, joined

__all__ = ["DEFAULT", "LOCALES", "Catalogue", "catalogue", "languages"]

LOCALES = Path(__file__).parent / "locales"
FUNCTIONS: Any = {"FORM": form}
"""What messages can call, besides Fluent's own."""


class Catalogue:
    """All messages of one language; what it lacks is said in English."""

    def __init__(self, language: str = DEFAULT) -> None:
        self.language = language
        self.locale = _habits(language)
        self._bundles = [_bundle(language)] + ([_bundle(DEFAULT)] if language != DEFAULT else [])
        self._keys = _message_keys()
        self._words: dict[str, Word] = {}

    def __contains__(self, key: object) -> bool:
        """Whether there is a message, or an attribute of one ("key.attribute")."""
        return isinstance(key, str) and any(_pattern(bundle, key) is not None for bundle in self._bundles)

    def __reduce__(self) -> tuple[Any, ...]:
        """For another process it is enough to know the language."""
        return catalogue, (self.language,)

    def keys(self, prefix: str) -> tuple[str, ...]:
        """The keys of all English messages that begin so, in the order of the files."""
        return tuple(key for key in self._keys if key.startswith(prefix))

    def text(self, key: str, **fields: str | float) -> str:
        """The message, or its attribute ("key.attribute"), with its variables filled in.

        Raises `KeyError` if it, or a variable it uses, is missing.
        """
        for bundle in self._bundles:
            if (pattern := _pattern(bundle, key)) is not None:
                return _formatted(bundle, key, pattern, fields)
        raise KeyError(key)

    def word(self, key: str) -> Word:
        """The message of a term, with its attributes as its forms. Raises `KeyError` if it is missing."""
        if key not in self._words:
            self._words[key] = self._read(key)
        return self._words[key]

    def _read(self, key: str) -> Word:
        bundle = next((bundle for bundle in self._bundles if _pattern(bundle, key) is not None), None)
        if bundle is None:
            raise KeyError(key)
        message = bundle.get_message(key)
        forms = {name: _formatted(bundle, key, pattern, {}) for name, pattern in message.attributes.items()}
        return Word(self.text(key), forms)

    def number(self, value: float) -> str:
        """A number by the habits of the language."""
        return str(format_decimal(value, locale=self.locale))

    def listed(self, items: Iterable[str]) -> Word:
        """The items as a sentence lists them, "A, B and C"; the forms of the list are lists of their forms."""
        return joined([*items], lambda found: format_list(found, locale=self.locale))

    def series(self, items: Iterable[str]) -> Word:
        """The items one after the other, "a, b, c", as notes and figures are; its forms are such of their forms."""
        between = str(self.locale.list_patterns["standard"]["middle"])
        return joined([*items], lambda found: reduce(between.format, found) if found else "")

    def repeated(self, item: str, times: int) -> str:
        """An item of a list, which may stand for several of the same."""
        if times == 1:
            return item
        return joined([item], lambda found: self.text("lists-repeated", item=found[0], count=times))

    def groups(self, items: Iterable[str]) -> str:
        """The items one after the other, "a, b; c", where they may be lists themselves."""
        found = [*items]
        return reduce(lambda one, other: self.text("lists-groups", one=one, other=other), found) if found else ""


def _formatted(bundle: FluentBundle, key: str, pattern: Any, fields: Mapping[str, str | float]) -> str:
    text, errors = bundle.format_pattern(pattern, dict(fields))
    if errors:
        raise KeyError(f"{key}: {errors[0]}")
    return str(text)


def _pattern(bundle: FluentBundle, key: str) -> Any:
    name, _, attribute = key.partition(".")
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


def _habits(language: str) -> Habits:
    locale = Locale.parse(locale_of(language))
    return Habits(locale.language, locale.territory, locale.script, locale.variant)


def _bundle(language: str) -> FluentBundle:
    bundle = Bundle(language, _habits(language), FUNCTIONS)
    for resource in _resources(_folder(language)):
        bundle.add_resource(resource)
    return bundle


def _folder(language: str) -> Path:
    return (LOCALES / language).resolve()


@lru_cache(maxsize=8)
def _resources(folder: Path) -> tuple[Resource, ...]:
    """The files of a language, read once: reading them takes most of the time until the first picture."""
    return tuple(FluentResource(path.read_text("utf8")) for path in sorted(folder.glob("*.ftl")))


@lru_cache(maxsize=1)
def _message_keys() -> tuple[str, ...]:
    return tuple(
        entry.id.name
        for resource in _resources(_folder(DEFAULT))
        for entry in resource.body
        if isinstance(entry, Message)
    )


@lru_cache(maxsize=8)
def catalogue(language: str = DEFAULT) -> Catalogue:
    """The catalogue of a language, read once."""
    return Catalogue(language)
