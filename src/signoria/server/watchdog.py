"""No table stands still unnoticed: whoever should have moved and has not is set going again."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from signoria.server.driver import wake

if TYPE_CHECKING:
    from signoria.server.hall import Hall
    from signoria.server.table import Table

INTERVAL = 2.0
PATIENCE = 8.0  # with the interval, ten seconds at most

log = structlog.get_logger("watchdog")


async def begin_anew(table: Table) -> None:
    table.driver.rest()
    table.driver.resting.clear()
    table.driver.drive()


class Watchdog:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.since: dict[str, tuple[int, float]] = {}  # by table: answers so far, first seen still

    async def run(self) -> None:
        while True:
            await asyncio.sleep(INTERVAL)
            for table in list(self.hall.live.values()):
                try:
                    self.look(table)
                except Exception:
                    log.exception("a table could not be looked at", table=table.row.id)
            self.since = {id: seen for id, seen in self.since.items() if id in self.hall.live}

    def look(self, table: Table) -> None:
        now, id = asyncio.get_running_loop().time(), table.row.id
        wrong = self._wrong(table, now)
        if not wrong:
            self.since.pop(id, None)
            return
        answers = sum(code < table.title.verbs.first_aside for _, code in table.history)
        before = self.since.get(id)
        if before is None or before[0] != answers:
            self.since[id] = (answers, now)
        elif now - before[1] >= PATIENCE:
            self.since[id] = (answers, now)
            self._repair(table, wrong)

    def _wrong(self, table: Table, now: float) -> str:
        if table.owner is None or table.owner.done():
            return "owner"
        if table.inbox and now - table.touched > INTERVAL:
            return "inbox"
        return table.driver.stuck()

    def _repair(self, table: Table, wrong: str) -> None:
        """A job that waits its turn is cut short and keeps its place; anything else begins anew."""
        self.hall.metrics.stalls.labels(wrong).inc()
        log.warning("a table stands still", table=table.row.id, game=table.row.game, reason=wrong)
        repair = begin_anew
        if wrong == "owner":
            table.open()
        elif self.hall.thinkers.hurry(table.row.id):
            repair = wake
        table.post(repair)
