"""A seat is not a user: somebody goes, and the others wait, have a stand-in, or let somebody else sit down."""

from __future__ import annotations

import pytest

from games.yunnan.actions import Pass
from playground import Person, Refuse, RefusedError
from tests.bot.accord import decision_in, later, notice, ring
from tests.bot.play import Table, by_command, labels
from tests.bot.positions import asks, sit_down

DAY = 86400
CHOICES = ["Wait", "Stand-in", "Somebody else"]


async def gone(table: Table, *people: Person) -> list[Person]:
    """A game in which who must decide has left the server; that person, then the others, the host first."""
    first, *_ = await table.begin(*people)
    waiting = next(person for person in people if person is not first)
    await table.discord.remove(waiting)
    while (asked := await table.asked(people)) is not waiting:
        await by_command(table, asked, Pass())
    return [waiting, *(person for person in people if person is not waiting)]


async def test_who_has_left_the_server_is_noticed_as_soon_as_asked(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    """Nobody is told before: who is not asked keeps nobody waiting."""
    away, *others = await gone(table, ann, ben, cleo)
    shown = await notice(table, "is no longer a member of this server.")
    assert labels(shown) == CHOICES
    assert shown["content"].startswith(f"**{away.name}** is no longer a member")
    assert all(person.mention in shown["content"] for person in others)
    assert {person.name for person in others for ping in person.pings() if ping["id"] == shown["id"]} == {
        person.name for person in others
    }
    assert shown not in away.pings()


async def test_who_has_left_while_they_are_waited_for_is_noticed_at_the_next_reminder(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    away, *_ = await table.begin(ann, ben, cleo)
    await table.use(ann, "game set", remind="6h")
    await ring(table)
    await table.discord.remove(away)
    table.discord.clock.advance(6 * 3600 - 60)
    await ring(table)
    assert not any("no longer a member" in message["content"] for message in table.messages)
    table.discord.clock.advance(120)
    await ring(table)
    assert labels(await notice(table, f"**{away.name}** is no longer a member")) == CHOICES


async def test_who_does_not_answer_any_reminder_is_taken_for_away_where_no_time_runs(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    waited_for, *_ = await table.begin(ann, ben, cleo)
    for _ in range(3):
        await later(table, 25)
    assert not any(labels(message) == CHOICES for message in table.messages)
    await later(table, 25)
    shown = await notice(table, f"**{waited_for.name}** has been reminded three times")
    assert labels(shown) == CHOICES
    await by_command(table, waited_for, Pass())
    assert "is back" in (await notice(table, "has been reminded"))["content"]


async def test_a_notice_doubts_a_closed_channel_less_and_less(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    """After about 1, 2, 4, 8 and 16 hours, then daily."""
    first, *_ = await table.begin(ann, ben, cleo)
    other = next(person for person in (ann, ben, cleo) if person is not first)
    await table.use(first, "game set", remind="off")
    asked = await table.use(other, "game leave")
    await table.discord.deny(table.channel, "SEND_MESSAGES")
    await table.press(other, asked.message, "Leave the game")
    for _ in range(96):
        await later(table, 1)
    assert 6 <= sum(request.status == 403 for request in table.discord.requests) <= 9
    await table.discord.allow(table.channel, "SEND_MESSAGES")
    await later(table, 24)
    assert labels(await notice(table, "has left this game")) == CHOICES


async def test_it_is_noticed_also_in_a_game_of_before_that_was_kept_account_of(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    await table.discord.remove(ann)
    await sit_down(table, asks("placing"), [ann, ben, cleo])
    assert labels(await notice(table, "**Ann** is no longer a member")) == CHOICES


async def test_who_is_there_is_not_asked_about(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    await table.begin(ann, ben, cleo)
    await ring(table)
    assert len(table.messages) == 2


async def test_trouble_with_looking_somebody_up_is_not_taken_for_their_having_left(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    table.discord.faults.next("GET", "/guilds/*/members/*", Refuse(403, 50001))
    await table.begin(ann, ben, cleo)
    await ring(table)
    assert len(table.messages) == 2


async def test_more_than_half_of_the_others_decide(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    away, one, other = await gone(table, ann, ben, cleo)
    shown = await notice(table, "no longer a member")
    assert (await table.press(one, shown, "Stand-in")).content == "Noted: Stand-in."
    await ring(table)
    assert (await table.sitting(away)).decision is not None
    assert f"▸ **{one.name}**: Stand-in" in (await notice(table, "no longer a member"))["content"]
    await table.press(other, shown, "Stand-in")
    await ring(table)
    assert "a stand-in keeps the chair warm" in (await notice(table, "no longer a member"))["content"]
    assert f"**{away.name} (stand-in)**" in table.last["content"]
    assert (await table.asked([one, other])) in (one, other)


async def test_nobody_else_has_a_say(table: Table, ann: Person, ben: Person, cleo: Person, dora: Person) -> None:
    await gone(table, ann, ben, cleo)
    shown = await notice(table, "no longer a member")
    assert (await table.press(dora, shown, "Wait")).content == "That is for others to decide."


async def test_a_choice_can_be_changed_until_it_is_settled(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    _, one, other = await gone(table, ann, ben, cleo)
    shown = await notice(table, "no longer a member")
    await table.press(one, shown, "Stand-in")
    await table.press(one, shown, "Wait")
    await table.press(other, shown, "Wait")
    await ring(table)
    assert "you wait" in (await notice(table, "no longer a member"))["content"]
    assert labels(await notice(table, "no longer a member")) == []


async def test_who_waits_is_asked_again_a_day_later(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    _, one, other = await gone(table, ann, ben, cleo)
    first = await notice(table, "no longer a member")
    await table.press(one, first, "Wait")
    await table.press(other, first, "Wait")
    await ring(table)
    assert (await notice(table, "no longer a member"))["id"] == first["id"]
    table.discord.clock.advance(DAY + 60)
    again = await notice(table, "no longer a member")
    assert again["id"] != first["id"]
    assert labels(again) == CHOICES


async def test_two_presses_at_once_count_once(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    _, one, other = await gone(table, ann, ben, cleo)
    shown = await notice(table, "no longer a member")
    await table.press(one, shown, "Stand-in")
    stale = dict(shown)
    await table.press(other, shown, "Stand-in")
    rows = await table.service.client.rooms.store.database.rows("SELECT * FROM kept_chairs")
    assert len(rows) == 1
    await ring(table)
    with pytest.raises(RefusedError):
        await table.press(one, stale, "Stand-in")


async def test_a_notice_outlives_a_restart_and_is_shown_once(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    _, one, other = await gone(table, ann, ben, cleo)
    shown = await notice(table, "no longer a member")
    await table.press(one, shown, "Stand-in")
    await table.service.restart()
    await ring(table)
    assert sum("no longer a member" in message["content"] for message in table.messages) == 1
    await table.press(other, shown, "Stand-in")
    await ring(table)
    assert "keeps the chair warm" in (await notice(table, "no longer a member"))["content"]


async def test_a_chair_kept_warm_is_given_back_at_once(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    away, one, other = await gone(table, ann, ben, cleo)
    await decision_in(table, await notice(table, "no longer a member"), "Stand-in", one, other)
    seats = (await table.use(one, "game status")).content
    assert f". {away.name} (stand-in)\n" in seats
    await table.discord.readmit(away)
    refused = await table.use(away, "yunnan pass")
    assert refused.content.startswith("A stand-in keeps your chair warm.")
    assert (await table.use(away, "game return")).content.startswith("Welcome back.")
    assert "is back on the chair" in (await notice(table, "is back"))["content"]
    assert (await table.use(away, "game return")).content == "You are not away from this game: your chair is yours."
