"""The REST API over HTTP: reading requests, faults, rate limits, answers, and a record of it all."""

from __future__ import annotations

import json
import re
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from aiohttp import BodyPartReader, web

from playground.attachments import Files
from playground.errors import ApiError, too_large
from playground.faults import Effect, Faults, LoseAnswer
from playground.message_limits import REQUEST_BYTES
from playground.rates import Rates
from playground.service import Call, Handler, Route
from playground.tokens import TokenCheck

PREFIX = "/api/v10"
RECORDED = 10_000
_TOKENED = "/interactions/", "/webhooks/"  # the token in the path is all they need
_UPLOAD = re.compile(r"files\[(\d+)\]")

Accepted: TypeAlias = Callable[[Call, str], None]
"""Is told of a request that has been accepted, and the template of its path."""


@dataclass(frozen=True, slots=True)
class Recorded:
    """A request that came in: where to, what it held, and how it was answered.

    Attributes:
        remark: why it was refused, or the trouble that it met with.
    """

    method: str
    path: str
    template: str
    body: Any
    status: int
    remark: str = ""


class Rest:
    """Serves routes over HTTP.

    Attributes:
        requests: the last requests, oldest first.
        missing: requests to routes that the playground does not have. A test should find it empty.
        heard: is told of each request once it has been answered.
    """

    heard: Callable[[Recorded], None] | None = None

    def __init__(self, tokens: TokenCheck, rates: Rates, faults: Faults, accepted: Accepted) -> None:
        self._tokens = tokens
        self._rates = rates
        self._faults = faults
        self._accepted = accepted
        self.requests: deque[Recorded] = deque(maxlen=RECORDED)
        self.missing: list[str] = []

    def add_to(self, app: web.Application, routes: list[Route]) -> None:
        """Serve these routes, and refuse all others."""
        for method, template, handler in routes:
            app.router.add_route(method, PREFIX + template, self._served(template, handler))
        app.router.add_route("*", "/api/{rest:.*}", self._served("", self._unknown_route))

    def _unknown_route(self, call: Call) -> None:
        self.missing.append(f"{call.method} {call.path}")
        # The client retries what fails with 5xx for 25 seconds.
        raise ApiError(400, 0, f"The playground has no {call.method} {call.path}")

    def _served(self, template: str, handler: Handler) -> Any:
        async def serve(request: web.Request) -> web.Response:
            path = request.path.removeprefix(PREFIX)
            effect = self._faults.take(request.method, path)
            # Without Via the client takes a 429 for a ban by Discord's proxy.
            headers = {"Via": "1.1 playground"}
            call: Call | None = None
            remark = str(effect or "")
            try:
                self._authorise(request, path)
                call = await _read(request, path)
                response = await self._do(call, template, handler, effect, headers)
            except ApiError as error:
                response = _response(error.status, error.body, headers | error.headers)
                remark = ", ".join(dict.fromkeys(filter(None, (remark, str(error)))))
            self._record(Recorded(request.method, path, template, call and call.body, response.status, remark))
            if isinstance(effect, LoseAnswer) and request.transport:
                request.transport.abort()
            return response

        return serve

    def _record(self, request: Recorded) -> None:
        self.requests.append(request)
        if self.heard:
            self.heard(request)

    async def _do(
        self, call: Call, template: str, handler: Handler, effect: Effect | None, headers: dict[str, str]
    ) -> web.Response:
        """Serve a request. The answer says how things are now, even if it is sent much later."""
        await self._faults.before(effect)
        self._rates.take(call.method, template, call.params.get("channel", ""), headers)
        answer = handler(call)
        response = _response(204 if answer is None else 200, answer, headers)
        self._accepted(call, template)
        await self._faults.after(effect)
        return response

    def _authorise(self, request: web.Request, path: str) -> None:
        token = request.headers.get("Authorization", "").removeprefix("Bot ")
        if not path.startswith(_TOKENED) and not self._tokens.accepts(token):
            raise ApiError(401, 0, "401: Unauthorized")


async def _read(request: web.Request, path: str) -> Call:
    try:
        body, files = await (_multipart(request) if request.content_type.startswith("multipart/") else _json(request))
    except ValueError as error:
        raise ApiError(400, 50109, "The request body contains invalid JSON.") from error
    return Call(request.method, path, request.match_info, request.query, body, files)


async def _json(request: web.Request) -> tuple[Any, Files]:
    raw = await request.read()
    return (json.loads(raw) if raw else {}), {}


async def _multipart(request: web.Request) -> tuple[Any, Files]:
    """JSON in `payload_json`, uploads in `files[n]` (docs: Uploading Files)."""
    body: Any = {}
    files: Files = {}
    room = REQUEST_BYTES
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        raw = await part.read(decode=True)
        room -= len(raw)
        if room < 0:
            raise too_large()
        if upload := _UPLOAD.fullmatch(part.name or ""):
            files[upload[1]] = (part.filename or "unknown", bytes(raw))
        else:
            body = json.loads(raw)
    return body, files


def _response(status: int, answer: Any, headers: dict[str, str]) -> web.Response:
    if answer is None:
        return web.Response(status=status, headers=headers)
    if isinstance(answer, str):
        return web.Response(text=answer, status=status, headers=headers, content_type="text/html")
    # The client reads JSON only if the type is exactly this, without a charset.
    return web.Response(
        body=json.dumps(answer).encode(), status=status, headers=headers, content_type="application/json"
    )
