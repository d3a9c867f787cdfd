"""Times that are offered while they are typed, and typed in the reader's own words."""

from __future__ import annotations

import pytest

from playground import Person
from tests.bot.play import Table


async def offered(table: Table, person: Person, command: str, option: str, typed: str = "") -> list[tuple[str, str]]:
    """Names and values."""
    choices = await person.autocomplete(table.channel, command, option, typed)
    return [(choice["name"], choice["value"]) for choice in choices]


@pytest.mark.parametrize(
    ("language", "command", "option", "typed", "pairs"),
    [
        ("en-GB", "game set", "remind", "36", [("1 day and 12 hours", "36h"), ("36 days", "36d")]),
        ("hu", "game set", "remind", "36 ó", [("1 nap és 12 óra", "36 ó")]),
        ("hu", "game set", "remind", "k", [("ki", "off")]),
        ("hu", "game new", "remind", "ki", [("ki", "ki")]),
        ("el", "game new", "clock", "72ώ", [("3 ημέρες", "72ώ")]),
        ("el", "game new", "clock", "soon", []),
        ("el", "me", "quiet", "10μμ έως 7", [("22:00–07:00", "10μμ έως 7")]),
        ("hu", "me", "vacation", "10 nap", [("10 nap", "10 nap")]),
        ("hu", "me", "vacation", "2027-01-31", []),
        ("hu", "game new", "weekends", "sz", [("szünet", "szünet")]),
    ],
)
async def test_what_can_be_read_is_offered_in_words(
    table: Table, ann: Person, language: str, command: str, option: str, typed: str, pairs: list[tuple[str, str]]
) -> None:
    ann.set_locale(language)
    assert (await offered(table, ann, command, option, typed))[: len(pairs) or None] == pairs


async def test_usual_times_are_offered_where_nothing_is_typed_and_each_can_be_chosen(table: Table, ann: Person) -> None:
    ann.set_locale("hu")
    assert ("1 nap", "24h") in await offered(table, ann, "game set", "remind")
    assert (await offered(table, ann, "game new", "clock"))[0] == (
        "3 nap, ebből minden kör után visszajön 12 óra", "72h+12h"
    )  # fmt: skip
    for option in ("quiet", "vacation"):
        choices = await offered(table, ann, "me", option)
        assert choices[-1] == ("ki", "off")
        for _, value in choices:
            assert "Így bánik veled a bot" in (await table.use(ann, "me", zone="budapest", **{option: value})).content


async def test_a_table_is_opened_with_times_in_the_reader_s_words(table: Table, ann: Person) -> None:
    """The channel is told in its own."""
    ann.set_locale("hu")
    await table.use(ann, "game new", clock="3 nap + 12 óra", weekends="szünet", remind="ki", language="en")
    assert "Time bank for each: 3 days, of which each turn gives 12 hours back." in table.last["content"]
    assert "Weekends in Etc/UTC do not count." in table.last["content"]
    assert "senki sem kap emlékeztetőt" in (await table.use(ann, "game set")).content
    assert "2 nap" in (await table.use(ann, "game set", remind="48 óra")).content


async def test_times_are_typed_in_the_table_s_words_as_well(table: Table, ann: Person) -> None:
    ann.set_locale("hu")
    await table.open(ann, language="el")
    assert "2 nap" in (await table.use(ann, "game set", remind="48 ώρες")).content


async def test_settings_are_typed_in_the_reader_s_words(table: Table, ann: Person) -> None:
    ann.set_locale("el")
    shown = await table.use(ann, "me", zone="athens", quiet="10μμ έως 7:30", vacation="10 μέρες")
    assert "22:00–07:30" in shown.content
    assert "<t:" in shown.content
    form = await (await ann.click(shown.message or {}, "Διακοπές…")).acknowledged()
    after = await (await ann.submit_modal(form, {"vacation": "όχι"})).done()
    assert "<t:" not in after.content


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en-GB", "Reminders can come every hour at the soonest. `off` turns them off."),
        ("hu", "Emlékeztető leghamarabb 1 óra után jöhet. A `ki` szóval kikapcsolható."),
    ],
)
async def test_a_refusal_tells_the_words_of_the_reader_with_or_without_a_table(
    table: Table, ann: Person, locale: str, said: str
) -> None:
    ann.set_locale(locale)
    assert (await table.use(ann, "game new", remind="5m")).content == said
    await table.open(ann)
    assert (await table.use(ann, "game set", remind="5m")).content == said
