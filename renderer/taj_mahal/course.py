"""What the charts and the final table of Taj Mahal are made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from games.api import Score, Seat
from games.taj_mahal.view import View
from renderer.taj_mahal import board
from renderer.taj_mahal.header import LINES


def key(_view: View) -> str:
    """The game's key in the catalogue."""
    return "taj_mahal"


def figure(_view: View) -> str:
    """The piece that stands for a player."""
    return "palace"


def livery(_view: View, seat: Seat) -> str:
    """The colour of a seat."""
    return board.livery(seat)


def stage(view: View) -> int | None:
    """The visit; `None` before the cards are dealt."""
    return None if view.phase == "setup" else view.visit


def measured(view: View) -> Mapping[str, Mapping[Seat, int | None]]:
    """Points, palaces on the map, and cards in the hand."""
    palaces = Counter(palace.seat for palace in view.palaces)
    seats = [Seat(number) for number in range(len(view.players))]
    return {
        "vp": {seat: view.players[seat].vp for seat in seats},
        "palaces": {seat: palaces[seat] for seat in seats},
        "cards": {seat: view.players[seat].cards for seat in seats},
    }


def scores(view: View) -> Sequence[Score]:
    """The final scores, best first; none while the game runs."""
    return view.scores


def counted(_view: View, score: Score) -> Sequence[tuple[str, int, str]]:
    """The lines of a final score: their keys, points, and signs."""
    return [(line, points, LINES.get(line, "star")) for line, points in score.lines]
