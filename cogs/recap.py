"""What who comes back to a game is told first: what has happened since, and what has become of their orders."""

from __future__ import annotations

from dataclasses import dataclass

from bot.lately import last_own, lately, title
from bot.seating import seats_with
from bot.speech import shortened
from bot.tables import Sitting
from bot.telling import speech_of
from cogs.answers import Interaction
from cogs.desk import ended_line
from cogs.widgets import SINCE


@dataclass(frozen=True, slots=True)
class Recap:
    """All this in words, if there is anything; and the revision to compare the board with, if it has changed."""

    text: str
    since: int | None


async def recap(interaction: Interaction, sitting: Sitting) -> Recap:
    """What has happened since this person's own last action."""
    speech, seats = speech_of(sitting.table), seats_with(sitting.table, sitting.seat)
    ended = await interaction.client.orders.ended(sitting)
    lines = [ended_line(order, reason, speech) for order, reason in ended]
    story = lately(speech, sitting.timeline, seats)
    if story:
        lines += [title(speech, sitting.timeline, seats), shortened(story, SINCE)]
    return Recap("\n".join(lines), news_since(sitting))


def news_since(sitting: Sitting) -> int | None:
    """The revision after this person's own last action, if anything has happened since."""
    seats = seats_with(sitting.table, sitting.seat)
    return last_own(sitting.timeline, seats) if lately(speech_of(sitting.table), sitting.timeline, seats) else None
