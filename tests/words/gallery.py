"""Everything that is drawn and said of games, in a language: pictures as scenes, and texts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import renderer
from bot.rulebook import figures_of, rules_of
from bot.speech import Speech
from data.catalogue import Catalogue
from games.api import Fact, Setup
from games.codec import fields_of, name_of
from games.registry import GAMES
from renderer import charts, score_table
from renderer.course import course_of
from renderer.drawn import drawn
from renderer.scene import Scene, Text
from renderer.strip import preview_strip
from tests.renderer.extremes import POSITIONS as YUNNAN
from tests.renderer.positions import seated
from tests.renderer.recorded import NAMES, game, people
from tests.renderer.taj_mahal.positions import HANDS, VISITS
from tests.renderer.taj_mahal.positions import POSITIONS as TAJ_MAHAL

PEOPLE = ("Žőé", "Čő", "Ěňá", "Ůřľ", "Þðé")
"""Short names in letters that English does not have."""
VIEWS: dict[str, Any] = {
    **{f"yunnan {name}": view for name, view in YUNNAN.items() if not name.startswith("herd")},
    **{f"taj_mahal {name}": view for name, view in (TAJ_MAHAL | VISITS | HANDS).items()},
}


OPEN = ("taj_mahal over", "taj_mahal crowd")
"""Views at which the hands of all are shown."""


def names_at(view: Any) -> tuple[str, ...]:
    """By seat, who sits at a table."""
    return seated(view, PEOPLE) if hasattr(view, "colours") else PEOPLE[: len(view.players)]


def held(view: Any) -> tuple[tuple[str, ...], ...]:
    """Some cards for each seat, or none."""
    cards = tuple(getattr(view.edition, "cards", ()))
    return tuple(cards[seat * 7 : seat * 7 + 9] for seat in range(len(view.players)))


def scenes(words: Catalogue) -> Iterator[tuple[str, Scene]]:
    """Boards, hands, charts, final tables and the strip of a preview, each with what it is."""
    for name, view in VIEWS.items():
        names, pictures = names_at(view), drawn(view)
        yield name, renderer.scene_of(view, names, words)
        if own := pictures.hand_of(view, names, words):
            yield f"{name}: hand", own
        if (hands := pictures.hands_of(view, held(view), names, words)) and name in OPEN:
            yield f"{name}: hands of all", hands
        if pictures.scores(view) and (table := score_table.scene_of(view, names, words)):
            yield f"{name}: scores", table
    for name in NAMES:
        yield f"{name}: charts", charts.scene_of(course_of(game(name), words), people(name, words, PEOPLE), words)
    yield "preview", preview_strip("", words)


def written(words: Catalogue) -> Iterator[tuple[str, str]]:
    """What is written on all of them."""
    for name, scene in scenes(words):
        yield from ((name, item.text) for item in scene.items if isinstance(item, Text))


def told(words: Catalogue) -> Iterator[tuple[str, str]]:
    """Boards, hands, charts and scores in words and as alt texts, each with what it is."""
    for name, view in VIEWS.items():
        seen = (view, names_at(view), words)
        parts = (*renderer.text_board(*seen), *renderer.hand_text(*seen), *renderer.scores_text(*seen))
        yield from ((name, text) for text in (*parts, *alt_texts(view, words)))
        yield from ((name, cards) for _, cards in drawn(view).hands_told(view, held(view), *seen[1:]))
    for name in NAMES:
        shown = people(name, words, PEOPLE)
        yield from ((f"{name}: charts", text) for text in renderer.chart_text(game(name), shown, words))


def alt_texts(view: Any, words: Catalogue) -> Iterator[str]:
    """What stands for the pictures of a view: its board, the hand of its viewer, the final table."""
    seen = (view, names_at(view), words)
    yield from (renderer.alt_text(*seen), renderer.headline(*seen))
    yield from drawn(view).hand_sentences(*seen)
    yield from score_table.sentences(*seen)


def answers(words: Catalogue) -> Iterator[tuple[str, str]]:
    """Rules and figures of every variant of every game, each with its game."""
    for key, rules in GAMES.items():
        speech = Speech(words, key, PEOPLE, plain=True)
        for edition in rules.editions:
            for options in ((), rules.options(edition)):
                setup = Setup(edition, rules.seats(edition)[0], tuple(options))
                yield from ((key, f"{rule.title}: {rule.text}") for rule in rules_of(rules, setup, speech))
                yield from ((key, line) for line in figures_of(rules, setup, speech))
                yield from ((key, f"{speech.option(one)}: {speech.about_option(one)}") for one in options)
            yield key, speech.edition(edition)


def asked(words: Catalogue) -> Iterator[tuple[str, str]]:
    """What commands, their options and menus of games say, each with its action."""
    for key, rules in GAMES.items():
        speech = Speech(words, key, PEOPLE, plain=True)
        for kind in (*rules.actions, *rules.orders):
            name = name_of(kind)
            yield name, f"{speech.verb(kind, Fact('any'))}: {speech.command(name)}"
            for spec in (spec for spec in fields_of(kind) if speech.has(f"field-{spec.name}")):
                yield name, f"{speech.field(spec.name)}: {speech.describe(name, spec.name)}"
