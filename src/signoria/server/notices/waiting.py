"""Whom a table waits for, kept in rows by its owner, so that lists need no table. Run by the owner task."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from itertools import islice
from typing import TYPE_CHECKING, Final, Optional

import sqlalchemy as sa
import structlog

from signoria.kernel import State
from signoria.server.logs import mark
from signoria.server.notices import rows
from signoria.server.notices.announced import announced
from signoria.server.notices.due import Due
from signoria.server.protocol import NOBODY
from signoria.server.rows import PlaceRow, now_ms
from signoria.server.seatsets import seats_of
from signoria.server.store import StorageError, Write, insert

if TYPE_CHECKING:
    from signoria.server.table import Table

SETTLES: Final = 1.0  # seconds; what changes meanwhile is written once
AMONG_PRESENT: Final = 3.0  # the same while everybody who plays looks at the table
PATIENCE: Final = 5.0  # seconds for a read, when the table is closed
SAME: Final = 3000  # milliseconds by which the end of a clock may seem to move
w = rows.waits.c
log = structlog.get_logger("waiting")


class Waiting:
    """Compares how the table stands for each person with what was last written, a moment after each change."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.loop = asyncio.get_running_loop()  # to ask for it each time is a system call
        self.due = Due(table)
        self.timer: Optional[asyncio.TimerHandle] = None
        self.leisurely = False  # the timer waits longer, as everybody looks on
        self.reading: Optional[asyncio.Task[None]] = None
        self.hook = False  # the host has given a webhook, which is told what onlookers see
        self.known: Optional[dict[int, rows.WaitRow]] = None  # as written; None: not known what there is
        self.answered = Answered(table)

    def changed(self, soon: bool = False) -> None:
        """`soon`: somebody has left, so that what was to be written at leisure is not."""
        if self.timer is not None and self.leisurely and (soon or self.table.row.status != "running"):
            self.rest()
        if self.timer is None:
            patience = self._patience()
            self.leisurely = patience > SETTLES
            self.timer = self.loop.call_later(patience, self._due)

    def _patience(self) -> float:
        table = self.table
        if table.row.status != "running" or (table.g is not None and table.g.over):
            return SETTLES
        here = all(table.viewers[place.seat].connections for place in table.places if place.kind == "person")
        return AMONG_PRESENT if here else SETTLES

    def _due(self) -> None:
        """What there is in the database is read beside the table, which nobody waits for meanwhile."""
        if self.known is not None:
            self.table.post(settle)
        elif self.reading is None or self.reading.done():
            self.reading = asyncio.create_task(self._find_out(), name=f"rows of {mark(self.table.row.id)}")

    async def _find_out(self) -> None:
        with suppress(StorageError):
            await self._read()
        self.table.post(settle)

    def rest(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    async def close(self) -> None:
        """A read that is broken off would leave its line to the database behind: it is let come to its end."""
        self.rest()
        if self.reading is not None:
            await asyncio.wait({self.reading}, timeout=PATIENCE)
            self.reading.cancel()

    def unhooked(self) -> list[Write]:
        """Another is the host from now on: where the former one had the table's news sent is no longer told any."""
        self.hook = False
        self.changed()
        return [(sa.delete(rows.webhooks).where(rows.webhooks.c.table_id == self.table.row.id), None)]

    async def write(self) -> None:
        if self.known is None:
            await self._read()
        standing = self._standing()
        told = announced(self.table, self.known or {}, standing) if self.hook else []
        writes = [*self._differences(standing), *self.due.writes(standing), *told]
        if writes:
            await self.table.hall.store.write(*writes)
        self.known = standing
        self.due.written()

    async def _read(self) -> None:
        id, store = self.table.row.id, self.table.hall.store
        stored = sa.select(rows.waits).where(w.table_id == id)
        self.known = {row.seat: row for row in await store.all(rows.WaitRow, stored)}
        hook = sa.select(rows.webhooks).where(rows.webhooks.c.table_id == id)
        self.hook = bool(await store.all(rows.WebhookRow, hook))

    def _standing(self) -> dict[int, rows.WaitRow]:
        table = self.table
        g = table.g
        if g is None or table.row.status != "running":
            return {}
        now, playing = now_ms(), sum(1 << seat for seat in table.persons())
        self.answered.count()
        people = [place for place in table.places if place.kind == "person"]
        standing = {place.seat: self._stands(g, place, playing, now) for place in people}
        if self.hook:
            seen = 0 if table.row.paused else g.asked(NOBODY)
            others = list(seats_of(seen & playing))
            standing[NOBODY] = self._since(rows.WaitRow(table.row.id, NOBODY, False, 0, now, others=others))
        return standing

    def _stands(self, g: State, place: PlaceRow, playing: int, now: int) -> rows.WaitRow:
        """`playing`: the seats whose people play themselves."""
        table, seat = self.table, place.seat
        others = list(seats_of(g.asked(seat) & playing & ~(1 << seat)))
        row = rows.WaitRow(table.row.id, seat, False, self.answered.of[seat], now, others=others)
        if g.waiting() >> seat & 1 and not place.driver and not table.row.paused:
            prompt, verb_of = g.prompt(seat), table.title.verbs.verb_of
            row.asked, row.prompt = True, [prompt[0], list(prompt[1])] if prompt else None
            row.verbs = list(dict.fromkeys([verb_of[code].name for code in table.legal(seat)]))
            if table.clock is not None:
                row.until = now + int(table.clock.wait(seat) * 1000)
        return self._since(row)

    def _since(self, row: rows.WaitRow) -> rows.WaitRow:
        """The same question is asked since it was first asked, and a clock that runs as told ends when it was told."""
        before = (self.known or {}).get(row.seat)
        if before is None or (before.asked, before.question) != (row.asked, row.question):
            return row
        row.since = before.since
        if row.until and before.until and abs(row.until - before.until) < SAME:
            row.until = before.until
        return row

    def _differences(self, standing: dict[int, rows.WaitRow]) -> list[Write]:
        id, known = self.table.row.id, self.known or {}
        changed = [row for seat, row in standing.items() if known.get(seat) != row]
        gone = [_forget(id, seat) for seat in known.keys() - standing.keys()]
        return [*gone, *([insert(self.table.hall.store.put(rows.waits), changed)] if changed else [])]


class Answered:
    """How often each seat has answered. Only what was added is counted, unless something was taken back since."""

    def __init__(self, table: Table) -> None:
        self.table, self.of = table, [0] * table.row.seats
        self.counted = self.written = 0

    def count(self) -> None:
        table = self.table
        if table.written - self.written != len(table.history) - self.counted:  # an undo is a row of its own
            self.of, self.counted = [0] * table.row.seats, 0
        for actor, code in islice(table.history, self.counted, None):
            self.of[actor] += code < table.title.verbs.first_aside
        self.counted, self.written = len(table.history), table.written


async def settle(table: Table) -> None:
    """Write what has changed. Should it fail, the next change looks what there is."""
    table.waiting.rest()
    try:
        await table.waiting.write()
    except Exception as error:
        log.error("whom a table waits for was not written", table=table.row.id, reason=type(error).__name__)
        table.waiting.known = None


def _forget(id: str, seat: int) -> Write:
    return sa.delete(rows.waits).where(w.table_id == id, w.seat == seat), None
