"""The language that shows what is English still."""

from __future__ import annotations

import pytest

from bot.speech import Speech
from data.catalogue import Catalogue
from games.api import Seat
from tests.words.pseudo import accented, english_in, pseudo

__all__ = ["pseudo"]


@pytest.mark.parametrize(
    ("text", "made"),
    [
        ("Draw again", "Ďřááŵ ááğááįįñ"),
        ("by VP", "bý VPý"),
        ("3 × 7", "3 × 7"),
        ("Use `/game move` at <t:1:R>", "Úšéé `/game move` ááť <t:1:R>"),
    ],
)
def test_every_word_is_accented_but_what_is_the_same_in_all_languages(text: str, made: str) -> None:
    assert accented(text) == made
    assert english_in(made) == []


@pytest.mark.parametrize(("text", "found"), [("«Ďřááŵ» again", ["again"]), ("VP 7", ["VP"]), ("A 7 m3 of", ["of"])])
def test_what_is_english_still_is_found(text: str, found: list[str]) -> None:
    assert english_in(text) == found


def test_messages_keep_their_variables(pseudo: Catalogue) -> None:
    speech = Speech(pseudo, "yunnan", ("Žőé",), plain=True)
    assert speech.say("event-bid", {"seat": Seat(0), "space": 5, "building": "post"}) == (
        "Žőé bįįďš 5 įįñ ťhéé «Ťřááďįįñğ Póóšť»."
    )
    assert pseudo.text("calls-since", instant=7) == "«<t:7:f> (<t:7:R>)»"


def test_a_message_is_framed(pseudo: Catalogue) -> None:
    assert pseudo.text("bot-button-draw") == "«Ďřááŵ ááğááįįñ»"


def test_names_of_commands_stay_legal(pseudo: Catalogue) -> None:
    assert pseudo.text("bot-name-game") == "game"
