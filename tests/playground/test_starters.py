"""Newcomers get going: a command and presses, over the simulated Discord like everything else."""

from __future__ import annotations

import aiohttp
import pytest

from playground import Person, Playground, RefusedError, UnansweredError, Wire
from playground.starters import Starter, begin
from tests.playground.small_bot import SmallBot
from tests.playground.test_page import act, http, shown

__all__ = ["http"]

CHESS = Starter("Chess", "game new", {"game": "chess"}, (r"move:\d+", "move:1"))


async def test_it_uses_the_command_and_presses_one_after_the_other(
    discord: Playground, bot: SmallBot, ann: Person, channel: Wire
) -> None:
    await begin(ann, channel, CHESS)
    [message] = discord.messages(channel)
    assert message["content"] == "chess on 8 against nobody"
    assert message["components"][0]["components"][0]["custom_id"] == "move:2"


async def test_somebody_who_speaks_another_language_uses_the_command_with_more_options(
    discord: Playground, bot: SmallBot, ann: Person, ben: Person, channel: Wire
) -> None:
    starter = Starter("Chess", "game new", {"game": "chess"}, (), {"el": {"game": "go"}})
    ann.set_locale("el")
    await begin(ann, channel, starter)
    await begin(ben, channel, starter)
    assert [message["content"].split()[0] for message in discord.messages(channel)] == ["go", "chess"]


async def test_a_button_that_is_not_there_is_told(bot: SmallBot, ann: Person, channel: Wire) -> None:
    with pytest.raises(RefusedError, match="went no further"):
        await begin(ann, channel, Starter("Chess", "do", {}, ("start",)))


async def test_a_silent_bot_is_told(discord: Playground, bot: SmallBot, ann: Person, channel: Wire) -> None:
    discord.faults.next("POST", "/interactions/*", "unknown-interaction")
    discord.world.listeners.append(
        lambda event, *_: discord.clock.advance(3) if event == "INTERACTION_CREATE" else None
    )
    with pytest.raises(UnansweredError, match="did not respond"):
        await begin(ann, channel, CHESS)


async def test_the_page_offers_those_whose_command_is_there(
    discord: Playground, bot: SmallBot, http: aiohttp.ClientSession, channel: Wire
) -> None:
    discord.starters = (Starter("Lost", "nothing", {}, ()), CHESS)
    assert (await shown(http, "ann"))["starters"] == [{"number": 1, "label": "Chess"}]
    assert await act(http, "ann", "begin", channel=channel["id"], starter=1) == {}
    assert len(discord.messages(channel)) == 1
