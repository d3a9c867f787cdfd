"""The position before the first round (rules page, section 1), and nature's draw of the first order."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations
from random import Random

from games.api import Event, Fact, Seat, Setup, SetupError, Step
from games.yunnan.actions import Order
from games.yunnan.editions import Edition
from games.yunnan.making import edition
from games.yunnan.model import DrawOrder, Player, State, round_agenda


def start(setup: Setup) -> State:
    """The position in which nature draws the first bid order. Raises `SetupError`."""
    chosen = edition(setup.edition, setup.figures)
    if setup.seats not in chosen.seats:
        raise SetupError(f"this edition is played by {min(chosen.seats)} to {max(chosen.seats)}, not {setup.seats}")
    if setup.options:
        raise SetupError(f"there is no option {setup.options[0]!r}")
    return State(
        edition=chosen,
        players=(_player(chosen),) * setup.seats,
        order=tuple(map(Seat, range(setup.seats))),
        agenda=(DrawOrder(),),
        presents=chosen.start_presents,
        bank=(None,) * chosen.bank_spaces,
    )


def _player(figures: Edition) -> Player:
    """A player before the start money, which goes by the order."""
    nowhere = (0,) * len(figures.places)
    return Player(
        money=0,
        passes=figures.start_passes,
        influence=figures.start_influence,
        horse=figures.start_horse,
        supply=figures.start_supply,
        reserve=figures.traders - figures.start_supply,
        traders=nowhere,
        posts=nowhere,
        in_general=(figures.posts, figures.bridges, figures.teahouses),
    )


def draw(state: State, random: Random) -> Order:
    """A first bid order at random."""
    return Order(tuple(random.sample(state.order, len(state.order))))


def objection(state: State, action: Order) -> Fact | None:
    """Each seat has one place in the order."""
    return None if action.seats in permutations(state.order) else Fact("not-an-order")


def begin(state: State, action: Order) -> Step[State]:
    """The first bid order is drawn; the money at the start goes by it."""
    order = action.seats
    state = replace(state, order=order, agenda=round_agenda(order), turn=state.turn + 1)
    for money, seat in zip(state.edition.start_money, order, strict=False):
        state = state.with_player(seat, money=money)
    return Step(state, (Event("round-begins", {"round": state.round, "seats": order}),))
