"""Positions to draw: a start, a bidding phase, a busy round, the fullest board, an end, and other figures."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from data.tables import table
from games.api import Score, Seat
from games.yunnan.editions import Band, Building, Edition
from games.yunnan.model import Bid, Player
from games.yunnan.view import View


def _second() -> Edition:
    raw = {section: {k: v["value"] for k, v in values.items()} for section, values in table("yunnan/second").items()}
    places = tuple(raw["places"]["road"])
    index = {key: i for i, key in enumerate(places)}
    none = lambda *_: ()
    e, s, lim, t, inc, p = raw["end"], raw["start"], raw["limits"], raw["travel"], raw["income"], raw["pieces"]
    return Edition(
        key="second", seats=(3, 4, 5), places=places,
        gorges=tuple((index[a], index[b]) for a, b in raw["places"]["gorges"]),
        start_money=tuple(s["money"]), start_supply=3, start_passes=2, start_influence=0, start_horse=1,
        start_presents=(0, 0, 5, 4, 3, 2), traders=7, posts=2, bridges=2, teahouses=2, max_passes=6, max_influence=4,
        posts_in_a_province=1, posts_in_puer=False,
        buildings=tuple(Building(k, b["gives"], tuple(b["spaces"]), tuple(b["small"])) for k, b in raw["buildings"].items()),
        bank=tuple(Band(total, tuple(pays)) for total, pays in raw["bank"]["payouts"]),
        visit=none, trader_from=none, placed_at_once=(), border_of_puer=0, back_to_puer=False, back_to_start=False,
        bridge_passes=1, build_in_round_taken=True, trader_income=tuple(inc["trader"]), post_income=tuple(inc["post"]),
        paid_in_puer=1, transport=3, inspector_counts=none, end_vp=80, end_presents=0, yuan_for_a_point=3, vp_present=3,
        vp_passes=tuple(e["passes"]), vp_influence=tuple(e["influence"]), vp_teahouse=tuple(e["teahouse"]), vp_horse=tuple(e["horse"]),
    )


SECOND = _second()
FIRST = replace(
    SECOND,
    key="first",
    places=("puer", "yunnan", "sichuan", "qamdo", "tibet", "qinghai"),
    buildings=tuple(replace(b, key="dragon_house") if b.gives == "influence" else b for b in SECOND.buildings[:-1]),
    bank=tuple(Band(band.total, pays) for band, pays in zip(SECOND.bank, ((15, 11), (18, 12), (21, 13), (24, 14), (27, 15)))),
    paid_in_puer=7,
    vp_teahouse=(0, 12, 12, 12, 12, 12),
    vp_horse=(0,) * 6,
)
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


def _with(player: Player, **changes: Any) -> Player:
    """The player after some rounds."""
    return replace(player, in_general=changes.pop("general", (0, 0, 0)), in_hand=changes.pop("hand", (0, 0, 0)), **changes)


def _worth(player: Player, money: int, vp: int, income: int, presents: int) -> Player:
    return replace(player, money=money, vp=vp, income=income, presents=presents)


BIDDING = replace(
    START,
    round=4,
    order=(YELLOW, GREEN, RED, BLUE),
    acting=(GREEN,),
    players=(
        _with(_worth(FRESH, 41, 27, 31, 2), passes=4, horse=4, supply=0, reserve=1, traders=(2, 0, 2, 0, 1, 0),
              posts=(0, 1, 0, 0, 0, 0), hand=(1, 0, 0), general=(0, 2, 2)),
        _with(_worth(FRESH, 29, 40, 35, 1), influence=3, horse=3, supply=0, reserve=2, traders=(0, 0, 1, 1, 0, 0),
              posts=(0, 1, 0, 0, 0, 0), hand=(0, 0, 1), general=(1, 2, 0), teahouses=(3,)),
        _with(_worth(FRESH, 24, 22, 18, 1), passes=3, influence=1, horse=2, supply=1, reserve=2,
              traders=(1, 1, 0, 0, 0, 0), posts=(0, 0, 1, 0, 0, 0), general=(1, 2, 2)),
        _with(_worth(FRESH, 38, 31, 26, 2), passes=3, influence=2, horse=3, supply=2, reserve=2,
              traders=(0, 0, 0, 1, 0, 0), hand=(0, 1, 0), general=(2, 0, 1), bridges=(1,), teahouses=(2,)),
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
        _with(_worth(FRESH, 33, 57, 41, 3), passes=5, influence=3, horse=4, supply=0, reserve=0,
              traders=(2, 1, 1, 2, 1, 0), posts=(0, 1, 0, 1, 0, 0), hand=(0, 1, 0), bridges=(1,), teahouses=(1, 3)),
        _with(_worth(FRESH, 18, 63, 45, 2), passes=6, influence=4, horse=5, supply=0, reserve=0,
              traders=(0, 1, 0, 2, 3, 1), posts=(0, 1, 1, 0, 0, 0), hand=(0, 0, 1), general=(0, 0, 1), bridges=(0, 2)),
        _with(_worth(FRESH, 21, 48, 33, 3), passes=4, influence=2, horse=3, supply=0, reserve=0,
              traders=(1, 2, 1, 3, 0, 0), posts=(0, 1, 0, 1, 0, 0), general=(0, 1, 1), bridges=(1,), teahouses=(2,)),
        _with(_worth(FRESH, 52, 39, 29, 1), passes=3, influence=1, horse=4, supply=0, reserve=1,
              traders=(1, 3, 1, 1, 0, 0), hand=(1, 0, 0), general=(1, 1, 1), bridges=(3,), teahouses=(4,)),
        _with(_worth(FRESH, 27, 44, 36, 2), passes=4, influence=2, horse=5, supply=0, reserve=0,
              traders=(0, 1, 2, 4, 0, 0), posts=(0, 0, 1, 0, 0, 0), general=(1, 0, 1), bridges=(1, 2), teahouses=(5,)),
    ),
    presents=(0, 0, 0, 0, 1, 2),
    blocked=2,
    inspector=3,
)
CROWD = replace(
    BUSY,
    phase="bidding",
    acting=(YELLOW, PURPLE),
    players=tuple(
        _with(_worth(player, 140 + number, 100 + number, 105, 11), passes=2, influence=0, horse=1 + number, supply=7,
              reserve=4, traders=(7 - number % 2,) * 6, posts=(0, 1, 1, 1, 1, 1), hand=(1, 1, 1), general=(1, 1, 1),
              bridges=(0, 1, 2, 3), teahouses=(number + 1,))
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
    replace(CROWD, players=tuple(replace(player, horse=place) for player in CROWD.players), inspector=place, blocked=gorge)
    for place, gorge in ((1, 1), (2, 0), (3, 2), (4, 3), (5, None))
)
"""The crowd with all horses, and the inspector, in one province after the other."""
LINES = ("track", "money", "presents", "passes", "influence", "teahouses", "horse")
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
FIRST_BIDDING = replace(
    BIDDING,
    edition=FIRST,
    players=tuple(replace(player, posts=(1, 1, 0, 2, 0, 0)) for player in BIDDING.players),
    bids=tuple(
        Bid(bid.seat, {"traders_guild": "dragon_house"}.get(bid.building, bid.building), bid.space)
        for bid in BIDDING.bids
        if bid.building != "dianmu_temple"
    ),
)
PLAIN = ("Dóra", "Bence", "Kőszegi Ákos", "Γιώργος Αλεξίου", "Marguerite")
LONG = ("WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW", "Wolfgang Amadeus Mozarttól Nagyon", "ΚωνσταντινούποληΚωνσταντινούπολη", "árvíztűrő_tükörfúrógép 龍が如く", "😀😀")
