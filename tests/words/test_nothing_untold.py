"""A sentence tells in every language what it tells in English."""

from __future__ import annotations

import pytest

from data.complete import words_of
from data.languages import DEFAULT
from tests.words.tried import TRIED

BY_FORM = {("board-wins", "count")}
"""What English needs for its plural alone, and another language may do without."""


@pytest.mark.parametrize("language", [language for language in TRIED if language != DEFAULT])
def test_no_variable_of_a_message_is_left_out(language: str) -> None:
    words = words_of(language).entries
    untold = {
        (key, name)
        for key, entry in words_of(DEFAULT).entries.items()
        if key in words
        for name in entry.variables - words[key].variables
    }
    assert untold - BY_FORM == set()
