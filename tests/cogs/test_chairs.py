"""Leaving a game, and taking a chair over: with hand, money and question, and nothing left for who sat there before."""

from __future__ import annotations

from random import Random

from bot.orders.course import Order, offers
from bot.orders.keeping import write_orders
from games.yunnan.actions import Pass
from playground import LoseAnswer, Person, Wire
from tests.bot.accord import decision_in, later, notice
from tests.bot.play import Table, by_command, decision_of, labels, suggestion
from tests.bot.positions import sit_down
from tests.bot.service import Service
from tests.bot.test_secrets import copied
from tests.cogs.test_me import stored_everywhere

CHOICES = ["Wait", "Stand-in", "Somebody else"]


async def left(table: Table, person: Person) -> Wire:
    """Somebody leaves the game; what the channel is asked then."""
    asked = await table.use(person, "game leave")
    await table.press(person, asked.message, "Leave the game")
    return await notice(table, "has left this game")


async def replaced(table: Table, old: Person, new: Person, *others: Person) -> None:
    """The others have somebody take the chair of one who leaves."""
    await decision_in(table, await left(table, old), "Somebody else", *others)
    await table.use(others[-1], "game replace", seat=old.name, person=new)
    await decision_in(table, await notice(table, "is asked to take the chair"), "Take the chair", new)


def board(table: Table) -> Wire:
    """The newest message with a board."""
    return next(message for message in reversed(table.messages) if "My turn" in labels(message))


async def bidding(table: Table, *people: Person) -> None:
    """In the middle of an auction of the second visit, the first of these must decide."""
    await sit_down(table, lambda asked: asked.turn > 12 and asked.prompt.kind == "playing", people, game="taj_mahal")


