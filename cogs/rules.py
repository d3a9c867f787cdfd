"""`/game rules`: the figures in force, and answers to questions about the rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from bot.errors import TableError
from bot.limits import CHOICES
from bot.offer import GAMES, PlayedGame, played
from bot.press import Press
from bot.rulebook import Rule, figures_of, find, rules_of
from bot.speech import Speech, pages
from bot.store import Table
from bot.telling import speech_of
from bot.translation import languages, words_in
from cogs.answers import Interaction, answer
from cogs.reading import words_of
from cogs.widgets import page_buttons
from games.api import Setup


@dataclass(frozen=True, slots=True)
class InForce:
    """What is asked about: a game as it is set up, and the words to answer in; no table means one not opened yet."""

    game: PlayedGame
    setup: Setup
    speech: Speech
    table: Table | None

    @property
    def rules(self) -> list[Rule]:
        """The rules, in the order of play."""
        return self._said_in(self.speech)

    def answers(self, question: str) -> list[Rule]:
        """The rules that a question asks for, the best first. It may be put in any language that there is."""
        mine = self.rules
        for speech in self._tongues():
            rules = self._said_in(speech)
            if found := find(rules, question, speech.words):
                return [mine[rules.index(rule)] for rule in found]
        return []

    def _said_in(self, speech: Speech) -> list[Rule]:
        return rules_of(self.game.rules, self.setup, speech)

    def _tongues(self) -> Iterator[Speech]:
        """The speech, then all others."""
        yield self.speech
        for language in languages():
            if language != self.speech.words.language:
                yield replace(self.speech, words=words_in(language))


def in_force(interaction: Interaction, table: Table | None, wanted: str | None = None) -> InForce:
    """What is played here; for another game, or with no table, what a new one would be set up with."""
    if table is not None and wanted in (None, table.game):
        return InForce(played(table), table.setup, speech_of(table), table)
    game = next((game for game in GAMES if game.key == wanted), GAMES[0])
    speech = game.speech_in(words_of(interaction, table))
    return InForce(game, game.setup(None, None, None, interaction.client.house), speech, None)


def turned(press: Press) -> str | None:
    """The game whose pages are turned; buttons of old have none."""
    return GAMES[press.path[0]].key if press.path else None


async def figures(interaction: Interaction, asked: InForce, page: int = 0) -> None:
    """The figures that the game is played by, a page of them."""
    speech = asked.speech
    found = pages(figures_of(asked.game.rules, asked.setup, speech), limit=1700)
    place = min(page, len(found) - 1)
    press = Press("figures", asked.table.id if asked.table else 0, path=(GAMES.index(asked.game),), page=place)
    title = speech.words.text("bot-figures-title", game=speech.title, edition=speech.edition(asked.setup.edition))
    await answer(interaction, f"{title}\n{found[place]}", page_buttons(press, len(found), speech))


async def about(interaction: Interaction, asked: InForce, words: str) -> None:
    """The rules that some words ask for. Raises `TableError` if there is none."""
    found = asked.answers(words)
    if not found:
        raise TableError("no-such-rule", words=words)
    await answer(interaction, "\n\n".join(f"**{rule.title}**\n{rule.text}" for rule in found))


def titles(asked: InForce, words: str) -> list[str]:
    """Titles of rules that fit what has been typed; all in order, if that is nothing."""
    rules = asked.answers(words) if words else asked.rules
    return [rule.title for rule in rules][:CHOICES]
