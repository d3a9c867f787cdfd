"""`/game move`: a game goes on in another channel, told there as it was told before, and in the old one no more."""

from __future__ import annotations

from random import Random

import pytest

from games.yunnan.actions import Pass, Travel
from playground import Interaction, Person, Wire, ephemeral
from tests.bot.accord import decision_in, notice
from tests.bot.drive import decide
from tests.bot.play import Table, by_command, decision_of, labels
from tests.bot.positions import asks, sit_down
from tests.bot.service import Service


@pytest.fixture
def inn(service: Service) -> Table:
    """Another channel."""
    return Table(service, service.discord.channel("inn"))


async def hand_over(table: Table, people: list[Person]) -> None:
    """One decision, by a command."""
    await decide(table, await table.asked(people), by_command, Random(1))


async def move(to: Table, person: Person, chosen: str = "") -> Interaction:
    """Bring a game, maybe one that was chosen, and wait until all is told."""
    done = await to.use(person, "game move", **({"table": chosen} if chosen else {}))
    await to.service.settled()
    return done


async def offered(table: Table, person: Person, typed: str = "") -> list[Wire]:
    return await person.autocomplete(table.channel, "game move", "table", typed)


async def test_a_game_is_told_again_in_its_new_channel_and_goes_on_there(
    table: Table, inn: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    people = [ann, ben, cleo]
    first, *_ = await table.begin(*people)
    await by_command(table, first, Pass())
    told = (await table.board(2))["content"]
    table.discord.world.pings.clear()
    moved = await move(inn, ann)
    assert moved.message is not None
    assert ephemeral(moved.message)
    assert moved.content == "The game is here now; its board follows."
    assert [message["content"] for message in inn.messages] == [told]
    assert len(inn.last["attachments"]) == 1
    following = await inn.asked(people)
    assert following.mention in inn.last["content"]
    assert table.discord.world.pings == []  # once for each question is enough
    assert table.last["content"] == f"This game goes on in <#{inn.channel['id']}>."
    assert [labels(message) for message in table.messages if labels(message)] == []
    assert (await table.use(ann, "game status")).content.startswith("There is no game in this channel.")
    await by_command(inn, following, Pass())
    await inn.board(1)
    assert labels(inn.messages[0]) == []
    assert len(table.messages) == 4


async def test_an_unfinished_turn_stays_untold(
    table: Table, inn: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    await sit_down(table, asks("travelling", more_than=6), [ann, ben, cleo])
    told = table.last["content"]
    step = next(a for a in decision_of(await table.sitting(ann)).actions if isinstance(a, Travel))
    await by_command(table, ann, step)
    await move(inn, ann)
    assert [message["content"] for message in inn.messages] == [told]
    assert "Undo" in labels((await inn.my_turn(ann)).message)


async def test_a_game_whose_channel_was_deleted_goes_on_elsewhere_with_nothing_lost(
    table: Table, inn: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    people = [ann, ben, cleo]
    await table.begin(*people)
    before = (await table.sitting(ann)).timeline
    await table.discord.delete_channel(table.channel)
    await table.service.settled()
    (choice,) = await offered(inn, ann, "cleo")
    assert choice["name"] == "Yunnan: Ann, Ben and Cleo (its channel is gone)"
    await move(inn, ann, choice["value"])
    assert (await inn.sitting(ann)).timeline == before
    for _ in range(3):
        await hand_over(inn, people)


async def test_who_was_not_pinged_where_the_bot_could_not_speak_is_pinged_where_it_can(
    table: Table, inn: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    people = [ann, ben, cleo]
    first, *_ = await table.begin(*people)
    await table.discord.deny(table.channel, "SEND_MESSAGES")
    await by_command(table, first, Pass())
    await table.service.settled()
    await move(inn, ann)
    following = await inn.asked(people)
    assert "passes" in inn.last["content"]
    assert [ping.message_id for ping in table.discord.world.pings if ping.user_id == following.id] == [inn.last["id"]]


async def test_only_the_host_and_who_manages_its_channel_may_move_a_game(
    table: Table, inn: Table, ann: Person, ben: Person, cleo: Person, dora: Person
) -> None:
    """Ann owns the server; who may manage only the new channel may not take games there."""
    await table.start(ben, cleo, dora)
    await table.discord.allow(inn.channel, "MANAGE_CHANNELS", person=cleo)
    refused = await move(inn, cleo)
    assert refused.content.startswith("There is no game that you may move here.")
    assert await offered(inn, cleo) == []
    number = str((await table.sitting(ben)).table.id)
    assert (await move(inn, cleo, number)).content.startswith("That is no game that you may move here.")
    assert inn.messages == []
    await table.discord.allow(table.channel, "MANAGE_CHANNELS", person=cleo)
    assert [choice["name"] for choice in await offered(inn, cleo)] == ["Yunnan: Ben, Cleo and Dora (#table)"]
    await move(inn, cleo)
    assert len(inn.messages) == 1
    await move(table, ann)
    assert labels(table.last)[0] == "My turn"


async def test_what_the_others_are_asked_is_asked_in_the_new_channel(
    table: Table, inn: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    people = [ann, ben, cleo]
    first, *_ = await table.begin(*people)
    for _ in range(2):
        await hand_over(table, people)
    await table.use(first, "game undo")
    await notice(table, "asks to take this back")
    await move(inn, ann)
    shown = await notice(inn, "asks to take this back")
    await decision_in(inn, shown, "Agree", *(person for person in people if person is not first))
    assert "it has been taken back" in (await notice(inn, "asks to take this back"))["content"]
    assert await inn.asked(people) is first


async def test_there_and_back_again_the_board_is_told_each_time(
    table: Table, inn: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    """Within minutes, in which Discord takes a message with the same nonce for a repeat."""
    await table.begin(ann, ben, cleo)
    told = table.last["content"]
    await move(inn, ann)
    await move(table, ann)
    assert table.last["content"] == told
    assert labels(table.last)[0] == "My turn"
    assert [labels(message) for message in inn.messages] == [[], []]


async def test_a_game_is_not_moved_where_there_is_one_or_where_the_bot_may_not_speak(
    table: Table, inn: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    await table.start(ann, ben, cleo)
    await table.discord.deny(inn.channel, "SEND_MESSAGES")
    assert (await move(inn, ann)).content.startswith("The bot lacks rights in this channel: Send Messages.")
    await table.discord.allow(inn.channel, "SEND_MESSAGES")
    await inn.open(ben)
    assert (await move(inn, ann)).content.startswith("There is a game in this channel already.")
    assert len(inn.messages) == 1
    assert (await table.use(ann, "game status")).content.startswith("## Yunnan")


async def test_of_several_games_one_has_to_be_chosen(table: Table, inn: Table, ann: Person, ben: Person) -> None:
    tavern = Table(table.service, table.discord.channel("tavern"))
    await table.start(ann, stand_ins=2)
    await tavern.start(ann, ben, stand_ins=1)
    assert (await move(inn, ann)).content.startswith("There are several games that you may move here.")
    assert len(await offered(inn, ann)) == 2
    (choice,) = await offered(inn, ann, "ben")
    await move(inn, ann, choice["value"])
    assert str((await inn.sitting(ben)).table.id) == choice["value"]
    here = await move(inn, ann, choice["value"])
    assert here.content.startswith("That is no game that you may move here.")


async def test_games_of_other_servers_and_those_that_have_ended_stay_where_they_are(
    table: Table, ann: Person, ben: Person
) -> None:
    away = Table(table.service, table.discord.channel("table", table.discord.add_guild("Elsewhere")))
    await table.start(ann, stand_ins=2)
    number = str((await table.sitting(ann)).table.id)
    assert await offered(away, ann) == []
    assert (await move(away, ann, number)).content.startswith("That is no game that you may move here.")
    ending = await table.use(ann, "game end")
    await table.press(ann, ending.message, "End it")
    inn = Table(table.service, table.discord.channel("inn"))
    assert await offered(inn, ann) == []


async def test_a_game_goes_on_in_a_thread(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    first, *_ = await table.begin(ann, ben, cleo)
    thread = Table(table.service, await ann.open_thread(table.channel, "slow game"))
    await move(thread, ann)
    await by_command(thread, first, Pass())
    assert "passes" in (await thread.board(1))["content"]


async def test_a_board_on_its_way_to_the_old_channel_is_told_in_the_new_one(
    table: Table, inn: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    artist = table.service.artist
    first, *_ = await table.begin(ann, ben, cleo)
    artist.free.clear()
    await by_command(table, first, Pass())
    moved = await inn.use(ann, "game move")
    artist.free.set()
    await table.service.settled()
    assert moved.content.startswith("The game is here now")
    assert [message["content"].count(" passes") for message in inn.messages] == [1]
    assert [message["content"].count(" passes") for message in table.messages] == [0, 0, 0]