async def test_who_leaves_is_asked_to_confirm_and_the_others_decide(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    await table.begin(ann, ben, cleo)
    asked = await table.use(cleo, "game leave")
    assert asked.content.startswith("Leave this game?")
    assert len(table.messages) == 2
    await table.press(cleo, asked.message, "Leave the game")
    shown = await notice(table, "has left this game")
    assert labels(shown) == CHOICES
    await decision_in(table, shown, "Stand-in", ann, ben)
    assert "Cleo (stand-in)" in (await table.use(ann, "game status")).content


async def test_my_turn_gives_the_chair_back(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    await table.begin(ann, ben, cleo)
    await decision_in(table, await left(table, cleo), "Stand-in", ann, ben)
    opened = await table.press(cleo, board(table), "My turn")
    assert not opened.content.startswith("A stand-in keeps your chair warm")
    assert (await table.sitting(cleo)).table.names == ("Ann", "Ben", "Cleo")
    assert "**Cleo** is back" in (await notice(table, "is back"))["content"]


async def test_who_comes_back_before_anything_is_decided_is_back(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, *_ = await table.begin(ann, ben, cleo)
    shown = await left(table, first)
    await by_command(table, first, Pass())
    closed = await notice(table, "has left this game")
    assert closed["id"] == shown["id"]
    assert f"**{first.name}** is back." in closed["content"]
    assert labels(closed) == []


async def test_who_has_left_is_not_called_until_they_are_back(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    first, waiting, other = await table.begin(ann, ben, cleo)
    await decision_in(table, await left(table, first), "Wait", waiting, other)
    await later(table, 23)
    table.discord.world.pings.clear()
    await later(table, 24)
    assert [message["content"] for message in first.pings()] == []
    await table.press(first, board(table), "My turn")
    await later(table, 25)
    assert ["⏰" in message["content"] for message in first.pings()] == [True]


async def test_nobody_can_leave_a_game_with_nobody_else_in_it(table: Table, ann: Person) -> None:
    await table.start(ann, stand_ins=2)
    asked = await table.use(ann, "game leave")
    refused = await table.press(ann, asked.message, "Leave the game")
    assert refused.content.startswith("Nobody else plays here.")


async def test_before_the_start_one_leaves_by_the_button(table: Table, ann: Person) -> None:
    await table.open(ann)
    assert (await table.use(ann, "game leave")).content.startswith("The game has not begun yet")


async def test_when_the_host_goes_another_is_host(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    """So a game can always be ended by somebody who plays in it."""
    await table.begin(ben, ann, cleo)
    await decision_in(table, await left(table, ben), "Stand-in", ann, cleo)
    (stored,) = await table.service.client.rooms.store.running()
    assert stored.host == int(ann.id)


async def test_the_chair_is_taken_over_in_the_middle_of_an_auction(
    table: Table, ann: Person, ben: Person, cleo: Person, dora: Person
) -> None:
    await bidding(table, ann, ben, cleo)
    hand, before = (await table.use(ann, "taj hand")).content, await table.sitting(ann)
    await decision_in(table, await left(table, ann), "Somebody else", ben, cleo)
    assert "Invite them with `/game replace`" in (await notice(table, "has left this game"))["content"]
    await table.use(cleo, "game replace", seat="Ann", person=dora)
    asked = await notice(table, "is asked to take the chair of **Ann**")
    assert dora.mention in asked["content"]
    taken = await table.press(dora, asked, "Take the chair")
    assert "My turn" not in taken.content
    after = await table.sitting(dora)
    assert (await table.use(dora, "taj hand")).content == hand
    assert decision_of(after) == decision_of(before)
    assert after.timeline.state == before.timeline.state
    await by_command(table, dora, suggestion(after, Random(1)))
    assert (await table.sitting(dora)).timeline.revision > after.timeline.revision


async def test_who_takes_a_chair_over_is_reminded_from_the_beginning(
    table: Table, ann: Person, ben: Person, cleo: Person, dora: Person
) -> None:
    """However often who sat there before was."""
    await bidding(table, ann, ben, cleo)
    for _ in range(2):
        await later(table, 25)
    await replaced(table, ann, dora, ben, cleo)
    for _ in range(3):
        await later(table, 25)
    assert sum("⏰" in message["content"] for message in ann.pings()) == 2
    assert sum("⏰" in message["content"] for message in dora.pings()) == 3


async def test_who_sat_there_before_is_not_called_any_more(
    table: Table, ann: Person, ben: Person, cleo: Person, dora: Person
) -> None:
    """Not even by what could not be sent at once."""
    await bidding(table, ann, ben, cleo)
    await table.use(ann, "me", pings="private")
    table.discord.faults.next("POST", "/users/@me/channels", LoseAnswer())
    await later(table, 25)
    await replaced(table, ann, dora, ben, cleo)
    await later(table, 1)
    assert table.discord.messages(table.discord.dm(ann)) == []


async def test_who_sat_there_before_sees_nothing_private_any_more(
    table: Table, ann: Person, ben: Person, cleo: Person, dora: Person
) -> None:
    """Neither by commands, nor by panels and buttons of before, nor while typing."""
    await bidding(table, ann, ben, cleo)
    old = await table.my_turn(ann)
    await replaced(table, ann, dora, ben, cleo)
    stranger = "You do not sit at this table"
    button = next(label for label in labels(old.message) if label not in ("Undo", "Back"))
    assert (await table.press(ann, old.message, button)).content.startswith(stranger)
    assert (await table.press(ann, board(table), "My hand")).content.startswith(stranger)
    assert (await table.press(ann, board(table), "My turn")).content.startswith(stranger)
    for command in ("taj hand", "game undo", "game order", "game return"):
        assert (await table.use(ann, command)).content.startswith(stranger)
    assert await ann.autocomplete(table.channel, "taj play", "card", "") == []
    assert (await table.use(ann, "taj play", card="red")).content.startswith(stranger)


async def test_all_that_the_old_holder_can_get_is_what_a_stranger_can(
    service: Service, table: Table, ann: Person, ben: Person, cleo: Person, dora: Person
) -> None:
    service.draw = service.draw_hand = service.draw_both = copied
    await service.restart()
    await bidding(table, ann, ben, cleo)
    await replaced(table, ann, dora, ben, cleo)
    stranger = table.discord.person("eve")
    for command, options in (
        ("game board", {}),
        ("game board", {"show": "text"}),
        ("game log", {}),
        ("game record", {}),
    ):
        mine, theirs = [await table.use(person, command, **options) for person in (ann, stranger)]
        assert mine.content == theirs.content
        files = [[table.discord.file(one) for one in (shown.message or {})["attachments"]] for shown in (mine, theirs)]
        assert files[0] == files[1]


async def test_a_hand_that_is_slow_in_coming_does_not_reach_who_got_up_meanwhile(
    service: Service, table: Table, ann: Person, ben: Person, cleo: Person, dora: Person
) -> None:
    await bidding(table, ann, ben, cleo)
    await decision_in(table, await left(table, ann), "Somebody else", ben, cleo)
    await table.use(ben, "game replace", seat="Ann", person=dora)
    asked = await notice(table, "is asked to take the chair")
    service.artist.free.clear()
    slow = await ann.click(board(table), "My hand")
    await table.discord.until(lambda: slow.content)
    await table.press(dora, asked, "Take the chair")
    service.artist.free.set()
    await service.settled()
    assert (slow.message or {})["attachments"] == []


async def test_only_the_host_or_a_manager_invites_before_that_is_decided(
    table: Table, ann: Person, ben: Person, cleo: Person, dora: Person
) -> None:
    await table.begin(ben, ann, cleo)
    await left(table, ann)
    refused = await table.use(cleo, "game replace", seat="Ann", person=dora)
    assert refused.content.startswith("Only the host, or a member who may manage this channel, can invite somebody")
    await table.discord.allow(table.channel, "MANAGE_CHANNELS", person=dora)
    assert (await table.use(dora, "game replace", seat="Ann", person=dora)).content.startswith("The channel has been")


async def test_nobody_is_put_out_who_is_there(
    table: Table, ann: Person, ben: Person, cleo: Person, dora: Person
) -> None:
    await table.begin(ann, ben, cleo)
    refused = await table.use(ann, "game replace", seat="Ben", person=dora)
    assert refused.content == "Nobody can take over that chair: whoever sits there is not away."
    assert await ann.autocomplete(table.channel, "game replace", "seat", "") == []


async def test_nobody_sits_on_two_chairs_and_no_bot_on_any(
    table: Table, ann: Person, ben: Person, cleo: Person
) -> None:
    await table.start(ann, ben, stand_ins=1)
    offered = await ann.autocomplete(table.channel, "game replace", "seat", "")
    assert [choice["name"] for choice in offered] == ["Mei"]
    refused = await table.use(ann, "game replace", seat="Mei", person=ben)
    assert refused.content == "**Ben** sits at this table already."
    refused = await table.use(ann, "game replace", seat="Kai", person=cleo)
    assert refused.content == "There is no chair “Kai” to take over."


async def test_a_stand_in_of_the_start_can_make_room_too(table: Table, ann: Person, ben: Person, cleo: Person) -> None:
    await table.start(ann, ben, stand_ins=1)
    await table.use(ann, "game replace", seat="Mei", person=cleo)
    await decision_in(table, await notice(table, "is asked to take the chair of **Mei**"), "Take the chair", cleo)
    assert (await table.sitting(cleo)).table.names == ("Ann", "Ben", "Cleo")


async def test_only_who_was_invited_can_accept_and_may_decline(
    table: Table, ann: Person, ben: Person, cleo: Person, dora: Person
) -> None:
    await table.start(ann, ben, stand_ins=1)
    await table.use(ann, "game replace", seat="Mei", person=cleo)
    asked = await notice(table, "is asked to take the chair")
    assert (await table.press(dora, asked, "Take the chair")).content == "That is for others to decide."
    await decision_in(table, asked, "No, thanks", cleo)
    assert "**Cleo** would rather not." in (await notice(table, "is asked to take the chair"))["content"]


async def test_an_invitation_comes_too_late_if_the_player_is_back(
    table: Table, ann: Person, ben: Person, cleo: Person, dora: Person
) -> None:
    first, *others = await table.begin(ann, ben, cleo)
    await left(table, first)
    (stored,) = await table.service.client.rooms.store.running()
    host = next(person for person in (ann, ben, cleo) if int(person.id) == stored.host)
    inviter = host if host is not first else others[0]
    if inviter is not host:
        await decision_in(table, await notice(table, "has left this game"), "Somebody else", *others)
    await table.use(inviter, "game replace", seat=first.name, person=dora)
    asked = await notice(table, "is asked to take the chair")
    await by_command(table, first, Pass())
    refused = await table.press(dora, asked, "Take the chair")
    assert refused.content == "Nobody can take over that chair: whoever sits there is not away."
    assert (await table.sitting(first)).seat is not None


async def test_who_has_been_replaced_can_be_forgotten(
    table: Table, ann: Person, ben: Person, cleo: Person, dora: Person
) -> None:
    """The game goes on, but it is theirs no more."""
    await table.begin(ann, ben, cleo)
    await replaced(table, cleo, dora, ben, ann)
    asked = await table.use(cleo, "me", forget=True)
    done = await table.press(cleo, asked.message, "Forget me")
    assert done.content == "Done: nothing of you is stored any more."
    assert await stored_everywhere(table, cleo) == []


async def test_standing_orders_of_who_sat_there_are_gone(
    table: Table, ann: Person, ben: Person, cleo: Person, dora: Person
) -> None:
    first, *others = await table.begin(ann, ben, cleo)
    database = table.service.client.rooms.store.database
    sitting = await table.sitting(first)
    order = Order(1, sitting.seat, offers(sitting.timeline, sitting.seat)[0], sitting.timeline.revision)
    async with database.transaction() as writing:
        await write_orders(writing, sitting.table.id, [order])
    await decision_in(table, await left(table, first), "Stand-in", *others)
    assert await database.rows("SELECT * FROM orders") == []


async def test_a_name_has_no_effect_in_a_notice(table: Table, ann: Person, ben: Person) -> None:
    odd = table.discord.person("**Zoe** @everyone")
    await table.start(ann, ben, odd)
    shown = await left(table, odd)
    assert r"\*\*Zoe\*\* @" + "\u200beveryone" in shown["content"]
    assert not shown["mention_everyone"]
