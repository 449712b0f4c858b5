"""Where several processes share the tables: every write of a table names the fence of its lease, or it does not count.

Which tables a change writes is read off its statements, so that no write can go by unnoticed.
"""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any, Iterable

import sqlalchemy as sa
from sqlalchemy.sql import visitors

from signoria.server import rows

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection


def tables_of(writes: Iterable[tuple[Any, Any]]) -> set[str]:
    """The ids of the tables that are written, whatever is written of them; not of one that is made with its lease,
    nor what people keep about tables (`of_people`)."""
    found: set[str] = set()
    made: set[str] = set()
    for statement, parameters in writes:
        where = statement.table
        if where.info.get("of_people"):
            continue
        column = rows.tables.c.id if where is rows.tables else where.c.get("table_id")
        if column is None:
            continue
        named = {row[column.name] for row in parameters} if parameters else _compared(statement.whereclause, column)
        if not named:
            raise ValueError(f"a change of {where.name} must say of which table")
        found |= named
        made |= named if where is rows.leases and isinstance(statement, sa.Insert) else set()
    return found - made


def _compared(where: Any, column: sa.Column[Any]) -> set[str]:
    """The values that a column must have for a row to be changed."""
    found: set[str] = set()
    for part in visitors.iterate(where) if where is not None else ():
        if isinstance(part, sa.BinaryExpression) and part.left is column and part.operator is operator.eq:
            assert isinstance(part.right, sa.BindParameter)
            found.add(str(part.right.effective_value))
    return found


async def held(connection: AsyncConnection, ids: set[str]) -> set[tuple[str, int]]:
    """These tables and their fences. Until the end of the transaction nobody can take them over."""
    if not ids:
        return set()
    c = rows.leases.c
    query = sa.select(c.table_id, c.fence).where(c.table_id.in_(ids)).order_by(c.table_id)
    return {(row[0], row[1]) for row in await connection.execute(query.with_for_update(read=True))}
