"""`make bench`: measure, print, and write `build/bench.json`."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path
from typing import Any

from tests.bench import boards, log, rules, service

OUT = Path("build/bench.json")


async def measure() -> dict[str, Any]:
    """Everything that is measured."""
    return {**rules.measure(), **boards.measure(), **await service.measure(), **await log.measure()}


def main() -> None:
    """Measure all and say it."""
    logging.disable(logging.WARNING)
    found = asyncio.run(measure())
    OUT.parent.mkdir(exist_ok=True)
    OUT.write_text(json.dumps(found, indent=2) + "\n", "utf8")
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
