"""Finding a time zone."""

from __future__ import annotations

from zoneinfo import ZoneInfo

import pytest

from bot.hours.atlas import OFFERS, offers, zone_named
from tests.bot.hours.refusals import refusal


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Europe/Budapest", "Europe/Budapest"),
        ("europe/budapest ", "Europe/Budapest"),
        ("budapest", "Europe/Budapest"),
        ("New York", "America/New_York"),
        ("america/new york", "America/New_York"),
        ("utc", "UTC"),
        ("US/Pacific", "US/Pacific"),
        ("Asia/Calcutta", "Asia/Calcutta"),
    ],
)
def test_a_zone_is_named_by_its_name_or_its_city(typed: str, name: str) -> None:
    zone = zone_named(typed)
    assert zone.name == name
    assert ZoneInfo(zone.name).key == name


@pytest.mark.parametrize("typed", ["", "Hungary", "Europe", "Europe/Atlantis", "../UTC", "America/Argentina", "🐎"])
def test_what_names_no_zone_is_refused(typed: str) -> None:
    assert refusal(zone_named, typed) == ("no-such-zone", {"zone": typed})


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Budapest", "Europe/Budapest"),
        ("buda", "Europe/Budapest"),
        ("budapset", "Europe/Budapest"),
        ("europe/bud", "Europe/Budapest"),
        ("bahra", "Asia/Bahrain"),
        ("austri", "Europe/Vienna"),
        ("HUNGARY", "Europe/Budapest"),
        ("york", "America/New_York"),
        ("new york", "America/New_York"),
        ("eastern us", "America/New_York"),
        ("Lord Howe", "Australia/Lord_Howe"),
        ("greece", "Europe/Athens"),
        ("UK", "Europe/London"),
        ("Mexico", "America/Mexico_City"),
        ("São Paulo", "America/Sao_Paulo"),
        ("Calcutta", "Asia/Calcutta"),
        ("Sidney", "Australia/Sydney"),
    ],
)
def test_a_city_or_a_country_finds_its_zone_first(typed: str, name: str) -> None:
    assert offers(typed)[0] == name


@pytest.mark.parametrize("typed", ["", "123", "xqzw", "Будапешт"])
def test_what_fits_nothing_offers_nothing(typed: str) -> None:
    assert offers(typed) == ()


@pytest.mark.parametrize("typed", ["a", "america", "st", "gmt"])
def test_only_so_many_are_offered_and_each_can_be_taken(typed: str) -> None:
    found = offers(typed)
    assert len(set(found)) == len(found) == OFFERS
    assert [zone_named(name).name for name in found] == list(found)
