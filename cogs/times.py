"""Times that are offered while somebody types one: what has been typed, in words, or else the usual ones."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias

from discord import app_commands

from bot.calls.plan import interval_of
from bot.errors import TableError
from bot.hours.atlas import offers
from bot.hours.banks import bank_of
from bot.hours.durations import seconds_of
from bot.hours.notation import OFF, PAUSE, Notation, words_for
from bot.hours.spoken import spoken, spoken_bank, spoken_quiet
from bot.limits import CHOICE, CHOICES
from bot.people.wishes import quiet_of
from bot.speech import bare, clipped
from bot.translation import Catalogue
from cogs.answers import Interaction
from cogs.reading import notation_for, words_of

Choices: TypeAlias = list[app_commands.Choice[str]]
Offer: TypeAlias = Callable[[Interaction, str], Coroutine[Any, Any, Choices]]
"""What Discord asks while somebody types."""

BANKS = ("72h+12h", "5d+12h", "7d+1d max 10d", "72h", "14d")
REMINDERS = ("24h", "12h", "2d", "3d", "off")
QUIET = ("22:00-7:00", "23:00-8:00", "0:00-9:00", "off")
VACATIONS = ("3d", "7d", "14d", "30d", "off")
UNITS = ("", "h", "d")
"""What a number may be about to end in."""


@dataclass(frozen=True, slots=True)
class _Reader:
    """Who is typing: the words that are theirs, and what they may type."""

    words: Catalogue
    notation: Notation

    def bank(self, typed: str) -> str:
        """A time bank in words. Raises `TableError`, as those below do."""
        return spoken_bank(bank_of(typed, self.notation), self.words)

    def interval(self, typed: str) -> str:
        """How often to be reminded."""
        return spoken(interval_of(typed, self.notation), self.words)

    def quiet(self, typed: str) -> str:
        """From when until when it is quiet."""
        hours = quiet_of(typed, self.notation)
        return spoken_quiet(hours) if hours else ""

    def length(self, typed: str) -> str:
        """How long somebody is away."""
        return spoken(seconds_of(typed, self.notation), self.words)

    def offered(self, typed: str, say: Callable[[str], str], usual: Iterable[str]) -> Choices:
        """What has been typed, if it can be read; or else those of the usual times that it fits."""
        read = [*self._said([f"{typed}{unit}" for unit in UNITS], say)] if typed.strip() else []
        found = read or [pair for pair in self._said(usual, say) if bare(typed) in bare(pair[0])]
        return [app_commands.Choice(name=clipped(name, CHOICE), value=value) for name, value in found]

    def _said(self, times: Iterable[str], say: Callable[[str], str]) -> Iterator[tuple[str, str]]:
        """Those that can be read, in words, and as they are typed."""
        for typed in times:
            with suppress(TableError):
                yield words_for(OFF, self.words)[0] if self.notation.is_none(typed) else say(typed), typed


def _offering(say: Callable[[_Reader, str], str], usual: Iterable[str]) -> Offer:
    async def offer(interaction: Interaction, current: str) -> Choices:
        reader = _Reader(words_of(interaction), notation_for(interaction))
        return reader.offered(current, partial(say, reader), usual)

    return offer


banks = _offering(_Reader.bank, BANKS)
reminders = _offering(_Reader.interval, REMINDERS)
quiet_hours = _offering(_Reader.quiet, QUIET)
vacations = _offering(_Reader.length, VACATIONS)


async def weekends(interaction: Interaction, current: str) -> Choices:
    """The reader's own weekends, and those of the time zones that fit what has been typed."""
    own = words_for(PAUSE, words_of(interaction))[0]
    pause = [app_commands.Choice(name=own, value=own)] if bare(own).startswith(bare(current)) else []
    return [*pause, *await zones(interaction, current)][:CHOICES]


async def zones(_interaction: Interaction, current: str) -> Choices:
    """The time zones that fit what has been typed."""
    return [app_commands.Choice(name=zone, value=zone) for zone in offers(current)]
