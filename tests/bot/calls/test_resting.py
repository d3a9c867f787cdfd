"""Games in which nothing happens: their players are asked, then they are parked, and nothing is ever lost."""

from __future__ import annotations

from playground import Person
from tests.bot.calls.day import Day
from tests.bot.play import Table, labels


async def test_after_three_weeks_the_players_are_asked_once_whether_they_go_on(
    day: Day, table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    await day.begin(ann, ben, cleo)
    await day.days(20)
    day.forget()
    await day.days(2)
    await table.service.restart()
    await day.settled()
    assert table.last["content"].startswith("Nobody has played in this game since <t:")
    assert all(len(pings) == 1 for pings in [person.pings() for person in (ann, ben, cleo)])
    assert labels(table.last) == ["We go on"]


async def test_who_goes_on_puts_the_question_off_for_three_weeks_more(
    day: Day, table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    await day.begin(ann, ben, cleo)
    await day.days(22)
    question = table.last
    await table.press(ben, question, "We go on")
    assert "**Ben** says that this game goes on." in table.last["content"]
    assert labels(table.last) == []
    await day.days(20)
    assert table.last["id"] == question["id"]
    await day.days(2)
    assert labels(table.last) == ["We go on"]


async def test_a_stranger_does_not_speak_for_the_players(
    day: Day, table: Table, ann: Person, ben: Person, cleo: Person, dora: Person
) -> None:
    await day.begin(ann, ben, cleo)
    await day.days(22)
    refused = await table.press(dora, table.last, "We go on")
    assert "You do not sit at this table" in refused.followups[0]["content"]
    assert labels(table.last) == ["We go on"]


async def test_after_six_weeks_a_game_is_parked_and_resumed_with_a_call(
    day: Day, table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, *others = await day.begin(ann, ben, cleo)
    refused = await table.use(ann, "game resume")
    assert refused.content.startswith("This game is not parked")
    await day.days(43)
    assert table.last["content"].startswith("This game is parked")
    seen = len(table.messages)
    day.forget()
    await day.days(100)
    assert len(table.messages) == seen
    parked = "*Parked: any move, or `/game resume`, lets it go on.*"
    assert parked in (await table.use(ann, "game status")).content
    assert parked in (await table.use(ann, "games")).content
    await table.use(others[0], "game resume")
    assert parked not in (await table.use(ann, "game status")).content
    await day.settled()
    (call,) = day.pinged(first)
    assert call.startswith(f"{first.mention} Yunnan: Place a trader, or pass.")
    assert f"**{others[0].name}** has resumed this game." in [message["content"] for message in table.messages]
    await day.passes(first)


async def test_a_game_that_only_stand_ins_play_falls_asleep(
    day: Day, table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    """They decide for people who let their time run out, but do not play a game to its end that nobody is in."""
    await table.start(ann, ben, cleo, clock="24h")
    await day.days(23)
    assert sum("(by a stand-in)" in message["content"] for message in table.messages) > 5
    assert any(labels(message) == ["We go on"] for message in table.messages)
    await day.days(22)
    assert any(message["content"].startswith("This game is parked") for message in table.messages)
    seen = len(table.messages)
    await day.days(22)
    assert len(table.messages) == seen


async def test_any_move_lets_a_parked_game_go_on(
    day: Day, table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, second, _ = await day.begin(ann, ben, cleo)
    await day.days(43)
    day.forget()
    await day.passes(first)
    assert len(day.pinged(second)) == 1
    await day.later(24.1)
    assert len(day.pinged(second)) == 1


async def test_a_bot_that_was_away_asks_before_it_parks(
    day: Day, table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    await day.begin(ann, ben, cleo)
    await table.service.stop()
    table.discord.clock.advance(60 * 86400)
    await table.service.start()
    await day.settled()
    assert [labels(message) for message in table.messages[2:]] == [["We go on"], []]
    await day.days(22)
    assert table.last["content"].startswith("This game is parked")
