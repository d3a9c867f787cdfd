"""What each game's package shows of a view of its own, and which package a view belongs to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias

from data.catalogue import Catalogue
from games.api import Score, Seat, Told
from games.taj_mahal.view import View as TajMahalView
from games.yunnan.view import View as YunnanView
from renderer import taj_mahal, told, yunnan
from renderer.news import News
from renderer.scene import Scene
from renderer.table import Hands

Names: TypeAlias = tuple[str, ...]
"""The players' names by seat, as they come."""


class Drawn(Protocol):
    """A game's package: what it shows of a view of its own."""

    @property
    def NEWS(self) -> News:  # noqa: N802 - a constant of the package
        """The layers in which it is marked what is new."""

    def scene_of(self, view: Any, names: Names, words: Catalogue) -> Scene:
        """The board."""

    def sentences(self, view: Any, names: Names, words: Catalogue) -> Iterable[str]:
        """The board in words, the most important first, each without its full stop."""

    def lines(self, view: Any, names: Names, words: Catalogue) -> Iterable[str]:
        """Every fact of the board in words, line by line, in Discord's markdown."""

    def hand_of(self, view: Any, names: Names, words: Catalogue) -> Scene | None:
        """The viewer's hand; `None` for a viewer, or a game, without one."""

    def hand_sentences(self, view: Any, names: Names, words: Catalogue) -> Iterable[str]:
        """The hand in words, the most important first, each without its full stop."""

    def hand_lines(self, view: Any, names: Names, words: Catalogue) -> Iterable[str]:
        """The hand in words, line by line, in Discord's markdown."""

    def holding(self, view: Any) -> tuple[Any, ...]:
        """What is in the viewer's hand, to be shown with the hands of others; nothing without a hand."""

    def hands_of(self, view: Any, hands: Hands, names: Names, words: Catalogue) -> Scene | None:
        """The hands of all seats at a view of the board, always of one height; `None` for a game without hands."""

    def hands_told(self, view: Any, hands: Hands, names: Names, words: Catalogue) -> Iterable[tuple[str, str]]:
        """For each seat, who it is, and what is in the hand."""

    def figure(self, view: Any) -> str:
        """The piece that stands for a player."""

    def key(self, view: Any) -> str:
        """The game's key in the catalogue."""

    def livery(self, view: Any, seat: Seat) -> str:
        """The colour of a seat."""

    def stage(self, view: Any) -> int | None:
        """The round, the visit, or what else the game goes by, from 1; `None` before all is set up."""

    def measured(self, view: Any) -> Mapping[str, Mapping[Seat, int | None]]:
        """By measure, the figures that are followed through a game, of each seat that has one; VP first."""

    def scores(self, view: Any) -> Sequence[Score]:
        """The final scores, best first; none while the game runs."""

    def counted(self, view: Any, score: Score) -> Sequence[tuple[str, int, str]]:
        """The lines of a final score that may count: their keys, points, and signs."""


GAMES: Mapping[type, Drawn] = {YunnanView: yunnan, TajMahalView: taj_mahal, Told: told}
"""The packages by the views that they show."""


def drawn(view: Any) -> Drawn:
    """The package of the game that a view is of."""
    return GAMES[type(view)]
