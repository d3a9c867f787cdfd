"""What has gone over the wire between the bot and the playground, for people to read along."""

from __future__ import annotations

from collections import deque
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from playground.changes import Changes
from playground.clock import Clock
from playground.wire import Wire

if TYPE_CHECKING:
    from playground.rest import Recorded

KEPT = 300
_REFUSED = 400


@dataclass(frozen=True, slots=True)
class Line:
    """One thing that was sent.

    Attributes:
        number: counted from 1.
        at: when, in Unix seconds of the playground's clock.
        kind: `request` of the bot, `event` or `interaction` for it, or `connection` about the gateway itself.
        what: a request's method and path, or an event's name.
        result: how a request was answered, or what else there is to say in a few words.
        failed: whether the answer was a refusal.
        body: what was sent: JSON values, or for an event the whole packet as text.
    """

    number: int
    at: float
    kind: str
    what: str
    result: str
    failed: bool
    body: Any


class WireLog:
    """The last lines, oldest first."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.changed = Changes()
        self._count = 0
        self._lines: deque[Line] = deque(maxlen=KEPT)

    def request(self, request: Recorded) -> None:
        """Note a request that has been answered."""
        failed = request.status >= _REFUSED
        result = request.remark if failed else f"{request.status} {request.remark}".strip()
        self._note("request", f"{request.method} {request.path}", result, request.body, failed=failed)

    def event(self, name: str, packet: str, arrives: bool) -> None:  # noqa: FBT001 - as a session hands it on
        """Note an event; one that does not arrive is kept until the bot resumes its session."""
        kind = "interaction" if name == "INTERACTION_CREATE" else "event"
        self._note(kind, name, "" if arrives else "kept until the bot is back", packet)

    def connection(self, what: str) -> None:
        """Note what has become of a connection to the gateway."""
        self._note("connection", what, "", None)

    def since(self, number: int) -> list[Wire]:
        """The lines after that of this number, as JSON values."""
        return [asdict(line) for line in self._lines if line.number > number]

    def _note(self, kind: str, what: str, result: str, body: Any, *, failed: bool = False) -> None:
        self._count += 1
        self._lines.append(Line(self._count, self._clock.now(), kind, what, result, failed, body))
        self.changed.tell()
