"""Who sits where once a game begins."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.seating import coloured, distinct_name, names_of, people, seated, shares
from bot.store import Chair, Status, Table
from data.catalogue import catalogue
from games.api import Seat, Setup

ANN, BEN = Chair(1, "Ann"), Chair(2, "Ben")
WORDS = catalogue()


def table(*chairs: Chair, edition: str = "second", options: tuple[str, ...] = ()) -> Table:
    """A table of these whose game is about to begin."""
    setup = Setup(edition, len(chairs), options)
    return Table(7, 1, 2, 1, "en", "yunnan", setup, 1, Status.RUNNING, chairs, None, 0.0)


def begun(*chairs: Chair, edition: str = "second", options: tuple[str, ...] = ()) -> Table:
    """A table of these whose game has begun."""
    found = table(*chairs, edition=edition, options=options)
    return replace(found, chairs=seated(found))


@pytest.mark.parametrize("edition", ["second", "first"])
@pytest.mark.parametrize("count", [3, 4, 5])
def test_three_or_more_people_have_a_seat_each(edition: str, count: int) -> None:
    chairs = tuple(Chair(number, f"P{number}") for number in range(count))
    found = begun(*chairs, edition=edition)
    assert found.chairs == chairs
    assert names_of(found, WORDS) == people(found) == tuple(chair.name for chair in chairs)


@pytest.mark.parametrize("options", [(), ("double_bidding",), ("double_bidding", "guards")])
def test_duli_sits_with_two_people_of_the_second_edition(options: tuple[str, ...]) -> None:
    found = begun(ANN, BEN, options=options)
    assert found.chairs == (ANN, BEN, Chair(None, "Dúlì"))
    assert names_of(found, WORDS) == ("Ann", "Ben", "Dúlì")
    assert people(found) == ("Ann", "Ben")


def test_duli_is_told_apart_from_a_person_of_her_name() -> None:
    assert begun(ANN, Chair(2, "dúlì")).names == ("Ann", "dúlì", "Dúlì (2)")


@pytest.mark.parametrize("options", [(), ("advanced",)])
def test_two_people_of_the_first_edition_have_two_colours_each(options: tuple[str, ...]) -> None:
    found = begun(ANN, BEN, edition="first", options=options)
    assert found.chairs == (ANN, BEN, ANN, BEN)
    assert found.seats_of(1) == (Seat(0), Seat(2))
    assert found.seats_of(2) == (Seat(1), Seat(3))
    assert names_of(found, WORDS) == ("Ann, red", "Ben, blue", "Ann, yellow", "Ben, green")
    assert people(found) == ("Ann", "Ben")


def test_a_stand_in_has_two_colours_as_well() -> None:
    found = begun(ANN, Chair(None, "Mei"), edition="first")
    assert found.stand_ins == {1, 3}
    assert names_of(found, WORDS)[3] == "Mei, green"


def test_who_has_one_seat_is_called_by_the_name_alone() -> None:
    found = begun(ANN, BEN)
    assert not shares(found, Seat(0))
    assert coloured(found, Seat(0), "<@1>", WORDS) == "<@1>"


def test_who_has_several_is_called_by_the_colour_too() -> None:
    found = begun(ANN, BEN, edition="first")
    assert shares(found, Seat(2))
    assert coloured(found, Seat(2), "<@1>", WORDS) == "<@1>, yellow"


def test_a_name_that_is_taken_is_numbered() -> None:
    assert distinct_name("Ann", ("Ben",)) == "Ann"
    assert distinct_name("ann", ("Ann", "ANN (2)")) == "ann (3)"
