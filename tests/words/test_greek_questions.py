"""Questions about the rules in Greek, where words change their ends, and many leave out the accents."""

from __future__ import annotations

import pytest

from games.api import Setup
from tests.words.asking import ADVANCED, DULI, FIRST, SECOND, TAJ_MAHAL, answered


@pytest.mark.parametrize(
    ("setup", "question", "kind"),
    [
        (SECOND, "ποιον διώχνει ο επιθεωρητής;", "inspector"),
        (SECOND, "πως παιρνω περισσοτερες αδειες συνορων", "customs-office"),
        (SECOND, "μπορώ να γυρίσω πίσω στο Πουέρ;", "not-back-to-puer"),
        (FIRST, "πόσα πληρώνει η τράπεζα;", "bank-unequal"),
        (SECOND, "πότε τελειώνει το παιχνίδι", "end-by-points"),
        (FIRST, "πόντοι για οίκους τσαγιού", "teahouse-points-equal"),
        (SECOND, "εκτοπίζω έμπορο με ίδια επιρροή;", "displacing"),
        (SECOND, "πόσους εμπορικούς σταθμούς μπορώ να έχω σε μια επαρχία", "posts"),
        (ADVANCED, "μπορώ να προσφέρω περισσότερα από τα χρήματα που έχω;", "bids-beyond-money"),
        (DULI, "ΠΩΣ ΚΑΝΕΙ ΠΡΟΣΦΟΡΕΣ Η ΝΤΟΥΛΙ", "duli-bids"),
    ],
)
def test_a_question_about_yunnan_finds_its_rule(setup: Setup, question: str, kind: str) -> None:
    assert answered("el", "yunnan", setup, question) == kind


@pytest.mark.parametrize(
    ("question", "kind"),
    [
        ("μπορώ να πάω πάσο;", "turn"),
        ("πόσες κάρτες διαλέγω", "picking"),
        ("αποχώρηση χωρίς κάρτα", "without-playing"),
        ("πόσο αξίζουν τα αγαθά", "goods"),
        ("τι γίνεται αν τελειώσει η στοίβα", "draw-pile"),
        ("δύο ίδια πλακίδια επιρροής", "influence"),
    ],
)
def test_a_question_about_taj_mahal_finds_its_rule(question: str, kind: str) -> None:
    assert answered("el", "taj_mahal", TAJ_MAHAL, question) == kind
