"""A notice as a message: what it says, whom it calls, and its buttons."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from discord import ButtonStyle, ui

from bot.accord.notices import Kind, Notice
from bot.accord.requests import Request
from bot.accord.verdicts import CHOICES
from bot.calls.ledger import Kind as Letter
from bot.calls.matters import Matter
from bot.naming import bold
from bot.press import Press, PressButton, view_of
from bot.store import Table
from bot.translation import own_name
from data.catalogue import Catalogue, catalogue

VOTE = "vote"
"""The verb of the buttons; their path is the notice and the choice."""


@dataclass(frozen=True, slots=True)
class Wording:
    """A notice at a table, and who decides about it."""

    table: Table
    notice: Notice
    voters: frozenset[int]

    @property
    def _words(self) -> Catalogue:
        return catalogue(self.table.language)

    @property
    def content(self) -> str:
        """What its message says now."""
        asked = self._asked() if self.notice.outcome is None else [self._outcome()]
        return "\n".join([self.matter, *self._votes(), *filter(None, asked)])

    @property
    def called(self) -> frozenset[int]:
        """Whom its message calls: those who decide, as long as they can, or who are to play again."""
        return self.voters if self.notice.outcome is None or self.notice.kind == Kind.REMATCH else frozenset()

    @property
    def letter(self) -> Matter:
        """What those are written whom the message is not to ping."""
        if self.notice.kind == Kind.REMATCH:
            return Matter(self.table, Letter.REMATCH, self._say("rematch-letter"))
        return Matter(self.table, Letter.VOTE, self.matter, self.notice.id)

    @property
    def matter(self) -> str:
        """What it is about."""
        notice = self.notice
        match notice.kind:
            case Kind.ABSENT:
                return self._say(f"absent-{notice.about}")
            case Kind.UNDO | Kind.TAKEN_BACK:
                story = Request.read(notice.about).story
                return self._say(notice.kind if story else f"{notice.kind}-quiet", story=story)
            case Kind.INVITED:
                return self._say("invited", other=bold(self.table.chairs[int(notice.about)].name))
            case Kind.LANGUAGE:
                language = own_name(notice.about)
                return self._words.text("bot-language-changed", name=bold(notice.name), language=language)
            case Kind.REMATCH:
                return self._say("rematch", others=self._mentions())
            case Kind.MOVED:
                return self._say("moved", place=f"<#{self.table.channel}>")
        return self._say(notice.kind.value)

    def _asked(self) -> list[str]:
        asked = self._say(f"ask-{self.notice.kind}", voters=self._mentions(), count=len(self.voters))
        again = self.notice.kind == Kind.UNDO and Request.read(self.notice.about).drawn
        return [asked, *([self._say("undo-drawn")] if again else [])]

    def _mentions(self) -> str:
        return self._words.listed(f"<@{user}>" for user in sorted(self.voters))

    def _outcome(self) -> str:
        return "" if not CHOICES[self.notice.kind] else self._say(f"{self.notice.kind}-{self.notice.outcome}")

    def _votes(self) -> Iterable[str]:
        if self.notice.kind == Kind.INVITED:
            return
        names = {chair.user: chair.name for chair in self.table.chairs}
        for user, choice in self.notice.votes.items():
            if user in names:
                yield self._words.text("accord-vote", name=bold(names[user]), choice=self._choice(choice))

    def _choice(self, choice: str) -> str:
        return self._words.text(f"accord-choice-{choice}")

    def _say(self, key: str, **fields: str | int) -> str:
        return self._words.text(f"accord-{key}", name=bold(self.notice.name), **fields)

    @property
    def view(self) -> ui.View | None:
        """Its buttons, as long as it is open."""
        if self.notice.outcome is not None:
            return None
        return view_of(*(self._button(number, choice) for number, choice in enumerate(CHOICES[self.notice.kind])))

    def _button(self, number: int, choice: str) -> PressButton:
        press = Press(VOTE, self.table.id, path=(self.notice.id, number))
        style = ButtonStyle.secondary if number else ButtonStyle.primary
        return PressButton(press, self._choice(choice), style)
