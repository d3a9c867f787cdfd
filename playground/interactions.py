"""Interactions: what a person did, and what the bot has answered so far."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from playground.changes import Changes
from playground.errors import acknowledged, invalid_token, unknown
from playground.locales import DEFAULT
from playground.message_limits import FILE_LIMIT
from playground.permissions import permissions_in
from playground.wire import Callback, InteractionType, Option, Wire
from playground.world import World

FIRST_ANSWER_SECONDS = 3  # docs: Receiving and Responding
TOKEN_SECONDS = 15 * 60
_GUILD_CONTEXT, _BOT_DM_CONTEXT = 0, 1


class UnansweredError(Exception):
    """The bot gave no first answer in time; the person reads "The application did not respond"."""


class Interaction:
    """One use of a command, button, menu or dialog, and what has come of it.

    Attributes:
        payload: the event as the bot got it.
        answer: the kind of the bot's first answer, or `None` so far.
        message: the message that answers: new, still "thinking", or the changed one that was pressed.
        followups: further messages.
        choices: the answer to an autocomplete.
        modal: the dialog that the bot has opened.
        failed: whether the time for the first answer has passed without one.
        settled: whether the person has something to look at: an answer beyond "thinking".
    """

    def __init__(self, payload: Wire, user: Wire, sent_at: float) -> None:
        self.payload = payload
        self.user = user
        self.sent_at = sent_at
        self.id: str = payload["id"]
        self.token: str = payload["token"]
        self.type = InteractionType(payload["type"])
        self.channel_id: str = payload["channel_id"]
        self.answer: Callback | None = None
        self.message: Wire | None = None
        self.followups: list[Wire] = []
        self.choices: list[Wire] | None = None
        self.modal: Wire | None = None
        self.failed = False
        self.settled = False
        self.changed = Changes()

    async def until(self, holds: Callable[[Interaction], object], timeout: float = 10.0) -> Interaction:  # noqa: ASYNC109
        """Wait until `holds` is true of this interaction.

        Raises:
            TimeoutError: it was not within `timeout` seconds of real time.
        """
        await self.changed.until(lambda: holds(self), timeout)
        return self

    async def acknowledged(self) -> Interaction:
        """Wait for the first answer, be it only "thinking".

        Raises:
            UnansweredError: there was none in time.
        """
        return await self._answered(lambda: self.answer is not None)

    async def done(self) -> Interaction:
        """Wait until the bot has answered with more than "thinking".

        After a deferred update that is an edit of the original message or a followup.

        Raises:
            UnansweredError: there was no first answer in time.
        """
        return await self._answered(lambda: self.settled)

    @property
    def name(self) -> str:
        """The command with its subcommand, without the slash; empty for anything else."""
        names, inside = [self.payload["data"].get("name", "")], self.payload["data"].get("options", [])
        while inside and inside[0]["type"] in (Option.SUBCOMMAND, Option.GROUP):
            names.append(inside[0]["name"])
            inside = inside[0]["options"]
        return " ".join(names)

    @property
    def content(self) -> str:
        """The text of the answer."""
        return str(self.message["content"]) if self.message else ""

    async def _answered(self, holds: Callable[[], object]) -> Interaction:
        await self.until(lambda _: self.failed or holds())
        if self.failed:
            raise UnansweredError(f"The application did not respond within {FIRST_ANSWER_SECONDS} s.")
        return self


class Interactions:
    """All interactions whose tokens are still good."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._by_token: dict[str, Interaction] = {}

    def open(self, kind: InteractionType, user: Wire, channel: Wire, data: Wire, **more: object) -> Interaction:
        """Send the bot an interaction; `more` are further fields, such as the message that was pressed."""
        payload = self._payload(kind, user, channel, data) | more
        interaction = Interaction(payload, user, self._world.clock.now())
        self._forget_old()
        self._by_token[interaction.token] = interaction
        self._world.clock.after(FIRST_ANSWER_SECONDS, lambda: self._overdue(interaction))
        self._world.dispatch("INTERACTION_CREATE", payload, channel.get("guild_id"))
        return interaction

    def of_user(self, user_id: str) -> list[Interaction]:
        """A person's interactions of the last quarter of an hour, oldest first."""
        return [i for i in self._by_token.values() if i.user["id"] == user_id and not self._old(i)]

    def unanswered(self, interaction_id: str, token: str) -> Interaction:
        """The interaction to which a first answer comes.

        Raises:
            ApiError: 10062 if it is unknown or overdue, 40060 if it has had its first answer.
        """
        found = self._by_token.get(token)
        if found is None or found.id != interaction_id or found.failed:
            raise unknown("interaction")
        if found.answer is not None:
            raise acknowledged()
        return found

    def by_token(self, token: str) -> Interaction:
        """The interaction of a token, for a quarter of an hour.

        Raises:
            ApiError: 50027 if the token is unknown or too old, 10015 before the first answer.
        """
        found = self._by_token.get(token)
        if found is None or self._old(found):
            raise invalid_token()
        if found.answer is None:
            raise unknown("Webhook")
        return found

    def tell(self, interaction: Interaction) -> None:
        """Wake who waits for this interaction, and the page."""
        interaction.changed.tell()
        self._world.changed.tell()

    def _payload(self, kind: InteractionType, user: Wire, channel: Wire, data: Wire) -> Wire:
        payload: Wire = {
            "id": self._world.ids.new(),
            "application_id": self._world.bot_id,
            "type": int(kind),
            "data": data,
            "version": 1,
            "token": secrets.token_urlsafe(48),
            "channel_id": channel["id"],
            "channel": channel,
            "locale": user.get("locale", DEFAULT),
            "app_permissions": str(int(permissions_in(self._world, self._world.bot_id, channel))),
            "entitlements": [],
        }
        return payload | (self._in_guild(user, channel) if "guild_id" in channel else self._in_dm(user))

    def _in_guild(self, user: Wire, channel: Wire) -> Wire:
        guild = self._world.guilds[channel["guild_id"]]
        rights = str(int(permissions_in(self._world, user["id"], channel)))
        return {
            "guild_id": guild["id"],
            "guild": {"id": guild["id"], "features": [], "locale": guild["preferred_locale"]},
            "guild_locale": guild["preferred_locale"],
            "member": {**self._world.members[guild["id"]][user["id"]], "permissions": rights},
            "context": _GUILD_CONTEXT,
            "authorizing_integration_owners": {"0": guild["id"]},
            "attachment_size_limit": self._world.file_limit,
        }

    def _in_dm(self, user: Wire) -> Wire:
        owners = {"0": "0"}
        return {
            "user": user,
            "context": _BOT_DM_CONTEXT,
            "authorizing_integration_owners": owners,
            "attachment_size_limit": FILE_LIMIT,
        }

    def _overdue(self, interaction: Interaction) -> None:
        if interaction.answer is None:
            interaction.failed = True
            self.tell(interaction)

    def _old(self, interaction: Interaction) -> bool:
        return self._world.clock.now() - interaction.sent_at > TOKEN_SECONDS

    def _forget_old(self) -> None:
        for token, interaction in list(self._by_token.items()):
            if not self._old(interaction):
                break
            del self._by_token[token]
