"""The languages that people can read everything in; `docs/translating.md` tells how one is added."""

from __future__ import annotations

DEFAULT = "en"
"""The original; what another language lacks is said in it."""

LANGUAGES: dict[str, str] = {
    "en": "en_GB",
    "el": "el_GR",
    "hu": "hu_HU",
}
"""The languages that are offered, by their folders in `locales`; each with the locale of its habits in lists,
numbers and units, as Babel calls it."""

DRAFTS: dict[str, str] = {}
"""Languages that are still being translated, likewise: not offered, and not complete."""


def languages() -> tuple[str, ...]:
    """The languages that are offered, English first."""
    return tuple(LANGUAGES)


def locale_of(language: str) -> str:
    """The locale by whose habits a language is written."""
    return {**DRAFTS, **LANGUAGES}.get(language, language)
