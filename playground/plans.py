"""Plans of trouble: what shall go wrong with the next things of a kind, or with all of them until called off."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Generic, TypeVar

E = TypeVar("E")


@dataclass(slots=True)
class Plan(Generic[E]):
    """One plan.

    Attributes:
        number: by which it can be called off.
        pattern: what it is for; "*" stands for anything.
        left: how often it will still happen; `None` without end.
    """

    number: int
    pattern: str
    effect: E
    left: int | None


class Plans(Generic[E]):
    """All plans of one sort, first planned first met.

    Args:
        changed: called after every change, so that the page can show it.
    """

    def __init__(self, changed: Callable[[], None]) -> None:
        self._changed = changed
        self._numbers = itertools.count(1)
        self._plans: list[Plan[E]] = []

    def __iter__(self) -> Iterator[Plan[E]]:
        return iter(self._plans)

    def add(self, pattern: str, effect: E, times: int | None) -> Plan[E]:
        """Plan `effect` for the next `times` that match, or for all of them."""
        plan = Plan(next(self._numbers), pattern, effect, times)
        self._plans.append(plan)
        self._changed()
        return plan

    def take(self, subject: str) -> E | None:
        """What is planned for this; it counts as met."""
        found = next((plan for plan in self._plans if fnmatchcase(subject, plan.pattern)), None)
        if found is None:
            return None
        if found.left is not None:
            found.left -= 1
        self._keep(lambda plan: plan.left != 0)
        return found.effect

    def drop(self, number: int) -> None:
        """Call one plan off, if it is still there."""
        self._keep(lambda plan: plan.number != number)

    def clear(self) -> None:
        """Call all of them off."""
        self._keep(lambda _: False)

    def _keep(self, wanted: Callable[[Plan[E]], bool]) -> None:
        self._plans = [plan for plan in self._plans if wanted(plan)]
        self._changed()
