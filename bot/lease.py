"""The lease: one process at a time works on a database.

A row says which. It is renewed every few seconds, and every transaction makes sure that it still names this process.
A process that has ended, or has not been heard of for long, loses it to the next.
"""

from __future__ import annotations

import os
import secrets
import socket
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import aiosqlite

RENEWAL = 5.0
"""Seconds between two renewals."""
STALE = 30.0
"""Seconds without renewal after which a lease is up for grabs."""
_BOOT = Path("/proc/sys/kernel/random/boot_id")
_PROCESSES = Path("/proc/self/ns/pid")


@dataclass(frozen=True, slots=True)
class Holder:
    """A process that holds a lease, or wants to."""

    token: str
    """Made up for this one start."""
    host: str
    space: str
    """Where its number means something: this start of the machine, and this container."""
    pid: int
    since: float
    """When it began, in Unix seconds."""
    renewed: float
    """When it was last heard of."""

    def has_ended(self, other: Holder) -> bool:
        """Whether another process can tell that this one is no more."""
        at_home = (self.host, self.space) == (other.host, other.space)
        return at_home and (self.pid == other.pid or not is_alive(self.pid))

    def is_stale(self, now: float) -> bool:
        """Whether it has not been heard of for long; or only in the future, before a clock was set back."""
        return abs(now - self.renewed) >= STALE


def is_alive(pid: int) -> bool:
    """Whether there is a process of this number; where the system cannot be asked, there is."""
    if os.name != "posix":
        return True
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


def _space() -> str:
    try:
        return f"{_BOOT.read_text('ascii').strip()} {_PROCESSES.readlink()}"
    except OSError:
        return ""


@dataclass(frozen=True, slots=True)
class Lease:
    """What this process needs to have a database for itself."""

    clock: Callable[[], float]
    """The instant now, in Unix seconds."""
    token: str = field(default_factory=lambda: secrets.token_hex(8))

    async def take(self, writer: aiosqlite.Connection) -> Holder | None:
        """Take or renew the lease. Returns who has it instead, if somebody does."""
        now = self.clock()
        mine = Holder(self.token, socket.gethostname(), _space(), os.getpid(), now, now)
        await writer.execute("BEGIN IMMEDIATE")
        try:
            theirs = await _holder(writer)
            if theirs is not None and not (theirs.has_ended(mine) or theirs.is_stale(now)):
                return theirs
            await _write(writer, mine)
        finally:
            await writer.execute("COMMIT")
        return None

    async def holds(self, writer: aiosqlite.Connection) -> bool:
        """Whether the lease is still this process's own; asked within a transaction, it stays so to its end."""
        holder = await _holder(writer)
        return holder is not None and holder.token == self.token

    async def renew(self, writer: aiosqlite.Connection) -> None:
        """Show, within a transaction, that this process is alive."""
        await writer.execute("UPDATE lease SET renewed = ? WHERE token = ?", (self.clock(), self.token))

    async def release(self, writer: aiosqlite.Connection) -> None:
        """Leave the database to the next process."""
        await writer.execute("DELETE FROM lease WHERE token = ?", (self.token,))


async def _holder(connection: aiosqlite.Connection) -> Holder | None:
    rows: list[sqlite3.Row] = list(
        await connection.execute_fetchall("SELECT token, host, space, pid, since, renewed FROM lease")
    )
    return Holder(*rows[0]) if rows else None


async def _write(connection: aiosqlite.Connection, holder: Holder) -> None:
    await connection.execute(
        "INSERT OR REPLACE INTO lease VALUES (1, ?, ?, ?, ?, ?, ?)",
        (holder.token, holder.host, holder.space, holder.pid, holder.since, holder.renewed),
    )
