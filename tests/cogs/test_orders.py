"""Standing orders: given and taken back in private, obeyed in public."""

from __future__ import annotations

import asyncio

import pytest

from bot.timeline import Deputy
from games.yunnan.actions import Bid, Pass
from playground import Person, ephemeral
from tests.bot.ordering import BY_ORDER, forged, in_turn, order, part_of, pinged, play
from tests.bot.play import Table, labels


@pytest.fixture
def people(ann: Person, ben: Person, cleo: Person) -> list[Person]:
    return [ann, ben, cleo]


async def test_an_order_is_given_in_private_and_obeyed_as_soon_as_its_seat_is_asked(
    table: Table, people: list[Person]
) -> None:
    first, second, third = await in_turn(table, people)
    waiting = await table.my_turn(second)
    opened = await table.press(second, waiting.message, "Orders")
    assert opened.message is not None
    assert ephemeral(opened.message)
    assert opened.content.startswith("**Your standing orders**\nNone yet.")
    shown = await table.press(second, opened.message, "Always pass")
    assert "Pass in this auction, whatever happens\n-# Give this order?" in shown.content
    given = await table.press(second, shown.message, "Confirm")
    assert "Ordered: Pass in this auction, whatever happens." in given.content
    assert "1. Pass in this auction, whatever happens" in given.content
    assert len(table.messages) == 2
    assert table.discord.world.pings == []

    told = await play(table, first, Bid("trading_school", 7))
    assert f"**{first.name}** bids 7 in the Trading School." in told["content"]
    assert f"**{second.name}** passes" in told["content"]
    assert told["content"].count(BY_ORDER) == 1
    assert pinged(table, people) == [third]
    assert len(table.messages) == 3


async def test_an_order_of_who_is_asked_acts_at_once(table: Table, people: list[Person]) -> None:
    first, *_ = await in_turn(table, people)
    opened = await table.use(first, "game order")
    shown = await table.press(first, opened.message, "Always pass")
    assert "so this order would act at once" in shown.content
    done = await table.press(first, shown.message, "Confirm")
    assert done.content.startswith(f"**{first.name}** passes")
    told = await table.board(2)
    assert BY_ORDER in told["content"]
    assert first.mention not in told["content"]


async def test_an_order_that_meets_a_surprise_stops_and_its_person_is_told_why_in_private(
    table: Table, people: list[Person]
) -> None:
    first, second, third = await in_turn(table, people)
    await play(table, first, Bid("trading_school", 5))
    await order(table, first, "Bid again", "7")
    await play(table, second, Bid("trading_school", 7))
    await play(table, third, Pass())
    assert pinged(table, people) == [first]
    assert BY_ORDER not in table.last["content"]
    shown = await table.my_turn(first)
    assert "Your order has stopped: If overbid in the Trading School, bid there again, up to 7." in shown.content
    assert "In the Trading School no space up to 7 is free for another bid." in shown.content
    assert "Your order" not in (await table.my_turn(second)).content
    assert "None yet." in (await table.use(first, "game order")).content


async def test_an_order_outlives_restarts_and_acts_once(table: Table, people: list[Person]) -> None:
    first, second, third = await in_turn(table, people)
    await order(table, second, "Always pass")
    await table.service.restart()
    told = await play(table, first, Bid("trading_school", 7))
    assert told["content"].count(BY_ORDER) == 1
    await table.service.restart()
    assert len(table.messages) == 3
    await play(table, third, Bid("trading_school", 9))
    timeline = (await table.sitting(first)).timeline
    assert [line.deputy for line in timeline.lines].count(Deputy.ORDER) == 1


async def test_several_orders_act_one_after_the_other_in_one_message(table: Table, people: list[Person]) -> None:
    first, second, third = await in_turn(table, people)
    for person in (second, third):
        await order(table, person, "Always pass")
    told = await play(table, first, Bid("trading_school", 7))
    assert len(table.messages) == 3
    assert f"**{second.name}** and **{third.name}** pass" in told["content"]
    assert told["content"].count(BY_ORDER) == 1


