"""Notices in a channel: waiting for them, and deciding about them."""

from __future__ import annotations

from playground import Person, Wire
from tests.bot.play import Table


async def ring(table: Table) -> None:
    """Let the bot do whatever is due now."""
    await table.service.quiet()


async def later(table: Table, hours: float) -> None:
    """So many hours later, with all done that was due by then."""
    table.discord.clock.advance(hours * 3600)
    await ring(table)


async def notice(table: Table, words: str) -> Wire:
    """The newest message that says this, once all that is due is done."""
    await ring(table)
    return next(message for message in reversed(table.messages) if words in message["content"])


async def decision_in(table: Table, shown: Wire, choice: str, *people: Person) -> None:
    """Have people choose the same, one after the other."""
    for person in people:
        await table.press(person, shown, choice)
    await ring(table)
