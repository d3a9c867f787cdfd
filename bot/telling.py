"""What a channel is told of a game: the story, who must decide, and the final scoring."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.seating import coloured, names_of
from bot.speech import LINE, Speech, shortened
from bot.store import Table
from bot.story import tale
from bot.timeline import Timeline
from data.catalogue import Catalogue, catalogue
from games.api import Decision, Score

STORY = 1300
"""How long the story of one message may get, in characters."""


@dataclass(frozen=True, slots=True)
class Telling:
    """A message in words; `pings` are the users who must decide now."""

    content: str
    pings: tuple[int, ...]
    over: bool


SCORING = frozenset({"score"})
"""What the final scoring says, so that the story above it need not."""


def speech_of(table: Table, words: Catalogue | None = None, *, plain: bool = False) -> Speech:
    """The words for a table, in its own language unless told otherwise."""
    found = words or catalogue(table.language)
    return Speech(found, table.game, names_of(table, found), plain)


def tell(table: Table, timeline: Timeline, since: int, upto: int) -> Telling:
    """What happened after a revision, and how things stand at another one."""
    speech, then = speech_of(table), timeline.upto(upto)
    scores = then.game.scores(then.state)
    story = tale(speech, then, since, without=SCORING if scores else ())
    if scores:
        final = final_scores(table, scores)
        return Telling(_joined(shortened(story, max(0, min(STORY, LINE - len(final) - 2))), final), (), over=True)
    asked = [asked_line(table, then, decision, ping=True) for decision in then.decisions]
    users = (table.chairs[decision.seat].user for decision in then.decisions)
    pings = dict.fromkeys(user for user in users if user is not None)
    return Telling(_joined(shortened(story, STORY), *asked), tuple(pings), over=False)


def _joined(story: str, *standing: str) -> str:
    return "\n\n".join(filter(None, (story, "\n".join(standing))))


def asked_line(table: Table, timeline: Timeline, decision: Decision, *, ping: bool) -> str:
    """Who must decide what, and since when."""
    speech, instant = speech_of(table), timeline.asked_at(decision)
    user = table.chairs[decision.seat].user
    ping = ping and user is not None
    who = coloured(table, decision.seat, f"<@{user}>", speech.words) if ping else speech.name(decision.seat)
    return speech.words.text("bot-asked", who=who, what=speech.prompt(decision.prompt), since=stamp(instant))


def stamp(instant: float) -> str:
    """An instant as Discord shows it to each reader in their own time."""
    return f"<t:{int(instant)}:R>"


def final_scores(table: Table, scores: tuple[Score, ...]) -> str:
    """The final scoring, a line for each person, and who has won."""
    speech = replace(speech_of(table), names=table.names)
    winners = speech.together(score.seat for score in scores if score.place == 1)
    title = speech.words.text("bot-final-title", winners=winners, count=sum(score.place == 1 for score in scores))
    return "\n".join([title, *(_score_line(speech, score) for score in scores)])


def _score_line(speech: Speech, score: Score) -> str:
    parts = speech.words.series(f"{speech.score(line)} {speech.words.number(points)}" for line, points in score.lines)
    return speech.words.text(
        "bot-final-line", place=score.place, name=speech.name(score.seat), total=score.total, parts=parts
    )
