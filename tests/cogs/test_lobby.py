"""A table before its game: opening it, sitting down, getting up, and starting."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest

from playground import Hold, Interaction, Person, Refuse, UnansweredError, ephemeral
from tests.bot.play import Table, labels


def said(interaction: Interaction) -> str:
    """What one person alone is told about a press on a message for everybody."""
    assert all(map(ephemeral, interaction.followups))
    return "\n".join(message["content"] for message in interaction.followups)


async def test_who_opens_a_table_sits_at_it_as_its_host(table: Table, ann: Person) -> None:
    lobby = await table.open(ann, seats=4)
    assert lobby["content"].splitlines() == [
        "## Yunnan, Second edition",
        f"1. <@{ann.id}>",
        "2. *free*",
        "3. *free*",
        "4. *free*",
        f"-# Hosted by <@{ann.id}>, who can start with 2 or more. Stand-ins are simple computer players.",
    ]
    assert labels(lobby) == ["Join", "Leave", "Add a stand-in", "Start"]
    assert table.discord.world.pings == []


async def test_others_join_leave_and_join_again(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    lobby = await table.open(ann, ben, cleo)
    assert f"2. <@{ben.id}>\n3. <@{cleo.id}>" in lobby["content"]
    await table.press(ben, lobby, "Leave")
    assert f"2. <@{cleo.id}>\n3. *free*" in table.last["content"]
    await table.press(ben, lobby, "Join")
    assert f"2. <@{cleo.id}>\n3. <@{ben.id}>" in table.last["content"]
    assert table.messages == [table.last]


async def test_two_people_of_the_same_name_are_told_apart(table: Table, ann: Person, cleo: Person) -> None:
    """Names are not unique in a server, but buttons and menus have nothing else."""
    namesake = table.discord.person("ann ")
    namesake.user["global_name"] = "ANN"
    await table.start(ann, namesake, cleo)
    assert (await table.sitting(ann)).table.names == ("Ann", "ANN (2)", "Cleo")


async def test_a_table_has_no_more_seats_than_were_asked_for(
    table: Table, ann: Person, ben: Person, cleo: Person, dora: Person
) -> None:
    lobby = await table.open(ann, ben, cleo, seats=3)
    assert said(await table.press(dora, lobby, "Join")) == "All 3 seats are taken."
    assert f"<@{dora.id}>" not in table.last["content"]


async def test_who_sits_already_cannot_join_and_who_does_not_cannot_leave(
    table: Table, ann: Person, ben: Person
) -> None:
    lobby = await table.open(ann)
    assert said(await table.press(ann, lobby, "Join")) == "You sit at this table already."
    assert said(await table.press(ben, lobby, "Leave")) == "You do not sit at this table."


async def test_when_the_host_leaves_the_next_person_is_host(table: Table, ann: Person, ben: Person) -> None:
    lobby = await table.open(ann, ben, stand_ins=1)
    await table.press(ann, lobby, "Leave")
    assert f"Hosted by <@{ben.id}>" in table.last["content"]
    assert "only the host" in said(await table.press(ann, lobby, "Start")).lower()


async def test_the_last_person_to_leave_takes_the_table_down(table: Table, ann: Person, ben: Person) -> None:
    lobby = await table.open(ann, stand_ins=1)
    await table.press(ann, lobby, "Leave")
    assert table.last["content"].endswith("-# This table has been taken down.")
    assert labels(table.last) == []
    await table.use(ben, "game new")
    assert len(table.messages) == 2


async def test_stand_ins_come_and_go_by_the_host(table: Table, ann: Person, ben: Person) -> None:
    lobby = await table.open(ann, ben, stand_ins=1)
    assert "3. Mei (stand-in)" in lobby["content"]
    assert "Remove a stand-in" in labels(lobby)
    assert "only the host" in said(await table.press(ben, lobby, "Remove a stand-in")).lower()
    await table.press(ann, lobby, "Remove a stand-in")
    assert "3. *free*" in table.last["content"]
    assert "Remove a stand-in" not in labels(table.last)


async def test_a_game_begins_with_a_board_and_a_ping_for_the_first_alone(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    board = await table.start(ann, ben, cleo)
    first = await table.asked([ann, ben, cleo])
    assert "Round 1 begins." in board["content"]
    assert [attachment["filename"] for attachment in board["attachments"]] == ["board.png"]
    assert labels(board) == ["My turn", "Board in words"]
    assert [ping.user_id for ping in table.discord.world.pings] == [first.id]
    assert table.messages[0]["content"].endswith("-# The game is on.")
    assert labels(table.messages[0]) == []


async def test_one_person_alone_is_too_few_to_start(table: Table, ann: Person) -> None:
    lobby = await table.open(ann)
    assert said(await table.press(ann, lobby, "Start")) == "This game is for 2 to 5 people, not for 1."
    assert labels(table.last) == ["Join", "Leave", "Add a stand-in", "Start"]


async def test_a_game_may_start_with_seats_left_free(table: Table, ann: Person) -> None:
    lobby = await table.open(ann, stand_ins=2, seats=5)
    await table.press(ann, lobby, "Start")
    await table.board(1)
    assert "*free*" not in table.messages[0]["content"]


async def test_the_button_of_a_game_that_has_begun_says_so(table: Table, ann: Person, ben: Person) -> None:
    lobby = dict(await table.open(ann, stand_ins=2))
    hold = Hold()
    table.discord.faults.next("PATCH", "/webhooks/*", hold)  # ben still sees the lobby
    start = await ann.click(lobby, "Start")
    await hold.arrived()
    late = await table.press(ben, lobby, "Join")
    hold.release()
    await start.done()
    assert said(late) == "This game has begun or ended already."


async def test_two_who_join_at_once_both_show_up(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    """The message shows how things stand, whichever of two edits arrives last."""
    lobby = await table.open(ann)
    hold = Hold()
    table.discord.faults.next("PATCH", "/webhooks/*", hold)
    slow = await ben.click(lobby, "Join")
    await hold.arrived()
    fast = await cleo.click(lobby, "Join")
    with suppress(TimeoutError):  # who comes second may have to wait for the first
        await asyncio.wait_for(fast.done(), 0.3)
    hold.release()
    await asyncio.gather(slow.done(), fast.done())
    assert f"2. <@{ben.id}>\n3. <@{cleo.id}>" in table.last["content"]


@pytest.mark.parametrize(("seats", "said"), [(1, "1"), (6, "6"), (-1, "−1"), (1000, "1,000")])
async def test_too_few_or_too_many_seats_are_refused_privately(
    table: Table, ann: Person, seats: int, said: str
) -> None:
    refused = await table.use(ann, "game new", seats=seats)
    assert refused.content == f"This game is for 2 to 5 people, not for {said}."
    assert table.messages == []


async def test_an_unknown_edition_is_refused_privately(table: Table, ann: Person) -> None:
    refused = await table.use(ann, "game new", edition="third")
    assert refused.content == "There is no edition “third” of this game."
    assert table.messages == []


async def test_editions_are_offered_while_typing(table: Table, ann: Person) -> None:
    offered = await ann.autocomplete(table.channel, "game new", "edition", "sec")
    assert [(choice["name"], choice["value"]) for choice in offered] == [("Second edition", "second")]
    assert await ann.autocomplete(table.channel, "game new", "edition", "third") == []


async def test_a_second_game_in_a_channel_is_refused_privately(table: Table, ann: Person, ben: Person) -> None:
    await table.open(ann)
    refused = await table.use(ben, "game new")
    assert refused.content.startswith("There is a game in this channel already.")
    assert len(table.messages) == 1


async def test_two_tables_opened_at_once_become_one(table: Table, ann: Person, ben: Person) -> None:
    both = [await person.slash(table.channel, "game new", {}) for person in (ann, ben)]
    await asyncio.gather(*(one.done() for one in both))
    assert len(table.messages) == 1


async def test_another_channel_has_room_for_another_game(table: Table, ann: Person) -> None:
    await table.open(ann)
    tavern = Table(table.service, table.discord.channel("tavern"))
    assert labels(await tavern.open(ann)) == ["Join", "Leave", "Add a stand-in", "Start"]


async def test_a_thread_has_room_for_another_game(table: Table, ann: Person) -> None:
    await table.open(ann)
    thread = Table(table.service, await ann.open_thread(table.channel, "a second table"))
    board = await thread.start(ann, stand_ins=2)
    assert len(board["attachments"]) == 1


async def test_no_table_is_opened_where_the_bot_may_not_speak(table: Table, ann: Person) -> None:
    await table.discord.deny(table.channel, "SEND_MESSAGES")
    refused = await table.use(ann, "game new")
    assert refused.content.startswith("The bot lacks rights in this channel: Send Messages.")
    await table.discord.allow(table.channel, "SEND_MESSAGES")
    await table.open(ann)


async def test_an_idle_lobby_is_taken_down_and_the_channel_is_told(table: Table, ann: Person) -> None:
    await table.open(ann)
    table.discord.clock.advance(13 * 86400)
    await table.service.restart()
    assert len(table.messages) == 1
    table.discord.clock.advance(1.1 * 86400)
    await table.service.restart()
    await table.discord.until(lambda: len(table.messages) == 2 and not labels(table.messages[0]))
    assert table.last["content"].startswith("Nobody started this game for days")
    await table.open(ann)


async def test_a_table_is_no_table_if_nobody_was_shown_it(table: Table, ann: Person) -> None:
    """Discord does not take the lobby's message: the channel stays free."""
    table.discord.faults.next("POST", "/interactions/*/callback", Refuse(404, 10062))
    late = await ann.slash(table.channel, "game new", {})
    table.discord.clock.advance(4)
    with pytest.raises(UnansweredError):
        await late.done()
    await table.open(ann)


