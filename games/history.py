"""A game as its log: replaying it, letting nature act, and records as JSON."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

from games.api import Action, Decision, Event, Game, RuleError, Seat, Setup, SetupError
from games.codec import CodecError, decode, encode
from games.quoting import brief
from games.registry import GAMES, played_by

FORMAT = 1
LARGEST = 2**20
"""Bytes that a record may have; a long game takes about 50,000."""
LONGEST = 100
"""Characters that a name or key may have."""
_NO_TEXT = re.compile("[\x00-\x1f\x7f-\x9f\ud800-\udfff]")
"""Control characters, and halves of characters."""


class RecordError(ValueError):
    """A record that is broken, foreign, or not a game by the rules; says where and why."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the log: an action and the seat that did it, or `None` for nature."""

    action: Action
    seat: Seat | None = None
    hidden: bool = False
    """Whether something of the action is left out, as its reader may not know it."""


@dataclass(frozen=True, slots=True)
class Record:
    """A game as its setup, the names at the table, and its log."""

    game: str
    setup: Setup
    rules: int
    names: tuple[str, ...]
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Taken:
    """An entry carried out: the state after it and what happened."""

    entry: Entry
    state: Any
    events: tuple[Event, ...]


def act(game: Game[Any, Any], state: Any, entry: Entry) -> Taken:
    """Carry out one entry if the rules allow it. Raises `RuleError`."""
    reason = game.objection(state, entry.action, entry.seat)
    if reason is not None:
        raise RuleError(reason)
    step = game.apply(state, entry.action, entry.seat)
    return Taken(entry, step.state, step.events)


def nature(game: Game[Any, Any], state: Any, random: Random) -> Iterator[Taken]:
    """Let nature act until a seat must decide or the game is over."""
    while (action := game.chance(state, random)) is not None:
        step = game.apply(state, action, None)
        state = step.state
        yield Taken(Entry(action), state, step.events)


def onward(game: Game[Any, Any], state: Any, entry: Entry, random: Random) -> tuple[Taken, ...]:
    """One seat's action and nature's answers to it. Raises `RuleError`."""
    first = act(game, state, entry)
    return (first, *nature(game, first.state, random))


def replay(game: Game[Any, Any], setup: Setup, entries: Iterable[Entry]) -> Any:
    """The state after a log that is known to be good, such as one's own."""
    state = game.start(setup)
    for entry in entries:
        state = game.apply(state, entry.action, entry.seat).state
    return state


def decision_of(game: Game[Any, Any], state: Any, seat: Seat) -> Decision | None:
    """The question to this seat, if there is one."""
    return next((decision for decision in game.decisions(state) if decision.seat == seat), None)


def walk(record: Record) -> Iterator[Taken]:
    """Carry out a record's entries one by one, checking each. Raises `RecordError`."""
    game = _rules(record)
    state = _start(game, record.setup)
    for number, entry in enumerate(record.entries, 1):
        try:
            taken = act(game, state, entry)
        except RuleError as error:
            raise RecordError(f"action {number}, {brief(encode(entry.action))}: {_said(error)}") from error
        state = taken.state
        yield taken


def _said(error: RuleError) -> str:
    return f"{error.reason.kind} {brief(dict(error.reason.fields))}"


def final(record: Record) -> Any:
    """The state after the whole record. Raises `RecordError`."""
    state = _start(_rules(record), record.setup)
    for taken in walk(record):
        state = taken.state
    return state


def _rules(record: Record) -> Game[Any, Any]:
    """The rules that a record was played by."""
    game = played_by(record.game, record.rules)
    if game is None:
        known = f", known up to {GAMES[record.game].version}" if record.game in GAMES else ""
        raise RecordError(f"played by version {brief(record.rules)} of the rules{known}")
    return game


def _start(game: Game[Any, Any], setup: Setup) -> Any:
    try:
        return game.start(setup)
    except SetupError as error:
        raise RecordError(str(error)) from error


def shown(record: Record, viewer: Seat | None, *, over: bool) -> Record:
    """The record as a seat, or the channel (`None`), may read it: all of it once the game is over.

    Before, entries with a secret are without it and marked as hidden; such a record cannot be replayed.
    """
    if over:
        return record
    entries = tuple(_known(GAMES[record.game], entry, viewer) for entry in record.entries)
    return replace(record, entries=entries)


def open_hands(game: Game[Any, Any], setup: Setup, state: Any, *, over: bool) -> tuple[Any, ...]:
    """The views that all seats had of a position, each with its hand, once the game is over.

    Before, nobody may see them: there are none, as in a game without hands.
    """
    seats = range(len(game.colours(setup))) if over and game.hands else ()
    return tuple(game.view(state, Seat(seat)) for seat in seats)


