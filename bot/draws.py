"""What nature draws at a table: from a seed, so that whatever is drawn anew comes out the same.

The cards lie as they were shuffled: a draw comes from the seed and the number of draws in force before it, and from
nothing that anybody does. So neither taking moves back, nor doing others in their place, nor a restart, can be used to
draw for luck.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random


@dataclass(frozen=True, slots=True)
class Draws:
    """The draws of one table; the seed is as secret as the cards that nobody has seen."""

    seed: str

    def nature(self, number: int) -> Random:
        """What nature's draw comes from when there have been so many before."""
        return Random(f"{self.seed} draw {number}")

    def stand_in(self, number: int) -> Random:
        """What a stand-in's choice comes from when the log in force has so many lines."""
        return Random(f"{self.seed} choice {number}")
