"""The page in the browser: its files, a stream of what a person sees, one of what goes over the wire, and deeds."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from aiohttp import web

from playground.deeds import Deeds
from playground.interactions import UnansweredError
from playground.options import RefusedError
from playground.panel import Panel
from playground.people import Person
from playground.streams import Stream
from playground.view import first_channel, view
from playground.wire import Wire

if TYPE_CHECKING:
    from playground.server import Playground

FILES = Path(__file__).with_name("page")
_KINDS = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
_OWN_NAMES = ("127.0.0.1", "localhost")
_HEADERS = {
    "Cache-Control": "no-cache",
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}


class Page:
    """Serves the page of a playground."""

    def __init__(self, playground: Playground) -> None:
        self._playground = playground
        self._panel = Panel(playground)
        self._deeds = Deeds(playground, self._panel)
        self._views = Stream(playground.world.changed)
        self._lines = Stream(playground.wirelog.changed)

    def add_to(self, app: web.Application) -> None:
        """Add the page's routes, all but the front one."""
        app.router.add_get("/together", self.together)
        app.router.add_get("/page/{name}", self._static)
        app.router.add_get("/page-people", self._people)
        app.router.add_get("/page-events", self._events)
        app.router.add_get("/page-wire", self._wire)
        app.router.add_post("/page-act", self._act)

    async def stop(self) -> None:
        """End the streams to all windows."""
        await self._views.stop()
        await self._lines.stop()

    async def index(self, request: web.Request) -> web.StreamResponse:
        """The page itself."""
        _refuse_foreign(request)
        return _file("index.html")

    async def together(self, request: web.Request) -> web.StreamResponse:
        """Several people's pages side by side."""
        _refuse_foreign(request)
        return _file("together.html")

    async def _static(self, request: web.Request) -> web.Response:
        return _file(request.match_info["name"])

    async def _people(self, request: web.Request) -> web.Response:
        """Who one can be."""
        _refuse_foreign(request)
        return web.json_response([person.user for person in self._playground.people.values()])

    async def _events(self, request: web.Request) -> web.StreamResponse:
        """What a person sees, again after every change."""
        _refuse_foreign(request)
        person, wanted = self._person(request.query.get("as", "")), request.query.get("channel")

        def shown() -> Wire:
            channel = first_channel(self._playground, person, wanted)
            return view(self._playground, person, channel) | {"trouble": self._panel.shown(channel)}

        return await self._views.serve(request, shown)

    async def _wire(self, request: web.Request) -> web.StreamResponse:
        """What goes over the wire: first the last lines, then what is new, in lists."""
        _refuse_foreign(request)
        seen = 0

        def fresh() -> list[Wire]:
            nonlocal seen
            lines = self._playground.wirelog.since(seen)
            seen = lines[-1]["number"] if lines else seen
            return lines

        return await self._lines.serve(request, fresh)

    async def _act(self, request: web.Request) -> web.Response:
        """What a person does. Refusals are told as `{"error": sentence}`."""
        _refuse_foreign(request)
        if request.content_type != "application/json":
            raise web.HTTPUnsupportedMediaType
        body = await request.json()
        try:
            answer = await self._deeds.do(self._person(body["as"]), body)
        except (RefusedError, UnansweredError) as error:
            answer = {"error": str(error)}
        return web.json_response(answer)

    def _person(self, name: str) -> Person:
        if name.lower() not in self._playground.people:
            raise web.HTTPNotFound(text=f"There is nobody called {name!r}.")
        return self._playground.people[name.lower()]


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
