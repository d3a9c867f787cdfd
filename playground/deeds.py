"""What people do in the page, each deed by the name under which it arrives."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from playground.interactions import Interaction, UnansweredError
from playground.options import RefusedError, Upload
from playground.panel import Panel
from playground.people import Person
from playground.starters import begin
from playground.wire import Channel, InteractionType, Option, Wire

if TYPE_CHECKING:
    from playground.server import Playground


_THREAD_NAME = 100


class Deeds:
    """Does what arrives: `{"do": name, ...}`."""

    def __init__(self, playground: Playground, panel: Panel) -> None:
        self._playground = playground
        self._panel = panel
        self._known: dict[str, Callable[[Person, Wire], Awaitable[Wire]]] = {
            "slash": self._slash,
            "autocomplete": self._autocomplete,
            "click": self._click,
            "select": self._select,
            "modal": self._modal,
            "say": self._say,
            "thread": self._thread,
            "dm": self._dm,
            "begin": self._begin,
            "speak": self._speak,
            "advance": self._advance,
            "restart": self._restart,
            "drop": self._drop,
            "trouble": self._trouble,
        }

    async def do(self, person: Person, body: Wire) -> Wire:
        """Let a person do something; what the window needs to know of it.

        Raises:
            RefusedError: the client would not let them.
            UnansweredError: the bot did not answer in time.
        """
        return await self._known[body["do"]](person, body)

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

    async def _thread(self, person: Person, body: Wire) -> Wire:
        """Open a thread in a channel; the window goes there."""
        channel, title = self._channel(body), body["title"].strip()
        if channel["type"] != Channel.TEXT or not 1 <= len(title) <= _THREAD_NAME:
            raise RefusedError(f"A thread begins in a channel, and its name has up to {_THREAD_NAME} characters.")
        return {"channel": (await person.open_thread(channel, title))["id"]}

    async def _dm(self, person: Person, _: Wire) -> Wire:
        """Open the private channel with the bot; the window goes there."""
        return {"channel": self._playground.dm(person)["id"]}

    async def _begin(self, person: Person, body: Wire) -> Wire:
        await begin(person, self._channel(body), self._playground.starters[body["starter"]])
        return {}

    async def _speak(self, person: Person, body: Wire) -> Wire:
        """Use the client, or have the server, in another language."""
        if body["whose"] == "guild":
            await self._playground.set_locale(body["locale"])
        else:
            person.set_locale(body["locale"])
        return {}

    async def _advance(self, _: Person, body: Wire) -> Wire:
        self._playground.clock.advance(float(body["seconds"]))
        self._playground.on_advance()
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
