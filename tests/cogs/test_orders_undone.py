"""What an order did within a turn, and what was done with it, can be taken back."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.orders.keeping import forget_orders, in_force
from games.taj_mahal.actions import Play
from games.yunnan.actions import Bid
from playground import Person, Wire
from tests.bot.ordering import BY_ORDER, in_turn, order, pinged, play
from tests.bot.play import Table, by_command, decision_of, labels
from tests.bot.positions import asks, sit_down


@pytest.fixture
def people(ann: Person, ben: Person, cleo: Person) -> list[Person]:
    return [ann, ben, cleo]


async def visiting(table: Table, people: Sequence[Person]) -> tuple[Person, Person]:
    """The first visit of Taj Mahal: who is asked first, and next."""
    await sit_down(table, asks("playing"), people, game="taj_mahal")
    return people[0], people[1]


async def play_a_card(table: Table, person: Person) -> Wire:
    sitting = await table.sitting(person)
    seen = len(table.messages)
    await by_command(table, person, next(a for a in decision_of(sitting).actions if isinstance(a, Play)))
    return await table.board(seen)


async def test_the_channel_hears_of_a_turn_that_an_order_begins_when_it_is_handed_over(
    table: Table, people: list[Person]
) -> None:
    first, second = await visiting(table, people)
    await order(table, second, "Withdraw next")
    told = await play_a_card(table, first)
    assert "withdraws" not in told["content"]
    assert pinged(table, people) == [second]
    assert (await table.use(first, "game log")).content.count("withdraws") == 0
    shown = await table.my_turn(second)
    assert "withdraws and wins nothing" in shown.content
    while (await table.sitting(second)).decision is not None:
        await by_command(table, second, decision_of(await table.sitting(second)).actions[0])
    await table.service.settled()
    assert f"**{second.name}** withdraws and wins nothing. {BY_ORDER}" in table.last["content"]


async def test_what_an_order_did_within_a_turn_can_be_undone_and_is_not_done_again(
    table: Table, people: list[Person]
) -> None:
    first, _ = await visiting(table, people)
    await order(table, first, "Pick", await first_card(table, first), "no second card")
    shown = await table.my_turn(first)
    done = await table.press(first, shown.message, "Withdraw")
    done = await table.press(first, done.message, "Confirm")
    assert "Undo" in labels(done.message)
    undone = await table.press(first, done.message, "Undo")
    assert "Pick 2 cards" in undone.content
    assert "Your order is no longer in force" in (await table.my_turn(first)).content
    assert "None yet." in (await table.use(first, "game order")).content


async def first_card(table: Table, person: Person) -> str:
    """The first card of the display, as the panel of orders names it."""
    opened = await table.use(person, "game order")
    return labels((await table.press(person, opened.message, "Pick")).message)[0]


async def test_an_order_that_others_agree_to_take_back_with_what_led_to_it_is_in_force_again(
    table: Table, people: list[Person]
) -> None:
    first, second, third = await in_turn(table, people)
    await order(table, second, "Always pass")
    await play(table, first, Bid("trading_school", 7))
    seen = len(table.messages)
    await table.use(first, "game undo")
    await table.board(seen)
    asking = table.last
    for person in (second, third):
        await table.press(person, asking, "Agree")
    await table.service.settled()
    assert await table.asked(people) is first
    assert "1. Pass in this auction" in (await table.use(second, "game order")).content
    told = await play(table, first, Bid("customs_office", 5))
    assert f"**{second.name}** passes" in told["content"]
    assert pinged(table, people) == [third]


async def test_who_takes_back_what_an_order_alone_did_decides_anew(table: Table, people: list[Person]) -> None:
    first, second, _ = await in_turn(table, people)
    await order(table, second, "Always pass")
    await play(table, first, Bid("trading_school", 7))
    seen = len(table.messages)
    await table.use(second, "game undo")
    await table.board(seen)
    (board,) = [message for message in table.messages[seen:] if second.mention in message["content"]]
    shown = await table.press(second, board, "My turn")
    assert "Your order is no longer in force" in shown.content
    await play(table, second, Bid("trading_school", 9))


async def test_a_chair_that_is_handed_over_has_no_orders(table: Table, people: list[Person]) -> None:
    """They were private, so whoever sits there next knows nothing of them."""
    _, second, _ = await in_turn(table, people)
    await order(table, second, "Always pass")
    store = table.service.client.rooms.store
    sitting = await table.sitting(second)
    async with store.database.transaction() as writing:
        await forget_orders(writing, sitting.table.id, sitting.seat)
    assert await in_force(store.database, sitting.table.id, sitting.timeline.game) == ()
    assert "None yet." in (await table.use(second, "game order")).content
