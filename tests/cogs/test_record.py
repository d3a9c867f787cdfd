"""`/game record`: the game as a file, as far as who asks may know it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from games.history import RecordError, final, from_json
from games.taj_mahal.actions import Withdraw
from playground import Person, ephemeral
from tests.bot.play import Table, by_command
from tests.bot.positions import asks, sit_down
from tests.cogs.test_hand import TAJ


async def record(table: Table, person: Person) -> dict[str, Any]:
    """The record that a person is given, privately."""
    public = table.messages
    shown = await table.use(person, "game record")
    assert shown.message is not None
    assert ephemeral(shown.message)
    assert table.messages == public
    (file,) = shown.message["attachments"]
    assert file["filename"].endswith(".json")
    return dict(json.loads(table.discord.world.files[file["id"]])) | {"said": shown.content}


def dealt(record: dict[str, Any]) -> dict[int, bool]:
    """By seat, whether the cards of its first deal are there; those that are not are marked as hidden."""
    deals = {action["player"]: action for action in reversed(record["actions"]) if action["do"] == "Deal"}
    assert all(bool(deal["cards"]) != deal.get("hidden", False) for deal in deals.values())
    return {seat: bool(deal["cards"]) for seat, deal in deals.items()}


async def test_a_running_game_is_recorded_with_what_its_reader_has_seen(
    table: Table, ann: Person, ben: Person, cleo: Person, dora: Person
) -> None:
    await sit_down(table, asks("playing"), [ann, ben, cleo], game=TAJ)
    for person in (ann, ben, cleo):
        seat = (await table.sitting(person)).seat
        assert dealt(await record(table, person)) == {other: other == seat for other in range(3)}
    watched = await record(table, dora)
    assert dealt(watched) == {0: False, 1: False, 2: False}
    assert watched["said"].startswith("The record of this game so far, without what only others have seen.")
    with pytest.raises(RecordError, match="is hidden"):
        from_json(watched)


async def test_an_unfinished_turn_is_recorded_only_for_who_makes_it(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    await sit_down(table, asks("playing"), [ann, ben, cleo], game=TAJ)
    before = await record(table, ben)
    await by_command(table, ann, Withdraw())
    assert await record(table, ben) == before
    assert [action["do"] for action in (await record(table, ann))["actions"][-2:]] == ["Withdraw", "Deal"]


async def test_a_game_without_secrets_can_be_replayed_at_any_time(
    table: Table, ann: Person, ben: Person, cleo: Person, dora: Person
) -> None:
    await sit_down(table, asks("placing"), [ann, ben, cleo])
    found = await record(table, dora)
    assert found["said"] == "The record of this game so far."
    assert found["seats"] == [(await table.sitting(ann)).table.chairs[seat].name for seat in range(3)]
    assert final(from_json(found)) == (await table.sitting(ann)).timeline.state


async def test_there_is_no_record_before_the_start(table: Table, ann: Person) -> None:
    assert (await table.use(ann, "game record")).content.startswith("There is no game in this channel.")
    await table.open(ann)
    assert (await table.use(ann, "game record")).content == "The game has not begun yet."
