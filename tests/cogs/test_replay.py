"""Looking back at a game: turn by turn, as a moving picture, and in charts."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from bot.films import Wish
from bot.replaying import Reel, reel_of
from bot.store import Status
from bot.telling import speech_of
from games.taj_mahal.actions import Withdraw
from playground import Interaction, Person, ephemeral
from renderer import Replay
from tests.bot.play import Table, by_command, labels, parts, suggestion
from tests.bot.positions import asks, played, sit_down
from tests.bot.service import Artist
from tests.cogs.test_hand import TAJ, files
from tests.cogs.test_looking import finish

LATE = 107
"""One of the last turns of a game of Taj Mahal."""


@pytest.fixture
def people(ann: Person, ben: Person, cleo: Person) -> list[Person]:
    return [ann, ben, cleo]


async def early(table: Table, people: list[Person]) -> None:
    """The caravans set out: a round of bidding lies behind."""
    await sit_down(table, asks("travelling"), people)


async def reel(table: Table) -> Reel:
    """What everybody may see of the newest game here."""
    rooms = table.service.client.rooms
    found = await rooms.store.last_table(int(table.channel["id"]))
    assert found is not None
    return reel_of(await rooms.timeline(found))


def turns(shown: Interaction) -> str:
    """Which turn is shown."""
    return shown.content.splitlines()[0]


def said_of(shown: Interaction) -> str:
    """The words of the moving picture, which are its lines here."""
    (film,) = (shown.message or {})["attachments"]
    return str(film["description"])


def off(shown: Interaction) -> list[str]:
    """The buttons that cannot be pressed."""
    return [part["label"] for part in parts(shown.message) if part.get("disabled")]


async def test_a_game_is_stepped_through_turn_by_turn(table: Table, people: list[Person], dora: Person) -> None:
    await early(table, people)
    count = (await reel(table)).last
    assert count >= 8
    shown = await table.use(dora, "game replay", show="steps")
    assert ephemeral(shown.message or {})
    assert turns(shown) == "**The beginning**"
    assert "**Round 1 begins.**" in shown.content
    assert off(shown) == ["First", "Back"]
    first = await table.press(dora, shown.message, "Forward")
    assert turns(first) == f"**Turn 1 of {count}**"
    assert len(first.content.splitlines()) == 2
    assert files(first) == ["board.png"]
    last = await table.press(dora, first.message, "Last")
    assert turns(last) == f"**Turn {count} of {count}**"
    assert off(last) == ["Forward", "Last"]
    back = await table.press(dora, last.message, "Back")
    assert turns(back) == f"**Turn {count - 1} of {count}**"
    assert turns(await table.press(dora, back.message, "First")) == "**The beginning**"


async def test_any_turn_can_be_gone_to_by_its_number(table: Table, people: list[Person], dora: Person) -> None:
    await early(table, people)
    shown = await table.use(dora, "game replay", show="steps")
    for wanted, found in (("5", "**Turn 5 of "), ("0", "**The beginning**"), ("99999", "**Turn ")):
        form = await (await dora.click(shown.message or {}, "To turn…")).acknowledged()
        assert turns(await (await dora.submit_modal(form, {"turn": wanted})).done()).startswith(found)
    form = await (await dora.click(shown.message or {}, "To turn…")).acknowledged()
    refused = await (await dora.submit_modal(form, {"turn": "five"})).done()
    (refusal,) = refused.followups
    assert "five" in refusal["content"]


async def test_the_steps_go_on_after_a_restart(table: Table, people: list[Person], dora: Person) -> None:
    await early(table, people)
    shown = await table.use(dora, "game replay", show="steps")
    await table.service.restart()
    assert turns(await table.press(dora, shown.message, "Forward")).startswith("**Turn 1 of ")


async def test_the_board_of_any_turn_is_there_in_words(table: Table, people: list[Person], dora: Person) -> None:
    await early(table, people)
    shown = await table.use(dora, "game replay", show="steps")
    said = await table.press(dora, shown.message, "Board in words")
    assert "Along the road" in "\n".join(message["content"] for message in said.followups)
    assert all(map(ephemeral, said.followups))


async def test_a_turn_that_cannot_be_drawn_is_said(
    table: Table, people: list[Person], artist: Artist, mishaps: list[str]
) -> None:
    await early(table, people)
    mishaps.append("could not be drawn")
    artist.fails = True
    shown = await table.use(people[1], "game replay", show="steps")
    assert "Along the road" in shown.content
    assert files(shown) == []


async def test_there_is_nothing_to_look_back_at_before_the_start(table: Table, ann: Person) -> None:
    await table.open(ann)
    assert (await table.use(ann, "game replay")).content == "The game has not begun yet."


async def test_nobody_is_shown_an_unfinished_turn_or_what_others_hold(
    table: Table, people: list[Person], dora: Person
) -> None:
    """Not even who makes it; and when it is handed over, no card that was drawn in it."""
    await sit_down(table, asks("playing"), people, game=TAJ)
    before = await reel(table)
    shown = [await filmed(table, await table.use(person, "game replay")) for person in (people[0], dora)]
    await by_command(table, people[0], Withdraw())
    assert (await reel(table)).last == before.last
    for person, then in zip((people[0], dora), shown, strict=True):
        now = await filmed(table, await table.use(person, "game replay"))
        assert said_of(now) == said_of(then)
    while await table.asked(people) is people[0]:
        await by_command(table, people[0], suggestion(await table.sitting(people[0]), Random(1)))
    after = await reel(table)
    assert after.last == before.last + 1
    timeline = (await table.sitting(people[0])).timeline
    stored = (await table.sitting(people[0])).table
    views = [timeline.game.view(timeline.at(line.revision), None) for line in timeline.lines]
    frames = after.frames(stored)
    assert all(frame.view in views for frame in frames)
    assert all("**" not in frame.line for frame in frames)
    assert "draws a card." in frames[-1].line
    hidden = {event.kind for line in timeline.lines for event in line.taken.events if event.to is not None}
    assert hidden
    told = " ".join(frame.line for frame in frames)
    for line in timeline.lines:
        for event in line.taken.events:
            if event.to is not None:
                assert speech_of(stored, plain=True).event(event) not in told


async def test_a_game_is_drawn_as_a_moving_picture(table: Table, people: list[Person], dora: Person) -> None:
    await early(table, people)
    shown = await filmed(table, await table.use(dora, "game replay"))
    assert ephemeral(shown.message or {})
    assert files(shown) == ["replay.gif"]
    assert said_of(shown).startswith("Round 1 begins.")
    assert labels(shown.message) == ["Step by step"]
    steps = await table.press(dora, shown.message, "Step by step")
    assert turns(steps) == "**The beginning**"
    assert files(steps) == ["board.png"]
    again = await filmed(table, await table.press(dora, steps.message, "Moving picture"))
    assert files(again) == ["replay.gif"]
    assert len(table.messages) == 1


async def filmed(table: Table, use: Interaction) -> Interaction:
    """The same once nothing more is drawn."""
    await table.service.settled()
    return use


async def held(table: Table, person: Person, artist: Artist) -> Interaction:
    """A moving picture that is being drawn."""
    artist.free.clear()
    artist.busy.clear()
    use = await person.slash(table.channel, "game replay", {})
    await table.discord.until(lambda: labels(use.message) == ["Stop"])
    assert await asyncio.to_thread(artist.busy.wait, 10)
    return use


async def test_only_one_moving_picture_of_a_game_is_drawn_at_a_time(
    table: Table, people: list[Person], artist: Artist
) -> None:
    await early(table, people)
    drawing = await held(table, people[0], artist)
    refused = await table.use(people[1], "game replay")
    assert refused.content.startswith("A moving picture of this game is being drawn already.")
    artist.free.set()
    await table.service.settled()
    assert files(drawing) == ["replay.gif"]
    assert files(await filmed(table, await table.use(people[1], "game replay"))) == ["replay.gif"]


async def test_a_moving_picture_can_be_called_off(table: Table, people: list[Person], artist: Artist) -> None:
    await early(table, people)
    drawing = await held(table, people[0], artist)
    stopped = await table.press(people[0], drawing.message, "Stop")
    assert stopped.content == "The moving picture was called off."
    artist.free.set()
    await table.service.settled()
    assert labels(stopped.message) == ["Moving picture", "Step by step"]
    again = await filmed(table, await table.press(people[0], stopped.message, "Moving picture"))
    assert files(again) == ["replay.gif"]


async def test_a_moving_picture_that_the_bot_stopped_in_can_be_had_afterwards(
    table: Table, people: list[Person], artist: Artist
) -> None:
    await early(table, people)
    drawing = await held(table, people[0], artist)
    await table.service.stop()
    artist.free.set()
    await table.service.start()
    assert drawing.content.startswith("The bot stopped before the moving picture was done.")
    assert files(await filmed(table, await table.press(people[0], drawing.message, "Moving picture"))) == ["replay.gif"]


async def test_a_moving_picture_for_which_files_are_too_small_here_is_said(
    table: Table, people: list[Person], dora: Person
) -> None:
    await early(table, people)
    table.service.film = lambda *_, limit: Replay(b"x" * limit, "") if limit > 10 * 1024 * 1024 else None
    await table.service.restart()
    shown = await filmed(table, await table.use(dora, "game replay"))
    assert shown.content.startswith("No moving picture could be had here")
    assert labels(shown.message) == ["Moving picture", "Step by step"]


async def test_moving_pictures_of_several_games_are_drawn_one_by_one(
    table: Table, people: list[Person], artist: Artist
) -> None:
    """Boards need the other painter."""
    tavern = Table(table.service, table.discord.channel("tavern"))
    for one in (table, tavern):
        await early(one, people)
    films = table.service.client.films
    artist.free.clear()
    artist.busy.clear()
    drawings = []
    for one in (table, tavern):
        stored = (await one.sitting(people[0])).table
        drawings.append(films.begin(stored, await reel(one), Wish(int(people[0].id), 10**6)))
    assert await asyncio.to_thread(artist.busy.wait, 10)
    artist.busy.clear()
    assert not any(drawing.done() for drawing in drawings)
    films.call_off((await tavern.sitting(people[0])).table.id, int(people[0].id))
    await asyncio.wait([drawings[1]])
    assert not artist.busy.is_set()
    artist.free.set()
    assert await drawings[0] is not None


async def test_after_the_end_the_game_is_shown_in_charts(table: Table, people: list[Person], dora: Person) -> None:
    await sit_down(table, lambda asked: asked.turn > 100 and asked.prompt.kind == "converting", people)
    await finish(table, people)
    assert labels(table.last) == ["Replay", "Charts"]
    await table.service.restart()
    shown = await filmed(table, await table.press(dora, table.last, "Charts"))
    assert ephemeral(shown.message or {})
    assert files(shown) == ["scores.png", "charts.png"]
    said = "\n".join([shown.content, *(message["content"] for message in shown.followups)])
    assert "Final score" in said
    assert "### Victory points" in said
    steps = await table.press(dora, table.last, "Replay")
    last = await table.press(dora, steps.message, "Last")
    assert "wins!" in last.content
    assert "Charts" in labels(last.message)
    assert len(last.content) <= 2000


async def test_hands_are_open_in_every_step_once_the_game_is_over(
    table: Table, people: list[Person], dora: Person
) -> None:
    """And in none before."""
    await sit_down(table, lambda asked: asked.turn > LATE, people, game=TAJ)
    for over in (False, True):
        shown = await table.use(dora, "game replay", show="steps")
        said = await table.press(dora, shown.message, "Board in words")
        told = "\n".join(message["content"] for message in said.followups)
        assert told.startswith("## Taj Mahal, visit 1 of 12")
        assert ("### Hands" in told) is over
        if not over:
            await finish(table, people)


async def test_hands_stay_hidden_in_a_game_that_was_broken_off(table: Table, people: list[Person]) -> None:
    """It could have gone on, and nobody has agreed to show theirs."""
    number = await sit_down(table, lambda asked: asked.turn > 1, people, game=TAJ)
    ending = await table.use(people[0], "game end")
    await table.press(people[0], ending.message, "End it")
    ended = await table.service.client.rooms.table(number)
    assert ended.status == Status.ENDED
    shown = await table.use(people[1], "game replay", show="steps")
    said = await table.press(people[1], shown.message, "Board in words")
    told = "\n".join(message["content"] for message in said.followups)
    assert told.startswith("## Taj Mahal, visit 1 of 12")
    assert "### Hands" not in told


def test_a_turn_holds_its_steps_and_the_draws_that_follow() -> None:
    """A turn of several steps is one, and every line is in just one turn."""
    timeline, _ = played(lambda asked: asked.turn > 60)
    found = reel_of(timeline)
    assert found.ends[-1] == len(found.timeline.lines)
    assert list(found.ends) == sorted(set(found.ends))
    starts = zip(found.ends, found.ends[1:], strict=False)
    for start, end in starts:
        seats = {line.taken.entry.seat for line in found.timeline.lines[start:end]} - {None}
        assert len(seats) == 1
