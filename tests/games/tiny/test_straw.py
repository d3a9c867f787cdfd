"""The tiny game keeps the contract, can be said, and is played in Discord, without a line of code for that."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import renderer
from bot.speech import Speech
from data.catalogue import catalogue
from games import history
from games.api import Action, Fact, Seat, Setup, SetupError
from playground import Person
from tests.bot.drive import final, in_turn, play_on, record_of
from tests.bot.play import Table
from tests.bot.service import Service
from tests.games import checks, tiny
from tests.games.playouts import Playout, play
from tests.games.tiny.straw import BEARS, EACH, Deal, Load, State, Straw

A, B = Seat(0), Seat(1)
HANDS = ((1, 3, 4, 5), (2, 2, 3, 5))
NAMES = ("Ann", "Ben", "Cleo", "Dora")


def dealt_anew(state: State, viewer: Seat | None, random: Random) -> State:
    """All hands but the viewer's, and what is left over, mixed anew."""
    others = [seat for seat in range(len(state.hands)) if seat != viewer]
    bundles = [*state.pile, *(bundle for seat in others for bundle in state.hands[seat])]
    random.shuffle(bundles)
    hands = list(state.hands)
    for seat in others:
        size = len(hands[seat])
        hands[seat], bundles = tuple(sorted(bundles[:size])), bundles[size:]
    return replace(state, pile=tuple(sorted(bundles)), hands=tuple(hands))


def at_the_camel(*loads: int) -> State:
    """A game of two after some bundles."""
    game = Straw()
    state = game.start(Setup("standard", 2))
    for player, hand in enumerate(HANDS):
        state = game.apply(state, Deal(Seat(player), hand)).state
    for number, bundle in enumerate(loads):
        state = game.apply(state, Load(bundle), Seat(number % 2)).state
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_games_at_random_keep_the_contract(
    straw: Straw, monkeypatch: pytest.MonkeyPatch, seats: int, seed: int
) -> None:
    monkeypatch.setitem(checks.HIDDEN, straw.key, dealt_anew)
    playout, random = play(straw, Setup("standard", seats), b"", seed), Random(seed)
    for moment in playout.moments:
        for promise in checks.AT_A_MOMENT:
            promise(straw, moment, random)
    for finished in checks.AT_THE_END:
        finished(playout)
    _check_words(playout)


def _check_words(playout: Playout) -> None:
    """Whatever happens can be told, and whoever looks sees something."""
    game, speech = playout.game, Speech(catalogue(), playout.game.key, NAMES)
    for moment in playout.moments:
        assert all(speech.event(event) for event in moment.events)
        assert all(speech.prompt(decision.prompt) for decision in game.decisions(moment.state))
        assert renderer.alt_text(game.view(moment.state, A), NAMES, speech.words)


@pytest.mark.parametrize(
    ("loads", "action", "seat", "said"),
    [
        ((), Load(2), A, "You hold no such bundle."),
        ((5,), Load(3), A, "It is **Ben**’s turn."),
        ((5, 5, 4), Load(2), B, "The game is over."),
        ((), Deal(A, HANDS[0]), A, "This cannot be done now."),
    ],
)
def test_a_refusal_says_why(straw: Straw, loads: tuple[int, ...], action: Action, seat: Seat, said: str) -> None:
    reason = straw.objection(at_the_camel(*loads), action, seat)
    assert reason is not None
    assert Speech(catalogue(), straw.key, NAMES).reason(reason) == said


def test_no_bundle_is_dealt_twice(straw: Straw) -> None:
    state = straw.start(Setup("standard", 2))
    assert straw.objection(state, Deal(A, (5, 5, 5, 5)), None) is None
    dealt = straw.apply(state, Deal(A, (5, 5, 5, 5))).state
    assert straw.objection(dealt, Deal(B, (1, 1, 1, 5)), None) == Fact("not-in-pile")


def test_who_overloads_the_camel_has_nothing(straw: Straw) -> None:
    state = at_the_camel(5, 2, 4, 3)
    assert sum(state.loads) > BEARS
    assert [(score.seat, score.total, score.place) for score in straw.scores(state)] == [(A, 9, 1), (B, 0, 2)]


def test_the_camel_bears_just_so_much(straw: Straw) -> None:
    state = at_the_camel(5, 2, 5)
    assert sum(state.loads) == BEARS
    assert straw.scores(state) == ()


def test_the_board_is_told_to_everybody_and_a_hand_to_its_owner(straw: Straw) -> None:
    """In words, and as a picture of these words."""
    state, words = at_the_camel(5, 2), catalogue()
    board, own = straw.view(state), straw.view(state, A)
    (text,) = renderer.text_board(board, NAMES, words)
    assert text.splitlines() == [
        "## The Last Straw",
        "The camel bears 7 of 12 straws",
        "Ann: 5 loaded, 3 bundles in hand",
        "Ben: 2 loaded, 3 bundles in hand",
    ]
    assert renderer.hand_text(board, NAMES, words) == ()
    assert renderer.hand_text(own, NAMES, words) == ("You hold bundles of 1, 3 and 4",)
    assert renderer.hand(board, NAMES, words) is None
    drawn = renderer.with_hand(own, NAMES, words, since=straw.view(at_the_camel(5), A))
    assert drawn.png.startswith(b"\x89PNG")
    assert drawn.alt.startswith("You hold bundles of 1, 3 and 4. The Last Straw.")


@pytest.mark.parametrize("setup", [Setup("first", 2), Setup("standard", 5), Setup("standard", 2, ("quick",))])
def test_what_cannot_be_played_is_refused(setup: Setup) -> None:
    with pytest.raises(SetupError):
        Straw().start(setup)


async def test_two_people_play_it_in_discord(
    straw: Straw, service: Service, table: Table, ann: Person, ben: Person
) -> None:
    """By commands and by panels, with real pictures, a look at one's hand, and rules and figures when asked."""
    service.draw, service.draw_hand, service.draw_both = renderer.render, renderer.hand, renderer.with_hand
    await service.restart()
    await table.start(ann, ben, game="straw")
    hand = (await table.use(ann, "straw hand")).message or {}
    assert "You hold bundles of" in hand["attachments"][0]["description"]
    rules = (await table.use(ben, "game rules", about="loading")).message or {}
    assert "In turn, load a bundle" in rules["content"]
    await play_on(table, [ann, ben], in_turn())
    record = await record_of(table)
    scores = straw.scores(history.final(record))
    assert final(table) == [(score.place, record.names[score.seat], score.total) for score in scores]
    assert all(len(message["attachments"]) == 1 for message in table.messages[1:])


def test_it_is_tiny() -> None:
    assert len(Path(str(tiny.__file__)).with_name("straw.py").read_text("utf8").splitlines()) < 150
    assert len(State(4).pile) >= EACH * 4
