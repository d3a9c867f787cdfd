"""What is refused, and in which words."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.errors import TableError
from data.catalogue import catalogue

Fields = dict[str, str | int]


def refusal(read: Callable[..., object], *given: object) -> tuple[str, Fields]:
    """Why something is refused, in words that tell all its fields."""
    with pytest.raises(TableError) as refused:
        read(*given)
    fact = refused.value.fact
    fields = {name: value for name, value in fact.fields.items() if isinstance(value, str | int)}
    said = catalogue().text(f"bot-error-{fact.kind}", **fields)
    assert [value for value in fields.values() if str(value) not in said] == []
    return fact.kind, fields
