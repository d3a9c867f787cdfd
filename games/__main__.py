"""The rules from the command line: list the games, play one out, replay a record."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from games.api import Action, Decision, Game, Score, Setup, SetupError
from games.codec import encode
from games.history import Entry, Record, RecordError, act, final, load_record, nature, save_record, seat_names
from games.registry import GAMES

Chooser: TypeAlias = Callable[[Game[Any, Any], Any, Decision, Random], Action]


class UsageError(Exception):
    """What was asked for cannot be done; the message says it in one line."""


def stand_in(game: Game[Any, Any], state: Any, decision: Decision, random: Random) -> Action:
    """What the game's own stand-in would do."""
    return game.suggest(state, decision.seat, random)


def at_random(_game: Game[Any, Any], _state: Any, decision: Decision, random: Random) -> Action:
    """Any legal action."""
    return random.choice(decision.actions)


CHOOSERS: Mapping[str, Chooser] = {"stand-in": stand_in, "random": at_random}


def playout(game: Game[Any, Any], setup: Setup, seed: int, choose: Chooser) -> Record:
    """A whole game, decided by the chooser. Raises `SetupError`."""
    entries = tuple(_entries(game, game.start(setup), Random(seed), choose))
    names = tuple(f"Player {number}" for number in range(1, setup.seats + 1))
    return Record(game.key, setup, game.version, names, entries)


def _entries(game: Game[Any, Any], state: Any, random: Random, choose: Chooser) -> Iterator[Entry]:
    while True:
        for taken in nature(game, state, random):
            state = taken.state
            yield taken.entry
        decisions = game.decisions(state)
        if not decisions:
            return
        action = choose(game, state, decisions[0], random)
        taken = act(game, state, Entry(action, decisions[0].seat))
        state = taken.state
        yield taken.entry


def _list(_arguments: argparse.Namespace) -> None:
    for game in GAMES.values():
        for edition in game.editions:
            seats, options = game.seats(edition), game.options(edition)
            extra = f", options: {', '.join(options)}" if options else ""
            print(f"{game.key}: {edition}, {min(seats)}-{max(seats)} seats{extra}")


def _playout(arguments: argparse.Namespace) -> None:
    game = GAMES[arguments.game]
    setup = Setup(arguments.edition or game.editions[0], arguments.seats, tuple(arguments.option))
    record = playout(game, setup, arguments.seed, CHOOSERS[arguments.players])
    if arguments.record:
        save_record(record, arguments.record)
    _print_result(record, final(record))


def _replay(arguments: argparse.Namespace) -> None:
    record = _load(arguments.file)
    state = final(record)
    if arguments.json:
        print(json.dumps(_result(record, state), ensure_ascii=False, indent=2))
    else:
        _print_result(record, state)


def _load(path: Path) -> Record:
    try:
        return load_record(path)
    except OSError as error:
        raise UsageError(error.strerror or str(error)) from error


def _result(record: Record, state: Any) -> dict[str, Any]:
    """The final position of a record as JSON values: the view of the channel, scores and what is asked now."""
    game = GAMES[record.game]
    scores, names = game.scores(state), _names(record)
    return {
        "game": record.game,
        "edition": record.setup.edition,
        "actions": len(record.entries),
        "position": _plain(game.view(state)),
        "deciding": [_question(decision) for decision in game.decisions(state)],
        "scores": [_plain(score) | {"total": score.total, "name": names[score.seat]} for score in scores],
        "winner": _winner(scores, names) if scores else None,
    }


def _winner(scores: Sequence[Score], names: Sequence[str]) -> str:
    """Whoever has the first place, all of them where it is shared."""
    return ", ".join(names[score.seat] for score in scores if score.place == 1)


def _names(record: Record) -> tuple[str, ...]:
    return seat_names(GAMES[record.game], record.setup, record.names, "bot player")


def _question(decision: Decision) -> dict[str, Any]:
    return {"seat": int(decision.seat), "options": [encode(action) for action in decision.actions]}


def _plain(value: Any) -> Any:
    """A frozen value as JSON values; what has a key of its own, such as an edition, goes by it."""
    match value:
        case None | str() | int():
            return value
        case tuple() | list() | range() | frozenset():
            return [_plain(item) for item in value]
        case Mapping():
            return {str(key): _plain(item) for key, item in value.items()}
        case _ if is_dataclass(value) and not hasattr(value, "key"):
            return {item.name: _plain(getattr(value, item.name)) for item in fields(value)}
    return getattr(value, "key", str(value))


def _print_result(record: Record, state: Any) -> None:
    game = GAMES[record.game]
    title = ", ".join((record.game, record.setup.edition, *record.setup.options))
    print(f"{title}, {record.setup.seats} seats: {len(record.entries)} actions")
    scores, names = game.scores(state), _names(record)
    for score in scores:
        lines = ", ".join(f"{kind} {points}" for kind, points in score.lines)
        print(f"{score.place}. {names[score.seat]}: {score.total} ({lines})")
    if scores:
        print(f"winner: {_winner(scores, names)}")
    else:
        print(f"not over; to decide: {', '.join(_deciding(record, game.decisions(state)))}")


def _deciding(record: Record, decisions: Sequence[Decision]) -> tuple[str, ...]:
    names = _names(record)
    return tuple(dict.fromkeys(names[decision.seat] for decision in decisions)) or ("nature",)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m games", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    listing = commands.add_parser("list", help="the games, their editions, seats and options")
    listing.set_defaults(command=_list)
    _add_playout(commands.add_parser("playout", help="play a whole game"))
    replaying = commands.add_parser("replay", help="replay a record: the final position, scores and winner")
    replaying.add_argument("file", type=Path, metavar="FILE")
    replaying.add_argument("--json", action="store_true", help="print everything as JSON")
    replaying.set_defaults(command=_replay)
    return parser


def _add_playout(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", choices=tuple(GAMES), default=next(iter(GAMES)))
    parser.add_argument("--edition", help="default: the game's first")
    parser.add_argument("--option", action="append", default=[], help="an optional rule; may be repeated")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=0, help="of nature and of the players' choices")
    parser.add_argument("--players", choices=tuple(CHOOSERS), default="stand-in")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the game as a record")
    parser.set_defaults(command=_playout)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; 0, or 2 with one line on standard error when it cannot be done."""
    arguments = _parser().parse_args(argv)
    try:
        arguments.command(arguments)
    except (RecordError, SetupError, UsageError, OSError) as error:
        where = f"{arguments.file}: " if "file" in arguments else ""
        print(f"{where}{error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
