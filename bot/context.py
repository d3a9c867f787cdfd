"""What is being done just now, for the log: at which table, of which game, at which revision, and which bug it met."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from types import MappingProxyType
from typing import TypeAlias

Facts: TypeAlias = Mapping[str, str | int]
"""By their keys in the log: `game`, `table`, `channel`, `revision`, and `bug`, the short id that a person was told."""

_facts: ContextVar[Facts] = ContextVar("facts", default=MappingProxyType({}))


def facts() -> Facts:
    """What is known of what is being done."""
    return _facts.get()


def note(**more: str | int) -> None:
    """Know more from here on, in this task and in those that it begins."""
    _facts.set({**facts(), **more})


@contextmanager
def about(**known: str | int) -> Iterator[None]:
    """Know this and nothing else as long as this lasts; what is noted meanwhile is forgotten with it."""
    before = _facts.set(known)
    try:
        yield
    finally:
        _facts.reset(before)
