"""Words that know their other forms, as languages with cases, genders or articles need them within sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Self


class Word(str):
    """A word as it stands alone, or several in a list, with its other forms and facts of grammar by their names.

    They come from the attributes of the word's message; which ones there are is for each language to say.
    """

    __slots__ = ("forms",)
    forms: Mapping[str, str]

    def __new__(cls, text: str, forms: Mapping[str, str]) -> Self:
        """The word with its forms."""
        word = super().__new__(cls, text)
        word.forms = forms
        return word

    def __reduce__(self) -> tuple[Any, ...]:
        return Word, (str(self), self.forms)


def form(value: Any, name: str) -> Any:
    """The function FORM of messages: that form of a word, or the value itself where it has no such form."""
    return value.forms.get(name, value) if isinstance(value, Word) else value


def joined(items: Sequence[str], join: Callable[[Sequence[str]], str]) -> Word:
    """The items as one word, its forms the joined forms of the items."""
    names = sorted({name for item in items if isinstance(item, Word) for name in item.forms})
    return Word(join(items), {name: join([form(item, name) for item in items]) for name in names})
