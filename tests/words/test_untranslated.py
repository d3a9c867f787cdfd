"""Nothing that is drawn or said of a game is English where the reader's language is another."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest

from data.catalogue import Catalogue
from games.registry import GAMES
from tests.words import gallery
from tests.words.pseudo import english_in, pseudo
from tests.words.test_rendering import said

__all__ = ["pseudo"]

BY_NATURE = {"Person"}
"""Names of people in the stories."""


@pytest.mark.parametrize("texts", [gallery.written, gallery.told, gallery.answers, gallery.asked])
def test_no_text_has_a_word_of_english(
    texts: Callable[[Catalogue], Iterable[tuple[str, str]]], pseudo: Catalogue
) -> None:
    """On pictures, in boards in words and alt texts, in answers about rules, and in what commands say of themselves."""
    assert {(name, word) for name, text in texts(pseudo) for word in english_in(text)} == set()


@pytest.mark.parametrize("game", GAMES)
def test_no_story_question_or_action_has_a_word_of_english(game: str, pseudo: Catalogue) -> None:
    found = {
        (sentence, word)
        for edition in GAMES[game].editions
        for _, sentence in said(pseudo, game, edition, GAMES[game].seats(edition)[-1])
        for word in english_in(sentence)
        if word not in BY_NATURE
    }
    assert found == set()


def test_a_word_of_english_would_be_found() -> None:
    assert any(english_in(text) for _, text in gallery.written(Catalogue()))
