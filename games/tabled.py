"""What games have in common whose editions are tables of figures."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Generic, TypeVar

from games.api import Figure, Setup
from games.figures import Tables

S = TypeVar("S")


class Tabled(ABC, Generic[S]):
    """The part of a `games.api.Game` that its tables answer; the numbers of people are the figure `seats.players`."""

    tables: Tables

    @property
    def editions(self) -> tuple[str, ...]:
        """Keys of the editions, the default first."""
        return self.tables.editions

    def options(self, edition: str) -> tuple[str, ...]:
        """Keys of the optional rules that the edition knows. Raises `SetupError`."""
        return self.tables.options(edition)

    def seats(self, edition: str) -> range:
        """The numbers of people that the edition can be played by. Raises `SetupError`."""
        numbers = self.tables.figures(edition)["seats.players"].value
        return range(min(numbers), max(numbers) + 1)

    def figures(self, setup: Setup) -> Mapping[str, Figure]:
        """The figures in force by their dotted names, in alphabetical order. Raises `SetupError`."""
        self.start(setup)
        return dict(sorted(self.tables.figures(setup.edition, setup.figures, setup.options, setup.seats).items()))

    @abstractmethod
    def start(self, setup: Setup) -> S:
        """The state before anything has happened. Raises `SetupError`."""
