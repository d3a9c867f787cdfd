"""A process that draws: jobs come in on standard input, results go out on standard output, one after the other.

`python -m bot.studio` is started by `bot.painters` and ends with it, however that ends, as its input ends then.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
import traceback
from typing import Any, BinaryIO

LENGTH = 8
"""Bytes of the number, high byte first, that says how long a message is."""


def packed(message: Any) -> bytes:
    """A message as it is sent."""
    raw = pickle.dumps(message)
    return len(raw).to_bytes(LENGTH, "big") + raw


def unpacked(raw: bytes) -> Any:
    """A message without its length; only our own processes talk here."""
    return pickle.loads(raw)  # noqa: S301


def serve(jobs: BinaryIO, results: BinaryIO) -> None:
    """Carry out jobs until there are no more: the result, and how it failed if it did."""
    while length := jobs.read(LENGTH):
        results.write(packed(_carried_out(jobs.read(int.from_bytes(length, "big")))))
        results.flush()


def _carried_out(raw: bytes) -> tuple[Any, str]:
    try:
        return unpacked(raw)(), ""
    except Exception:  # noqa: BLE001 - whoever asked for it is told
        return None, traceback.format_exc()


def main() -> None:
    """Leave it to who started this when to end, and standard output to the results alone."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    results = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    serve(sys.stdin.buffer, results)


if __name__ == "__main__":
    main()
