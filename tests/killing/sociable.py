"""People who make use of all that a table has beside its game, while their bot dies: orders, votes, clocks, letters."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot.hours.durations import HOUR
from bot.store import Status
from bot.undoing import is_free, own_last
from playground import Person, Playground, RefusedError, Wire
from tests.bot.play import labels
from tests.killing.eye import Eye
from tests.killing.host import Host
from tests.killing.players import Party, Players, settled
from tests.killing.process import LATER, now

Event: TypeAlias = Callable[[Person], Awaitable[bool]]
"""Something beside the game, while a person is asked; false if it has to wait for another moment."""
APART = 3
"""How many lines of the log lie between two events at least."""
ORDER = "Always pass"
"""The button of the order that is given."""
REMINDED, LATE = 25 * HOUR, 100 * HOUR
"""Seconds after which a table reminds, and after which a bank has run out."""


class SociableParty(Party):
    """A party that makes use of everything, and then breaks its game off."""

    def players(self, discord: Playground, host: Host, eye: Eye) -> Players:
        """The people, at their table."""
        return SociablePlayers(discord, host, eye, self)


class SociablePlayers(Players):
    """A game with everything beside it; the second of the people wants to be called in private."""

    def __init__(self, discord: Playground, host: Host, eye: Eye, party: Party) -> None:
        super().__init__(discord, host, eye, party)
        self._events: list[Event] = [self._be_reminded, self._order, self._take_back, self._be_late, self._end]
        self._next = APART

    async def _start(self, lobby: Wire | None) -> None:
        await self._use(self._people[1], "me", pings="private")
        await super()._start(lobby)

    async def _decide(self, person: Person) -> None:
        revision = await self._eye.revision()
        if revision >= self._next and await self._events[0](person):
            self._events.pop(0)
            self._next = await self._eye.revision() + APART
        else:
            await super()._decide(person)

    async def _told(self) -> None:
        """Wait until there is nothing left to tell anybody; whatever is done meanwhile lets the bot go on."""
        while await self._eye.pending(now(self._host.folder)):
            await self._use(self._people[0], "games")

    async def _order(self, asked: Person) -> bool:
        """Somebody who is not asked gives a standing order."""
        other, given = self._others(asked)[0], await self._eye.orders()
        if ORDER not in labels(await self._use(other, "game order")):
            return False
        while await self._eye.orders() == given:
            shown = await self._press(other, await self._use(other, "game order"), ORDER)
            await self._press(other, shown, "Confirm")
        return True

    async def _take_back(self, asked: Person) -> bool:
        """Who is asked wants to take back what others have acted on since, and these agree."""
        sitting = await self._sitting(asked)
        line = own_last(sitting.timeline, sitting.table.seats_of(int(asked.id)))
        if line is None or is_free(sitting.timeline, line):
            return False
        while not await self._eye.is_open("undo"):
            await self._once(lambda: asked.slash(self._channel, "game undo", {}), settled)
        await self._vote(asked, "Agree")
        return True

    async def _be_reminded(self, _asked: Person) -> bool:
        """Nobody does anything for long."""
        await self._later(REMINDED)
        return True

    async def _be_late(self, asked: Person) -> bool:
        """Nobody does anything for too long; if the others are asked what to do, they do not want to wait."""
        await self._later(LATE)
        if await self._eye.is_open("late"):
            await self._vote(asked, "Stand-in for this once")
        return True

    async def _end(self, _asked: Person) -> bool:
        """The host breaks the game off."""
        host = self._people[0]
        while (await self._eye.table()).status == Status.RUNNING:
            await self._press(host, await self._use(host, "game end"), "End it")
        return True

    async def _later(self, seconds: float) -> None:
        """Let time pass, for Discord too; a word to the bot has it look at its clock."""
        file = self._host.folder / LATER
        before = float(file.read_text("utf8")) if file.exists() else 0.0
        file.write_text(str(before + seconds), "utf8")
        self._discord.clock.advance(seconds)
        await self._use(self._people[0], "game set", remind="24h")
        await self._told()

    async def _vote(self, but: Person, choice: str) -> None:
        """The others choose the same. Once buttons are gone it has been decided."""
        await self._told()
        shown = next(message for message in reversed(self.messages) if choice in labels(message))
        for person in self._others(but):
            try:
                await self._press(person, shown, choice)
            except RefusedError:
                return

    def _others(self, person: Person) -> list[Person]:
        return [other for other in self._people if other != person]
