"""Playing cards in a visit: what may be played, the colour rule, and how counts stand (A2, A3, A8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from games.api import Action, Event, Fact, Seat, Step
from games.taj_mahal.actions import Play, Withdraw
from games.taj_mahal.editions import SPECIAL, SUITS, WHITE, Edition
from games.taj_mahal.model import ANY_COLOUR, PLUS_POINTS, EndingVisit, Player, Playing, State, is_one_of, without
from games.taj_mahal.view import Standing, Use

WITHDRAW = Withdraw()


def prompt(state: State, seat: Seat) -> Fact:
    """What the player is asked."""
    court, colour = state.court, state.players[seat].bound
    fields = {"province": state.province, "court": court or None, "prizes": len(court), "colour": colour}
    return Fact("playing", fields)


def options(state: State, seat: Seat) -> tuple[Action, ...]:
    """All plays that differ, and withdrawing. Who can play nothing is asked all the same: the hand is secret."""
    return (*plays(state.edition, state.players[seat]), WITHDRAW)


def plays(edition: Edition, player: Player) -> tuple[Action, ...]:
    """The coloured cards that may be played, each alone and with every card that may go with it."""
    faces = set(player.hand)
    coloured = [card for card in faces if edition.cards[card].colour != WHITE]
    extras = [*(faces.difference(coloured)), *specials_at_hand(player)]
    rank = ranks(tuple(edition.cards))
    found = [
        (card, extra)
        for card in sorted(coloured, key=rank.__getitem__)
        for extra in (None, *sorted(extras, key=rank.__getitem__))
        if fits(edition, player, card, extra)
    ]
    return tuple(_play(card, extra) for card, extra in found)


@lru_cache(maxsize=4096)
def _play(card: str, extra: str | None) -> Action:
    return Play(card, extra)


@lru_cache(maxsize=8)
def ranks(cards: tuple[str, ...]) -> dict[str, int]:
    """The place of each card in the order of the data: by colour and symbols."""
    return {card: number for number, card in enumerate(cards)}


def specials_at_hand(player: Player) -> tuple[str, ...]:
    """The special cards owned and not yet played in this visit."""
    return tuple(card for card in player.specials if card not in player.cards_played)


def fits(edition: Edition, player: Player, card: str, extra: str | None) -> bool:
    """Whether a coloured card has the colour of the visit, or needs none (A3, A8)."""
    return extra == ANY_COLOUR or player.bound in (None, edition.cards[card].colour)


def objection(state: State, seat: Seat, action: Play) -> Fact | None:
    """Why this may not be played."""
    edition, player = state.edition, state.players[seat]
    reason = _objection_to_card(edition, player, action.card) or _objection_to_extra(edition, player, action.extra)
    if reason is None and not fits(edition, player, action.card, action.extra):
        return Fact("other-colour", {"colour": player.bound, "card": action.card})
    return reason


def _objection_to_card(edition: Edition, player: Player, card: str) -> Fact | None:
    if not is_one_of(card, edition.cards):
        return Fact("no-such-card")
    if edition.cards[card].colour in (WHITE, SPECIAL):
        return Fact("not-alone", {"card": card})
    return None if card in player.hand else Fact("not-in-hand", {"card": card})


def _objection_to_extra(edition: Edition, player: Player, extra: str | None) -> Fact | None:
    if extra is None:
        return None
    if not is_one_of(extra, edition.cards):
        return Fact("no-such-card")
    if edition.cards[extra].colour not in (WHITE, SPECIAL):
        return Fact("two-coloured")
    if extra in player.cards_played and extra in player.specials:
        return Fact("played-already", {"card": extra})
    return None if extra in (*player.hand, *player.specials) else Fact("not-in-hand", {"card": extra})


def play(state: State, seat: Seat, action: Play) -> Step[State]:
    """A play; the turn goes to the next active player."""
    cards = (action.card,) if action.extra is None else (action.card, action.extra)
    points = points_of(state.edition, cards)
    told = Event("played", {"seat": seat, "card": action.card, "extra": action.extra})
    after = state.with_player(seat, **_after(state, seat, cards)).scored(seat, points)
    scored = (Event("card-scored", {"seat": seat, "points": points}),) if points else ()
    return Step(next_turn(after, seat), (told, *scored))


def _after(state: State, seat: Seat, cards: tuple[str, ...]) -> dict[str, object]:
    player = state.players[seat]
    from_hand = tuple(card for card in cards if state.edition.cards[card].colour != SPECIAL)
    return {
        "hand": without(player.hand, from_hand),
        "played": (*player.played, cards),
        "bound": player.bound if ANY_COLOUR in cards else state.edition.cards[cards[0]].colour,
    }


def points_of(edition: Edition, cards: Iterable[str]) -> int:
    """Points that cards bring at once when they are played (A8)."""
    return edition.card_points * (PLUS_POINTS in cards)


def next_turn(state: State, seat: Seat) -> State:
    """The turn handed over to the next active player, clockwise; without one, the agenda goes on."""
    others = state.active()
    following = sorted(others, key=lambda other: (other - seat - 1) % len(state.players))[:1]
    return state.handed_over(*map(Playing, following))


def begin(state: State) -> Step[State]:
    """The start player acts first."""
    told = Event("visit-begins", {
        "visit": state.visit,
        "province": state.province,
        "goods": state.edition.tiles[state.visit - 1],
        "seat": state.start,
    })  # fmt: skip
    return Step(state.handed_over(Playing(state.start), EndingVisit()), (told,))


# ------------------------------------------------------------------ how counts stand


def counts(edition: Edition, cards: Iterable[str]) -> tuple[int, ...]:
    """The symbols on cards, by suit."""
    found = Counter(suit for card in cards for suit in edition.cards[card].symbols)
    return tuple(found[suit] for suit in SUITS)


def standing(state: State, seat: Seat, suit: str, count: int) -> tuple[Standing, Seat | None]:
    """How a count of a seat's in a suit would stand against the other active players, and the first not below it."""
    if suit not in state.court:
        return "gone", None
    index = SUITS.index(suit)
    rivals = {other: counts(state.edition, state.players[other].cards_played)[index] for other in state.active(seat)}
    other = max(rivals, key=rivals.__getitem__, default=None)
    if other is None or rivals[other] < count:
        return "alone", None
    return ("tied" if rivals[other] == count else "behind"), other


def wins(state: State, seat: Seat) -> tuple[str, ...]:
    """The suits that a player would win by withdrawing now: at least one symbol, and more than any other (A4)."""
    own = counts(state.edition, state.players[seat].cards_played)
    return tuple(
        suit
        for suit, count in zip(SUITS, own, strict=True)
        if count and standing(state, seat, suit, count)[0] == "alone"
    )


def use(edition: Edition, player: Player, card: str) -> Use:
    """Whether a card in the hand could be played in this visit, were it the player's turn."""
    if player.withdrawn:
        return "never"
    legal = [option for option in plays(edition, player) if isinstance(option, Play)]
    if any(card == action.extra or (card == action.card and action.extra != ANY_COLOUR) for action in legal):
        return "now"
    return "with-any-colour" if any(card == action.card for action in legal) else "never"
