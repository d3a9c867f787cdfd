"""A question as a private panel: buttons and menus that narrow it, field by field, to one action."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from discord import ButtonStyle, SelectOption, ui

from bot.choices import Field, Point, comes_to, follow
from bot.limits import FORM_LABEL, FORM_PLACEHOLDER, FORM_TITLE, MENU, OPTION
from bot.naming import escaped
from bot.orders.course import offers
from bot.press import Press, PressButton, PressMenu, view_of
from bot.seating import seats_with, shares
from bot.speech import Speech, clipped, shortened
from bot.store import Table
from bot.story import story as story_of
from bot.story import tale
from bot.tables import Menu, Sitting, drawn_then, foreseen
from bot.telling import asked_line, speech_of
from bot.timeline import fingerprint
from cogs.outlooks import Outlook
from games.api import Action, Decision, Fact

FEW = 5
"""How many answers are buttons; more are a menu."""
PRESETS = 5
"""How many numbers are offered as buttons where there are too many for a menu."""
STORY = 1500
"""Characters for what an action would do and bring."""
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
    orders = [] if path else orders_button(sitting)
    if decision is None:
        return Panel(waiting(sitting), view_of(*orders) if orders else None)
    press = Press("pick", sitting.table.id, sitting.timeline.revision, fingerprint(decision), path, page)
    point, asking = follow(decision, path), Asking(replace(speech, plain=True), decision.prompt)
    undo = [] if sitting.timeline.last_of(sitting.seat) is None else [_button(press, "undo", speech)]
    back = [PressButton(press.back("pick"), speech.words.text("bot-button-back"))] if path else []
    content = [_question(sitting.table, decision, speech), *_so_far(point, path, sitting, decision)]
    content += _brought(point, asking, Outlook(sitting, speech))
    items = answers_to(point, press, asking, Outlook(sitting, asking.speech))
    return Panel("\n".join(content), view_of(*items, *back, *undo, *orders))


def _question(table: Table, decision: Decision, speech: Speech) -> str:
    """What is asked; who has several seats is told for which."""
    what = speech.prompt(decision.prompt)
    if shares(table, decision.seat):
        return speech.words.text("bot-question-as", who=speech.name(decision.seat), what=what)
    return speech.words.text("bot-question", what=what)


def orders_button(sitting: Sitting) -> list[PressButton]:
    """The button for standing orders, where this person has any to give."""
    if not any(offers(sitting.timeline, seat) for seat in seats_with(sitting.table, sitting.seat)):
        return []
    return [PressButton(Press("orders", sitting.table.id), speech_of(sitting.table).words.text("orders-button"))]


def waiting(sitting: Sitting) -> str:
    """Who must decide, for somebody who need not."""
    speech, timeline = speech_of(sitting.table), sitting.timeline.seen_by((sitting.seat,))
    if timeline.over:
        return speech.words.text("bot-error-over")
    lines = (asked_line(sitting.table, timeline, asked, ping=False) for asked in timeline.decisions)
    return "\n".join([speech.words.text("bot-not-you"), *lines])


def since_then(sitting: Sitting, revision: int) -> str:
    """What has happened since a menu was shown."""
    speech = speech_of(sitting.table)
    seen = sitting.timeline.seen_by((sitting.seat,))
    story = shortened(tale(speech, seen, revision, sitting.seat), SINCE)
    return speech.words.text("bot-stale", story=story) if story else speech.words.text("bot-stale-quiet")


@dataclass(frozen=True, slots=True)
class Asking:
    """How the answers to a question are said."""

    speech: Speech
    prompt: Fact
    prefix: str = ""
    """What the verbs of its buttons begin with, where their handlers are not those of a turn."""

    def name(self, field: Field | None, value: Any) -> str:
        """An answer: an action type, a field's value, or a whole action."""
        if field is not None:
            return self.speech.choice(field.name, value)
        if isinstance(value, Action):
            return self.speech.action(value, self.prompt)
        return self.speech.verb(value, self.prompt)

    def title(self, field: Field | None) -> str:
        """What a menu of answers asks for."""
        return self.speech.words.text("bot-choose") if field is None else self.speech.field(field.name)

    def press(self, press: Press, verb: str, *steps: int, page: int = 0) -> Press:
        """What a button stands for that leads on from where a press has come to."""
        return press.to(f"{self.prefix}{verb}", *steps, page=page)


def _so_far(point: Point, path: tuple[int, ...], sitting: Sitting, decision: Decision) -> list[str]:
    """What is known so far; at the end what would come of it."""
    speech = speech_of(sitting.table)
    if point.action is not None:
        return [_foreseen(point.action, sitting, decision, speech)]
    return known_so_far(point, speech, decision) if path else []


def known_so_far(point: Point, speech: Speech, decision: Decision) -> list[str]:
    """The answers given so far, as a line, once there are any."""
    if point.kind is None:
        return []
    known = (speech.choice(name, value) for name, value in point.known if value is not None)
    return [" › ".join([speech.verb(point.kind, decision.prompt), *known])]


