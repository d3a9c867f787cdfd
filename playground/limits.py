"""Collecting what is wrong with a request, and saying it as Discord does.

Discord answers 400 with code 50035 and a tree of errors that follows the shape of the request (docs: Error
Messages). Lengths are counted in code points (guess: the documentation says "characters").
"""

from __future__ import annotations

from collections.abc import Sized
from typing import Any

from playground.errors import ApiError
from playground.wire import Wire


class Problems:
    """What is wrong with one request: pairs of a dotted path and an error."""

    def __init__(self) -> None:
        self.found: list[tuple[str, str, str]] = []

    def add(self, path: str, code: str, message: str) -> None:
        """Something is wrong at `path`, such as `components.0.label`."""
        self.found.append((path, code, message))

    def require(self, path: str, value: object) -> bool:
        """Note a missing field; whether it is there."""
        if value is None:
            self.add(path, "BASE_TYPE_REQUIRED", "This field is required")
        return value is not None

    def length(self, path: str, value: Sized | None, low: int, high: int) -> None:
        """Note a text or list that is too short or too long; `None` counts as empty."""
        size = len(value) if value is not None else 0
        if low <= size <= high:
            return
        if not value and low:
            self.add(path, "BASE_TYPE_REQUIRED", "This field is required")
        elif low:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
        else:
            self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")

    def within(self, path: str, value: int | None, low: int, high: int) -> None:
        """Note a number outside its range; `None` is fine."""
        if value is not None and not low <= value <= high:
            self.add(path, "NUMBER_TYPE_RANGE", f"Must be between {low} and {high}.")

    def one_of(self, path: str, value: object, allowed: tuple[object, ...]) -> None:
        """Note a value that is none of the allowed ones."""
        if value not in allowed:
            names = ", ".join(map(str, allowed))
            self.add(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{names}}}.")

    def distinct(self, path: str, values: list[Any], code: str, message: str) -> None:
        """Note values that occur twice."""
        if len(values) != len(set(values)):
            self.add(path, code, message)

    def refuse_if_any(self) -> None:
        """Raise 50035 if anything has been noted."""
        if self.found:
            raise ApiError(400, 50035, "Invalid Form Body", errors=self._tree())

    def _tree(self) -> Wire:
        tree: Wire = {}
        for path, code, message in self.found:
            node = tree
            for key in path.split(".") if path else []:
                node = node.setdefault(key, {})
            node.setdefault("_errors", []).append({"code": code, "message": message})
        return tree
