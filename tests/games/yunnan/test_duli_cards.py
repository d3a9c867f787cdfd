"""Dúlì's cards obey every constraint of section 10."""

from __future__ import annotations

from collections import Counter

import pytest

from games.yunnan.editions import Card
from games.yunnan.making import edition
from games.yunnan.model import Player
from games.yunnan.routes import gaps

EDITION = edition("second", people=2)
assert EDITION.duli is not None
CARDS = EDITION.duli.cards
POSTS = tuple(EDITION.duli.posts.count(place) for place in range(len(EDITION.places)))
PROGRESS = {building.key for building in EDITION.buildings if building.gives != "block"}
each_card = pytest.mark.parametrize("card", CARDS, ids=[str(number) for number in range(1, len(CARDS) + 1)])


def test_there_are_16_different_cards() -> None:
    assert len(set(CARDS)) == len(CARDS) == 16
    assert len({card.buildings for card in CARDS}) == 16


@each_card
def test_a_card_lists_all_five_progress_buildings(card: Card) -> None:
    assert len(card.buildings) == 5
    assert set(card.buildings) == PROGRESS


def test_each_building_comes_first_on_3_or_4_cards() -> None:
    first = Counter(card.buildings[0] for card in CARDS)
    assert first.keys() == PROGRESS
    assert set(first.values()) <= {3, 4}


@each_card
def test_a_card_uses_all_traders_and_none_in_puer(card: Card) -> None:
    assert sum(card.traders) == EDITION.traders == 7
    assert (len(card.traders), card.traders[0]) == (6, 0)
    assert min(card.traders) >= 0


@each_card
def test_no_province_between_kang_and_the_farthest_is_empty(card: Card) -> None:
    farthest = max(place for place, count in enumerate(card.traders) if count)
    assert all(card.traders[EDITION.places.index("kang") : farthest])


@each_card
@pytest.mark.parametrize("farthest", range(1, 6))
def test_a_card_cut_off_anywhere_leaves_all_traders_connected(card: Card, farthest: int) -> None:
    traders = tuple(count * (place <= farthest) for place, count in enumerate(card.traders))
    duli = Player(0, 0, 0, 0, 0, 0, traders, POSTS)
    open_at = gaps(EDITION, duli, None)
    assert not any(count and gap for count, gap in zip(traders, open_at, strict=True))
    assert not any(count and gap for count, gap in zip(POSTS, open_at, strict=True))


def test_four_cards_show_a_teahouse() -> None:
    assert sum(card.teahouse for card in CARDS) == 4


def test_every_province_is_in_the_cards() -> None:
    assert all(any(card.traders[place] for card in CARDS) for place in range(1, 6))
