"""Playing by commands."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from games.api import Decision
from games.yunnan.actions import Bid, Done, Travel
from playground import Person, ephemeral
from tests.bot.play import Table, as_command, by_command, decision_of, labels, suggestion
from tests.bot.positions import asks, sit_down


async def test_a_bid_is_told_privately_then_to_the_channel(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    people = (ann, ben, cleo)
    first, *_ = await table.begin(*people)
    before = table.messages
    receipt = await table.use(first, "yunnan bid", building="trading_school", space="7", source="supply")
    assert receipt.content == f"**{first.name}** bids 7 in the Trading School."
    assert receipt.message is not None
    assert ephemeral(receipt.message)
    board = await table.board(len(before))
    following = await table.asked(people)
    assert table.messages == [*before, board]
    assert board["content"].startswith(
        f"**{first.name}** bids 7 in the Trading School.\n\n▸ <@{following.id}>: Place a"
    )
    assert [ping.user_id for ping in table.discord.world.pings] == [following.id]
    sent = [request.body for request in table.discord.requests if request.template == "/channels/{channel}/messages"]
    assert sent[-1]["allowed_mentions"]["parse"] == []
    assert [str(user) for user in sent[-1]["allowed_mentions"]["users"]] == [following.id]
    assert board["attachments"][0]["description"].startswith("A dot for")
    assert labels(board) == ["My turn", "Board in words"]
    assert labels(before[-1]) == []


async def test_options_may_be_typed_as_they_are_called_and_left_out_where_they_go_without_saying(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, *_ = await table.begin(ann, ben, cleo)
    receipt = await table.use(first, "yunnan bid", building=" trading SCHOOL ", space="7")
    assert receipt.content == f"**{first.name}** bids 7 in the Trading School."


REFUSED = [
    ({"building": "castle", "space": "9"}, "There is no such building in Pu’er."),
    ({"building": "none", "space": "9"}, "There is no such building in Pu’er."),
    ({"building": "trading_school", "space": "8"}, "The Trading School has no such space. Its spaces:"),
    ({"building": "trading_school", "space": "none"}, "The Trading School has no such space. Its spaces:"),
    ({"building": "trading_school", "space": "-3"}, "The Trading School has no such space. Its spaces:"),
    ({"building": "trading_school", "space": "nine"}, "“nine” means nothing here for: Space. Possible now: "),
    ({"building": "trading_school", "space": "²"}, "“²” means nothing here for: Space. Possible now: "),
    ({"building": "trading_school", "space": "15"}, "Your bids would come to 15 Yuan, and you have "),
    ({"building": "trading_school", "space": "7", "source": "tibet"}, "You have no trader to take from Tibet."),
    ({"building": "trading_school", "space": "7", "source": "moon"}, "There is no such place"),
]


@pytest.mark.parametrize(("options", "reason"), REFUSED)
async def test_what_is_typed_in_vain_is_refused_with_a_reason_and_changes_nothing(
    table: Table, ann: Person, ben: Person, cleo: Person, options: dict[str, str], reason: str
) -> None:
    first, *_ = await table.begin(ann, ben, cleo)
    asked = decision_of(await table.sitting(first))
    refused = await table.use(first, "yunnan bid", **options)
    assert refused.content.startswith(reason)
    assert refused.message is not None
    assert ephemeral(refused.message)
    assert decision_of(await table.sitting(first)) == asked
    assert len(table.messages) == 2


async def test_a_refusal_by_the_rules_says_what_is_asked_now(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, *_ = await table.begin(ann, ben, cleo)
    refused = await table.use(first, "yunnan done")
    assert refused.content.startswith("That is not what is asked now.\nNow: Place a trader, or pass.")
    assert refused.content.endswith(" Yuan.")


async def test_a_value_that_cannot_be_guessed_is_asked_for(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    """The traders are all out, so that several provinces are possible and the supply is not."""

    def without_supply(asked: Decision) -> bool:
        sources = {action.source for action in asked.actions if isinstance(action, Bid)}
        return len(sources) > 1 and "supply" not in sources

    await sit_down(table, without_supply, [ann, ben, cleo])
    bid = next(a for a in decision_of(await table.sitting(ann)).actions if isinstance(a, Bid))
    refused = await table.use(ann, "yunnan bid", building=bid.building, space=str(bid.space))
    assert refused.content.startswith("Please say which: Trader from. Possible now: ")


async def test_it_is_not_your_turn(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    first, other, _ = await table.begin(ann, ben, cleo)
    refused = await table.use(other, "yunnan bid", building="trading_school", space="9")
    assert refused.content == f"It is not your turn. Waiting for **{first.name}**."
    assert len(table.messages) == 2


async def test_who_does_not_sit_at_the_table_only_watches(
    table: Table, ann: Person, ben: Person, cleo: Person, dora: Person
) -> None:
    await table.begin(ann, ben, cleo)
    refused = await table.use(dora, "yunnan pass")
    assert refused.content.startswith("You do not sit at this table, so you can only watch")
    assert len(table.messages) == 2


async def test_there_is_no_game_here_or_not_yet(table: Table, ann: Person) -> None:
    refused = await table.use(ann, "yunnan pass")
    assert refused.content == "There is no game in this channel. `/game new` opens a table."
    await table.open(ann, stand_ins=2)
    assert (await table.use(ann, "yunnan pass")).content == "The game has not begun yet."
    assert (await table.use(ann, "game undo")).content == "The game has not begun yet."


async def test_only_what_is_legal_is_offered_while_typing(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    first, other, _ = await table.begin(ann, ben, cleo)
    asked = decision_of(await table.sitting(first))
    bids = [action for action in asked.actions if isinstance(action, Bid)]
    offered = await first.autocomplete(table.channel, "yunnan bid", "building", "")
    assert {choice["value"] for choice in offered} == {bid.building for bid in bids}
    assert {choice["name"] for choice in offered} >= {"Trading School", "Dianmu Temple"}
    spaces = await first.autocomplete(table.channel, "yunnan bid", "space", "", {"building": "trading_school"})
    assert {int(c["value"]) for c in spaces} == {bid.space for bid in bids if bid.building == "trading_school"}
    narrowed = await first.autocomplete(table.channel, "yunnan bid", "building", "tra", {"space": "7"})
    assert [choice["name"] for choice in narrowed] == ["Trading School", "Traders Guild", "Horse Trader"]
    assert await first.autocomplete(table.channel, "yunnan bid", "building", "xyz") == []
    assert await first.autocomplete(table.channel, "yunnan travel", "destination", "") == []
    assert await other.autocomplete(table.channel, "yunnan bid", "building", "") == []


async def test_nothing_is_offered_where_there_is_no_game(table: Table, ann: Person) -> None:
    assert await ann.autocomplete(table.channel, "yunnan bid", "building", "") == []


async def test_beyond_25_values_typing_leads_on(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    await sit_down(table, asks("converting", more_than=30), [ann, ben, cleo])
    most = len(decision_of(await table.sitting(ann)).actions) - 1
    offered = await ann.autocomplete(table.channel, "yunnan convert", "amount", "")
    assert len(offered) == 25
    typed = await ann.autocomplete(table.channel, "yunnan convert", "amount", str(most))
    assert [choice["value"] for choice in typed] == [str(most)]
    receipt = await table.use(ann, "yunnan convert", amount=str(most))
    assert f"**Ann** scores {most} points" in receipt.content


async def test_steps_within_a_turn_are_told_when_it_is_handed_over(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    await sit_down(table, asks("travelling", more_than=6), [ann, ben, cleo])
    before = len(table.messages)
    table.discord.world.pings.clear()
    step = next(
        a for a in decision_of(await table.sitting(ann)).actions if isinstance(a, Travel) and a.displaced is None
    )
    private = await by_command(table, ann, step)
    assert private.message is not None
    assert ephemeral(private.message)
    assert private.content.startswith("**Ann** travels from")
    assert "Undo" in labels(private.message)
    assert len(private.message["attachments"]) == 1
    await table.service.settled()
    assert len(table.messages) == before
    assert table.discord.world.pings == []
    await by_command(table, ann, Done())
    told = await table.board(before)
    assert len(table.messages) == before + 1
    assert told["content"].startswith("**Ann** travels from")
    assert "**Ann** has finished travelling." in told["content"]
    assert len({ping.user_id for ping in table.discord.world.pings}) == len(table.discord.world.pings) == 1


async def test_a_step_taken_back_is_never_told(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    await sit_down(table, asks("travelling", more_than=6), [ann, ben, cleo])
    before, asked = len(table.messages), decision_of(await table.sitting(ann))
    step = next(action for action in asked.actions if isinstance(action, Travel))
    await by_command(table, ann, step)
    undone = await table.use(ann, "game undo")
    assert undone.content.startswith("Taken back: Travel from ")
    assert "**Build and travel as you like." in undone.content
    assert decision_of(await table.sitting(ann)) == asked
    await by_command(table, ann, Done())
    assert "travels from" not in (await table.board(before))["content"].split("▸")[0]


async def test_a_turn_handed_over_is_taken_back_as_long_as_nobody_has_acted(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, *_ = await table.begin(ann, ben, cleo)
    assert (await table.use(first, "game undo")).content.startswith("There is nothing of yours to take back.")
    await table.use(first, "yunnan pass")
    assert (await table.use(first, "game undo")).content.startswith("Taken back: Pass")
    assert await table.asked([ann, ben, cleo]) is first


async def test_the_same_event_twice_counts_once(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    """As after a resumed connection: Discord delivers at least once."""
    first, *_ = await table.begin(ann, ben, cleo)
    command, options = as_command(suggestion(await table.sitting(first), Random(1)))
    use = await first.slash(table.channel, command, options)
    table.discord.world.dispatch("INTERACTION_CREATE", use.payload, table.channel["guild_id"])
    await use.done()
    board = await table.board(2)
    table.discord.world.dispatch("INTERACTION_CREATE", use.payload, table.channel["guild_id"])
    asked = await table.asked([ann, ben, cleo])
    await table.use(asked, "yunnan pass")
    assert (await table.board(3))["content"].startswith(f"**{asked.name}** passes")
    assert len(table.messages) == 4
    assert board["content"].count("\n\n") == 1


async def test_two_commands_at_once_count_once(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    first, *_ = await table.begin(ann, ben, cleo)
    both = [await first.slash(table.channel, "yunnan pass", {}) for _ in range(2)]
    said = sorted(one.content.split(" ")[0] for one in await asyncio.gather(*(use.done() for use in both)))
    assert said == [f"**{first.name}**", "It"]
    await table.board(2)
    assert len(table.messages) == 3
