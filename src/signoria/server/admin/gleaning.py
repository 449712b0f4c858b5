"""Games of people of which puzzles may be made: public ones that are over, if everybody who played has allowed it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from signoria.server import rows
from signoria.server.admin.books import Books, offline
from signoria.server.hall import Hall
from signoria.server.puzzles.rows import permits

t, p = rows.tables.c, rows.places.c


def permitted() -> sa.Select[Any]:
    """A permission covers the games that ended since it was given."""
    people = sa.select(p.table_id).where(p.kind == "person").distinct()
    since = sa.select(permits.c.user_id).where(permits.c.user_id == p.user_id, permits.c.since <= t.ended)
    allowed = sa.exists(since.correlate(rows.places, rows.tables))
    refused = sa.exists().where(p.table_id == t.id, p.kind == "person", sa.not_(allowed)).correlate(rows.tables)
    ended = sa.select(t.id).where(t.status == "over", t.visibility == "public", t.scene == "", t.id.in_(people))
    return ended.where(sa.not_(refused)).order_by(t.ended, t.id)


async def glean(books: Books, folder: Path) -> dict[str, Any]:
    """Their records into a folder, without names; nothing in the database is changed but the audit log."""
    ids = [str(row[0]) for row in await books.read(permitted())]
    folder.mkdir(parents=True, exist_ok=True)
    hall = offline(books.settings)
    written = 0
    try:
        for id in ids:
            written += await _write(hall, id, folder)
    finally:
        await hall.store.engine.dispose()
    await books.change("puzzle-games", {"folder": str(folder), "games": written})
    return {"folder": str(folder), "games": written}


async def _write(hall: Hall, id: str, folder: Path) -> bool:
    row, places, *parts = await hall.stored(id)
    table = hall.asleep(row, places)
    if not await asyncio.to_thread(table.restore, *parts) or table.g is None:
        return False
    (folder / f"{row.game}-{row.id}.txt").write_text(table.g.record().text(), encoding="utf-8")
    return True
