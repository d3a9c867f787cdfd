"""Repeating in an error what came from outside, however long or deep it may be."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from reprlib import Repr

_SHORT = Repr()
_SHORT.maxlevel = 3
_SHORT.maxstring = _SHORT.maxlong = _SHORT.maxother = 80
_SHORT.maxdict = _SHORT.maxlist = _SHORT.maxtuple = 8


def brief(value: object) -> str:
    """A value as Python writes it, on one line, cut where it is long or deep."""
    return _SHORT.repr(value)


def named(words: Iterable[str]) -> str:
    """The first few names, as they are; what is no name is given as by `brief`."""
    first = islice(words, _SHORT.maxlist)
    return ", ".join(word if word.isidentifier() and len(word) <= _SHORT.maxstring else brief(word) for word in first)
