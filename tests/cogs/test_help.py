"""`/game help` begins with what who asks can do now, and says nothing to anybody else."""

from __future__ import annotations

import pytest

from playground import Interaction, Person, ephemeral
from tests.bot.accord import decision_in, notice
from tests.bot.play import Table, labels
from tests.bot.test_unknown_rules import outdate
from tests.cogs.test_hand import TAJ
from tests.cogs.test_rematch import ended

OPEN = ["Open Yunnan", "Open Taj Mahal"]


async def help_of(table: Table, person: Person) -> Interaction:
    """The private answer, which the channel does not see."""
    before = table.messages
    answer = await table.use(person, "game help")
    assert answer.message is not None
    assert ephemeral(answer.message)
    assert table.messages == before
    return answer


async def test_where_there_is_no_game_a_button_opens_one(table: Table, ann: Person, ben: Person) -> None:
    answer = await help_of(table, ann)
    assert answer.content.startswith("There is no game in this channel.\n")
    assert labels(answer.message) == OPEN
    opened = await table.press(ann, answer.message, "Open Taj Mahal")
    assert opened.message == table.last
    assert opened.content.startswith("## Taj Mahal, Standard\n")
    await table.press(ben, table.last, "Join")
    assert f"2. {ben.mention}" in table.last["content"]


async def test_the_button_refuses_where_a_game_is_by_now(table: Table, ann: Person, ben: Person) -> None:
    answer = await help_of(table, ann)
    await table.open(ben)
    late = await table.press(ann, answer.message, "Open Yunnan")
    assert late.content.startswith("There is a game in this channel already.")
    assert len(table.messages) == 1


async def test_in_a_lobby_each_is_offered_what_they_can_do(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    await table.open(ann)
    stranger = await help_of(table, ben)
    assert labels(stranger.message) == ["Join"]
    await table.press(ben, stranger.message, "Join")
    assert labels((await help_of(table, ben)).message) == ["Leave"]
    host = await help_of(table, ann)
    assert host.content.startswith("You host this table of Yunnan, for 2 to 3 people; 2 sit here now.")
    assert labels(host.message) == ["Add a stand-in", "Start", "Leave"]
    await table.press(ann, host.message, "Add a stand-in")
    assert labels((await help_of(table, ann)).message) == ["Remove a stand-in", "Start", "Leave"]
    full = await help_of(table, cleo)
    assert full.content.startswith("At this table of Yunnan all seats are taken.")
    assert labels(full.message) == []


async def test_in_a_game_each_is_told_what_they_can_do(
    table: Table, ann: Person, ben: Person, cleo: Person, dora: Person
) -> None:
    first, other, _ = await table.begin(ann, ben, cleo)
    asked = await help_of(table, first)
    assert asked.content.startswith("**It is your turn** in this game of Yunnan.")
    assert (
        "\nThe same can be typed: `/yunnan bid`, `/yunnan bank`, `/yunnan market`, `/yunnan pass`.\n" in asked.content
    )
    assert labels(asked.message) == ["My turn", "Board in words"]
    panel = await table.press(first, asked.message, "My turn")
    assert "Place a trader, or pass." in panel.content
    waiting = await help_of(table, other)
    assert f"▸ **{first.name}**: Place a trader, or pass." in waiting.content
    assert "`/game order`" in waiting.content
    assert labels(waiting.message) == ["Board in words"]
    watching = await help_of(table, dora)
    assert watching.content.startswith("Others play Yunnan here, and you can watch:\n")
    assert "`/game order`" not in watching.content


async def test_who_hosts_or_manages_learns_how_to_end_it(table: Table, ann: Person, ben: Person, dora: Person) -> None:
    await table.start(ben, stand_ins=2)
    for person, may in ((ann, True), (ben, True), (dora, False)):
        assert ("`/game end`" in (await help_of(table, person)).content) is may


async def test_who_holds_cards_is_offered_their_hand(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    await table.start(ann, ben, cleo, game=TAJ)
    hands = ["My hand", "Board in words"]
    assert {tuple(labels((await help_of(table, one)).message)) for one in (ann, ben, cleo)} == {
        ("My turn", *hands),
        tuple(hands),
    }


async def test_after_a_game_there_are_a_rematch_and_another_game(table: Table, ann: Person, ben: Person) -> None:
    await ended(table, ann, stand_ins=2)
    played = await help_of(table, ann)
    assert played.content.startswith("The game of Yunnan here was broken off.")
    assert "`/game rematch`" in played.content
    assert "`/game rematch`" not in (await help_of(table, ben)).content
    assert labels(played.message) == OPEN


async def test_a_game_played_to_its_end_can_be_looked_back_at(table: Table, ann: Person) -> None:
    await table.start(ann, stand_ins=2)
    async with table.service.client.rooms.store.database.transaction() as writing:
        await writing.execute("UPDATE tables SET status = 'over'")
    over = await help_of(table, ann)
    assert over.content.startswith("The game of Yunnan here is over.")
    assert labels(over.message) == ["Replay", "Charts", *OPEN]


async def test_who_was_away_learns_how_to_come_back(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    await table.begin(ann, ben, cleo)
    leaving = await table.use(cleo, "game leave")
    await table.press(cleo, leaving.message, "Leave the game")
    await decision_in(table, await notice(table, "has left this game"), "Stand-in", ann, ben)
    away = await help_of(table, cleo)
    assert away.content.startswith("A stand-in keeps your chair warm in this game of Yunnan. `/game return`")
    assert labels(away.message) == ["Board in words"]


async def test_a_game_by_rules_that_are_not_known_is_said_to_rest(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    await table.begin(ann, ben, cleo)
    await outdate(table)
    assert (await help_of(table, ben)).content.startswith("The game of Yunnan here rests until this bot,")


async def test_games_elsewhere_that_wait_for_who_asks_are_linked(
    table: Table, ann: Person, ben: Person, cleo: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    tavern = Table(table.service, table.discord.channel("tavern"))
    first, other, _ = await table.begin(ann, ben, cleo)
    here = (await help_of(tavern, first)).content
    assert "**Elsewhere a game waits for you:**\n[Yunnan](https://discord.com/channels/" in here
    assert "**Elsewhere" not in (await help_of(tavern, other)).content
    assert "**Elsewhere" not in (await help_of(table, first)).content
    monkeypatch.setattr("cogs.guidance.SHOWN", 0)
    assert "\n…and 1 more: `/games` lists them all.\n" in (await help_of(tavern, first)).content


async def test_a_right_that_the_bot_lacks_comes_first(table: Table, ann: Person) -> None:
    await table.discord.deny(table.channel, "ATTACH_FILES")
    answer = await help_of(table, ann)
    assert answer.content.startswith("**The bot lacks rights in this channel: Attach Files.** `/game doctor`")
