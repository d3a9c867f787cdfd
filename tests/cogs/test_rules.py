"""`/game rules`: the figures in force in pages, and questions answered for the game that is played."""

from __future__ import annotations

from pathlib import Path

from playground import Person, Wire, ephemeral
from tests.bot.play import Table, labels

MONEY = "Money at the start, by bid order"
END = "Points that end the game (0: never)"


def figures_in(folder: Path, text: str, edition: str = "second") -> Path:
    """A folder of the host's own figures."""
    path = folder / "rules" / "yunnan" / f"{edition}.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf8")
    return folder / "rules"


async def all_figures(table: Table, person: Person) -> list[str]:
    """The pages of `/game rules`, turned one after the other."""
    shown = await table.use(person, "game rules")
    assert shown.message is not None
    assert ephemeral(shown.message)
    pages = [shown.content]
    while "More" in labels(shown.message):
        shown = await table.press(person, shown.message, "More")
        pages.append(shown.content)
    return pages


async def figure(table: Table, person: Person, label: str) -> str:
    """A line of the figures in force."""
    lines = [line for page in await all_figures(table, person) for line in page.splitlines()]
    (found,) = (line for line in lines if line.startswith(f"{label}:"))
    return found.removeprefix(f"{label}: ")


async def test_the_figures_in_force_are_shown_in_pages(table: Table, ann: Person, ben: Person) -> None:
    await table.start(ann, stand_ins=2, edition="first")
    pages = await all_figures(table, ben)
    assert len(pages) > 1
    assert all(page.startswith("**Yunnan, First edition: the figures in force**\n") for page in pages)
    assert all(len(page) <= 2000 for page in pages)
    lines = [line for page in pages for line in page.splitlines()[1:]]
    assert len(lines) == len(set(lines))
    assert "Passes for leaving Pu’er: **1**" in lines
    assert any(line.endswith("(house value)") for line in lines)
    assert len(table.messages) == 2


async def test_pages_are_turned_back_too(table: Table, ann: Person) -> None:
    await table.start(ann, stand_ins=2)
    first = await table.use(ann, "game rules")
    second = await table.press(ann, first.message, "More")
    back = await table.press(ann, second.message, "Previous")
    assert back.content == first.content
    assert labels(back.message) == ["More"]


async def test_pages_are_turned_where_there_is_no_table(table: Table, ann: Person) -> None:
    """Those of what a new table would be set up with."""
    pages = await all_figures(table, ann)
    assert len(pages) > 1
    assert "Yunnan, Second edition: the figures in force" in pages[-1]


async def test_a_question_is_answered_for_the_edition_in_play(table: Table, ann: Person) -> None:
    second = await table.use(ann, "game rules", about="can a trader travel back to Puer")
    assert second.message is not None
    assert ephemeral(second.message)
    assert second.content.startswith("**Back to Pu’er**\nNo trader travels back to Pu’er.")
    await table.open(ann, edition="first")
    first = await table.use(ann, "game rules", about="can a trader travel back to Puer")
    assert first.content.startswith("**Back to Pu’er**\nA trader may travel back to Pu’er.")


async def test_a_question_is_answered_for_the_options_and_people_in_play(table: Table, ann: Person) -> None:
    await table.open(ann, stand_ins=1, seats=2, options="guards")
    assert (await table.use(ann, "game rules", about="gaurds")).content.startswith("**Guards**\n")
    assert (await table.use(ann, "game rules", about="duli")).content.startswith("**Dúlì, the bot player**\n")


async def test_what_no_rule_is_about_is_said(table: Table, ann: Person) -> None:
    nothing = await table.use(ann, "game rules", about="**castling** @everyone")
    assert nothing.content.startswith("No rule here answers to “")
    assert "Try other words" in nothing.content
    assert nothing.message is not None
    assert ephemeral(nothing.message)


async def offered(table: Table, person: Person, typed: str) -> list[str]:
    """What is offered while a question is typed; each can be asked as it is."""
    choices = await person.autocomplete(table.channel, "game rules", "about", typed)
    assert all(choice["name"] == choice["value"] for choice in choices)
    return [choice["name"] for choice in choices]


