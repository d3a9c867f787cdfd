"""A seat's standing orders as a private panel: those in force, and menus for one more."""

from __future__ import annotations

from dataclasses import dataclass, replace

from discord import ButtonStyle

from bot.choices import Point, follow
from bot.orders.course import Fate, Order
from bot.orders.giving import Desk
from bot.press import Press, PressButton, PressMenu, view_of
from bot.seating import shares
from bot.speech import Speech
from bot.telling import speech_of
from bot.timeline import fingerprint
from cogs.widgets import Asking, Panel, answers_to, known_so_far
from games.api import Action, Decision, Fact, Seat

PREFIX = "order"
"""What the verbs of the panel's buttons begin with."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where somebody is at a desk: the answers given so far, and the page of a long menu."""

    path: tuple[int, ...] = ()
    page: int = 0


def desk_panel(desk: Desk, place: Place, note: str = "") -> Panel:
    """The orders in force with a note before them, or the order to be given as far as it is known.

    A press of the panel has the seat as the first step of its path.
    """
    speech, decision, seat = _speech(desk), desk.decision, desk.sitting.seat
    press = Press(PREFIX, desk.sitting.table.id, desk.sitting.timeline.revision, path=(seat,))
    if decision is None or not place.path:
        content = [note, *_in_force(desk, speech), *_about(decision, speech)]
        buttons = [*_first(press, decision, speech), *_rest(desk, press, speech)]
        return Panel("\n".join(filter(None, content)), view_of(*buttons))
    press = replace(press, mark=fingerprint(decision), path=(seat, *place.path), page=place.page)
    point = follow(decision, place.path)
    content = [_title(desk, speech), *_narrowed(desk, point, decision, speech)]
    back = PressButton(press.back(f"{PREFIX}pick"), speech.words.text("bot-button-back"))
    return Panel("\n".join(content), view_of(*_answers(point, press, decision, speech), back))


def _speech(desk: Desk) -> Speech:
    return speech_of(desk.sitting.table)


def _title(desk: Desk, speech: Speech) -> str:
    """What the panel is; who has several seats is told of which."""
    if shares(desk.sitting.table, desk.sitting.seat):
        return speech.words.text("orders-title-as", who=speech.name(desk.sitting.seat))
    return speech.words.text("orders-title")


def _in_force(desk: Desk, speech: Speech) -> list[str]:
    said = enumerate((order_line(order.action, speech) for order in desk.orders), 1)
    lines = [speech.words.text("orders-line", number=number, order=order) for number, order in said]
    return [_title(desk, speech), *(lines or [speech.words.text("orders-none")])]


def _about(decision: Decision | None, speech: Speech) -> list[str]:
    keys = ("orders-about", "orders-nothing" if decision is None else "orders-choose")
    return [speech.words.text(key) for key in keys]


def order_line(action: Action, speech: Speech) -> str:
    """An order in a line."""
    return replace(speech, plain=True).action(action, Fact(PREFIX))


def _first(press: Press, decision: Decision | None, speech: Speech) -> list[PressButton | PressMenu]:
    """The first choice for one more order."""
    if decision is None:
        return []
    return _answers(follow(decision, ()), replace(press, mark=fingerprint(decision)), decision, speech)


def _answers(point: Point, press: Press, decision: Decision, speech: Speech) -> list[PressButton | PressMenu]:
    return answers_to(point, press, Asking(replace(speech, plain=True), decision.prompt, PREFIX))


def _rest(desk: Desk, press: Press, speech: Speech) -> list[PressButton]:
    """The buttons for taking an order back, for one's other seats, and for going back to the turn."""
    table, text = desk.sitting.table, speech.words.text
    back = [
        PressButton(press.to(f"{PREFIX}back", order.number), text("orders-button-take-back", number=number))
        for number, order in enumerate(desk.orders, 1)
    ]
    user = table.chairs[desk.sitting.seat].user
    others = () if user is None else (seat for seat in table.seats_of(user) if seat != desk.sitting.seat)
    seats = [PressButton(replace(press, path=(seat,)), _as(seat, speech)) for seat in others]
    turn = PressButton(Press("turn", table.id), text("bot-button-turn"), ButtonStyle.primary)
    return [*back, *seats, turn]


def _as(seat: Seat, speech: Speech) -> str:
    return speech.words.text("orders-button-as", who=replace(speech, plain=True).name(seat))


def _narrowed(desk: Desk, point: Point, decision: Decision, speech: Speech) -> list[str]:
    if point.action is None:
        return known_so_far(point, speech, decision)
    key = "orders-confirm-now" if desk.would_act(point.action) else "orders-confirm"
    return [speech.words.text(key, order=order_line(point.action, speech))]


def ended_line(order: Order, reason: Fact | None, speech: Speech) -> str:
    """What has become of an order, for its person."""
    said = order_line(order.action, speech)
    if order.fate == Fate.UNDONE:
        return speech.words.text("orders-undone", order=said)
    if reason is None:
        return speech.words.text("orders-stopped-quiet", order=said)
    return speech.words.text("orders-stopped", order=said, reason=speech.reason(reason))
