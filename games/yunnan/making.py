"""From figures to an `Edition`: each figure finds its field, and has to make sense with the others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from games.api import SetupError
from games.yunnan.editions import Band, Building, Card, Duli, Edition
from games.yunnan.figures import figures
from games.yunnan.model import STRUCTURES
from games.yunnan.procedures import INSPECTOR_COUNTS, TRADER_FROM, VISIT

FIELDS: Mapping[str, str] = {
    "seats.players": "seats",
    "places.road": "places",
    "start.money": "start_money",
    "start.supply": "start_supply",
    "start.passes": "start_passes",
    "start.influence": "start_influence",
    "pieces.traders": "traders",
    "pieces.posts": "posts",
    "pieces.bridges": "bridges",
    "pieces.teahouses": "teahouses",
    "limits.passes": "max_passes",
    "limits.influence": "max_influence",
    "limits.posts_in_a_province": "posts_in_a_province",
    "limits.posts_in_puer": "posts_in_puer",
    "bidding.placed_at_once": "placed_at_once",
    "travel.border_of_puer": "border_of_puer",
    "travel.back_to_puer": "back_to_puer",
    "travel.back_to_start": "back_to_start",
    "travel.bridge_passes": "bridge_passes",
    "travel.build_in_round_taken": "build_in_round_taken",
    "income.trader": "trader_income",
    "income.post": "post_income",
    "income.paid_in_puer": "paid_in_puer",
    "income.transport": "transport",
    "end.presents_left": "end_presents",
    "end.yuan_for_a_point": "yuan_for_a_point",
    "end.present": "vp_present",
    "end.passes": "vp_passes",
    "end.influence": "vp_influence",
    "end.teahouse": "vp_teahouse",
    "end.horse": "vp_horse",
    "seats.colours_each": "colours_each",
    "pieces.guards": "guards",
    "bidding.penalty": "penalty",
    "bidding.least_penalty": "least_penalty",
}
"""Figures that are fields of an edition as they stand; the last are those that only some games have."""
PROCEDURES: Mapping[str, tuple[str, Mapping[str, Any]]] = {
    "bank.visit": ("visit", VISIT),
    "bidding.trader_from": ("trader_from", TRADER_FROM),
    "income.inspector_counts": ("inspector_counts", INSPECTOR_COUNTS),
}
"""Figures that choose a procedure, and the procedures to choose from."""
BY_PLACE = ("income.trader", "income.post", "end.teahouse", "end.horse")
FIXED = ("seats.players", "seats.colours_each", "places.road")
"""What the pieces and the board are made for."""
GIVES = ("trader", "pass", "horse", "influence", "structure", "block")


def edition(
    key: str, overrides: Mapping[str, Any] | None = None, options: tuple[str, ...] = (), people: int | None = None
) -> Edition:
    """The edition of this key with options, for so many people, by a host's figures. Raises `SetupError`."""
    values = {name: figure.value for name, figure in figures(key, overrides, options, people).items()}
    _check_fixed(overrides or {})
    _check_lengths(values)
    _check_limits(values)
    plain = {field: _frozen(values[name]) for name, field in FIELDS.items() if name in values}
    made = _on_the_road(values) | _in_the_city(values) | _procedures(values) | _with_duli(values)
    return Edition(key=key, end_vp=values["end.victory_points"] or None, **plain, **made)


def _frozen(value: Any) -> Any:
    return tuple(map(_frozen, value)) if isinstance(value, list) else value


def _check_fixed(overrides: Mapping[str, Any]) -> None:
    for name in FIXED:
        if name in overrides:
            raise SetupError(f"{name} cannot be changed")


def _check_lengths(values: Mapping[str, Any]) -> None:
    lengths = dict.fromkeys(BY_PLACE, len(values["places.road"])) | {
        "start.money": max(values["seats.players"]),
        "end.passes": values["limits.passes"] + 1,
        "end.influence": values["limits.influence"] + 1,
    }
    for name, length in lengths.items():
        if len(values[name]) != length:
            raise SetupError(f"{name} must have {length} items, not {len(values[name])}")


