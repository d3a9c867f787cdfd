"""A whole game of three people and a stand-in; a fifth, who has no seat, tries whatever there is and learns nothing."""

from __future__ import annotations

import json
import logging
import re
from collections import Counter
from pathlib import Path

import pytest

from games.api import Action
from games.history import final, from_json
from games.taj_mahal.actions import PLAYERS
from playground import Interaction, Person, ephemeral
from tests.bot.drive import compare, in_turn, play_on
from tests.bot.play import Table, labels
from tests.cogs.test_hand import DRAWN, TAJ

WATCH = "You do not sit at this table, so you can only watch: `/game board` shows the board."
CARD = re.compile(r"(red|green|yellow|purple|white)[_ ]", re.IGNORECASE)
OFTEN, SELDOM = 5, 20
"""Of so many steps of a kind, buttons and commands are tried before the first."""
COMMANDS: dict[str, dict[str, str]] = {
    "taj hand": {},
    "taj play": {"card": "red_ve", "with": "white_e"},
    "taj withdraw": {},
    "taj place": {"city": "agra"},
    "taj pick": {"card": "white_e"},
    "game undo": {},
}


async def words(table: Table) -> str:
    """The board in words as the channel may know it."""
    client = table.service.client
    stored = await client.rooms.store.open_table(int(table.channel["id"]))
    assert stored is not None
    seen = (await client.rooms.timeline(stored)).seen_by(())
    return client.boards.text(stored, seen.state, None)[0]


async def try_buttons(table: Table, stranger: Person) -> None:
    """Press all there are. Each answer is private, and either a refusal or what everybody may know."""
    public = table.messages
    assert labels(table.last) == ["My turn", "My hand", "Board in words"]
    for button, said in (("My turn", WATCH), ("My hand", WATCH), ("Board in words", await words(table))):
        answer = await table.press(stranger, table.last, button)
        assert answer.message is not None
        assert ephemeral(answer.message)
        assert (answer.content, answer.message["attachments"], labels(answer.message)) == (said, [], [])
    assert table.messages == public


async def try_commands(table: Table, stranger: Person) -> None:
    """Type all that a player could type, and look at what is offered meanwhile."""
    public = table.messages
    for command, options in COMMANDS.items():
        assert (await table.use(stranger, command, **options)).content == WATCH
        for option in options:
            assert await stranger.autocomplete(table.channel, command, option, "") == []
    assert table.messages == public


async def test_who_only_watches_learns_what_the_channel_knows(
    table: Table, ann: Person, ben: Person, cleo: Person, dora: Person, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Nor does the log, as a host has it, tell of anybody's cards."""
    caplog.set_level(logging.INFO)
    way, tried = in_turn(), Counter[type[Action]]()

    async def watched(table: Table, person: Person, action: Action) -> Interaction:
        """The stranger tries everything before the first step of each kind, also within a turn, and now and again."""
        tried[type(action)] += 1
        if tried[type(action)] % OFTEN == 1:
            await try_buttons(table, dora)
        if tried[type(action)] % SELDOM == 1:
            await try_commands(table, dora)
        return await way(table, person, action)

    await table.start(ann, ben, cleo, stand_ins=1, game=TAJ)
    await play_on(table, [ann, ben, cleo], watched)
    await compare(table, tmp_path)
    assert tried.keys() == set(PLAYERS)
    mine = [message for message in dora.messages(table.channel) if ephemeral(message)]
    assert {message["content"] for message in mine} >= {WATCH}
    drawn = [DRAWN.replace("Ann", person.name) for person in (ann, ben, cleo)]
    for message in (*mine, *table.messages):
        assert not any(words in message["content"] for words in drawn)
    assert [line for line in caplog.messages if CARD.search(line)] == []
    record = await table.use(dora, "game record")
    assert record.message is not None
    (file,) = record.message["attachments"]
    whole = from_json(json.loads(table.discord.world.files[file["id"]]))
    assert final(whole).players
