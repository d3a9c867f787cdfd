"""Board and hand as one picture, as a player sees them in the middle of a turn."""

from __future__ import annotations

from data.catalogue import Catalogue
from renderer import alt_text, hand, render, with_hand
from tests.renderer.positions import PLAIN
from tests.renderer.taj_mahal.positions import BIDDING, HANDS

OWN = HANDS["hand-bidding"]


def test_its_alt_text_tells_of_the_hand_and_then_of_the_board(words: Catalogue) -> None:
    own, both = hand(OWN, PLAIN, words), with_hand(OWN, PLAIN, words)
    assert own is not None
    assert both.alt.startswith(own.alt)
    board = both.alt.removeprefix(own.alt).strip()
    assert board
    assert alt_text(OWN, PLAIN, words).startswith(board)


def test_without_a_hand_it_is_the_board(words: Catalogue) -> None:
    assert with_hand(BIDDING, PLAIN, words) == render(BIDDING, PLAIN, words)


def test_it_becomes_smaller_to_keep_a_limit_or_is_none(words: Catalogue) -> None:
    whole, smaller = with_hand(OWN, PLAIN, words), with_hand(OWN, PLAIN, words, limit=100_000)
    assert smaller is not None
    assert len(smaller.png) <= 100_000 < len(whole.png)
    assert with_hand(OWN, PLAIN, words, limit=1000) is None
