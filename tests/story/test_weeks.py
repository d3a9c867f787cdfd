"""One game that lives through all that can happen in weeks: nights, a change of clocks, people who go and come."""

from __future__ import annotations

from bot.hours.durations import DAY
from tests.bot.ordering import BY_ORDER, order
from tests.story.weeks import Weeks, at


async def test_a_game_lives_through_weeks(weeks: Weeks) -> None:
    await three_sit_down_on_a_friday(weeks)
    await a_night_passes_with_a_restart_in_it(weeks)
    await clocks_are_set_back_and_a_weekend_does_not_count(weeks)
    await a_stand_in_decides_one_question(weeks)
    await an_undo_by_consent_draws_the_same_card(weeks)
    await an_order_is_obeyed_and_taken_back(weeks)
    await an_order_stops_on_a_surprise(weeks)
    await one_leaves_and_another_takes_the_chair(weeks)
    await who_is_on_vacation_is_called_on_return(weeks)
    await the_game_falls_asleep_and_is_woken(weeks)


async def three_sit_down_on_a_friday(weeks: Weeks) -> None:
    """Only who must decide is called, in the way they want it."""
    await weeks.wants(weeks.ben, pings="private")
    await weeks.wants(weeks.cleo, pings="private", zone="budapest", quiet="22:00-8:00")
    await weeks.cleo.close_dms()
    await weeks.sits_down(weeks.ann, weeks.ben, weeks.cleo, clock="48h", weekends="budapest", late="vote")
    assert await weeks.is_asked(weeks.ben)
    (call,) = weeks.private(weeks.ben)
    assert call.startswith("Taj Mahal: ")
    assert weeks.nobody_is_pinged()


async def a_night_passes_with_a_restart_in_it(weeks: Weeks) -> None:
    """Whose night it is, is called in the morning, once; and by a ping, as private messages do not reach her."""
    await weeks.until("Fri 23 Oct", "23:00")
    await weeks.plays(weeks.ben)
    assert weeks.cleo.mention in weeks.table.last["content"]
    await weeks.until("Sat 24 Oct", "03:00")
    await weeks.table.service.restart()
    await weeks.until("Sat 24 Oct", "07:55")
    assert weeks.nobody_is_pinged()
    await weeks.until("Sat 24 Oct", "08:05")
    (call,) = weeks.pinged(weeks.cleo)
    assert "Private messages from this bot do not reach you" in call


async def clocks_are_set_back_and_a_weekend_does_not_count(weeks: Weeks) -> None:
    """Her time is what she is awake of weekdays: 14 hours of Monday, Tuesday and Wednesday, and 6 of Thursday.

    Reminders wait for Monday's morning by her clock, an hour later than by the clocks of before.
    """
    runs_out = f"**Cleo** has time until <t:{int(at('Thu 29 Oct', '14:00'))}:f>"
    assert runs_out in (await weeks.said("⏳"))["content"]
    await weeks.until("Mon 26 Oct", "07:55")
    assert weeks.nobody_is_pinged()
    await weeks.until("Thu 29 Oct", "13:55")
    assert len(weeks.pinged(weeks.cleo)) == 3
    assert runs_out in (await weeks.table.use(weeks.ann, "game status")).content


async def a_stand_in_decides_one_question(weeks: Weeks) -> None:
    """Nobody loses by time: the others decide about this one question, and she plays on."""
    await weeks.until("Thu 29 Oct", "14:05")
    await weeks.votes("time has run out", "Stand-in for this once", weeks.ann, weeks.ben)
    assert "**Cleo** plays on." in (await weeks.said("time has run out"))["content"]
    assert "*(by a stand-in)*" in weeks.board["content"]
    assert await weeks.is_asked(weeks.ann)
    assert weeks.ann.mention in weeks.pinged(weeks.ann)[-1]


async def an_undo_by_consent_draws_the_same_card(weeks: Weeks) -> None:
    """She has seen what she drew, so the others have to agree; and it is no better the second time."""
    await weeks.withdraws(weeks.ann)
    drawn = await weeks.cards(weeks.ann)
    await weeks.table.use(weeks.ann, "game undo")
    await weeks.votes("asks to take", "Agree", weeks.ben, weeks.cleo)
    assert len(await weeks.cards(weeks.ann)) == len(drawn) - 1
    await weeks.withdraws(weeks.ann)
    assert await weeks.cards(weeks.ann) == drawn
    await weeks.finishes(weeks.ann)


