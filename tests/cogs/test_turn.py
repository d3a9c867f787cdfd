"""Playing by *My turn*, the private panel of buttons and menus."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from games.yunnan.actions import Bid, Convert, Done, Market, Pass, Travel
from playground import Hold, Interaction, Person, ephemeral
from tests.bot.play import Table, by_command, by_panel, decision_of, labels, parts, press_in, suggestion
from tests.bot.positions import asks, sit_down


async def test_a_question_is_narrowed_to_an_action_that_is_confirmed(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, *_ = await table.begin(ann, ben, cleo)
    opened = await table.my_turn(first)
    assert opened.message is not None
    assert ephemeral(opened.message)
    assert opened.content.startswith("**Place a trader, or pass.")
    assert labels(opened.message) == ["Bid", "Bank", "Market", "Pass", "Orders"]
    bids = await table.press(first, opened.message, "Bid")
    assert bids.content.endswith("\nBid")
    confirm = await table.choose(first, bids.message, "Choose", "Bid 7 in the Trading School")
    assert f"\n**{first.name}** bids 7 in the Trading School." in confirm.content
    assert labels(confirm.message) == ["Confirm", "Back"]
    assert len(table.messages) == 2
    done = await table.press(first, confirm.message, "Confirm")
    assert done.content == f"**{first.name}** bids 7 in the Trading School."
    assert labels(done.message) == []
    assert (await table.board(2))["content"].startswith(done.content)


async def test_one_may_go_back_through_the_answers(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    first, *_ = await table.begin(ann, ben, cleo)
    opened = await table.my_turn(first)
    narrowed = await table.press(first, opened.message, "Bid")
    confirm = await table.choose(first, narrowed.message, "Choose", "Bid 7 in the Trading School")
    back = await table.press(first, confirm.message, "Back")
    assert back.content == narrowed.content
    start = await table.press(first, back.message, "Back")
    assert labels(start.message) == ["Bid", "Bank", "Market", "Pass", "Orders"]


async def test_every_kind_of_answer_has_its_way_through_the_panel(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    await sit_down(table, asks("placing", more_than=15), [ann, ben, cleo])
    for kind in (Bid, Market, Pass):
        asked = await table.asked([ann, ben, cleo])
        action = next(a for a in decision_of(await table.sitting(asked)).actions if isinstance(a, kind))
        seen = len(table.messages)
        receipt = await by_panel(table, asked, action)
        assert receipt.content.startswith(f"**{asked.name}** ")
        await table.board(seen)


async def test_who_has_not_acted_yet_is_told_what_has_happened_since_the_game_began(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    people = [ann, ben, cleo]
    first, *_ = await table.begin(*people)
    await by_command(table, first, Pass())
    opened = await table.my_turn(await table.asked(people))
    assert opened.content.startswith(f"**Since the game began** (ringed on the board)\n**{first.name}** passes")


async def test_steps_go_on_in_the_same_panel_until_the_turn_is_handed_over(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    await sit_down(table, asks("travelling", more_than=6), [ann, ben, cleo])
    before = len(table.messages)
    opened = await table.my_turn(ann)
    assert opened.message is not None
    assert opened.content.startswith("**Since your last action** (ringed on the board)")
    assert len(opened.message["attachments"]) == 1
    step = next(a for a in decision_of(await table.sitting(ann)).actions if isinstance(a, Travel))
    after = await by_panel(table, ann, step, opened.message)
    assert after.message is not None
    assert after.message["id"] == opened.message["id"]
    assert "**Ann** travels from" in after.content
    assert "Undo" in labels(after.message)
    assert len(after.message["attachments"]) == 1
    assert len(table.messages) == before
    undone = await table.press(ann, after.message, "Undo")
    assert "Undo" not in labels(undone.message)
    again = await by_panel(table, ann, step, undone.message)
    await by_panel(table, ann, Done(), again.message)
    assert (await table.board(before))["content"].count("**Ann** travels from") == 1
    assert len(table.messages) == before + 1


async def test_a_double_click_counts_once_and_says_what_has_happened(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, *_ = await table.begin(ann, ben, cleo)
    opened = await table.my_turn(first)
    confirm = await table.press(first, opened.message, "Pass")
    assert confirm.message is not None
    button = parts(confirm.message)[0]["custom_id"]
    clicks = [await first.click(confirm.message, button) for _ in range(2)]
    await asyncio.gather(*(click.done() for click in clicks))
    await table.board(2)
    assert len(table.messages) == 3
    assert table.last["content"].count("passes") == 1


async def test_a_double_click_on_a_step_takes_one_step(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    await sit_down(table, asks("travelling", more_than=6), [ann, ben, cleo])
    before = (await table.sitting(ann)).timeline.revision
    opened = await table.my_turn(ann)
    shown = await table.press(ann, opened.message, "Travel")
    menu = next(part for part in parts(shown.message) if "options" in part)
    while len(menu["options"]) > 1 and (await table.sitting(ann)).timeline.revision == before:
        assert shown.message is not None
        picks = [await ann.select(shown.message, menu["custom_id"], [menu["options"][0]["value"]]) for _ in range(2)]
        shown, _ = await asyncio.gather(*(pick.done() for pick in picks))
        menu = next((part for part in parts(shown.message) if "options" in part), {"options": []})
    assert (await table.sitting(ann)).timeline.revision == before + 1


async def test_a_panel_from_before_a_step_is_stale_though_the_step_was_taken_back(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    """The question reads the same again, but a click that comes late was meant for the time before."""
    await sit_down(table, asks("travelling", more_than=6), [ann, ben, cleo])
    old = await table.my_turn(ann)
    step = next(a for a in decision_of(await table.sitting(ann)).actions if isinstance(a, Travel))
    await by_command(table, ann, step)
    await table.use(ann, "game undo")
    revision = (await table.sitting(ann)).timeline.revision
    stale = await table.press(ann, old.message, "Done")
    assert stale.content.startswith("That menu has been overtaken; nothing was changed.")
    assert (await table.sitting(ann)).timeline.revision == revision


async def test_a_stale_button_says_what_has_happened_and_shows_the_present_panel_which_works(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, *_ = await table.begin(ann, ben, cleo)
    old = await table.my_turn(first)
    for _ in range(3):
        asked = await table.asked([ann, ben, cleo])
        seen = len(table.messages)
        await by_command(
            table, asked, next(a for a in decision_of(await table.sitting(asked)).actions if type(a) is Bid)
        )
        await table.board(seen)
    assert await table.asked([ann, ben, cleo]) is first
    before = (await table.sitting(first)).timeline.revision
    stale = await table.press(first, old.message, "Pass")
    assert stale.content.startswith("That menu has been overtaken; nothing was changed. Since then:")
    assert stale.content.count(" bids ") == 3
    assert (await table.sitting(first)).timeline.revision == before
    seen = len(table.messages)
    done = await by_panel(table, first, Pass(), stale.message)
    assert done.content.startswith(f"**{first.name}** passes")
    await table.board(seen)


async def test_a_stale_button_of_somebody_whose_turn_is_over_says_who_is_waited_for(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, *_ = await table.begin(ann, ben, cleo)
    old = await table.my_turn(first)
    await by_command(table, first, Pass())
    asked = await table.asked([ann, ben, cleo])
    stale = await table.press(first, old.message, "Bid")
    assert f"It is not your turn. Waiting for:\n▸ **{asked.name}**: " in stale.content
    assert labels(stale.message) == ["Orders"]


async def test_somebody_elses_button_is_refused_privately(
    table: Table, ann: Person, ben: Person, cleo: Person, dora: Person
) -> None:
    first, other, _ = await table.begin(ann, ben, cleo)
    waiting = await table.my_turn(other)
    assert waiting.content.startswith(f"It is not your turn. Waiting for:\n▸ **{first.name}**: ")
    nobody = await table.my_turn(dora)
    assert nobody.content.startswith("You do not sit at this table, so you can only watch")
    for refused, buttons in ((waiting, ["Orders"]), (nobody, [])):
        assert refused.message is not None
        assert ephemeral(refused.message)
        assert labels(refused.message) == buttons
    await table.service.settled()
    assert len(table.messages) == 2


async def test_the_button_of_a_game_that_is_over_says_so(table: Table, ann: Person) -> None:
    board = dict(await table.start(ann, stand_ins=2))
    ending = await table.use(ann, "game end")
    hold = Hold()
    table.discord.faults.next("PATCH", "/channels/*", hold)  # the buttons are still there
    await table.press(ann, ending.message, "End it")
    late = await table.press(ann, board, "My turn")
    assert late.content == "This game is over."
    hold.release()


async def test_an_invented_path_is_as_good_as_a_stale_one(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    """A custom id comes back from the client, so anything may be in it."""
    first, *_ = await table.begin(ann, ben, cleo)
    opened = await table.my_turn(first)
    assert opened.message is not None
    button = next(part for part in parts(opened.message) if part["label"] == "Pass")
    press = press_in(opened.message, "Pass")
    for path in ((99,), (0, 99), (3, 0, 0, 0)):
        for verb in ("pick", "do"):
            button["custom_id"] = str(press.__class__(verb, press.table, press.revision, press.mark, path))
            refused = await table.press(first, opened.message, button["custom_id"])
            assert refused.content.startswith("That menu has been overtaken")
            opened.message["components"] = [{"type": 1, "components": [button]}]
    assert len(table.messages) == 2


async def converting(table: Table, *people: Person) -> Interaction:
    """The panel of a question for a number out of many."""
    await sit_down(table, asks("converting", more_than=30), people)
    return await table.my_turn(people[0])


async def test_a_number_out_of_many_has_presets(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    opened = await converting(table, ann, ben, cleo)
    most = len(decision_of(await table.sitting(ann)).actions) - 1
    *presets, other, orders = labels(opened.message)
    numbers = [int(label) for label in presets]
    assert len(numbers) == 5
    assert (numbers[0], numbers[-1]) == (0, most)
    assert (other, orders) == ("Another number…", "Orders")
    confirm = await table.press(ann, opened.message, str(most))
    done = await table.press(ann, confirm.message, "Confirm")
    assert f"**Ann** scores {most} points" in done.content


async def test_any_other_number_is_asked_for_in_a_form(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    opened = await converting(table, ann, ben, cleo)
    done = await by_panel(table, ann, Convert(13), opened.message)
    assert "**Ann** scores 13 points" in done.content


@pytest.mark.parametrize("typed", ["1000", "-1", "2.5", "²", "ten", "00000"])
async def test_a_number_that_is_not_possible_is_refused_and_the_panel_stays(
    table: Table, ann: Person, ben: Person, cleo: Person, typed: str
) -> None:
    opened = await converting(table, ann, ben, cleo)
    most = len(decision_of(await table.sitting(ann)).actions) - 1
    assert opened.message is not None
    form = await (await ann.click(opened.message, "Another number…")).acknowledged()
    refused = await (await ann.submit_modal(form, {"Victory points": typed})).done()
    if typed == "00000":
        assert f"**Ann** takes {most} Yuan." in refused.content
    else:
        (refusal,) = refused.followups
        assert refusal["content"] == f"“{typed}” is not possible. Give a whole number from 0 to {most}."
        assert ephemeral(refusal)
        assert "Another number…" in labels(refused.message)


async def test_a_form_opened_before_a_restart_is_answered_after_it(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    opened = await converting(table, ann, ben, cleo)
    assert opened.message is not None
    form = await (await ann.click(opened.message, "Another number…")).acknowledged()
    await table.service.restart()
    confirm = await (await ann.submit_modal(form, {"Victory points": "13"})).done()
    done = await table.press(ann, confirm.message, "Confirm")
    assert "**Ann** scores 13 points" in done.content


async def test_a_form_that_was_overtaken_changes_nothing(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    opened = await converting(table, ann, ben, cleo)
    assert opened.message is not None
    form = await (await ann.click(opened.message, "Another number…")).acknowledged()
    await by_command(table, ann, Convert(0))
    late = await (await ann.submit_modal(form, {"Victory points": "13"})).done()
    assert late.content.startswith("That menu has been overtaken; nothing was changed.")


async def test_a_long_menu_has_pages(
    table: Table, ann: Person, ben: Person, cleo: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.widgets.MENU", 3)
    first, *_ = await table.begin(ann, ben, cleo)
    opened = await table.my_turn(first)
    menu = await table.press(first, opened.message, "Bid")
    assert labels(menu.message) == ["More", "Back"]
    later = await table.press(first, menu.message, "More")
    assert labels(later.message)[0] == "Previous"
    last = suggestion(await table.sitting(first), Random(1))
    assert (await by_panel(table, first, last)).content.startswith(f"**{first.name}**")
