"""Files for hosts say what is so: commands that exist, settings that exist, and nobody's address."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.settings import Settings
from tests.bot.processes import ROOT

FILES = [
    ROOT / "README.md",
    ROOT / "Dockerfile",
    ROOT / "compose.yaml",
    ROOT / ".env.example",
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / "deploy").iterdir()),
]
KEYS = {item.name.upper() for item in fields(Settings)}


@pytest.fixture
def commands(capsys: pytest.CaptureFixture[str]) -> set[str]:
    """The commands that the bot has."""
    with pytest.raises(SystemExit):
        main(["--help"])
    listed = re.search(r"\{([a-z,]+)\}", capsys.readouterr().out)
    assert listed is not None
    return set(listed[1].split(","))


def named(path: Path) -> set[str]:
    """The commands that a file tells to run."""
    return set(re.findall(r"python -m bot ([a-z]+)", path.read_text("utf8")))


def test_every_command_that_is_told_of_exists(commands: set[str]) -> None:
    assert commands >= {"backup", "check", "invite", "purge"}
    assert {path.name: named(path) - commands for path in FILES if named(path) - commands} == {}


def test_every_command_is_told_of(commands: set[str]) -> None:
    assert commands <= set().union(*map(named, FILES))


def test_every_setting_is_in_the_example_and_each_in_the_example_is_one() -> None:
    example = (ROOT / ".env.example").read_text("utf8")
    assert re.findall(r"^([A-Z_]+)=", example, re.MULTILINE) == [item.name.upper() for item in fields(Settings)]


def test_every_setting_is_in_the_table_of_the_readme() -> None:
    readme = (ROOT / "README.md").read_text("utf8")
    assert re.findall(r"^\| `([A-Z_]+)`", readme, re.MULTILINE) == [item.name.upper() for item in fields(Settings)]


def test_an_empty_container_is_told_what_it_lacks() -> None:
    compose = (ROOT / "compose.yaml").read_text("utf8")
    assert set(re.findall(r"^ +([A-Z_]+):", compose, re.MULTILINE)) <= KEYS
    assert "${DISCORD_TOKEN:?" in compose


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_no_package_server_is_named(path: Path) -> None:
    assert not re.search(r"index-url|find-links|pypi\.org|:\d+/simple", path.read_text("utf8"))
