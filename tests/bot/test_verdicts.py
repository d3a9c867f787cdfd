"""What votes come to."""

from __future__ import annotations

from itertools import product

import pytest

from bot.accord.notices import Kind
from bot.accord.verdicts import CHOICES, verdict

ANN, BEN, CLEO, DORA = range(1, 5)
ALL = frozenset({ANN, BEN, CLEO, DORA})


@pytest.mark.parametrize(
    ("votes", "voters", "outcome"),
    [
        ({}, {ANN}, None),
        ({ANN: "replace"}, {ANN}, "replace"),
        ({ANN: "wait"}, {ANN, BEN}, None),
        ({ANN: "wait", BEN: "wait"}, {ANN, BEN}, "wait"),
        ({ANN: "stand-in", BEN: "stand-in"}, {ANN, BEN, CLEO}, "stand-in"),
        ({ANN: "stand-in", BEN: "stand-in"}, {ANN, BEN, CLEO, DORA}, None),
        ({ANN: "stand-in", BEN: "stand-in", CLEO: "stand-in"}, {ANN, BEN, CLEO, DORA}, "stand-in"),
    ],
)
def test_more_than_half_decide_about_a_chair(votes: dict[int, str], voters: set[int], outcome: str | None) -> None:
    assert verdict(Kind.ABSENT, votes, frozenset(voters), ANN) == outcome


@pytest.mark.parametrize(("host", "outcome"), [(ANN, "stand-in"), (BEN, "wait"), (CLEO, "wait"), (99, "wait")])
def test_among_as_many_the_host_s_choice_counts_or_else_the_gentlest(host: int, outcome: str) -> None:
    votes = {ANN: "stand-in", BEN: "wait"}
    assert verdict(Kind.ABSENT, votes, frozenset({ANN, BEN}), host) == outcome


def test_the_host_does_not_decide_alone() -> None:
    assert verdict(Kind.ABSENT, {ANN: "replace"}, ALL, ANN) is None


def test_the_most_votes_decide_once_all_have_spoken() -> None:
    votes = {ANN: "wait", BEN: "stand-in", CLEO: "stand-in", DORA: "replace"}
    assert verdict(Kind.ABSENT, votes, ALL, ANN) == "stand-in"


def test_an_undo_takes_everybody() -> None:
    voters = frozenset({BEN, CLEO})
    assert verdict(Kind.UNDO, {BEN: "agree"}, voters, ANN) is None
    assert verdict(Kind.UNDO, {BEN: "agree", CLEO: "agree"}, voters, ANN) == "agree"
    assert verdict(Kind.UNDO, {BEN: "agree", CLEO: "refuse"}, voters, ANN) == "refuse"
    assert verdict(Kind.UNDO, {CLEO: "refuse"}, voters, ANN) == "refuse"


def test_votes_of_who_has_no_say_any_more_do_not_count() -> None:
    assert verdict(Kind.ABSENT, {ANN: "wait", BEN: "wait", CLEO: "replace"}, frozenset({CLEO}), ANN) == "replace"
    assert verdict(Kind.UNDO, {ANN: "refuse"}, frozenset({CLEO}), ANN) is None


@pytest.mark.parametrize("kind", [kind for kind in Kind if CHOICES[kind]])
def test_once_all_have_spoken_something_is_decided(kind: Kind) -> None:
    for choices in product(CHOICES[kind], repeat=3):
        votes = dict(zip((ANN, BEN, CLEO), choices, strict=True))
        assert verdict(kind, votes, frozenset(votes), BEN) in CHOICES[kind]
