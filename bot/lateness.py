"""When somebody's time runs out, and what comes of it: a stand-in decides that one question, or the others vote."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf

from bot.agreements import Question
from bot.naming import bold
from bot.orders.course import Course, Deed
from bot.parking import parkings
from bot.people.store import People
from bot.questions import Questions
from bot.rooms import Rooms
from bot.seeds import draws_of
from bot.store import Table, Writing
from bot.tables import Played, Sitting, Tables
from bot.timeline import Deputy
from data.catalogue import catalogue
from games.api import Seat
from games.history import Entry


async def deadline_of(rooms: Rooms, question: Question) -> float | None:
    """The instant at which the time for an open question runs out; None if it does not."""
    database = rooms.store.database
    agreement = (await rooms.table(question.table)).agreement
    if agreement is None:
        return None
    past = await Questions(database).upto(question)
    pauses = await People(database, rooms.clock).pauses(question.user)
    return agreement.deadline(past, (*pauses, *await parkings(database, question.table)))


async def deadline_lines(rooms: Rooms, table: Table) -> list[str]:
    """Until when the time of each person lasts who must decide at a table."""
    return list((await deadlines(rooms, table)).values())


async def deadlines(rooms: Rooms, table: Table) -> dict[Seat, str]:
    """The same by seat, as lines of a message."""
    words = catalogue(table.language)
    questions = await Questions(rooms.store.database).at(table.id)
    dues = [(one, await deadline_of(rooms, one)) for one in questions]
    return {
        one.seat: words.text("accord-deadline", name=bold(table.chairs[one.seat].name), instant=str(int(due)))
        for one, due in dues
        if due is not None and due < inf and not one.missed
    }


async def decide_for(
    tables: Tables, question: Question, interaction: int | None, also: Iterable[Writing] = ()
) -> Played | None:
    """Have a stand-in answer one question in a person's place; None if it has been answered meanwhile.

    The table's lock is held by who calls this. Raises as `Tables.play` does.
    """
    table = await tables.rooms.table(question.table)
    sitting = Sitting(table, await tables.rooms.timeline(table), question.seat)
    course = await tables.course(sitting)
    after = course
    while _is_open(after, question):
        after = await _one_step(tables, after, sitting)
    if after is course:
        return None
    return await tables.enter(sitting, course, after, interaction, told=True, also=also)


def _is_open(course: Course, question: Question) -> bool:
    asked = course.timeline.decision(question.seat)
    return asked is not None and asked.turn == question.turn


async def _one_step(tables: Tables, course: Course, sitting: Sitting) -> Course:
    """The course after what a stand-in would do at a seat, and all that follows of it."""
    timeline, draws = course.timeline, await draws_of(tables.rooms, sitting.table.id)
    action = timeline.game.suggest(timeline.state, sitting.seat, draws.stand_in(len(timeline.lines)))
    return await tables.proceed(course, Deed(Entry(action, sitting.seat), Deputy.ONCE), sitting.table)
