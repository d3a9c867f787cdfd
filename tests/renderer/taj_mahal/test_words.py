"""The alt text, the board in words and hands in words: complete, in order of importance, within Discord's limits."""

from __future__ import annotations

from dataclasses import fields, replace
from itertools import cycle
from typing import Any

import pytest

from data.catalogue import Catalogue
from games.api import Score, Seat
from games.taj_mahal import TAJ_MAHAL
from games.taj_mahal.view import Palace, Player, View
from renderer import alt_text, hand, hand_text, text_board
from renderer.scene import Text
from renderer.taj_mahal import hand_of
from tests.games.taj_mahal.positions import A, B, Raja, Table, position
from tests.renderer.positions import LONG, PLAIN
from tests.renderer.reading import in_points
from tests.renderer.taj_mahal.positions import BIDDING, CROWD, HANDS, LAST, POSITIONS, STATES


def said(view: View, words: Catalogue) -> str:
    return "\n".join(text_board(view, PLAIN, words))


def test_alt_text_begins_with_the_visit_and_whose_turn_it_is(words: Catalogue) -> None:
    text = alt_text(BIDDING, PLAIN, words)
    assert text.startswith("Taj Mahal, visit 7 of 12, ")
    assert f". {PLAIN[BIDDING.acting[0]]} to act. " in text[:80]


def test_alt_text_of_a_finished_game_begins_with_the_winner(words: Catalogue) -> None:
    view = POSITIONS["over"]
    best = view.scores[0]
    start = f"Taj Mahal, visit 12 of 12, final score. {PLAIN[best.seat]} wins. {PLAIN[best.seat]}, "
    text = alt_text(view, PLAIN, words)
    assert text.startswith(start)
    assert f": 1st place, {in_points(best.total)}, " in text


def test_all_who_share_the_first_place_are_named_as_winners(words: Catalogue) -> None:
    view = POSITIONS["shared"]
    names = [PLAIN[score.seat] for score in view.scores]
    assert len(names) == 3
    sentence = f"{names[0]}, {names[1]} and {names[2]} win"
    assert alt_text(view, PLAIN, words).startswith(f"Taj Mahal, visit 12 of 12, final score. {sentence}. ")
    assert alt_text(view, PLAIN, words).count(": 1st place, ") == 3
    assert f"\n**{sentence}**\n" in said(view, words)
    (first, second, last) = view.scores
    two = replace(view, scores=(first, second, replace(last, place=3)))
    assert f"\n**{names[0]} and {names[1]} win**\n" in said(two, words)


@pytest.mark.parametrize("name", POSITIONS)
def test_alt_text_is_whole_sentences_within_the_limit(name: str, words: Catalogue) -> None:
    text = alt_text(POSITIONS[name], ("W" * 32,) * 5, words)
    assert 100 < len(text) <= 1024
    assert text.endswith(".")


@pytest.mark.parametrize("name", POSITIONS)
def test_text_board_comes_in_messages_within_the_limit(name: str, words: Catalogue) -> None:
    messages = text_board(POSITIONS[name], LONG, words)
    assert all(0 < len(message) <= 2000 for message in messages)
    assert messages[0].startswith("## Taj Mahal, visit")


def _changed_player(player: Player) -> dict[str, Any]:
    """For each field of a player, another value."""
    return {
        "vp": player.vp + 1,
        "cards": player.cards + 1,
        "specials": ("plus_mogul",) if player.specials != ("plus_mogul",) else (),
        "played": (*player.played, ("red_ee", "white_k")),
        "colour": "green" if player.colour != "green" else "red",
        "counts": tuple(count + 1 for count in player.counts),
        "wins": ("monk", "mogul", "elephant"),
        "withdrawn": not player.withdrawn,
        "influence": tuple(count + 1 for count in player.influence),
        "goods": tuple(count + 1 for count in player.goods),
    }


@pytest.mark.parametrize("field", [field.name for field in fields(Player)])
def test_text_board_tells_everything_about_a_player(field: str, words: Catalogue) -> None:
    changed = replace(LAST.players[0], **{field: _changed_player(LAST.players[0])[field]})
    assert said(replace(LAST, players=(changed, *LAST.players[1:])), words) != said(LAST, words)


def _changed_view(view: View) -> dict[str, Any]:
    """For each public field of a view, another value."""
    return {
        "edition": replace(view.edition, tiles=view.edition.tiles[::-1]),
        "visit": view.visit - 1,
        "phase": "picking",
        "province": "malwa",
        "provinces": view.provinces[::-1],
        "order": view.order[::-1],
        "acting": (Seat(int(view.acting[0] == 0)),),
        "players": view.players[::-1],
        "court": (),
        "won": {"vizier": Seat(4)},
        "bonuses": {"raisen": "tea"},
        "palaces": (*view.palaces, Palace(Seat(1), "agra", crowned=True)),
        "unplaced": ("crowned",),
        "display": (*view.display, "purple_vm"),
        "pile": view.pile + 1,
        "discards": (*view.discards, "purple_vm"),
        "unseen": {**(view.unseen or {}), "white": 99},
        "scores": (Score(Seat(1), (("whites", 3),), 1),),
    }


@pytest.mark.parametrize("field", [field.name for field in fields(View) if field.name not in {"viewer", "hand"}])
def test_text_board_tells_everything_about_the_table(field: str, words: Catalogue) -> None:
    assert said(replace(LAST, **{field: _changed_view(LAST)[field]}), words) != said(LAST, words)


