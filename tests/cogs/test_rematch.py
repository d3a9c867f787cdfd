"""Playing once more with the same people."""

from __future__ import annotations

from typing import Any

from playground import Person, Refuse
from tests.bot.accord import ring
from tests.bot.play import Table, labels


async def ended(table: Table, *people: Person, **new: Any) -> None:
    """A game of these that was broken off by its host."""
    await table.start(*people, **new)
    asked = await table.use(people[0], "game end")
    await table.press(people[0], asked.message, "End it")
    await table.board(2)


async def test_one_command_opens_a_table_for_the_same_people(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    """Each of them has to sit down by pressing Join; all are asked to."""
    await ended(table, ann, ben, cleo, edition="first", clock="72h", late="vote", remind="36h")
    table.discord.world.pings.clear()
    opened = await table.use(ben, "game rematch")
    assert opened.message is not None
    await ring(table)
    lobby, call = table.messages[-2:]
    assert lobby["content"].splitlines()[0] == "## Yunnan, First edition"
    assert f"1. {ben.mention}\n2. *free*\n3. *free*" in lobby["content"]
    assert (
        "Time bank for each: 3 days. Only waking time counts. When it has run out, the others decide"
        in lobby["content"]
    )
    assert "Join" in labels(lobby)
    assert call["content"].startswith("**Ben** would like to play again: ")
    assert {ping.user_id for ping in table.discord.world.pings} == {ann.id, cleo.id}
    for person in (ann, cleo):
        await table.press(person, lobby, "Join")
    await table.press(ben, lobby, "Start")
    await table.board(5)
    assert (await table.sitting(cleo)).table.names == ("Ben", "Ann", "Cleo")
    assert (await table.use(ben, "game set")).content.startswith(
        "Who has not decided is reminded after 1 day and 12 hours"
    )


async def test_not_before_the_game_is_over(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    await table.start(ann, ben, cleo)
    assert (await table.use(ann, "game rematch")).content == "This game is not over yet."


async def test_only_who_has_played_asks_for_it(table: Table, ann: Person, ben: Person, dora: Person) -> None:
    await ended(table, ann, ben)
    assert (await table.use(dora, "game rematch")).content.startswith("You do not sit at this table")
    assert len(table.messages) == 3


async def test_where_nothing_was_played_there_is_nothing_to_play_again(table: Table, ann: Person) -> None:
    assert (await table.use(ann, "game rematch")).content.startswith("There is no game in this channel.")


async def test_who_wants_no_pings_gets_none(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    await table.service.client.people.set_calls(int(cleo.id), "off")  # type: ignore[arg-type] # as it is stored
    await ended(table, ann, ben, cleo)
    table.discord.world.pings.clear()
    await table.use(ann, "game rematch")
    await ring(table)
    assert [ping.user_id for ping in table.discord.world.pings] == [ben.id]


async def test_a_call_that_was_cut_short_by_a_crash_comes_after_it_once(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    """It is stored before the table is shown, so nothing between the two loses it."""
    await ended(table, ann, ben, cleo)
    table.discord.world.pings.clear()
    table.discord.faults.next("POST", "/channels/*/messages", Refuse(503, 0))
    await table.use(ann, "game rematch")
    await ring(table)
    assert table.discord.world.pings == []
    await table.service.kill()
    await table.service.start()
    for _ in range(2):
        await ring(table)
        await table.service.restart()
    assert [message["content"] for message in table.messages if "play again" in message["content"]] == [
        f"**Ann** would like to play again: {ben.mention} and {cleo.mention}, do you join?"
    ]
    assert sorted(ping.user_id for ping in table.discord.world.pings) == sorted([ben.id, cleo.id])


async def test_nobody_is_called_to_a_table_that_was_never_shown(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    await ended(table, ann, ben, cleo)
    table.discord.faults.next("POST", "/interactions/*/*/callback", Refuse(404, 10062))
    await ann.slash(table.channel, "game rematch", {})
    await ring(table)
    before = table.messages
    await table.service.restart()
    await ring(table)
    assert table.messages == before
    assert "play again" not in table.last["content"]
