"""Positions that try the board: the fullest one, an end, other figures; and all positions by name."""

from __future__ import annotations

from dataclasses import replace

from games.api import Score, Seat
from games.yunnan.model import Bid
from games.yunnan.view import View
from tests.renderer.positions import (
    BIDDING,
    BLUE,
    BUSY,
    GREEN,
    NOWHERE,
    PURPLE,
    RED,
    SECOND,
    START,
    YELLOW,
    after,
    wealthy,
)
from tests.renderer.variants import LINES, VARIANTS

CROWD = replace(
    BUSY,
    phase="bidding",
    acting=(YELLOW, PURPLE),
    players=tuple(
        after(
            wealthy(player, 140 + number, 100 + number, 105, 11),
            passes=2,
            influence=0,
            horse=1 + number,
            supply=7,
            reserve=4,
            traders=(7 - number % 2,) * 6,
            posts=(0, 1, 1, 1, 1, 1),
            hand=(1, 1, 1),
            general=(1, 1, 1),
            bridges=(0, 1, 2, 3),
            teahouses=(number + 1,),
        )
        for number, player in enumerate(BUSY.players)
    ),
    bids=(
        *(
            Bid(Seat((first + i) % 5), building.key, space)
            for first, building in enumerate(SECOND.buildings)
            for i, space in enumerate(building.spaces[-3:] if building.gives != "block" else building.spaces[-1:])
        ),
    ),
    bank=(PURPLE, GREEN),
    passed=(RED, BLUE),
    presents=(0, 0, 5, 4, 3, 2),
    blocked=3,
    inspector=5,
)
"""More than the rules allow: everything that may stand together, at once."""
HERDS = tuple(
    replace(
        CROWD, players=tuple(replace(player, horse=place) for player in CROWD.players), inspector=place, blocked=gorge
    )
    for place, gorge in ((1, 1), (2, 0), (3, 2), (4, 3), (5, None))
)
"""The crowd with all horses, and the inspector, in one province after the other."""
OVER = replace(
    BUSY,
    phase="over",
    acting=(),
    inspector=4,
    blocked=None,
    presents=NOWHERE,
    round=9,
    scores=tuple(
        Score(seat, tuple(zip(LINES, points, strict=True)), place)
        for place, (seat, points) in enumerate(
            (
                (BLUE, (91, 6, 12, 16, 16, 0, 16)),
                (RED, (85, 11, 9, 9, 9, 7, 9)),
                (PURPLE, (70, 9, 6, 4, 4, 15, 16)),
                (YELLOW, (71, 7, 9, 4, 4, 3, 4)),
                (GREEN, (52, 17, 6, 1, 1, 10, 9)),
            ),
            1,
        )
    ),
)
POSITIONS: dict[str, View] = {
    "start": START,
    "bidding": BIDDING,
    "busy": BUSY,
    "crowd": CROWD,
    "over": OVER,
    "resolving": replace(BIDDING, bids=BIDDING.bids[3:], bank=(None, None), passed=(), acting=(BLUE,), blocked=0),
    "income": replace(BUSY, phase="income", acting=(PURPLE,), inspector=5, blocked=None),
    "nobody": replace(BUSY, acting=()),
    "closed-bank": replace(START, bank=(None,), bids=(Bid(YELLOW, "trading_school", 9),)),
    "short-end": replace(
        OVER, players=OVER.players[:3], order=(BLUE, RED, YELLOW), scores=OVER.scores[:2] + OVER.scores[3:4]
    ),
    **VARIANTS,
    **{f"herd-{number}": view for number, view in enumerate(HERDS, 1)},
}