@pytest.mark.parametrize("name", ["bidding", "last", "memory"])
def test_alt_text_and_board_in_words_agree_with_the_view(name: str, words: Catalogue) -> None:
    view = POSITIONS[name]
    alt, text = alt_text(view, PLAIN, words), said(view, words)
    for player in view.players:
        assert f"{in_points(player.vp)}, {player.cards} card" in alt
        assert f"{in_points(player.vp)}, {player.cards} card" in text
    assert f"Draw pile {view.pile}" in text
    assert ("in the draw pile and other hands" in text) == (view.unseen is not None)


def test_what_is_played_and_who_is_bound_to_what_is_told(words: Catalogue) -> None:
    text = said(CROWD, words)
    assert "played: green Vizier–Elephant with white Elephant, green double Elephant" in text
    assert "bound to purple; counts Vizier 7, General 10, Monk 13" in text
    assert "; would win General" in text


def test_a_table_from_memory_tells_the_last_discard_alone(words: Catalogue) -> None:
    text = said(POSITIONS["memory"], words)
    assert "last discard" in text
    assert "Discards:" not in text


@pytest.mark.parametrize("name", HANDS)
def test_a_hand_tells_every_card_and_its_use(name: str, words: Catalogue) -> None:
    view = HANDS[name]
    text = "\n".join(hand_text(view, PLAIN, words))
    held = view.hand or ()
    for card in held:
        assert words.text(f"taj_mahal-term-{card.card}") in text
    assert text.count("\n- ") == len({card.card for card in held})
    assert all(len(message) <= 2000 for message in hand_text(view, PLAIN, words))


def test_the_alt_text_of_a_hand_tells_what_can_be_played_first(words: Catalogue) -> None:
    picture = hand(HANDS["hand-6"], PLAIN, words, scale=0.5)
    assert picture is not None
    assert picture.alt.startswith("Your hand: 6 cards. Can be played: red Vizier–Elephant (Vizier 1, alone in front; ")
    assert "Only with the any-colour card: red General–Elephant" in picture.alt
    assert "Not of your colour: red Monk–Elephant" in picture.alt


def told(table: Table, words: Catalogue, seat: Seat = A) -> str:
    """A hand in words as its owner sees it."""
    (message,) = hand_text(table.seen_by(seat), PLAIN, words)
    return message


def test_why_cards_cannot_be_played_is_said_once_above_them(words: Catalogue) -> None:
    table = position(Raja("green_ge green_ge white_k", "red_gm"), Raja("red_ve green_gp", "green_vm"))
    assert told(table, words) == (
        "## Your hand: 3 cards\n### You have no card of your colour\n- 2 × green General–Elephant\n- white Grand Mogul"
    )
    assert told(table, words, B).endswith("\n### Not of your colour\n- red Vizier–Elephant")
    assert "\n### Can be played\n- green General–Princess (" in told(table, words, B)
    assert told(position(Raja("white_k")), words).endswith("\n### You have no coloured card\n- white Grand Mogul")


def test_who_has_withdrawn_is_told_so_above_all_cards(words: Catalogue) -> None:
    table = position(Raja("red_ve"), Raja("red_gm green_ge", "green_vm"), display="red_ge red_ge red_ge red_me red_me")
    text = told(table.withdraw(A), words)
    assert text.count("\n### ") == text.count("\n### You have withdrawn from this visit\n- ") == 1


def test_a_hand_kept_to_the_end_is_not_called_unplayable(words: Catalogue) -> None:
    (text,) = hand_text(TAJ_MAHAL.view(STATES["over"], Seat(0)), PLAIN, words)
    assert text.count("\n### ") == text.count("\n### At the end\n- ") == 1


def test_cards_are_counted_alike_in_hand_picture_and_board_and_special_ones_apart(words: Catalogue) -> None:
    table = position(Raja("red_ve red_gm", "red_vg+plus_elephant", "plus_elephant plus_points"))
    view, title = table.seen_by(A), "Your hand: 2 cards and 1 special card"
    picture = hand(view, PLAIN, words, scale=0.5)
    assert picture is not None
    assert picture.alt.startswith(f"{title}. ")
    assert told(table, words).startswith(f"## {title}\n")
    drawn = hand_of(view, PLAIN, words)
    assert drawn is not None
    assert title in [item.text for layer in drawn.layers for item in layer.items if isinstance(item, Text)]
    for text in (said(view, words), alt_text(view, PLAIN, words)):
        assert "2 cards in hand, owns +1 Elephant card, points card" in text


def test_the_channel_has_no_hand(words: Catalogue) -> None:
    assert hand(BIDDING, PLAIN, words) is None
    assert hand_text(BIDDING, PLAIN, words) == ()


@pytest.mark.parametrize("name", ["bidding", "last", "picking"])
def test_hands_of_others_are_told_nowhere(name: str, words: Catalogue) -> None:
    """Other cards in the hands that a viewer cannot see make no other board and no other hand."""
    state = STATES[name]
    for viewer in (None, Seat(1)):
        shuffled = replace(
            state,
            players=tuple(
                player if seat == viewer else replace(player, hand=tuple(_others(player.hand)))
                for seat, player in enumerate(state.players)
            ),
        )
        one, other = (
            TAJ_MAHAL.view(state, viewer),
            replace(TAJ_MAHAL.view(shuffled, viewer), unseen=TAJ_MAHAL.view(state, viewer).unseen),
        )
        assert text_board(one, PLAIN, words) == text_board(other, PLAIN, words)
        assert alt_text(one, PLAIN, words) == alt_text(other, PLAIN, words)
        assert hand_text(one, PLAIN, words) == hand_text(other, PLAIN, words)


def _others(hand: tuple[str, ...]) -> list[str]:
    """As many other cards."""
    keys = cycle(("red_ee", "purple_vm", "white_k", "yellow_mk"))
    return [key for key, _ in zip(keys, hand, strict=False)]
