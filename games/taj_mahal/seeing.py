"""From a state to what a viewer may know of it: hands and draw pile end here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from games.api import Score, Seat
from games.taj_mahal import outlook, visit
from games.taj_mahal.editions import COLOURS, WHITE
from games.taj_mahal.model import Building, Picking, Player, Playing, State, Task
from games.taj_mahal.view import Held, Phase, View
from games.taj_mahal.view import Player as Seen

PHASES: Mapping[type[Task], Phase] = {Playing: "playing", Building: "placing", Picking: "picking"}


def view(state: State, viewer: Seat | None, acting: tuple[Seat, ...], scores: tuple[Score, ...]) -> View:
    """What a seat, or the channel (`None`), may see."""
    edition = state.edition
    return View(
        edition=edition,
        visit=state.visit,
        phase=_phase(state),
        province=state.province if state.provinces else None,
        provinces=state.provinces,
        order=state.order,
        acting=acting,
        players=tuple(_seen(state, seat) for seat in map(Seat, range(len(state.players)))),
        court=state.court,
        won=dict(state.won),
        bonuses=dict(state.bonuses),
        palaces=state.palaces,
        unplaced=state.task.palaces if isinstance(state.task, Building) else (),
        display=state.display,
        pile=len(state.pile),
        discards=state.discards if edition.tracked else state.discards[-1:],
        unseen=_unseen(state, viewer) if edition.tracked else None,
        scores=scores,
        viewer=viewer,
        hand=None if viewer is None else _hand(state, viewer),
    )


def _phase(state: State) -> Phase:
    """What the next question is about, should nature be acting."""
    if state.task is None:
        return "over"
    return next((PHASES[type(task)] for task in state.agenda if type(task) in PHASES), "setup")


def _seen(state: State, seat: Seat) -> Seen:
    player = state.players[seat]
    return Seen(
        vp=player.vp,
        cards=len(player.hand),
        specials=player.specials,
        played=player.played,
        colour=player.bound,
        counts=visit.counts(state.edition, player.cards_played),
        wins=() if player.withdrawn else visit.wins(state, seat),
        withdrawn=player.withdrawn,
        influence=player.influence,
        goods=player.goods,
    )


def _unseen(state: State, viewer: Seat | None) -> dict[str, int]:
    """By colour, the cards in the draw pile and in the hands of others."""
    hands = [player.hand for seat, player in enumerate(state.players) if seat != viewer]
    colours = Counter(state.edition.cards[card].colour for cards in (state.pile, *hands) for card in cards)
    return {colour: colours[colour] for colour in (*COLOURS, WHITE)}


def _hand(state: State, viewer: Seat) -> tuple[Held, ...]:
    """A player's cards, the special ones last; those played in this visit are on the table."""
    player = state.players[viewer]
    rank = visit.ranks(tuple(state.edition.cards))
    cards = sorted((*player.hand, *visit.specials_at_hand(player)), key=rank.__getitem__)
    return tuple(_held(state, viewer, player, card) for card in cards)


def _held(state: State, viewer: Seat, player: Player, card: str) -> Held:
    use = visit.use(state.edition, player, card)
    return Held(card, use, () if use == "never" else outlook.effects(state, viewer, (card,)))
