"""What an action would bring the player who is asked, as far as the player can know.

What comes true with certainty has the kind of the event that then tells of it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace

from games.api import Action, Fact, Seat, Value
from games.taj_mahal import bonuses, goods, palaces, visit, withdrawal
from games.taj_mahal.actions import Place, Play, Withdraw
from games.taj_mahal.editions import SUITS
from games.taj_mahal.model import CROWNED, ELEPHANT, ORDINARY, Building, State, without
from games.taj_mahal.view import Effect, Palace


def of(state: State, action: Action, seat: Seat) -> tuple[Fact, ...]:
    """What is to be said of an action, most important first; of a pick, nothing beyond the card itself."""
    match action:
        case Play():
            return tuple(_of_play(state, action, seat))
        case Withdraw():
            return tuple(_of_withdrawal(state, seat))
        case Place():
            return tuple(_of_place(state, action, seat))
        case _:
            return ()


def effects(state: State, seat: Seat, cards: tuple[str, ...]) -> tuple[Effect, ...]:
    """For each suit on some cards, the count with them and how it would stand."""
    return tuple(effect for effect, _ in _effects(state, seat, cards))


def _effects(state: State, seat: Seat, cards: tuple[str, ...]) -> Iterator[tuple[Effect, Seat | None]]:
    added = visit.counts(state.edition, cards)
    before = visit.counts(state.edition, state.players[seat].cards_played)
    for suit, more, count in zip(SUITS, added, before, strict=True):
        if more:
            standing, other = visit.standing(state, seat, suit, count + more)
            yield Effect(suit, count + more, standing), other


def _of_play(state: State, action: Play, seat: Seat) -> Iterator[Fact]:
    cards = (action.card,) if action.extra is None else (action.card, action.extra)
    for effect, other in _effects(state, seat, cards):
        fields: dict[str, Value] = {
            "suit": effect.suit,
            "count": effect.count,
            "standing": effect.standing,
            "other": other,
        }
        yield Fact("standing", fields)
    if points := visit.points_of(state.edition, cards):
        yield Fact("card-scored", {"points": points})


def _of_withdrawal(state: State, seat: Seat) -> Iterator[Fact]:
    suits = visit.wins(state, seat)
    if not visit.plays(state.edition, state.players[seat]):
        yield Fact("nothing-to-play")
    yield Fact("won", {"suits": suits}) if suits else Fact("won-nothing")
    palaces_won = withdrawal.won_palaces(suits)
    in_reach = _in_reach(state, palaces_won)
    yield from _of_palaces(state, seat, palaces_won)
    yield from (Fact("bonus-in-reach", {"city": city, "tile": tile}) for city, tile in in_reach)
    if ELEPHANT in suits:
        yield from _of_tile(state, seat, {tile for _, tile in in_reach})
    if not state.players[seat].played:
        yield Fact("extra-card")
    yield Fact("picked", {"number": min(withdrawal.picks(state, seat), len(state.display))})


def _of_palaces(state: State, seat: Seat, kinds: tuple[str, ...]) -> Iterator[Fact]:
    if kinds:
        cities, provinces = best(state, seat, kinds)
        yield Fact("best-placing", {"points": len(provinces), "cities": cities, "provinces": provinces})


def _in_reach(state: State, kinds: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """The cities where these palaces may take a bonus tile, each with its tile."""
    sites = palaces.sites(state, ORDINARY) if ORDINARY in kinds else ()
    return tuple((city, tile) for city, tile in state.bonuses if city in sites)


def _of_tile(state: State, seat: Seat, in_reach: Collection[str]) -> Iterator[Fact]:
    """The points of the province tile; a bonus tile taken before it (A4.2) makes the same good worth more."""
    tile = state.edition.tiles[state.visit - 1]
    points, _ = goods.of_tile(state.players[seat].goods, tile, state.edition.good_points)
    for good, number in zip(tile, points, strict=True):
        fields: dict[str, Value] = {"good": good, "points": number}
        yield Fact("good-points-or-more", fields) if good in in_reach else Fact("good-points", fields)


def _of_place(state: State, action: Place, seat: Seat) -> Iterator[Fact]:
    tile = dict(state.bonuses).get(action.city)
    if tile is not None and action.palace == ORDINARY:
        points = bonuses.points(state.edition, state.players[seat].goods, (tile,))
        yield Fact("built-for-bonus", {"tile": tile, "points": points})
    placed = (*state.palaces, Palace(seat, action.city, action.palace == CROWNED))
    rest, provinces = best(replace(state, palaces=placed), seat, _rest(state, action))
    yield Fact("palaces-scored", {"points": len(provinces), "provinces": provinces, "rest": rest or None})


def _rest(state: State, action: Place) -> tuple[str, ...]:
    """The palaces that are still to be placed after this one."""
    match state.task:
        case Building(_, kinds):
            return without(kinds, (action.palace,))
        case _:
            return ()


def best(state: State, seat: Seat, kinds: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The cities where palaces would score most, and the provinces then joined.

    Among equals better bonus tiles decide, then more cities.
    """
    own = palaces.own_cities(state.palaces, seat)
    tiles = dict(state.bonuses)

    def worth(places: tuple[Place, ...]) -> tuple[int, int, int]:
        cities = own.union(place.city for place in places)
        taken = [tiles[place.city] for place in places if place.palace == ORDINARY and place.city in tiles]
        reached = palaces.joined(state.edition, cities, state.province)
        return len(reached), bonuses.points(state.edition, state.players[seat].goods, taken), len(cities)

    chosen = tuple(place.city for place in max(palaces.placings(state, kinds), key=worth))
    return chosen, palaces.joined(state.edition, own.union(chosen), state.province)