def _known(game: Game[Any, Any], entry: Entry, viewer: Seat | None) -> Entry:
    action = game.known(entry.action, viewer)
    return replace(entry, action=action, hidden=entry.hidden or action != entry.action)


def seat_names(game: Game[Any, Any], setup: Setup, names: Sequence[str], nobody: str) -> tuple[str, ...]:
    """By seat, the name of the person who plays it, or what to call one that the rules play. Raises `SetupError`.

    Who plays several seats has the same name at each.
    """
    return tuple(nobody if person is None else names[person] for person in game.colours(setup))


def encode_entry(entry: Entry) -> dict[str, Any]:
    """An entry as JSON values; nature's have no seat, and only those with something left out are marked as hidden."""
    seat = {} if entry.seat is None else {"seat": int(entry.seat)}
    return seat | encode(entry.action) | ({"hidden": True} if entry.hidden else {})


def decode_entry(game: Game[Any, Any], data: Mapping[str, Any]) -> Entry:
    """The entry that the JSON describes. Raises `CodecError`."""
    seat = data.get("seat")
    if seat is None:
        return Entry(decode(data, game.nature))
    if not isinstance(seat, int) or isinstance(seat, bool) or seat < 0:
        raise CodecError(f"there is no seat {brief(seat)}")
    return Entry(decode(data, game.actions), Seat(seat))


def to_json(record: Record) -> dict[str, Any]:
    """A record as JSON values."""
    return {
        "format": FORMAT,
        "game": record.game,
        "edition": record.setup.edition,
        "options": list(record.setup.options),
        "figures": dict(record.setup.figures),
        "rules": record.rules,
        "seats": list(record.names),
        "actions": [encode_entry(entry) for entry in record.entries],
    }


def from_json(data: Any) -> Record:
    """The record that the JSON describes. Raises `RecordError`."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise RecordError(f"not a record of format {FORMAT}")
    game = GAMES.get(_word(data.get("game"), "game"))
    if game is None:
        raise RecordError(f"there is no game {brief(data['game'])}")
    names = _words(data, "seats")
    figures = data.get("figures", {})
    if not isinstance(figures, dict):
        raise RecordError("figures must be a table")
    setup = Setup(_word(data.get("edition"), "edition"), len(names), _words(data, "options"), figures)
    record = Record(game.key, setup, _number(data, "rules"), names, ())
    return replace(record, entries=tuple(_entries(_rules(record), data.get("actions"))))


def _word(value: Any, key: str) -> str:
    if not isinstance(value, str) or len(value) > LONGEST or _NO_TEXT.search(value):
        raise RecordError(f"{key}: {brief(value)} is no word of at most {LONGEST} characters")
    return value


def _words(data: Mapping[str, Any], key: str) -> tuple[str, ...]:
    values = data.get(key, [])
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise RecordError(f"{key} must be a list of words")
    return tuple(_word(value, key) for value in values)


def _number(data: Mapping[str, Any], key: str) -> int:
    value = data.get(key)
    if not isinstance(value, int) or isinstance(value, bool):
        raise RecordError(f"{key} must be a number")
    return value


def _entries(game: Game[Any, Any], actions: Any) -> Iterator[Entry]:
    if not isinstance(actions, list):
        raise RecordError("actions must be a list")
    for number, data in enumerate(actions, 1):
        if not isinstance(data, dict):
            raise RecordError(f"action {number} must be a table, not {brief(data)}")
        if data.get("hidden"):
            raise RecordError(f"action {number} is hidden: made before the game's end, this record cannot be replayed")
        try:
            yield decode_entry(game, data)
        except CodecError as error:
            raise RecordError(f"action {number}: {error}") from error


def load_record(path: Path) -> Record:
    """The record in a file. Raises `RecordError` and `OSError`."""
    with path.open("rb") as file:
        raw = file.read(LARGEST + 1)
    if len(raw) > LARGEST:
        raise RecordError(f"too large for a record: more than {LARGEST} bytes")
    try:
        data = json.loads(raw.decode())
    except (ValueError, RecursionError) as error:
        raise RecordError(f"not JSON: {error}") from error
    return from_json(data)


def save_record(record: Record, path: Path) -> None:
    """Write a record to a file, a line for each action. Raises `OSError`."""
    head = to_json(record)
    actions = head.pop("actions")
    lines = ",\n    ".join(json.dumps(action, ensure_ascii=False) for action in actions)
    start = json.dumps(head, ensure_ascii=False, indent=2).removesuffix("\n}")
    path.write_text(f'{start},\n  "actions": [\n    {lines}\n  ]\n}}\n', "utf8")
