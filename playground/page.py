"""The page in the browser: files, a stream of what a person sees, and what they do."""

from __future__ import annotations

import base64
import binascii
import contextlib
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from aiohttp import web

from playground.interactions import Interaction, UnansweredError
from playground.options import RefusedError, Upload
from playground.panel import Panel
from playground.people import Person
from playground.view import first_channel, view
from playground.wire import InteractionType, Option, Wire

if TYPE_CHECKING:
    from playground.server import Playground

FILES = Path(__file__).with_name("page")
KEEP_ALIVE_SECONDS = 20.0
_KINDS = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
_OWN_NAMES = ("127.0.0.1", "localhost")
_HEADERS = {
    "Cache-Control": "no-cache",
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}


class Page:
    """Serves the page of a playground."""

    def __init__(self, playground: Playground) -> None:
        self._playground = playground
        self._closing = False
        self._deeds: dict[str, Callable[[Person, Wire], Awaitable[Wire]]] = {
            "slash": self._slash,
            "autocomplete": self._autocomplete,
            "click": self._click,
            "select": self._select,
            "modal": self._modal,
            "say": self._say,
            "advance": self._advance,
            "restart": self._restart,
            "drop": self._drop,
            "trouble": self._trouble,
        }
        self._panel = Panel(playground)

    def add_to(self, app: web.Application) -> None:
        """Add the page's routes, all but the front one."""
        app.router.add_get("/page/{name}", self._static)
        app.router.add_get("/page-events", self._events)
        app.router.add_post("/page-act", self._act)

    def stop(self) -> None:
        """End the streams to all windows."""
        self._closing = True
        self._playground.world.changed.tell()

    async def index(self, request: web.Request) -> web.StreamResponse:
        """The page itself."""
        _refuse_foreign(request)
        return _file("index.html")

    async def _static(self, request: web.Request) -> web.Response:
        return _file(request.match_info["name"])

    async def _events(self, request: web.Request) -> web.StreamResponse:
        """What a person sees, again after every change (Server-Sent Events)."""
        _refuse_foreign(request)
        person = self._person(request.query.get("as", ""))
        response = web.StreamResponse(headers={**_HEADERS, "Content-Type": "text/event-stream"})
        await response.prepare(request)
        with contextlib.suppress(ConnectionError):  # the window has been closed
            await self._show(response, person, request.query.get("channel"))
        return response

    async def _show(self, response: web.StreamResponse, person: Person, wanted: str | None) -> None:
        changes = self._playground.world.changed
        while not self._closing:
            seen = changes.count
            channel = first_channel(self._playground, person, wanted)
            shown = view(self._playground, person, channel) | {"trouble": self._panel.shown(channel)}
            await response.write(f"data: {json.dumps(shown)}\n\n".encode())
            await self._next(seen)

    async def _next(self, seen: int) -> None:
        changes = self._playground.world.changed
        try:
            await changes.until(lambda: changes.count != seen, KEEP_ALIVE_SECONDS)
        except TimeoutError:
            return

    async def _act(self, request: web.Request) -> web.Response:
        """What a person does. Refusals are told as `{"error": sentence}`."""
        _refuse_foreign(request)
        if request.content_type != "application/json":
            raise web.HTTPUnsupportedMediaType
        body = await request.json()
        try:
            answer = await self._deeds[body["do"]](self._person(body["as"]), body)
        except (RefusedError, UnansweredError) as error:
            answer = {"error": str(error)}
        return web.json_response(answer)

    def _person(self, name: str) -> Person:
        if name.lower() not in self._playground.people:
            raise web.HTTPNotFound(text=f"There is nobody called {name!r}.")
        return self._playground.people[name.lower()]

    def _channel(self, body: Wire) -> Wire:
        if body["channel"] not in self._playground.world.channels:
            raise RefusedError("This channel is gone.")
        return self._playground.world.channels[body["channel"]]

    def _message(self, body: Wire) -> Wire:
        return {"id": body["message"], "channel_id": body["channel"]}

    async def _slash(self, person: Person, body: Wire) -> Wire:
        options = {name: _value(option) for name, option in body["options"].items()}
        return await _outcome(await person.slash(self._channel(body), body["path"], options))

    async def _autocomplete(self, person: Person, body: Wire) -> Wire:
        others = {name: _value(option) for name, option in body["options"].items()}
        choices = await person.autocomplete(self._channel(body), body["path"], body["option"], body["typed"], others)
        return {"choices": choices}

    async def _click(self, person: Person, body: Wire) -> Wire:
        return await _outcome(await person.click(self._message(body), body["custom_id"]))

    async def _select(self, person: Person, body: Wire) -> Wire:
        return await _outcome(await person.select(self._message(body), body["custom_id"], body["values"]))

    async def _modal(self, person: Person, body: Wire) -> Wire:
        opened = [i for i in self._playground.interactions_of(person) if i.id == body["interaction"]]
        if not opened:
            raise RefusedError("This dialog is too old.")
        return await _outcome(await person.submit_modal(opened[0], body["values"]))

    async def _say(self, person: Person, body: Wire) -> Wire:
        await person.say(self._channel(body), body["text"])
        return {}

    async def _advance(self, _: Person, body: Wire) -> Wire:
        self._playground.clock.advance(float(body["seconds"]))
        self._playground.world.changed.tell()
        return {}

    async def _restart(self, _: Person, __: Wire) -> Wire:
        await self._playground.on_restart()
        return {}

    async def _drop(self, _: Person, __: Wire) -> Wire:
        await self._playground.gateway.drop()
        return {}

    async def _trouble(self, _: Person, body: Wire) -> Wire:
        await self._panel.act(self._playground.world.channels.get(body["channel"]), body)
        return {}


async def _outcome(interaction: Interaction) -> Wire:
    """What the window has to do after an interaction: open a dialog, or say that it failed."""
    try:
        await interaction.acknowledged()
    except UnansweredError:
        # A command or press that failed is shown in the channel; a dialog stays open and says so itself.
        return {"error": "Something went wrong. Try again."} if interaction.type is InteractionType.MODAL_SUBMIT else {}
    return {"modal": interaction.modal, "interaction": interaction.id} if interaction.modal else {}


def _value(option: Wire) -> Any:
    """An option's value from the window; a file comes as base64."""
    if option["type"] != Option.ATTACHMENT:
        return option["value"]
    try:
        return Upload(option["value"]["name"], base64.b64decode(option["value"]["base64"], validate=True))
    except binascii.Error as error:
        raise RefusedError("The file did not arrive whole.") from error


def _refuse_foreign(request: web.Request) -> None:
    """Only this page may use this server: no other site in the same browser, by whatever name."""
    host = request.host.rsplit(":", 1)[0]
    origin = request.headers.get("Origin")
    if host not in _OWN_NAMES or (origin and origin.partition("://")[2] != request.host):
        raise web.HTTPForbidden(text="The playground answers only its own page.")


def _file(name: str) -> web.Response:
    path = FILES / name
    if path.suffix not in _KINDS or path.parent != FILES or not path.is_file():
        raise web.HTTPNotFound
    return web.Response(text=path.read_text("utf-8"), content_type=_KINDS[path.suffix], headers=_HEADERS)
