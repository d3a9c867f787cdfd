"""What is stored of a person, and the pauses that come of it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime, time
from pathlib import Path

import pytest

from bot.database import Database
from bot.errors import TableError
from bot.hours.pauses import Pause
from bot.hours.running import is_paused
from bot.hours.zones import Zone
from bot.people.profile import Calls, Clock, Profile, return_of
from bot.people.store import People, erase, write_closed
from playground import Clock as Watch

ANN, BEN = 11, 12
BUDAPEST, TOKYO = Zone("Europe/Budapest"), Zone("Asia/Tokyo")
NIGHT = (time(22, 0), time(7, 30))
NOON = datetime(2026, 11, 30, 12, 0, tzinfo=UTC).timestamp()
HOUR, DAY = 3600.0, 86400.0


@pytest.fixture
def watch() -> Watch:
    return Watch(NOON, ticking=False)


@pytest.fixture
async def people(tmp_path: Path, watch: Watch) -> AsyncIterator[People]:
    async with Database.open(tmp_path / "bot.db") as database:
        yield People(database, watch.now)


async def test_who_has_set_nothing_is_pinged_at_any_time(people: People) -> None:
    assert await people.profile(ANN) == Profile(Calls.PING, ahead=False, clock=None, vacation=None)
    assert await people.pauses(ANN) == ()


async def test_all_that_is_set_is_kept_and_each_by_itself(people: People, watch: Watch) -> None:
    await people.set_calls(ANN, Calls.PRIVATE)
    await people.set_ahead(ANN, ahead=True)
    await people.set_clock(ANN, Clock(BUDAPEST, NIGHT))
    await people.set_vacation(ANN, NOON + DAY)
    expected = Profile(Calls.PRIVATE, True, False, Clock(BUDAPEST, NIGHT), Pause(NOON, NOON + DAY))
    assert await people.profile(ANN) == expected
    assert await people.profile(BEN) == Profile()


async def test_quiet_hours_hold_from_when_they_were_set_until_they_are_changed(people: People, watch: Watch) -> None:
    """Time that has run by old quiet hours stays as it was."""
    await people.set_clock(ANN, Clock(BUDAPEST, NIGHT))
    watch.advance(2 * DAY)
    await people.set_clock(ANN, Clock(TOKYO))
    pauses = await people.pauses(ANN)
    assert [is_paused(NOON + hours * HOUR, pauses) for hours in (-14, 10, 24 + 10, 48 + 10)] == [
        False, True, True, False
    ]  # fmt: skip


async def test_who_comes_back_early_is_back(people: People, watch: Watch) -> None:
    await people.set_vacation(ANN, NOON + 10 * DAY)
    watch.advance(3 * DAY)
    await people.set_vacation(ANN, None)
    pauses = await people.pauses(ANN)
    assert [is_paused(NOON + days * DAY, pauses) for days in (1, 2.9, 3, 5)] == [True, True, False, False]
    assert (await people.profile(ANN)).vacation is None


async def test_a_longer_vacation_replaces_the_one_that_goes_on(people: People, watch: Watch) -> None:
    await people.set_vacation(ANN, NOON + 5 * DAY)
    watch.advance(DAY)
    await people.set_vacation(ANN, NOON + 9 * DAY)
    assert (await people.profile(ANN)).vacation == Pause(NOON + DAY, NOON + 9 * DAY)
    pauses = await people.pauses(ANN)
    assert [is_paused(NOON + days * DAY, pauses) for days in (0, 5, 8, 9)] == [True, True, True, False]


async def test_whether_private_messages_arrive_is_found_out_anew_once_they_are_chosen_again(people: People) -> None:
    async with people._database.transaction() as writing:  # noqa: SLF001 - as whoever sends them notes it
        await write_closed(writing, ANN, closed=True)
    assert (await people.profile(ANN)).closed
    await people.set_calls(ANN, Calls.PRIVATE)
    assert not (await people.profile(ANN)).closed


async def test_who_is_erased_is_as_if_never_there(people: People) -> None:
    for user in (ANN, BEN):
        await people.set_calls(user, Calls.OFF)
        await people.set_clock(user, Clock(BUDAPEST, NIGHT))
        await people.set_vacation(user, NOON + DAY)
    async with people._database.transaction() as writing:  # noqa: SLF001 - as a command does
        await erase(writing, ANN)
    assert (await people.profile(ANN), await people.pauses(ANN)) == (Profile(), ())
    assert (await people.profile(BEN)).calls is Calls.OFF


@pytest.mark.parametrize(
    ("typed", "back"),
    [
        ("2026-12-24", datetime(2026, 12, 23, 23, 0, tzinfo=UTC).timestamp()),
        (" 10d ", NOON + 10 * DAY),
        ("36h", NOON + 36 * HOUR),
    ],
    ids=["a day", "so many days", "so many hours"],
)
def test_a_vacation_ends_when_the_day_of_return_begins_there_or_after_so_long(typed: str, back: float) -> None:
    assert return_of(typed, BUDAPEST, NOON) == back


@pytest.mark.parametrize(
    ("typed", "kind"),
    [
        ("soon", "no-duration"),
        ("24.12.", "no-date"),
        ("2026-11-30", "vacation-length"),
        ("2028-01-01", "vacation-length"),
    ],
)
def test_what_is_no_day_of_return_is_refused(typed: str, kind: str) -> None:
    with pytest.raises(TableError) as raised:
        return_of(typed, BUDAPEST, NOON)
    assert raised.value.fact.kind == kind
