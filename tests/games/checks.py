"""What the contract promises of every state and every game: each check is one promise."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from random import Random
from typing import Any, TypeAlias

from games.api import Act, Action, Fact, Game, Obeyed, Over, Seat, Stop
from games.codec import decode, encode, fields_of
from games.history import final, from_json, to_json
from tests.games.playouts import Moment, Playout
from tests.games.taj_mahal.hiding import dealt_anew

Reshuffle: TypeAlias = Callable[[Any, Seat | None, Random], Any]

OPEN = ("yunnan",)
"""Games in which nothing is hidden: everybody sees the same."""
HIDDEN: Mapping[str, Reshuffle] = {"taj_mahal": dealt_anew}
"""For the others, by key: the state with everything mixed anew that the viewer may not see."""

WILD = ("", "nowhere", "supply", -1, 0, 1, 2, 7, 10**30, Seat(0), Seat(1), Seat(99), None, (), (1, 1), ("x", ()))
"""Values that may come with a typed command or a foreign record."""
ANYBODY = (None, *map(Seat, range(-1, 7)))
"""Nature, seats at the table, and seats that are at none."""
MUTANTS = 20
TRIED = 20
LOOKED_OUT = 3
GIVEN = 4
"""Moments of a game at which every seat gives a standing order."""


def check_questions(game: Game[Any, Any], moment: Moment, _random: Random) -> None:
    """One question to a seat, with options that differ, also as JSON; asking again asks the same."""
    decisions = game.decisions(moment.state)
    assert decisions == game.decisions(moment.state)
    assert len({decision.seat for decision in decisions}) == len(decisions)
    for decision in decisions:
        check_fact(decision.prompt)
        said = {json.dumps(encode(action)) for action in decision.actions}
        assert len(said) == len(set(decision.actions)) == len(decision.actions) > 0


def check_offers(game: Game[Any, Any], moment: Moment, random: Random) -> None:
    """What is offered may be done, is of a known type, and survives JSON."""
    for action, seat in random.sample(moment.offers, min(TRIED, len(moment.offers))):
        assert game.objection(moment.state, action, seat) is None
        for event in game.apply(moment.state, action, seat).events:
            check_fact(event)
        check_codec(game.actions, action)


def check_codec(kinds: tuple[type[Action], ...], action: Action) -> None:
    """An action is the same after its way through JSON, and a seat is still a seat."""
    read = decode(json.loads(json.dumps(encode(action))), kinds)
    assert read == action
    assert repr(read) == repr(action)


def check_objections(game: Game[Any, Any], moment: Moment, random: Random) -> None:
    """Nothing else may be done: whatever the fields hold, the objection is a fact or the action was offered."""
    for _ in range(MUTANTS):
        seat = random.choice(ANYBODY)
        action = _mutant(game, moment, random)
        reason = game.objection(moment.state, action, seat)
        if seat is not None or game.chance(moment.state, random) is None:
            assert (reason is None) == (action in moment.offered_to(seat)), (action, seat, reason)
        else:
            assert reason is not None or isinstance(action, game.nature), action
        if reason is not None:
            check_fact(reason)


def _mutant(game: Game[Any, Any], moment: Moment, random: Random) -> Action:
    """An offered action with a field changed, or an action of any type with any values."""
    pool = [*WILD, *(value for action, _ in moment.offers for value in _values(action))]
    if moment.offers and random.random() < 0.7:
        action, _ = random.choice(moment.offers)
        names = [item.name for item in fields(action)]
        return replace(action, **{random.choice(names): random.choice(pool)}) if names else action
    kind = random.choice(game.actions + game.nature)
    return kind(**{item.name: random.choice(pool) for item in fields_of(kind)})


def _values(action: Action) -> tuple[Any, ...]:
    return tuple(getattr(action, item.name) for item in fields(action))


def check_seats(game: Game[Any, Any], moment: Moment, random: Random) -> None:
    """What is offered to one seat may not be done by another, nor by nature."""
    for action, _ in random.sample(moment.offers, min(3, len(moment.offers))):
        for seat in ANYBODY:
            allowed = action in moment.offered_to(seat)
            assert (game.objection(moment.state, action, seat) is None) == allowed


def check_stand_in(game: Game[Any, Any], moment: Moment, random: Random) -> None:
    """A stand-in chooses what is offered."""
    for decision in game.decisions(moment.state):
        assert game.suggest(moment.state, decision.seat, random) in decision.actions


def check_secrets(game: Game[Any, Any], moment: Moment, random: Random) -> None:
    """A view is no state, and does not depend on what its viewer may not know."""
    viewers = (None, *map(Seat, range(moment.seats)))
    views = {viewer: game.view(moment.state, viewer) for viewer in viewers}
    assert type(views[None]) is not type(moment.state)
    for viewer, view in views.items():
        seen = views[None] if game.key in OPEN else game.view(_alike(game, moment.state, viewer, random), viewer)
        assert view == seen


def check_outlooks(game: Game[Any, Any], moment: Moment, random: Random) -> None:
    """What an offer would bring is told in facts, and does not depend on what its seat may not know."""
    for action, seat in random.sample(moment.offers, min(LOOKED_OUT, len(moment.offers))):
        facts = game.outlook(moment.state, action, seat)
        assert game.outlook(_alike(game, moment.state, seat, random), action, seat) == facts
        for fact in facts:
            check_fact(fact)


def check_orders(game: Game[Any, Any], moment: Moment, random: Random) -> None:
    """Standing orders offered are known, differ, survive JSON, and depend on nothing that is secret to their seat."""
    for seat in map(Seat, range(moment.seats)):
        options = game.orders_for(moment.state, seat)
        assert game.orders_for(_alike(game, moment.state, seat, random), seat) == options
        assert len(set(options)) == len(options)
        assert set(map(type, options)) <= set(game.orders)
        for option in random.sample(options, min(LOOKED_OUT, len(options))):
            check_codec(game.orders, option)


def _alike(game: Game[Any, Any], state: Any, seat: Seat | None, random: Random) -> Any:
    """A state that looks the same to a seat."""
    return state if game.key in OPEN else HIDDEN[game.key](state, seat, random)


def check_fact(fact: Fact) -> None:
    """A fact has a kind, and holds nothing but values."""
    assert fact.kind
    assert all(name.isidentifier() and is_value(value) for name, value in fact.fields.items()), fact


def is_value(value: object) -> bool:
    """Whether this is a `games.api.Value`."""
    if isinstance(value, tuple):
        return all(is_value(item) for item in value)
    return value is None or (isinstance(value, str | int) and not isinstance(value, bool))


AT_A_MOMENT = (
    check_questions,
    check_offers,
    check_objections,
    check_seats,
    check_stand_in,
    check_secrets,
    check_outlooks,
    check_orders,
)


def check_nature(playout: Playout) -> None:
    """What nature does is hers to do, of a known type, and survives JSON."""
    for moment in playout.moments:
        if moment.entry.seat is None:
            assert playout.game.objection(moment.state, moment.entry.action, None) is None
            check_codec(playout.game.nature, moment.entry.action)


def check_known(playout: Playout) -> None:
    """Who acts knows the action, in open games everybody does; what is left of one is of its type, and can be told."""
    game = playout.game
    for moment in playout.moments:
        action, seat = moment.entry.action, moment.entry.seat
        assert seat is None or game.known(action, seat) == action
        for viewer in (None, *map(Seat, range(playout.setup.seats))):
            known = game.known(action, viewer)
            assert type(known) is type(action)
            assert game.known(known, viewer) == known
            assert known == action or game.key not in OPEN


def check_events(playout: Playout) -> None:
    """All events are facts; the secret ones are for a seat at the table."""
    for moment in playout.moments:
        for event in moment.events:
            check_fact(event)
            assert event.to is None or playout.game.colours(playout.setup)[event.to] is not None


def check_replay(playout: Playout) -> None:
    """The record leads to the same state, through JSON and checked action by action."""
    record = from_json(json.loads(json.dumps(to_json(playout.record))))
    assert record == playout.record
    assert final(record) == playout.end


def check_scores(playout: Playout) -> None:
    """Scores come at the end, not before: each person once, with all colours, best first."""
    game = playout.game
    assert not any(game.scores(moment.state) for moment in playout.moments[-1:])
    scores = game.scores(playout.end)
    colours = game.colours(playout.setup)
    owned = {person: tuple(Seat(n) for n, other in enumerate(colours) if other == person) for person in set(colours)}
    assert sorted(score.seats for score in scores) == [owned[person] for person in range(playout.setup.seats)]
    places = [score.place for score in scores]
    assert places[0] == 1
    assert places == sorted(places)


def check_end(playout: Playout) -> None:
    """After the end nobody may do anything more."""
    game, last = playout.game, playout.moments[-1].entry
    assert game.decisions(playout.end) == ()
    assert game.chance(playout.end, Random(0)) is None
    assert game.objection(playout.end, last.action, last.seat) is not None


def check_obedience(playout: Playout) -> None:
    """An order is obeyed at every moment until it ends, with the game at the latest, and only ever does what is legal.

    What comes of it is the same when asked again, and does not depend on what its seat may not know.
    """
    random = Random(len(playout.moments))
    seats = tuple(map(Seat, range(len(playout.game.colours(playout.setup)))))
    for number in random.sample(range(len(playout.moments)), GIVEN):
        for seat in seats:
            options = playout.game.orders_for(playout.moments[number].state, seat)
            if options:
                _follow(playout, number, seat, _one_of_a_type(options, random), random)


def _one_of_a_type(options: tuple[Action, ...], random: Random) -> Action:
    """An order at random, of all types with the same chance."""
    kind = random.choice(sorted({type(option) for option in options}, key=lambda kind: kind.__name__))
    return random.choice([option for option in options if type(option) is kind])


def _follow(playout: Playout, number: int, seat: Seat, order: Action, random: Random) -> None:
    for moment in playout.moments[number:]:
        if isinstance(_obey(playout.game, moment, seat, order, random), Stop | Over):
            return
    assert isinstance(playout.game.obey(playout.end, seat, order), Stop | Over), order


def _obey(game: Game[Any, Any], moment: Moment, seat: Seat, order: Action, random: Random) -> Obeyed:
    obeyed = game.obey(moment.state, seat, order)
    assert game.obey(moment.state, seat, order) == obeyed
    assert game.obey(_alike(game, moment.state, seat, random), seat, order) == obeyed
    match obeyed:
        case Act(action):
            assert action in moment.offered_to(seat), (order, action)
            game.obey(game.apply(moment.state, action, seat).state, seat, order)
        case Stop(reason):
            check_fact(reason)
    return obeyed


AT_THE_END = (check_nature, check_known, check_events, check_replay, check_scores, check_end, check_obedience)
