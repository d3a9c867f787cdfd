"""What people at a table are told in the course of days."""

from __future__ import annotations

from dataclasses import dataclass

from bot.client import Caravanserai
from games.api import Action
from games.yunnan.actions import Pass
from playground import Person, Wire
from tests.bot.play import Table, by_command, decision_of


@dataclass(frozen=True)
class Day:
    """A table whose time is moved on."""

    table: Table

    @property
    def client(self) -> Caravanserai:
        return self.table.service.client

    async def begin(self, *people: Person) -> list[Person]:
        """A game of these, in the order in which they bid; their pings so far are forgotten."""
        await self.table.start(*people)
        await self.settled()
        sittings = {person: await self.table.sitting(person) for person in people}
        order = sittings[people[0]].timeline.state.order
        self.forget()
        return sorted(people, key=lambda person: order.index(sittings[person].seat))

    async def settled(self) -> None:
        """All that is due is done."""
        await self.table.service.quiet()

    async def later(self, hours: float) -> None:
        """So many hours later, with all done that was due by then."""
        self.table.discord.clock.advance(hours * 3600)
        await self.settled()

    async def days(self, number: int) -> None:
        """So many days later, one after the other."""
        for _ in range(number):
            await self.later(24)

    async def passes(self, person: Person) -> Wire:
        """Somebody passes; the board that tells of it."""
        return await self._does(person, Pass())

    async def _does(self, person: Person, action: Action) -> Wire:
        seen = len(self.table.messages)
        await by_command(self.table, person, action)
        board = await self.table.board(seen)
        await self.settled()
        return board

    async def bids(self, person: Person) -> Wire:
        """Somebody makes a bid; the board that tells of it."""
        return await self._does(person, decision_of(await self.table.sitting(person)).actions[0])

    def pinged(self, person: Person) -> list[str]:
        """What has pinged a person in the table's channel since their pings were forgotten last."""
        found = [message for message in person.pings() if message["channel_id"] == self.table.channel["id"]]
        self.forget()
        return [message["content"] for message in found]

    def forget(self) -> None:
        """Forget all pings so far."""
        self.table.discord.world.pings.clear()

    def private(self, person: Person) -> list[str]:
        """What a person has been told in private."""
        return [message["content"] for message in self.table.discord.messages(self.table.discord.dm(person))]
