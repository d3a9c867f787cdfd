"""Setting up Taj Mahal: the figures (B) and the beginning of a game (A1), written from the rules alone."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from games.api import Action, Seat, Setup, SetupError
from games.history import nature
from games.taj_mahal.actions import Bonuses, Deal, Display, First, Play, Provinces, Withdraw
from games.taj_mahal.editions import COLOURS, COURTIERS, SUITS
from tests.games.taj_mahal.positions import TAJ, A, B, C, D, Table, begin, new

COMMON = {"ve": 3, "ge": 3, "me": 3, "pe": 3, "ke": 2, "ee": 2}
PAIRS = {
    "red": ("vg", "gm", "mp", "pk", "vk"),
    "green": ("vm", "mk", "gk", "gp", "vp"),
    "yellow": ("vg", "gp", "mp", "mk", "vk"),
    "purple": ("vp", "pk", "gk", "gm", "vm"),
}
WHITES = {"v": 1, "g": 1, "m": 1, "p": 1, "k": 1, "e": 7}
LETTERS = dict(zip("vgmpke", SUITS, strict=True))
CITIES = {
    "kabul": "kabul jalalabad peshawar ghazni",
    "kashmir": "muzaffarabad srinagar kishtwar jammu",
    "lahore": "rohtas sialkot jalandhar lahore",
    "delhi": "sirhind saharanpur sambhal delhi",
    "awadh": "khairabad bahraich ayodhya lucknow",
    "multan": "bhakkar dipalpur multan uch",
    "thatta": "sehwan umarkot nasarpur thatta",
    "ajmer": "bikaner ajmer chittor jodhpur",
    "agra": "agra kannauj kalpi gwalior alwar",
    "allahabad": "manikpur jaunpur benares allahabad",
    "gujarat": "patan ahmedabad surat junagadh",
    "malwa": "ujjain chanderi raisen mandu",
}
FORTRESSES = (
    "kabul peshawar srinagar rohtas delhi bahraich lucknow multan umarkot thatta chittor agra allahabad junagadh"
    " raisen mandu"
)


# ------------------------------------------------------------------ who plays


def test_three_to_five_play() -> None:
    assert tuple(TAJ.seats("standard")) == (3, 4, 5)


@pytest.mark.parametrize(
    "setup",
    [
        Setup("standard", 2),
        Setup("standard", 6),
        Setup("standard", 0),
        Setup("second", 3),
        Setup("standard", 3, ("no_such_option",)),
        Setup("standard", 3, (), {"no_such_figure": 1}),
    ],
    ids=str,
)
def test_a_game_that_cannot_be_is_not_started(setup: Setup) -> None:
    with pytest.raises(SetupError):
        TAJ.start(setup)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_each_person_plays_one_colour(seats: int) -> None:
    assert TAJ.colours(Setup("standard", seats)) == tuple(range(seats))
    assert len(new(seats).view.players) == seats


# ------------------------------------------------------------------ the board


def test_the_board_has_12_provinces_with_these_cities_and_agra_has_5() -> None:
    provinces = {province.key: " ".join(province.cities) for province in new().edition.provinces}
    assert provinces == CITIES
    assert sum(len(cities.split()) for cities in provinces.values()) == 49


def test_16_cities_are_fortresses_and_every_province_has_one() -> None:
    fortresses = set(new().edition.fortresses)
    assert fortresses == set(FORTRESSES.split())
    assert all(fortresses & set(cities.split()) for cities in CITIES.values())


def test_the_cities_of_a_province_are_joined_in_a_ring() -> None:
    roads = {frozenset(road) for road in new().edition.roads}
    for cities in map(str.split, CITIES.values()):
        ring = {frozenset(pair) for pair in zip(cities, [*cities[1:], cities[0]], strict=True)}
        assert {road for road in roads if road <= set(cities)} == ring


def test_the_board_has_34_roads_between_provinces_and_none_twice() -> None:
    roads = new().edition.roads
    home = {city: province for province, cities in CITIES.items() for city in cities.split()}
    assert len({frozenset(road) for road in roads}) == len(roads)
    assert sum(home[here] != home[there] for here, there in roads) == 34


# ------------------------------------------------------------------ cards and tiles


def test_the_deck_has_96_cards_21_of_each_colour_and_12_white() -> None:
    cards = [card for card in new().edition.cards.values() if card.colour != "special"]
    by_colour: Counter[str] = Counter()
    for card in cards:
        by_colour[card.colour] += card.copies
    assert by_colour == dict.fromkeys(COLOURS, 21) | {"white": 12}


@pytest.mark.parametrize("colour", COLOURS)
def test_a_colour_has_14_cards_with_elephant_2_double_elephants_and_5_pairs(colour: str) -> None:
    cards = [card for card in new().edition.cards.values() if card.colour == colour]
    expected = COMMON | dict.fromkeys(PAIRS[colour], 1)
    assert {card.key: card.copies for card in cards} == {f"{colour}_{pair}": n for pair, n in expected.items()}
    assert sum(expected.values()) == 21


def test_the_pairs_show_each_person_and_the_mogul_twice_in_a_colour() -> None:
    for pairs in PAIRS.values():
        assert Counter("".join(pairs)) == dict.fromkeys("vgmpk", 2)


def test_white_cards_show_one_symbol_and_seven_are_elephants() -> None:
    cards = new().edition.cards.values()
    assert {card.key: card.copies for card in cards if card.colour == "white"} == {
        f"white_{letter}": number for letter, number in WHITES.items()
    }


def test_a_card_shows_the_symbols_of_its_initials() -> None:
    for card in new().edition.cards.values():
        if card.colour != "special":
            initials = card.key.rpartition("_")[2]
            assert sorted(card.symbols) == sorted(LETTERS[letter] for letter in initials)


def test_the_special_cards_show_an_elephant_a_mogul_and_nothing() -> None:
    specials = {card.key: card.symbols for card in new().edition.cards.values() if card.colour == "special"}
    assert specials == {
        "plus_elephant": ("elephant",),
        "plus_mogul": ("mogul",),
        "plus_points": (),
        "any_colour": (),
    }


def test_d1_each_courtier_brings_a_special_card_of_its_own() -> None:
    assert dict(zip(COURTIERS, new().edition.specials, strict=True)) == {
        "vizier": "any_colour",
        "general": "plus_elephant",
        "monk": "plus_mogul",
        "princess": "plus_points",
    }


def test_the_province_tiles_have_these_goods() -> None:
    assert [set(goods) for goods in new().edition.tiles] == [
        {"rice"},
        {"jewels", "tea"},
        {"spices", "jewels"},
        {"rice", "tea"},
        {"spices", "tea"},
        {"rice", "jewels"},
        {"rice", "spices"},
        {"rice", "jewels"},
        {"spices", "tea"},
        {"spices", "jewels"},
        {"rice", "tea"},
        {"rice", "spices"},
    ]


def test_d2_there_are_15_bonus_tiles_besides_the_taj_mahal() -> None:
    assert Counter(new().edition.bonuses) == {"points": 5, "card": 5, "tea": 2, "jewels": 2, "spices": 1}


def test_the_figures_that_the_rules_are_played_by() -> None:
    edition = new().edition
    assert dict(edition.display) == {3: 5, 4: 7, 5: 9}
    assert (edition.hand, edition.influence_tiles) == (6, 6)
    assert (edition.bonus_points, edition.taj_mahal_points, edition.good_points, edition.card_points) == (2, 4, 1, 2)


# ------------------------------------------------------------------ provinces and bonus tiles are laid out


def test_tile_12_always_lies_on_agra() -> None:
    game = begin().settle_until(Provinces)
    others = tuple(key for key in CITIES if key != "agra")
    assert game.may(None, Provinces((*others, "agra")))
    assert game.may(None, Provinces((*others[::-1], "agra")))
    assert not game.may(None, Provinces(("agra", *others)))
    assert not game.may(None, Provinces((*others[:-1], "agra", others[-1])))


@pytest.mark.parametrize(
    "provinces", [(), ("agra",), ("kabul",) * 11 + ("agra",), (*tuple(CITIES)[1:], "nowhere", "agra")], ids=str
)
def test_each_province_gets_one_tile(provinces: tuple[str, ...]) -> None:
    assert not begin().settle_until(Provinces).may(None, Provinces(provinces))


def test_each_fortress_gets_a_bonus_tile_and_agra_the_taj_mahal() -> None:
    view = new().view
    assert set(view.bonuses) == set(FORTRESSES.split())
    assert view.bonuses["agra"] == "taj_mahal"
    assert Counter(view.bonuses.values()) - Counter(["taj_mahal"]) == Counter(view.edition.bonuses)


def test_only_the_tiles_that_there_are_may_lie_on_the_fortresses() -> None:
    game = begin().settle_until(Bonuses)
    tiles, agra = list(game.edition.bonuses), game.edition.fortresses.index("agra")
    for fifteen in (tiles, tiles[::-1]):
        assert game.may(None, Bonuses((*fifteen[:agra], "taj_mahal", *fifteen[agra:])))
    for wrong in ([], tiles[1:], [*tiles, "points"], ["rice", *tiles[1:]], ["points"] * 15):
        assert not game.may(None, Bonuses((*wrong[:agra], "taj_mahal", *wrong[agra:])))


def test_the_taj_mahal_lies_on_no_other_fortress() -> None:
    game = begin().settle_until(Bonuses)
    for place in range(16):
        tiles = list(game.edition.bonuses)
        tiles.insert(place, "taj_mahal")
        assert game.may(None, Bonuses(tuple(tiles))) == (game.edition.fortresses[place] == "agra")


def test_chance_mixes_provinces_tiles_cards_and_the_start_player() -> None:
    games = [[taken.entry.action for taken in nature(TAJ, begin().state, Random(seed))] for seed in range(12)]

    def drawn(kind: type[Action]) -> set[tuple[Action, ...]]:
        return {tuple(action for action in game if isinstance(action, kind)) for game in games}

    assert all(len(drawn(kind)) == 12 for kind in (Provinces, Bonuses, Deal, Display))
    assert drawn(First) == {(First(seat),) for seat in (A, B, C)}


# ------------------------------------------------------------------ cards are dealt


@pytest.mark.parametrize(("seats", "dealt", "shown", "left"), [(3, 18, 5, 73), (4, 24, 7, 65), (5, 30, 9, 57)])
def test_c7_3_cards_dealt_shown_and_left_in_the_draw_pile(seats: int, dealt: int, shown: int, left: int) -> None:
    game = new(seats)
    assert [player.cards for player in game.view.players] == [6] * seats
    assert sum(player.cards for player in game.view.players) == dealt
    assert (len(game.view.display), game.view.pile, game.view.discards) == (shown, left, ())


def test_a_hand_is_what_was_dealt() -> None:
    game = new()
    deals = {action.player: action.cards for action in game.nature if isinstance(action, Deal)}
    assert {seat: game.hand(seat) for seat in (A, B, C)} == {seat: sorted(cards) for seat, cards in deals.items()}


def test_each_player_is_dealt_once() -> None:
    deals = [action.player for action in new(5).nature if isinstance(action, Deal)]
    assert sorted(deals) == list(range(5))


def next_dealt(game: Table) -> Seat:
    """Who is dealt cards next."""
    deal = game.chance
    assert isinstance(deal, Deal)
    return deal.player


def test_only_6_cards_of_the_deck_may_be_dealt() -> None:
    game = begin().settle_until(Deal)
    seat = next_dealt(game)
    cards = ("red_ee", "red_ee", "red_ve", "red_ve", "red_ve", "white_k")
    assert game.may(None, Deal(seat, cards))
    for wrong in (cards[1:], (*cards, "white_e"), ("red_ee", *cards[:5]), ("red_zz", *cards[1:])):
        assert not game.may(None, Deal(seat, tuple(sorted(wrong))))


def test_special_cards_are_not_in_the_deck() -> None:
    game = begin().settle_until(Deal)
    seat = next_dealt(game)
    assert not game.may(None, Deal(seat, ("any_colour", "red_ee", "red_ve", "red_ve", "red_ve", "white_k")))


def test_a_display_has_its_size_and_only_cards_that_are_left() -> None:
    game = begin()
    game.draws = [*["red_ee", "yellow_ee"] * 2, *["red_ve", "red_ge", "red_me", "red_pe"] * 3, "red_vk", "red_mp"]
    game.settle_until(Display)
    left = ("green_ee", "green_ee", "green_ve", "white_k", "white_v")
    assert game.may(None, Display(left))
    for wrong in (left[1:], (*left, "white_m"), ("red_ee", *left[1:]), ("white_k", "white_k", *left[2:])):
        assert not game.may(None, Display(wrong))


# ------------------------------------------------------------------ the first position


def test_the_first_visit_is_to_the_province_with_tile_1() -> None:
    view = new().view
    assert (view.visit, view.phase) == (1, "playing")
    assert view.province == view.provinces[0]
    assert view.provinces[-1] == "agra"


def test_everybody_begins_with_nothing_but_cards() -> None:
    view = new(4).view
    assert view.palaces == ()
    for player in view.players:
        assert (player.vp, player.specials, player.played, player.colour) == (0, (), (), None)
        assert (sum(player.influence), sum(player.goods), sum(player.counts)) == (0, 0, 0)


def test_the_court_begins_with_all_six_prizes() -> None:
    view = new().view
    assert view.court == SUITS
    assert not view.won


@pytest.mark.parametrize("first", [A, B, C])
def test_a_random_start_player_begins(first: Seat) -> None:
    game = new(first=first)
    assert game.acting == game.view.order[0] == game.state.start == first


def test_the_start_player_sits_at_the_table() -> None:
    game = begin(3).settle_until(First)
    assert [game.may(None, First(seat)) for seat in (A, B, C, D, Seat(-1))] == [True] * 3 + [False] * 2


def test_nobody_acts_before_the_cards_are_dealt() -> None:
    game = begin().settle_until(Deal)
    assert TAJ.decisions(game.state) == ()
    assert not any(game.may(seat, Withdraw()) for seat in (A, B, C, None))
    assert game.view.phase == "setup"


def test_chance_has_no_say_while_a_player_is_asked() -> None:
    game = new()
    assert game.chance is None
    for action in (First(A), Deal(A, ("red_ee",)), Display(("red_ee",) * 5), Play("red_ee"), Withdraw()):
        assert not game.may(None, action)
