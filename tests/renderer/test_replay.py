"""A whole game as a moving picture and on a sheet: every turn, the last one exactly, within a limit, and stoppable."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from data.catalogue import Catalogue, catalogue
from renderer import Frame, Replay, contact_sheet, replay
from renderer.painting.encode import palette, scaled
from renderer.painting.film import SPEC
from renderer.painting.paint import paint, stack
from renderer.picture import scene_of
from renderer.strip import story_strip
from tests.renderer.positions import BIDDING, BUSY, PLAIN
from tests.renderer.recorded import game

RICHER = replace(BUSY, players=(replace(BUSY.players[0], money=BUSY.players[0].money + 5), *BUSY.players[1:]))
TURNS = (Frame(BIDDING, "Dóra bids 9."), Frame(BUSY, "Bence travels."), Frame(BUSY, ""), Frame(RICHER, "Ákos earns 5."))
MANY = tuple(Frame(view, f"Turn {number}") for number, view in enumerate(game("five")[:320:40]))


def opened(file: bytes) -> Image.Image:
    return Image.open(BytesIO(file))


def frames_of(file: bytes) -> Iterator[Image.Image]:
    film = opened(file)
    for number in range(getattr(film, "n_frames", 1)):
        film.seek(number)
        yield film.convert("RGB")


def test_a_replay_has_a_frame_for_each_turn_and_rests_on_the_last(words: Catalogue) -> None:
    made = replay(lambda: TURNS, PLAIN, words)
    assert made is not None
    film = opened(made.gif)
    assert (film.format, getattr(film, "n_frames", 1), film.info["loop"]) == ("GIF", 4, 0)
    durations = []
    for number in range(4):
        film.seek(number)
        durations.append(film.info["duration"])
    assert durations == [SPEC["turn"]] * 3 + [SPEC["last"]]


def test_every_frame_is_exactly_the_board_with_its_line(words: Catalogue) -> None:
    """Also where only a figure has changed, or nothing at all."""
    made = replay(lambda: TURNS, PLAIN, words)
    assert made is not None
    before = None
    for frame, shown in zip(TURNS, frames_of(made.gif), strict=True):
        whole = stack([paint(scene_of(frame.view, PLAIN, words, before)), paint(story_strip(frame.line))])
        small = scaled(whole, SPEC["ladder"][0]["scale"]).quantize(palette=palette(), dither=Image.Dither.NONE)
        assert ImageChops.difference(shown, small.convert("RGB")).getbbox() is None
        before = frame.view


def test_the_alt_text_tells_how_many_turns_and_how_it_stands(words: Catalogue) -> None:
    made = replay(lambda: TURNS, PLAIN, words)
    assert made is not None
    start = "Yunnan, the whole game as a moving picture, 4 pictures. Yunnan, round 7, travel phase. Dóra to act."
    assert made.alt.startswith(start)


@pytest.fixture(scope="module")
def tried() -> tuple[Replay, ...]:
    """The same frames within ever smaller limits, as long as something fits."""
    words, found = catalogue(), list[Replay]()
    made = replay(lambda: MANY, PLAIN, words)
    while made is not None:
        found.append(made)
        made = replay(lambda: MANY, PLAIN, words, limit=len(made.gif) - 1)
    return tuple(found)


def test_a_limit_makes_it_poorer_smaller_and_shorter_until_nothing_fits(tried: tuple[Replay, ...]) -> None:
    films = [opened(made.gif) for made in tried]
    assert [film.size for film in films] == [(1000, 822), (800, 658), (800, 658), (600, 494), (600, 494)]
    assert [getattr(film, "n_frames", 1) for film in films] == [6, 6, 6, 6, 3]


def test_fewer_frames_still_end_with_the_last(tried: tuple[Replay, ...], words: Catalogue) -> None:
    last = MANY[-1]
    whole = stack([paint(scene_of(last.view, PLAIN, words, MANY[-2].view)), paint(story_strip(last.line))])
    step = SPEC["ladder"][-1]
    small = scaled(whole, step["scale"]).quantize(palette=palette(plain=step["plain"]), dither=Image.Dither.NONE)
    *_, shown = frames_of(tried[-1].gif)
    assert ImageChops.difference(shown, small.convert("RGB")).getbbox() is None


class StoppedError(Exception):
    """Nobody waits for the picture any more."""


def test_frames_are_asked_for_one_by_one_and_may_stop_it_all(words: Catalogue) -> None:
    asked: list[int] = []

    def frames() -> Iterator[Frame]:
        for number, frame in enumerate(TURNS):
            asked.append(number)
            if number == 2:
                raise StoppedError
            yield frame

    with pytest.raises(StoppedError):
        replay(frames, PLAIN, words)
    assert asked == [0, 1, 2]


def test_no_frame_is_no_picture(words: Catalogue) -> None:
    with pytest.raises(ValueError, match="no frame"):
        replay(lambda: (), PLAIN, words)
    with pytest.raises(ValueError, match="no frame"):
        contact_sheet((), PLAIN, words)


def test_a_contact_sheet_is_a_square_of_small_boards(words: Catalogue) -> None:
    picture = contact_sheet(TURNS, PLAIN, words)
    sheet = opened(picture.png)
    assert sheet.size == (2 * 412 + 12, 2 * 341 + 12)
    assert picture.alt.startswith("Yunnan, the whole game as a moving picture, 4 pictures.")
    assert opened(contact_sheet(TURNS[:1], PLAIN, words).png).size == (424, 353)
