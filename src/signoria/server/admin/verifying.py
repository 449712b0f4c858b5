"""Every stored game is played again and compared with what is stored of its result."""

from __future__ import annotations

import asyncio
from typing import Any, Optional

import sqlalchemy as sa

from signoria.kernel import RecordError
from signoria.server import rows
from signoria.server.admin.books import Books, offline
from signoria.server.denied import Denied
from signoria.server.hall import Hall

PLAYED = ("running", "over", "halted")
t = rows.tables.c


async def verify(books: Books, only: Optional[str]) -> dict[str, Any]:
    """How many were looked at, and what is wrong with which. Nothing is changed, a server may be running."""
    query = sa.select(t.id).where(t.status.in_(PLAYED)).order_by(t.created, t.id)
    ids = [str(row[0]) for row in await books.read(query.where(t.id == only) if only else query)]
    if only and not ids:
        raise ValueError(f"there is no game at a table {only!r}")
    hall = offline(books.settings)
    failed = []
    try:
        for id in ids:
            problem = await _problem(hall, id)
            if problem:
                failed.append({"table": id, "problem": problem})
    finally:
        await hall.store.engine.dispose()
    await books.change("verify", {"table": only, "checked": len(ids), "failed": len(failed)})
    return {"checked": len(ids), "failed": failed}


async def _problem(hall: Hall, id: str) -> str:
    """What is wrong with a game; empty if nothing is."""
    try:
        row, places, *parts = await hall.stored(id)
    except Denied:
        return "its title is not installed, or it is gone meanwhile"
    status, scores, winners = row.status, row.scores, row.winners
    table = hall.asleep(row, places)
    if not await asyncio.to_thread(table.restore, *parts) or table.g is None:
        return "its actions cannot be played again under these rules"
    record, deal = table.g.record(), table.dealing.deal()
    if deal is not None:
        record.dealt_by(deal)
    try:
        g = await asyncio.to_thread(record.verify)
    except RecordError as error:
        return str(error)
    if g.over != (status == "over"):
        return f"it is {status}, but played again it is {'over' if g.over else 'not over'}"
    if g.over and (g.scores, g.winners) != (scores, winners):
        return f"played again it ends {g.scores}, winners {g.winners}; stored are {scores}, winners {winners}"
    return ""
