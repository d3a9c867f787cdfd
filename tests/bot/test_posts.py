"""What the channel is told when something is in the way of telling it."""

from __future__ import annotations

import asyncio

import pytest

import renderer
from games.yunnan.actions import Pass
from playground import Hold, LoseAnswer, Person, Playground, Refuse, Wire
from tests.bot.play import Table, by_command, decision_of, labels
from tests.bot.positions import asks, sit_down
from tests.bot.service import Artist, Service


def boards(table: Table) -> list[list[Wire]]:
    """The pictures of the messages after the lobby."""
    return [message["attachments"] for message in table.messages[1:]]


async def test_a_slow_board_keeps_nobody_waiting_but_those_who_look_at_it(
    table: Table, artist: Artist, ann: Person, ben: Person, cleo: Person
) -> None:
    """The receipt comes first; another table goes on; nothing is lost."""
    first, *_ = await table.begin(ann, ben, cleo)
    tavern = Table(table.service, table.discord.channel("tavern"))
    lobby = await tavern.open(ben, stand_ins=2)
    artist.free.clear()
    receipt = await by_command(table, first, Pass())
    assert receipt.content.startswith(f"**{first.name}** passes")
    await asyncio.to_thread(artist.busy.wait)
    assert len(table.messages) == 2
    await tavern.press(ben, lobby, "Start")
    assert (await tavern.use(ben, "game status")).content.startswith("## Yunnan")
    offered = await ben.autocomplete(tavern.channel, "yunnan bid", "building", "")
    assert offered
    following = await table.asked([ann, ben, cleo])
    assert (await by_command(table, following, Pass())).content.startswith(f"**{following.name}** passes")
    artist.free.set()
    await table.service.settled()
    assert boards(table) != []
    assert "passes" in table.last["content"]
    assert len(boards(tavern)) == 1


