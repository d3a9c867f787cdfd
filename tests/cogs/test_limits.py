"""Whatever any game makes the bot say or show, with the longest names and in any language: Discord takes it.

The limits are those of `bot.limits`, which the playground, knowing nothing of the bot, has written down for itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle, islice
from random import Random
from typing import Any

import pytest
from discord import ui

import playground.command_limits as commands
import playground.component_limits as components
import playground.message_limits as messages
import renderer
from bot import limits
from bot.boards import Boards
from bot.choices import follow
from bot.invitation import buttons_of, content_of
from bot.offer import GAMES, PlayedGame
from bot.orders.giving import Desk
from bot.press import Press
from bot.rulebook import figures_of, rules_of
from bot.service import command_tree
from bot.speech import pages
from bot.store import Status
from bot.tables import Sitting
from bot.telling import speech_of, tell
from bot.timeline import begin, fingerprint
from cogs.desk import Place, desk_panel
from cogs.widgets import NumberModal, panel, since_then, waiting
from data.catalogue import catalogue
from data.languages import languages
from games.api import Setup
from playground.limits import Problems
from renderer import lengths
from tests.bot.play import decision_of
from tests.cogs.sittings import NAMES, sat, table_of, ways

SOME, FEW = 6, 30
"""Of the questions of a game every sixth is looked at, or where that takes long every thirtieth."""


def setups(game: PlayedGame) -> Iterator[Setup]:
    """Each edition as it comes for the most people, and with all its optional rules for the fewest."""
    for edition in game.rules.editions:
        seats = game.rules.seats(edition)
        yield Setup(edition, seats[-1])
        options = game.rules.options(edition)
        yield Setup(edition, seats[0], options)


PLAYED = [(game.key, setup) for game in GAMES for setup in setups(game)]


def sample(game: str, setup: Setup, every: int = SOME) -> list[Sitting]:
    """Some who must decide in a random game, the last of them included, at tables of one language after the other."""
    some = list(sat(setup, 3, game))[::-1][::every]
    spoken = cycle(languages())
    return [
        replace(one, table=replace(one.table, language=language)) for one, language in zip(some, spoken, strict=False)
    ]


def problems(content: str, view: ui.View | None = None) -> list[tuple[str, str, str]]:
    """Why Discord would not take a message."""
    found = Problems()
    found.length("content", content, 1, limits.CONTENT)
    components.check_components(found, view.to_components() if view else [], v2=False)
    return found.found


def form_problems(sitting: Sitting, path: tuple[int, ...]) -> list[tuple[str, str, str]]:
    """Why it would not take the form for a number."""
    decision, speech, found = decision_of(sitting), speech_of(sitting.table), Problems()
    point = follow(decision, path)
    assert point.field is not None
    press = Press("number", sitting.table.id, sitting.timeline.revision, fingerprint(decision), path)
    span, label = f"{min(point.values)}-{max(point.values)}", speech.field(point.field.name)
    components.check_modal(found, dict(NumberModal(press, speech.prompt(decision.prompt), label, span).to_dict()))
    return found.found


def test_the_limits_are_those_of_the_playground() -> None:
    assert (limits.CONTENT, limits.ALT_TEXT, limits.NONCE) == (messages.CONTENT, messages.ALT_TEXT, messages.NONCE)
    assert (limits.FILE, limits.CHOICES) == (messages.FILE_LIMIT, messages.CHOICES)
    assert (limits.ROWS, limits.IN_A_ROW) == (components.ROWS, components.BUTTONS_PER_ROW)
    assert limits.MENU == components.SELECT_OPTIONS
    assert (limits.COMMANDS, limits.SUBCOMMANDS) == (commands.COMMANDS, commands.OPTIONS)
    assert limits.COMMAND == commands.CHARACTERS


def test_the_renderer_keeps_them_too() -> None:
    """It knows nothing of the bot, so it has its own."""
    assert lengths.ALT_LIMIT == limits.ALT_TEXT
    assert lengths.MESSAGE_LIMIT == limits.CONTENT


def named(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A command with all that is below it."""
    yield command
    for option in command.get("options", []):
        yield from named(option)


