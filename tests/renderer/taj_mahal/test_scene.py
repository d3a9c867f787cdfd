"""The scenes of Taj Mahal, as text: a change of the picture is read in the change of its snapshot.

`RENEW=1 pytest tests/renderer` writes the snapshots anew.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from data.catalogue import Catalogue
from games.api import Seat
from games.taj_mahal import TAJ_MAHAL
from games.taj_mahal.editions import COURTIERS, GOODS
from games.taj_mahal.view import Palace, View
from renderer import scene_of
from renderer.painting.faces import SHAPING
from renderer.scene import Item, Line, Plate, Scene, Sprite, Text
from renderer.taj_mahal import hand_of
from renderer.taj_mahal.cards import SHAPE
from renderer.theme import THEME
from tests.renderer.keeping import kept
from tests.renderer.positions import PLAIN
from tests.renderer.taj_mahal.positions import BIDDING, CROWD, FRESH, HANDS, LAST, POSITIONS, START, STATES

SNAPSHOTS = Path(__file__).parent / "snapshots"
SHOWN = ("start", "bidding", "placing", "picking", "last", "over", "memory", "crowd")


@pytest.mark.skipif(not SHAPING, reason="the text engine here cannot choose figures, so widths differ")
@pytest.mark.parametrize("name", SHOWN)
def test_scene_is_as_in_its_snapshot(name: str, words: Catalogue) -> None:
    scene = scene_of(POSITIONS[name], PLAIN, words)
    kept(SNAPSHOTS / f"{name}.txt", scene.layers if name == "start" else scene.moving)


@pytest.mark.skipif(not SHAPING, reason="the text engine here cannot choose figures, so widths differ")
@pytest.mark.parametrize("name", ["hand-1", "hand-15", "hand-start", "hand-bidding"])
def test_hand_is_as_in_its_snapshot(name: str, words: Catalogue) -> None:
    kept(SNAPSHOTS / f"{name}.txt", own_hand(HANDS[name], words).moving)


def own_hand(view: View, words: Catalogue) -> Scene:
    scene = hand_of(view, PLAIN, words)
    assert scene is not None
    return scene


def layer(view: View, name: str, words: Catalogue) -> tuple[Item, ...]:
    return next(found.items for found in scene_of(view, PLAIN, words).layers if found.name == name)


def texts(items: tuple[Item, ...]) -> list[str]:
    return [item.text for item in items if isinstance(item, Text)]


def kinds(items: tuple[Item, ...]) -> Counter[str]:
    return Counter(item.kind for item in items if isinstance(item, Sprite))


def test_what_is_printed_is_shared_by_all_scenes_of_a_visit(words: Catalogue) -> None:
    other = replace(LAST, palaces=LAST.palaces[:3], acting=())
    assert scene_of(LAST, PLAIN, words).still is scene_of(other, PLAIN, words).still


def test_each_province_visited_is_raised(words: Catalogue) -> None:
    for number, province in enumerate(LAST.provinces, 1):
        still = scene_of(replace(LAST, visit=number, province=province), PLAIN, words).still
        assert f"taj_mahal-lifted-{province}" in repr(still)
    assert "taj_mahal-lifted" not in repr(scene_of(POSITIONS["over"], PLAIN, words).still)


def test_every_palace_and_bonus_tile_is_drawn(words: Catalogue) -> None:
    found = kinds(layer(CROWD, "sites", words))
    assert (found["palace"], found["crowned"]) == (49, 49)
    tiles = [item for item in layer(FRESH, "sites", words) if isinstance(item, Plate) and item.halo]
    assert len(tiles) == len(FRESH.bonuses) == 16


def test_palaces_have_the_colours_of_their_owners(words: Catalogue) -> None:
    palaces = (Palace(Seat(2), "agra"), Palace(Seat(4), "agra", crowned=True))
    sites = layer(replace(LAST, palaces=palaces, bonuses={}), "sites", words)
    owners = [(item.kind, item.livery) for item in sites if isinstance(item, Sprite)]
    assert owners == [("palace", "yellow"), ("crowned", "purple")]


def test_a_road_has_the_colour_of_whoever_has_palaces_at_both_ends(words: Catalogue) -> None:
    """A city of two players carries both (A6.2)."""

    def colours(*palaces: Palace) -> list[str]:
        items = layer(replace(LAST, palaces=palaces), "connections", words)
        return [item.fill for item in items if isinstance(item, Line) and item.fill.endswith(".fill")]

    delhi, agra, kannauj = ("delhi", "agra", "kannauj")
    assert colours(Palace(Seat(0), delhi), Palace(Seat(1), agra)) == []
    assert colours(Palace(Seat(0), delhi), Palace(Seat(0), agra, crowned=True)) == ["red.fill"]
    both = (Palace(Seat(0), delhi), Palace(Seat(1), delhi, crowned=True), Palace(Seat(0), agra), Palace(Seat(1), agra))
    assert colours(*both) == ["red.fill", "blue.fill"]
    assert colours(Palace(Seat(0), delhi), Palace(Seat(0), kannauj)) == []


def test_all_who_share_the_first_place_win_in_the_picture(words: Catalogue) -> None:
    for name, winners in (("shared", 3), ("over", 1)):
        view = POSITIONS[name]
        items = tuple(item for found in scene_of(view, PLAIN, words).layers for item in found.items)
        assert sum(isinstance(item, Plate) and item.fill == "winner_paper" for item in items) == winners
        (sentence,) = (text for text in texts(items) if text.endswith((" win", " wins")))
        names = re.split(", | and ", sentence.rpartition(" ")[0])
        assert len(names) == winners
        for name_, score in zip(names, view.scores, strict=False):
            assert PLAIN[score.seat].startswith(name_.removesuffix("…"))


def test_the_tile_of_a_province_lies_there_until_its_visit(words: Catalogue) -> None:
    for name, left in (("start", 11), ("last", 0)):
        found = kinds(layer(POSITIONS[name], "tiles", words))
        assert found["tile"] + found["wide_tile"] == left
        assert found["elephant"] == 1
    assert kinds(layer(POSITIONS["over"], "tiles", words))["elephant"] == 0


def test_what_the_acting_player_would_win_now_is_framed(words: Catalogue) -> None:
    view = replace(CROWD, acting=CROWD.acting)
    framed = [i for i in layer(view, "court", words) if isinstance(i, Plate) and i.fill == "active_paper"]
    assert len(framed) == 1
    nobody = replace(view, players=tuple(replace(player, wins=()) for player in view.players))
    assert not [i for i in layer(nobody, "court", words) if isinstance(i, Plate) and i.fill == "active_paper"]


def test_the_court_tells_who_leads_alone_and_where_there_is_a_tie(words: Catalogue) -> None:
    counts = ((3, 2, 0, 0, 0, 1), (1, 2, 0, 0, 0, 1), (0, 0, 0, 0, 0, 1))
    players = tuple(replace(p, counts=c, withdrawn=False) for p, c in zip(START.players, counts, strict=True))
    items = layer(replace(START, players=players), "court", words)
    leaders = [item.livery for item in items if isinstance(item, Sprite) and item.kind == "palace"]
    assert leaders == ["red"]
    assert kinds(items)["equal"] == 2
    assert kinds(items)["space"] == 5
    assert texts(items).count("3") == 2


def test_cards_of_who_has_withdrawn_do_not_count(words: Catalogue) -> None:
    counts = ((3, 0, 0, 0, 0, 0), (1, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0))
    players = tuple(replace(p, counts=c, withdrawn=c[0] == 3) for p, c in zip(START.players, counts, strict=True))
    items = layer(replace(START, players=players), "court", words)
    assert [i.livery for i in items if isinstance(i, Sprite) and i.kind == "palace"] == ["blue"]
    assert "3" not in texts(items)


def test_a_prize_won_shows_the_winner(words: Catalogue) -> None:
    view = replace(START, court=(*COURTIERS[1:], "mogul", "elephant"), won={"vizier": Seat(1)})
    items = layer(view, "court", words)
    assert kinds(items)["tick"] == 1
    assert PLAIN[1] in texts(items)


def test_cards_played_stand_in_the_panel_and_of_too_many_the_first_are_counted(words: Catalogue) -> None:
    plays = (("red_ve", "white_e"), ("red_ee",))
    few = replace(START.players[0], played=plays, colour="red")
    many = replace(few, played=plays * 6)
    found = texts(layer(replace(START, players=(few, *START.players[1:])), "panels", words))
    assert [text for text in found if text in {"VE", "E", "EE"}] == ["VE", "E", "EE"]
    found = texts(layer(replace(START, players=(many, *START.players[1:])), "panels", words))
    shown = [text for text in found if text in {"VE", "EE"}]
    assert f"+{12 - len(shown)}" in found
    assert shown[-1] == "EE"


def test_the_display_shows_each_open_card_and_the_places_of_those_taken(words: Catalogue) -> None:
    view = replace(START, display=START.display[:2])
    items = layer(view, "display", words)
    empty = [item for item in items if isinstance(item, Plate) and item.fill == "ground"]
    assert len(empty) == 3 + 1  # three cards taken, and no discard yet
    assert str(view.pile) in texts(items)


def test_a_table_from_memory_shows_no_counts_of_cards(words: Catalogue) -> None:
    view = POSITIONS["memory"]
    found = texts(layer(view, "display", words))
    assert words.text("taj_mahal-board-unseen") not in found
    assert words.text("taj_mahal-board-discards") in found
    assert words.text("taj_mahal-board-unseen") in texts(layer(BIDDING, "display", words))


def test_palaces_still_to_place_stand_beside_the_turn(words: Catalogue) -> None:
    items = layer(replace(CROWD, phase="placing", unplaced=("ordinary",) * 3 + ("crowned",)), "turn", words)
    assert kinds(items) == {"palace": 2, "crowned": 1}
    assert "3" in texts(items)


def test_special_cards_lie_in_the_header_until_somebody_has_them(words: Catalogue) -> None:
    def free(view: View) -> int:
        return sum(isinstance(item, Plate) and item.fill == "gold" for item in layer(view, "header", words))

    one = replace(START.players[0], specials=("plus_mogul",))
    assert free(START) == 4
    assert free(replace(START, players=(one, *START.players[1:]))) == 3


def test_the_final_score_stands_in_the_panels_by_place(words: Catalogue) -> None:
    view = POSITIONS["over-five"]
    found = texts(layer(view, "panels", words))
    assert [text for text in found if text in PLAIN] == [PLAIN[score.seat] for score in view.scores]
    assert all(str(score.total) in found for score in view.scores)


def test_a_hand_shows_every_card_with_its_frame_and_effects(words: Catalogue) -> None:
    view = HANDS["hand-22"]
    held = view.hand or ()
    items = own_hand(view, words).moving[1].items
    frames = Counter(item.fill for item in items if isinstance(item, Plate) and item.fill in {"ink", "gold"})
    uses = Counter(card.use for card in held)
    assert (frames["ink"], frames["gold"]) == (uses["now"], uses["with-any-colour"])
    signs = {"alone": "tick", "tied": "equal", "behind": "fewer", "gone": "taken"}
    standings = Counter(signs[effect.standing] for card in held for effect in card.effects)
    assert {kind: kinds(items)[kind] for kind in signs.values()} == standings


def test_a_hand_tells_the_colour_of_the_visit(words: Catalogue) -> None:
    view = HANDS["hand-start"]

    def noted(**changes: Any) -> list[str]:
        players = (replace(view.players[0], **changes), *view.players[1:])
        return texts(own_hand(replace(view, players=players), words).moving[0].items)

    assert "your colour is still free" in noted()
    assert "your colour in this visit" in noted(colour="green")
    assert "withdrawn" in noted(withdrawn=True)


def test_a_hand_is_as_high_as_its_cards_need(words: Catalogue) -> None:
    heights = [own_hand(HANDS[f"hand-{count}"], words).size[1] for count in (6, 7, 14, 15, 30)]
    assert heights[0] == heights[1] < heights[3] < heights[4]
    assert max(heights) <= 1200


def test_no_hand_but_the_viewers_is_drawn(words: Catalogue) -> None:
    """Other cards in the hands and in the pile make no other scene."""
    state = STATES["bidding"]
    hands = tuple(replace(player, hand=player.hand[::-1][:1] * len(player.hand)) for player in state.players)
    other = replace(state, players=hands, pile=state.pile[::-1])
    same = TAJ_MAHAL.view(state).unseen
    one, two = TAJ_MAHAL.view(state), replace(TAJ_MAHAL.view(other), unseen=same)
    assert scene_of(one, PLAIN, words) == scene_of(two, PLAIN, words)


def test_shapes_of_card_colours_are_no_emblems_and_goods_are_pieces() -> None:
    assert not set(SHAPE.values()) & set(THEME["emblem"].values())
    assert set(GOODS) <= set(THEME["icon"])
