"""The commands as Discord takes them, and when they are registered."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from bot.client import COGS, COMMANDS, fingerprint
from bot.service import command_tree
from playground import ApiError, Playground, Refuse
from playground.command_limits import check_commands
from playground.wire import Wire
from tests.bot.play import Table
from tests.bot.service import Service

HAND = "hand"
LEAF = {"type": 1, "name": "one-more", "description": "One more."}


@pytest.fixture
async def tree() -> list[Wire]:
    """Copied, for spoiling."""
    return copy.deepcopy(await command_tree())


def group(tree: list[Wire], name: str) -> Wire:
    return next(command for command in tree if command["name"] == name)


async def test_discord_takes_the_commands(tree: list[Wire]) -> None:
    check_commands(tree)
    assert {command["name"] for command in tree} == {"game", "games", "me", "yunnan", "taj"}


async def test_they_have_room_to_grow(tree: list[Wire]) -> None:
    """Eight commands of Discord's 100 are enough; 25 options or subcommands, descriptions of 100 characters."""
    assert len(tree) <= 8
    for command in tree:
        assert len(command.get("options", [])) <= 25
        for option in command.get("options", []):
            assert 0 < len(option["description"]) <= 100
            assert len(option.get("options", [])) <= 25


async def test_playing_is_for_servers_and_one_s_games_are_listed_everywhere(tree: list[Wire]) -> None:
    servers, private = 0, 1
    assert {command["name"]: command["contexts"] for command in tree} == {
        "game": [servers],
        "games": [servers, private],
        "me": [servers, private],
        "yunnan": [servers],
        "taj": [servers],
    }


async def test_servers_install_the_bot_and_decide_who_may_use_it(tree: list[Wire]) -> None:
    """Nothing is installed by a single person, and unless a server says otherwise everybody may play."""
    server = 0
    for command in tree:
        assert command["integration_types"] == [server]
        assert command["default_member_permissions"] is None
        assert not command["nsfw"]


async def test_every_action_has_its_command_with_autocompleted_options(tree: list[Wire]) -> None:
    bid = next(option for option in group(tree, "yunnan")["options"] if option["name"] == "bid")
    assert [(o["name"], o["required"], o["autocomplete"]) for o in bid["options"]] == [
        ("building", True, True),
        ("space", True, True),
        ("source", False, True),
    ]
    names = [option["name"] for option in group(tree, "yunnan")["options"]]
    assert HAND not in names
    assert names[:10] == ["bid", "bank", "market", "pass", "take", "block", "build", "travel", "done", "convert"]


async def test_a_game_is_played_by_commands_in_its_own_words(tree: list[Wire]) -> None:
    """The group has the game's short name, an option the word that the action type gives it."""
    options = {option["name"]: option.get("options", []) for option in group(tree, "taj")["options"]}
    assert list(options) == ["play", "withdraw", "place", "pick", HAND]
    assert [(o["name"], o["required"]) for o in options["play"]] == [("card", True), ("with", False)]
    assert options[HAND] == []


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (lambda tree: group(tree, "yunnan")["options"].extend({**LEAF, "name": f"n{i}"} for i in range(16)), 50035),
        (lambda tree: tree.extend({"type": 1, "name": f"n{i}", "description": "x"} for i in range(98)), 30032),
        (lambda tree: group(tree, "game")["options"].append({**LEAF, "name": "Two words"}), 50035),
        (lambda tree: group(tree, "game")["options"].append({**LEAF, "description": "x" * 101}), 50035),
        (lambda tree: group(tree, "game")["options"].append({**LEAF, "name": "new"}), 50035),
    ],
    ids=["26 subcommands", "101 commands", "a name", "a description", "the same name twice"],
)
async def test_what_discord_would_refuse_is_noticed_here(tree: list[Wire], spoil: Any, code: int) -> None:
    spoil(tree)
    with pytest.raises(ApiError) as raised:
        check_commands(tree)
    assert raised.value.body["code"] == code


async def test_a_fingerprint_changes_with_any_word(tree: list[Wire]) -> None:
    before = fingerprint(tree)
    assert fingerprint(await command_tree()) == before
    group(tree, "game")["options"][0]["description"] += "!"
    assert fingerprint(tree) != before


def puts(discord: Playground) -> int:
    """How often commands have been sent."""
    return sum(request.method == "PUT" for request in discord.requests)


async def test_commands_are_registered_only_when_they_have_changed(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert puts(service.discord) == 1
    await service.restart()
    assert puts(service.discord) == 1
    monkeypatch.setattr("bot.client.COGS", tuple(cog for cog in COGS if cog != "cogs.play"))
    await service.restart()
    assert puts(service.discord) == 2
    assert [command["name"] for command in service.discord.commands.of(None)] == ["game", "games", "me"]


async def test_refused_commands_leave_the_old_ones_and_the_bot_in_place(
    table: Table, mishaps: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    service, discord = table.service, table.discord
    await service.client.rooms.store.remember(COMMANDS, "others")
    discord.faults.next("PUT", "/applications/*/commands", Refuse(400, 50035))
    mishaps.append("Discord did not take the commands, the old ones stay")
    await service.restart()
    ann = discord.person("ann")
    await table.start(ann, stand_ins=2)
    assert puts(discord) == 2
    await service.restart()
    assert puts(discord) == 3
