"""A question as a private panel: buttons and menus that narrow it, field by field, to one action."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from discord import ButtonStyle, SelectOption, ui

from bot.choices import Point, follow
from bot.press import CHOICE, MENU, Press, PressButton, PressMenu, view_of
from bot.speech import Speech, clipped, shortened
from bot.tables import Menu, Sitting
from bot.telling import asked_line, speech_of
from bot.timeline import fingerprint

PRESETS = 5
"""How many numbers are offered as buttons where there are too many for a menu."""
SINCE = 1200
"""Characters for what happened since."""


@dataclass(frozen=True, slots=True)
class Panel:
    """What a person is shown."""

    content: str
    view: ui.View | None = None


def menu_of(press: Press) -> Menu:
    """What a pressed menu was made from."""
    return Menu(press.revision, press.mark)


def panel(sitting: Sitting, path: tuple[int, ...] = (), page: int = 0) -> Panel:
    """The question to a person, so far narrowed; or who must decide, if it is somebody else."""
    decision, speech = sitting.decision, speech_of(sitting.table)
    if decision is None:
        return Panel(waiting(sitting))
    press = Press("pick", sitting.table.id, sitting.timeline.revision, fingerprint(decision), path, page)
    point = follow(decision, path)
    undo = [] if sitting.timeline.last_of(sitting.seat) is None else [_button(press, "undo", speech)]
    back = [PressButton(press.back("pick"), speech.words.text("bot-button-back"))] if path else []
    question = speech.words.text("bot-question", what=speech.prompt(decision.prompt))
    content = "\n".join([question, *_settled(point, speech)])
    return Panel(content, view_of(*_answers(point, press, speech), *back, *undo))


def waiting(sitting: Sitting) -> str:
    """Who must decide, for somebody who need not."""
    speech, timeline = speech_of(sitting.table), sitting.timeline
    if timeline.over:
        return speech.words.text("bot-error-over")
    lines = (asked_line(sitting.table, timeline, asked, ping=False) for asked in timeline.decisions)
    return "\n".join([speech.words.text("bot-not-you"), *lines])


def since_then(sitting: Sitting, revision: int) -> str:
    """What has happened since a menu was shown."""
    speech = speech_of(sitting.table)
    story = shortened(speech.story(sitting.timeline.events(revision), sitting.seat), SINCE)
    return speech.words.text("bot-stale", story=story) if story else speech.words.text("bot-stale-quiet")


def _settled(point: Point, speech: Speech) -> list[str]:
    """What has been chosen so far, and what is to be chosen next."""
    if point.action is not None:
        return [speech.words.text("bot-confirm", action=speech.action(point.action))]
    if point.kind is None:
        return []
    plain = [speech.verb(point.kind), *(speech.choice(name, value) for name, value in point.settled)]
    return [" › ".join(plain)]


def _answers(point: Point, press: Press, speech: Speech) -> list[PressButton | PressMenu]:
    if point.action is not None:
        label = replace(speech, plain=True).action(point.action)
        return [PressButton(press.to("do"), label, ButtonStyle.success)]
    if point.field is None:
        return [
            PressButton(press.to("pick", number), speech.verb(kind), ButtonStyle.primary)
            for number, kind in enumerate(point.values)
        ]
    if point.is_number and len(point.values) > MENU:
        return _numbers(point, press, speech)
    return _menu(point, press, speech)


def _menu(point: Point, press: Press, speech: Speech) -> list[PressButton | PressMenu]:
    """A menu of the values, in pages if they are more than a menu holds."""
    assert point.field is not None
    name, first = point.field.name, press.page * MENU
    shown = list(enumerate(point.values))[first : first + MENU]
    options = [SelectOption(label=clipped(speech.choice(name, value), CHOICE), value=str(n)) for n, value in shown]
    found: list[PressButton | PressMenu] = [PressMenu(press.to("pick"), speech.field(name), options)]
    if first:
        found.append(PressButton(press.to("page", page=press.page - 1), speech.words.text("bot-button-earlier")))
    if first + MENU < len(point.values):
        found.append(PressButton(press.to("page", page=press.page + 1), speech.words.text("bot-button-later")))
    return found


def _numbers(point: Point, press: Press, speech: Speech) -> list[PressButton | PressMenu]:
    """A few numbers as buttons, spread over all of them, and a button for any other."""
    last = len(point.values) - 1
    places = dict.fromkeys(round(last * step / (PRESETS - 1)) for step in range(PRESETS))
    presets = [PressButton(press.to("pick", place), str(point.values[place]), ButtonStyle.primary) for place in places]
    return [*presets, PressButton(press.to("number"), speech.words.text("bot-button-number"))]


def _button(press: Press, verb: str, speech: Speech) -> PressButton:
    return PressButton(press.to(verb), speech.words.text(f"bot-button-{verb}"), ButtonStyle.secondary)


class NumberModal(ui.Modal):
    """Asks for any number.

    It is only the form: the answer is read from its interaction, so a restart before it arrives does no harm.
    """

    def __init__(self, press: Press, title: str, label: str, placeholder: str) -> None:
        super().__init__(title=clipped(title, 45), custom_id=str(press), timeout=900)
        box: ui.TextInput[Any] = ui.TextInput(placeholder=clipped(placeholder, 100), custom_id="number", max_length=6)
        self.add_item(ui.Label(text=clipped(label, 45), component=box))
