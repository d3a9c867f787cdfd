"""Every variant over the real client: from the lobby into the third round, by commands and by panels in turn."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

import renderer
from games.history import final
from games.yunnan.actions import Travel
from playground import Person
from tests.bot.drive import compare, in_turn, play_on, record_of
from tests.bot.play import Table, by_command, by_panel, decision_of, labels
from tests.bot.positions import asks, sit_down


@dataclass(frozen=True, slots=True)
class Variant:
    """A way to play, and what the lobby says of it."""

    title: str
    people: int
    edition: str
    options: str = ""
    lines: tuple[str, ...] = ()


EXPERT = (
    "With Double bidding: Two bids in a building bring its progress twice; presents alone end the game.",
    "With Guards: Once in the game, guard a province against displacing; presents alone end the game.",
)
ADVANCED = ("With Advanced game: Bid more than you have: what is missing costs victory points.",)
SECOND, FIRST = "Second edition", "First edition"
VARIANTS = {
    "second": Variant(SECOND, 3, "second"),
    "expert": Variant(SECOND, 3, "second", "double_bidding,guards", EXPERT),
    "duli": Variant(SECOND, 2, "second"),
    "expert-duli": Variant(SECOND, 2, "second", "double_bidding,guards", EXPERT),
    "first": Variant(FIRST, 3, "first"),
    "advanced": Variant(FIRST, 3, "first", "advanced", ADVANCED),
    "two-colours": Variant(FIRST, 2, "first"),
}


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=VARIANTS)
async def test_each_variant_is_played_into_its_third_round(
    table: Table, ann: Person, ben: Person, cleo: Person, variant: Variant
) -> None:
    """Then a real picture is drawn, and the record of what was played comes to the same position."""
    people = [ann, ben, cleo][: variant.people]
    await table.start(*people, edition=variant.edition, options=variant.options)
    seats = [f"{number}. {person.mention}" for number, person in enumerate(people, 1)]
    head = [f"## Yunnan, {variant.title}", *variant.lines, *seats, "-# The game is on."]
    assert table.messages[0]["content"].splitlines() == head
    await play_on(table, people, in_turn(), until="**Round 3 begins.**")
    assert "**Round 3 begins.**" in table.last["content"]
    assert (await table.use(ben, "game status")).content.splitlines()[:-1] == head
    table.service.draw = renderer.render
    await table.service.restart()
    shown = (await table.use(ann, "game board")).message
    assert shown is not None
    assert [picture["width"] for picture in shown["attachments"]] == [1600]
    assert final(await record_of(table)) == (await table.sitting(ann)).timeline.state


@pytest.mark.parametrize("edition", ["second", "first"])
async def test_a_game_of_two_is_played_to_its_end(
    table: Table, ann: Person, ben: Person, tmp_path: Path, edition: str
) -> None:
    """The final scoring has a line for each of the two, and is that of the record, whose names are theirs."""
    await table.start(ann, ben, edition=edition)
    await play_on(table, [ann, ben], in_turn())
    assert {line.split("**")[1] for line in table.last["content"].splitlines()[-2:]} == {"Ann", "Ben"}
    await compare(table, tmp_path)
    assert (await record_of(table)).names == ("Ann", "Ben")
    board = await table.use(ben, "game board")
    assert board.content.splitlines() == table.last["content"].splitlines()[-3:]


async def test_duli_plays_by_herself_and_is_told_of(table: Table, ann: Person, ben: Person) -> None:
    """Nobody is pinged for her, and she stands in the way of nobody."""
    await table.start(ann, ben)
    await play_on(table, [ann, ben], by_command, until="**Round 3 begins.**")
    story = "\n".join(message["content"] for message in table.messages[1:])
    assert "**Dúlì** bids" in story
    assert "**Dúlì** puts" in story
    assert "▸ **Dúlì**" not in story
    assert {ping.user_id for ping in table.discord.world.pings} == {ann.id, ben.id}


async def test_one_person_and_a_stand_in_play_with_duli(table: Table, ann: Person) -> None:
    await table.start(ann, stand_ins=1)
    await play_on(table, [ann], by_command, until="**Round 2 begins.**")
    assert "**Mei** " in "\n".join(message["content"] for message in table.messages)


async def two_colours(table: Table, *people: Person) -> tuple[Person, Person]:
    """A game of two colours each; who must decide first, and the other."""
    await table.start(*people, edition="first")
    first = await table.asked(people)
    return first, next(person for person in people if person is not first)


async def colour_asked(table: Table, person: Person) -> str:
    """The name with the colour that must decide."""
    sitting = await table.sitting(person)
    colours = ("red", "blue", "yellow", "green")
    return f"{person.name}, {colours[decision_of(sitting).seat]}"


async def test_who_has_two_colours_is_told_everywhere_which_of_them_is_asked(
    table: Table, ann: Person, ben: Person
) -> None:
    first, other = await two_colours(table, ann, ben)
    name = await colour_asked(table, first)
    assert f"▸ {first.mention}, {name.split(', ')[1]}: Place a trader, or pass." in table.last["content"]
    opened = await table.my_turn(first)
    assert opened.content.startswith(f"**{name}**: **Place a trader, or pass.")
    assert f"▸ **{name}**: Place a trader" in (await table.my_turn(other)).content
    assert f"▸ **{name}**: Place a trader" in (await table.use(other, "game status")).content
    assert f"**{name}**" in (await table.use(other, "games")).content
    refused = await table.use(other, "yunnan pass")
    assert refused.content.startswith(f"It is not your turn. Waiting for **{name}**.")
    mine = await table.use(first, "games")
    assert mine.content.count("\n") == 0
    assert "**your turn**" in mine.content


async def test_each_colour_has_its_own_turns_receipts_and_pings(table: Table, ann: Person, ben: Person) -> None:
    """All four come in turn; the same person is pinged for each of two."""
    first, other = await two_colours(table, ann, ben)
    names = list[str]()
    for _ in range(4):
        person = await table.asked([first, other])
        name, seen = await colour_asked(table, person), len(table.messages)
        done = await table.use(person, "yunnan pass")
        assert done.content.startswith(f"**{name}** passes")
        await table.board(seen)
        names.append(name)
    assert sorted(names) == ["Ann, red", "Ann, yellow", "Ben, blue", "Ben, green"]
    assert [name[:3] for name in names] == [first.name, other.name] * 2
    pings = [ping.user_id for ping in table.discord.world.pings]
    assert pings[:4] == [first.id, other.id, first.id, other.id]


async def test_the_menu_of_one_colour_is_of_no_use_for_the_other(table: Table, ann: Person, ben: Person) -> None:
    first, other = await two_colours(table, ann, ben)
    old = await table.my_turn(first)
    for person in (first, other):
        seen = len(table.messages)
        await table.use(person, "yunnan pass")
        await table.board(seen)
    name = await colour_asked(table, first)
    late = await table.press(first, old.message, "Pass")
    assert late.content.startswith("That menu has been overtaken; nothing was changed. Since then:")
    assert f"**{name}**: **Place a trader" in late.content
    assert await table.asked([first, other]) is first


async def test_a_step_of_one_colour_is_taken_back_for_that_colour(table: Table, ann: Person, ben: Person) -> None:
    await sit_down(table, asks("travelling", more_than=6), [ann, ben], edition="first")
    name, before = await colour_asked(table, ann), (await table.sitting(ann)).timeline
    step = next(action for action in decision_of(await table.sitting(ann)).actions if isinstance(action, Travel))
    after = await by_panel(table, ann, step)
    assert f"**{name}** travels from" in after.content
    assert f"**{name}**: **" in after.content
    assert "Undo" in labels(after.message)
    undone = await table.use(ann, "game undo")
    assert undone.content.startswith("Taken back: ")
    assert f"**{name}**: **" in undone.content
    assert (await table.sitting(ann)).timeline.state == before.state
    asked = await table.use(ben, "game undo")
    assert asked.content == "The others have been asked; all of them have to agree."


async def test_the_board_in_words_tells_the_colours_apart(table: Table, ann: Person, ben: Person) -> None:
    """A name stands with its colour once."""
    await sit_down(table, asks("travelling"), [ann, ben], edition="first")
    shown = await table.use(ben, "game board", show="text")
    said = "\n".join([shown.content, *(message["content"] for message in shown.followups)])
    assert f"{await colour_asked(table, ann)} to act" in said
    assert all(f"{colour}:**" in said for colour in ("red", "blue", "yellow", "green"))
    assert "red, red" not in said