async def test_titles_of_rules_are_offered_while_typing(table: Table, ann: Person) -> None:
    assert (await offered(table, ann, ""))[:3] == ["What it is about", "The start", "The order of play"]
    assert len(await offered(table, ann, "")) == 25
    assert (await offered(table, ann, "inspe"))[0] == "The inspector"
    assert (await offered(table, ann, "Going to"))[0] == "Going to the bank"
    assert await offered(table, ann, "castling") == []
    assert "Guards" not in await offered(table, ann, "guards")
    await table.open(ann, options="guards")
    assert (await offered(table, ann, "guards"))[0] == "Guards"


async def test_an_offered_title_is_answered_with_its_rule(table: Table, ann: Person) -> None:
    for title in await offered(table, ann, ""):
        assert (await table.use(ann, "game rules", about=title)).content.startswith(f"**{title}**\n")


async def test_a_hosts_figures_are_used_and_marked(table: Table, ann: Person, tmp_path: Path) -> None:
    await table.service.restart(rules_dir=figures_in(tmp_path, "[end]\nvictory_points = 60\n"))
    lobby = await table.open(ann, stand_ins=2)
    assert "With figures of this bot’s host: `/game rules` shows them." in lobby["content"]
    assert await figure(table, ann, END) == "**60** (set by the host)"
    answer = await table.use(ann, "game rules", about="when does the game end")
    assert "somebody has reached 60 victory points" in answer.content


async def test_a_table_keeps_the_figures_that_it_began_with(table: Table, ann: Person, tmp_path: Path) -> None:
    """Though the folder changes, or is used no more; new tables are set up with the new ones."""
    folder = figures_in(tmp_path, "[start]\nmoney = [20, 20, 20, 20, 20]\n[end]\nvictory_points = 60\n")
    await table.service.restart(rules_dir=folder)
    await table.start(ann, stand_ins=2)
    figures_in(tmp_path, "[end]\nvictory_points = 90\n")
    await table.service.restart()
    assert await figure(table, ann, END) == "**60** (set by the host)"
    assert await figure(table, ann, MONEY) == "**20, 20, 20, 20, 20** (set by the host)"
    sitting = await table.sitting(ann)
    assert sitting.timeline.state.edition.end_vp == 60
    tavern = Table(table.service, table.discord.channel("tavern"))
    await tavern.start(ann, stand_ins=2)
    assert await figure(tavern, ann, END) == "**90** (set by the host)"
    assert await figure(tavern, ann, MONEY) == "**9, 9, 12, 12, 15**"
    await table.service.restart(rules_dir=None)
    assert await figure(table, ann, END) == "**60** (set by the host)"
    assert (await table.sitting(ann)).timeline.state == sitting.timeline.state
    inn = Table(table.service, table.discord.channel("inn"))
    await inn.open(ann)
    assert await figure(inn, ann, END) == "**80**"


async def test_the_figures_of_one_edition_leave_the_other_alone(table: Table, ann: Person, tmp_path: Path) -> None:
    await table.service.restart(rules_dir=figures_in(tmp_path, "[end]\nvictory_points = 60\n", "first"))
    lobby: Wire = await table.open(ann)
    assert "With figures" not in lobby["content"]
    assert await figure(table, ann, END) == "**80**"


async def test_another_game_than_the_one_here_can_be_asked_about(table: Table, ann: Person) -> None:
    await table.start(ann, stand_ins=2)
    shown = await table.use(ann, "game rules", game="taj_mahal")
    assert shown.content.startswith("**Taj Mahal, Standard: the figures in force**\n")
    while "More" in labels(shown.message):
        shown = await table.press(ann, shown.message, "More")
        assert shown.content.startswith("**Taj Mahal, Standard: the figures in force**\n")
    titles = await ann.autocomplete(table.channel, "game rules", "about", "", {"game": "taj_mahal"})
    answered = await table.use(ann, "game rules", game="taj_mahal", about=titles[0]["value"])
    assert answered.content.startswith(f"**{titles[0]['name']}**\n")
    assert (await table.use(ann, "game rules", game="yunnan")).content == (await table.use(ann, "game rules")).content
