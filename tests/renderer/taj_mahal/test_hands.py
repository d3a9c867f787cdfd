"""The hands of all below the board of a finished game: every card, in rows of one height, and in words."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from data.catalogue import Catalogue
from games.api import Seat
from games.taj_mahal import TAJ_MAHAL
from games.taj_mahal.model import State
from games.taj_mahal.view import View
from renderer import Frame, looked_back, replay, text_board
from renderer.drawn import drawn
from renderer.painting.faces import SHAPING
from renderer.scene import Scene, Sprite, Text
from renderer.taj_mahal.cards import SHAPE
from tests.renderer.boxes import faults
from tests.renderer.keeping import kept
from tests.renderer.positions import LONG, PLAIN
from tests.renderer.reading import items_of
from tests.renderer.taj_mahal.positions import HANDS, STATES, states
from tests.renderer.weakness import weak_texts

SNAPSHOTS = Path(__file__).parent / "snapshots"
CHAT = 550 / 1600
"""The share of a picture's size at which a chat shows it."""
FULL = tuple(replace(HANDS[f"hand-{count}"], viewer=Seat(seat)) for seat, count in enumerate((22, 30, 0, 15, 1)))
"""More cards than anybody gets to hold, and none."""
HEAP = (*FULL[:4], replace(HANDS["hand-30"], viewer=Seat(4), hand=3 * (HANDS["hand-30"].hand or ())))


def opened(state: State) -> tuple[View, ...]:
    """All seats' views."""
    return tuple(TAJ_MAHAL.view(state, Seat(seat)) for seat in range(len(state.players)))


def scene_of(views: tuple[View, ...], words: Catalogue, names: tuple[str, ...] = PLAIN) -> Scene:
    scene = drawn(views[0]).hands_of(views, names[: len(views)], words)
    assert scene is not None
    return scene


def letters(views: tuple[View, ...], words: Catalogue) -> Counter[str]:
    """What should be written on the cards of the hands that have letters."""
    cards = [views[0].edition.cards[held.card] for view in views for held in view.hand or ()]
    written = ("".join(words.text(f"taj_mahal-letter-{symbol}") for symbol in card.symbols) for card in cards)
    return Counter(text for card, text in zip(cards, written, strict=True) if card.colour != "special")


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_card_of_every_hand_is_shown_in_random_play(seats: int, words: Catalogue) -> None:
    for state in list(states(seats, seats))[::29]:
        views = opened(state)
        scene = scene_of(views, words)
        shown = Counter(item.text for item in items_of(scene, "hands") if isinstance(item, Text))
        assert letters(views, words) <= shown
        assert faults(scene_of(views, words, LONG)) == []


def test_each_colour_has_its_sign_before_its_cards(words: Catalogue) -> None:
    views = opened(STATES["bidding"])
    scene = scene_of(views, words)
    signs = Counter(item.kind for item in scene.items if isinstance(item, Sprite) and item.kind in SHAPE.values())
    held = [{view.edition.cards[card.card].colour for card in view.hand or ()} for view in views]
    assert signs == Counter(SHAPE[colour] for colours in held for colour in colours if colour in SHAPE)


def test_the_height_goes_by_the_number_of_players_alone(words: Catalogue) -> None:
    assert len({scene_of(views, words).size for views in (FULL, HEAP, opened(STATES["last"]))}) == 1
    assert scene_of(opened(STATES["start"]), words).size[1] < scene_of(FULL, words).size[1]


def test_nothing_is_cut_off_or_covered_or_faint_with_the_fullest_hands(words: Catalogue) -> None:
    assert faults(scene_of(FULL, words, LONG)) == []
    assert weak_texts(scene_of(FULL, words)) == []


def test_a_heap_of_cards_stays_in_its_row(words: Catalogue) -> None:
    scene = scene_of(HEAP, words)
    assert all(item.box[0] >= 0 and item.box[2] <= scene.size[0] - 16 for item in scene.items)


def test_the_letters_of_a_hand_of_common_size_can_be_read_in_a_chat(words: Catalogue) -> None:
    """Of ten pixels at least, up to fifteen cards."""
    scene = scene_of((replace(FULL[3], viewer=Seat(0)),), words)
    sizes = {item.size for item in scene.items if isinstance(item, Text)}
    assert min(sizes) * CHAT >= 10


@pytest.mark.skipif(not SHAPING, reason="the text engine here cannot choose figures, so widths differ")
def test_the_hands_are_as_in_their_snapshot(words: Catalogue) -> None:
    kept(SNAPSHOTS / "hands.txt", scene_of(opened(STATES["last"]), words).moving)


def test_rows_stand_as_the_panels_do(words: Catalogue) -> None:
    for name in ("bidding", "over-five"):
        views = opened(STATES[name])
        panels = [score.seat for score in views[0].scores] or views[0].order
        rows = [item.text for item in scene_of(views, words).items if isinstance(item, Text) and item.text in PLAIN]
        assert rows == [PLAIN[seat] for seat in panels]


def test_the_picture_has_the_hands_below_the_board_and_tells_them_early(words: Catalogue) -> None:
    state = STATES["bidding"]
    view, views, names = TAJ_MAHAL.view(state), opened(state), PLAIN[:4]
    picture = looked_back(view, names, words, hands=views)
    assert picture is not None
    with Image.open(BytesIO(picture.png)) as image:
        assert image.size == (1600, 1200 + scene_of(views, words).size[1])
    _, acting, first, *_ = picture.alt.split(". ")
    assert acting.endswith(" to act")
    assert tells_the_hand(first, views, words)
    without = looked_back(view, names, words)
    assert without is not None
    assert ", hand: " not in without.alt


def tells_the_hand(sentence: str, views: tuple[View, ...], words: Catalogue) -> bool:
    """Whether a sentence tells the hand of who is first in turn order."""
    owner = views[0].order[0]
    held = views[owner].hand or ()
    return sentence.startswith(f"{PLAIN[owner]}, ") and all(
        words.text(f"taj_mahal-term-{card.card}") in sentence for card in held
    )


def test_the_board_in_words_tells_every_hand(words: Catalogue) -> None:
    state = STATES["over"]
    said = "\n".join(text_board(TAJ_MAHAL.view(state), PLAIN, words, opened(state)))
    lines = said.split("### Hands\n")[1].splitlines()
    assert len(lines) == 3
    for line, score in zip(lines, TAJ_MAHAL.view(state).scores, strict=True):
        held = TAJ_MAHAL.view(state, score.seat).hand or ()
        assert line.startswith(f"**{PLAIN[score.seat]}, ")
        assert all(words.text(f"taj_mahal-term-{card.card}") in line for card in held)


def test_all_frames_with_hands_are_of_one_size_and_so_is_the_film(words: Catalogue) -> None:
    frames = [Frame(TAJ_MAHAL.view(state), "", opened(state)) for state in list(states(5, 5))[::60]]
    made = replay(lambda: frames, PLAIN, words)
    assert made is not None
    with Image.open(BytesIO(made.gif)) as film:
        assert film.size == (1000, round((1200 + scene_of(FULL, words).size[1] + 116) * 0.625))
        assert getattr(film, "n_frames", 1) == len(frames)
