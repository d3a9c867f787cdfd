"""`/game rules`: the figures in force, and answers to questions about the rules."""

from __future__ import annotations

from bot.errors import TableError
from bot.offer import GAMES, PlayedGame, played
from bot.press import MENU, Press
from bot.rulebook import Rule, figures_of, find, rules_of
from bot.speech import Speech, pages
from bot.store import Table
from bot.telling import speech_of
from cogs.answers import Interaction, answer
from cogs.widgets import page_buttons
from games.api import Setup


async def figures(interaction: Interaction, table: Table | None, page: int = 0) -> None:
    """The figures that the game here is played by, a page of them."""
    game, setup, speech = in_force(interaction, table)
    found = pages(figures_of(game.rules, setup, speech), limit=1700)
    place = min(page, len(found) - 1)
    press = Press("figures", table.id if table else 0, page=place)
    title = speech.words.text("bot-figures-title", game=speech.title, edition=speech.edition(setup.edition))
    await answer(interaction, f"{title}\n{found[place]}", page_buttons(press, len(found), speech))


async def about(interaction: Interaction, table: Table | None, words: str) -> None:
    """The rules that some words ask for. Raises `TableError` if there is none."""
    game, setup, speech = in_force(interaction, table)
    found = find(rules_of(game.rules, setup, speech), words, speech.words)
    if not found:
        raise TableError("no-such-rule", words=words)
    await answer(interaction, "\n\n".join(f"**{rule.title}**\n{rule.text}" for rule in found))


def titles(interaction: Interaction, table: Table | None, words: str) -> list[str]:
    """Titles of rules that fit what has been typed; all in order, if that is nothing."""
    game, setup, speech = in_force(interaction, table)
    rules: list[Rule] = rules_of(game.rules, setup, speech)
    return [rule.title for rule in (find(rules, words, speech.words) if words else rules)][:MENU]


def in_force(interaction: Interaction, table: Table | None) -> tuple[PlayedGame, Setup, Speech]:
    """What is played here; with no table, what a new one would be set up with."""
    if table is None:
        game = GAMES[0]
        return game, game.setup(None, None, None, interaction.client.house), game.speech
    return played(table), table.setup, speech_of(table)
