"""The alt text and the board in words: complete, in order of importance, and within Discord's limits."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import pytest

from data.catalogue import Catalogue
from games.api import Score, Seat, Setup
from games.yunnan.model import Bid, Player
from games.yunnan.view import View
from renderer import alt_text, text_board
from renderer.yunnan.board import Table
from renderer.yunnan.board import called as named_at
from tests.renderer.extremes import CROWD, OVER, POSITIONS
from tests.renderer.playouts import SETUPS, called, views
from tests.renderer.positions import BIDDING, BUSY, LONG, PLAIN, SECOND, seated
from tests.renderer.reading import in_points
from tests.renderer.variants import ADVANCED, DULI, DULI_OVER, EXPERT, TWO_COLOURS, TWO_COLOURS_OVER


def test_alt_text_begins_with_round_phase_and_turn(words: Catalogue) -> None:
    start = (
        "Yunnan, round 7, travel phase. Dóra to act. Bence, blue: 63 points, 18 Yuan, income 45, influence 4, passes 6"
    )
    assert alt_text(BUSY, PLAIN, words).startswith(start)


def test_alt_text_of_a_finished_game_begins_with_the_winner(words: Catalogue) -> None:
    start = "Yunnan, round 9, final score. Bence wins. Bence, blue: 1st place, 157 points"
    assert alt_text(OVER, PLAIN, words).startswith(start)


@pytest.mark.parametrize("name", POSITIONS)
def test_alt_text_is_whole_sentences_within_the_limit(name: str, words: Catalogue) -> None:
    text = alt_text(POSITIONS[name], seated(POSITIONS[name], ("W" * 32,) * 5), words)
    assert 100 < len(text) <= 1024
    assert text.endswith(".")


@pytest.mark.parametrize("name", POSITIONS)
def test_text_board_comes_in_messages_within_the_limit(name: str, words: Catalogue) -> None:
    messages = text_board(POSITIONS[name], seated(POSITIONS[name], LONG), words)
    assert all(0 < len(message) <= 2000 for message in messages)
    assert messages[0].startswith("## Yunnan, round")


def said(view: View, words: Catalogue) -> str:
    return "\n".join(text_board(view, seated(view, PLAIN), words))


def _changed_players(player: Player) -> dict[str, Any]:
    """For each field of a player, another value."""
    return {
        "money": player.money + 1,
        "passes": player.passes + 1,
        "influence": player.influence + 1,
        "horse": 1,
        "supply": player.supply + 1,
        "reserve": player.reserve + 1,
        "traders": (0, 0, 0, 0, 0, 1),
        "posts": (0, 0, 0, 0, 0, 1),
        "in_hand": (2, 0, 0),
        "in_general": (2, 0, 0),
        "held_back": (0, 1, 0),
        "bridges": (3,),
        "teahouses": (2,),
        "vp": player.vp + 1,
        "presents": player.presents + 1,
        "income": 1,
        "guards": 1,
        "guarded": (2,),
    }


def _changed_view(view: View) -> dict[str, Any]:
    """For each field of a view, another value."""
    return {
        "edition": replace(SECOND, end_vp=70),
        "round": view.round + 1,
        "phase": "income",
        "order": view.order[::-1],
        "acting": (Seat(3),),
        "players": view.players[::-1],
        "bids": (*view.bids, Bid(Seat(0), "building_yard", 15)),
        "bank": (Seat(1), None),
        "passed": (Seat(4),),
        "presents": (0, 0, 1, 0, 1, 2),
        "blocked": 1,
        "inspector": 4,
        "scores": (Score(Seat(1), (("money", 3),), 1),),
        "colours": (0, 1, 2, 3, None),
        "cards": (4, 7),
        "paid": (view.bids[0].seat,) if view.bids else (),
    }


@pytest.mark.parametrize("field", [field.name for field in fields(Player)])
def test_text_board_tells_everything_about_a_player(field: str, words: Catalogue) -> None:
    changed = replace(BUSY.players[0], **{field: _changed_players(BUSY.players[0])[field]})
    assert said(replace(BUSY, players=(changed, *BUSY.players[1:])), words) != said(BUSY, words)


@pytest.mark.parametrize("field", [field.name for field in fields(View)])
def test_text_board_tells_everything_about_the_table(field: str, words: Catalogue) -> None:
    view = {"paid": BIDDING, "cards": DULI}.get(field, BUSY)  # what is paid matters only while bids stand
    assert said(replace(view, **{field: _changed_view(view)[field]}), words) != said(view, words)


def test_text_board_names_the_bids_and_what_the_bank_pays(words: Catalogue) -> None:
    text = said(BIDDING, words)
    assert "**Horse Trader:** Bence 15, Γιώργος Αλεξίου 9" in text
    assert "**Bank:** pays 24, 24, free space, Dóra (24)" in text
    assert "22 points, 24 Yuan, bids 17" in text


@pytest.mark.parametrize("setup", SETUPS, ids=called)
def test_alt_text_and_board_in_words_agree_on_turn_points_and_money(setup: Setup, words: Catalogue) -> None:
    for view in views(3, setup, every=29):
        alt, text = alt_text(view, seated(view, PLAIN), words), said(view, words)
        for seat in view.acting:
            acts = f"{named_at(Table(view, seated(view, PLAIN), words), seat)} to act"
            assert acts in alt
            assert acts in text
        people = [player for player, person in zip(view.players, view.colours, strict=True) if person is not None]
        points = [f"{in_points(player.vp)}, {player.money:,} Yuan" for player in people]
        assert all(found in text for found in points)
        assert view.phase == "over" or all(found in alt for found in points)


def test_more_than_one_may_have_to_act(words: Catalogue) -> None:
    assert "Kőszegi Ákos and Marguerite to act" in alt_text(CROWD, PLAIN, words)


def test_the_board_in_words_tells_of_guards(words: Catalogue) -> None:
    text = said(EXPERT, words)
    assert "guards of Dóra" in text
    assert text.count("not yet used: 1 × Guards marker") == 2


def test_the_board_in_words_tells_of_the_bot_player_what_she_has(words: Catalogue) -> None:
    text = said(DULI, words)
    assert "**1. Dúlì, grey:** cards turned over: 7, 3, 11\ninfluence 3\n" in text
    assert "Bence, blue:** 40 points" in text
    assert "no card turned over" in said(replace(DULI, cards=()), words)
    assert "Dúlì" not in said(DULI_OVER, words).split("###")[1]


def test_the_board_in_words_tells_what_is_short_and_what_it_costs(words: Catalogue) -> None:
    text = said(ADVANCED, words)
    assert "Each Yuan missing for bids costs 5 points in this round." in text
    assert "−115 points, 7 Yuan" in text
    assert "bids 24, 17 Yuan short, for 85 points" in text


def test_colours_are_told_apart_by_name_and_people_win(words: Catalogue) -> None:
    assert "**Bence, green to act**" in said(TWO_COLOURS, words)
    assert "Dóra, red 2" in said(TWO_COLOURS, words)
    assert "**Dóra wins**" in said(TWO_COLOURS_OVER, words)


def test_a_horse_that_counts_nothing_is_no_line_of_the_score(words: Catalogue) -> None:
    assert "Horse" not in said(TWO_COLOURS_OVER, words).split("###")[1]
    assert "Horse 16" in said(DULI_OVER, words).split("###")[1]
