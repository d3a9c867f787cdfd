"""What a view shows, as short phrases in the reader's language: for the alt text and the board in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from games.api import Score, Seat
from games.yunnan.editions import Edition
from games.yunnan.model import GUARDS, STRUCTURES, Player
from renderer import phrases
from renderer.phrases import winners
from renderer.yunnan.board import Table, called, is_bot, term


def named(table: Table, counts: Iterable[tuple[int, int]]) -> str:
    """Names with a number each, such as "Anna 2, Ben 1"; without the zeros."""
    words = table.words
    return words.series(words.text("board-count", name=called(table, Seat(seat)), n=n) for seat, n in counts if n)


def title(table: Table) -> str:
    """The game, the round and the phase."""
    view, words = table.view, table.words
    return words.text("board-title", game=words.text("yunnan-name"), n=view.round, phase=view.phase)


def turn(table: Table) -> str:
    """Whose turn it is, or who has won; empty when nobody has to decide."""
    first = winners(table.view.scores)
    names = [table.names[seat] for seat in first] or [called(table, seat) for seat in table.view.acting]
    return said(table, names) if names else ""


def said(table: Table, names: Sequence[str]) -> str:
    """That people have to act, or have won."""
    key = "board-wins" if table.view.scores else "board-to-act"
    return table.words.text(key, name=table.words.listed(names), count=len(names))


def wealth(table: Table, seat: Seat) -> Iterator[str]:
    """Points, money, the income of the round, and what is bound in bids; for a bot player, the cards turned over."""
    words, player = table.words, table.view.players[seat]
    if is_bot(table.view, seat):
        cards = table.words.series(str(number + 1) for number in table.view.cards)
        yield words.text("board-fact-cards", list=cards) if cards else words.text("board-fact-no-cards")
    else:
        yield words.text("board-fact-vp", n=player.vp)
        yield words.text("board-fact-money", n=player.money)
        yield from _bound(table, seat)
    if seat in table.view.passed:
        yield words.text("board-fact-passed")
    if player.income is not None:
        yield words.text("board-fact-income", n=player.income)


def _bound(table: Table, seat: Seat) -> Iterator[str]:
    """What is bound in bids, and what is missing for them."""
    bound, edition = table.view.bound(seat), table.view.edition
    missing = bound - table.view.players[seat].money
    if bound:
        yield table.words.text("board-fact-bound", n=bound)
    if missing > 0:
        points = missing * edition.penalty_in(table.view.round)
        yield table.words.text("board-fact-missing", n=missing, points=points)


def progress(table: Table, seat: Seat) -> Iterator[str]:
    """Influence, border passes, presents and the horse; a bot player has influence only."""
    player = table.view.players[seat]
    if is_bot(table.view, seat):
        yield table.words.text("board-fact-influence", n=player.influence)
        return
    for kind in ("influence", "passes", "presents"):
        yield table.words.text(f"board-fact-{kind}", n=getattr(player, kind))
    yield table.words.text("board-fact-horse", place=place_name(table, player.horse))


def stock(table: Table, seat: Seat) -> Iterator[str]:
    """Traders and structures that are not on the board."""
    words, player = table.words, table.view.players[seat]
    yield words.text("board-fact-supply", n=player.supply, more=player.reserve)
    kinds = (("hand", player.in_hand), ("held", player.held_back), ("general", player.in_general))
    for kind, numbers in kinds:
        if any(numbers):
            yield words.text(f"board-fact-{kind}", list=_structures(table, numbers))
    if player.guards:
        yield words.text("board-fact-guards", list=_pieces(table, player.guards, GUARDS))


def _structures(table: Table, numbers: Sequence[int]) -> str:
    return table.words.series(_pieces(table, n, kind) for kind, n in zip(STRUCTURES, numbers, strict=True) if n)


def _pieces(table: Table, number: int, kind: str) -> str:
    return table.words.text("board-pieces", n=number, piece=term(table.words, kind))


def result(table: Table, score: Score) -> Iterator[str]:
    """The place, the sum and the lines of a final score."""
    return phrases.result(table, "yunnan", score, counted(table.view.edition, score))


def counted(edition: Edition, score: Score) -> list[tuple[str, int]]:
    """The lines of a final score, without those that count nothing in this edition."""
    never = set() if any(edition.vp_horse) else {"horse"}
    return [(line, points) for line, points in score.lines if line not in never]


def place_name(table: Table, place: int) -> str:
    """The name of a place."""
    return term(table.words, table.view.edition.places[place])


WHERE: Mapping[str, Callable[[Player], tuple[int, ...]]] = {
    "guarded": lambda player: player.guarded,
    "teahouses": lambda player: player.teahouses,
    "horses": lambda player: (player.horse,) if player.horse else (),
}
"""Where a player has what is there once for each player."""


def pieces(table: Table, place: int) -> Iterator[str]:
    """Everything that stands in a place."""
    view, words = table.view, table.words
    for kind in ("traders", "posts"):
        counts = [getattr(player, kind)[place] for player in view.players]
        if any(counts):
            yield words.text(f"board-here-{kind}", list=named(table, enumerate(counts)))
    for kind, where in WHERE.items():
        names = [called(table, Seat(i)) for i, player in enumerate(view.players) if place in where(player)]
        if names:
            yield words.text(f"board-here-{kind}", list=words.listed(names))
    if view.presents[place]:
        yield words.text("board-fact-presents", n=view.presents[place])
    if view.inspector == place:
        yield words.text("board-here-inspector")


def gorge(table: Table, number: int) -> Iterator[str]:
    """The bridges on a gorge, and the storm."""
    view, words = table.view, table.words
    builders = [called(table, Seat(i)) for i, player in enumerate(view.players) if number in player.bridges]
    if builders:
        yield words.text("board-here-bridges", list=words.listed(builders))
    if view.blocked == number:
        yield words.text("board-here-blocked")


def bids(table: Table) -> Iterator[tuple[str, str]]:
    """Each building with bids, and who bids how much there, in the order of placing."""
    for building in table.view.edition.buildings:
        here = [(bid.seat, bid.space) for bid in table.view.bids if bid.building == building.key]
        if here:
            yield term(table.words, building.key), named(table, here)


def bank(table: Table) -> Iterator[str]:
    """What the bank pays at the total of all bids that stand now, and who is there."""
    view, words = table.view, table.words
    total = sum(bid.space for bid in view.bids)
    pays = [band.pays for band in view.edition.bank if band.total <= total][-1]
    yield words.text("board-bank-pays", list=words.series(str(pay) for pay in pays))
    for seat, pay in zip(view.bank, pays, strict=False):
        free = words.text("board-bank-free")
        yield free if seat is None else words.text("board-bank-visitor", name=called(table, seat), n=pay)


def ending(table: Table) -> Iterator[str]:
    """What ends the game, and what a missing Yuan costs now."""
    edition, words = table.view.edition, table.words
    if edition.end_vp is not None:
        yield words.text("board-end-at", n=edition.end_vp)
    if edition.penalty is not None and table.view.phase != "over":
        yield words.text("board-missing", points=edition.penalty_in(table.view.round))
    yield words.text("board-end-presents", n=sum(table.view.presents), end=edition.end_presents)
