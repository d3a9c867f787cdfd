"""A stand-in: plays a seat sensibly from what it may know."""

from __future__ import annotations

from random import Random

from games.api import Action, Decision
from games.yunnan.view import View


def choose(view: View, decision: Decision, random: Random) -> Action:  # noqa: ARG001
    """A sensible answer."""
    return random.choice(decision.actions)
