"""The hands of all below the board of a finished game: every card, in rows of one height, and in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from data.catalogue import Catalogue
from games.api import Seat
from games.taj_mahal import TAJ_MAHAL
from games.taj_mahal.editions import SPECIAL
from games.taj_mahal.model import State
from games.taj_mahal.view import View
from renderer import Frame, Hands, hands_in, looked_back, replay, text_board
from renderer.drawn import drawn
from renderer.painting.faces import SHAPING
from renderer.scene import Scene, Sprite, Text
from renderer.taj_mahal.cards import SHAPE
from tests.renderer.boxes import faults
from tests.renderer.keeping import kept
from tests.renderer.positions import LONG, PLAIN
from tests.renderer.reading import texts_of
from tests.renderer.taj_mahal.positions import LAST, START, STATES, states
from tests.renderer.weakness import weak_texts

SNAPSHOTS = Path(__file__).parent / "snapshots"
CHAT = 550 / 1600
"""The share of a picture's size at which a chat shows it."""
CARDS = tuple(LAST.edition.cards)
FULL: Hands = (CARDS[:22], CARDS[20:50], (), CARDS[-15:], CARDS[:1])
"""More cards than anybody gets to hold, and none."""
HEAP: Hands = (*FULL[:4], tuple(sorted(2 * CARDS, key=CARDS.index)))


def opened(state: State) -> Hands:
    """The cards of all."""
    return hands_in(TAJ_MAHAL.view(state, Seat(seat)) for seat in range(len(state.players)))


def scene_of(view: View, hands: Hands, words: Catalogue, names: tuple[str, ...] = PLAIN) -> Scene:
    scene = drawn(view).hands_of(view, hands, names, words)
    assert scene is not None
    return scene


def letters(hands: Hands, words: Catalogue) -> Counter[str]:
    """What should be written on the cards of the hands that have letters."""
    cards = [LAST.edition.cards[card] for hand in hands for card in hand]
    written = ("".join(words.text(f"taj_mahal-letter-{symbol}") for symbol in card.symbols) for card in cards)
    return Counter(text for card, text in zip(cards, written, strict=True) if card.colour != SPECIAL)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_card_of_every_hand_is_shown_in_random_play(seats: int, words: Catalogue) -> None:
    for state in list(states(seats, seats))[::29]:
        view, hands = TAJ_MAHAL.view(state), opened(state)
        shown = Counter(texts_of(scene_of(view, hands, words), "hands"))
        assert letters(hands, words) <= shown
        assert faults(scene_of(view, hands, words, LONG)) == []


def test_each_colour_has_its_sign_before_its_cards(words: Catalogue) -> None:
    hands = opened(STATES["last"])
    signs = Counter(
        item.kind for item in scene_of(LAST, hands, words).items if isinstance(item, Sprite) and item.look == "flat"
    )
    held = [{LAST.edition.cards[card].colour for card in hand} for hand in hands]
    right = Counter(SHAPE[colour] for colours in held for colour in colours if colour in SHAPE)
    assert {kind: signs[kind] for kind in SHAPE.values() if signs[kind]} == right


def test_the_height_goes_by_the_number_of_players_alone(words: Catalogue) -> None:
    assert len({scene_of(LAST, hands, words).size for hands in (FULL, HEAP, opened(STATES["last"]))}) == 1
    assert scene_of(START, opened(STATES["start"]), words).size[1] < scene_of(LAST, FULL, words).size[1]


def test_nothing_is_cut_off_or_covered_or_faint_with_the_fullest_hands(words: Catalogue) -> None:
    assert faults(scene_of(LAST, FULL, words, LONG)) == []
    assert weak_texts(scene_of(LAST, FULL, words)) == []


def test_a_heap_of_cards_stays_in_its_row(words: Catalogue) -> None:
    scene = scene_of(LAST, HEAP, words)
    assert all(item.box[0] >= 0 and item.box[2] <= scene.size[0] - 16 for item in scene.items)


def test_the_letters_of_a_hand_of_common_size_can_be_read_in_a_chat(words: Catalogue) -> None:
    """Of ten pixels at least, up to fifteen cards."""
    scene = scene_of(LAST, (CARDS[10:25],) * 5, words)
    sizes = {item.size for item in scene.items if isinstance(item, Text)}
    assert min(sizes) * CHAT >= 10


@pytest.mark.skipif(not SHAPING, reason="the text engine here cannot choose figures, so widths differ")
def test_the_hands_are_as_in_their_snapshot(words: Catalogue) -> None:
    kept(SNAPSHOTS / "hands.txt", scene_of(LAST, opened(STATES["last"]), words).moving)


@pytest.mark.parametrize("name", ["bidding", "over-five"])
def test_rows_stand_as_the_panels_do(name: str, words: Catalogue) -> None:
    view = TAJ_MAHAL.view(STATES[name])
    panels = [score.seat for score in view.scores] or view.order
    rows = [text for text in texts_of(scene_of(view, opened(STATES[name]), words), "hands") if text in PLAIN]
    assert rows == [PLAIN[seat] for seat in panels]


def test_the_picture_has_the_hands_below_the_board_and_tells_them_early(words: Catalogue) -> None:
    hands = opened(STATES["last"])
    picture, without = looked_back(LAST, PLAIN, words, hands=hands), looked_back(LAST, PLAIN, words)
    assert picture is not None
    assert without is not None
    with Image.open(BytesIO(picture.png)) as image:
        assert image.size == (1600, 1200 + scene_of(LAST, hands, words).size[1])
    _, acting, first, *_ = picture.alt.split(". ")
    assert acting.endswith(" to act")
    owner = LAST.order[0]
    assert first.startswith(f"{PLAIN[owner]}, ")
    assert tells(first, hands[owner], words)
    assert ", hand: " not in without.alt


def tells(text: str, hand: Sequence[str], words: Catalogue) -> bool:
    """Whether a text names all cards of a hand, or says that there are none."""
    named = [words.text(f"taj_mahal-term-{card}") for card in hand]
    return all(name in text for name in named or [words.text("taj_mahal-fact-no-cards")])


@pytest.mark.parametrize("name", ["over", "last"])
def test_the_board_in_words_tells_every_hand(name: str, words: Catalogue) -> None:
    view, hands = TAJ_MAHAL.view(STATES[name]), opened(STATES[name])
    lines = "\n".join(text_board(view, PLAIN, words, hands)).split("### Hands\n")[1].splitlines()
    for line, seat in zip(lines, [score.seat for score in view.scores] or view.order, strict=True):
        assert line.startswith(f"**{PLAIN[seat]}, ")
        assert tells(line, hands[seat], words)


def test_all_frames_with_hands_are_of_one_size_and_so_is_the_film(words: Catalogue) -> None:
    frames = [Frame(TAJ_MAHAL.view(state), "", opened(state)) for state in list(states(5, 5))[::60]]
    made = replay(lambda: frames, PLAIN, words)
    assert made is not None
    with Image.open(BytesIO(made.gif)) as film:
        assert film.size == (1000, round((1200 + scene_of(LAST, FULL, words).size[1] + 116) * 0.625))
        assert getattr(film, "n_frames", 1) == len(frames)
