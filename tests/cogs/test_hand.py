"""*My hand*: the button under the board and the command, only for who holds it, and always as it is now."""

from __future__ import annotations

from random import Random

import pytest
from discord import app_commands

from cogs import play
from data.catalogue import catalogue
from playground import Interaction, Person, Refuse, ephemeral
from tests.bot.play import Table, by_command, labels, suggestion
from tests.bot.positions import asks, sit_down
from tests.bot.service import Service

TAJ = "taj_mahal"
DRAWN = catalogue().text("taj_mahal-event-drew-cards", seat="**Ann**", cards="")[:-1]
"""How the line begins that tells Ann alone which cards she has drawn."""


@pytest.fixture
async def playing(table: Table, ann: Person, ben: Person, cleo: Person) -> Table:
    """Ann must play a card or withdraw."""
    await sit_down(table, asks("playing"), [ann, ben, cleo], game=TAJ)
    return table


async def hand(table: Table, person: Person) -> str:
    """A person's hand as the bot would say it now."""
    sitting = await table.sitting(person)
    boards = table.service.client.boards
    return "\n".join(boards.hand_text(sitting.table, sitting.timeline.state, sitting.seat))


def files(shown: Interaction) -> list[str]:
    """The names of an answer's files."""
    return [attachment["filename"] for attachment in (shown.message or {}).get("attachments", [])]


async def test_each_player_sees_the_own_hand_and_nobody_else_does(
    playing: Table, ann: Person, ben: Person, cleo: Person, dora: Person
) -> None:
    public = playing.messages
    assert labels(public[-1]) == ["My turn", "My hand", "Board in words"]
    said = set()
    for person in (ann, ben, cleo):
        pressed = await playing.press(person, public[-1], "My hand")
        typed = await playing.use(person, "taj hand")
        assert pressed.message is not None
        assert ephemeral(pressed.message)
        assert pressed.content == typed.content == await hand(playing, person)
        assert files(pressed) == files(typed) == ["hand.png"]
        said.add(pressed.content)
    assert len(said) == 3
    assert playing.messages == public
    assert [message["content"] for message in dora.messages(playing.channel)] == [public[-1]["content"]]


async def test_who_has_no_seat_has_no_hand(playing: Table, dora: Person) -> None:
    for refused in (await playing.press(dora, playing.last, "My hand"), await playing.use(dora, "taj hand")):
        assert refused.message is not None
        assert ephemeral(refused.message)
        assert refused.content.startswith("You do not sit at this table, so you can only watch")
        assert files(refused) == []


async def test_an_old_button_shows_the_present_hand_also_after_a_restart(
    playing: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    people, old, before = [ann, ben, cleo], playing.last, await hand(playing, ann)
    playing.discord.faults.next("PATCH", f"/channels/*/messages/{old['id']}", Refuse(403, 50013))
    while await hand(playing, ann) == before:
        asked = await playing.asked(people)
        await by_command(playing, asked, suggestion(await playing.sitting(asked), Random(1)))
        await playing.service.settled()
    assert labels(old) == ["My turn", "My hand", "Board in words"]
    for _ in range(2):
        assert (await playing.press(ann, old, "My hand")).content == await hand(playing, ann) != before
        await playing.service.restart()


async def test_the_turn_is_a_press_away_for_who_must_decide(playing: Table, ann: Person, ben: Person) -> None:
    shown = await playing.use(ann, "taj hand")
    assert labels(shown.message) == ["My turn"]
    turn = await playing.press(ann, shown.message, "My turn")
    assert turn.message is not None
    assert shown.message is not None
    assert turn.message["id"] == shown.message["id"]
    assert "Play" in labels(turn.message)
    assert labels((await playing.use(ben, "taj hand")).message) == []


async def test_a_hand_that_cannot_be_drawn_is_said(playing: Table, ann: Person, mishaps: list[str]) -> None:
    mishaps.append("hand.png of table")
    playing.service.artist.fails = True
    shown = await playing.use(ann, "taj hand")
    assert shown.content == await hand(playing, ann)
    assert files(shown) == []


async def test_a_picture_that_is_slow_in_coming_is_added_to_the_words(playing: Table, ann: Person) -> None:
    playing.service.artist.free.clear()
    shown = await playing.use(ann, "taj hand")
    assert shown.content == await hand(playing, ann)
    assert files(shown) == []
    playing.service.artist.free.set()
    await playing.service.settled()
    assert files(shown) == ["hand.png"]


async def test_before_the_start_and_after_the_end_there_is_no_hand(table: Table, ann: Person, ben: Person) -> None:
    assert (await table.use(ann, "taj hand")).content.startswith("There is no game in this channel.")
    await table.open(ann, ben, stand_ins=1, game=TAJ)
    assert (await table.use(ann, "taj hand")).content == "The game has not begun yet."
    await table.press(ann, table.last, "Start")
    board = await table.board(1)
    end = await table.use(ann, "game end")
    table.discord.faults.next("PATCH", f"/channels/*/messages/{board['id']}", Refuse(403, 50013))
    await table.press(ann, end.message, "End it")
    await table.service.settled()
    assert (await table.use(ann, "taj hand")).content.startswith("This game is over.")
    assert (await table.press(ben, board, "My hand")).content.startswith("This game is over.")


async def test_in_a_game_without_hands_there_is_none(table: Table, ann: Person) -> None:
    board = await table.start(ann, stand_ins=2)
    assert labels(board) == ["My turn", "Board in words"]
    refused = await table.use(ann, "taj hand")
    assert refused.content == "The game in this channel is another one: Yunnan."


async def test_while_the_channel_cannot_be_told_the_hand_can_be_seen_and_why_is_said(
    playing: Table, ann: Person
) -> None:
    table = (await playing.sitting(ann)).table
    async with playing.service.client.rooms.store.database.transaction() as writing:
        await writing.execute("UPDATE outbox SET posted = NULL, parked = '50013' WHERE table_id = ?", (table.id,))
    shown = await playing.use(ann, "taj hand")
    assert shown.content.startswith(await hand(playing, ann))
    assert "The last board could not be posted here." in shown.content
    assert files(shown) == ["hand.png"]


async def test_an_action_called_like_the_command_is_refused_at_the_start(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "HAND", "withdraw")
    await service.client.remove_cog("Play")
    with pytest.raises(app_commands.CommandAlreadyRegistered, match="withdraw"):
        await service.client.add_cog(play.Play(service.client))