async def test_a_panel_does_not_wait_for_a_slow_picture(
    table: Table, artist: Artist, ann: Person, ben: Person, cleo: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.answers.SOON", 0.05)
    await sit_down(table, asks("travelling", more_than=6), [ann, ben, cleo])
    artist.free.clear()
    step = await by_command(table, ann, decision_of(await table.sitting(ann)).actions[-2])
    assert step.message is not None
    assert "Undo" in labels(step.message)
    assert step.message["attachments"] == []
    artist.free.set()
    await step.until(lambda one: one.message and one.message["attachments"])


async def test_a_board_that_cannot_be_drawn_is_told_in_words_and_can_be_drawn_again(
    table: Table, artist: Artist, ann: Person, ben: Person, cleo: Person, mishaps: list[str]
) -> None:
    first, *_ = await table.begin(ann, ben, cleo)
    mishaps.append("could not be drawn")
    artist.fails = True
    await by_command(table, first, Pass())
    board = await table.board(2)
    following = await table.asked([ann, ben, cleo])
    assert board["attachments"] == []
    assert board["content"].startswith(f"**{first.name}** passes")
    assert "*The board could not be drawn just now, so here it is in words.*" in board["content"]
    assert "Players in turn order" in board["content"]
    assert labels(board) == ["My turn", "Board in words", "Draw again"]
    assert [ping.user_id for ping in table.discord.world.pings] == [following.id]
    in_vain = await table.press(ben, board, "Draw again")
    assert in_vain.followups[0]["content"].startswith("The board cannot be drawn just now.")
    artist.fails = False
    await table.press(ben, board, "Draw again")
    assert len(table.last["attachments"]) == 1
    assert labels(table.last)[0] == "My turn"
    await table.press(following, table.last, "My turn")


async def test_a_low_file_limit_gets_a_smaller_picture(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    """Discord does not say beforehand that it will not take the file; nobody sees an error."""
    table.service.draw = renderer.render
    await table.service.restart()
    first, *_ = await table.begin(ann, ben, cleo)
    full = boards(table)[0][0]
    table.discord.world.file_limit = 60_000
    await by_command(table, first, Pass())
    smaller = (await table.board(2))["attachments"][0]
    assert full["size"] > 60_000 >= smaller["size"]
    assert full["width"] > smaller["width"] > 600
    assert smaller["width"] * 3 == smaller["height"] * 4
    looked = await table.use(ann, "game board")
    assert looked.message is not None
    assert looked.message["attachments"][0]["size"] <= 60_000


async def test_without_the_right_to_attach_files_the_board_is_told_in_words_until_it_is_back(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    people = [ann, ben, cleo]
    first, *_ = await table.begin(*people)
    await table.discord.deny(table.channel, "ATTACH_FILES")
    await by_command(table, first, Pass())
    board = await table.board(2)
    assert board["attachments"] == []
    assert "the bot lacks the right “Attach Files” here" in board["content"]
    assert "Players in turn order" in board["content"]
    following = await table.asked(people)
    assert [ping.user_id for ping in table.discord.world.pings] == [following.id]
    await table.discord.allow(table.channel, "ATTACH_FILES")
    await by_command(table, following, Pass())
    assert len((await table.board(3))["attachments"]) == 1


async def test_without_the_right_to_speak_the_move_counts_and_is_told_once_it_is_back(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    people = [ann, ben, cleo]
    first, *_ = await table.begin(*people)
    await table.discord.deny(table.channel, "SEND_MESSAGES")
    receipt = await by_command(table, first, Pass())
    assert receipt.content.startswith(f"**{first.name}** passes")
    assert "Your move counts, but the channel cannot be told: the bot lacks the right “Send Messages" in receipt.content
    following = await table.asked(people)
    assert following is not first
    await table.service.settled()
    assert "The last board could not be posted here." in (await table.use(ben, "game status")).content
    await by_command(table, following, Pass())
    await table.service.settled()
    assert len(table.messages) == 2
    await table.discord.allow(table.channel, "SEND_MESSAGES")
    board = await table.board(2)
    assert len(table.messages) == 3
    assert board["content"].startswith(f"**{first.name}** and **{following.name}** pass ")
    assert len(board["attachments"]) == 1
    third = await table.asked(people)
    assert [ping.user_id for ping in table.discord.world.pings] == [third.id]
    assert "could not be posted" not in (await table.use(ben, "game status")).content


async def test_a_channel_that_is_closed_to_the_bot_is_told_when_it_opens_again(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, *_ = await table.begin(ann, ben, cleo)
    await table.discord.deny(table.channel, "VIEW_CHANNEL")
    await by_command(table, first, Pass())
    await table.service.settled()
    await table.discord.allow(table.channel, "VIEW_CHANNEL")
    assert "passes" in (await table.board(2))["content"]


async def test_a_thread_gone_to_sleep_is_woken_by_the_next_board(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    thread = Table(table.service, await ann.open_thread(table.channel, "slow game"))
    first, *_ = await thread.begin(ann, ben, cleo)
    await ann.change_thread(thread.channel, archived=True)
    await by_command(thread, first, Pass())
    assert "passes" in (await thread.board(2))["content"]


async def test_trouble_of_discord_is_waited_out(
    table: Table, ann: Person, ben: Person, cleo: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.posts.FIRST_PAUSE", 0.01)
    first, *_ = await table.begin(ann, ben, cleo)
    table.discord.faults.next("POST", "/channels/*/messages", Refuse(503))
    await by_command(table, first, Pass())
    assert "passes" in (await table.board(2))["content"]
    assert len(table.messages) == 3


async def test_a_board_whose_receipt_was_lost_is_not_told_twice(
    table: Table, ann: Person, ben: Person, cleo: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord has the message, but the connection breaks before it says so: the nonce tells the repeat apart."""
    monkeypatch.setattr("bot.posts.FIRST_PAUSE", 0.01)
    first, *_ = await table.begin(ann, ben, cleo)
    table.discord.faults.next("POST", "/channels/*/messages", LoseAnswer())
    await by_command(table, first, Pass())
    await table.service.settled()
    assert [message["content"].count("passes") for message in table.messages] == [0, 0, 1]
    assert len(table.discord.world.pings) == 1


async def test_killed_after_the_move_and_before_the_board_it_is_told_exactly_once(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, *_ = await table.begin(ann, ben, cleo)
    hold = Hold()
    table.discord.faults.next("POST", "/channels/*/messages", hold)
    await by_command(table, first, Pass())
    await hold.arrived()
    await table.service.kill()
    assert len(table.messages) == 2
    await table.service.start()
    assert "passes" in (await table.board(2))["content"]
    hold.release()  # the first attempt arrives after all
    await table.service.restart()
    await table.service.settled()
    assert [message["content"].count("passes") for message in table.messages] == [0, 0, 1]
    following = await table.asked([ann, ben, cleo])
    assert [ping.user_id for ping in table.discord.world.pings] == [following.id]


async def test_killed_after_the_board_and_before_that_was_noted_it_is_told_exactly_once(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, *_ = await table.begin(ann, ben, cleo)
    table.discord.faults.next("POST", "/channels/*/messages", LoseAnswer())
    await by_command(table, first, Pass())
    await table.discord.until(lambda: len(table.messages) == 3)
    await table.service.kill()
    await table.service.start()
    await table.service.settled()
    assert [message["content"].count("passes") for message in table.messages] == [0, 0, 1]
    following = await table.asked([ann, ben, cleo])
    assert labels(table.last) == ["My turn", "Board in words"]
    await by_command(table, following, Pass())
    await table.board(3)
    assert len(table.messages) == 4


async def test_a_lost_answer_does_not_hide_what_comes_later(
    table: Table, ann: Person, ben: Person, cleo: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The message is out, its repeat is refused, and the next one tells more than it: nobody's ping may be lost."""
    monkeypatch.setattr("bot.posts.FIRST_PAUSE", 0.01)
    first, *_ = await table.begin(ann, ben, cleo)
    table.discord.faults.next("POST", "/channels/*/messages", LoseAnswer())
    table.discord.faults.next("GET", "/channels/*/messages", Refuse(403, 50001))
    table.discord.faults.next("POST", "/channels/*/messages", Refuse(403, 50013))
    await by_command(table, first, Pass())
    await table.service.settled()
    second = await table.asked([ann, ben, cleo])
    await by_command(table, second, Pass())
    await table.service.settled()
    third = await table.asked([ann, ben, cleo])
    assert f"**{first.name}** and **{second.name}** pass " in table.last["content"]
    assert table.last["id"] in [message["id"] for message in third.pings()]


async def test_a_board_that_discord_will_not_take_does_not_stop_the_game(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, *_ = await table.begin(ann, ben, cleo)
    table.discord.faults.next("POST", "/channels/*/messages", Refuse(400, 50035))
    await by_command(table, first, Pass())
    await table.service.settled()
    assert "could not be posted" in (await table.use(ben, "game status")).content
    following = await table.asked([ann, ben, cleo])
    await by_command(table, following, Pass())
    await table.service.settled()
    assert len(table.messages) == 3
    assert table.last["content"].startswith(f"**{first.name}** and **{following.name}** pass ")


async def test_rate_limits_are_kept_and_nothing_is_lost(discord: Playground, service: Service, ann: Person) -> None:
    discord.rates.enabled = True
    tables = [Table(service, discord.channel(f"room {number}")) for number in range(3)]
    for table in tables:
        lobby = await table.open(ann, stand_ins=2)
        await table.press(ann, lobby, "Start")
    for table in tables:
        await table.board(1)
        assert len(table.messages) == 2
    assert discord.missing == []
