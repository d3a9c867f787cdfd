"""Commands in a client's language: what it shows of them, and what a person types (docs: Localization)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from playground.wire import Wire

DEFAULT = "en-US"
_NEIGHBOURS: Mapping[str, str] = MappingProxyType(
    {"en-GB": "en-US", "en-US": "en-GB", "es-419": "es-ES", "es-ES": "es-419"}
)
"""The locales that stand in for one another."""


def shown(named: Wire, field: str, locale: str) -> str:
    """The name or description of a command, option or choice as a client in a locale shows it."""
    given = named.get(f"{field}_localizations") or {}
    return str(given.get(locale) or given.get(_NEIGHBOURS.get(locale, "")) or named[field])


def meant(among: Iterable[Wire], typed: str, locale: str) -> Wire | None:
    """The command or option that a person means by a name: the one shown so, or else the one registered so."""
    known = list(among)
    for names in ([shown(one, "name", locale) for one in known], [one["name"] for one in known]):
        if typed in names:
            return known[names.index(typed)]
    return None


def texts(named: Wire, field: str) -> list[str]:
    """A text as it is registered, and in each language that it is given in."""
    return [str(named.get(field) or ""), *(named.get(f"{field}_localizations") or {}).values()]


def locales(among: Iterable[Wire]) -> list[str]:
    """The locales in which any of these has a name, and the one without translations."""
    given = {locale for one in among for locale in one.get("name_localizations") or {}}
    return [DEFAULT, *sorted(given - {DEFAULT})]


def option_as_shown(option: Wire, locale: str) -> Wire:
    """An option as a client shows it; `label` is its name there, and `name` that by which the bot knows it."""
    choices = [{**choice, "name": shown(choice, "name", locale)} for choice in option.get("choices") or []]
    words = {"label": shown(option, "name", locale), "description": shown(option, "description", locale)}
    return {**option, **words, **({"choices": choices} if choices else {})}