async def test_discord_takes_every_command() -> None:
    tree = await command_tree()
    commands.check_commands(tree)
    assert len(tree) <= limits.COMMANDS
    for one in (one for command in tree for one in named(command)):
        assert 1 <= len(one["name"]) <= limits.NAME
        assert 1 <= len(one["description"]) <= limits.DESCRIPTION
        assert len(one.get("options", [])) <= limits.SUBCOMMANDS
        assert len(one.get("choices", [])) <= limits.CHOICES


@pytest.mark.parametrize(("game", "setup"), PLAYED)
def test_discord_takes_every_panel(game: str, setup: Setup) -> None:
    """Each step of a way through it, with buttons, menus and forms."""
    random = Random(1)
    for sitting in sample(game, setup):
        for path in ways(decision_of(sitting), random):
            shown = panel(sitting, path)
            assert problems(shown.content, shown.view) == []
            if follow(decision_of(sitting), path).is_number:
                assert form_problems(sitting, path) == []


@pytest.mark.parametrize(("game", "setup"), PLAYED)
def test_discord_takes_every_panel_of_standing_orders(game: str, setup: Setup) -> None:
    random = Random(2)
    for sitting in sample(game, setup):
        desk = Desk(sitting, ())
        if desk.decision is None:
            continue
        for path in ways(desk.decision, random):
            shown = desk_panel(desk, Place(path))
            assert problems(shown.content, shown.view) == []


@pytest.mark.parametrize(("game", "setup"), PLAYED)
def test_discord_takes_whatever_is_told(game: str, setup: Setup) -> None:
    """To the channel since any revision, and in private of what has happened, of the wait, the board and the hand."""
    boards, random = Boards(), Random(3)
    for sitting in sample(game, setup, FEW):
        table, timeline = sitting.table, sitting.timeline
        for since in (0, random.randrange(timeline.revision)):
            assert problems(tell(table, timeline, since, timeline.revision).content) == []
            assert problems(since_then(sitting, since)) == []
        assert problems(waiting(sitting)) == []
        for said in (*boards.text(table, timeline.state), *boards.hand_text(table, timeline.state, sitting.seat)):
            assert problems(said) == []
        said = renderer.alt_text(timeline.game.view(timeline.state, None), table.names, catalogue(table.language))
        assert 1 <= len(said) <= limits.ALT_TEXT


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game", "setup"), PLAYED)
def test_discord_takes_every_lobby_and_every_page_of_figures_and_rules(game: str, setup: Setup, language: str) -> None:
    (offered,) = (one for one in GAMES if one.key == game)
    timeline = begin(offered.rules, setup)
    for status in Status:
        table = replace(table_of(timeline, status), language=language)
        assert problems(content_of(table), buttons_of(table)) == []
    speech = speech_of(table)
    for page in pages(figures_of(offered.rules, setup, speech), limit=1700):
        assert problems(page) == []
    for rule in rules_of(offered.rules, setup, speech):
        assert len(f"**{rule.title}**\n{rule.text}") <= limits.CONTENT
        assert 1 <= len(rule.title) <= limits.CHOICE


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_discord_takes_whatever_is_offered_while_typing(game: PlayedGame, language: str) -> None:
    speech = game.speech_in(catalogue(language))
    for edition in game.rules.editions:
        assert len(speech.edition(edition)) <= limits.CHOICE
        for name, value in islice(game.option_sets(edition, speech), limits.CHOICES):
            assert 1 <= len(name) <= limits.CHOICE
            assert 1 <= len(value) <= limits.CHOICE


def test_the_names_are_as_long_as_names_get() -> None:
    assert max(map(len, NAMES)) == limits.LONGEST_NAME
