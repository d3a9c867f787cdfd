"""*My turn* in a game with hands: the hand beside the question, what each answer would bring, and draws in a turn."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from data.catalogue import catalogue
from games.taj_mahal.actions import Pick, Place, Play, Withdraw
from playground import Interaction, Person
from tests.bot.play import Table, as_command, by_command, by_panel, decision_of, labels, parts, suggestion
from tests.bot.positions import asks, sit_down
from tests.cogs.test_hand import DRAWN, TAJ, files


@pytest.fixture
def people(ann: Person, ben: Person, cleo: Person) -> list[Person]:
    return [ann, ben, cleo]


async def actions(table: Table, person: Person, kind: type[Any]) -> list[Any]:
    """What a person may do, of one kind."""
    return [action for action in decision_of(await table.sitting(person)).actions if isinstance(action, kind)]


async def early(table: Table, people: list[Person]) -> None:
    """A visit begins: the first of these may withdraw without having played."""
    await sit_down(table, asks("playing"), people, game=TAJ)


async def with_palaces(table: Table, people: list[Person]) -> None:
    """The first of these has withdrawn in mid-visit, with a palace to place."""
    await sit_down(table, asks("placing"), people, game=TAJ)


async def before_withdrawing(table: Table, people: list[Person]) -> Interaction:
    """The first of these wins something by withdrawing; the panel of who is asked it."""
    await sit_down(table, lambda asked: asked.turn > 13 and asked.prompt.kind == "playing", people, game=TAJ)
    return await table.my_turn(people[0])


async def test_the_hand_is_shown_beside_the_question_until_there_is_a_preview(
    table: Table, people: list[Person]
) -> None:
    await early(table, people)
    opened = await table.my_turn(people[0])
    assert files(opened) == ["hand.png"]
    plays = await table.press(people[0], opened.message, "Play")
    assert files(plays) == ["hand.png"]
    menu = next(part for part in parts(plays.message) if "options" in part)
    confirm = await table.choose(people[0], plays.message, menu["custom_id"], menu["options"][0]["label"])
    assert files(confirm) == ["preview.png"]
    assert "Confirm" in labels(confirm.message)
    done = await table.press(people[0], confirm.message, "Confirm")
    assert files(done) == []
    await table.service.settled()
    assert [attachment["filename"] for attachment in table.last["attachments"]] == ["board.png"]


async def test_each_play_of_a_menu_says_what_it_would_do_to_the_majorities(table: Table, people: list[Person]) -> None:
    await early(table, people)
    opened = await table.my_turn(people[0])
    plays = await table.press(people[0], opened.message, "Play")
    (menu,) = (part for part in parts(plays.message) if "options" in part)
    assert len(menu["options"]) == len(await actions(table, people[0], Play))
    assert all(": alone" in option["description"] for option in menu["options"])
    assert all(len(option["description"]) <= 100 for option in menu["options"])


async def test_answers_that_are_buttons_say_it_in_lines_of_the_message(table: Table, people: list[Person]) -> None:
    await early(table, people)
    opened = await table.my_turn(people[0])
    assert labels(opened.message) == ["Play", "Withdraw", "Orders"]
    assert opened.content.splitlines()[1:] == [
        "**Withdraw**: wins nothing · a card from the draw pile · 2 cards to pick"
    ]


async def test_the_only_card_that_can_be_played_is_named(table: Table, people: list[Person]) -> None:
    await sit_down(table, lambda asked: asked.prompt.kind == "playing" and len(asked.actions) == 2, people, game=TAJ)
    (play,) = await actions(table, people[0], Play)
    opened = await table.my_turn(people[0])
    assert labels(opened.message) == ["Play", "Withdraw", "Orders"]
    assert opened.content.splitlines()[-2].startswith(f"**Play {catalogue().text(f'taj_mahal-term-{play.card}')}**: ")


async def test_who_can_only_withdraw_is_told_why_and_nothing_twice(table: Table, people: list[Person]) -> None:
    await sit_down(table, lambda asked: asked.prompt.kind == "playing" and len(asked.actions) == 1, people, game=TAJ)
    opened = await table.my_turn(people[0])
    assert labels(opened.message) == ["Confirm", "Orders"]
    assert "- no card of yours can be played\n" in opened.content
    assert opened.content.count(" wins") == 1


async def test_withdrawing_is_confirmed_point_by_point_though_it_could_be_undone(
    table: Table, people: list[Person]
) -> None:
    opened = await before_withdrawing(table, people)
    before = (await table.sitting(people[0])).timeline.revision
    confirm = await table.press(people[0], opened.message, "Withdraw")
    assert "Confirm" in labels(confirm.message)
    assert (await table.sitting(people[0])).timeline.revision == before
    lines = confirm.content.splitlines()
    assert lines[1].startswith("**Ann** withdraws and wins: ")
    assert "- wins" not in confirm.content
    assert [line for line in lines if line.startswith("- ") and " for palaces in " in line]
    assert lines[-1] == "-# This is what would happen. Confirm?"
    done = await table.press(people[0], confirm.message, "Confirm")
    assert files(done) == ["board.png"]
    assert "Undo" in labels(done.message)
    undone = await table.press(people[0], done.message, "Undo")
    assert undone.content.startswith("Taken back: Withdraw.")
    assert files(undone) == ["hand.png"]


async def test_later_steps_of_the_turn_are_done_at_once(table: Table, people: list[Person]) -> None:
    await with_palaces(table, people)
    placed = await by_panel(table, people[0], (await actions(table, people[0], Place))[0])
    assert "Confirm" not in labels(placed.message)
    assert "builds a palace in" in placed.content


async def test_a_draw_and_what_came_before_it_are_taken_back_only_with_consent(
    table: Table, people: list[Person]
) -> None:
    await early(table, people)
    opened = await table.my_turn(people[0])
    confirm = await table.press(people[0], opened.message, "Withdraw")
    assert confirm.content.endswith("so taking it back would need the others’ consent. Confirm?")
    picking = await table.press(people[0], confirm.message, "Confirm")
    assert f"**Ann** draws a card.\n{DRAWN}" in picking.content
    assert "Undo" not in labels(picking.message)
    step, *_ = await actions(table, people[0], Pick)
    after = await by_panel(table, people[0], step, picking.message)
    assert after.content.startswith("Done: Pick ")
    undone = await table.press(people[0], after.message, "Undo")
    assert undone.content.startswith("Taken back: Pick ")
    again = await table.use(people[0], "game undo")
    asked = await table.press(people[0], again.message, "Undo")
    assert asked.content == "The others have been asked; all of them have to agree."


async def test_a_withdrawal_is_told_whole_and_only_when_it_is_handed_over(table: Table, people: list[Person]) -> None:
    await early(table, people)
    ann, ben, cleo = people
    before, messages = [(await table.use(ben, f"game {what}")).content for what in ("log", "status")], table.messages
    hands, board = await table.use(ben, "taj hand"), await table.use(cleo, "game board", show="text")
    await by_command(table, ann, Withdraw())
    steps = 0
    while await table.asked(people) is ann:
        assert [(await table.use(ben, f"game {what}")).content for what in ("log", "status")] == before
        assert (await table.use(ben, "taj hand")).content == hands.content
        assert (await table.use(cleo, "game board", show="text")).content == board.content
        assert table.messages == messages
        assert (await table.press(ben, table.last, "My turn")).content.startswith("It is not your turn. Waiting for:")
        await by_command(table, ann, suggestion(await table.sitting(ann), Random(1)))
        steps += 1
    assert steps == 2
    told = await table.board(len(messages))
    assert len(table.messages) == len(messages) + 1
    story = told["content"].split("▸")[0]
    assert story.startswith("**Ann** withdraws and wins nothing.\n**Ann** draws a card.\n**Ann** picks ")
    assert "hand" not in story
    assert DRAWN in (await table.use(ann, "game log")).content
    for other in (ben, cleo):
        assert DRAWN not in (await table.use(other, "game log")).content


async def test_nobody_elses_hand_tells_of_an_unfinished_withdrawal(table: Table, people: list[Person]) -> None:
    """Which prizes are gone, and whose cards count no more, shows only once the turn is handed over."""
    await before_withdrawing(table, people)
    ann, ben, _ = people
    before = await table.use(ben, "taj hand")
    assert "Can be played" in before.content
    await by_command(table, ann, Withdraw())
    assert (await table.use(ben, "taj hand")).content == before.content
    while await table.asked(people) is ann:
        await by_command(table, ann, suggestion(await table.sitting(ann), Random(1)))
    assert (await table.use(ben, "taj hand")).content != before.content


async def test_a_stale_panel_shows_the_present_question_with_the_present_hand(
    table: Table, people: list[Person]
) -> None:
    await early(table, people)
    old = await table.my_turn(people[0])
    await by_command(table, people[0], (await actions(table, people[0], Play))[0])
    await table.service.settled()
    waiting = await table.press(people[0], old.message, "Play")
    assert waiting.content.startswith("That menu has been overtaken; nothing was changed.")
    assert files(waiting) == []
    while (asked := await table.asked(people)) is not people[0]:
        await by_command(table, asked, (await actions(table, asked, Play))[0])
        await table.service.settled()
    second = await table.my_turn(people[0])
    await by_command(table, people[0], Withdraw())
    stale = await table.press(people[0], second.message, labels(second.message)[0])
    assert stale.content.startswith("That menu has been overtaken; nothing was changed. Since then:\n**Ann** withdraws")
    assert files(stale) == ["board.png"]


async def test_a_hand_that_is_slow_in_coming_is_added_to_the_panel(table: Table, people: list[Person]) -> None:
    """As long as the game stands as it did."""
    await early(table, people)
    artist = table.service.artist
    artist.free.clear()
    opened = await (await people[0].click(table.last, "My turn")).done()
    assert files(opened) == []
    artist.free.set()
    await table.service.settled()
    assert files(opened) == ["hand.png"]


async def test_a_hand_that_comes_too_late_is_not_added(table: Table, people: list[Person]) -> None:
    """Once the game has gone on, it would be a hand of the past."""
    await early(table, people)
    artist, ann = table.service.artist, people[0]
    artist.free.clear()
    opened = await (await ann.click(table.last, "My turn")).done()
    await by_command(table, ann, (await actions(table, ann, Play))[0])
    artist.free.set()
    await table.service.settled()
    assert files(opened) == []


async def test_a_hand_that_comes_late_is_added_also_in_the_middle_of_anothers_turn(
    table: Table, people: list[Person]
) -> None:
    """That it is not would tell of steps that are nobody else's business."""
    await early(table, people)
    ann, ben, _ = people
    table.service.artist.free.clear()
    shown = await table.use(ben, "taj hand")
    await by_command(table, ann, Withdraw())
    assert files(shown) == []
    table.service.artist.free.set()
    await table.service.settled()
    assert await table.asked(people) is ann
    assert files(shown) == ["hand.png"]


