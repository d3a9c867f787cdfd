"""Positions to draw: a start, a bidding phase, a busy round; and names for the players."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from games.api import Seat
from games.yunnan.making import edition
from games.yunnan.model import Bid, Player
from games.yunnan.view import View

SECOND = edition("second")
NOWHERE = (0, 0, 0, 0, 0, 0)
RED, BLUE, YELLOW, GREEN, PURPLE = (Seat(number) for number in range(5))
FRESH = Player(
    money=9, passes=2, influence=0, horse=1, supply=3, reserve=4, traders=NOWHERE, posts=NOWHERE, in_general=(2, 2, 2)
)
START = View(
    edition=SECOND,
    round=1,
    phase="bidding",
    order=(BLUE, YELLOW, RED),
    acting=(BLUE,),
    players=(replace(FRESH, money=12), FRESH, FRESH),
    bids=(),
    bank=(None, None),
    passed=(),
    presents=(0, 0, 5, 4, 3, 2),
    blocked=None,
    inspector=None,
    scores=(),
)


def after(player: Player, **changes: Any) -> Player:
    """The player after some rounds."""
    return replace(
        player, in_general=changes.pop("general", (0, 0, 0)), in_hand=changes.pop("hand", (0, 0, 0)), **changes
    )


def wealthy(player: Player, money: int, vp: int, income: int, presents: int) -> Player:
    """The player with so much of everything."""
    return replace(player, money=money, vp=vp, income=income, presents=presents)


BIDDING = replace(
    START,
    round=4,
    order=(YELLOW, GREEN, RED, BLUE),
    acting=(GREEN,),
    players=(
        after(
            wealthy(FRESH, 41, 27, 31, 2),
            passes=4,
            horse=4,
            supply=0,
            reserve=1,
            traders=(2, 0, 2, 0, 1, 0),
            posts=(0, 1, 0, 0, 0, 0),
            hand=(1, 0, 0),
            general=(0, 2, 2),
        ),
        after(
            wealthy(FRESH, 29, 40, 35, 1),
            influence=3,
            horse=3,
            supply=0,
            reserve=2,
            traders=(0, 0, 1, 1, 0, 0),
            posts=(0, 1, 0, 0, 0, 0),
            hand=(0, 0, 1),
            general=(1, 2, 0),
            teahouses=(3,),
        ),
        after(
            wealthy(FRESH, 24, 22, 18, 1),
            passes=3,
            influence=1,
            horse=2,
            supply=1,
            reserve=2,
            traders=(1, 1, 0, 0, 0, 0),
            posts=(0, 0, 1, 0, 0, 0),
            general=(1, 2, 2),
        ),
        after(
            wealthy(FRESH, 38, 31, 26, 2),
            passes=3,
            influence=2,
            horse=3,
            supply=2,
            reserve=2,
            traders=(0, 0, 0, 1, 0, 0),
            hand=(0, 1, 0),
            general=(2, 0, 1),
            bridges=(1,),
            teahouses=(2,),
        ),
    ),
    bids=(
        Bid(YELLOW, "trading_school", 12),
        Bid(GREEN, "customs_office", 7),
        Bid(BLUE, "horse_trader", 15),
        Bid(GREEN, "horse_trader", 9),
        Bid(YELLOW, "traders_guild", 5),
        Bid(BLUE, "building_yard", 9),
        Bid(BLUE, "dianmu_temple", 3),
    ),
    bank=(None, RED),
    passed=(RED,),
    presents=(0, 0, 0, 3, 3, 2),
    inspector=3,
)
BUSY = replace(
    START,
    round=7,
    phase="travel",
    order=(BLUE, RED, PURPLE, YELLOW, GREEN),
    acting=(RED,),
    players=(
        after(
            wealthy(FRESH, 33, 57, 41, 3),
            passes=5,
            influence=3,
            horse=4,
            supply=0,
            reserve=0,
            traders=(2, 1, 1, 2, 1, 0),
            posts=(0, 1, 0, 1, 0, 0),
            hand=(0, 1, 0),
            bridges=(1,),
            teahouses=(1, 3),
        ),
        after(
            wealthy(FRESH, 18, 63, 45, 2),
            passes=6,
            influence=4,
            horse=5,
            supply=0,
            reserve=0,
            traders=(0, 1, 0, 2, 3, 1),
            posts=(0, 1, 1, 0, 0, 0),
            hand=(0, 0, 1),
            general=(0, 0, 1),
            bridges=(0, 2),
        ),
        after(
            wealthy(FRESH, 21, 48, 33, 3),
            passes=4,
            influence=2,
            horse=3,
            supply=0,
            reserve=0,
            traders=(1, 2, 1, 3, 0, 0),
            posts=(0, 1, 0, 1, 0, 0),
            general=(0, 1, 1),
            bridges=(1,),
            teahouses=(2,),
        ),
        after(
            wealthy(FRESH, 52, 39, 29, 1),
            passes=3,
            influence=1,
            horse=4,
            supply=0,
            reserve=1,
            traders=(1, 3, 1, 1, 0, 0),
            hand=(1, 0, 0),
            general=(1, 1, 1),
            bridges=(3,),
            teahouses=(4,),
        ),
        after(
            wealthy(FRESH, 27, 44, 36, 2),
            passes=4,
            influence=2,
            horse=5,
            supply=0,
            reserve=0,
            traders=(0, 1, 2, 4, 0, 0),
            posts=(0, 0, 1, 0, 0, 0),
            general=(1, 0, 1),
            bridges=(1, 2),
            teahouses=(5,),
        ),
    ),
    presents=(0, 0, 0, 0, 1, 2),
    blocked=2,
    inspector=3,
)


def seated(view: View, people: tuple[str, ...]) -> tuple[str, ...]:
    """By seat, the name of the person who plays it."""
    if not view.colours:
        return people[: len(view.players)]
    return tuple("Dúlì" if person is None else people[person] for person in view.colours)


PLAIN = ("Dóra", "Bence", "Kőszegi Ákos", "Γιώργος Αλεξίου", "Marguerite")
LONG = (
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "Wolfgang Amadeus Mozarttól Nagyon",
    "ΚωνσταντινούποληΚωνσταντινούπολη",
    "árvíztűrő_tükörfúrógép 龍が如く",
    "😀😀",
)
