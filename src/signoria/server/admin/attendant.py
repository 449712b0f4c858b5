"""In each process: looks once a second whether the operator has decided anything, and sees to it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Awaitable, Callable, Mapping, Optional, Protocol

import sqlalchemy as sa
import structlog

from signoria.server import protocol as p
from signoria.server import rows
from signoria.server.admin.doorstep import Doorstep
from signoria.server.admin.rows import (
    BAN,
    BELL,
    MUTE,
    AnnouncementRow,
    InstructionRow,
    SanctionRow,
    announcements,
    instructions,
    sanctions,
)  # fmt: skip
from signoria.server.denied import Denied, Elsewhere
from signoria.server.programs.rows import ProgramRow, programs
from signoria.server.rows import now_ms
from signoria.server.store import StorageError

if TYPE_CHECKING:
    from signoria.server.hall import Hall
    from signoria.server.people import People

Perform = Callable[[Any, InstructionRow], Awaitable[None]]
LOOK_EVERY = 1.0
_BELL = sa.select(rows.keys.c.value).where(rows.keys.c.name == BELL)
_PENDING = sa.select(instructions).where(instructions.c.done.is_(None)).order_by(instructions.c.number)
_LAST = sa.select(announcements).order_by(announcements.c.number.desc()).limit(1)

log = structlog.get_logger("operator")


class Doors(Protocol):
    """All websockets of this process: see sockets.py."""

    def turn_out(self, user_id: str) -> None: ...
    def tell_all(self, message: Any) -> None: ...
    async def check_programs(self) -> None: ...


class Attendant:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.doorstep = Doorstep(self)
        self.bell = b""
        self.sanctions: dict[tuple[str, str], Optional[int]] = {}
        self.owners: dict[str, str] = {}  # who answers for programs
        self.announced: Optional[AnnouncementRow] = None
        self.pending = True  # instructions may be waiting
        self.perform: Mapping[str, Perform] = {}
        self.people: Optional[People] = None
        self.doors: Optional[Doors] = None

    async def open(self) -> None:
        self.bell = await self.hall.store.key(BELL, b"")
        await self._read()

    def attend(self, people: Optional[People], doors: Optional[Doors], perform: Mapping[str, Perform]) -> None:
        """What it sees to, which knows the hall; so that the hall need not know it."""
        self.people, self.doors, self.perform = people, doors, perform

    async def run(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self.look()
            except StorageError:
                continue
            except Exception:
                log.exception("what the operator wants could not be done")

    async def look(self) -> None:
        bell = await self.hall.store.column(_BELL)
        if bell and bell[0] != self.bell:
            await self._read()
            self._apply()
            if self.doors is not None:
                await self.doors.check_programs()
            self.bell, self.pending = bell[0], True
        if self.pending and self.perform:
            await self._perform()

    async def _read(self) -> None:
        found = await self.hall.store.all(SanctionRow, sa.select(sanctions))
        self.sanctions = {(row.user_id, row.kind): row.until for row in found}
        self.announced = await self.hall.store.one(AnnouncementRow, _LAST)
        self.owners = {row.user_id: row.owner for row in await self.hall.store.all(ProgramRow, sa.select(programs))}

    def _apply(self) -> None:
        if self.people is not None:
            self.people.known.clear()
        if self.doors is not None:
            for user_id, kind in self.sanctions:
                if kind == BAN and self.banned(user_id):
                    self.doors.turn_out(user_id)
            self.doors.tell_all(p.Announcement(self.maintenance()))

    # -- what the operator wants of tables

    async def _perform(self) -> None:
        """Those whose table another process has are left to it."""
        waiting = await self.hall.store.all(InstructionRow, _PENDING)
        left = len(waiting)
        for order in waiting:
            try:
                answer = await self._answer(order)
            except Elsewhere:
                continue
            done = sa.update(instructions).where(instructions.c.number == order.number)
            await self.hall.store.write((done.values(done=now_ms(), answer=answer[:300]), None))
            log.info("done for the operator", what=order.what, table=order.about, answer=answer)
            left -= 1
        self.pending = left > 0

    async def _answer(self, order: InstructionRow) -> str:
        """Why it could not be done; empty if it was."""
        try:
            await self.perform[order.what](self.hall, order)
        except (Elsewhere, StorageError):
            raise
        except Denied as denied:
            return denied.detail
        except Exception as error:
            log.error("an instruction failed", what=order.what, table=order.about, exc_info=error)
            return f"it failed: {type(error).__name__}"
        return ""

    # -- what holds now

    def _holds(self, user_id: str, kind: str) -> bool:
        """Of somebody, or of whoever answers for that program."""
        until = self.sanctions.get((user_id, kind), 0)
        if until is None or until > now_ms():
            return True
        owner = self.owners.get(user_id, "")
        return bool(owner) and self._holds(owner, kind)

    def banned(self, user_id: str) -> bool:
        return self._holds(user_id, BAN)

    def must_be_heard(self, user_id: str) -> None:
        if self._holds(user_id, MUTE):
            raise Denied("no-voice", status=403)

    def maintenance(self) -> Optional[p.Maintenance]:
        """What was announced and is not over."""
        row = self.announced
        if row is None or row.withdrawn or now_ms() > row.at + row.minutes * 60_000:
            return None
        return p.Maintenance(row.at, row.minutes)

    def closes(self) -> bool:
        """Whether the time that was announced has come."""
        coming = self.maintenance()
        return coming is not None and coming.at <= now_ms()