def _foreseen(action: Action, sitting: Sitting, decision: Decision, speech: Speech) -> str:
    """What an action would do and bring, to be confirmed."""
    events = foreseen(sitting.timeline, decision, action)
    outlook = Outlook(sitting, speech).lines(action, events)
    points = [speech.words.text("bot-outlook-point", outlook=line) for line in outlook]
    story = clipped("\n".join([*story_of(speech, events, sitting.seat), *points]), STORY)
    key = "bot-confirm-drawn" if drawn_then(sitting.timeline, decision, action) else "bot-confirm"
    return speech.words.text(key, story=story)


def _brought(point: Point, asking: Asking, outlook: Outlook) -> list[str]:
    """What answers that are buttons would bring, a line each: a button has no room for it."""
    if point.action is not None or not _are_buttons(point):
        return []
    brought = ((_named(point, value, asking), outlook.line(point, value)) for value in point.values)
    text = asking.speech.words.text
    return [text("bot-outlook", answer=escaped(answer), outlook=line) for answer, line in brought if line]


def _named(point: Point, answer: Any, asking: Asking) -> str:
    """An answer; if it is an action type that leaves one action, that action."""
    action = comes_to(point, answer) if isinstance(answer, type) else None
    return asking.name(point.field, action or answer)


def _are_buttons(point: Point) -> bool:
    """Whether there are few enough answers for a button each."""
    return len(point.values) <= FEW or point.kind is None


def answers_to(
    point: Point, press: Press, asking: Asking, outlook: Outlook | None = None
) -> list[PressButton | PressMenu]:
    """The buttons and menus for what is asked next; or for confirming what nothing is left to ask of."""
    words = asking.speech.words
    if point.action is not None:
        confirm = PressButton(asking.press(press, "do"), words.text("bot-button-confirm"), ButtonStyle.success)
        return [confirm, *([_menu(point, press, asking, outlook)] if point.other else [])]
    if _are_buttons(point):
        styles = (ButtonStyle.primary, *[ButtonStyle.secondary] * len(point.values))
        return [
            PressButton(asking.press(press, "pick", number), asking.name(point.field, value), styles[number])
            for number, value in enumerate(point.values)
        ]
    if point.is_number and len(point.values) > MENU:
        return _numbers(point, press, asking)
    return [_menu(point, press, asking, outlook), *_turns(len(point.values), press, asking)]


def _menu(point: Point, press: Press, asking: Asking, outlook: Outlook | None) -> PressMenu:
    """A menu of answers with what they would bring, or a page of it if they are more than a menu holds."""
    field, values = point.other or (point.field, point.values)
    options = [
        SelectOption(
            label=clipped(asking.name(field, value), OPTION),
            value=str(number),
            description=None if outlook is None else outlook.description(point, value, field),
        )
        for number, value in list(enumerate(values))[press.page * MENU :][:MENU]
    ]
    return PressMenu(asking.press(press, "pick"), asking.title(field), options)


def _turns(count: int, press: Press, asking: Asking) -> list[PressButton]:
    """The buttons for turning the pages of a long menu."""
    steps = (("previous", press.page - 1), ("more", press.page + 1))
    return [
        PressButton(asking.press(press, "page", page=page), asking.speech.words.text(f"bot-button-{word}"))
        for word, page in steps
        if 0 <= page * MENU < count
    ]


def page_buttons(press: Press, count: int, speech: Speech, *, newest_first: bool = False) -> ui.View | None:
    """The buttons for turning pages, where there is more than one; `press` stands for the page shown."""
    back, on = ("later", "earlier") if newest_first else ("previous", "more")
    steps = [(back, press.page - 1), (on, press.page + 1)]
    if newest_first:
        steps.reverse()
    buttons = [
        PressButton(press.to(press.verb, page=page), speech.words.text(f"bot-button-{word}"))
        for word, page in steps
        if 0 <= page < count
    ]
    return view_of(*buttons) if buttons else None


def _numbers(point: Point, press: Press, asking: Asking) -> list[PressButton | PressMenu]:
    """A few numbers as buttons, spread over all of them, and a button for any other."""
    last = len(point.values) - 1
    places = dict.fromkeys(round(last * step / (PRESETS - 1)) for step in range(PRESETS))
    values = ((asking.press(press, "pick", place), str(point.values[place])) for place in places)
    presets = [PressButton(to, value, ButtonStyle.primary) for to, value in values]
    return [*presets, PressButton(asking.press(press, "number"), asking.speech.words.text("bot-button-number"))]


def _button(press: Press, verb: str, speech: Speech) -> PressButton:
    return PressButton(press.to(verb), speech.words.text(f"bot-button-{verb}"), ButtonStyle.secondary)


class NumberModal(ui.Modal):
    """Asks for any number.

    It is only the form: the answer is read from its interaction, so a restart before it arrives does no harm.
    """

    def __init__(self, press: Press, title: str, label: str, placeholder: str) -> None:
        super().__init__(title=clipped(title, FORM_TITLE), custom_id=str(press), timeout=900)
        hint = clipped(placeholder, FORM_PLACEHOLDER)
        box: ui.TextInput[Any] = ui.TextInput(placeholder=hint, custom_id="number", max_length=6)
        self.add_item(ui.Label(text=clipped(label, FORM_LABEL), component=box))
