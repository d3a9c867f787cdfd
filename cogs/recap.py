"""What who comes back to a game is told first: what has happened since, and what has become of their orders."""

from __future__ import annotations

from bot.lately import lately
from bot.seating import seats_with
from bot.speech import shortened
from bot.tables import Sitting
from bot.telling import speech_of
from cogs.answers import Interaction
from cogs.desk import ended_line
from cogs.widgets import SINCE


async def recap(interaction: Interaction, sitting: Sitting) -> str:
    """All this in words; empty if nothing has happened since this person's own last action."""
    speech = speech_of(sitting.table)
    ended = await interaction.client.orders.ended(sitting)
    lines = [ended_line(order, reason, speech) for order, reason in ended]
    story = lately(speech, sitting.timeline, seats_with(sitting.table, sitting.seat))
    if story:
        lines += [speech.words.text("lately-title"), shortened(story, SINCE)]
    return "\n".join(lines)
