"""People whose clients speak other languages: what they see of commands, what they can type, what the bot learns."""

from __future__ import annotations

from typing import Any

import discord as dpy
import pytest

from playground import ApiError, Person, Playground, RefusedError, Wire
from playground.command_limits import check_commands
from playground.locales import shown
from playground.view import view
from tests.playground.small_bot import SmallBot

COLOUR: Wire = {
    "type": 3,
    "name": "colour",
    "name_localizations": {"el": "χρώμα"},
    "description": "Which colour",
    "description_localizations": {"el": "Ποιο χρώμα"},
    "choices": [{"name": "red", "name_localizations": {"el": "κόκκινο"}, "value": "red"}],
}
PAINT: Wire = {
    "type": 1,
    "name": "paint",
    "name_localizations": {"el": "βάψε"},
    "description": "Paint something",
    "options": [COLOUR],
}
WALL: Wire = {"name": "wall", "name_localizations": {"el": "τοίχος"}, "description": "x", "options": [PAINT]}


@pytest.fixture
def greek(discord: Playground, ann: Person) -> Person:
    """Ann, whose client is Greek, where there is a command in Greek."""
    discord.commands.replace(None, [WALL])
    ann.set_locale("el")
    return ann


async def test_a_command_can_be_typed_in_one_s_own_language_or_as_it_is_registered(
    greek: Person, channel: Wire
) -> None:
    """The bot learns the names that it has registered."""
    for typed, option in (("τοίχος βάψε", "χρώμα"), ("wall paint", "colour")):
        data = (await greek.slash(channel, typed, {option: "red"})).payload["data"]
        assert data["name"] == "wall"
        given = {"name": "colour", "type": 3, "value": "red"}
        assert data["options"] == [{"name": "paint", "type": 1, "options": [given]}]


async def test_who_speaks_another_language_does_not_see_its_names(
    discord: Playground, greek: Person, ben: Person, channel: Wire
) -> None:
    with pytest.raises(RefusedError, match="not registered"):
        await ben.slash(channel, "τοίχος βάψε", {"colour": "red"})


def test_the_page_shows_commands_in_the_language_of_who_looks(
    discord: Playground, greek: Person, ben: Person, channel: Wire
) -> None:
    (use,) = view(discord, greek, channel)["commands"]
    (option,) = use["options"]
    assert (use["path"], use["label"], use["description"]) == ("wall paint", "τοίχος βάψε", "Paint something")
    assert (option["name"], option["label"], option["description"]) == ("colour", "χρώμα", "Ποιο χρώμα")
    assert [(choice["name"], choice["value"]) for choice in option["choices"]] == [("κόκκινο", "red")]
    (use,) = view(discord, ben, channel)["commands"]
    assert (use["label"], use["options"][0]["label"]) == ("wall paint", "colour")


def test_british_and_american_english_stand_in_for_one_another() -> None:
    named = {"name": "color", "name_localizations": {"en-GB": "colour"}}
    assert [shown(named, "name", locale) for locale in ("en-GB", "en-US", "fr")] == ["colour", "colour", "color"]


async def test_the_bot_learns_who_speaks_what(bot: SmallBot, discord: Playground, ann: Person, channel: Wire) -> None:
    ann.set_locale("hu")
    await discord.set_locale("el")
    inter = await ann.slash(channel, "game new", {"game": "chess"})
    await inter.done()
    assert (inter.payload["locale"], inter.payload["guild_locale"]) == ("hu", "el")
    guild = bot.get_guild(int(discord.guild["id"]))
    assert guild is not None
    assert (guild.preferred_locale, guild.features) == (dpy.Locale.greek, ["COMMUNITY"])


def translated(**more: Any) -> Wire:
    return {"name": "go", "description": "x", **more}


def test_translated_names_must_be_unique_among_those_beside_them() -> None:
    """Also one that is translated beside one that is not."""
    one = {"type": 3, "name": "one", "description": "x", "name_localizations": {"el": "two"}}
    two = {"type": 3, "name": "two", "description": "x"}
    check_commands([translated(options=[{**one, "name_localizations": {"el": "ένα"}}, two])])
    for options in ([one, two], [one, {**two, "name_localizations": {"el": "two"}}]):
        with pytest.raises(ApiError) as raised:
            check_commands([translated(options=options)])
        assert "Option names must be unique" in str(raised.value.body)
    with pytest.raises(ApiError):
        check_commands([translated(), translated(name="stop", name_localizations={"el": "go"})])


def test_of_a_text_in_several_languages_only_the_longest_counts_towards_the_size_of_a_command() -> None:
    def sized(length: int) -> Wire:
        texts = dict.fromkeys(("el", "hu", "fr"), "x" * length)
        options = [
            {"type": 1, "name": f"o{number}", "description": "x", "description_localizations": texts, "options": [
                {"type": 3, "name": f"p{inner}", "description": "x", "description_localizations": texts}
                for inner in range(4)
            ]}
            for number in range(16)
        ]  # fmt: skip
        return translated(options=options)

    check_commands([sized(95)])
    with pytest.raises(ApiError) as raised:
        check_commands([sized(100)])
    assert "8000" in str(raised.value.body)
