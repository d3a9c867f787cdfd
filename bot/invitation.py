"""The message of a lobby, which becomes the head of its game: who sits where, and the buttons."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot.hours.spoken import spoken_bank
from bot.offer import least_seats
from bot.press import Press, PressButton, view_of
from bot.speech import Speech
from bot.store import Status, Table
from bot.telling import speech_of
from data.catalogue import Catalogue

STYLES = {"join": ButtonStyle.primary, "start": ButtonStyle.success}
"""Of the buttons that are to be noticed first, by verb."""


def content_of(table: Table) -> str:
    """A lobby in words."""
    speech = speech_of(table)
    seats = table.setup.seats if table.status == Status.LOBBY else min(table.setup.seats, len(table.chairs))
    lines = [_seat_line(table, number) for number in range(seats)]
    title = speech.words.text("bot-lobby-title", game=speech.title, edition=speech.edition(table.setup.edition))
    state = speech.words.text(f"bot-lobby-{table.status.value}", host=f"<@{table.host}>", least=least_seats(table))
    return "\n".join([title, *_variant(table, speech), *lines, state])


def _variant(table: Table, speech: Speech) -> list[str]:
    """What is played otherwise than the edition's standard game, a line each."""
    words, setup = speech.words, table.setup
    lines = [
        words.text("bot-lobby-option", option=speech.option(key), about=speech.about_option(key))
        for key in setup.options
    ]
    figures = [words.text("bot-lobby-figures")] if setup.figures else []
    return [*lines, *figures, *_times(table, words)]


def _times(table: Table, words: Catalogue) -> list[str]:
    """What has been agreed about time, a line each."""
    agreement = table.agreement
    if agreement is None:
        return []
    lines = [words.text(f"accord-clock-{agreement.late}", bank=spoken_bank(agreement.bank, words))]
    if agreement.weekends is not None:
        lines.append(words.text("accord-clock-weekends", zone=agreement.weekends.name))
    return lines


def _seat_line(table: Table, number: int) -> str:
    words = speech_of(table).words
    if number >= len(table.chairs):
        return words.text("bot-lobby-free", number=number + 1)
    chair = table.chairs[number]
    if chair.kept_for is not None:
        return words.text("accord-seat-kept", number=number + 1, name=chair.name)
    if chair.user is None:
        return words.text("bot-lobby-stand-in", number=number + 1, name=chair.name)
    return words.text("bot-lobby-seat", number=number + 1, who=f"<@{chair.user}>")


def buttons_of(table: Table) -> ui.View | None:
    """The buttons of a lobby; none once it is one no more."""
    if table.status != Status.LOBBY:
        return None
    more = ("unstandin",) if table.stand_ins else ()
    return view_of(*lobby_buttons(table, "join", "leave", "standin", *more, "start"))


def lobby_buttons(table: Table, *verbs: str) -> tuple[PressButton, ...]:
    """Some of the buttons of a lobby."""
    words = speech_of(table).words
    return tuple(
        PressButton(Press(verb, table.id), words.text(f"bot-button-{verb}"), STYLES.get(verb, ButtonStyle.secondary))
        for verb in verbs
    )
