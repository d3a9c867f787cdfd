"""Picture, alt text and board in words agree, in positions from random play of every game."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from data.catalogue import Catalogue
from games.api import Seat, Setup
from games.taj_mahal import TAJ_MAHAL
from games.taj_mahal.editions import SUITS
from games.taj_mahal.view import View as TajMahalView
from games.yunnan.view import View as YunnanView
from renderer import alt_text, scene_of, text_board
from renderer.scene import Plate, Scene
from renderer.table import signed
from renderer.taj_mahal.board import livery as colour_of
from renderer.yunnan.board import is_bot, livery, mates
from tests.renderer.extremes import POSITIONS as YUNNAN
from tests.renderer.playouts import SETUPS, called, views
from tests.renderer.positions import PLAIN, seated
from tests.renderer.reading import figures_of, in_points, items_of, pieces_of, tagged, texts_of
from tests.renderer.taj_mahal.positions import POSITIONS as COURT
from tests.renderer.taj_mahal.positions import states

NAME = re.compile("|".join(PLAIN))
KINDS = ("trader", "post", "horse", "teahouse", "bridge")


def told(view: Any, names: tuple[str, ...], words: Catalogue) -> str:
    """The board in words, without markdown."""
    return re.sub(r"[*#]+", "", "\n".join(text_board(view, names, words)))


def phrases(alt: str) -> set[str]:
    """The pieces that an alt text is put together from."""
    return {phrase.strip(" .") for phrase in re.split(r"(?<!\d)[,;:.] |(?<=\d)[;:.] |(?<=\d), ", alt)} - {""}


def agree_in_words(view: Any, names: tuple[str, ...], words: Catalogue) -> str:
    """The alt text says nothing that the board in words does not; returns that."""
    text, alt = told(view, names, words), alt_text(view, names, words)
    assert [phrase for phrase in phrases(alt) if phrase not in text] == []
    return text


def agree_on_the_turn(scene: Scene, view: Any, names: tuple[str, ...], words: Catalogue) -> None:
    """The picture tells the colour of who acts by the colour of the sentence."""
    for sentence in texts_of(scene, "turn")[:1]:
        for said in (alt_text(view, names, words), told(view, names, words)):
            assert sentence in re.sub(r", \w+( to act)", r"\1", said)


def counted(text: str, word: str) -> Counter[str]:
    """By name, the sum of what is listed after a word, such as "traders Ann 2, Ben 1"."""
    found: Counter[str] = Counter()
    for group in re.findall(rf"(?:^|[:;] ){word} ([^;\n]*)", text, re.MULTILINE):
        for entry in group.split(", "):
            name, _, number = entry.rpartition(" ")
            found[name] += int(number)
    return found


def yunnan_views(setup: Setup) -> Iterator[YunnanView]:
    return views(5, setup, every=37)


@pytest.mark.parametrize("setup", SETUPS, ids=called)
def test_picture_and_words_of_yunnan_agree(setup: Setup, words: Catalogue) -> None:
    for view in yunnan_views(setup):
        names = seated(view, PLAIN)
        scene, text = scene_of(view, names, words), agree_in_words(view, names, words)
        agree_on_the_turn(scene, view, names, words)
        if view.scores:
            totals = [signed(score.total) for score in view.scores]
            assert [star for star in figures_of(scene, "panels", "star") if star in totals] != []
            assert all(f"{total} point" in text.replace("-", "−") for total in totals)
        else:
            yunnan_wealth(scene, view, text)
        yunnan_bids(scene, view, names, text)
        yunnan_pieces(scene, view)


def yunnan_wealth(scene: Scene, view: YunnanView, text: str) -> None:
    seats = [Seat(number) for number in range(len(view.players)) if not is_bot(view, Seat(number))]
    points = Counter(signed(view.players[seat].vp) for seat in seats if seat == min(mates(view, seat)))
    assert figures_of(scene, "panels", "star") == points
    money = Counter(str(view.players[seat].money) for seat in seats)
    assert figures_of(scene, "panels", "coin") == money
    assert all(f"{in_points(view.players[seat].vp)}, {view.players[seat].money:,} Yuan" in text for seat in seats)


def yunnan_bids(scene: Scene, view: YunnanView, names: tuple[str, ...], text: str) -> None:
    assert tagged(scene, "bids") == Counter((livery(view, bid.seat), str(bid.space)) for bid in view.bids)
    assert all(re.search(rf": .*{names[bid.seat]}.* {bid.space}\b", text) for bid in view.bids)


def yunnan_pieces(scene: Scene, view: YunnanView) -> None:
    shown, right = pieces_of(scene, "provinces", "market", "bridges"), Counter[tuple[str, str]]()
    for number, player in enumerate(view.players):
        numbers = (sum(player.traders), sum(player.posts), int(player.horse > 0), len(player.teahouses))
        for kind, count in zip(KINDS, (*numbers, len(player.bridges)), strict=True):
            right[kind, livery(view, Seat(number))] += count
    assert {key: count for key, count in shown.items() if key[0] in KINDS} == {k: n for k, n in right.items() if n}


@pytest.mark.parametrize("name", ["busy", "bidding", "crowd", "first-busy", "herd-3"])
def test_traders_and_posts_on_the_picture_of_yunnan_are_those_in_words(name: str, words: Catalogue) -> None:
    view = YUNNAN[name]
    names = seated(view, PLAIN)
    shown, text = pieces_of(scene_of(view, names, words), "provinces", "market"), told(view, names, words)
    for kind in ("trader", "post"):
        here = {names[i]: shown[kind, livery(view, Seat(i))] for i in range(len(view.players))}
        assert counted(text, f"{kind}s") == Counter({name: n for name, n in here.items() if n})


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_picture_and_words_of_taj_mahal_agree(seats: int, words: Catalogue) -> None:
    names = PLAIN[:seats]
    for number, state in enumerate(states(seats, seats)):
        if number % 23 == 0:
            view = TAJ_MAHAL.view(state)
            scene, text = scene_of(view, names, words), agree_in_words(view, names, words)
            agree_on_the_turn(scene, view, names, words)
            taj_mahal_wealth(scene, view, text)
            taj_mahal_counts(scene, view)
            taj_mahal_palaces(scene, view, names, text)
            taj_mahal_bonuses(scene, view, text)


def taj_mahal_wealth(scene: Scene, view: TajMahalView, text: str) -> None:
    if view.scores:
        totals = Counter(signed(score.total) for score in view.scores)
        assert totals <= figures_of(scene, "panels", "star")
        assert all(f"{score.total} point" in text for score in view.scores)
    else:
        assert figures_of(scene, "panels", "star") == Counter(str(player.vp) for player in view.players)
        assert figures_of(scene, "panels", "back") == Counter(str(player.cards) for player in view.players)
    assert all(f"{in_points(player.vp)}, {player.cards} card" in text for player in view.players)


def taj_mahal_counts(scene: Scene, view: TajMahalView) -> None:
    """Of everybody still in the visit, in the suits not yet won."""
    if view.province is None or view.phase == "over":
        return
    open_ = [number for number, suit in enumerate(SUITS) if suit in view.court and suit not in view.won]
    active = [player for player in view.players if not player.withdrawn]
    right = Counter(str(player.counts[number]) for player in active for number in open_)
    assert figures_of(scene, "court", "marker") == right


def taj_mahal_palaces(scene: Scene, view: TajMahalView, names: tuple[str, ...], text: str) -> None:
    kinds = {True: "crowned", False: "palace"}
    right = Counter((kinds[palace.crowned], colour_of(palace.seat)) for palace in view.palaces)
    assert pieces_of(scene, "sites") == right
    provinces = text.split("Provinces in the order of the visits")[1]
    assert Counter(NAME.findall(provinces)) == Counter(names[palace.seat] for palace in view.palaces)


def taj_mahal_bonuses(scene: Scene, view: TajMahalView, text: str) -> None:
    rims = {"cinnabar", "gold", "octagon.fill"}
    drawn = [item for item in items_of(scene, "sites") if isinstance(item, Plate) and item.fill in rims]
    assert len(drawn) == len(view.bonuses) == len(re.findall(r" tile\b", text))


def test_what_is_open_on_a_crowded_board_of_taj_mahal_agrees(words: Catalogue) -> None:
    for name in ("crowd", "placing", "picking", "over"):
        view = COURT[name]
        agree_in_words(view, PLAIN, words)
        taj_mahal_palaces(scene_of(view, PLAIN, words), view, PLAIN, told(view, PLAIN, words))


def test_a_figure_that_differs_would_be_found(words: Catalogue) -> None:
    view = YUNNAN["busy"]
    names = seated(view, PLAIN)
    alt = alt_text(view, names, words).replace("63 points", "64 points")
    assert [phrase for phrase in phrases(alt) if phrase not in told(view, names, words)] == ["64 points"]
