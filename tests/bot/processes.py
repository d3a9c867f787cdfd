"""`python -m bot` as the process that a host starts: run to its end, or until it is told to stop."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
BOT = (sys.executable, "-m", "bot")


def environment(**more: str) -> dict[str, str]:
    """Nothing that this machine may have set for a bot of its own."""
    return {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), "PLAYGROUND_PORT": "0"} | more


def run(folder: Path, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Run it to its end."""
    command = [*BOT, *arguments]
    return subprocess.run(
        command, cwd=folder, env=environment(**more), capture_output=True, text=True, timeout=60, check=False
    )


@contextmanager
def started(folder: Path, **more: str) -> Iterator[subprocess.Popen[str]]:
    """Run it until it is told to stop."""
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(BOT, cwd=folder, env=environment(**more), text=True, **pipes) as process:  # type: ignore[call-overload]
        try:
            yield process
        finally:
            process.kill()


def refused(done: subprocess.CompletedProcess[str]) -> str:
    """The one line with which it does not start."""
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("caravanserai: ")
    assert done.stderr.count("\n") == 1
    return done.stderr.removeprefix("caravanserai: ").strip()
