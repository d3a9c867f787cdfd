"""What somebody can do in a channel now: open a table, sit down, decide, watch, or look back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from discord import ButtonStyle

from bot.buttons import end_buttons, turn_buttons
from bot.choices import command_of
from bot.errors import TableError
from bot.invitation import lobby_buttons
from bot.lateness import deadline_lines
from bot.lobby import may_end
from bot.offer import GAMES, least_seats, played
from bot.press import Press, PressButton
from bot.speech import Speech
from bot.store import Status, Table
from bot.telling import asked_line, speech_of
from bot.timeline import Timeline
from bot.translation import called
from cogs import looking, pace
from cogs.answers import Interaction, person_of
from cogs.reading import words_of
from games.api import Decision

OPEN = "open"
"""The verb of the buttons that open a table; their path is the number of the game."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What somebody can do: in lines, and as buttons."""

    lines: tuple[str, ...]
    buttons: tuple[PressButton, ...] = ()


async def here(interaction: Interaction) -> Advice:
    """What who asks can do in this channel."""
    table = await looking.last_here(interaction)
    if table is None:
        return _where_none_is(interaction, None)
    match table.status:
        case Status.LOBBY:
            return _in_lobby(interaction, table)
        case Status.RUNNING:
            return await _in_game(interaction, table)
        case Status.OVER | Status.ENDED:
            return _where_none_is(interaction, table)


def _where_none_is(interaction: Interaction, last: Table | None) -> Advice:
    """Where no game is under way: looking back at the last one, and opening another."""
    words = words_of(interaction)
    back = end_buttons(last) if last is not None and last.status == Status.OVER else ()
    return Advice((*_gone(interaction, last), words.text("help-open")), (*back, *_open_buttons(interaction)))


def _gone(interaction: Interaction, table: Table | None) -> Iterator[str]:
    words = words_of(interaction)
    if table is None:
        yield words.text("help-none")
        return
    yield words.text(f"help-{table.status}", game=speech_of(table).title)
    if table.seat_of(interaction.user.id) is not None:
        yield words.text("help-again")


def _open_buttons(interaction: Interaction) -> Iterator[PressButton]:
    words = words_of(interaction)
    for number, game in enumerate(GAMES):
        label = words.text("help-button-open", game=Speech(words, game.key, ()).title)
        yield PressButton(Press(OPEN, 0, path=(number,)), label, ButtonStyle.primary)


def _in_lobby(interaction: Interaction, table: Table) -> Advice:
    speech, role = speech_of(table), _role_in_lobby(table, interaction.user.id)
    said = speech.words.text(
        f"help-lobby-{role}",
        game=speech.title,
        host=f"<@{table.host}>",
        count=len(table.chairs),
        least=least_seats(table),
        most=table.setup.seats,
    )
    return Advice((said,), lobby_buttons(table, *_verbs_in_lobby(table, role)))


def _role_in_lobby(table: Table, user: int) -> str:
    if user == table.host:
        return "host"
    if table.seat_of(user) is not None:
        return "seated"
    return "free" if len(table.chairs) < table.setup.seats else "full"


def _verbs_in_lobby(table: Table, role: str) -> Iterator[str]:
    """The buttons that would not be refused."""
    possible = {
        "join": role == "free",
        "standin": role == "host" and len(table.chairs) < table.setup.seats,
        "unstandin": role == "host" and bool(table.stand_ins),
        "start": role == "host" and len(table.chairs) >= least_seats(table),
        "leave": role in {"host", "seated"},
    }
    return (verb for verb, can in possible.items() if can)


async def _in_game(interaction: Interaction, table: Table) -> Advice:
    speech, user = speech_of(table), interaction.user.id
    try:
        timeline = await looking.seen(interaction, table)
    except TableError:  # its rules are not known here
        return Advice((speech.words.text("help-resting", game=speech.title),))
    mine = [asked for asked in timeline.decisions if asked.seat in table.seats_of(user)]
    role = _role_in_game(table, user, mine)
    lines = [
        speech.words.text(f"help-{role}", game=speech.title),
        *await _standing(interaction, table, timeline),
        *_possible(speech, table, role, mine),
    ]
    if may_end(table, person_of(interaction)):
        lines.append(speech.words.text("help-in-charge"))
    return Advice(tuple(lines), _buttons_in_game(table, role))


def _role_in_game(table: Table, user: int, mine: Sequence[Decision]) -> str:
    if mine:
        return "turn"
    if table.seat_of(user) is not None:
        return "wait"
    return "away" if any(chair.kept_for == user for chair in table.chairs) else "watch"


async def _standing(interaction: Interaction, table: Table, timeline: Timeline) -> list[str]:
    """Who is asked what, how long they have time, and whether the game is parked."""
    client = interaction.client
    asked = [asked_line(table, timeline, decision, ping=False) for decision in timeline.decisions]
    return [*asked, *await deadline_lines(client.rooms, table), *await pace.parked_lines(client, table)]


def _possible(speech: Speech, table: Table, role: str, mine: Sequence[Decision]) -> Iterator[str]:
    match role:
        case "turn":
            yield speech.words.text("help-typed", commands=speech.words.series(_typed(speech, table, mine)))
        case "wait":
            yield speech.words.text("help-meanwhile")
        case "watch":
            yield speech.words.text("help-watching")


def _typed(speech: Speech, table: Table, mine: Sequence[Decision]) -> Iterator[str]:
    """The commands by which what is asked can be answered."""
    group = played(table).command
    for kind in dict.fromkeys(type(action) for decision in mine for action in decision.actions):
        yield f"`/{called(speech.words, group, command_of(kind)[0])}`"


def _buttons_in_game(table: Table, role: str) -> tuple[PressButton, ...]:
    """Those below the board that would not be refused."""
    refused = {"turn": (), "wait": ("turn",)}.get(role, ("turn", "hand"))
    return tuple(button for button in turn_buttons(table) if button.press.verb not in refused)
