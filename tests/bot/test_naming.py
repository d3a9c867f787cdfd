"""Names in messages: no markup, no call, no link, nothing unseen, and no line that runs the other way."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.naming import bold, cleaned


@pytest.mark.parametrize(
    ("name", "left"),
    [
        ("Ann", "Ann"),
        ("  Ann \u3000 Bo\tx ", "Ann Bo x"),
        ("\u202eAnn\u2066", "Ann"),
        ("A\x00n\x1b[31mn\u2028", "An[31mn"),
        ("👩\u200d👩\u200d👧", "👩\u200d👩\u200d👧"),
        ("مى\u200cشود", "مى\u200cشود"),
        ("林妹妹", "林妹妹"),
        ("\u3164\u200d\u2800", ""),
        ("\u200b", ""),
    ],
)
def test_what_cannot_be_seen_is_left_out(name: str, left: str) -> None:
    assert cleaned(name) == left


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("*B_e`n|~", r"\*B\_e\`n\|\~"),
        ("@everyone", "@\u200beveryone"),
        ("<@123456789012345678>", "<\u200b@\u200b123456789012345678>"),
        ("<#123456789012345678>", "<\u200b#123456789012345678>"),
        ("<t:1:R>", "<\u200bt:1:R>"),
        ("https://a_b.example", "https:\u200b//a\\_b.example"),
        ("# Ann", r"\# Ann"),
        ("مريم", "\u2068مريم\u2069"),
        ("שמש 3", "\u2068שמש 3\u2069"),
        ("林", "林"),
    ],
)
def test_a_name_has_no_effect_in_a_message(name: str, said: str) -> None:
    assert bold(name) == f"**{said}**"


@given(st.text(max_size=32))
def test_whatever_is_left_of_a_name_stands_in_one_line(name: str) -> None:
    left = cleaned(name)
    assert cleaned(left) == left
    assert len(left) <= len(name)
    assert left == left.strip()
    assert not any(unicodedata.category(char) in ("Cc", "Zl", "Zp") for char in left)
    assert not set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069") & set(left)
