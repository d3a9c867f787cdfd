"""What a person does in a Discord client, and only what the client would let them do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from playground import messages
from playground.dialogs import refuse_unoffered, submission
from playground.errors import ApiError
from playground.interactions import Interaction
from playground.locales import DEFAULT
from playground.options import Focus, Form, RefusedError, branch, nested, resolve_user
from playground.permissions import P, Permission, permissions_in, sending
from playground.service import Service
from playground.threads import change_thread, locked, open_thread, wake
from playground.wire import SELECTS, Component, InteractionType, Wire, ephemeral, walk

_USER_SELECTS = (Component.USER_SELECT, Component.MENTIONABLE_SELECT)
_DM_CONTEXT = 1


class Person:
    """Somebody at a Discord client.

    Attributes:
        user: the user on the wire.
    """

    def __init__(self, service: Service, user: Wire) -> None:
        self._service = service
        self._world = service.world
        self.user = user

    def __repr__(self) -> str:
        return f"Person({self.name!r})"

    @property
    def id(self) -> str:
        """The user's id."""
        return str(self.user["id"])

    @property
    def name(self) -> str:
        """The name that everybody sees."""
        return str(self.user["global_name"])

    @property
    def mention(self) -> str:
        """How text mentions this person."""
        return f"<@{self.id}>"

    @property
    def locale(self) -> str:
        """The language of this person's client, such as `el`; it shows commands in it, and tells the bot."""
        return str(self.user.get("locale", DEFAULT))

    def set_locale(self, locale: str) -> None:
        """Use the client in another language."""
        self.user["locale"] = locale
        self._world.changed.tell()

    def may(self, channel: Wire) -> Permission:
        """This person's rights in a channel."""
        return permissions_in(self._world, self.id, channel)

    def sees(self, message: Wire) -> bool:
        """Whether this person can see a message: it is there, in a channel open to them, and not private to others."""
        channel = self._world.channels.get(message["channel_id"])
        if channel is None or message["id"] not in self._world.messages[channel["id"]]:
            return False
        mine = message.get("interaction_metadata", {}).get("user", self.user)["id"] == self.id
        return P.VIEW_CHANNEL in self.may(channel) and (mine or not ephemeral(message))

    def messages(self, channel: Wire) -> list[Wire]:
        """The messages that this person sees in a channel, oldest first."""
        return [message for message in self._world.messages[channel["id"]].values() if self.sees(message)]

    def pings(self) -> list[Wire]:
        """The messages that have notified this person and still exist, oldest first."""
        mine = [ping.message_id for ping in self._world.pings if ping.user_id == self.id]
        inside = {key: message for channel in self._world.messages.values() for key, message in channel.items()}
        return [inside[message_id] for message_id in mine if message_id in inside]

    def commands(self, channel: Wire) -> list[Wire]:
        """The commands that the client offers in a channel."""
        guild_id = channel.get("guild_id")
        scopes = [self._service.commands.of(guild_id), self._service.commands.of(None)] if guild_id else []
        everywhere = scopes or [self._service.commands.of(None)]
        return [command for scope in everywhere for command in scope if self._refusal(channel, command) is None]

    async def slash(self, channel: Wire, command: str, options: Mapping[str, Any] | None = None) -> Interaction:
        """Use a command: `slash(channel, "game new", {"game": "yunnan"})`. A value may be a `Person` or an `Upload`.

        Commands and options may be called as in the person's language, or as they are registered.

        Raises:
            RefusedError: there is no such command here, or the options do not fit.
        """
        data = self._command_data(channel, command, options or {}, None)
        return await self._open(InteractionType.COMMAND, channel, data)

    async def autocomplete(
        self, channel: Wire, command: str, option: str, typed: str, others: Mapping[str, Any] | None = None
    ) -> list[Wire]:
        """Type into an option of a command, with others already filled in; the choices that the bot offers.

        Raises:
            RefusedError: the client would not ask.
            UnansweredError: the bot did not answer in time.
        """
        data = self._command_data(channel, command, others or {}, Focus(option, typed))
        interaction = await self._open(InteractionType.AUTOCOMPLETE, channel, data)
        return (await interaction.done()).choices or []

    async def click(self, message: Wire, button: str) -> Interaction:
        """Press a button, known by its label or custom id.

        Raises:
            RefusedError: the button is not there, is disabled, or the message is not theirs to see.
        """
        found = self._component(message, button, frozenset({Component.BUTTON}))
        return await self._use(message, found, {})

    async def select(self, message: Wire, menu: str, values: list[Any]) -> Interaction:
        """Choose from a menu, known by its placeholder or custom id. A value may be a `Person`.

        Raises:
            RefusedError: the menu is not there, is disabled, or does not take these values.
        """
        found = self._component(message, menu, SELECTS)
        chosen = [str(getattr(value, "id", value)) for value in values]
        low, high = found.get("min_values", 1), found.get("max_values", 1)
        if not low <= len(set(chosen)) == len(chosen) <= high:
            raise RefusedError(f"{menu}: choose {low} to {high}, not {len(chosen)}.")
        refuse_unoffered(menu, found, chosen)
        return await self._use(message, found, {"values": chosen, **self._resolved(message, found, chosen)})

    async def submit_modal(self, interaction: Interaction, values: Mapping[str, Any]) -> Interaction:
        """Fill in, by label or custom id, the dialog that an interaction has opened, and send it.

        Raises:
            RefusedError: there is no dialog, it is another person's, or the client would not send this.
        """
        if interaction.modal is None or interaction.user["id"] != self.id:
            raise RefusedError("There is no dialog open for this person.")
        filled = submission(interaction.modal, values)
        data = {"custom_id": interaction.modal["custom_id"], "components": filled}
        channel = self._world.channels[interaction.channel_id]
        more = {"message": interaction.payload["message"]} if "message" in interaction.payload else {}
        return await self._open(InteractionType.MODAL_SUBMIT, channel, data, **more)

    async def say(self, channel: Wire, text: str) -> Wire:
        """Write a plain message.

        Raises:
            RefusedError: the person may not write here, or the text is empty or too long.
        """
        if sending(channel) not in self.may(channel):
            raise RefusedError(f"{self.name} may not write in this channel.")
        try:
            wake(self._world, channel, manager=P.MANAGE_THREADS in self.may(channel))
            message = messages.post(self._world, channel, self.user, {"content": text}, {})
        except ApiError as error:
            raise RefusedError(str(error)) from error
        await self._service.gateway.flushed()
        return message

    async def open_thread(self, channel: Wire, name: str) -> Wire:
        """Make a public thread in a channel."""
        thread = open_thread(self._world, channel, self.user, {"name": name})
        await self._service.gateway.flushed()
        return thread

    async def change_thread(self, thread: Wire, **changes: object) -> None:
        """Archive, lock, wake or rename a thread: `archived=True` and so on."""
        change_thread(self._world, thread, changes)
        await self._service.gateway.flushed()

    async def close_dms(self) -> None:
        """Take no more private messages from the bot."""
        self._world.closed_dms.add(self.id)
        self._world.changed.tell()

    async def open_dms(self) -> None:
        """Take private messages from the bot again."""
        self._world.closed_dms.discard(self.id)
        self._world.changed.tell()

    async def _open(self, kind: InteractionType, channel: Wire, data: Wire, **more: object) -> Interaction:
        interaction = self._service.interactions.open(kind, self.user, channel, data, **more)
        await self._service.gateway.flushed()
        return interaction

    def _command_data(self, channel: Wire, command: str, options: Mapping[str, Any], focus: Focus | None) -> Wire:
        name, *path = command.removeprefix("/").split()
        found = self._service.commands.find(channel.get("guild_id"), name, self.locale)
        if found is None:
            raise RefusedError(f"/{name} is not registered.")
        if refusal := self._refusal(channel, found):
            raise RefusedError(f"/{name}: {refusal}")
        _, *below = nodes = branch(found, path, self.locale)
        form = Form(self._world, channel, nodes[-1].get("options", []), self.locale)
        given = nested([node["name"] for node in below], form.fill(options, focus))
        data = {"id": found["id"], "name": found["name"], "type": found["type"], "options": given}
        data |= {"resolved": form.resolved} if form.resolved else {}
        # Without the guild's id the client looks among the commands for everywhere.
        return data | ({"guild_id": found["guild_id"]} if "guild_id" in found else {})

    def _refusal(self, channel: Wire, command: Wire) -> str | None:
        """Why the client would not let this person use a command here; `None` if it would.

        In an archived thread it would (guess: the documentation says no, but names no error).
        """
        rights = self.may(channel)
        needed = Permission(int(command["default_member_permissions"] or 0))
        if "guild_id" not in channel:
            contexts = command["contexts"]
            here = _DM_CONTEXT in contexts if contexts is not None else command["dm_permission"]
            return None if here else "not in private messages"
        if not self._world.has_bot(channel["guild_id"]):
            return "the bot is not in this server"
        if P.VIEW_CHANNEL not in rights or P.USE_APPLICATION_COMMANDS not in rights:
            return "no right to use commands here"
        if locked(channel) and P.MANAGE_THREADS not in rights:
            return "the thread is locked"
        return None if rights & needed == needed else "not for this member"

    def _component(self, message: Wire, name: str, kinds: frozenset[int]) -> Wire:
        if not self.sees(message):
            raise RefusedError(f"{self.name} sees no such message.")
        current = self._world.messages[message["channel_id"]][message["id"]]
        usable = [c for c in walk(current["components"]) if c["type"] in kinds and c.get("custom_id")]
        found = [c for c in usable if name in (c["custom_id"], c.get("label"), c.get("placeholder"))]
        if len(found) != 1:
            names = [c.get("label") or c.get("placeholder") or c["custom_id"] for c in usable]
            raise RefusedError(f"{len(found)} components are called {name!r}; there are {names}.")
        if found[0].get("disabled"):
            raise RefusedError(f"{name!r} is disabled.")
        return found[0]

    async def _use(self, message: Wire, component: Wire, more: Wire) -> Interaction:
        data = {"custom_id": component["custom_id"], "component_type": component["type"], "id": component.get("id", 0)}
        channel = self._world.channels[message["channel_id"]]
        current = self._world.messages[channel["id"]][message["id"]]
        return await self._open(InteractionType.COMPONENT, channel, data | more, message=current)

    def _resolved(self, message: Wire, select: Wire, chosen: list[str]) -> Wire:
        """Who was chosen. A menu of texts must not have this at all: the client would take it for the choice."""
        if select["type"] not in _USER_SELECTS:
            return {}
        resolved: dict[str, Wire] = {}
        channel = self._world.channels[message["channel_id"]]
        for user_id in chosen:
            resolve_user(self._world, channel, resolved, user_id, select["custom_id"])
        return {"resolved": resolved}
