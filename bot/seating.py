"""From the people at a table to the seats of its game: usually one each, but not always.

A chair bears the name of its person. Who has several is called by their colours too wherever a seat is named.
"""

from __future__ import annotations

from itertools import count

from bot.store import Chair, Table, rules_of
from data.catalogue import Catalogue, catalogue
from data.tables import table as read
from games.api import Seat


def seated(table: Table) -> tuple[Chair, ...]:
    """The chairs of a game that begins, one for each colour on the board; see `games.api.Game.colours`."""
    nobody = Chair(None, distinct_name(catalogue(table.language).text(f"{table.game}-played-by-rules"), table.names))
    owners = rules_of(table).colours(table.setup)
    return tuple(nobody if owner is None else table.chairs[owner] for owner in owners)


def people(table: Table) -> tuple[str, ...]:
    """The names of the people at a table whose game has begun, as records give them."""
    return table.names[: table.setup.seats]


def names_of(table: Table, words: Catalogue) -> tuple[str, ...]:
    """What to call whoever plays it, by seat."""
    return tuple(coloured(table, Seat(seat), name, words) for seat, name in enumerate(table.names))


def coloured(table: Table, seat: Seat, name: str, words: Catalogue) -> str:
    """The name of who sits there, with the seat's colour where they have several."""
    if not shares(table, seat):
        return name
    liveries = read("theme")["liveries"]["seats"]
    return words.text("board-player", name=name, colour=words.text(f"board-colour-{liveries[seat]}"))


def shares(table: Table, seat: Seat) -> bool:
    """Whether who sits there has other seats too. People at a table have different names."""
    return table.names.count(table.names[seat]) > 1


def seats_with(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """All seats of who sits there, at a table whose game has begun."""
    name = table.names[seat]
    return tuple(Seat(number) for number, other in enumerate(table.names) if other == name)


def distinct_name(name: str, taken: tuple[str, ...]) -> str:
    """The name, numbered if somebody at the table bears it, as several members of a server may."""
    known = {other.casefold() for other in taken}
    numbered = (name if number == 1 else f"{name} ({number})" for number in count(1))
    return next(free for free in numbered if free.casefold() not in known)
