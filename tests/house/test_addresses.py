from __future__ import annotations

import re

import pytest

from tests.house import tree

PACKAGE_SERVER = re.compile(
    r"\b(pypi\.org|pythonhosted\.org|npmjs\.(org|com)|yarnpkg\.com|anaconda\.org|deb\.debian\.org|archive\.ubuntu\.com)"
    r"|(extra-)?index-url[ =]+\w|find-links[ =]+\S"
)
MACHINE = re.compile(r"(?<![\w.])(file:/{3}\w|/(work|root|tmp|home|Users|opt)/\w)")


def lines(pattern: re.Pattern[str]) -> list[tuple[str, str]]:
    """The lines of all files in which something is found, with the file."""
    texts = ((tree.name_of(path), path.read_text("utf8", errors="ignore")) for path in tree.tracked())
    return [(name, line) for name, text in texts for line in text.splitlines() if pattern.search(line)]


def test_no_file_names_a_package_server() -> None:
    assert lines(PACKAGE_SERVER) == []


def test_no_file_names_a_place_on_one_machine() -> None:
    assert lines(MACHINE) == []


@pytest.mark.parametrize("line", ["https://files.python" + "hosted.org/packages", "--index" + "-url=http://x"])
def test_a_package_server_is_noticed(line: str) -> None:
    assert PACKAGE_SERVER.search(line)


@pytest.mark.parametrize(
    ("line", "named"), [("/" + "root/bot.db", True), ("data/" + "work/x", False), ("file:" + "///x", True)]
)
def test_a_place_on_one_machine_is_noticed(line: str, named: bool) -> None:
    assert bool(MACHINE.search(line)) == named
