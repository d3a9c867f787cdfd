"""The points at which a process can be killed, and dying there.

A point is named after what happens, with the place: each resumption of a task that waited in the bot, each statement
before and after SQLite carries it out, each request before it goes out, once it is sent and once it is answered, each
event, and each job of another thread before and after it is done.
"""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sqlite3
import sys
from collections import Counter
from collections.abc import Callable, Coroutine, Generator, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from threading import Lock
from types import CodeType, FrameType, SimpleNamespace
from typing import Any
from unittest.mock import patch

import aiohttp
import discord

ROOT = Path(__file__).parents[2]
OURS = f"{ROOT / 'bot'}{os.sep}", f"{ROOT / 'cogs'}{os.sep}"
AGAIN = 3
"""How often waiting at the same place in one task makes a point of its own."""
DIED, PASSED = "died", "passed"
"""Files in the process's folder: the point at which it died, and what points it passed, a line each."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Where a process dies.

    Attributes:
        targets: at one of these points, having passed it so many times since the start.
        tried: or, if there are no targets, at the first point not among these; `None`: nowhere.
    """

    targets: Mapping[str, int] | None = None
    tried: frozenset[str] | None = None

    def ends(self, point: str, passed: int) -> bool:
        """Whether to die at a point that has been passed so many times."""
        if self.targets is not None:
            return self.targets.get(point) == passed
        return self.tried is not None and point not in self.tried


class Points:
    """Counts the points that the process passes, and kills it where it is planned."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self._plan = plan
        self._folder = folder
        self._passed: Counter[str] = Counter()
        self._lock = Lock()

    def reached(self, point: str) -> None:
        """Be at a point; this may be the end. Any thread may call it."""
        with self._lock:
            if self._plan.ends(point, self._passed[point]):
                (self._folder / DIED).write_text(point, "utf8")
                os.kill(os.getpid(), signal.SIGKILL)
            self._passed[point] += 1

    def write(self) -> None:
        """Leave word of what was passed, in order, each with how many times."""
        lines = (f"{count} {point}" for point, count in self._passed.items())
        (self._folder / PASSED).write_text("\n".join(lines), "utf8")

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Have statements and events pass as points."""
        connection = type("Connection", (Connection,), {"points": self})
        dispatch = discord.Client.dispatch

        def dispatched(client: discord.Client, event: str, /, *given: Any, **more: Any) -> None:
            self.reached(f"event {' '.join([event, *(one for one in given if isinstance(one, str))])}"[:80])
            dispatch(client, event, *given, **more)

        with patch("sqlite3.connect", connection), patch.object(discord.Client, "dispatch", dispatched):
            yield

    @property
    def trace(self) -> aiohttp.TraceConfig:
        """Has requests pass as points; for the client's `http_trace`."""
        trace = aiohttp.TraceConfig()

        async def start(_session: object, request: SimpleNamespace, given: aiohttp.TraceRequestStartParams) -> None:
            request.name = f"{given.method} {route(given.url.path)}"
            self.reached(f"request before {request.name}")

        async def sent(_session: object, request: SimpleNamespace, _given: object) -> None:
            self.reached(f"request sent {request.name}")

        async def end(_session: object, request: SimpleNamespace, _given: object) -> None:
            self.reached(f"request answered {request.name}")

        trace.on_request_start.append(start)
        trace.on_request_chunk_sent.append(sent)
        trace.on_request_end.append(end)
        return trace


class Connection(sqlite3.Connection):
    """A connection whose statements pass as points, in SQLite's own thread."""

    points: Points

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        with self._passing(sql):
            return super().execute(sql, *values)

    def executemany(self, sql: str, *values: Any) -> sqlite3.Cursor:
        with self._passing(sql):
            return super().executemany(sql, *values)

    def executescript(self, sql: str, /) -> sqlite3.Cursor:
        with self._passing(sql):
            return super().executescript(sql)

    def commit(self) -> None:
        with self._passing("COMMIT"):
            super().commit()

    def rollback(self) -> None:
        with self._passing("ROLLBACK"):
            super().rollback()

    @contextmanager
    def _passing(self, sql: str) -> Iterator[None]:
        name = " ".join(sql.split())[:70]
        self.points.reached(f"sql before {name}")
        yield
        self.points.reached(f"sql after {name}")


class Loop(asyncio.SelectorEventLoop):
    """A loop whose tasks and jobs pass as points."""

    def __init__(self, points: Points) -> None:
        super().__init__()
        self._points = points

    def create_task(self, coro: Any, **more: Any) -> asyncio.Task[Any]:
        return super().create_task(Steps(coro, self._points), **more)

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *given: Any) -> asyncio.Future[Any]:  # type: ignore[override] # typed the old way
        where = _caller(sys._getframe(1))  # noqa: SLF001 - there is no other way to see who calls

        def job() -> Any:
            self._points.reached(f"job before {where}")
            done = func(*given)
            self._points.reached(f"job after {where}")
            return done

        return super().run_in_executor(executor, job) if where else super().run_in_executor(executor, func, *given)


class Steps(Coroutine[Any, Any, Any]):
    """A coroutine that passes a point whenever it goes on from where it waited in the bot."""

    def __init__(self, inner: Coroutine[Any, Any, Any], points: Points) -> None:
        self._inner = inner
        self._points = points
        self._times: Counter[str] = Counter()

    def send(self, value: Any, /) -> Any:
        self._pass()
        return self._inner.send(value)

    def throw(self, *error: Any) -> Any:
        self._pass()
        return self._inner.throw(*error)

    def close(self) -> None:
        self._inner.close()

    def __await__(self) -> Generator[Any, Any, Any]:
        return self._inner.__await__()

    def _pass(self) -> None:
        """Pass a point; a line that is waited at several times, as when a transaction begins and ends, is several."""
        where = " > ".join(_waiting(self._inner))
        if where:
            self._times[where] += 1
            self._points.reached(f"await {where} #{min(self._times[where], AGAIN)}")


def _waiting(coro: Any) -> Iterator[str]:
    """The places in the bot at which a coroutine waits, from the outermost in."""
    while coro is not None:
        frame = getattr(coro, "cr_frame", None)
        if frame is not None and frame.f_code.co_filename.startswith(OURS):
            yield _place(frame)
        coro = getattr(coro, "cr_await", None)


def _caller(frame: FrameType | None) -> str:
    """The innermost place in the bot on the stack; empty if there is none."""
    while frame is not None and not frame.f_code.co_filename.startswith(OURS):
        frame = frame.f_back
    return "" if frame is None else _place(frame)


def _place(frame: FrameType) -> str:
    return _named(frame.f_code, frame.f_lineno)


@cache
def _named(code: CodeType, line: int) -> str:
    file = Path(code.co_filename).relative_to(ROOT)
    return f"{file.as_posix()}:{line} {code.co_qualname}"


def route(path: str) -> str:
    """A path of the API without ids and tokens."""
    return re.sub(r"/(?:\d+|[\w-]{20,})(?=/|$)", "/*", path)
