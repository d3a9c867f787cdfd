"""What one person sees of one channel, as the page needs it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from playground.attachments import freshen
from playground.interactions import Interaction
from playground.locales import locales, option_as_shown, shown
from playground.options import BRANCHES
from playground.people import Person
from playground.permissions import P, sending
from playground.threads import archived
from playground.wire import InteractionType, Wire

if TYPE_CHECKING:
    from playground.server import Playground

SHOWN = 100
_NOWHERE: Wire = {
    "channel": None,
    "may_write": False,
    "messages": [],
    "commands": [],
    "interactions": [],
    "starters": [],
}
_SAID = (InteractionType.COMMAND, InteractionType.MODAL_SUBMIT)


def view(playground: Playground, person: Person, channel: Wire | None) -> Wire:
    """All that the page shows to a person who looks at a channel, or sees none."""
    world = playground.world
    pinged = {ping.message_id for ping in world.pings if ping.user_id == person.id}
    return {
        "now": world.clock.now(),
        "me": person.user,
        "people": [other.user for other in playground.people.values()],
        "bot": {**world.bot, "online": playground.gateway.ready},
        "guild": playground.guild["name"],
        "languages": _languages(playground, person),
        "channels": [_listed(person, other, pinged) for other in _open_channels(playground, person)],
        **(_inside(playground, person, channel, pinged) if channel else _NOWHERE),
    }


def first_channel(playground: Playground, person: Person, wanted: str | None) -> Wire | None:
    """The channel asked for, if the person may see it, else the first one that they may, if any."""
    visible = {channel["id"]: channel for channel in _open_channels(playground, person)}
    return visible.get(wanted or "") or next(iter(visible.values()), None)


def _languages(playground: Playground, person: Person) -> Wire:
    """Which language a person's client and the guild have, and in which the bot has named its commands."""
    commands = [*playground.commands.of(None), *playground.commands.of(playground.guild["id"])]
    return {"mine": person.locale, "guild": playground.guild["preferred_locale"], "known": locales(commands)}


def _inside(playground: Playground, person: Person, channel: Wire, pinged: set[str]) -> Wire:
    found = person.messages(channel)[-SHOWN:]
    for message in found:
        freshen(playground.world, message)
    commands = [use for command in person.commands(channel) for use in _uses(command, person.locale)]
    return {
        "channel": channel["id"],
        "may_write": bool(sending(channel) & person.may(channel)),
        "messages": [{**message, "pings_me": message["id"] in pinged} for message in found],
        "commands": commands,
        "starters": _starters(playground, commands),
        "interactions": [_shown(i) for i in playground.interactions_of(person) if i.channel_id == channel["id"]],
    }


def _starters(playground: Playground, commands: list[Wire]) -> list[Wire]:
    """What a newcomer can begin with here; `number` says which it is."""
    paths = {use["path"] for use in commands}
    numbered = enumerate(playground.starters)
    return [{"number": number, "label": one.label} for number, one in numbered if one.command in paths]


def _open_channels(playground: Playground, person: Person) -> Iterator[Wire]:
    for channel in playground.world.channels.values():
        if P.VIEW_CHANNEL in person.may(channel):
            yield channel


def _listed(person: Person, channel: Wire, pinged: set[str]) -> Wire:
    last = [message["id"] for message in person.messages(channel)[-1:]]
    pings = [message["id"] for message in person.messages(channel) if message["id"] in pinged]
    return {
        "id": channel["id"],
        "type": channel["type"],
        "name": channel.get("name"),
        "parent_id": channel.get("parent_id"),
        "archived": archived(channel),
        "last": last[0] if last else None,
        "pings": pings,
    }


def _uses(command: Wire, locale: str, path: str = "", label: str = "") -> Iterator[Wire]:
    """Each way to use a command: itself, or every subcommand by its whole path, which people read as its label."""
    path = f"{path} {command['name']}".strip()
    label = f"{label} {shown(command, 'name', locale)}".strip()
    branches = [option for option in command.get("options", []) if option["type"] in BRANCHES]
    if not branches:
        options = [_plain(option_as_shown(option, locale)) for option in command.get("options", [])]
        about = shown(command, "description", locale)
        yield {"path": path, "label": label, "description": about, "options": options}
    for branch in branches:
        yield from _uses(branch, locale, path, label)


def _plain(option: Wire) -> Wire:
    """An option without the languages in which it is not shown: views go out often."""
    return {key: value for key, value in option.items() if not key.endswith("_localizations")}


def _shown(interaction: Interaction) -> Wire:
    """An interaction of one's own: what became of a press, and what of a command has no message yet."""
    return {
        "id": interaction.id,
        "said": interaction.type in _SAID,
        "name": interaction.name,
        "answered": interaction.answer is not None,
        "failed": interaction.failed,
        "message": interaction.payload.get("message", {}).get("id"),
    }
