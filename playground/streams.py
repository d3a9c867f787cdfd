"""Streams to the windows of the page.

They are WebSockets, since a browser opens only six other connections to a server at once, over all its windows.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

from aiohttp import WSCloseCode, web

from playground.changes import Changes

HEARTBEAT_SECONDS = 20.0
CLOSING_SECONDS = 1.0


class Stream:
    """Sends windows what there is to show, at once and after every change."""

    def __init__(self, changes: Changes) -> None:
        self._changes = changes
        self._open: set[web.WebSocketResponse] = set()

    async def serve(self, request: web.Request, shown: Callable[[], Any]) -> web.WebSocketResponse:
        """Send what `shown()` returns, as JSON, unless it is empty, until the window is closed."""
        # Nothing is gained by compressing what stays on one computer.
        socket = web.WebSocketResponse(heartbeat=HEARTBEAT_SECONDS, timeout=CLOSING_SECONDS, compress=False)
        await socket.prepare(request)
        self._open.add(socket)
        sending = asyncio.create_task(self._send(socket, shown))
        try:
            async for _ in socket:  # nothing comes but the end
                pass
        finally:
            self._open.discard(socket)
            sending.cancel()
        return socket

    async def stop(self) -> None:
        """Close all streams."""
        for socket in list(self._open):
            await socket.close(code=WSCloseCode.GOING_AWAY)

    async def _send(self, socket: web.WebSocketResponse, shown: Callable[[], Any]) -> None:
        with contextlib.suppress(ConnectionError):  # the window has been closed
            while not socket.closed:
                seen = self._changes.count
                if found := shown():
                    await socket.send_json(found)
                while self._changes.count == seen:
                    await self._changes.next()
