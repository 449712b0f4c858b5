"""What an operator asks of a table, done by the process that has it. Each may be asked for twice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Awaitable, Callable, Mapping

import sqlalchemy as sa

from signoria.server import moves, rows, seating
from signoria.server.accounts.leaving import gone_from
from signoria.server.admin.rows import InstructionRow
from signoria.server.rows import UserRow, now_ms
from signoria.server.store import Write, update_table

if TYPE_CHECKING:
    from signoria.server.hall import Hall
    from signoria.server.table import Table

CLOSED = "closed"


async def end(hall: Hall, order: InstructionRow) -> None:
    """The table is closed as it stands: no result, nothing for anybody's rating. Its actions are kept."""
    await (await hall.table(order.about)).call(close)


async def close(table: Table) -> None:
    """In the owner task."""
    if table.row.status in ("over", CLOSED):
        return
    await table.hall.store.write(update_table(table.row.id, status=CLOSED, ended=now_ms()))
    moves.drop_wish(table)
    table.row.status, table.row.ended, table.g = CLOSED, now_ms(), None
    table.driver.rest()
    table.dealing.rest()
    table.welcome_all()


async def leave(hall: Hall, order: InstructionRow) -> None:
    """Somebody stands up; during a game a bot goes on."""
    await (await hall.table(order.about)).call(_stand_up, _person(order))


async def _stand_up(table: Table, user: UserRow) -> None:
    if table.row.status in ("open", "running") and max(table.seat_of(user.id), table.kept_for(user.id)) >= 0:
        await seating.leave(table, user)


async def gone(hall: Hall, order: InstructionRow) -> None:
    """Somebody is forgotten: a former player from now on."""
    await gone_from(hall, [order.about], _person(order), str(order.detail["stranger"]))


async def delete(hall: Hall, order: InstructionRow) -> None:
    """Nothing is left of the table."""
    id = order.about
    if not await hall.store.column(sa.select(rows.tables.c.id).where(rows.tables.c.id == id)):
        return
    table = await hall.table(id)
    await table.call(_erase)
    hall.live.pop(id, None)
    if hall.cluster is not None:
        hall.cluster.fences.pop(id, None)
    await table.close()


async def _erase(table: Table) -> None:
    id = table.row.id
    of_tables = [each for each in reversed(rows.metadata.sorted_tables) if "table_id" in each.c]
    parts: list[Write] = [(sa.delete(each).where(each.c.table_id == id), None) for each in of_tables]
    await table.hall.store.write(*parts, (sa.delete(rows.tables).where(rows.tables.c.id == id), None))
    table.row.status, table.g = CLOSED, None
    table.driver.rest()
    for connection in table.connections:
        connection.close(4404, "no-table")


def _person(order: InstructionRow) -> UserRow:
    return UserRow(str(order.detail["user_id"]), "", "", 0)


PERFORM: Mapping[str, Callable[[Any, InstructionRow], Awaitable[None]]] = {
    "end": end, "leave": leave, "gone": gone, "delete": delete,
}  # fmt: skip
