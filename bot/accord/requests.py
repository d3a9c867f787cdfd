"""What a request to take something back is about, as its notice keeps it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

DRAWN = "drawn"
"""Stands behind the revision if something was drawn since."""


@dataclass(frozen=True, slots=True)
class Request:
    """What would be taken back: everything from the revision `since` on, told by a `story`."""

    since: int
    story: str
    drawn: bool = False
    """Whether anything was drawn since, which would be drawn again."""

    @classmethod
    def read(cls, about: str) -> Self:
        """The request that a notice keeps."""
        head, _, story = about.partition("\n")
        since, _, drawn = head.partition(" ")
        return cls(int(since), story, drawn == DRAWN)

    @property
    def about(self) -> str:
        """What a notice keeps of it."""
        return f"{self.since}{f' {DRAWN}' if self.drawn else ''}\n{self.story}"
