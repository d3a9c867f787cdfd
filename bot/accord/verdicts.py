"""What votes come to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from bot.accord.notices import Kind

CHOICES: Mapping[Kind, tuple[str, ...]] = {
    Kind.ABSENT: ("wait", "stand-in", "replace"),
    Kind.LATE: ("wait", "once"),
    Kind.UNDO: ("agree", "refuse"),
    Kind.INVITED: ("accept", "decline"),
    Kind.TAKEN_BACK: (),
    Kind.BACK: (),
    Kind.ENDED: (),
    Kind.FORGOTTEN: (),
    Kind.MOVED: (),
    Kind.REMATCH: (),
    Kind.LANGUAGE: (),
}
"""What can be chosen, the gentlest first."""


def verdict(kind: Kind, votes: Mapping[int, str], voters: frozenset[int], host: int) -> str | None:
    """What the votes of those who may decide come to; None as long as that is open.

    An undo takes everybody's consent: somebody may have played, or learned something, because of what would go. An
    invitation is for one person. For the rest, more than half decide, however many there are: nobody who is there has
    to wait for another who is not, and nobody's chair is given away by one person against the others, host or not.
    Once all have spoken, the most votes decide; among as many, the host's, and else the gentlest.
    """
    counted = {user: choice for user, choice in votes.items() if user in voters}
    if kind in (Kind.UNDO, Kind.INVITED):
        return _consent(CHOICES[kind], counted, voters)
    return _majority(CHOICES[kind], counted, voters, host)


def _consent(choices: tuple[str, ...], counted: Mapping[int, str], voters: frozenset[int]) -> str | None:
    yes, no = choices
    if no in counted.values():
        return no
    return yes if counted.keys() == voters else None


def _majority(choices: tuple[str, ...], counted: Mapping[int, str], voters: frozenset[int], host: int) -> str | None:
    tally = Counter(counted.values())
    most = max(tally.values(), default=0)
    leading = [choice for choice in choices if tally[choice] == most > 0]
    if 2 * most > len(voters):
        return leading[0]
    if not counted or counted.keys() != voters:
        return None
    return counted[host] if counted.get(host) in leading else leading[0]
