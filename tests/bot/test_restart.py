"""Stopping and starting in the middle of a game: nothing that was seen before is lost."""

from __future__ import annotations

import asyncio
import copy

from games.yunnan.actions import Bid, Done, Pass, Travel
from playground import Hold, Person, Refuse
from tests.bot.play import Table, by_command, by_panel, decision_of, labels
from tests.bot.positions import asks, sit_down


async def test_old_buttons_work_after_many_restarts(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    """Also 40 days later: nothing about a button lives in memory."""
    board = await table.start(ann, ben, cleo)
    first = await table.asked([ann, ben, cleo])
    panel = (await table.my_turn(first)).message
    for _ in range(5):
        table.discord.clock.advance(8 * 86400)
        await table.service.restart()
    assert table.messages[1] == board
    await table.service.client.alarm.ring()
    seen = len(table.messages)
    done = await by_panel(table, first, Pass(), panel)
    assert done.content.startswith(f"**{first.name}** passes")
    assert "passes" in (await table.board(seen))["content"]


async def test_what_is_under_way_when_the_bot_is_stopped_is_finished(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, *_ = await table.begin(ann, ben, cleo)
    hold = Hold()
    table.discord.faults.next("PATCH", "/webhooks/*", hold)
    use = await first.slash(table.channel, "yunnan pass", {})
    await hold.arrived()
    stopping = asyncio.create_task(table.service.stop())
    await table.discord.until(lambda: len(table.messages) == 3)
    hold.release()
    await stopping
    assert use.content.startswith(f"**{first.name}** passes")
    await table.service.start()
    await table.service.settled()
    assert [message["content"].count("passes") for message in table.messages] == [0, 0, 1]


async def test_a_panel_from_before_a_restart_is_stale_if_it_was_stale(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, *_ = await table.begin(ann, ben, cleo)
    panel = await table.my_turn(first)
    bid = next(a for a in decision_of(await table.sitting(first)).actions if isinstance(a, Bid))
    await by_command(table, first, bid)
    await table.board(2)
    await table.service.restart()
    stale = await table.press(first, panel.message, "Pass")
    assert stale.content.startswith("That menu has been overtaken; nothing was changed. Since then:\n")
    assert f"**{first.name}** bids {bid.space}" in stale.content


async def test_steps_of_an_unfinished_turn_are_still_there_and_can_be_taken_back(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    await sit_down(table, asks("travelling", more_than=6), [ann, ben, cleo])
    asked, before = decision_of(await table.sitting(ann)), len(table.messages)
    step = next(action for action in asked.actions if isinstance(action, Travel))
    await by_command(table, ann, step)
    after = decision_of(await table.sitting(ann))
    await table.service.restart()
    assert decision_of(await table.sitting(ann)) == after
    assert "Undo" in labels((await table.my_turn(ann)).message)
    await table.use(ann, "game undo")
    await table.service.restart()
    assert decision_of(await table.sitting(ann)) == asked
    await by_command(table, ann, step)
    await by_command(table, ann, Done())
    assert (await table.board(before))["content"].count("**Ann** travels") == 1


async def test_a_lobby_goes_on(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    lobby = await table.open(ann, ben)
    await table.service.restart()
    await table.press(cleo, lobby, "Join")
    await table.press(ann, lobby, "Start")
    assert "Round 1 begins." in (await table.board(1))["content"]


async def test_the_same_event_after_a_restart_counts_no_second_time(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    """What was taken and stored before a crash may be delivered again."""
    people = [ann, ben, cleo]
    await table.start(*people)
    first = await table.asked(people)
    bid = next(a for a in decision_of(await table.sitting(first)).actions if isinstance(a, Bid))
    use = await by_command(table, first, bid)
    await table.service.restart()
    revision = (await table.sitting(first)).timeline.revision
    again = copy.deepcopy(use.payload)
    table.discord.world.dispatch("INTERACTION_CREATE", again, table.channel["guild_id"])
    await table.use(ann, "game status")
    await table.service.settled()
    assert (await table.sitting(first)).timeline.revision == revision


async def test_the_client_resumes_after_its_connection_breaks(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    """What is pressed meanwhile is delivered afterwards."""
    first, *_ = await table.begin(ann, ben, cleo)
    await table.discord.gateway.drop()
    use = await first.slash(table.channel, "yunnan pass", {})
    await use.done()
    assert "passes" in (await table.board(2))["content"]


async def test_what_discord_says_was_taken_too_late_changes_nothing(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, *_ = await table.begin(ann, ben, cleo)
    asked = decision_of(await table.sitting(first))
    table.discord.faults.next("POST", "/interactions/*/callback", Refuse(404, 10062))
    await first.slash(table.channel, "yunnan pass", {})
    await table.use(first, "game status")
    await table.service.settled()
    assert any(request.status == 404 for request in table.discord.requests)
    assert decision_of(await table.sitting(first)) == asked
    assert len(table.messages) == 2


async def test_channels_of_other_servers_are_not_told_again(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    """A playground over the database of a real bot leaves that one's games as they are."""
    await table.begin(ann, ben, cleo)
    before = list(table.messages)
    await table.service.client.rooms.outbox.tell_again(1)
    await table.service.restart()
    await table.service.settled()
    assert table.messages == before


async def test_a_channel_that_has_lost_its_messages_is_told_again_what_it_was_told_last(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    """As in a playground that has been started anew, over a kept database."""
    first, *_ = await table.begin(ann, ben, cleo)
    await by_command(table, first, Pass())
    told = (await table.board(2))["content"]
    following = await table.asked([ann, ben, cleo])
    for message in table.messages:
        await table.discord.delete_message(message)
    table.discord.world.pings.clear()
    await table.service.client.rooms.outbox.tell_again(int(table.discord.guild["id"]))
    await table.service.restart()
    await table.service.settled()
    assert [message["content"] for message in table.messages] == [told]
    assert table.discord.world.pings == []  # once for each question is enough
    assert (await by_panel(table, following, Pass(), (await table.my_turn(following)).message)).content
