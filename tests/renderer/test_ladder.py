"""Every kind of picture becomes poorer and smaller by itself where files must be small, and is none where none fits."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from io import BytesIO
from typing import Any, TypeAlias

import pytest
from PIL import Image

import renderer
from data.catalogue import Catalogue
from games.api import Seat
from games.taj_mahal import TAJ_MAHAL
from renderer import Frame, Picture, Replay
from tests.renderer.extremes import CROWD, OVER
from tests.renderer.positions import PLAIN
from tests.renderer.recorded import game
from tests.renderer.taj_mahal.positions import CROWD as COURT
from tests.renderer.taj_mahal.positions import HANDS, STATES

Draw: TypeAlias = Callable[..., Any]
OWN = HANDS["hand-30"]
LAST = TAJ_MAHAL.view(STATES["last"])
OPEN = renderer.hands_in(TAJ_MAHAL.view(STATES["last"], Seat(seat)) for seat in range(len(LAST.players)))
FRAMES = (Frame(LAST, "Dóra withdraws.", OPEN), Frame(LAST, "", OPEN))
KINDS: dict[str, Draw] = {
    "board": partial(renderer.render, CROWD),
    "news": partial(renderer.render, COURT, since=LAST),
    "hand": partial(renderer.hand, OWN),
    "board with hand": partial(renderer.with_hand, OWN),
    "preview": partial(renderer.preview, OWN, brings="12 VP"),
    "hands of all": partial(renderer.looked_back, LAST, hands=OPEN),
    "charts": partial(renderer.chart, game("five")[::9]),
    "scores": partial(renderer.scores, OVER),
    "film": partial(renderer.replay, lambda: FRAMES),
}


def file_of(made: Picture | Replay) -> bytes:
    return made.gif if isinstance(made, Replay) else made.png


def size_of(file: bytes) -> tuple[int, int]:
    with Image.open(BytesIO(file)) as image:
        return image.size


@pytest.mark.parametrize("kind", KINDS)
def test_a_file_keeps_any_limit_or_there_is_none(kind: str, words: Catalogue) -> None:
    draw = partial(KINDS[kind], PLAIN, words)
    whole = draw(limit=10**9)
    sizes, limit = [size_of(file_of(whole))], len(file_of(whole)) - 1
    while (made := draw(limit=limit)) is not None:
        assert len(file_of(made)) <= limit
        assert made.alt == whole.alt
        sizes.append(size_of(file_of(made)))
        limit = len(file_of(made)) - 1
    assert len(sizes) > 2
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[-1][0] <= sizes[0][0] / 1.5


@pytest.mark.parametrize("kind", ["scores", "hand", "film"])
def test_no_room_at_all_is_a_limit_too(kind: str, words: Catalogue) -> None:
    assert KINDS[kind](PLAIN, words, limit=0) is None


def test_every_kind_has_words_to_take_its_place(words: Catalogue) -> None:
    texts = (
        renderer.text_board(CROWD, PLAIN, words),
        renderer.text_board(LAST, PLAIN, words, OPEN),
        renderer.hand_text(OWN, PLAIN, words),
        renderer.chart_text(game("five")[::9], PLAIN, words),
        renderer.scores_text(OVER, PLAIN, words),
    )
    assert all(text and all(text) for text in texts)
