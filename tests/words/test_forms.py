"""Forms of words: cases, genders and the like, which a language gives as attributes of its terms."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.speech import Speech
from data.catalogue import Catalogue, catalogue
from games.api import Seat
from tests.words.making import language

GREEK = """
yunnan-term-horse_trader = ο Έμπορος Αλόγων
    .acc = τον Έμπορο Αλόγων
    .gender = m
yunnan-term-customs_office = το Τελωνείο
    .acc = το Τελωνείο
yunnan-event-bid = { $seat }: { $space } για { FORM($building, "acc") }
yunnan-event-took = { FORM($structure, "gender") ->
    [m] ένας
   *[other] ένα
}
yunnan-event-order = { FORM($seats, "acc") }
"""


@pytest.fixture
def greek(tmp_path: Path) -> Iterator[Catalogue]:
    """A language with cases."""
    with language("xx", {"yunnan.ftl": GREEK}, tmp_path / "locales", "el_GR"):
        yield catalogue("xx")


@pytest.fixture
def speech(greek: Catalogue) -> Speech:
    return Speech(greek, "yunnan", ("Ann", "Ben"), plain=True)


def test_a_message_uses_a_form_of_a_term(speech: Speech) -> None:
    said = speech.say("event-bid", {"seat": Seat(0), "space": 5, "building": "horse_trader"})
    assert said == "Ann: 5 για τον Έμπορο Αλόγων"


def test_a_form_chooses_among_variants(speech: Speech) -> None:
    assert speech.say("event-took", {"structure": "horse_trader"}) == "ένας"
    assert speech.say("event-took", {"structure": "customs_office"}) == "ένα"


def test_a_word_alone_stands_in_its_plain_form(speech: Speech) -> None:
    assert speech.term("horse_trader") == "ο Έμπορος Αλόγων"


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (Seat(1), "Ben"),
        (7, "7"),
        (None, "none"),
        ("unheard of", "unheard of"),
        ("bridge", "Bridge"),
    ],
)
def test_what_has_no_such_form_stands_as_it_is(speech: Speech, value: str | int | Seat | None, said: str) -> None:
    assert speech.say("event-order", {"seats": value}) == said


def test_a_list_has_the_forms_of_its_items(speech: Speech) -> None:
    said = speech.say("event-order", {"seats": ("horse_trader", Seat(0), "customs_office", 7)})
    assert said == "τον Έμπορο Αλόγων, Ann, το Τελωνείο και 7"


def test_words_with_forms_go_to_another_process(greek: Catalogue) -> None:
    word = greek.word("yunnan-term-horse_trader")
    copy = pickle.loads(pickle.dumps(word))  # noqa: S301 - just written
    assert (copy, copy.forms) == (word, {"acc": "τον Έμπορο Αλόγων", "gender": "m"})


def test_a_term_that_is_missing_is_an_error() -> None:
    with pytest.raises(KeyError):
        catalogue().word("yunnan-term-moon")
