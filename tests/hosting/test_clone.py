"""A new machine: the README's two commands, in an empty home, lead from nothing to the playground."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bot.processes import ROOT


def commands() -> list[str]:
    """The lines of the README's first block of commands, with the address of this repository."""
    block = re.search(r"```\n(git clone .*?)```", (ROOT / "README.md").read_text("utf8"), re.DOTALL)
    assert block is not None
    return block[1].replace("<address of this repository>", str(ROOT)).splitlines()


def test_there_are_two_commands() -> None:
    assert len(commands()) == 2


@pytest.mark.long
def test_the_two_commands_lead_to_the_playground(tmp_path: Path) -> None:
    """With nothing installed but Python, git and make; the packages come from wherever pip gets them here."""
    home = tmp_path / "home"
    home.mkdir()
    path = os.pathsep.join([str(Path(sys.base_prefix) / "bin"), os.defpath])
    where = {"HOME": str(home), "PATH": path, "PLAYGROUND_PORT": "0"}
    line = " && ".join([commands()[0], f"exec {commands()[1]}"])
    pipes = {"stdout": subprocess.PIPE, "text": True}
    with subprocess.Popen(["sh", "-c", line], cwd=tmp_path, env=where, **pipes) as process:  # type: ignore[call-overload]
        try:
            assert any(said.startswith("Playground: http://127.0.0.1:") for said in process.stdout)
        finally:
            process.terminate()
