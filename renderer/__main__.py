"""Pictures from a record: `python -m renderer RECORD --out OUT.png [--at N] [--seat K]`, and of the whole game."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any, TypeAlias

import renderer
from data.catalogue import Catalogue, catalogue
from data.languages import DEFAULT, DRAFTS, languages
from games.api import Game, Seat
from games.history import Record, RecordError, load_record, open_hands, seat_names, walk
from games.registry import GAMES


def main(arguments: list[str] | None = None) -> int:
    """Draw; returns the exit status, 2 for a record that cannot be drawn."""
    options = _parser().parse_args(arguments)
    try:
        _draw(options)
    except (RecordError, OSError) as error:
        print(f"{options.record}: {error}", file=sys.stderr)
        return 2
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m renderer", description="Draw a recorded game.")
    parser.add_argument("record", type=Path, help="the game, as JSON")
    parser.add_argument("-o", "--out", type=Path, help="where the board goes, as PNG")
    parser.add_argument("--replay", type=Path, metavar="GIF", help="where the whole game as a moving picture goes")
    parser.add_argument("--contact-sheet", type=Path, metavar="PNG", help="where the whole game on one sheet goes")
    parser.add_argument("--chart", type=Path, metavar="PNG", help="where charts of how it went go")
    parser.add_argument("--scores", type=Path, metavar="PNG", help="where the final scores go")
    parser.add_argument("--at", type=int, metavar="N", help="after so many actions (default: after the last)")
    parser.add_argument(
        "--seat",
        type=int,
        metavar="K",
        help="as this seat sees it, from 0, with its hand if it has one (default: as everybody)",
    )
    parser.add_argument("--scale", type=float, default=1.0, help="of a board of 1600 x 1200 pixels")
    parser.add_argument("--language", choices=(*languages(), *DRAFTS), default=DEFAULT)
    parser.epilog = "Without any file to write, the board is printed in words."
    return parser


@dataclass(frozen=True)
class Shown:
    """A record as one viewer sees it, in a language."""

    record: Record
    viewer: Seat | None
    words: Catalogue

    @property
    def game(self) -> Game[Any, Any]:
        """The rules."""
        return GAMES[self.record.game]

    @cached_property
    def names(self) -> tuple[str, ...]:
        """By seat."""
        nobody = self.words.text(f"{self.record.game}-played-by-rules")
        return seat_names(self.game, self.record.setup, self.record.names, nobody)

    @cached_property
    def states(self) -> tuple[Any, ...]:
        """The start, and what came of each action. Raises `RecordError`."""
        later = [taken.state for taken in walk(self.record)]
        return (self.game.start(self.record.setup), *later)

    def views(self) -> Iterator[Any]:
        """All positions."""
        return (self.game.view(state, self.viewer) for state in self.states)

    @property
    def seen(self) -> tuple[Any, tuple[str, ...], Catalogue]:
        """The last position, with the names and the words."""
        return self.game.view(self.states[-1], self.viewer), self.names, self.words

    def frames(self) -> Iterator[renderer.Frame]:
        """The position before each turn, and the last one, in a few words each; with all hands once it is over."""
        asked, over = object(), bool(self.game.scores(self.states[-1]))
        for state in self.states:
            now = tuple((decision.seat, decision.turn) for decision in self.game.decisions(state))
            if now != asked and (now or state is self.states[-1]):
                asked, view = now, self.game.view(state, self.viewer)
                hands = renderer.hands_in(open_hands(self.game, self.record.setup, state, over=over))
                yield renderer.Frame(view, renderer.headline(view, self.names, self.words), hands)


def _draw(options: argparse.Namespace) -> None:
    record = _cut(load_record(options.record), options.at, options.seat)
    viewer = None if options.seat is None else Seat(options.seat)
    shown = Shown(record, viewer, catalogue(options.language))
    wanted = [(path, make) for name, make in FILES.items() if (path := getattr(options, name)) is not None]
    for path, make in wanted:
        _write(path, make(shown, options.scale))
    if not wanted:
        told = (*renderer.text_board(*shown.seen), *renderer.hand_text(*shown.seen))
        print("\n\n".join(told))


def _cut(record: Record, at: int | None, seat: int | None) -> Record:
    """The record up to an action, if there is that action, and that seat."""
    if at is not None and not 0 <= at <= len(record.entries):
        raise RecordError(f"there is no position after {at} actions, only up to {len(record.entries)}")
    seats = len(GAMES[record.game].colours(record.setup))
    if seat is not None and not 0 <= seat < seats:
        raise RecordError(f"there is no seat {seat}, only 0 to {seats - 1}")
    return replace(record, entries=record.entries[:at])


Make: TypeAlias = Callable[[Shown, float], bytes | None]


def _board(shown: Shown, scale: float) -> bytes:
    return renderer.with_hand(*shown.seen, scale=scale).png


def _replay(shown: Shown, _scale: float) -> bytes | None:
    made = renderer.replay(shown.frames, shown.names, shown.words)
    return None if made is None else made.gif


def _sheet(shown: Shown, _scale: float) -> bytes:
    return renderer.contact_sheet(shown.frames(), shown.names, shown.words).png


def _chart(shown: Shown, _scale: float) -> bytes | None:
    made = renderer.chart(shown.views(), shown.names, shown.words)
    return None if made is None else made.png


def _scores(shown: Shown, _scale: float) -> bytes | None:
    made = renderer.scores(*shown.seen)
    return None if made is None else made.png


FILES: Mapping[str, Make] = {
    "out": _board,
    "replay": _replay,
    "contact_sheet": _sheet,
    "chart": _chart,
    "scores": _scores,
}
"""What makes the file of each option."""


def _write(path: Path, file: bytes | None) -> None:
    if file is None:
        raise RecordError(f"nothing to draw for {path.name}: the game has no final scores, or no figures to follow")
    path.write_bytes(file)


if __name__ == "__main__":
    sys.exit(main())
