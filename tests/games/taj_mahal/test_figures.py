"""The figures: where they come from, a host's in their place, and what does not fit together."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from games.api import Figure, Setup, SetupError
from games.taj_mahal import TAJ_MAHAL
from games.taj_mahal.editions import Edition
from games.taj_mahal.making import FIELDS, TABLES, edition

SECTIONS = ("deck.", "specials.", "tiles.", "provinces.")


def test_every_figure_of_the_file_is_played_by() -> None:
    """No figure is read in vain, and no field is without one."""
    names = {name for name in TABLES.figures("standard") if not name.startswith(SECTIONS)}
    assert names == FIELDS.keys() | {"visit.display", "pieces.bonuses", "map.roads"}
    made = {"key", "provinces", "roads", "cards", "specials", "tiles", "bonuses", "display"}
    assert {field.name for field in fields(Edition)} == made | set(FIELDS.values())


def test_a_figure_has_its_provenance() -> None:
    known = TABLES.figures("standard")
    assert known["start.hand"] == Figure(6, "book")
    assert {name for name, figure in known.items() if figure.mark == "open"} == {"specials.monk", "specials.vizier"}
    assert known["deck.red"].mark == known["pieces.bonuses"].mark == known["map.roads"].mark == "house"
    assert known["deck.with_elephant"].mark == "derived"


def test_the_memory_option_turns_the_counts_off_and_nothing_else() -> None:
    plain, memory = TAJ_MAHAL.figures(Setup("standard", 3)), TAJ_MAHAL.figures(Setup("standard", 3, ("memory",)))
    assert {name for name in plain if plain[name] != memory[name]} == {"table.tracked"}
    assert memory["table.tracked"].value is False


def test_a_hosts_figures_take_the_place_of_our_own() -> None:
    own = {
        "deck.red": [["princess", "monk"], ["monk", "princess"], ["vizier", "mogul"]],
        "pieces.bonuses": {"points": 9, "card": 0, "rice": 6, "tea": 0, "spices": 0, "jewels": 0},
        "specials.monk": "any_colour",
        "specials.vizier": "plus_mogul",
        "map.roads": [["kabul", "agra"]],
        "tiles.2": ["rice"],
        "provinces.agra": ["kalpi", "agra", "kannauj", "gwalior", "alwar"],
    }
    made = edition("standard", own)
    red = [(card.key, card.copies) for card in made.cards.values() if card.colour == "red"]
    assert red[6:] == [("red_vk", 1), ("red_mp", 2)]
    assert made.bonuses == ("points",) * 9 + ("rice",) * 6
    assert made.specials == ("plus_mogul", "plus_elephant", "any_colour", "plus_points")
    assert made.roads[-1] == ("kabul", "agra")
    assert len(made.roads) == 50
    assert made.tiles[1] == ("rice",)
    assert ("kalpi", "agra") in made.roads
    assert ("agra", "kannauj") in made.roads
    assert TAJ_MAHAL.figures(Setup("standard", 3, figures=own))["tiles.2"] == Figure(["rice"], "host")


def test_a_host_may_have_more_bonus_tiles_than_are_laid_out() -> None:
    many = {"points": 9, "card": 9, "rice": 9, "tea": 9, "spices": 9, "jewels": 9}
    assert len(edition("standard", {"pieces.bonuses": many}).bonuses) == 54


NONE_WHITE = {"vizier": 0, "general": 0, "monk": 0, "princess": 0, "mogul": 0, "elephant": 0}
CITIES = "kabul, jalalabad, peshawar, ghazni"


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("start.gold", 3, "there is no figure 'start.gold'"),
        ("start.hand", "6", "start.hand must be a number from 0, not '6'"),
        ("seats.players", [3], "seats.players cannot be changed"),
        ("map.last_province", "kabul", "map.last_province cannot be changed"),
        ("map.taj_mahal", "kabul", "map.taj_mahal cannot be changed"),
        ("pieces.influence", 5, "pieces.influence must be at least 6, not 5"),
        ("visit.display", [5, 7], "visit.display must have 3 numbers from 1"),
        ("visit.display", [5, 0, 9], "visit.display must have 3 numbers from 1"),
        ("provinces.kabul", ["kabul"], f"provinces.kabul must have the cities {CITIES}, in the order of their ring"),
        (
            "provinces.kabul",
            ["kabul", "kabul", "peshawar", "ghazni"],
            f"provinces.kabul must have the cities {CITIES}, in the order of their ring",
        ),
        ("map.roads", [["kabul", "kabul"]], "map.roads: a road joins two cities, not ['kabul', 'kabul']"),
        ("map.roads", [["kabul"]], "map.roads: a road joins two cities, not ['kabul']"),
        ("map.roads", [["kabul", "jalalabad"]], "map.roads: jalalabad–kabul is a road already"),
        ("map.roads", [["kabul", "agra"], ["agra", "kabul"]], "map.roads: agra–kabul is a road already"),
        ("map.fortresses", ["kabul"], "map.fortresses must name each city once, and agra among them"),
        ("map.fortresses", ["agra", "agra"], "map.fortresses must name each city once, and agra among them"),
        ("deck.red", [["vizier", "elephant"]], "'elephant' is none of vizier, general, monk, princess, mogul"),
        ("deck.red", [["vizier", "bishop"]], "deck.red: 'bishop' is none of vizier, general, monk, princess, mogul"),
        ("deck.red", [["monk", "monk"]], "deck.red: a card shows two different persons, not ['monk', 'monk']"),
        ("deck.red", [["monk"]], "deck.red: a card shows two different persons, not ['monk']"),
        ("deck.white", NONE_WHITE, "deck: there must be white cards, and 39 cards or more, not 0 and 84"),
        ("start.hand", 18, "deck: there must be white cards, and 99 cards or more, not 12 and 96"),
        ("specials.monk", "plus_tiger", "'plus_tiger' is none of plus_elephant, plus_mogul, plus_points, any_colour"),
        ("specials.monk", "any_colour", "specials: each person brings another card, not any_colour"),
        ("tiles.3", ["silk"], "tiles.3: 'silk' is none of rice, tea, spices, jewels"),
        ("pieces.bonuses", {"points": 15}, "pieces.bonuses must have just the keys points, card, rice, tea"),
        (
            "pieces.bonuses",
            {"points": 5, "card": 5, "rice": 0, "tea": 2, "spices": 1, "jewels": 1},
            "pieces.bonuses must be at least 15, one for each other fortress, not 14",
        ),
        ("table.tracked", 1, "table.tracked must be true or false, not 1"),
    ],
)
def test_a_bad_figure_is_refused_by_name_and_reason(name: str, value: Any, said: str) -> None:
    with pytest.raises(SetupError) as caught:
        TAJ_MAHAL.start(Setup("standard", 3, figures={name: value}))
    assert said in str(caught.value)


@pytest.mark.parametrize("city", ["atlantis", "Kabul", ""])
def test_an_unknown_city_is_named(city: str) -> None:
    for name, value in ("map.roads", [["kabul", city]]), ("map.fortresses", ["agra", city]):
        with pytest.raises(SetupError, match=f"{name}: '{city}' is none of kabul, "):
            TAJ_MAHAL.start(Setup("standard", 3, figures={name: value}))


def test_too_few_people_are_refused() -> None:
    with pytest.raises(SetupError, match="played by 3 to 5, not 2"):
        TAJ_MAHAL.start(Setup("standard", 2))
