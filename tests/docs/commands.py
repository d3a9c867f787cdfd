"""The commands, from the tree that goes to Discord."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from playground.wire import Wire

GROUPED = 2
"""Types of options up to this one are subcommands and groups of them."""


def of(tree: Sequence[Wire]) -> str:
    """A heading for each top-level command, and a line for each command with what it takes."""
    return "\n\n".join(_chapter(command) for command in tree)


def _chapter(command: Wire) -> str:
    told = [_ended(command["description"]), ""] if _below(command) else []
    head = [f"### /{command['name']}", "", *told, "| command | what it does |", "|---|---|"]
    return "\n".join([*head, *_rows(command, "")])


def _rows(command: Wire, prefix: str) -> Iterator[str]:
    name = f"{prefix}{command['name']}"
    for one in _below(command):
        yield from _rows(one, f"{name} ")
    if not _below(command):
        told = "".join(f"<br>{_option(option)}" for option in command.get("options", []))
        yield f"| `/{name}` | {_ended(command['description'])}{told} |"


def _below(command: Wire) -> list[Wire]:
    return [option for option in command.get("options", []) if option["type"] <= GROUPED]


def _option(option: Wire) -> str:
    need = "" if option.get("required") else " *(optional)*"
    return f"`{option['name']}`{need}: {_ended(option['description'])}"


def _ended(sentence: str) -> str:
    """With a full stop, and nothing that a table would take for its own."""
    return sentence.rstrip(".").replace("|", "\\|") + "."