def _check_limits(values: Mapping[str, Any]) -> None:
    for name, limit in (("supply", "pieces.traders"), ("passes", "limits.passes"), ("influence", "limits.influence")):
        if values[f"start.{name}"] > values[limit]:
            raise SetupError(f"start.{name} must be at most {values[limit]} ({limit})")
    for name in ("start.supply", "end.yuan_for_a_point", "bidding.bids_in_a_building"):
        if not values[name]:
            raise SetupError(f"{name} must be at least 1")
    for structure in values["bidding.placed_at_once"]:
        if structure not in STRUCTURES:
            raise SetupError(f"bidding.placed_at_once: {structure!r} is none of {', '.join(STRUCTURES)}")


def _on_the_road(values: Mapping[str, Any]) -> dict[str, Any]:
    road = values["places.road"]
    return {
        "gorges": tuple(_gorge(road, pair) for pair in values["places.gorges"]),
        "start_horse": _place("start.horse", road[1:], values["start.horse"]) + 1,
        "start_presents": tuple(values["start.presents"].get(place, 0) for place in road),
    }


def _gorge(road: list[str], pair: list[str]) -> tuple[int, int]:
    ends = sorted(_place("places.gorges", road[1:], key) + 1 for key in pair)
    if len(ends) != 2 or ends[0] == ends[1]:  # noqa: PLR2004 - a bridge has two ends
        raise SetupError(f"places.gorges: a gorge lies between two provinces, not {pair!r}")
    return ends[0], ends[1]


def _place(name: str, road: list[str], key: str) -> int:
    if key not in road:
        raise SetupError(f"{name}: {key!r} is none of {', '.join(road)}")
    return road.index(key)


def _in_the_city(values: Mapping[str, Any]) -> dict[str, Any]:
    keys = [name for name in values if name.startswith("buildings.")]
    return {
        "buildings": tuple(_building(name, values[name], values["bidding.bids_in_a_building"]) for name in keys),
        "bank": tuple(_bands(values["bank.payouts"], values["bank.spaces"])),
    }


def _building(name: str, value: Mapping[str, Any], bids: int) -> Building:
    spaces, small = value["spaces"], value["small"]
    if value["gives"] not in GIVES:
        raise SetupError(f"{name}.gives: {value['gives']!r} is none of {', '.join(GIVES)}")
    if spaces != sorted(set(spaces)) or not set(small) <= set(spaces) or not spaces[0]:
        raise SetupError(f"{name}: spaces must rise from at least 1, and the small ones be among them")
    bids = bids if value["gives"] != "block" else 1
    return Building(name.removeprefix("buildings."), value["gives"], tuple(spaces), tuple(small), bids)


def _bands(payouts: list[Any], spaces: int) -> Iterator[Band]:
    totals = [total for total, _ in payouts]
    if totals[0] != 0 or totals != sorted(set(totals)):
        raise SetupError("bank.payouts must begin with a total of 0 and rise")
    if len({len(pays) for _, pays in payouts}) > 1:
        raise SetupError("bank.payouts must pay the same number of spaces at every total")
    return (Band(total, tuple(pays[:spaces])) for total, pays in payouts)


def _with_duli(values: Mapping[str, Any]) -> dict[str, Any]:
    if "duli.cards" not in values:
        return {}
    road, first = values["places.road"], values["duli.first_bid"]
    posts = tuple(_place("duli.posts", road[1:], key) + 1 for key in values["duli.posts"])
    spaces = values.get(f"buildings.{first['building']}", {"spaces": ()})["spaces"]
    if first["space"] not in spaces:
        raise SetupError(f"duli.first_bid: there is no space {first['space']} in {first['building']!r}")
    cards = tuple(_card(values, card) for card in values["duli.cards"])
    return {"duli": Duli(posts, first["building"], first["space"], cards)}


def _card(values: Mapping[str, Any], card: Mapping[str, Any]) -> Card:
    for key in card["bids"]:
        if f"buildings.{key}" not in values:
            raise SetupError(f"duli.cards: there is no building {key!r}")
    if len(card["traders"]) != len(values["places.road"]) - 1 or sum(card["traders"]) > values["pieces.traders"]:
        raise SetupError("duli.cards: a card needs a number for each province, and no more traders than there are")
    return Card(tuple(card["bids"]), (0, *card["traders"]), card["teahouse"])


def _procedures(values: Mapping[str, Any]) -> dict[str, Any]:
    return {field: _procedure(name, values[name], table) for name, (field, table) in PROCEDURES.items()}


def _procedure(name: str, chosen: str, choices: Mapping[str, Any]) -> Any:
    if chosen not in choices:
        raise SetupError(f"{name}: {chosen!r} is none of {', '.join(choices)}")
    return choices[chosen]
