"""In which language a table is told, who chooses it, and in which language somebody is answered whose own we lack."""

from __future__ import annotations

import pytest

from bot.service import command_tree
from data.catalogue import catalogue
from data.languages import LANGUAGES
from games.api import Decision
from playground import Person, Wire
from tests.bot.accord import notice, ring
from tests.bot.languages import offer_all
from tests.bot.play import Table, labels
from tests.bot.positions import sit_down
from tests.bot.service import Service

ENGLISH, GREEK, HUNGARIAN = (catalogue(language) for language in ("en", "el", "hu"))
STEM = HUNGARIAN.text("yunnan-term-trading_school")[:8]
"""What all forms of the word begin with."""


@pytest.fixture(autouse=True)
def _offered(monkeypatch: pytest.MonkeyPatch) -> None:
    offer_all(monkeypatch)


def at_once(_first: Decision) -> bool:
    """A game that begins."""
    return True


def join(message: Wire) -> str:
    """What the first button of a lobby says."""
    return labels(message)[0]


async def test_a_table_speaks_the_language_of_its_server(table: Table, ann: Person) -> None:
    await table.discord.set_locale("hu")
    await table.open(ann)
    assert join(table.last) == HUNGARIAN.text("bot-button-join")


@pytest.mark.parametrize("locale", ["fr", ""], ids=["that we lack", "not chosen"])
async def test_where_a_server_has_no_language_of_ours_its_host_s_setting_counts(
    service: Service, table: Table, ann: Person, locale: str
) -> None:
    """Servers that are no communities cannot choose: what they are said to speak says nothing."""
    await service.restart(table_language="el")
    if locale:
        await table.discord.set_locale(locale)
    await table.open(ann)
    assert join(table.last) == GREEK.text("bot-button-join")


async def test_a_community_may_choose_english(service: Service, table: Table, ann: Person) -> None:
    await service.restart(table_language="el")
    await table.discord.set_locale("en-US")
    await table.open(ann)
    assert join(table.last) == "Join"


async def test_who_opens_a_table_may_choose_another_language(table: Table, ann: Person) -> None:
    await table.discord.set_locale("el")
    await table.open(ann, language="en")
    assert join(table.last) == "Join"


async def test_the_languages_are_offered_by_their_own_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """To everybody alike, so that each finds theirs."""
    monkeypatch.undo()
    (game,) = (command for command in await command_tree() if command["name"] == "game")
    for name in ("new", "set"):
        options = next(one["options"] for one in game["options"] if one["name"] == name)
        (language,) = (option for option in options if option["name"] == "language")
        assert language["choices"] == [{"name": catalogue(one).text("bot-language"), "value": one} for one in LANGUAGES]


async def test_the_host_changes_the_language_which_everybody_is_told(table: Table, ann: Person, ben: Person) -> None:
    """What comes from then on is in the new one; so is what the reader is told of it only if it is theirs."""
    ann.set_locale("hu")
    await sit_down(table, at_once, [ann, ben], language="el")
    answer = await table.use(ann, "game set", language="en")
    assert HUNGARIAN.text("bot-language-told", language="English") in answer.content
    told = await notice(table, "English")
    assert told["content"].startswith("**Ann** has chosen English for this game: ")
    before = len(table.messages)
    await table.use(ann, "yunnan pass")
    assert (await table.board(before))["content"].startswith("**Ann** passes")
    assert labels(table.last) == ["My turn", "Board in words"]


async def test_a_language_chosen_again_is_no_news(table: Table, ann: Person, ben: Person) -> None:
    await sit_down(table, at_once, [ann, ben])
    answer = await table.use(ann, "game set", language="en")
    assert ENGLISH.text("bot-language-told", language="English") in answer.content
    await ring(table)
    assert not any("has chosen" in message["content"] for message in table.messages)


async def test_a_lobby_is_shown_in_the_new_language_at_once(table: Table, ann: Person) -> None:
    await table.discord.set_locale("el")
    lobby = await table.open(ann)
    await table.use(ann, "game set", language="en")
    await ring(table)
    (now,) = (message for message in table.messages if message["id"] == lobby["id"])
    assert now["content"].startswith("## Yunnan, ")
    assert join(now) == "Join"


async def test_only_the_host_changes_the_language(table: Table, ann: Person, ben: Person) -> None:
    await sit_down(table, at_once, [ann, ben], language="el")
    refused = await table.use(ben, "game set", language="en")
    assert refused.content.startswith("Only the host")
    assert labels(table.last)[0] == GREEK.text("bot-button-turn")


async def test_a_rematch_speaks_as_the_game_before(table: Table, ann: Person, ben: Person) -> None:
    await table.discord.set_locale("el")
    await table.start(ann, ben, language="en")
    ended = await table.use(ann, "game end")
    await table.press(ann, ended.message, "End it")
    await ring(table)
    opened = await table.use(ann, "game rematch")
    assert opened.message is not None
    assert join(opened.message) == "Join"


async def test_who_speaks_no_language_of_ours_is_answered_in_the_table_s(table: Table, ann: Person) -> None:
    """Where there is no table, in the server's; and where the server has none, in English."""
    ann.set_locale("fr")
    none = "bot-error-no-table-here"
    assert (await table.use(ann, "game board")).content == ENGLISH.text(none)
    await table.discord.set_locale("el")
    assert (await table.use(ann, "game board")).content == GREEK.text(none)
    await table.open(ann, language="en")
    assert (await table.use(ann, "game board")).content == "The game has not begun yet."
    direct = Table(table.service, table.discord.dm(ann))
    assert (await direct.use(ann, "me")).content.startswith(ENGLISH.text("people-title"))


async def test_typed_words_are_understood_in_one_s_own_language_the_table_s_and_english(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    """What is said of them is in the reader's."""
    people, school = [ann, ben, cleo], "yunnan-term-trading_school"
    await sit_down(table, at_once, people, language="el")
    for space, words in ((7, HUNGARIAN), (8, GREEK), (9, ENGLISH)):
        person, typed = await table.asked(people), words.text(school)
        person.set_locale("hu")
        offered = await person.autocomplete(table.channel, "yunnan bid", "building", typed[:4])
        assert HUNGARIAN.text(school) in [choice["name"] for choice in offered]
        done = await table.use(person, "yunnan bid", building=typed.lower(), space=str(space))
        assert STEM in done.content
        await table.service.settled()
        assert GREEK.text(school)[:5] in table.last["content"]


async def test_rules_are_asked_about_in_any_language(table: Table, ann: Person) -> None:
    """The answer is in the reader's."""
    ann.set_locale("hu")
    for words in (ENGLISH, GREEK, HUNGARIAN):
        answer = await table.use(ann, "game rules", about=words.text("yunnan-rule-order.title"))
        assert answer.content.startswith(f"**{HUNGARIAN.text('yunnan-rule-order.title')}**")


async def test_who_is_forgotten_is_called_so_in_each_table_s_language(table: Table, ann: Person, ben: Person) -> None:
    """Not in that of who forgets: others read it."""
    await sit_down(table, at_once, [ann, ben], language="el")
    ended = await table.use(ann, "game end")
    await table.press(ann, ended.message, "End it")
    await ring(table)
    asked = await table.use(ann, "me", forget=True)
    await table.press(ann, asked.message, ENGLISH.text("people-button-forget"))
    found = await table.service.client.rooms.store.last_table(int(table.channel["id"]))
    assert found is not None
    assert GREEK.text("people-nobody") in found.names
