"""What looking after games costs: who was seen just now is looked up again only once that is a while ago."""

from __future__ import annotations

from random import Random

from games.yunnan.actions import Pass
from playground import Afterwards, Hold, Person
from tests.bot.drive import decide, deciders
from tests.bot.play import Table, by_command


def looked_up(table: Table) -> list[str]:
    """Who has been looked up so far, in order."""
    return [one.path.rpartition("/")[2] for one in table.discord.requests if one.template.endswith("/members/{user}")]


async def test_who_was_seen_just_now_is_looked_up_later(table: Table, ann: Person, ben: Person) -> None:
    await table.begin(ann, ben)
    alarm, random = table.service.client.alarm, Random(1)
    for _ in range(6):
        (person,) = deciders(table, [ann, ben])
        await decide(table, person, by_command, random)
        await alarm.ring()
    assert len(looked_up(table)) == len(set(looked_up(table)))
    (person,) = deciders(table, [ann, ben])
    before = looked_up(table)
    table.discord.clock.advance(31)
    await alarm.ring()
    assert looked_up(table) == [*before, person.id]
    await alarm.ring()
    assert looked_up(table) == [*before, person.id]


async def test_who_is_asked_while_another_is_looked_up_is_looked_up_next(
    table: Table, ann: Person, ben: Person
) -> None:
    hold = Hold()
    table.discord.faults.next("GET", "/guilds/*/members/*", Afterwards(hold))
    first, second = await table.begin(ann, ben)
    await hold.arrived()
    await by_command(table, first, Pass())
    hold.release()
    await table.service.quiet()
    assert looked_up(table) == [first.id, second.id]
