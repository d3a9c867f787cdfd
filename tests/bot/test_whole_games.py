"""Whole games over the real client, with a restart in the middle, against their record replayed by the rules alone."""

from __future__ import annotations

from pathlib import Path
from random import Random

import renderer
from games.api import Action
from playground import Interaction, Person
from tests.bot.drive import compare, play_on
from tests.bot.play import Table, by_command, by_panel
from tests.bot.service import Service


async def test_three_people_play_by_commands_from_the_lobby_to_the_winner(
    service: Service, table: Table, ann: Person, ben: Person, cleo: Person, tmp_path: Path
) -> None:
    """Some of the boards are real pictures."""
    people, random = [ann, ben, cleo], Random(1)

    async def by_words_or_keys(table: Table, person: Person, action: Action) -> Interaction:
        return await by_command(table, person, action, words=random.random() < 0.5)

    await table.start(*people)
    await play_on(table, people, by_words_or_keys, upto=60)
    service.draw = renderer.render
    await service.restart()
    await play_on(table, people, by_words_or_keys, upto=66)
    service.draw = service.artist
    await service.restart()
    await play_on(table, people, by_words_or_keys)
    assert max(message["attachments"][0]["width"] for message in table.messages[1:]) == 1600
    await compare(table, tmp_path)


async def test_five_people_play_by_buttons_from_the_lobby_to_the_winner(
    service: Service, table: Table, tmp_path: Path
) -> None:
    people = [table.discord.person(name) for name in ("ann", "ben", "cleo", "dora", "emil")]
    await table.start(*people)
    await play_on(table, people, by_panel, upto=70)
    await service.restart()
    await play_on(table, people, by_panel)
    await compare(table, tmp_path)


async def test_one_person_plays_a_whole_game_with_stand_ins(
    service: Service, table: Table, ann: Person, tmp_path: Path
) -> None:
    await table.start(ann, stand_ins=3)
    await play_on(table, [ann], by_command)
    await compare(table, tmp_path)
