"""`/me`: what a person has set, shown and changed by options, buttons and forms, and forgotten."""

from __future__ import annotations

import pytest

from bot.people.profile import Calls, Profile
from playground import Person, ephemeral
from playground.wire import Wire
from tests.bot.play import Table, labels, parts
from tests.bot.positions import asks, sit_down


async def profile(table: Table, person: Person) -> Profile:
    return await table.service.client.people.profile(int(person.id))


async def test_all_settings_are_shown_to_their_person_alone(table: Table, ann: Person) -> None:
    shown = await table.use(ann, "me")
    assert shown.message is not None
    assert ephemeral(shown.message)
    assert shown.content.splitlines() == [
        "**How you are treated** at all tables",
        "- You must decide: A ping in the channel",
        "- You are probably next: you are not told",
        "- Time zone: not known",
        "- Quiet hours: none",
        "- Vacation: none",
    ]
    assert labels(shown.message)[-4:] == [
        "Tell me when I am next", "Time zone and quiet hours…", "Vacation…", "Forget me"
    ]  # fmt: skip


async def test_all_of_it_can_be_set_at_once_by_options(table: Table, ann: Person) -> None:
    options = {"pings": "private", "next": "on", "zone": "budapest", "quiet": "10pm to 7:30", "vacation": "10d"}
    shown = await table.use(ann, "me", **options)
    assert shown.content.splitlines()[1:5] == [
        "- You must decide: A private message instead",
        "- You are probably next: you are told, in the same way",
        "- Time zone: Europe/Budapest",
        "- Quiet hours: 22:00–07:30; calls and reminders wait until they are over",
    ]
    vacation = (await profile(table, ann)).vacation
    assert vacation is not None
    assert vacation.ends - vacation.begins == pytest.approx(10 * 86400, abs=60)
    assert shown.content.splitlines()[5] == f"- Vacation: until <t:{int(vacation.ends)}:f>; nobody calls you before"
    await table.service.restart()
    assert (await table.use(ann, "me")).content == shown.content


async def test_they_can_be_set_in_private_messages_with_the_bot(table: Table, ann: Person) -> None:
    dm = Table(table.service, table.discord.dm(ann))
    assert "A private message instead" in (await dm.use(ann, "me", pings="private")).content


async def test_menu_and_buttons_change_the_message_that_they_are_in(table: Table, ann: Person) -> None:
    shown = await table.use(ann, "me")
    after = await table.choose(ann, shown.message, menu(shown.message), "Nothing: I look by myself")
    assert "- You must decide: Nothing: I look by myself" in after.content
    after = await table.press(ann, after.message, "Tell me when I am next")
    assert "- You are probably next: you are told" in after.content
    assert "Do not tell me when I am next" in labels(after.message)
    assert after.message["id"] == shown.message["id"]  # type: ignore[index]
    assert (await profile(table, ann)).calls is Calls.OFF


async def test_time_zone_and_quiet_hours_are_asked_for_in_a_form_that_outlives_a_restart(
    table: Table, ann: Person
) -> None:
    shown = await table.use(ann, "me")
    form = await (await ann.click(shown.message or {}, "Time zone and quiet hours…")).acknowledged()
    await table.service.restart()
    after = await (await ann.submit_modal(form, {"zone": "Tokyo", "quiet": "23-6"})).done()
    assert "- Time zone: Asia/Tokyo\n- Quiet hours: 23:00–06:00" in after.content
    form = await (await ann.click(after.message or {}, "Time zone and quiet hours…")).acknowledged()
    after = await (await ann.submit_modal(form, {"quiet": ""})).done()
    assert "- Time zone: Asia/Tokyo\n- Quiet hours: none" in after.content


async def test_a_vacation_is_asked_for_in_a_form_and_ended_by_leaving_it_empty(table: Table, ann: Person) -> None:
    shown = await table.use(ann, "me")
    form = await (await ann.click(shown.message or {}, "Vacation…")).acknowledged()
    after = await (await ann.submit_modal(form, {"vacation": "3d"})).done()
    assert "- Vacation: until <t:" in after.content
    form = await (await ann.click(after.message or {}, "Vacation…")).acknowledged()
    after = await (await ann.submit_modal(form, {})).done()
    assert "- Vacation: none" in after.content


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"quiet": "22-8"}, "Say first where you live"),
        ({"zone": "Nowhere"}, "There is no time zone “Nowhere”"),
        ({"zone": "Budapest", "quiet": "at night"}, "“at night” are no quiet hours"),
        ({"zone": "Budapest", "quiet": "8-7"}, "Quiet hours can be 20 hours long at most"),
        ({"vacation": "2020-01-01"}, "A vacation can last 180 days at most"),
        ({"vacation": "next week"}, "“next week” is no length of time"),
    ],
)
async def test_what_cannot_be_set_is_refused_and_nothing_else_is_set(
    table: Table, ann: Person, options: dict[str, str], said: str
) -> None:
    refused = await table.use(ann, "me", pings="off", **options)
    assert said in refused.content
    assert await profile(table, ann) == Profile()


async def test_time_zones_are_completed_from_cities_and_countries(table: Table, ann: Person) -> None:
    assert (await ann.autocomplete(table.channel, "me", "zone", "hung"))[0]["value"] == "Europe/Budapest"
    assert await ann.autocomplete(table.channel, "me", "zone", "qqqq") == []


async def test_who_sits_nowhere_is_forgotten_altogether(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    """Games that have ended keep their course, but not the name."""
    number = await sit_down(table, asks("travelling", more_than=6), [ann, ben, cleo])
    await table.press(ann, (await table.use(ann, "game end")).message, "End it")
    await table.use(ben, "me", pings="off", zone="Budapest", quiet="22-8", vacation="3d")
    asked = await table.use(ben, "me", forget=True)
    assert asked.content.startswith("This deletes your settings")
    assert (await profile(table, ben)).calls is Calls.OFF
    done = await table.press(ben, asked.message, "Forget me")
    assert done.content == "Done: nothing of you is stored any more."
    assert await profile(table, ben) == Profile()
    stored = await table.service.client.rooms.table(number)
    assert sorted(stored.names) == ["Ann", "Cleo", "Somebody"]
    assert int(ben.id) not in [chair.user for chair in stored.chairs]
    assert (await stored_everywhere(table, ben)) == []


async def test_who_still_plays_is_told_what_stays(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    await table.begin(ann, ben, cleo)
    await table.use(ben, "me", pings="off")
    asked = await table.use(ben, "me", forget=True)
    done = await table.press(ben, asked.message, "Forget me")
    assert f"You are still known at your tables in <#{table.channel['id']}>" in done.content
    assert await profile(table, ben) == Profile()
    assert (await table.sitting(ben)).table.seat_of(int(ben.id)) is not None


async def stored_everywhere(table: Table, person: Person) -> list[str]:
    """The tables of the database that hold a person's number anywhere."""
    database = table.service.client.rooms.store.database
    names = [row["name"] for row in await database.rows("SELECT name FROM sqlite_master WHERE type = 'table'")]
    rows = {name: await database.rows(f"SELECT * FROM {name}") for name in names}  # noqa: S608 - the names are its own
    return [name for name, found in rows.items() if any(person.id in str(tuple(row)) for row in found)]


def menu(message: Wire | None) -> str:
    """The custom id of the only menu."""
    return next(str(part["custom_id"]) for part in parts(message) if "options" in part)
