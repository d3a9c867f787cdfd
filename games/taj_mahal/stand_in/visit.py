"""Whether to play on, and what, or to withdraw with what is won."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from games.api import Action, Seat
from games.taj_mahal.actions import Play
from games.taj_mahal.editions import SUITS
from games.taj_mahal.stand_in.worth import Worth
from games.taj_mahal.view import View
from games.taj_mahal.visit import points_of

CONTEST = (1.0, 0.15, 0.03, 0.01)
"""By how many symbols more an opponent needs: the chance that one play brings them."""
ELEPHANTS = (1.0, 0.3, 0.1, 0.03)
"""The same for elephants, of which there are more, two on some cards."""
FULL_HAND = 6
"""Cards with which an opponent may be able to answer anything."""
TIED, BEHIND = 0.4, 0.1
"""The chance to win a suit after all, level with the leader or one symbol behind."""
FEWER_PICKS = 0.8
"""The share of a card that the last to withdraw goes without."""


def worth(view: View, seat: Seat) -> Callable[[Action], float]:
    """The worth of playing each card, and of withdrawing now."""
    return _Weighing(Worth(view, seat)).worth


@dataclass(frozen=True)
class _Weighing:
    own: Worth

    @property
    def view(self) -> View:
        return self.own.view

    def worth(self, action: Action) -> float:
        return self.playing(action) if isinstance(action, Play) else self.withdrawing()

    def withdrawing(self) -> float:
        """What is won now; who has played nothing gets a card, who goes last one less."""
        extra = 0.0 if self.own.me.played else self.own.card
        return self.own.won(dict.fromkeys(self.own.me.wins, 1.0)) + extra - self.last()

    def last(self) -> float:
        """What it costs to be the last to withdraw, if one is that now."""
        return 0.0 if self.opponents else FEWER_PICKS * self.own.card

    def playing(self, action: Play) -> float:
        """What is likely to be won in the next turn, less the cards."""
        cards = [card for card in (action.card, action.extra) if card]
        counts = self.counts_with(cards)
        chances = {suit: self.chance(suit, counts[SUITS.index(suit)]) for suit in self.view.court}
        at_once = points_of(self.view.edition, cards)
        return self.own.won(chances) + at_once - sum(map(self.own.face, cards)) - self.last()

    def counts_with(self, cards: list[str]) -> list[int]:
        """One's symbols by suit after playing these cards."""
        symbols = [symbol for card in cards for symbol in self.view.edition.cards[card].symbols]
        return [count + symbols.count(suit) for suit, count in zip(SUITS, self.own.me.counts, strict=True)]

    @property
    def opponents(self) -> list[Seat]:
        """Who else is still in the visit."""
        return [seat for seat in self.view.order if seat != self.own.seat and not self.view.players[seat].withdrawn]

    def chance(self, suit: str, count: int) -> float:
        """The chance to win a suit with so many symbols."""
        found = 1.0 if count else 0.0
        for seat in self.opponents:
            found *= self.holds(suit, count, seat)
        return found

    def holds(self, suit: str, count: int, opponent: Seat) -> float:
        """The chance to be ahead of one opponent when one withdraws."""
        player = self.view.players[opponent]
        lead = count - player.counts[SUITS.index(suit)]
        if lead <= 0:
            return TIED if not lead else BEHIND if lead == -1 else 0.0
        ladder = ELEPHANTS if suit == "elephant" else CONTEST
        return 1 - ladder[min(lead, len(ladder) - 1)] * min(1.0, player.cards / FULL_HAND)
