"""Questions about the rules in Hungarian, where words change their ends."""

from __future__ import annotations

import pytest

from games.api import Setup
from tests.words.asking import ADVANCED, DULI, FIRST, SECOND, TAJ_MAHAL, answered


@pytest.mark.parametrize(
    ("setup", "question", "kind"),
    [
        (SECOND, "kihez megy a felügyelö?", "inspector"),
        (SECOND, "hogyan szerzek több útlevelet", "customs-office"),
        (SECOND, "Visszautazhatok Pu-erbe?", "not-back-to-puer"),
        (FIRST, "mennyit fizet a bank?", "bank-unequal"),
        (SECOND, "mikor van vége a játéknak", "end-by-points"),
        (FIRST, "pontok a teaházért", "teahouse-points-equal"),
        (SECOND, "kiszoríthatok azonos befolyású kereskedőt?", "displacing"),
        (SECOND, "hány lerakat lehet egy tartományban", "posts"),
        (ADVANCED, "licitálhatok többet, mint amennyi pénzem van?", "bids-beyond-money"),
        (DULI, "HOGYAN LICITÁL DÚLI", "duli-bids"),
    ],
)
def test_a_question_about_yunnan_finds_its_rule(setup: Setup, question: str, kind: str) -> None:
    assert answered("hu", "yunnan", setup, question) == kind


@pytest.mark.parametrize(
    ("question", "kind"),
    [
        ("passzolhatok?", "turn"),
        ("hány kártyát választhatok", "picking"),
        ("hazatérés kijátszás nélkül", "without-playing"),
        ("mennyit ér az áru", "goods"),
        ("mi van, ha elfogy a húzópakli", "draw-pile"),
        ("két egyforma befolyáslapka", "influence"),
    ],
)
def test_a_question_about_taj_mahal_finds_its_rule(question: str, kind: str) -> None:
    assert answered("hu", "taj_mahal", TAJ_MAHAL, question) == kind
