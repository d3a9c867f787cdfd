"""From figures to an `Edition`: each figure finds its field, and has to make sense with the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from games.api import SetupError
from games.figures import Tables
from games.taj_mahal.editions import COLOURS, COURTIERS, GOODS, SPECIAL, SUITS, WHITE, Card, Edition, Province

Values = Mapping[str, Any]

TABLES = Tables("taj_mahal", ("standard",))
FIELDS: Mapping[str, str] = {
    "seats.players": "seats",
    "start.hand": "hand",
    "pieces.influence": "influence_tiles",
    "points.bonus": "bonus_points",
    "points.taj_mahal": "taj_mahal_points",
    "points.good": "good_points",
    "points.card": "card_points",
    "table.tracked": "tracked",
    "map.last_province": "last_province",
    "map.taj_mahal": "taj_mahal",
    "map.fortresses": "fortresses",
}
"""Figures that are fields of an edition as they stand."""
INITIALS: Mapping[str, str] = {
    "vizier": "v", "general": "g", "monk": "m", "princess": "p", "mogul": "k", "elephant": "e",
}  # fmt: skip
EFFECTS: Mapping[str, tuple[str, ...]] = {
    "plus_elephant": ("elephant",),
    "plus_mogul": ("mogul",),
    "plus_points": (),
    "any_colour": (),
}
"""The special cards, and the symbols that they count as."""
FIXED = ("seats.players", "map.last_province", "map.taj_mahal")
"""What the pieces and the board are made for."""


def edition(
    key: str, overrides: Values | None = None, options: tuple[str, ...] = (), people: int | None = None
) -> Edition:
    """The edition of this key with options, by a host's figures. Raises `SetupError`."""
    values = {name: figure.value for name, figure in TABLES.figures(key, overrides, options, people).items()}
    _check_fixed(overrides or {}, {name: figure.value for name, figure in TABLES.figures(key).items()})
    plain = {field: _frozen(values[name]) for name, field in FIELDS.items()}
    made = Edition(key=key, **plain, **_on_the_map(values), **_cards(values), **_tiles(values))
    _check_cards(made)
    _check_influence(made)
    return made


def _frozen(value: Any) -> Any:
    return tuple(map(_frozen, value)) if isinstance(value, list) else value


def _section(values: Values, name: str) -> dict[str, Any]:
    return {key.removeprefix(f"{name}."): value for key, value in values.items() if key.startswith(f"{name}.")}


def _check_fixed(overrides: Values, printed: Values) -> None:
    for name, value in overrides.items():
        if name in FIXED:
            raise SetupError(f"{name} cannot be changed")
        if name.startswith("provinces.") and sorted(value) != sorted(printed[name]):
            raise SetupError(f"{name} must have the cities {', '.join(printed[name])}, in the order of their ring")


def _of_kind(name: str, word: str, kinds: tuple[str, ...]) -> str:
    if word not in kinds:
        raise SetupError(f"{name}: {word!r} is none of {', '.join(kinds)}")
    return word


def _on_the_map(values: Values) -> dict[str, Any]:
    provinces = tuple(Province(key, tuple(cities)) for key, cities in _section(values, "provinces").items())
    cities = tuple(city for province in provinces for city in province.cities)
    _check_fortresses(values["map.fortresses"], cities, values["map.taj_mahal"])
    roads = (*_rings(provinces), *_links(values["map.roads"], cities))
    for road, number in Counter(map(frozenset, roads)).items():
        if number > 1:
            raise SetupError(f"map.roads: {'–'.join(sorted(road))} is a road already")
    return {"provinces": provinces, "roads": roads}


def _check_fortresses(fortresses: list[str], cities: tuple[str, ...], taj_mahal: str) -> None:
    for city in fortresses:
        _of_kind("map.fortresses", city, cities)
    if len(set(fortresses)) < len(fortresses) or taj_mahal not in fortresses:
        raise SetupError(f"map.fortresses must name each city once, and {taj_mahal} among them")


def _rings(provinces: tuple[Province, ...]) -> Iterator[tuple[str, str]]:
    """The roads round each province."""
    for province in provinces:
        yield from zip(province.cities, (*province.cities[1:], province.cities[0]), strict=True)


