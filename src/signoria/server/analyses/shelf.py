"""Analyses in the database. A row claims the work for one process, for as long as that shows signs of life."""

from __future__ import annotations

import time
import zlib
from typing import Any, Optional

import msgspec
import sqlalchemy as sa

from signoria.server.rows import AnalysisRow, analyses
from signoria.server.store import Store

LEASE_MS = 30_000  # after so much silence of its process another may take the work over
RUNNING, DONE, FAILED = "running", "done", "failed"


class Shelf:
    """`name` is this process's own, new with every start: nobody else can hold a claim of it."""

    def __init__(self, store: Store, name: str) -> None:
        self.store, self.name = store, name

    async def find(self, table_id: str) -> Optional[AnalysisRow]:
        return await self.store.one(AnalysisRow, sa.select(analyses).where(analyses.c.table_id == table_id))

    async def claim(self, table_id: str, edition: str) -> bool:
        """Whether the work is this process's now: nobody else is at it, and it is not done in this edition."""
        now = time.time_ns() // 1_000_000
        fresh = {"edition": edition, "status": RUNNING, "owner": self.name, "beat": now, "told": b""}
        added = self.store.unless_there(analyses).values(table_id=table_id, **fresh).returning(analyses)
        if await self.store.take(AnalysisRow, added) is not None:
            return True
        c = analyses.c
        free = sa.or_(c.status == FAILED, c.edition != edition, sa.and_(c.status == RUNNING, c.beat < now - LEASE_MS))
        taken = sa.update(analyses).where(c.table_id == table_id, free).values(**fresh).returning(analyses)
        return await self.store.take(AnalysisRow, taken) is not None

    async def beat(self, table_id: str) -> bool:
        """Show a sign of life; False if somebody else has the work."""
        return await self._change(table_id, beat=time.time_ns() // 1_000_000)

    async def keep(self, table_id: str, told: bytes) -> bool:
        return await self._change(table_id, status=DONE, told=zlib.compress(told))

    async def fail(self, table_id: str) -> bool:
        return await self._change(table_id, status=FAILED)

    async def _change(self, table_id: str, **values: Any) -> bool:
        c = analyses.c
        mine = sa.update(analyses).where(c.table_id == table_id, c.owner == self.name, c.status == RUNNING)
        return await self.store.take(AnalysisRow, mine.values(**values).returning(analyses)) is not None


def told_in(row: AnalysisRow) -> Any:
    return msgspec.json.decode(zlib.decompress(row.told))
