"""The head of a picture: the game's name, words on pills, and whose turn it is in the player's colour."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from renderer.painting.faces import extent
from renderer.parts import centred
from renderer.scene import Item, Plate, Sprite, Text
from renderer.table import box_of, spot
from renderer.theme import THEME, Box, type_of
from renderer.writing import cut, width_of, write

HEAD = THEME["header"]
BASE: int = HEAD["baseline"]
TURN: Box = box_of(HEAD["turn"]["box"])


def title(name: str, note: str) -> tuple[Text, Text]:
    """The game's name, and a note after it, such as the round."""
    game = write(name, "title", *HEAD["title"])
    return game, write(note, "phase", after(game) + HEAD["gap"], BASE)


def after(text: Text) -> float:
    """Where the text ends, in pixels."""
    return text.x + text.width


def chip_width(word: str) -> float:
    """The width of a word's pill, in pixels."""
    return width_of(word, "phase") + 2 * float(HEAD["chip"]["pad"])


def chip(word: str, x: float, *, now: bool) -> Iterable[Item]:
    """A word with its pill's left end at `x`; the present one's pill is dark, the others' are not seen."""
    pad, height = HEAD["chip"]["pad"], HEAD["chip"]["height"]
    if now:
        width = chip_width(word)
        yield Plate(centred(x + width / 2, BASE - 10, width, height), "ink", height / 2)
    yield write(word, "phase", x + pad, BASE, tone="on_dark" if now else "ink_soft")


def turn(
    kind: str, colour: str, names: Sequence[str], say: Callable[[Sequence[str]], str], right: float = 0
) -> Iterable[Item]:
    """A pill in a player's colour with a figure and what is said of the names; `right` pixels are left free."""
    spec = HEAD["turn"]
    yield Plate(TURN, f"{colour}.fill", 14)
    yield Sprite(kind, *spot(spec["figure"]), spec["height"], colour)
    x, y = spec["text"]
    room = spec["room"] - right
    yield write(sentence(say, names, "turn", room), "turn", x, y, tone=f"{colour}.on", room=room)


def sentence(say: Callable[[Sequence[str]], str], names: Sequence[str], style: str, room: float) -> str:
    """Such as "Anna to act"; names too long even for the smallest size lose their ends: none is lost, nor the verb."""
    floor = type_of(style).floor
    free = room - extent(say([""] * len(names)), style, floor).width
    share = _share([extent(name, style, floor).width for name in names], free)
    return say([cut(name, style, floor, share) for name in names])


def _share(widths: Iterable[float], room: float) -> float:
    """The room for each name: what the shorter ones leave is for the longer ones."""
    rest, share = sorted(widths), room
    while rest and rest[0] <= (share := room / len(rest)):
        room -= rest.pop(0)
    return share