def _links(pairs: list[list[str]], cities: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """The other roads."""
    for pair in pairs:
        ends = tuple(_of_kind("map.roads", city, cities) for city in pair)
        if len(set(ends)) != 2 or len(ends) != 2:  # noqa: PLR2004 - a road has two ends
            raise SetupError(f"map.roads: a road joins two cities, not {pair!r}")
        yield ends[0], ends[1]


def _cards(values: Values) -> dict[str, Any]:
    specials = _specials(values)
    cards = [card for colour in COLOURS for card in _coloured(values, colour)]
    cards += [_card(WHITE, (suit,), number) for suit, number in values["deck.white"].items() if number]
    cards += [Card(key, SPECIAL, EFFECTS[key]) for key in specials]
    return {"cards": {card.key: card for card in cards}, "specials": specials}


def _specials(values: Values) -> tuple[str, ...]:
    """The special cards, by courtier."""
    keys = tuple(_of_kind(f"specials.{suit}", values[f"specials.{suit}"], tuple(EFFECTS)) for suit in COURTIERS)
    if len(set(keys)) < len(keys):
        raise SetupError(f"specials: each person brings another card, not {', '.join(keys)}")
    return keys


def _coloured(values: Values, colour: str) -> Iterator[Card]:
    """The cards of a colour: those with elephants, then pairs of the other symbols."""
    for suit, number in values["deck.with_elephant"].items():
        if number:
            yield _card(colour, (suit, "elephant"), number)
    pairs = Counter(_pair(f"deck.{colour}", pair) for pair in values[f"deck.{colour}"])
    for suits in sorted(pairs, key=lambda pair: tuple(map(SUITS.index, pair))):
        yield _card(colour, suits, pairs[suits])


def _pair(name: str, pair: list[str]) -> tuple[str, ...]:
    suits = tuple(sorted((_of_kind(name, suit, SUITS[:-1]) for suit in pair), key=SUITS.index))
    if len(set(suits)) != 2 or len(suits) != 2:  # noqa: PLR2004 - a coloured card has two symbols
        raise SetupError(f"{name}: a card shows two different persons, not {pair!r}")
    return suits


def _card(colour: str, suits: tuple[str, ...], number: int) -> Card:
    return Card(f"{colour}_{''.join(INITIALS[suit] for suit in suits)}", colour, suits, number)


def _tiles(values: Values) -> dict[str, Any]:
    tiles = tuple(_goods(values, number) for number in range(1, 1 + len(_section(values, "provinces"))))
    bonuses = tuple(tile for tile, number in values["pieces.bonuses"].items() for _ in range(number))
    needed = len(values["map.fortresses"]) - 1
    if len(bonuses) < needed:
        raise SetupError(f"pieces.bonuses must be at least {needed}, one for each other fortress, not {len(bonuses)}")
    return {"tiles": tiles, "bonuses": bonuses, "display": _display(values)}


def _goods(values: Values, number: int) -> tuple[str, ...]:
    """The goods of the province tile of this number."""
    return tuple(_of_kind(f"tiles.{number}", good, GOODS) for good in values[f"tiles.{number}"])


def _display(values: Values) -> dict[int, int]:
    seats, sizes = values["seats.players"], values["visit.display"]
    if len(sizes) != len(seats) or 0 in sizes:
        raise SetupError(f"visit.display must have {len(seats)} numbers from 1")
    return dict(zip(seats, sizes, strict=True))


def _check_cards(made: Edition) -> None:
    whites, deck = (
        sum(card.copies for card in made.cards.values() if card.colour in colours)
        for colours in ((WHITE,), (*COLOURS, WHITE))
    )
    needed = max(seats * made.hand + made.display[seats] for seats in made.seats)
    if not whites or deck < needed:
        raise SetupError(f"deck: there must be white cards, and {needed} cards or more, not {whites} and {deck}")


def _check_influence(made: Edition) -> None:
    """Before a visit each player may have a tile of a person, and the court needs one (A7)."""
    needed = max(made.seats) + 1
    if made.influence_tiles < needed:
        raise SetupError(f"pieces.influence must be at least {needed}, not {made.influence_tiles}")
