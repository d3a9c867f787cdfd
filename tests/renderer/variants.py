"""Positions of the first edition, the expert game, Dúlì, and games of two colours each."""

from __future__ import annotations

from dataclasses import replace

from games.api import Score, Seat
from games.yunnan.making import edition
from games.yunnan.model import Bid
from games.yunnan.view import View
from tests.renderer.positions import BIDDING, BLUE, BUSY, FRESH, GREEN, PURPLE, RED, START, YELLOW, after

FIRST = edition("first")
LINES = ("track", "money", "presents", "passes", "influence", "teahouses", "horse")


def ranked(*points: tuple[int, ...], others: tuple[tuple[Seat, ...], ...] = ()) -> tuple[Score, ...]:
    """Final scores: the points of the first seats, best first."""
    return tuple(
        Score(Seat(seat), tuple(zip(LINES, lines, strict=True)), seat + 1, others[seat] if others else ())
        for seat, lines in enumerate(points)
    )


def over(view: View, *points: tuple[int, ...], others: tuple[tuple[Seat, ...], ...] = ()) -> View:
    """The view at the end of its game."""
    end = replace(view, phase="over", acting=(), bids=(), passed=(), bank=(None,) * len(view.bank), blocked=None)
    return replace(end, scores=ranked(*points, others=others))


FIRST_START = replace(START, edition=FIRST, players=START.players[:2] * 2, order=(RED, GREEN, BLUE, YELLOW))
FIRST_BUSY = replace(
    BIDDING,
    edition=FIRST,
    players=tuple(
        replace(player, posts=posts)
        for player, posts in zip(
            BIDDING.players,
            ((1, 1, 0, 2, 0, 0), (0, 0, 2, 0, 0, 0), (2, 1, 0, 0, 0, 0), (1, 0, 1, 1, 0, 0)),
            strict=True,
        )
    ),
    bids=tuple(bid for bid in BIDDING.bids if bid.building in FIRST.building_keys),
)
FIRST_OVER = over(FIRST_BUSY, (71, 9, 15, 16, 4, 24, 0), (68, 4, 9, 1, 9, 12, 0), (40, 2, 0, 0, 0, 0, 0))
ADVANCED = replace(
    FIRST_BUSY,
    edition=edition("first", options=("advanced",), people=4),
    players=tuple(
        replace(player, vp=vp, money=7) for player, vp in zip(FIRST_BUSY.players, (-15, 40, -8, -115), strict=True)
    ),
)
ADVANCED_OVER = over(ADVANCED, (41, 9, 15, 16, 4, 24, 0), (38, 4, 9, 1, 9, 12, 0), (-21, 2, 0, 0, 0, 0, 0))
TWO_COLOURS = replace(
    FIRST_BUSY,
    edition=edition("first", people=2),
    players=tuple(replace(player, vp=(87, 64)[i % 2]) for i, player in enumerate(FIRST_BUSY.players)),
    colours=(0, 1, 0, 1),
    round=10,
    order=(YELLOW, GREEN, RED, BLUE),
)
TWO_COLOURS_OVER = over(
    TWO_COLOURS, (91, 19, 21, 25, 8, 36, 0), (88, 11, 12, 20, 16, 12, 0), others=((YELLOW,), (GREEN,))
)
EXPERT = replace(
    BUSY,
    edition=edition("second", options=("double_bidding", "guards")),
    phase="bidding",
    players=tuple(
        replace(player, guards=guards, guarded=guarded)
        for player, guards, guarded in zip(BUSY.players, (0, 0, 0, 1, 1), ((1,), (2,), (3,), (), ()), strict=True)
    ),
    bids=(
        Bid(RED, "trading_school", 9),
        Bid(RED, "trading_school", 12),
        Bid(PURPLE, "trading_school", 15),
        Bid(BLUE, "customs_office", 7),
        Bid(YELLOW, "customs_office", 12),
        Bid(YELLOW, "customs_office", 15),
        Bid(GREEN, "building_yard", 9),
        Bid(GREEN, "building_yard", 15),
    ),
    bank=(None, PURPLE),
)
EXPERT_OVER = over(
    EXPERT, (168, 9, 30, 16, 16, 15, 16), (179, 4, 12, 9, 0, 15, 16), (147, 48, 0, 0, 4, 0, 9),
    (120, 0, 0, 0, 16, 1, 1), (81, 21, 3, 4, 9, 3, 4),
)  # fmt: skip
DULI = replace(
    BIDDING,
    edition=edition("second", people=2),
    players=(
        *BIDDING.players[:2],
        after(
            FRESH,
            money=0,
            passes=0,
            influence=3,
            horse=0,
            supply=1,
            reserve=0,
            traders=(0, 2, 2, 0, 1, 0),
            posts=(0, 1, 1, 0, 0, 0),
            general=(0, 0, 1),
            teahouses=(2,),
        ),
    ),
    colours=(0, 1, None),
    cards=(6, 2, 10),
    order=(YELLOW, RED, BLUE),
    acting=(BLUE,),
    bids=(Bid(RED, "trading_school", 12), Bid(YELLOW, "horse_trader", 7), Bid(BLUE, "building_yard", 9)),
    bank=(RED,),
    passed=(),
)
DULI_OVER = over(DULI, (108, 1, 12, 1, 9, 0, 16), (102, 20, 0, 16, 0, 0, 0))
VARIANTS: dict[str, View] = {
    "first-start": FIRST_START,
    "first-busy": FIRST_BUSY,
    "first-over": FIRST_OVER,
    "advanced": ADVANCED,
    "advanced-over": ADVANCED_OVER,
    "two-colours": TWO_COLOURS,
    "two-colours-over": TWO_COLOURS_OVER,
    "expert": EXPERT,
    "expert-over": EXPERT_OVER,
    "duli": DULI,
    "duli-over": DULI_OVER,
}
