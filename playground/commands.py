"""The commands that the bot has registered, for everywhere or for one guild."""

from __future__ import annotations

from playground.command_limits import CHAT_INPUT, CREATES_PER_DAY, check_commands
from playground.errors import ApiError
from playground.locales import DEFAULT, meant
from playground.wire import Wire
from playground.world import World

_DAY = 86400
_DEFAULTS: Wire = {
    "type": CHAT_INPUT,
    "description": "",
    "options": [],
    "default_member_permissions": None,
    "dm_permission": True,
    "nsfw": False,
    "contexts": None,
    "integration_types": [0],
}


class Commands:
    """Commands by scope: a guild's id, or `None` for everywhere."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._scopes: dict[str | None, list[Wire]] = {}
        self._creates: dict[str | None, list[float]] = {}

    def of(self, scope: str | None) -> list[Wire]:
        """The commands of a scope, in the order of registration."""
        return self._scopes.get(scope, [])

    def find(self, guild_id: str | None, name: str, locale: str = DEFAULT) -> Wire | None:
        """The command that `/name` means in a guild, in a locale: the guild's own before one for everywhere."""
        for scope in (guild_id, None):
            typed = [command for command in self.of(scope) if command["type"] == CHAT_INPUT]
            if (found := meant(typed, name, locale)) is not None:
                return found
        return None

    def replace(self, scope: str | None, wanted: list[Wire]) -> list[Wire]:
        """Register exactly these commands; those that keep their name keep their id.

        Raises:
            ApiError: they break a limit, or are more than 200 new ones in a day (30034).
        """
        check_commands(wanted)
        before = {(command["type"], command["name"]): command for command in self.of(scope)}
        self._count(scope, sum((c.get("type", CHAT_INPUT), c["name"]) not in before for c in wanted))
        self._scopes[scope] = [self._registered(scope, command, before) for command in wanted]
        self._world.changed.tell()
        return self.of(scope)

    def _count(self, scope: str | None, created: int) -> None:
        now = self._world.clock.now()
        recent = [moment for moment in self._creates.get(scope, []) if now - moment < _DAY]
        if len(recent) + created > CREATES_PER_DAY:
            words = f"Maximum number of daily application command creates has been reached ({CREATES_PER_DAY})"
            raise ApiError(400, 30034, words)
        self._creates[scope] = recent + [now] * created

    def _registered(self, scope: str | None, command: Wire, before: dict[tuple[int, str], Wire]) -> Wire:
        given = {key: value for key, value in command.items() if value is not None}
        known = before.get((command.get("type", CHAT_INPUT), command["name"]))
        ids = {
            "id": known["id"] if known else self._world.ids.new(),
            "application_id": self._world.bot_id,
            "version": self._world.ids.new(),
        }
        return _DEFAULTS | given | ids | ({"guild_id": scope} if scope else {})
