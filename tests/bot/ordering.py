"""Giving standing orders by the panel, and playing around them."""

from __future__ import annotations

from collections.abc import Sequence

from games.api import Action
from playground import Interaction, Person, Wire
from tests.bot.play import Table, by_command, labels, parts

BY_ORDER = "*(by standing order)*"


async def order(table: Table, person: Person, *answers: str) -> Interaction:
    """Choose an order, and confirm it."""
    shown = await table.use(person, "game order")
    for answer in (*answers, "Confirm"):
        if answer in labels(shown.message):
            shown = await table.press(person, shown.message, answer)
        else:
            menu = next(part for part in parts(shown.message) if "options" in part)
            shown = await table.choose(person, shown.message, menu["custom_id"], answer)
    return shown


async def play(table: Table, person: Person, action: Action) -> Wire:
    """Do something that hands the turn over; the channel's message."""
    seen = len(table.messages)
    await by_command(table, person, action)
    return await table.board(seen)


def pinged(table: Table, people: Sequence[Person]) -> list[Person]:
    return [person for person in people if person.mention in table.last["content"]]


async def in_turn(table: Table, people: Sequence[Person]) -> list[Person]:
    """The people of a game that begins, as they will be asked."""
    await table.begin(*people)
    sitting = await table.sitting(people[0])
    seats = {(await table.sitting(person)).seat: person for person in people}
    return [seats[seat] for seat in sitting.timeline.state.order]


def part_of(message: Wire | None, button: str) -> Wire:
    """A button as it is now."""
    return dict(next(part for part in parts(message) if part.get("label") == button))


async def forged(table: Table, person: Person, part: Wire) -> Interaction:
    """Press a button that is gone, or that somebody else was shown: a custom id comes back from the client."""
    own = (await table.use(person, "games")).message
    assert own is not None
    own["components"] = [{"type": 1, "components": [part]}]
    return await table.press(person, own, part["label"])
