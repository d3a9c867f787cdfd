"""From the people at a lobby to the seats of a game: usually one each, but not always."""

from __future__ import annotations

from bot.store import Chair, Table
from data.catalogue import Catalogue, catalogue
from data.tables import table as read
from games.registry import GAMES


def seated(table: Table) -> tuple[Chair, ...]:
    """The chairs of a game that begins, one for each colour on the board; see `games.api.Game.colours`."""
    owners = GAMES[table.game].colours(table.setup)
    words = catalogue(table.language)
    return tuple(_chair(table, words, seat, owners) for seat in range(len(owners)))


def _chair(table: Table, words: Catalogue, seat: int, owners: tuple[int | None, ...]) -> Chair:
    owner = owners[seat]
    if owner is None:
        return Chair(None, words.text(f"{table.game}-played-by-rules"))
    chair = table.chairs[owner]
    if owners.count(owner) == 1:
        return chair
    liveries = read("theme")["liveries"]["seats"]
    colour = words.text(f"board-colour-{liveries[seat]}")
    return Chair(chair.user, words.text("board-player", name=chair.name, colour=colour))
