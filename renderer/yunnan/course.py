"""What the charts and the final table of Yunnan are made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.api import Score, Seat
from games.yunnan.view import View
from renderer.yunnan import facts
from renderer.yunnan.board import is_bot, livery, mates
from renderer.yunnan.scoring import SIGNS

__all__ = ["counted", "figure", "key", "livery", "measured", "scores", "stage"]


def key(_view: View) -> str:
    """The game's key in the catalogue."""
    return "yunnan"


def figure(_view: View) -> str:
    """The piece that stands for a player."""
    return "trader"


def stage(view: View) -> int:
    """The round."""
    return view.round


def measured(view: View) -> Mapping[str, Mapping[Seat, int | None]]:
    """Points of each person, money and income of each colour."""
    seats = [seat for seat in map(Seat, range(len(view.players))) if not is_bot(view, seat)]
    people = [seat for seat in seats if seat == min(mates(view, seat))]
    return {
        "vp": {seat: view.players[seat].vp for seat in people},
        "money": {seat: view.players[seat].money for seat in seats},
        "income": {seat: view.players[seat].income for seat in seats},
    }


def scores(view: View) -> Sequence[Score]:
    """The final scores, best first; none while the game runs."""
    return view.scores


def counted(view: View, score: Score) -> Sequence[tuple[str, int, str]]:
    """The lines of a final score that may count: their keys, points, and signs."""
    return [(line, points, SIGNS.get(line, "star")) for line, points in facts.counted(view.edition, score)]
