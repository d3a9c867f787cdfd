"""What people agree about time, and when it runs out."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.agreements import GRACE, Agreement, Late, Question, agreement_of, write_agreement
from bot.database import Database
from bot.errors import TableError
from bot.hours.banks import bank_of
from bot.hours.pauses import Pause
from bot.hours.zones import Zone
from bot.store import Store
from games.api import Seat
from tests.bot.old import RUNNING, restored

HOUR = 3600
BUDAPEST = Zone("Europe/Budapest")


def question(number: int, asked: float, answered: float | None = None, *, missed: bool = False) -> Question:
    """Hours in, seconds out."""
    end = None if answered is None else answered * HOUR
    return Question(number, 1, Seat(0), number, 7, asked * HOUR, end, missed, None)


def hours(agreement: Agreement, *past: Question) -> float | None:
    due = agreement.deadline(past, ())
    return None if due is None else due / HOUR


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ((None, None, None), None),
        (("none", None, None), None),
        (("72h", None, None), Agreement(bank_of("72h"))),
        (("72h+12h", "pause", "vote"), Agreement(bank_of("72h+12h"), BUDAPEST, Late.VOTE)),
        (("3d", "new york", "stand-in"), Agreement(bank_of("3d"), Zone("America/New_York"))),
    ],
)
def test_it_is_read_from_what_is_typed(
    typed: tuple[str | None, str | None, str | None], found: Agreement | None
) -> None:
    assert agreement_of(*typed, BUDAPEST) == found


@pytest.mark.parametrize(
    "typed", [(None, "pause", None), (None, None, "vote"), ("x", None, None), ("3d", "Atlantis", None)]
)
def test_what_makes_no_sense_is_refused(typed: tuple[str | None, str | None, str | None]) -> None:
    with pytest.raises(TableError):
        agreement_of(*typed, BUDAPEST)


@pytest.mark.parametrize(
    "agreement",
    [
        Agreement(bank_of("72h+12h max 96h"), BUDAPEST, Late.VOTE),
        Agreement(bank_of("90m")),
    ],
)
async def test_it_is_stored_as_it_is(tmp_path: Path, agreement: Agreement) -> None:
    async with Database.open(restored(tmp_path / "bot.db")) as database:
        store = Store(database)
        for expected in (None, agreement):
            found = await store.table(RUNNING)
            assert found is not None
            assert found.agreement == expected
            async with database.transaction() as writing:
                await write_agreement(writing, RUNNING, agreement)


def test_a_bank_is_for_the_whole_game() -> None:
    agreement = Agreement(bank_of("72h"))
    assert hours(agreement, question(1, 0)) == 72
    assert hours(agreement, question(1, 0, 50), question(2, 60)) == 82
    assert hours(agreement, question(1, 0, 50)) is None


def test_after_it_has_run_out_each_question_has_some_time() -> None:
    assert GRACE == 12 * HOUR
    agreement = Agreement(bank_of("72h"))
    late = question(1, 0, 72, missed=True)
    assert hours(agreement, late, question(2, 100)) == 112
    assert hours(agreement, late, question(2, 100, 104), question(3, 200)) == 208
    assert hours(agreement, late, question(2, 100, 112, missed=True), question(3, 200)) == 212


def test_that_is_no_more_than_the_bank_and_no_less_than_its_increment() -> None:
    late = question(1, 0, 5, missed=True)
    assert hours(Agreement(bank_of("6h")), late, question(2, 100)) == 106
    assert hours(Agreement(bank_of("72h+24h")), late, question(2, 100)) == 124


def test_a_person_s_pauses_and_the_table_s_both_count() -> None:
    """A vacation of a day, and a weekend: Saturday begins 48 h after the first of January 1970, a Thursday."""
    agreement = Agreement(bank_of("72h"), Zone("Etc/UTC"))
    due = agreement.deadline([question(1, 0)], [Pause(10 * HOUR, 34 * HOUR)])
    assert due == (72 + 24 + 48) * HOUR
