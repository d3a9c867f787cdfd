"""A picture from a record: `python -m renderer RECORD -o OUT.png [--at N] [--seat K]`."""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

from data.catalogue import catalogue, languages
from games.api import Seat
from games.history import Record, RecordError, final, load_record, seat_names
from games.registry import GAMES
from renderer import hand_text, text_board, with_hand


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
    parser = argparse.ArgumentParser(prog="python -m renderer", description="Draw the board of a recorded game.")
    parser.add_argument("record", type=Path, help="the game, as JSON")
    parser.add_argument("-o", "--out", type=Path, help="where the PNG goes; without it all is printed in words")
    parser.add_argument("--at", type=int, metavar="N", help="after so many actions (default: after the last)")
    parser.add_argument(
        "--seat",
        type=int,
        metavar="K",
        help="as this seat sees it, from 0, with its hand if it has one (default: as everybody)",
    )
    parser.add_argument("--scale", type=float, default=1.0, help="of a board of 1600 x 1200 pixels")
    parser.add_argument("--language", choices=languages(), default=languages()[0])
    return parser


def _draw(options: argparse.Namespace) -> None:
    record = load_record(options.record)
    view, words = _view(record, options.at, options.seat), catalogue(options.language)
    nobody = words.text(f"{record.game}-played-by-rules")
    names = seat_names(GAMES[record.game], record.setup, record.names, nobody)
    if options.out is None:
        print("\n\n".join((*text_board(view, names, words), *hand_text(view, names, words))))
    else:
        options.out.write_bytes(with_hand(view, names, words, scale=options.scale).png)


def _view(record: Record, at: int | None, seat: int | None) -> Any:
    if at is not None and not 0 <= at <= len(record.entries):
        raise RecordError(f"there is no position after {at} actions, only up to {len(record.entries)}")
    seats = len(GAMES[record.game].colours(record.setup))
    if seat is not None and not 0 <= seat < seats:
        raise RecordError(f"there is no seat {seat}, only 0 to {seats - 1}")
    state = final(replace(record, entries=record.entries[:at]))
    return GAMES[record.game].view(state, None if seat is None else Seat(seat))


if __name__ == "__main__":
    sys.exit(main())
