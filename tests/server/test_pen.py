"""What is written to SQLite at once is written as it would be row by row: all of it, or nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa
from house import in_play, open_house, run

from signoria.server import rows
from signoria.server.notices import rows as notices
from signoria.server.rows import ActionRow
from signoria.server.store import INSERT_ACTION, StorageError, insert, update_table


def action(table: str, number: int) -> ActionRow:
    return ActionRow(table, number, 0, 1, None, f"é{number}", None, 1, "person")


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_rows_that_are_put_are_added_or_changed(tmp_path: Path, database: str, request: pytest.FixtureRequest) -> None:
    elsewhere = database == "postgres"
    chosen = {"database_url": request.getfixturevalue("postgres").new_database()} if elsewhere else {}

    async def main() -> None:
        async with open_house(tmp_path, **chosen) as house:
            table = await house.table(await house.guests(2))
            store, id = house.hall.store, table.row.id
            first = notices.WaitRow(id, 0, True, 3, 7, None, ["ask-bid", [1, 2]], ["bid"], [1])
            other = notices.WaitRow(id, 1, False, 0, 8, 99)
            put = store.put(notices.waits)
            assert put is store.put(notices.waits)
            await store.write(insert(put, [first, other]))
            changed = notices.WaitRow(id, 1, True, 1, 9, None, None, [], [0])
            await store.write(insert(put, [changed]))
            query = sa.select(notices.waits).where(notices.waits.c.table_id == id).order_by(notices.waits.c.seat)
            assert await store.all(notices.WaitRow, query) == [first, changed]

    run(main)


def test_a_failed_write_leaves_nothing_and_the_next_one_is_stored(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as house:
            table = await house.table(await house.guests(2))
            in_play(table)
            store, id = house.hall.store, table.row.id
            both = [action(id, 50), action(id, 50)]  # the same number twice
            with pytest.raises(StorageError):
                await store.write(insert(INSERT_ACTION, both))
            with pytest.raises(StorageError):
                await store.write(insert(INSERT_ACTION, both), update_table(id, pace=77))
            query = sa.select(rows.actions).where(rows.actions.c.table_id == id)
            assert await store.all(ActionRow, query) == []
            assert await store.column(sa.select(rows.tables.c.pace).where(rows.tables.c.id == id)) != [77]
            await store.write(insert(INSERT_ACTION, [action(id, 50)]), update_table(id, pace=78))
            await store.write(insert(INSERT_ACTION, [action(id, 51)]))
            assert await store.all(ActionRow, query) == [action(id, 50), action(id, 51)]

    run(main)
