"""The outbox: everything is told once and in order, however often it is tried, refused or asked for again."""

from __future__ import annotations

from dataclasses import replace

from bot.outbox import Outbox, Post, drop_posts, write_again, write_post
from bot.store import Store
from tests.bot.test_store import DRAFT, opened, store

__all__ = ["store"]


async def told(store: Store, table: int, *revisions: int) -> None:
    async with store.database.transaction() as writing:
        for upto in revisions:
            await write_post(writing, table, upto)


async def test_the_outbox_tells_everything_once_and_in_order(store: Store) -> None:
    table, outbox = await opened(store), Outbox(store.database)
    assert await outbox.post(table.id) is None
    await told(store, table.id, 2)
    first = await outbox.post(table.id)
    assert first == Post(table.id, 0, 2, f"cv{table.id}.0.2")
    await told(store, table.id, 3)
    assert await outbox.post(table.id) == replace(first, tried=True)
    await outbox.posted(first, 777)
    second = await outbox.post(table.id)
    assert second == Post(table.id, 2, 3, f"cv{table.id}.2.3")
    await outbox.posted(second, 778)
    assert await outbox.post(table.id) is None
    found = await store.table(table.id)
    assert found is not None
    assert found.message == 778


async def test_what_nobody_has_tried_to_send_goes_out_in_one_message(store: Store) -> None:
    table, outbox = await opened(store), Outbox(store.database)
    await told(store, table.id, 2, 5, 6)
    post = await outbox.post(table.id)
    assert post == Post(table.id, 0, 6, f"cv{table.id}.0.6")
    await outbox.posted(post, 777)
    assert await outbox.post(table.id) is None


async def test_what_was_refused_waits_and_goes_out_with_what_came_since(store: Store) -> None:
    table, outbox = await opened(store), Outbox(store.database)
    await told(store, table.id, 2)
    await outbox.post(table.id)
    await outbox.park(table.id, "50013")
    await told(store, table.id, 4)
    assert await outbox.parked(table.id) == "50013"
    post = await outbox.post(table.id)
    assert post == Post(table.id, 0, 4, f"cv{table.id}.0.4")
    await outbox.posted(post, 777)
    assert await outbox.parked(table.id) is None


async def test_the_tables_with_something_to_tell_are_known_by_server(store: Store) -> None:
    here = await opened(store)
    there = await opened(store, replace(DRAFT, guild=9, channel=3))
    await told(store, here.id, 1)
    await told(store, there.id, 1)
    assert await Outbox(store.database).owed() == [here.id, there.id]
    assert await Outbox(store.database).owed(9) == [there.id]
    async with store.database.transaction() as writing:
        await drop_posts(writing, there.id)
    assert await Outbox(store.database).owed(9) == []


async def test_a_table_that_has_moved_is_told_again_what_the_last_channel_was_told(store: Store) -> None:
    """As another message: Discord would take one with the same nonce for a repeat."""
    table, outbox = await opened(store), Outbox(store.database)
    await told(store, table.id, 2, 4)
    before = await outbox.post(table.id)
    assert before is not None
    await outbox.posted(before, 777)
    async with store.database.transaction() as writing:
        await writing.execute("INSERT INTO moves VALUES (1, ?, 2, 0)", (table.id,))
        await write_again(writing, table.id)
    assert await outbox.post(table.id) == Post(table.id, 2, 4, f"cv{table.id}.2.4.1")


async def test_a_message_that_got_out_before_a_move_does_not_count_after_it(store: Store) -> None:
    table, outbox = await opened(store), Outbox(store.database)
    await told(store, table.id, 2)
    before = await outbox.post(table.id)
    assert before is not None
    async with store.database.transaction() as writing:
        await writing.execute("INSERT INTO moves VALUES (1, ?, 2, 0)", (table.id,))
        await write_again(writing, table.id)
    await outbox.posted(before, 777)
    found = await store.table(table.id)
    assert found is not None
    assert found.message is None
    assert await outbox.post(table.id) == Post(table.id, 0, 2, f"cv{table.id}.0.2.1")