async def an_order_is_obeyed_and_taken_back(weeks: Weeks) -> None:
    """What it did goes with what led to it. Who is asked no more can see so, and nobody is pinged for that."""
    await weeks.plays(weeks.ben)
    await order(weeks.table, weeks.ben, "Withdraw next")
    await weeks.plays(weeks.cleo)
    assert BY_ORDER in (await weeks.table.my_turn(weeks.ben)).content
    told, called = weeks.table.last["id"], weeks.private(weeks.ben)[-1]
    await weeks.table.use(weeks.cleo, "game undo")
    weeks.forget()
    await weeks.votes("asks to take this back", "Agree", weeks.ann, weeks.ben)
    (board,) = [message["content"] for message in weeks.table.messages if message["id"] == told]
    assert f"~~▸ {weeks.ben.mention}" in board
    assert f"~~{called}~~" in weeks.private(weeks.ben)
    assert await weeks.is_asked(weeks.cleo)
    assert len(weeks.pinged(weeks.cleo)) == 1


async def an_order_stops_on_a_surprise(weeks: Weeks) -> None:
    """It is in force again, but was not meant for what happens now; so he is asked, and told why in private."""
    await weeks.withdraws(weeks.cleo)
    await weeks.finishes(weeks.cleo)
    assert BY_ORDER not in weeks.table.last["content"]
    shown = (await weeks.table.my_turn(weeks.ben)).content
    assert "Your order has stopped: Withdraw at the next turn" in shown
    assert "All others have withdrawn from the visit." in shown
    assert "**Since your last action**" in shown
    assert "**Cleo** withdraws and wins" in shown


async def one_leaves_and_another_takes_the_chair(weeks: Weeks) -> None:
    """In the middle of a game, with hand and question; and who sat there before is a stranger from then on."""
    cards = await weeks.cards(weeks.cleo)
    await weeks.table.discord.remove(weeks.cleo)
    await weeks.withdraws(weeks.ben)
    await weeks.finishes(weeks.ben)
    await weeks.until("Thu 29 Oct", "14:10")
    await weeks.votes("no longer a member", "Somebody else", weeks.ann, weeks.ben)
    await weeks.table.use(weeks.ann, "game replace", seat="Cleo", person=weeks.dora)
    await weeks.votes("is asked to take the chair", "Take the chair", weeks.dora)
    assert await weeks.is_asked(weeks.dora)
    assert await weeks.cards(weeks.dora) == cards
    await weeks.table.discord.readmit(weeks.cleo)
    for command in ("taj hand", "game order", "game undo"):
        assert (await weeks.table.use(weeks.cleo, command)).content.startswith("You do not sit at this table")


async def who_is_on_vacation_is_called_on_return(weeks: Weeks) -> None:
    """Not a minute before her day begins where she lives, and once."""
    await weeks.wants(weeks.ann, zone="budapest", vacation="2026-11-05")
    weeks.forget()
    await weeks.plays(weeks.dora)
    assert weeks.ann.mention in weeks.table.last["content"]
    await weeks.until("Wed 04 Nov", "23:55")
    assert weeks.pinged(weeks.ann) == []
    await weeks.until("Thu 05 Nov", "00:05")
    assert len(weeks.pinged(weeks.ann)) == 1


async def the_game_falls_asleep_and_is_woken(weeks: Weeks) -> None:
    """Her time runs out, nobody cares, and the game rests until somebody does: then she is called, with the story."""
    await weeks.until("Fri 20 Nov", "12:00", step=DAY)
    assert weeks.buttons == ["We go on"]
    await weeks.until("Fri 11 Dec", "12:00", step=DAY)
    assert weeks.table.last["content"].startswith("This game is parked")
    weeks.forget()
    await weeks.until("Mon 28 Dec", "12:00", step=DAY)
    assert weeks.nobody_is_pinged()
    await weeks.table.use(weeks.ben, "game resume")
    await weeks.settled()
    assert len(weeks.pinged(weeks.ann)) == 1
    assert "**Dora** plays" in (await weeks.table.press(weeks.ann, weeks.board, "My turn")).content
    await weeks.plays(weeks.ann)
    assert await weeks.is_asked(weeks.ben)
