"""The rules for answers to interactions: in time, once, and for a quarter of an hour."""

from __future__ import annotations

import asyncio

import discord as dpy
import pytest

from playground import Hold, Person, Playground, UnansweredError, Wire, ephemeral, looks_real
from playground.tokens import RealTokenError
from playground.wire import loading
from tests.playground.small_bot import SmallBot, board, soon


async def callback(bot: SmallBot, interaction: dpy.Interaction, answer: Wire) -> None:
    """Send a first answer that the client itself would not send."""
    path = "/interactions/{id}/{token}/callback"
    await bot.http.request(dpy.http.Route("POST", path, id=interaction.id, token=interaction.token), json=answer)


async def test_the_first_followup_takes_the_place_of_thinking(
    discord: Playground, bot: SmallBot, ann: Person, channel: Wire
) -> None:
    async def follow(interaction: dpy.Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.followup.send("first")
        await interaction.followup.send("second", ephemeral=True)

    bot.on_do = follow
    inter = await (await ann.slash(channel, "do")).until(lambda i: i.followups)
    assert inter.content == "first"
    assert inter.message
    assert not loading(inter.message)
    assert inter.message["edited_timestamp"] is None
    assert [message["content"] for message in inter.followups] == ["second"]
    assert ephemeral(inter.followups[0])
    assert len(discord.messages(channel)) == 1


async def test_a_deferred_private_answer_stays_private(
    discord: Playground, bot: SmallBot, ann: Person, channel: Wire
) -> None:
    async def follow(interaction: dpy.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.edit_original_response(content="psst", attachments=[board(1)])

    bot.on_do = follow
    inter = await (await ann.slash(channel, "do")).done()
    assert inter.content == "psst"
    assert discord.messages(channel) == []


async def test_an_answer_after_three_seconds_comes_too_late(
    discord: Playground, bot: SmallBot, ann: Person, channel: Wire
) -> None:
    codes: asyncio.Queue[int] = asyncio.Queue()
    go_on = asyncio.Event()

    async def slow(interaction: dpy.Interaction) -> None:
        await go_on.wait()
        with pytest.raises(dpy.NotFound) as refusal:
            await interaction.response.send_message("late")
        await codes.put(refusal.value.code)

    bot.on_do = slow
    inter = await ann.slash(channel, "do")
    discord.clock.advance(3)
    go_on.set()
    with pytest.raises(UnansweredError):
        await inter.done()
    assert await soon(codes.get()) == 10062
    assert inter.failed
    assert discord.messages(channel) == []


async def test_a_second_first_answer_is_refused(bot: SmallBot, ann: Person, channel: Wire) -> None:
    codes: asyncio.Queue[int] = asyncio.Queue()

    async def twice(interaction: dpy.Interaction) -> None:
        await interaction.response.send_message("one")
        with pytest.raises(dpy.HTTPException) as refusal:
            await callback(bot, interaction, {"type": 4, "data": {"content": "two"}})
        await codes.put(refusal.value.code)

    bot.on_do = twice
    assert (await (await ann.slash(channel, "do")).done()).content == "one"
    assert await soon(codes.get()) == 40060


async def test_the_token_ends_after_a_quarter_of_an_hour(
    discord: Playground, bot: SmallBot, ann: Person, channel: Wire
) -> None:
    codes: asyncio.Queue[int] = asyncio.Queue()
    go_on = asyncio.Event()

    async def much_later(interaction: dpy.Interaction) -> None:
        await interaction.response.send_message("now")
        await go_on.wait()
        with pytest.raises(dpy.HTTPException) as refusal:
            await interaction.edit_original_response(content="later")
        await codes.put(refusal.value.code)

    bot.on_do = much_later
    await (await ann.slash(channel, "do")).done()
    discord.clock.advance(15 * 60 + 1)
    go_on.set()
    assert await soon(codes.get()) == 50027


async def test_the_original_answer_can_be_read_and_deleted(
    discord: Playground, bot: SmallBot, ann: Person, channel: Wire
) -> None:
    read: asyncio.Queue[str] = asyncio.Queue()

    async def answer(interaction: dpy.Interaction) -> None:
        await interaction.response.send_message("here")
        await read.put((await interaction.original_response()).content)
        await interaction.delete_original_response()
        with pytest.raises(dpy.NotFound):
            await interaction.edit_original_response(content="again")
        await read.put("gone")

    bot.on_do = answer
    await ann.slash(channel, "do")
    assert [await soon(read.get()), await soon(read.get())] == ["here", "gone"]
    assert discord.messages(channel) == []


async def test_an_update_needs_a_message_that_was_pressed(bot: SmallBot, ann: Person, channel: Wire) -> None:
    refusals: asyncio.Queue[dpy.HTTPException] = asyncio.Queue()

    async def update(interaction: dpy.Interaction) -> None:
        with pytest.raises(dpy.HTTPException) as refusal:
            await callback(bot, interaction, {"type": 7, "data": {"content": "x"}})
        await refusals.put(refusal.value)
        await interaction.response.send_message("so")

    bot.on_do = update
    await (await ann.slash(channel, "do")).done()
    refusal = await soon(refusals.get())
    assert refusal.code == 50035
    assert "Value must be one of {4, 5, 9}" in str(refusal)


async def test_a_dialog_that_a_command_opened_has_no_message_to_update(
    bot: SmallBot, ann: Person, channel: Wire
) -> None:
    refusals: asyncio.Queue[dpy.HTTPException] = asyncio.Queue()

    class Question(dpy.ui.Modal, title="Question"):
        async def on_submit(self, interaction: dpy.Interaction) -> None:
            with pytest.raises(dpy.HTTPException) as refusal:
                await callback(bot, interaction, {"type": 6})
            await refusals.put(refusal.value)
            await interaction.response.send_message("so")

    async def ask(interaction: dpy.Interaction) -> None:
        question = Question()
        question.add_item(dpy.ui.Label(text="Why", component=dpy.ui.TextInput(required=False)))
        await interaction.response.send_modal(question)

    bot.on_do = ask
    asked = await (await ann.slash(channel, "do")).done()
    await (await ann.submit_modal(asked, {})).done()
    assert "Value must be one of {4, 5}" in str(await soon(refusals.get()))


async def test_an_answer_that_is_refused_can_be_given_again(bot: SmallBot, ann: Person, channel: Wire) -> None:
    async def too_long_then_short(interaction: dpy.Interaction) -> None:
        with pytest.raises(dpy.HTTPException, match="2000 or fewer"):
            await interaction.response.send_message("x" * 2001)
        await interaction.response.send_message("short")

    bot.on_do = too_long_then_short
    assert (await (await ann.slash(channel, "do")).done()).content == "short"


async def test_thinking_shows_until_the_answer(discord: Playground, bot: SmallBot, ann: Person, channel: Wire) -> None:
    hold = Hold()
    discord.faults.next("PATCH", "/webhooks/*", hold)
    inter = await (await ann.slash(channel, "game new", {"game": "go"})).acknowledged()
    await soon(hold.arrived())
    assert inter.message
    assert loading(inter.message)
    assert not inter.settled
    hold.release()
    assert not loading((await inter.done()).message or {})


async def test_the_bot_hears_of_the_language_of_a_person(bot: SmallBot, ann: Person, channel: Wire) -> None:
    async def locale(interaction: dpy.Interaction) -> None:
        await interaction.response.send_message(str(interaction.locale))

    bot.on_do = locale
    ann.user["locale"] = "el"
    assert (await (await ann.slash(channel, "do")).done()).content == "el"


REAL_LOOKING = "MTIzNDU2Nzg5MDEyMzQ1Njc4OQ." + "GAbCdE." + "x" * 38  # in parts, so that no scanner takes it for one


def test_a_token_that_looks_real_is_told_apart() -> None:
    assert looks_real(REAL_LOOKING)
    assert looks_real(f"Bot {REAL_LOOKING}")
    assert not looks_real("playground-token")
    assert not looks_real("not.a.token")
    assert not looks_real("aGVsbG8gd29ybGQgaGVsbG8." + "GAbCdE." + "x" * 38)


def test_the_playground_takes_no_real_token_for_its_own() -> None:
    with pytest.raises(RealTokenError, match="must never be given one"):
        Playground(token=REAL_LOOKING)


@pytest.mark.parametrize("token", ["something-else", REAL_LOOKING])
async def test_another_token_is_refused(discord: Playground, caplog: pytest.LogCaptureFixture, token: str) -> None:
    client = dpy.Client(intents=dpy.Intents(guilds=True))
    async with client:
        with pytest.raises(dpy.LoginFailure):
            await client.login(token)
    warned = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert bool(warned) == looks_real(token)
    assert REAL_LOOKING not in caplog.text
    caplog.clear()
