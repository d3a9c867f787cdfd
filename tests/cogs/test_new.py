"""`/game new`: what can be asked for, and what the lobby says of it."""

from __future__ import annotations

import pytest

from playground import Person
from tests.bot.play import Table


async def new_offers(table: Table, person: Person, option: str, typed: str = "", **given: str) -> list[tuple[str, str]]:
    """What is offered for an option of `/game new` with others given."""
    choices = await person.autocomplete(table.channel, "game new", option, typed, given)
    return [(choice["name"], choice["value"]) for choice in choices]


async def test_the_options_offered_are_those_of_the_edition(table: Table, ann: Person) -> None:
    expert = [
        ("Double bidding", "double_bidding"),
        ("Guards", "guards"),
        ("Double bidding + Guards", "double_bidding,guards"),
    ]
    assert await new_offers(table, ann, "options") == expert
    assert await new_offers(table, ann, "options", edition="second") == expert
    assert await new_offers(table, ann, "options", edition="first") == [("Advanced game", "advanced")]
    assert await new_offers(table, ann, "options", "gua") == expert[1:]
    assert await new_offers(table, ann, "options", edition="third") == []
    assert await new_offers(table, ann, "edition") == [("Second edition", "second"), ("First edition", "first")]


@pytest.mark.parametrize(
    ("new", "option"),
    [
        ({"options": "advanced"}, "advanced"),
        ({"edition": "first", "options": "guards"}, "guards"),
        ({"options": "double_bidding,dragons"}, "dragons"),
    ],
)
async def test_an_option_that_the_edition_does_not_know_is_refused(
    table: Table, ann: Person, new: dict[str, str], option: str
) -> None:
    refused = await table.use(ann, "game new", **new)
    assert refused.content == f"There is no optional rule “{option}” in this edition."
    assert table.messages == []


@pytest.mark.parametrize("edition", ["second", "first"])
@pytest.mark.parametrize("seats", [1, 6])
async def test_each_edition_has_its_limits_of_seats(table: Table, ann: Person, edition: str, seats: int) -> None:
    refused = await table.use(ann, "game new", edition=edition, seats=seats)
    assert refused.content == f"This game is for 2 to 5 people, not for {seats}."


async def test_editions_and_options_may_be_typed_by_their_names(table: Table, ann: Person) -> None:
    """In any order, and as they are shown; each counts once."""
    opened = await table.use(ann, "game new", edition="second EDITION", options="Guards + double bidding, guards")
    assert opened.message is not None
    assert [line.split(":")[0] for line in opened.message["content"].splitlines()[:3]] == [
        "## Yunnan, Second edition",
        "With Double bidding",
        "With Guards",
    ]


async def test_status_says_what_is_played(table: Table, ann: Person) -> None:
    await table.start(ann, stand_ins=2, edition="first", options="advanced")
    said = (await table.use(ann, "game status")).content.splitlines()
    assert said[0] == "## Yunnan, First edition"
    assert said[1].startswith("With Advanced game: Bid more than you have")
