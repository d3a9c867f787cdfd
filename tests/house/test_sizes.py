from __future__ import annotations

from statistics import median, quantiles
from textwrap import dedent

from tests.house import tree

EXAMPLE = dedent('''
    """What it is."""

    LIMIT = 3
    """Its unit."""


    # Why it is so.
    @cached
    def sentence(
        text: str,
    ) -> str:
        """What it says."""
        quoted = """
        kept"""

        return quoted  # not the text
''')


def lengths(*, tests: bool) -> list[int]:
    paths = (path for path in tree.modules() if tree.name_of(path).startswith("tests/") == tests)
    return [length for path in paths for _, length in tree.functions(path.read_text("utf8"))]


def test_blank_lines_comments_and_docstrings_are_no_code() -> None:
    assert tree.code_lines(EXAMPLE) == {4, 9, 10, 11, 12, 14, 15, 17}


def test_a_function_is_measured_without_its_decorators() -> None:
    assert [(node.name, length) for node, length in tree.functions(EXAMPLE)] == [("sentence", 6)]


def test_a_module_has_at_most_250_lines_of_code() -> None:
    found = {tree.name_of(path): len(tree.code_lines(path.read_text("utf8"))) for path in tree.modules()}
    assert {name: length for name, length in found.items() if length > 250} == {}


def test_a_function_has_at_most_30_lines_of_code() -> None:
    found = (
        (tree.name_of(path), *entry) for path in tree.modules() for entry in tree.functions(path.read_text("utf8"))
    )
    assert [(name, node.name, length) for name, node, length in found if length > 30] == []


def test_most_functions_are_short() -> None:
    """Half of them have at most 6 lines of code, nine in ten at most 15."""
    found = lengths(tests=False)
    assert median(found) <= 6
    assert quantiles(found, n=10)[-1] <= 15
