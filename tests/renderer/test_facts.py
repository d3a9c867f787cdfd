"""Every single fact of a view is in the board in words, and what is looked for first in its picture too."""

from __future__ import annotations

from typing import Any

import pytest

from data.catalogue import Catalogue
from renderer import scene_of, text_board
from tests.renderer.extremes import POSITIONS as YUNNAN
from tests.renderer.leaves import differing
from tests.renderer.positions import PLAIN, seated
from tests.renderer.taj_mahal.positions import POSITIONS as COURT

NOT_HERS = {f".players[2].{name}" for name in ("money", "passes", "vp", "presents")}
"""What Dúlì, at the third seat, does without."""
FIRST = (".acting", ".bids", ".bank", ".palaces", ".won", ".court", ".display", ".pile", ".bonuses", ".blocked")
"""Where the facts begin that every picture of a running game shows."""
OF_PLAYERS = (
    "vp",
    "money",
    "influence",
    "traders",
    "posts",
    "bridges",
    "teahouses",
    "horse",
    "goods",
    "specials",
    "cards",
)
"""The same of a player, but for what is counted with another seat."""


@pytest.mark.parametrize("name", ["busy", "bidding", "duli", "expert", "over"])
def test_every_fact_of_yunnan_is_in_words(name: str, words: Catalogue) -> None:
    view = YUNNAN[name]
    assert set(_untold(view, seated(view, PLAIN), words)) == (NOT_HERS if name == "duli" else set())


@pytest.mark.parametrize("name", ["last", "placing", "picking", "over", "memory"])
def test_every_fact_of_taj_mahal_is_in_words(name: str, words: Catalogue) -> None:
    assert _untold(COURT[name], PLAIN, words) == []


def _untold(view: Any, names: tuple[str, ...], words: Catalogue) -> list[str]:
    """The facts that could be different and the words the same."""
    said = text_board(view, names, words)
    return [place for place, other in differing(view) if text_board(other, names, words) == said]


@pytest.mark.parametrize("view", [YUNNAN["busy"], YUNNAN["bidding"], COURT["bidding"], COURT["picking"]])
def test_every_fact_that_is_looked_for_first_is_in_the_picture(view: Any, words: Catalogue) -> None:
    names = seated(view, PLAIN) if hasattr(view, "bids") else PLAIN
    shown, found = scene_of(view, names, words).moving, 0
    for place, other in differing(view):
        if place.startswith(FIRST) or place.partition("].")[2].startswith(OF_PLAYERS):
            found += 1
            assert scene_of(other, names, words).moving != shown, place
    assert found > 50
