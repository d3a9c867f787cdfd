"""Whatever somebody may not know is mixed anew, and everything that they can get stays the same."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, TypeAlias

import pytest

from bot.telling import tell
from games.history import encode_entry
from games.taj_mahal.actions import Withdraw
from playground import Interaction, Person
from renderer import Picture
from tests.bot.mixing import mixed
from tests.bot.play import Table, by_command, labels, parts, suggestion
from tests.bot.positions import sit_down
from tests.bot.service import Service

Got: TypeAlias = dict[str, Any]
"""What somebody has been given, by what they asked for."""


def copied(view: Any, names: tuple[str, ...], _words: Any, *, limit: int, since: Any = None, **more: Any) -> Picture:
    """All that a picture could be made from, in its place."""
    return Picture(repr((view, names, limit, more)).encode(), repr(view)[:1000])


def read(table: Table, shown: Interaction) -> Got:
    """Everything in an answer but its address."""
    message, files = shown.message or {}, table.discord.world.files
    return {
        "content": message.get("content"),
        "components": json.dumps(message.get("components")),
        "files": [(one["filename"], one.get("description"), files[one["id"]]) for one in message["attachments"]],
    }


async def got(table: Table, person: Person) -> Got:
    """Everything that a person can get hold of, as it is the moment they ask."""
    found: Got = {}
    for command, options in COMMANDS:
        shown = await table.use(person, command, **options)
        found[f"{command} {options}"] = [read(table, shown), *await turned(table, person, shown)]
    for button in ("My hand", "Board in words"):
        found[button] = read(table, await table.press(person, table.last, button))
    found["My turn"] = await narrowed(table, person)
    for command, option in TYPED:
        found[f"{command} {option}"] = await person.autocomplete(table.channel, command, option, "")
    return found


COMMANDS: list[tuple[str, dict[str, str]]] = [
    ("game status", {}),
    ("game log", {}),
    ("game board", {}),
    ("game board", {"show": "text"}),
    ("game record", {}),
    ("game replay", {"show": "steps"}),
    ("games", {}),
    ("taj hand", {}),
    ("taj play", {"card": "moon"}),
    ("taj pick", {"card": "moon"}),
    ("taj place", {"city": "moon"}),
]
PAGES = 9
"""More than the story has here."""
TYPED = [("taj play", "card"), ("taj play", "with"), ("taj place", "city"), ("taj pick", "card")]


async def turned(table: Table, person: Person, shown: Interaction) -> list[Got]:
    """The earlier pages of an answer that has any, or its last turn and the one before."""
    found = []
    for button, often in (("Earlier", PAGES), ("Last", 1), ("Back", 1)):
        for _ in range(often):
            if button in [part.get("label") for part in parts(shown.message) if not part.get("disabled")]:
                shown = await table.press(person, shown.message, button)
                found.append(read(table, shown))
    return found


async def narrowed(table: Table, person: Person) -> list[Got]:
    """The panel, and what each of its buttons leads to, short of doing anything."""
    opened = await table.press(person, table.last, "My turn")
    await table.service.settled()
    found = [read(table, opened)]
    for button in {"Play", "Withdraw"}.intersection(labels(opened.message)):
        again = await table.press(person, table.last, "My turn")
        found.append(read(table, await table.press(person, again.message, button)))
        for menu in (part for part in parts(again.message) if "options" in part):
            label = menu["options"][-1]["label"]
            found.append(read(table, await table.choose(person, again.message, menu["custom_id"], label)))
    return found


async def told(table: Table) -> tuple[object, ...]:
    """What the channel would be told of the whole game, were it told now."""
    client = table.service.client
    stored = await client.rooms.store.open_table(int(table.channel["id"]))
    assert stored is not None
    timeline = (await client.rooms.timeline(stored)).seen_by(())
    file = await client.boards.picture(stored, timeline.state, None, 10**9)
    assert file is not None
    return tell(stored, timeline, 0, timeline.revision), client.boards.text(stored, timeline.state), file.fp.read()


async def mix(table: Table, person: Person, random: Random) -> None:
    """Deal the same game again, with other cards wherever the person could not see them."""
    rooms = table.service.client.rooms
    stored = await rooms.store.open_table(int(table.channel["id"]))
    assert stored is not None
    timeline, viewer = await rooms.timeline(stored), stored.seat_of(int(person.id))
    entries = [line.taken.entry for line in timeline.lines]
    others = mixed(timeline.setup, entries, viewer, random)
    async with rooms.store.database.transaction() as writing:
        for line, entry in zip(timeline.lines, others, strict=True):
            row = json.dumps(encode_entry(entry)), stored.id, line.revision
            await writing.execute("UPDATE log SET action = ? WHERE table_id = ? AND revision = ?", row)
    rooms.forget(stored.id)
    assert (await rooms.timeline(stored)).state != timeline.state


async def playing(table: Table, people: list[Person]) -> None:
    """In the third visit, the first of these must play a card or withdraw."""
    await sit_down(table, lambda asked: asked.turn > 30 and asked.prompt.kind == "playing", people, game="taj_mahal")


async def picking(table: Table, people: list[Person]) -> None:
    """The first of these has withdrawn without playing, drawn a card, and picked the first of two."""
    await sit_down(table, lambda asked: asked.prompt.kind == "playing", people, game="taj_mahal")
    await by_command(table, people[0], Withdraw())
    await by_command(table, people[0], suggestion(await table.sitting(people[0]), Random(1)))


@pytest.fixture
async def exact(service: Service) -> Service:
    """The bot with pictures that hold all that they could be made from."""
    service.draw = service.draw_hand = service.draw_both = service.draw_preview = service.draw_past = copied
    await service.restart()
    return service


@pytest.mark.parametrize("reader", [0, 1, 3], ids=["to decide", "another", "a stranger"])
@pytest.mark.parametrize("position", [playing, picking])
async def test_nothing_that_somebody_can_get_depends_on_what_they_may_not_know(
    exact: Service,
    table: Table,
    position: Callable[[Table, list[Person]], Awaitable[None]],
    reader: int,
) -> None:
    people = [table.discord.person(name) for name in ("ann", "ben", "cleo", "dora")]
    await position(table, people[:3])
    before, public = await got(table, people[reader]), await told(table)
    await mix(table, people[reader], Random(reader))
    after = await got(table, people[reader])
    assert [key for key in before if before[key] != after[key]] == []
    assert await told(table) == public


@pytest.mark.parametrize("reader", [1, 3], ids=["another", "a stranger"])
async def test_an_unfinished_turn_changes_nothing_that_others_can_get(
    exact: Service, table: Table, reader: int
) -> None:
    """Not who withdraws, nor what is won and where it is built, nor that something is drawn."""
    people = [table.discord.person(name) for name in ("ann", "ben", "cleo", "dora")]
    await playing(table, people[:3])
    before, steps = await got(table, people[reader]), 0
    await by_command(table, people[0], Withdraw())
    while await table.asked(people[:3]) is people[0]:
        now = await got(table, people[reader])
        assert [key for key in before if before[key] != now[key]] == []
        await by_command(table, people[0], suggestion(await table.sitting(people[0]), Random(1)))
        steps += 1
    assert steps > 1
    now = await got(table, people[reader])
    assert {"game log {}", "game board {}"} <= {key for key in before if before[key] != now[key]}


async def test_who_holds_the_other_cards_can_tell(exact: Service, table: Table, ann: Person, ben: Person) -> None:
    """So the mixing changes what there is to see."""
    await playing(table, [ann, ben, table.discord.person("cleo")])
    before = await got(table, ben)
    await mix(table, ann, Random(0))
    after = await got(table, ben)
    changed = {key for key in before if before[key] != after[key]}
    boards = {"game board {}", "game board {'show': 'text'}", "Board in words"}
    assert changed == {"My hand", "taj hand {}", "game log {}", "game record {}"} | boards
