"""Looking at a game: board, words, status, the story, and one's own games."""

from __future__ import annotations

import re

import pytest

from bot.lately import last_own
from bot.story import tale
from bot.telling import speech_of
from games.yunnan.actions import Pass
from playground import Person, ephemeral
from tests.bot.play import Table, by_command, decision_of, labels
from tests.bot.positions import asks, sit_down
from tests.bot.service import Artist


async def test_the_board_is_shown_to_who_asks_alone(table: Table, ann: Person, ben: Person) -> None:
    await table.start(ann, stand_ins=2)
    shown = await table.use(ben, "game board")
    assert shown.message is not None
    assert ephemeral(shown.message)
    assert [attachment["filename"] for attachment in shown.message["attachments"]] == ["board.png"]
    assert shown.content.startswith("▸ **Ann**: Place a trader, or pass.")
    assert len(table.messages) == 2


async def test_the_board_in_words_says_everything(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    await sit_down(table, asks("travelling"), [ann, ben, cleo])
    for shown in (
        await table.use(ann, "game board", show="text"),
        await table.press(ben, table.last, "Board in words"),
    ):
        said = "\n".join([shown.content, *(message["content"] for message in shown.followups)])
        assert all(map(ephemeral, shown.followups))
        assert "Along the road" in said
        assert all(name in said for name in ("Ann", "Ben", "Cleo", "Qinghai"))


async def test_a_board_that_cannot_be_drawn_is_said(
    table: Table, artist: Artist, ann: Person, mishaps: list[str]
) -> None:
    await table.start(ann, stand_ins=2)
    mishaps.append("could not be drawn")
    artist.fails = True
    shown = await table.use(ann, "game board")
    assert "Along the road" in shown.content
    assert shown.message is not None
    assert shown.message["attachments"] == []


async def test_status_says_who_plays_and_who_must_decide_since_when(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    await table.start(ann, ben, cleo)
    first = await table.asked([ann, ben, cleo])
    began = int(table.discord.clock.now())
    table.discord.clock.advance(3600)
    said = (await table.use(ben, "game status")).content
    assert f"1. <@{ann.id}>\n2. <@{ben.id}>\n3. <@{cleo.id}>" in said
    line = re.search(r"▸ \*\*(\w+)\*\*: Place a trader, or pass\..* \(<t:(\d+):R>\)", said)
    assert line is not None
    assert line[1] == first.name
    assert abs(int(line[2]) - began) <= 5


@pytest.mark.parametrize("command", ["game board", "game status", "game log", "game end"])
async def test_there_is_nothing_to_look_at_before_a_table_is_opened(table: Table, ann: Person, command: str) -> None:
    assert (await table.use(ann, command)).content.startswith("There is no game in this channel.")


@pytest.mark.parametrize("command", ["game board", "game log"])
async def test_there_is_no_board_before_the_start(table: Table, ann: Person, command: str) -> None:
    await table.open(ann)
    assert (await table.use(ann, command)).content == "The game has not begun yet."
    assert "2. *free*" in (await table.use(ann, "game status")).content


async def test_the_story_is_told_in_pages_the_newest_first(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    number = await sit_down(table, lambda asked: asked.turn > 70, [ann, ben, cleo])
    newest = await table.use(ann, "game log")
    assert labels(newest.message) == ["Earlier"]
    pages, shown = [newest.content], newest
    assert [file["filename"] for file in (newest.message or {})["attachments"]] == ["board.png"]
    while "Earlier" in labels(shown.message):
        shown = await table.press(ann, shown.message, "Earlier")
        pages.insert(0, shown.content)
    assert len(pages) > 2
    assert pages[0].startswith("**Round 1 begins.**")
    client = table.service.client
    stored = await client.rooms.table(number)
    timeline, speech = await client.rooms.timeline(stored), speech_of(stored)
    since = last_own(timeline, stored.seats_of(int(ann.id)))
    told = (tale(speech, timeline.upto(since), 0), tale(speech, timeline, since))
    title = speech.words.text("lately-title")
    assert "\n".join(pages).splitlines() == [*told[0], title, *told[1]]
    assert pages[-1].startswith(title)
    back = await table.press(ann, shown.message, "Later")
    assert back.content == pages[1]
    assert len(table.messages) == 1


async def test_my_games_are_listed_with_links_mine_to_move_in_bold(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    tavern = Table(table.service, table.discord.channel("tavern"))
    await table.start(ann, ben, cleo)
    first = await table.asked([ann, ben, cleo])
    other = next(person for person in (ann, ben, cleo) if person is not first)
    lobby = await tavern.open(other)
    guild = table.channel["guild_id"]
    link = f"https://discord.com/channels/{guild}/{table.channel['id']}/{table.last['id']}"
    mine = (await tavern.use(first, "games")).content
    assert re.fullmatch(rf"\[Yunnan\]\({link}\): \*\*your turn\*\* \(<t:\d+:R>\)", mine)
    theirs = (await tavern.use(other, "games")).content.splitlines()
    assert re.fullmatch(rf"\[Yunnan\]\({link}\): \*\*{first.name}\*\* to decide \(<t:\d+:R>\)", theirs[0])
    assert theirs[1].endswith(f"{tavern.channel['id']}/{lobby['id']}): waiting for its start")


async def test_my_games_are_listed_in_private_messages_too(table: Table, ann: Person) -> None:
    await table.open(ann)
    listed = await Table(table.service, table.discord.dm(ann)).use(ann, "games")
    assert listed.content.endswith("): waiting for its start")


async def test_who_sits_nowhere_has_no_games(table: Table, ann: Person, ben: Person) -> None:
    await table.open(ann)
    assert (await table.use(ben, "games")).content == "You sit at no table. `/game new` opens one in a channel."


async def test_a_finished_game_can_still_be_looked_at(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    await sit_down(table, lambda asked: asked.turn > 100 and asked.prompt.kind == "converting", [ann, ben, cleo])
    people = [ann, ben, cleo]
    await finish(table, people)
    final = table.last
    assert re.search(r"## .* wins?!", final["content"])
    assert [line[:3] for line in final["content"].splitlines()[-3:]] == ["1. ", "2. ", "3. "]
    assert labels(final) == ["Replay", "Charts"]
    assert [labels(message) for message in table.messages[:-1]] == [[]] * (len(table.messages) - 1)
    board = await table.use(ben, "game board")
    assert "wins!" in board.content
    assert labels(board.message) == ["Replay", "Charts"]
    assert (await table.use(ben, "yunnan pass")).content.startswith("There is no game in this channel.")
    assert (await table.use(ben, "games")).content.startswith("You sit at no table.")
    status = (await table.use(ben, "game status")).content
    assert "-# The game has been played to its end.\n## " in status
    assert "wins!" in status
    assert labels(await table.open(ben)) == ["Join", "Leave", "Add a stand-in", "Start"]


async def finish(table: Table, people: list[Person]) -> None:
    """Play on by the first thing offered, or by passing, until the game is over."""
    while "My turn" in labels(table.last):
        asked = await table.asked(people)
        actions = decision_of(await table.sitting(asked)).actions
        before = len(table.messages)
        receipt = await by_command(table, asked, Pass() if Pass() in actions else actions[-1])
        if not labels(receipt.message):
            await table.board(before)
