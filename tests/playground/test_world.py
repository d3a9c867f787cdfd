"""What is there from the start."""

from __future__ import annotations

from playground.server import Playground


async def test_people_and_channels_are_the_same_after_every_start() -> None:
    """A bot that kept its database finds its channels and players again; its own application is new each time."""
    first, second = Playground(), Playground()
    assert first.channel("table")["id"] == second.channel("table")["id"]
    assert [person.id for person in first.people.values()] == [person.id for person in second.people.values()]


async def test_what_comes_later_has_a_later_id() -> None:
    discord = Playground()
    assert int(discord.channel("new one")["id"]) > int(discord.channel("table")["id"])
