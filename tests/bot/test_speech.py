"""Values to sentences."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.naming import bold, escaped
from bot.speech import Speech, clipped, shortened
from bot.story import story
from data.catalogue import catalogue
from games.api import Event, Fact, Seat
from games.codec import fields_of, name_of
from games.registry import GAMES
from games.yunnan.actions import Build, Take, Travel

ROOT = Path(__file__).parents[2]
NAMES = ("Ann", "*B_e`n|~", "@everyone")
SPEECH = Speech(catalogue(), "yunnan", NAMES)
PLAIN = Speech(catalogue(), "yunnan", NAMES, plain=True)


def test_a_seat_is_a_name_in_bold() -> None:
    assert SPEECH.value(Seat(0)) == "**Ann**"
    assert PLAIN.value(Seat(0)) == "Ann"


def test_a_name_in_a_message_has_no_effect() -> None:
    assert SPEECH.name(Seat(1)) == r"**\*B\_e\`n\|\~**"
    assert "@everyone" not in SPEECH.name(Seat(2))
    assert "<@123456789012345678>" not in bold("<@123456789012345678>")
    assert escaped("@here [a](http://b)") != "@here [a](http://b)"
    assert bold("> q # h").startswith("**")


def test_a_name_in_a_menu_is_as_it_is() -> None:
    assert [PLAIN.choice("displaced", Seat(number)) for number in range(3)] == list(NAMES)
    assert [SPEECH.choice("displaced", Seat(number)) for number in range(3)] == list(NAMES)


def test_terms_are_translated_and_lists_joined() -> None:
    assert SPEECH.value("trading_school") == "Trading School"
    assert SPEECH.value("unheard of") == "unheard of"
    assert SPEECH.value(("kang", Seat(0), 3)) == "Kang, **Ann** and 3"
    assert SPEECH.value(None) == "none"


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Ann scores 12 points."), ("el", "Ann κερδίζει 12 πόντους."), ("hu", "Ann 12 pontot szerez.")],
)
def test_nothing_is_said_of_money_where_all_income_is_converted(language: str, said: str) -> None:
    event = Event("converted", {"seat": Seat(0), "amount": 12, "money": 0})
    assert Speech(catalogue(language), "yunnan", ("Ann",), plain=True).event(event) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ann withdraws from: Trading School (×2) and Customs Office."),
        ("el", "Ann αποσύρεται από τη Σχολή Εμπορίου (×2) και το Τελωνείο."),
        ("hu", "Ann kivonul a Kereskedőiskolából (×2) és a Vámhivatalból."),
    ],
)
def test_what_is_several_times_in_a_list_is_said_once(language: str, said: str) -> None:
    event = Event("withdrawn", {"seat": Seat(0), "buildings": ("trading_school", "customs_office", "trading_school")})
    assert Speech(catalogue(language), "yunnan", ("Ann",), plain=True).event(event) == said


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("trading school", "trading_school"),
        (" TIBET ", "tibet"),
        ("puer", "puer"),
        ("Pu'er", "puer"),
        ("Pu’er", "puer"),
        ("custo", "customs_office"),
        ("Moon", "moon"),
    ],
)
def test_a_term_is_found_by_its_words(words: str, key: str) -> None:
    assert SPEECH.key_of(words) == key


PROMPT = Fact("any")


def test_an_action_is_said_in_a_line() -> None:
    assert PLAIN.action(Travel("puer", "kang"), PROMPT) == "Travel from Pu’er to Kang"
    assert PLAIN.action(Travel("puer", "kang", Seat(0)), PROMPT) == "Travel from Pu’er to Kang and displace Ann"
    assert PLAIN.action(Take("building_yard", "post"), PROMPT) == "Take a Trading Post from the Building Yard"
    assert PLAIN.action(Build("bridge", "yunnan-kang"), PROMPT) == "Build a Bridge over Yunnan–Kang"


def test_a_story_is_for_its_reader() -> None:
    events = (Event("passed", {"seat": Seat(0), "traders": 0}), Event("took-blocker", {"seat": Seat(1)}, to=Seat(1)))
    assert story(SPEECH, events) == ["**Ann** passes."]
    assert len(story(SPEECH, events, Seat(1))) == 2
    assert story(SPEECH, events, Seat(0)) == ["**Ann** passes."]


def test_lines_too_many_lose_the_oldest() -> None:
    lines = [f"line {number}" for number in range(1000)]
    text = shortened(lines, 100)
    assert len(text) <= 100
    assert text.startswith("…\nline ")
    assert text.endswith("line 999")
    assert shortened(["a", "b"]) == "a\nb"
    assert shortened([]) == ""
    assert len(shortened(["x" * 500], 100)) <= 100


@pytest.mark.parametrize(("text", "cut"), [("abc", "abc"), ("abcd", "ab…"), ("a  d", "a…")])
def test_text_is_cut_with_an_ellipsis(text: str, cut: str) -> None:
    assert clipped(text, 3) == cut


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_command_and_option_of_a_game_is_described(game: object) -> None:
    rules = GAMES[getattr(game, "key", "")]
    speech = Speech(catalogue(), rules.key, (), plain=True)
    for kind in rules.actions:
        said = [speech.verb(kind, PROMPT), speech.command(name_of(kind))]
        for spec in fields_of(kind):
            said += [speech.field(spec.name), speech.describe(name_of(kind), spec.name)]
        assert all(0 < len(text) <= 100 for text in said)


def literals(*functions: str) -> Iterator[tuple[str, str]]:
    """The first argument, and where, of every call of these functions in the bot and its commands."""
    for path in (*ROOT.glob("bot/**/*.py"), *ROOT.glob("cogs/*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                if name in functions:
                    yield str(node.args[0].value), path.name


def test_every_refusal_has_its_words() -> None:
    kinds = set(literals("TableError"))
    assert len(kinds) > 15
    assert [kind for kind, _ in kinds if f"bot-error-{kind}" not in catalogue()] == []


def test_every_sentence_of_the_bot_is_in_the_catalogue() -> None:
    keys = {key for key, _ in literals("text", "word") if key.startswith("bot-")}
    assert len(keys) > 30
    assert [key for key in keys if key not in catalogue()] == []
