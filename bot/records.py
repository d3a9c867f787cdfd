"""The record of a game as a file: whole once it is over, and before as its reader may know it."""

from __future__ import annotations

import io
import json
from dataclasses import dataclass

import discord

from bot.seating import people
from bot.store import Table
from bot.timeline import Timeline
from games.api import Seat
from games.history import Record, shown, to_json


@dataclass(frozen=True, slots=True)
class Sheet:
    """A record for somebody to keep; `kind` is how much of the game it holds: `whole`, `so-far` or `known`."""

    name: str
    record: Record
    kind: str

    @property
    def file(self) -> discord.File:
        """The record as JSON."""
        text = json.dumps(to_json(self.record), ensure_ascii=False, indent=1)
        return discord.File(io.BytesIO(text.encode()), self.name)


def sheet(table: Table, timeline: Timeline, readers: tuple[Seat, ...]) -> Sheet:
    """The record of a game as who sits there may have it, or with no seat as anybody may."""
    seen = timeline.seen_by(readers)
    record = shown(seen.record(people(table)), next(iter(readers), None), over=seen.over)
    hidden = any(entry.hidden for entry in record.entries)
    return Sheet(f"{table.game}-{table.id}.json", record, "whole" if seen.over else "known" if hidden else "so-far")
