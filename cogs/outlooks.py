"""What the answers to a question would bring, in words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from bot.choices import Field, Point, comes_to
from bot.limits import OPTION
from bot.speech import Speech, clipped
from bot.tables import Sitting
from games.api import Action, Event

LINE = 250
"""Characters for what one answer would bring, in a line of its own."""
BETWEEN = " · "


@dataclass(frozen=True, slots=True)
class Outlook:
    """What who is asked may expect."""

    sitting: Sitting
    speech: Speech

    def lines(self, action: Action, told: Iterable[Event] = ()) -> list[str]:
        """Point by point, what an action would bring, but for what events of the same kind have told already."""
        timeline, kinds = self.sitting.timeline, {event.kind for event in told}
        facts = timeline.game.outlook(timeline.state, action, self.sitting.seat)
        return [self.speech.outlook(fact) for fact in facts if fact.kind not in kinds]

    def line(self, point: Point, answer: Any, field: Field | None = None) -> str:
        """The same in a line for an answer, if it is clear which action that is."""
        action = comes_to(point, answer, field)
        return "" if action is None else clipped(BETWEEN.join(self.lines(action)), LINE)

    def description(self, point: Point, answer: Any, field: Field | None = None) -> str | None:
        """The same as a menu's option has room for."""
        return clipped(self.line(point, answer, field), OPTION) or None
