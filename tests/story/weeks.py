"""A game of Taj Mahal that lasts for weeks, told in what people do and what becomes of it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from random import Random
from typing import Any
from zoneinfo import ZoneInfo

from bot.hours.durations import HOUR
from games.api import Action
from games.taj_mahal.actions import Play, Withdraw
from playground import Interaction, Person, Wire
from tests.bot.accord import decision_in, notice
from tests.bot.calls.day import Day
from tests.bot.play import by_command, decision_of, labels, suggestion

HOME = ZoneInfo("Europe/Budapest")
SEED = "a story of weeks 2"
"""What the cards of the story come from: those with which Ben begins, then Cleo, then Ann."""


def at(date: str, clock: str) -> float:
    """A date such as `Fri 23 Oct` of the story's year, and what clocks at home show; as an instant."""
    return datetime.strptime(f"2026 {date} {clock}", "%Y %a %d %b %H:%M").replace(tzinfo=HOME).timestamp()


@dataclass(frozen=True)
class Weeks(Day):
    """A table, the people who come to it, and the weeks that go by."""

    ann: Person
    ben: Person
    cleo: Person
    dora: Person

    async def until(self, date: str, clock: str, *, step: float = HOUR) -> None:
        """Time goes by until then, and whatever is due is done within an hour, or so many seconds."""
        while (left := at(date, clock) - self.table.discord.clock.now()) > 0:
            self.table.discord.clock.advance(min(left, step))
            await self.settled()

    async def sits_down(self, host: Person, *others: Person, **agreed: Any) -> None:
        """A game of these begins, with cards that are known here."""
        lobby = await self.table.open(host, *others, game="taj_mahal", seats=1 + len(others), **agreed)
        async with self.client.rooms.store.database.transaction() as writing:
            await writing.execute("INSERT INTO seeds SELECT id, ? FROM tables", (SEED,))
        await self.table.press(host, lobby, "Start")
        await self.table.board(1)
        await self.settled()

    async def is_asked(self, person: Person) -> bool:
        """Whether somebody must decide."""
        return (await self.table.sitting(person)).decision is not None

    async def does(self, person: Person, action: Action) -> Interaction:
        """Somebody does something."""
        done = await by_command(self.table, person, action)
        await self.settled()
        return done

    async def plays(self, person: Person) -> Interaction:
        """Somebody plays the first card that they may."""
        actions = decision_of(await self.table.sitting(person)).actions
        return await self.does(person, next(action for action in actions if isinstance(action, Play)))

    async def withdraws(self, person: Person) -> Interaction:
        """Somebody withdraws from the visit; there may be palaces to place, and there are cards to pick."""
        return await self.does(person, Withdraw())

    async def finishes(self, person: Person) -> None:
        """Somebody places and picks until their turn is over."""
        while (sitting := await self.table.sitting(person)).decision is not None:
            if decision_of(sitting).prompt.kind == "playing":
                return
            await self.does(person, suggestion(sitting, Random(1)))

    async def hand(self, person: Person) -> str:
        """What somebody reads of their hand."""
        return (await self.table.use(person, "taj hand")).content

    async def cards(self, person: Person) -> list[str]:
        """What somebody holds."""
        sitting = await self.table.sitting(person)
        return list(sitting.timeline.state.players[sitting.seat].hand)

    async def said(self, words: str) -> Wire:
        """The newest message in the channel that says this."""
        return await notice(self.table, words)

    async def votes(self, words: str, choice: str, *people: Person) -> None:
        """People choose the same under what was put to them."""
        await self.settled()
        asking = (shown for shown in reversed(self.table.messages) if choice in labels(shown))
        shown = next(message for message in asking if words in message["content"])
        await decision_in(self.table, shown, choice, *people)

    async def wants(self, person: Person, **wishes: Any) -> None:
        """Somebody sets how they are treated."""
        await self.table.use(person, "me", **wishes)

    def nobody_is_pinged(self) -> bool:
        """Whether nobody was since pings were forgotten last."""
        return self.table.discord.world.pings == []

    @property
    def board(self) -> Wire:
        """The newest message with a board."""
        return next(message for message in reversed(self.table.messages) if "My turn" in labels(message))

    @property
    def buttons(self) -> list[str]:
        """What the buttons of the newest message say."""
        return labels(self.table.last)
