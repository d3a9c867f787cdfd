"""What can be refused at a table, beside the rules of the game.

TableError    the table is not in a state for that; `fact` says why
StaleError    a menu that has been overtaken
RepeatError   an interaction that has had its effect already
"""

from __future__ import annotations

from games.api import Fact, Value


class TableError(Exception):
    """A refusal in words of the catalogue: `bot-error-<kind>` with its fields."""

    def __init__(self, kind: str, **fields: Value) -> None:
        super().__init__(kind)
        self.fact = Fact(kind, fields)


class StaleError(Exception):
    """A choice made from a menu that has been overtaken; `since` is the revision the menu was made for."""

    def __init__(self, since: int) -> None:
        super().__init__(f"the menu of revision {since} has been overtaken")
        self.since = since


class RepeatError(Exception):
    """The same interaction again: it counted the first time."""
