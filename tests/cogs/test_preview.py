"""Where a move is to be confirmed, the board after it is shown, as far as its player can know it."""

from __future__ import annotations

from typing import Any

import pytest

from games.taj_mahal.actions import Withdraw
from games.yunnan.actions import Bid, Travel
from playground import Person
from renderer import Picture
from tests.bot.play import Table, by_panel, chosen, decision_of, labels
from tests.bot.positions import asks, sit_down
from tests.bot.service import DOT, Artist, Service
from tests.cogs.test_hand import TAJ, files


@pytest.fixture
def people(ann: Person, ben: Person, cleo: Person) -> list[Person]:
    return [ann, ben, cleo]


class Kept:
    """Keeps what previews are made from."""

    def __init__(self) -> None:
        self.views: list[tuple[Any, Any]] = []
        self.brings: list[str] = []

    def __call__(
        self, view: Any, _names: tuple[str, ...], _words: Any, *, brings: str, limit: int, since: Any
    ) -> Picture:
        assert limit > 0
        self.views.append((since, view))
        self.brings.append(brings)
        return Picture(DOT, "")


@pytest.fixture
async def kept(service: Service) -> Kept:
    kept = Kept()
    service.draw_preview = kept
    await service.restart()
    return kept


async def before_withdrawing(table: Table, people: list[Person], turn: int = 13) -> None:
    """The first of these must play or withdraw."""
    await sit_down(table, lambda asked: asked.turn > turn and asked.prompt.kind == "playing", people, game=TAJ)


async def test_the_board_after_a_withdrawal_is_shown_with_what_it_would_win(
    table: Table, people: list[Person], kept: Kept
) -> None:
    await before_withdrawing(table, people)
    sitting = await table.sitting(people[0])
    game, state, seat = sitting.timeline.game, sitting.timeline.state, sitting.seat
    opened = await table.my_turn(people[0])
    confirm = await table.press(people[0], opened.message, "Withdraw")
    assert files(confirm) == ["preview.png"]
    after = game.apply(state, Withdraw(), seat).state
    assert kept.views == [(game.view(state, seat), game.view(after, seat))]
    (brings,) = kept.brings
    assert brings.startswith("Ann withdraws and wins: ")
    assert " for palaces in " in brings
    assert "**" not in brings
    assert ". · " not in brings
    assert (await table.sitting(people[0])).timeline.revision == sitting.timeline.revision


async def test_a_card_that_would_be_drawn_is_not_in_the_preview(table: Table, people: list[Person], kept: Kept) -> None:
    await before_withdrawing(table, people, turn=0)
    opened = await table.my_turn(people[0])
    confirm = await table.press(people[0], opened.message, "Withdraw")
    assert "Then something is drawn" in confirm.content
    ((before, after),) = kept.views
    assert [held.card for held in after.hand] == [held.card for held in before.hand]


async def test_another_answer_or_none_takes_the_preview_away(table: Table, people: list[Person]) -> None:
    await before_withdrawing(table, people)
    opened = await table.my_turn(people[0])
    assert files(opened) == ["board.png"]
    confirm = await table.press(people[0], opened.message, "Withdraw")
    assert files(confirm) == ["preview.png"]
    back = await table.press(people[0], confirm.message, "Back")
    assert files(back) == ["board.png"]


async def test_a_move_of_a_game_without_hands_has_a_preview_too(table: Table, people: list[Person], kept: Kept) -> None:
    first, *_ = await table.begin(*people)
    bid = next(action for action in decision_of(await table.sitting(first)).actions if isinstance(action, Bid))
    confirm = await chosen(table, first, bid)
    assert "Confirm" in labels(confirm.message)
    assert files(confirm) == ["preview.png"]
    back = await table.press(first, confirm.message, "Back")
    assert files(back) == []
    done = await by_panel(table, first, bid)
    assert files(done) == []
    assert kept.brings[0].startswith(f"{first.name} bids ")


async def test_a_preview_that_cannot_be_drawn_leaves_words_and_what_was_there(
    table: Table, people: list[Person], artist: Artist, mishaps: list[str]
) -> None:
    await before_withdrawing(table, people)
    opened = await table.my_turn(people[0])
    mishaps.append("could not be drawn")
    artist.fails = True
    confirm = await table.press(people[0], opened.message, "Withdraw")
    assert "withdraws and wins" in confirm.content
    assert files(confirm) == ["board.png"]


async def test_a_preview_that_is_slow_is_added_as_long_as_its_question_stands(
    table: Table, people: list[Person], artist: Artist
) -> None:
    await before_withdrawing(table, people)
    opened = await table.my_turn(people[0])
    artist.free.clear()
    confirm = await (await people[0].click(opened.message or {}, "Withdraw")).done()
    assert files(confirm) == ["board.png"]
    artist.free.set()
    await table.service.settled()
    assert files(confirm) == ["preview.png"]


async def test_a_preview_that_comes_after_going_back_is_not_shown(
    table: Table, people: list[Person], artist: Artist
) -> None:
    await before_withdrawing(table, people)
    opened = await table.my_turn(people[0])
    artist.free.clear()
    confirm = await (await people[0].click(opened.message or {}, "Withdraw")).done()
    back = await table.press(people[0], confirm.message, "Back")
    artist.free.set()
    await table.service.settled()
    assert files(back) == ["board.png"]
    assert "Withdraw" in labels(back.message)


async def test_what_is_done_at_once_has_no_preview(table: Table, people: list[Person], kept: Kept) -> None:
    await sit_down(table, asks("travelling", more_than=6), people)
    step = next(action for action in decision_of(await table.sitting(people[0])).actions if isinstance(action, Travel))
    await by_panel(table, people[0], step)
    assert kept.views == []
