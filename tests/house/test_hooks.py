"""What runs before each commit is what `make check` runs."""

from __future__ import annotations

import re

from tests.house import tree


def test_the_hooks_are_the_parts_of_make_check() -> None:
    hooks = (tree.ROOT / ".pre-commit-config.yaml").read_text("utf8")
    check = re.search(r"^check:([a-z ]+)", (tree.ROOT / "Makefile").read_text("utf8"), re.MULTILINE)
    assert check is not None
    assert re.findall(r"entry: make --silent (\w+)", hooks) == check[1].split()
