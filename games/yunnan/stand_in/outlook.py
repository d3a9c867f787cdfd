"""How long the game may last, and what money is worth until then."""

from __future__ import annotations

from games.api import Seat
from games.yunnan.view import View

PRESENTS_A_ROUND = 3
"""Presents that go in a usual round."""
USUAL_INCOME = 15
LONG = 7
"""Rounds beyond which nobody plans."""
A_BID = 9
"""What a bid usually costs."""


def rounds_left(view: View) -> float:
    """The rounds that may still come, this one included."""
    by_presents = 1 + (sum(view.presents) - view.edition.end_presents) / PRESENTS_A_ROUND
    return max(1.0, min(LONG, by_presents, _by_points(view)))


def _by_points(view: View) -> float:
    if view.edition.end_vp is None:
        return LONG
    goal = view.edition.end_vp
    return min((goal - player.vp) / max(player.income or 0, USUAL_INCOME) for player in view.players)


def money_worth(view: View) -> float:
    """Victory points for a Yuan: what it buys for now, and little once nothing comes after."""
    last = 1 / view.edition.yuan_for_a_point
    return last + (1 - last) * min(1.0, (rounds_left(view) - 1) / 3) * 0.7


def purse(view: View, seat: Seat) -> int:
    """Yuan to keep for the bids of the next round; none if there may not be one."""
    player = view.players[seat]
    if _ends_now(view, seat):
        return 0
    bids = 1 + (player.supply + sum(player.traders)) // 2
    return int(A_BID * bids * min(1.0, rounds_left(view) / 3))


def _ends_now(view: View, seat: Seat) -> bool:
    """Whether this round is the last, or this player can make it so."""
    goal, player = view.edition.end_vp, view.players[seat]
    if sum(view.presents) <= view.edition.end_presents:
        return True
    reachable = max(player.vp + (player.income or 0), *(other.vp for other in view.players))
    return goal is not None and reachable >= goal
