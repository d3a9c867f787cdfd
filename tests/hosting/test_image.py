"""The image that the Dockerfile makes, by its own lines: what is copied runs, and needs nothing else."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from tests.bot.processes import ROOT, environment

DOCKERFILE = (ROOT / "Dockerfile").read_text("utf8")
STAGE = DOCKERFILE.replace("\\\n", " ").rpartition("\nFROM ")[2].splitlines()
"""The lines of the last stage: the image itself."""
HOME = "/caravanserai"
"""Where the image has the program."""


def given(instruction: str) -> list[str]:
    """What follows an instruction, each time that it is there."""
    return [line.removeprefix(f"{instruction} ") for line in STAGE if line.startswith(f"{instruction} ")]


def copied() -> dict[str, str]:
    """By what it is here, where it is in the image."""
    lines = [line.split() for line in given("COPY") if not line.startswith("--from=packages ")]
    return {source: target + source if target.endswith("/") else target for source, target in lines}


def variables() -> dict[str, str]:
    found = dict(pair.split("=", 1) for line in given("ENV") for pair in line.split())
    found.pop("PATH")
    return found


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What is copied, and an empty volume and home."""
    root = tmp_path_factory.mktemp("image")
    for source, target in copied().items():
        place = root / target.lstrip("/")
        place.parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / source).is_dir():
            shutil.copytree(ROOT / source, place, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / source, place)
    for folder in ("data", "home"):
        (root / folder).mkdir()
    return root


def command(instruction: str) -> list[str]:
    """A command of the image, with this Python for its own."""
    (line,) = given(instruction)
    program, *arguments = json.loads(line[line.index("[") :])
    assert program == "python"
    return [sys.executable, *arguments]


def written(image: Path) -> list[str]:
    """The files outside the volume."""
    return sorted(str(path) for folder in ("caravanserai", "home") for path in (image / folder).rglob("*"))


def test_what_is_copied_is_enough_to_run_and_to_be_looked_at(image: Path) -> None:
    """Without a token it is the playground that runs. Only the volume is written to."""
    settings = {name: value.replace(HOME, f"{image}{HOME}") for name, value in variables().items()}
    there = environment(**settings, HOME=str(image / "home"), PYTHONDONTWRITEBYTECODE="1", DATABASE="games.db")
    before = written(image)
    volume = image / given("WORKDIR")[0].lstrip("/")
    with subprocess.Popen(command("CMD"), cwd=volume, env=there, text=True, stdout=subprocess.PIPE) as bot:
        try:
            assert bot.stdout is not None
            assert bot.stdout.readline().startswith("Playground: ")
            assert subprocess.run(command("HEALTHCHECK"), cwd=volume, env=there, check=False).returncode == 0
            bot.terminate()
            assert bot.wait(20) == 0
        finally:
            bot.kill()
    assert written(image) == before
    assert [path.name for path in volume.iterdir()] == ["games.db"]


def test_whatever_is_imported_is_installed() -> None:
    locked = (ROOT / "requirements" / "run.txt").read_text("utf8")
    names = {canonical(name) for name in re.findall(r"^([\w.-]+)==", locked, re.MULTILINE)}
    owners = packages_distributions()
    assert {canonical(owner) for name in imported() for owner in owners.get(name, ())} <= names
    assert "aiosqlite" in imported() & names


def imported() -> set[str]:
    """The packages that any module of the image imports."""
    sources = [path.read_text("utf8") for source in copied() for path in (ROOT / source).rglob("*.py")]
    return {name for text in sources for name in re.findall(r"^\s*(?:from|import) (\w+)", text, re.MULTILINE)}


def canonical(name: str) -> str:
    return re.sub("[-_.]+", "-", name).lower()


def test_nothing_but_what_is_copied_can_get_into_the_image() -> None:
    lines = (ROOT / ".dockerignore").read_text("utf8").splitlines()
    assert lines[1] == "*"
    assert {line[1:] for line in lines if line.startswith("!")} == {*copied(), "requirements"}


def test_the_image_runs_as_nobody_and_keeps_its_data_in_one_volume() -> None:
    assert given("USER") == ["caravanserai"]
    assert STAGE.index("USER caravanserai") > max(n for n, line in enumerate(STAGE) if line.startswith(("RUN", "COPY")))
    assert given("VOLUME") == given("WORKDIR") == ["/data"]