async def test_a_game_begins_though_its_lobby_message_is_gone(table: Table, ann: Person) -> None:
    lobby = await table.open(ann, stand_ins=2)
    table.discord.faults.next("PATCH", "/webhooks/*", "unknown-message")
    await (await ann.click(lobby, "Start")).acknowledged()
    assert "Round 1 begins." in (await table.board(1))["content"]


async def test_a_lobby_whose_message_was_deleted_is_shown_anew(table: Table, ann: Person, ben: Person) -> None:
    """As soon as somebody does something there, by the private buttons of `/game status`."""
    lobby = await table.open(ann)
    await table.discord.delete_message(lobby)
    status = await table.use(ben, "game status")
    await table.press(ben, status.message, "Join")
    await table.discord.until(lambda: table.messages)
    assert ben.mention in table.last["content"]
    await table.press(ann, table.last, "Add a stand-in")
    await table.press(ann, table.last, "Start")
    assert "Round 1 begins." in (await table.board(1))["content"]
    assert [labels(message) for message in table.messages[:-1]] == [[]]


async def test_who_joins_by_the_buttons_of_the_status_is_seen_by_everybody(
    table: Table, ann: Person, ben: Person
) -> None:
    lobby = await table.open(ann)
    status = await table.use(ben, "game status")
    await table.press(ben, status.message, "Join")
    await table.discord.until(lambda: ben.mention in lobby["content"])


async def test_a_lobby_deleted_while_the_bot_was_away_is_shown_anew_at_its_start(table: Table, ann: Person) -> None:
    lobby = await table.open(ann)
    await table.service.stop()
    await table.discord.delete_message(lobby)
    await table.service.start()
    await table.discord.until(lambda: table.messages)
    assert "Join" in labels(table.last)