async def test_an_order_taken_back_is_not_obeyed(table: Table, people: list[Person]) -> None:
    first, second, _ = await in_turn(table, people)
    given = await order(table, second, "Always pass")
    old = part_of(given.message, "Take back 1")
    gone = await table.press(second, given.message, "Take back 1")
    assert gone.content.startswith("Taken back: Pass in this auction, whatever happens.")
    assert "None yet." in gone.content
    await play(table, first, Bid("trading_school", 7))
    assert pinged(table, people) == [second]
    again = await forged(table, second, old)
    assert again.content == "That order is no longer in force."


async def test_a_double_click_gives_one_order(table: Table, people: list[Person]) -> None:
    _, second, _ = await in_turn(table, people)
    opened = await table.use(second, "game order")
    shown = await table.press(second, opened.message, "Always pass")
    assert shown.message is not None
    old = part_of(shown.message, "Confirm")
    clicks = [await second.click(shown.message, "Confirm") for _ in range(2)]
    await asyncio.gather(*(click.done() for click in clicks))
    orders = await table.use(second, "game order")
    assert labels(orders.message).count("Take back 1") == 1
    assert "Take back 2" not in labels(orders.message)
    late = await forged(table, second, old)
    assert late.content.startswith("That menu has been overtaken; nothing was changed.")


async def test_an_old_menu_shows_the_orders_as_they_are(table: Table, people: list[Person]) -> None:
    """Also one whose path leads nowhere."""
    first, *_ = await in_turn(table, people)
    old = await table.use(first, "game order")
    await play(table, first, Pass())
    shown = await table.press(first, old.message, "Always pass")
    assert shown.content.startswith("That menu has been overtaken; nothing was changed. These are your orders now.")


async def test_any_number_can_be_ordered_in_a_form(table: Table, people: list[Person]) -> None:
    first, *_ = await in_turn(table, people)
    opened = await table.use(first, "game order")
    shown = await table.press(first, opened.message, "Keep some Yuan")
    old = part_of(shown.message, "Another number…")
    form = await (await first.click(shown.message or {}, "Another number…")).acknowledged()
    confirm = await (await first.submit_modal(form, {"number": "13"})).done()
    assert "Keep 13 Yuan of this round’s income" in confirm.content
    given = await table.press(first, confirm.message, "Confirm")
    assert "1. Keep 13 Yuan" in given.content
    late = await forged(table, first, old)
    assert late.content.startswith("That menu has been overtaken")


async def test_a_number_that_cannot_be_ordered_is_refused(table: Table, people: list[Person]) -> None:
    first, *_ = await in_turn(table, people)
    opened = await table.use(first, "game order")
    shown = await table.press(first, opened.message, "Keep some Yuan")
    form = await (await first.click(shown.message or {}, "Another number…")).acknowledged()
    refused = await (await first.submit_modal(form, {"number": "61"})).done()
    (refusal,) = refused.followups
    assert refusal["content"] == "“61” is not possible. Give a whole number from 1 to 60."


async def test_nobody_else_sees_an_order_or_may_take_it_back(table: Table, people: list[Person], dora: Person) -> None:
    first, second, third = await in_turn(table, people)
    given = await order(table, second, "Always pass")
    secret = ("Pass in this auction", "Take back")
    for person in (first, third, dora):
        for command in ("game order", "game status", "game log", "game board"):
            answered = await table.use(person, command)
            assert not any(words in str(answered.message) for words in secret)
    take_back = part_of(given.message, "Take back 1")
    thief = await forged(table, third, take_back)
    assert thief.content == "That seat is not yours."
    stranger = await forged(table, dora, take_back)
    assert stranger.content.startswith("You do not sit at this table")
    assert "Pass in this auction" in (await table.use(second, "game order")).content
    assert not any(words in str(message) for message in table.messages for words in secret)


async def test_who_has_two_colours_orders_for_each(table: Table, ann: Person, ben: Person) -> None:
    await table.start(ann, ben, edition="first")
    opened = await table.use(ann, "game order")
    (other,) = [label for label in labels(opened.message) if label.startswith("Ann, ")]
    assert opened.content.startswith("**Standing orders of **Ann, ")
    turned = await table.press(ann, opened.message, other)
    assert other.removeprefix("Ann, ") in turned.content
    shown = await table.press(ann, turned.message, "Convert all")
    given = await table.press(ann, shown.message, "Confirm")
    assert "1. Turn all income" in given.content
    (first,) = [label for label in labels(given.message) if label.startswith("Ann, ")]
    assert "None yet." in (await table.press(ann, given.message, first)).content
