"""The names of the time zones, and finding one by a city or a country: from the tables of the tz database."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from rapidfuzz import process
from rapidfuzz.distance import JaroWinkler

from bot.errors import TableError
from bot.hours.zones import Zone

OFFERS = 25
"""As many choices as Discord shows."""
CLOSE = 0.87
"""How alike a word and a misspelt one are, of 1."""
BEGUN, MISSPELT = 0.95, 0.8
"""What a word that is being typed counts, and a misspelt one, of 1."""
CITY, COUNTRY, OTHER = 1.0, 0.9, 0.7
"""What a word counts as part of a city's name, of a country's, or of a region's or an older name, of 1."""


def zone_named(typed: str) -> Zone:
    """The zone of an IANA name in any case, or of the city that it is named after. Raises `TableError`."""
    wanted = "_".join(typed.split()).casefold()
    exact = [name for name in _names() if name.casefold() == wanted]
    found = exact or [name for name in _places() if _city(name).casefold() == wanted]
    if not found:
        raise TableError("no-such-zone", zone=typed)
    return Zone(found[0])


def offers(typed: str) -> tuple[str, ...]:
    """The names of the zones that fit words best: of cities, countries or regions, begun or misspelt. None for none."""
    asked = [_fits(word) for word in _split(typed)]
    scores = [(sum(entry.score(fits) for fits in asked), entry.name) for entry in _entries()]
    found = sorted((scored for scored in scores if scored[0] > 0), key=lambda scored: -scored[0])
    return tuple(name for _, name in found[:OFFERS])


@dataclass(frozen=True, slots=True)
class _Entry:
    """A zone, and what each word about it counts."""

    name: str
    words: dict[str, float]

    def score(self, fits: dict[str, float]) -> float:
        """How well the zone fits a word, given how well it fits others, up to 1."""
        return max((weight * fits.get(word, 0.0) for word, weight in self.words.items()), default=0.0)


def _fits(typed: str) -> dict[str, float]:
    """How well the words about zones fit one that is typed, up to 1, without those that do not."""
    close = process.extract(typed, _vocabulary(), scorer=JaroWinkler.similarity, score_cutoff=CLOSE, limit=None)
    misspelt = {word: MISSPELT * likeness for word, likeness, _ in close}
    return misspelt | {word: BEGUN for word in _vocabulary() if word.startswith(typed)} | {typed: 1.0}


@cache
def _vocabulary() -> tuple[str, ...]:
    return tuple({word: None for entry in _entries() for word in entry.words})


@cache
def _entries() -> tuple[_Entry, ...]:
    """All zones: first those of places, by country and there roughly as many people live in them, then older names."""
    countries = {code: f"{code} {name}" for code, name in _rows("iso3166.tab")}
    places = [
        _Entry(name, _weighed(name, countries[code], " ".join(about))) for code, _, name, *about in _rows("zone.tab")
    ]
    older = [_Entry(name, _weighed("", "", name)) for name in _names() if name not in _places()]
    return (*places, *older)


def _weighed(name: str, country: str, about: str) -> dict[str, float]:
    """The words about a zone; one that is said twice counts as its best."""
    others = dict.fromkeys(_split(f"{name} {about}"), OTHER)
    return others | dict.fromkeys(_split(country), COUNTRY) | dict.fromkeys(_split(_city(name)), CITY)


def _city(name: str) -> str:
    return name.rpartition("/")[2]


def _split(text: str) -> list[str]:
    """The words of a text as they are compared: in small letters, without accents."""
    plain = unicodedata.normalize("NFKD", text.casefold()).encode("ascii", "ignore").decode()
    return re.findall(r"[a-z]+", plain)


@cache
def _names() -> tuple[str, ...]:
    return tuple(_lines("zones"))


@cache
def _places() -> frozenset[str]:
    return frozenset(name for _, _, name, *_ in _rows("zone.tab"))


def _rows(table: str) -> Iterator[list[str]]:
    return (line.split("\t") for line in _lines(f"zoneinfo/{table}") if not line.startswith("#"))


def _lines(path: str) -> Iterable[str]:
    return files("tzdata").joinpath(path).read_text("utf8").splitlines()
