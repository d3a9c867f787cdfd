"""The texts of the rules: which of them are in force follows from the figures, and they name them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from games.api import Fact, Value
from games.yunnan.editions import Edition
from games.yunnan.model import STRUCTURES
from games.yunnan.procedures import all_posts, from_anywhere, takes_all

Condition: TypeAlias = Callable[[Edition], bool]


def in_force(edition: Edition) -> tuple[Fact, ...]:
    """The texts in force, in the order of play, each with the figures that it may name."""
    fields = _fields(edition)
    return tuple(Fact(key, fields) for key, applies in TEXTS.items() if applies(edition))


def _always(_edition: Edition) -> bool:
    return True


def _has(gives: str) -> Condition:
    return lambda edition: any(building.gives == gives for building in edition.buildings)


def _without(condition: Condition) -> Condition:
    return lambda edition: not condition(edition)


def _two_colours(edition: Edition) -> bool:
    return edition.colours_each > 1


def _bot_player(edition: Edition) -> bool:
    return edition.duli is not None


def _any_source(edition: Edition) -> bool:
    return edition.trader_from is from_anywhere


def _double_bids(edition: Edition) -> bool:
    return max(building.bids for building in edition.buildings) > 1


def _overbidding(edition: Edition) -> bool:
    return edition.penalty is not None


def _everything_to_the_market(edition: Edition) -> bool:
    return edition.visit is takes_all


def _one_bank_space(edition: Edition) -> bool:
    return edition.bank_spaces == 1


def _equal_bank_spaces(edition: Edition) -> bool:
    return all(len(set(band.pays)) == 1 for band in edition.bank) and not _one_bank_space(edition)


def _unequal_bank_spaces(edition: Edition) -> bool:
    return not _one_bank_space(edition) and not _equal_bank_spaces(edition)


def _all_at_once(edition: Edition) -> bool:
    return len(edition.placed_at_once) == len(STRUCTURES)


def _guards(edition: Edition) -> bool:
    return edition.guards > 0


def _builds_at_once(edition: Edition) -> bool:
    return edition.build_in_round_taken


def _posts_limited(edition: Edition) -> bool:
    return edition.posts_in_a_province < edition.posts


def _posts_in_puer(edition: Edition) -> bool:
    return edition.posts_in_puer


def _pass_for_puer(edition: Edition) -> bool:
    return edition.border_of_puer > 0


def _pass_for_bridge(edition: Edition) -> bool:
    return edition.bridge_passes > 0


def _back_to_puer(edition: Edition) -> bool:
    return edition.back_to_puer


def _back_to_start(edition: Edition) -> bool:
    return edition.back_to_start


def _all_posts_counted(edition: Edition) -> bool:
    return edition.inspector_counts is all_posts


def _all_paid_in_puer(edition: Edition) -> bool:
    return edition.paid_in_puer >= edition.traders


def _ends_by_points(edition: Edition) -> bool:
    return edition.end_vp is not None


def _equal_teahouses(edition: Edition) -> bool:
    return len(set(edition.vp_teahouse[1:])) == 1


def _horse_scores(edition: Edition) -> bool:
    return any(edition.vp_horse)


TEXTS: Mapping[str, Condition] = {
    "aim": _always,
    "start": _always,
    "two-colours": _two_colours,
    "duli": _bot_player,
    "order": _always,
    "placing": _always,
    "source-anywhere": _any_source,
    "source-supply-first": _without(_any_source),
    "bids": _always,
    "one-bid": _without(_double_bids),
    "double-bidding": _double_bids,
    "small-spaces": _always,
    "outbid": _always,
    "money-for-bids": _without(_overbidding),
    "bids-beyond-money": _overbidding,
    "bank-all": _everything_to_the_market,
    "bank-bids": _without(_everything_to_the_market),
    "bank-equal": _equal_bank_spaces,
    "bank-unequal": _unequal_bank_spaces,
    "bank-one": _one_bank_space,
    "market": _always,
    "passing": _always,
    "duli-bids": _bot_player,
    "paying": _always,
    "trading-school": _has("trader"),
    "customs-office": _has("pass"),
    "horse-trader": _has("horse"),
    "influence": _has("influence"),
    "building-yard": _has("structure"),
    "at-once": _all_at_once,
    "at-once-only": _without(_all_at_once),
    "guards": _guards,
    "temple": _has("block"),
    "building": _always,
    "building-later": _without(_builds_at_once),
    "posts": _posts_limited,
    "posts-unlimited": _without(_posts_limited),
    "posts-in-puer": _posts_in_puer,
    "posts-not-in-puer": _without(_posts_in_puer),
    "bridges": _always,
    "teahouses": _always,
    "travelling": _always,
    "passes": _always,
    "bridge-passes": _pass_for_bridge,
    "bridges-without-passes": _without(_pass_for_bridge),
    "border-of-puer": _pass_for_puer,
    "no-border-of-puer": _without(_pass_for_puer),
    "back-to-puer": _back_to_puer,
    "not-back-to-puer": _without(_back_to_puer),
    "not-back-to-start": _without(_back_to_start),
    "displacing": _always,
    "connected": _always,
    "duli-travels": _bot_player,
    "inspector": _always,
    "inspector-all-posts": _all_posts_counted,
    "inspector-connected-posts": _without(_all_posts_counted),
    "presents": _always,
    "income": _always,
    "income-in-puer-each": _all_paid_in_puer,
    "income-in-puer-once": _without(_all_paid_in_puer),
    "transport": _always,
    "new-order": _always,
    "converting": _always,
    "end-by-points": _ends_by_points,
    "end-by-presents": _always,
    "next-round": _always,
    "final-scoring": _always,
    "teahouse-points-equal": _equal_teahouses,
    "teahouse-points": _without(_equal_teahouses),
    "horse-points": _horse_scores,
    "winner": _always,
}
"""The texts in the order of play, and when each is in force."""


def _fields(edition: Edition) -> dict[str, Value]:
    return _pieces(edition) | _places(edition) | _amounts(edition) | _points(edition)


def _pieces(edition: Edition) -> dict[str, Value]:
    return {
        "traders": edition.traders,
        "supply": edition.start_supply,
        "posts": edition.posts,
        "bridges": edition.bridges,
        "teahouses": edition.teahouses,
        "passes": edition.start_passes,
        "most_passes": edition.max_passes,
        "most_influence": edition.max_influence,
        "posts_in_a_province": edition.posts_in_a_province,
    }


def _places(edition: Edition) -> dict[str, Value]:
    by_gift = {building.gives: building for building in edition.buildings}
    return {
        "provinces": edition.places[1:],
        "last": edition.places[-1],
        "stable": edition.places[edition.start_horse],
        "gorges": edition.gorge_keys,
        "guild": by_gift["influence"].key if "influence" in by_gift else None,
        "spaces": edition.buildings[0].spaces,
        "small": edition.buildings[0].small,
        "at_once": edition.placed_at_once or None,
    }


def _amounts(edition: Edition) -> dict[str, Value]:
    return {
        "money": edition.start_money,
        "totals": tuple(band.total for band in edition.bank),
        "payouts": tuple(band.pays[0] for band in edition.bank if band.pays),
        "lower_payouts": tuple(band.pays[-1] for band in edition.bank if band.pays),
        "penalty": edition.penalty or 0,
        "least_penalty": edition.least_penalty,
        "border": edition.border_of_puer,
        "bridge": edition.bridge_passes,
        "trader_income": edition.trader_income[1:],
        "puer_income": edition.trader_income[0],
        "paid_in_puer": edition.paid_in_puer,
        "post_income": edition.post_income[1:],
        "transport": edition.transport,
    }


def _points(edition: Edition) -> dict[str, Value]:
    return {
        "tokens": edition.start_presents[1:],
        "end_points": edition.end_vp or 0,
        "presents_left": edition.end_presents,
        "yuan": edition.yuan_for_a_point,
        "present_points": edition.vp_present,
        "pass_points": edition.vp_passes[edition.start_passes :],
        "influence_points": edition.vp_influence,
        "teahouse_points": edition.vp_teahouse[1:],
        "horse_points": edition.vp_horse[1:],
    }
