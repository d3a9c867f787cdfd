"""Commands in every language: as they are registered, and as sentences name them."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bot.service import command_tree
from bot.translation import called
from data.catalogue import LOCALES, catalogue
from data.languages import DEFAULT, DRAFTS, LANGUAGES
from playground.command_limits import check_commands
from playground.locales import meant, shown
from playground.wire import Option, Wire
from tests.bot.languages import offer_all

OTHERS = sorted((LANGUAGES | DRAFTS).keys() - {DEFAULT})
NAMED = re.compile(r"`/([^`]*)`")
"""A command as sentences name it."""
BRANCHES = (Option.SUBCOMMAND, Option.GROUP)


@pytest.fixture
async def tree(monkeypatch: pytest.MonkeyPatch) -> list[Wire]:
    """The commands, also in languages that are not offered yet."""
    offer_all(monkeypatch)
    return await command_tree()


def below(nodes: list[Wire], path: tuple[str, ...] = ()) -> Iterator[tuple[str, Wire]]:
    """Each command, group, option and choice, and the message that is its name."""
    for node in nodes:
        if "type" in node and node["type"] not in BRANCHES and path:
            yield f"bot-name-option-{node['name']}", node
            yield from ((f"bot-name-choice-{choice['value']}", choice) for choice in node.get("choices", []))
        else:
            yield f"bot-name-{'-'.join((*path, node['name']))}", node
            yield from below(node.get("options", []), (*path, node["name"]))


async def test_names_in_the_catalogue_are_those_that_are_registered(tree: list[Wire]) -> None:
    """So sentences may put a name together from the catalogue. Choices with words of their own have other messages."""
    words = catalogue()
    found = {key: node["name"] for key, node in below(tree) if "choice" not in key or key in words}
    assert {key: words.text(key) for key in found} == found
    assert set(words.keys("bot-name-")) == found.keys()


async def test_discord_takes_the_commands_in_every_language(tree: list[Wire]) -> None:
    check_commands(tree)


@pytest.mark.parametrize("language", OTHERS)
async def test_all_that_is_registered_is_translated(tree: list[Wire], language: str) -> None:
    """A name may happen to be the same as in English, such as *bank*, but is not left out."""
    names = (LOCALES / language / "names.ftl").read_text("utf8")
    same = {key for key, node in below(tree) if language not in node.get("name_localizations", {})}
    assert [key for key in same if key in catalogue() and f"\n{key} = " not in names] == []
    described = [node for _, node in below(tree) if "description" in node]
    assert [node["name"] for node in described if language not in node["description_localizations"]] == []


@pytest.mark.parametrize("language", [DEFAULT, *OTHERS])
async def test_sentences_name_commands_as_they_are_called_in_their_language(tree: list[Wire], language: str) -> None:
    found = [(path.name, name) for path in (LOCALES / language).glob("*.ftl") for name in named(path.read_text("utf8"))]
    assert len(found) > 20
    assert [one for one in found if not is_there(tree, one[1].split(), language)] == []


def named(text: str) -> Iterator[str]:
    """The commands that messages name, comments apart."""
    for line in text.splitlines():
        if not line.startswith("#"):
            yield from NAMED.findall(line)


def is_there(nodes: list[Wire], words: list[str], language: str) -> bool:
    """Whether words are a command in a language, perhaps with the names of options, each with a colon and a value."""
    first, *rest = words
    if first.endswith(":"):
        return meant(nodes, first.removesuffix(":"), language) is not None
    found = next((node for node in nodes if shown(node, "name", language) == first), None)
    return found is not None and (not rest or is_there(found.get("options", []), rest, language))


def test_a_command_without_a_name_in_the_catalogue_is_called_as_it_is_registered() -> None:
    """So is every command of a game that has just been added."""
    hungarian = catalogue("hu")
    assert (
        called(hungarian, "game", "new") == f"{hungarian.text('bot-name-game')} {hungarian.text('bot-name-game-new')}"
    )
    assert called(hungarian, "straw", "load") == "straw load"


def test_a_command_that_is_not_there_is_noticed() -> None:
    tree: list[Wire] = [{"name": "game", "options": [{"name": "new", "options": [{"name": "seats"}]}]}]
    assert is_there(tree, ["game", "new", "seats:"], "en")
    assert [name for name in ("games", "game old", "game new old:") if is_there(tree, name.split(), "en")] == []
    assert list(named("# `/not this`\na = Type `/game new`, or `/me`.")) == ["game new", "me"]
