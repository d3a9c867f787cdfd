"""The words in which people type times, such as the units of lengths: in English, and besides in their own language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

from bot.speech import bare
from data.catalogue import DEFAULT, Catalogue, catalogue

PREFIX = "typed-"
"""How the messages with these words begin, a message for what means the same; its first word is the chief one."""
OFF, PAUSE = f"{PREFIX}off", f"{PREFIX}pause"
_WORD = re.compile(r"[^\W\d_]+(?:\.[^\W\d_]+)*\.?")
"""A word, which may be an abbreviation such as "p.m."."""


@dataclass(frozen=True, slots=True)
class Notation:
    """What the words mean: for each, as it is compared, the chief English one, in which everything is read and kept."""

    meant: Mapping[str, str]

    def plain(self, typed: str) -> str:
        """What has been typed, with the chief English words for those that are known."""
        return _WORD.sub(lambda found: self.meant.get(_compared(found[0]), found[0]), typed).strip()

    def is_none(self, typed: str) -> bool:
        """Whether nothing is wished for, as with `off`."""
        return self.plain(typed) in ("", _chief(OFF))

    def is_pause(self, typed: str) -> bool:
        """Whether the weekends are to pause that are those of who has typed this."""
        return self.plain(typed) == _chief(PAUSE)


def words_for(key: str, words: Catalogue) -> tuple[str, ...]:
    """The words of a message, the chief one first."""
    return tuple(word.strip() for word in words.text(key).split(","))


def _chief(key: str) -> str:
    return words_for(key, catalogue(DEFAULT))[0]


def _compared(word: str) -> str:
    return bare(word).replace(".", "")


@lru_cache(maxsize=8)
def notation_of(*languages: str) -> Notation:
    """The notation that languages have; where they differ, the first of them counts, and English last."""
    english = catalogue(DEFAULT)
    meant = {
        _compared(word): _chief(key)
        for words in (english, *map(catalogue, reversed(languages)))
        for key in english.keys(PREFIX)
        for word in words_for(key, words)
    }
    return Notation(MappingProxyType(meant))


ENGLISH = notation_of(DEFAULT)
"""In which lengths of time are stored, too."""
