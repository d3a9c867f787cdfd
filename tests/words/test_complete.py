"""What is said of a language that is not complete."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from data import catalogue, complete, languages
from data.__main__ import main
from data.complete import faults

ENGLISH = """
plain = Draw again
# $count: how many
counted = { $name } wins
event = { $seat } passes
    .several = { $seat } pass
word = horse
typed = `/game rules`
"""
WHOLE = """
plain = Újra
counted = { $count ->
    [one] { $name } nyert
   *[other] { $name } nyertek
}
event = { $seat } passzol
    .several = { $seat } passzol
word = ló
    .acc = lovat
typed = `/game rules`
"""


@pytest.fixture
def faulty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[str]]:
    """What is wrong with a language of one file, and perhaps a list of what is as in English."""
    monkeypatch.setattr(catalogue, "LOCALES", tmp_path)
    for name in ("en", "xx"):
        (tmp_path / name).mkdir()
    monkeypatch.setattr(languages, "LANGUAGES", {"en": "en_GB"})
    (tmp_path / "en" / "all.ftl").write_text(ENGLISH, "utf8")

    def found(text: str, same: str = "", file: str = "all.ftl") -> list[str]:
        (tmp_path / "xx" / file).write_text(text, "utf8")
        if same:
            (tmp_path / "xx" / complete.SAME).write_text(same, "utf8")
        return faults("xx")

    return found


def test_nothing_is_wrong_with_a_whole_language(faulty: Callable[..., list[str]]) -> None:
    """A word may have forms; a message may use what English does not, if its comment tells of it."""
    assert faulty(WHOLE) == []


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("plain = Újra\n", "", "xx/all.ftl: `plain` is missing"),
        ("    .several = { $seat } passzol\n", "", "xx/all.ftl: `event` has no `.several`"),
        ("word = ló", "more = még\nword = ló", "xx/all.ftl: `more` is not in English"),
        ("plain = Újra", "plain = Újra\nplain = Megint", "xx/all.ftl: `plain` is in all.ftl already"),
        ("$seat } passzol\n    .", "$who } passzol\n    .", "xx/all.ftl: `event` is not given `$who`"),
        ("\n    .several", "\n    .more = { $seat }\n    .several", "xx/all.ftl: nobody asks for `.more` of `event`"),
        ("Újra", '{ FORM($x, "gen") }', "xx/all.ftl: `plain` asks for the form `gen`, which no word has"),
        ("Újra", "{ -bot }", "xx/all.ftl: `plain` refers to `-bot`, which there is not"),
        ("Újra", "{ nothing }", "xx/all.ftl: `plain` refers to `nothing`, which there is not"),
        (
            "Újra",
            "Draw again",
            "xx/all.ftl: `plain` is as in English; if it shall be, same.txt has to name it",
        ),
    ],
)
def test_what_is_wrong_is_said_with_file_and_key(
    faulty: Callable[..., list[str]], old: str, new: str, said: str
) -> None:
    assert old in WHOLE
    assert said in faulty(WHOLE.replace(old, new, 1))


def test_what_cannot_be_read_is_said_with_its_line(faulty: Callable[..., list[str]]) -> None:
    assert faulty(WHOLE.replace("Újra", "{ $x"))[0].startswith("xx/all.ftl: line 2 cannot be read: Expected ")


def test_a_file_that_is_missing_is_one_fault(faulty: Callable[..., list[str]]) -> None:
    assert faulty("", file="other.ftl") == [
        "xx/all.ftl is missing, with 5 messages",
        "xx/other.ftl: English has no such file",
    ]


def test_a_message_in_the_wrong_file_is_said(faulty: Callable[..., list[str]]) -> None:
    faulty(WHOLE.replace("plain = Újra\n", ""))
    assert "xx/other.ftl: `plain` belongs into all.ftl" in faulty("plain = Újra", file="other.ftl")


def test_what_is_as_in_english_on_purpose_is_named(faulty: Callable[..., list[str]]) -> None:
    assert faulty(WHOLE.replace("Újra", "Draw again"), same="pl*") == []


def test_what_is_named_as_in_english_but_is_not_is_said(faulty: Callable[..., list[str]]) -> None:
    assert faulty(WHOLE, same="plain") == ["xx/same.txt: nothing is as in English for `plain`"]


def test_the_command_names_every_fault_and_fails(
    faulty: Callable[..., list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    (fault,) = faulty(WHOLE.replace("plain = Újra\n", ""))
    assert main(["xx"]) == 1
    assert capsys.readouterr().out.splitlines() == [fault, "xx: 4 of 5 messages; 1 to mend"]


def test_the_command_says_nothing_bad_of_a_whole_language(
    faulty: Callable[..., list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    faulty(WHOLE)
    monkeypatch.setattr(languages, "LANGUAGES", {"en": "en_GB", "xx": "hu_HU"})
    assert main([]) == 0
    assert "xx: 5 of 5 messages; 0 to mend" in capsys.readouterr().out
