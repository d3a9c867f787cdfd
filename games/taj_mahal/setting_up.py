"""The position before the first visit: what nature lays out, draws and deals (A1)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

from games.api import Event, Fact, Seat, Setup, SetupError, Step
from games.taj_mahal.actions import Bonuses, First, Provinces
from games.taj_mahal.editions import SPECIAL, TAJ_MAHAL, Edition
from games.taj_mahal.making import edition
from games.taj_mahal.model import (
    BeginningVisit,
    ChoosingFirst,
    Dealing,
    LayingBonuses,
    LayingDisplay,
    LayingProvinces,
    Player,
    State,
    Task,
    are_words,
    is_seat,
)


def start(setup: Setup) -> State:
    """The position before anything is laid out. Raises `SetupError`."""
    chosen = edition(setup.edition, setup.figures, setup.options, setup.seats)
    if setup.seats not in chosen.seats:
        raise SetupError(f"this edition is played by {min(chosen.seats)} to {max(chosen.seats)}, not {setup.seats}")
    dealing = (Dealing(Seat(seat), chosen.hand) for seat in range(setup.seats))
    tasks: tuple[Task, ...] = (
        LayingProvinces(),
        LayingBonuses(),
        ChoosingFirst(),
        *dealing,
        *visit_tasks(chosen, setup.seats),
    )
    return State(edition=chosen, players=(Player(),) * setup.seats, agenda=tasks, pile=_deck(chosen))


def visit_tasks(edition: Edition, seats: int) -> tuple[LayingDisplay, BeginningVisit]:
    """What is to be done before a visit: a new display, then the start player's turn."""
    return LayingDisplay(edition.display[seats]), BeginningVisit()


def _deck(edition: Edition) -> tuple[str, ...]:
    cards = (card for card in edition.cards.values() if card.colour != SPECIAL)
    return tuple(sorted(card.key for card in cards for _ in range(card.copies)))


def draw(state: State, random: Random) -> Provinces | Bonuses | First:
    """Province tiles, bonus tiles and the start player, in this order, at random."""
    edition = state.edition
    match state.task:
        case LayingProvinces():
            keys = [province.key for province in edition.provinces if province.key != edition.last_province]
            return Provinces((*random.sample(keys, len(keys)), edition.last_province))
        case LayingBonuses():
            tiles = iter(random.sample(edition.bonuses, len(edition.fortresses) - 1))
            return Bonuses(
                tuple(TAJ_MAHAL if city == edition.taj_mahal else next(tiles) for city in edition.fortresses)
            )
        case _:
            return First(Seat(random.randrange(len(state.players))))


def objection_to_provinces(state: State, keys: tuple[str, ...]) -> Fact | None:
    """All provinces once, the last one last (A1.2)."""
    edition = state.edition
    if not are_words(keys) or keys[-1:] != (edition.last_province,):
        return Fact("not-these-provinces")
    complete = sorted(keys) == sorted(province.key for province in edition.provinces)
    return None if complete else Fact("not-these-provinces")


def objection_to_bonuses(state: State, tiles: tuple[str, ...]) -> Fact | None:
    """A bonus tile that there is for each fortress, the Taj Mahal's on its own (A1.3)."""
    edition = state.edition
    if not are_words(tiles) or len(tiles) != len(edition.fortresses):
        return Fact("not-these-bonuses")
    on = dict(zip(edition.fortresses, tiles, strict=True))
    right = on.pop(edition.taj_mahal) == TAJ_MAHAL and not Counter(on.values()) - Counter(edition.bonuses)
    return None if right else Fact("not-these-bonuses")


def objection_to_first(state: State, seat: Seat) -> Fact | None:
    """Somebody at the table (A1.8)."""
    return None if is_seat(seat, state.order) else Fact("no-such-player")


def lay_provinces(state: State, action: Provinces) -> Step[State]:
    """The province tiles give the order of the visits (A1.2)."""
    return Step(replace(state, provinces=action.provinces).doing(), (Event("provinces", {"order": action.provinces}),))


def lay_bonuses(state: State, action: Bonuses) -> Step[State]:
    """A bonus tile on each fortress (A1.3)."""
    return Step(replace(state, bonuses=tuple(zip(state.edition.fortresses, action.tiles, strict=True))).doing())


def choose_first(state: State, action: First) -> Step[State]:
    """The start marker (A1.8)."""
    return Step(replace(state, start=action.player).doing(), (Event("first", {"seat": action.player}),))