async def test_a_stale_panel_tells_nothing_of_anothers_unfinished_turn(table: Table, people: list[Person]) -> None:
    await early(table, people)
    ann, ben, cleo = people
    old = await table.my_turn(ann)
    await by_command(table, ann, (await actions(table, ann, Play))[0])
    await table.service.settled()
    asked = await table.asked([ben, cleo])
    await by_command(table, asked, Withdraw())
    stale = await table.press(ann, old.message, "Play")
    assert stale.content.startswith("That menu has been overtaken; nothing was changed. Since then:\n**Ann** plays ")
    assert "withdraws" not in stale.content


async def test_what_may_be_played_with_a_card_is_offered_while_typing(table: Table, people: list[Person]) -> None:
    await early(table, people)
    ann = people[0]
    plays = await actions(table, ann, Play)
    card = next(play.card for play in plays if play.extra is not None)
    offered = await ann.autocomplete(table.channel, "taj play", "with", "", {"card": card})
    assert {choice["value"] for choice in offered} == {play.extra or "none" for play in plays if play.card == card}
    cards = await ann.autocomplete(table.channel, "taj play", "card", "", {"with": offered[-1]["value"]})
    assert {choice["value"] for choice in cards} == {
        play.card for play in plays if (play.extra or "none") == offered[-1]["value"]
    }
    assert await people[1].autocomplete(table.channel, "taj play", "card", "") == []
    command, options = as_command(Play(card, offered[-1]["value"]), game=TAJ)
    assert (command, list(options)) == ("taj play", ["card", "with"])


REFUSED = [
    ("play", {"card": "moon"}, "no such card"),
    ("place", {"city": "agra"}, "no palace"),
    ("pick", {"card": "white_e"}, "Cards are picked after withdrawing"),
]


@pytest.mark.parametrize(("command", "options", "reason"), REFUSED)
async def test_what_is_typed_in_vain_is_refused_with_a_reason(
    table: Table, people: list[Person], command: str, options: dict[str, str], reason: str
) -> None:
    await early(table, people)
    before = (await table.sitting(people[0])).timeline.revision
    refused = await table.use(people[0], f"taj {command}", **options)
    assert reason in refused.content
    assert refused.content.splitlines()[-1].startswith("Now: ")
    assert (await table.sitting(people[0])).timeline.revision == before
