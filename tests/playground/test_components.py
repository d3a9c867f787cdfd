"""Buttons, menus and dialogs, through the real client."""

from __future__ import annotations

import asyncio

import discord as dpy
import pytest

from playground import Flag, Person, Playground, RefusedError, UnansweredError, Wire, ephemeral
from tests.playground.small_bot import SmallBot, running


@pytest.fixture
async def game(bot: SmallBot, ann: Person, channel: Wire) -> Wire:
    """A message with a board and its buttons and menus."""
    inter = await (await ann.slash(channel, "game new", {"game": "chess"})).done()
    assert inter.message
    return inter.message


async def test_a_dynamic_button_changes_the_message_and_its_picture(
    discord: Playground, game: Wire, ben: Person
) -> None:
    before = discord.file(game["attachments"][0])
    inter = await (await ben.click(game, "Move")).done()
    assert inter.message is game
    assert len(game["attachments"]) == 1
    assert discord.file(game["attachments"][0]) != before


async def test_a_menu_is_answered_privately(discord: Playground, game: Wire, ann: Person, ben: Person) -> None:
    inter = await (await ann.select(game, "Square", ["b2"])).done()
    assert inter.message
    assert inter.content == "You chose b2."
    assert ephemeral(inter.message)
    assert ann.sees(inter.message)
    assert not ben.sees(inter.message)
    assert inter.message not in discord.messages(discord.channel("table"))


async def test_a_menu_still_works_after_its_message_was_edited(game: Wire, ann: Person, ben: Person) -> None:
    await (await ann.click(game, "Move")).done()
    await (await ben.click(game, "Move")).done()
    assert (await (await ann.select(game, "Square", ["b2"])).done()).content == "You chose b2."


async def test_a_menu_of_people_resolves_them(game: Wire, ann: Person, ben: Person) -> None:
    assert (await (await ann.select(game, "Who", [ben])).done()).content == "Ben"


async def test_a_dialog_is_opened_filled_in_and_answered(game: Wire, ann: Person) -> None:
    asked = await (await ann.click(game, "Note")).done()
    assert asked.modal
    assert asked.modal["title"] == "Note"
    answer = await (await ann.submit_modal(asked, {"Text": "Nice", "Mood": ["calm"]})).done()
    assert answer.content == "calm: Nice"


async def test_buttons_work_after_a_restart_of_the_bot(discord: Playground, ann: Person, channel: Wire) -> None:
    async with running(discord):
        game = (await (await ann.slash(channel, "game new", {"game": "go"})).done()).message
        assert game
    async with running(discord):
        await (await ann.click(game, "move:0")).done()
        assert game["attachments"][0]["description"] == "Board after move 1"


async def test_components_of_the_second_kind_show_their_picture(bot: SmallBot, ann: Person, channel: Wire) -> None:
    message = (await (await ann.slash(channel, "game layout")).done()).message
    assert message
    assert message["flags"] == Flag.COMPONENTS_V2
    [item] = message["components"][0]["components"][1]["items"]
    assert item["media"]["url"] == message["attachments"][0]["url"]
    assert item["description"] == "An empty board"


@pytest.mark.parametrize(
    ("name", "reason"),
    [("Over", "disabled"), ("Resign", "0 components"), ("move:1", "0 components")],
)
async def test_a_button_that_cannot_be_pressed_is_refused(game: Wire, ann: Person, name: str, reason: str) -> None:
    with pytest.raises(RefusedError, match=reason):
        await ann.click(game, name)


@pytest.mark.parametrize(
    ("values", "reason"), [(["h8"], "not all among"), ([], "choose 1 to 1"), (["a1", "b2"], "choose 1 to 1")]
)
async def test_a_choice_that_is_not_offered_is_refused(game: Wire, ann: Person, values: list[str], reason: str) -> None:
    with pytest.raises(RefusedError, match=reason):
        await ann.select(game, "Square", values)


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        ({"Text": "x" * 21, "Mood": ["calm"]}, "1 to 20"),
        ({"Mood": ["calm"]}, "1 to 20"),
        ({"Text": "x", "Mood": ["angry"]}, "not all among"),
        ({"Text": "x"}, "choose 1 to 1"),
        ({"Text": "x", "Mood": ["calm"], "Colour": "red"}, "has no"),
    ],
)
async def test_a_dialog_that_is_filled_in_wrongly_is_not_sent(
    game: Wire, ann: Person, values: Wire, reason: str
) -> None:
    asked = await (await ann.click(game, "Note")).done()
    with pytest.raises(RefusedError, match=reason):
        await ann.submit_modal(asked, values)


async def test_the_dialog_and_the_private_message_of_others_are_out_of_reach(
    bot: SmallBot, game: Wire, ann: Person, ben: Person
) -> None:
    asked = await (await ann.click(game, "Note")).done()
    with pytest.raises(RefusedError, match="no dialog"):
        await ben.submit_modal(asked, {"Text": "x", "Mood": ["calm"]})
    secret = (await (await ann.select(game, "Square", ["a1"])).done()).message
    assert secret
    with pytest.raises(RefusedError, match="no such message"):
        await ben.click(secret, "Move")


async def test_a_double_click_reaches_the_bot_twice(bot: SmallBot, game: Wire, ann: Person) -> None:
    first, second = await asyncio.gather(ann.click(game, "Note"), ann.click(game, "Note"))
    await asyncio.gather(first.done(), second.done())
    assert first.id != second.id


async def test_a_deferred_update_shows_nothing_until_the_message_is_edited(
    discord: Playground, bot: SmallBot, ann: Person, channel: Wire
) -> None:
    async def with_button(interaction: dpy.Interaction) -> None:
        view = dpy.ui.View()
        button: dpy.ui.Button[dpy.ui.View] = dpy.ui.Button(label="Later", custom_id="later")
        button.callback = later  # type: ignore[method-assign]
        view.add_item(button)
        await interaction.response.send_message("before", view=view)

    async def later(interaction: dpy.Interaction) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="after", view=None)

    bot.on_do = with_button
    message = (await (await ann.slash(channel, "do")).done()).message
    assert message
    inter = await (await ann.click(message, "Later")).done()
    assert inter.message is message
    assert (message["content"], message["components"]) == ("after", [])


async def test_a_press_without_an_answer_fails_after_three_seconds(
    discord: Playground, bot: SmallBot, game: Wire, ann: Person
) -> None:
    await bot.close()
    press = await ann.click(game, "Move")
    discord.clock.advance(2)
    assert not press.failed
    discord.clock.advance(1)
    with pytest.raises(UnansweredError, match="did not respond"):
        await press.done()
