"""`make bench`: measure, print, and write `build/bench.json`. `python -m tests.bench load` measures that alone."""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from inspect import isawaitable
from pathlib import Path
from types import MappingProxyType
from typing import Any

from tests.bench import boards, depth, load, log, rules, service

OUT = Path("build/bench.json")
PARTS: Mapping[str, Callable[[], dict[str, Any] | Awaitable[dict[str, Any]]]] = MappingProxyType(
    {
        "rules": rules.measure,
        "boards": boards.measure,
        "service": service.measure,
        "log": log.measure,
        "depth": depth.measure,
        "load": load.measure,
    }
)


async def measure(parts: Iterable[str] = PARTS) -> dict[str, Any]:
    """Everything that is measured, or some of it."""
    found: dict[str, Any] = {}
    for part in parts:
        measured = PARTS[part]()
        found |= await measured if isawaitable(measured) else measured
    return found


def main() -> None:
    """Measure and say it; what was not measured stays as it was."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], help="what to measure; default: everything")
    logging.disable(logging.WARNING)
    found = asyncio.run(measure(parser.parse_args().parts or PARTS))
    OUT.parent.mkdir(exist_ok=True)
    before = json.loads(OUT.read_text("utf8")) if OUT.exists() else {}
    OUT.write_text(json.dumps(before | found, indent=2) + "\n", "utf8")
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
