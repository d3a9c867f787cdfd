"""The locks are in step with `pyproject.toml`: after a change there, run `make lock`."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.house import tree

PROJECT: dict[str, Any] = tomllib.loads((tree.ROOT / "pyproject.toml").read_text("utf8"))
WANTED = {"run": PROJECT["project"]["dependencies"], "dev": PROJECT["dependency-groups"]["dev"]}
DIRECT = [
    (name, wanted)
    for name, lists in {"run": ["run"], "dev": ["run", "dev"]}.items()
    for part in lists
    for wanted in WANTED[part]
]


def entries(name: str) -> list[str]:
    """The requirements of a lock, each with its hashes in one line."""
    text = (tree.ROOT / "requirements" / f"{name}.txt").read_text("utf8")
    return text.replace("\\\n", " ").splitlines()


def pins(name: str) -> dict[str, str]:
    """The locked version of each package."""
    found = (re.match(r"([\w.-]+)==([\w.+!-]+)", entry) for entry in entries(name))
    return {canonicalize_name(pin[1]): pin[2] for pin in found if pin}


@pytest.mark.parametrize(("lock", "wanted"), DIRECT)
def test_what_the_project_asks_for_is_locked(lock: str, wanted: str) -> None:
    requirement = Requirement(wanted)
    assert requirement.specifier.contains(pins(lock)[canonicalize_name(requirement.name)])


@pytest.mark.parametrize("lock", ["run", "dev"])
def test_every_locked_package_has_a_version_and_hashes(lock: str) -> None:
    assert [entry for entry in entries(lock) if not re.match(r"[\w.-]+==\S+ .*--hash=sha256:[0-9a-f]{64}", entry)] == []


def test_development_uses_the_versions_that_hosts_run() -> None:
    assert pins("run").items() <= pins("dev").items()
