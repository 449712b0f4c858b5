"""This process among others: which tables it has, how it comes by them and how it lets them go."""

from __future__ import annotations

import asyncio
import os
import random
import socket
import time
from contextlib import suppress
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Iterable, Optional, Union

import sqlalchemy as sa
import structlog

from signoria.server import rows
from signoria.server.connection import Connection
from signoria.server.denied import Denied, Elsewhere
from signoria.server.processes import balance
from signoria.server.processes.errands import Errands
from signoria.server.processes.leases import Leases, address_of, made_with, new_address
from signoria.server.processes.limits import Limits
from signoria.server.processes.pipes import Mouth, Pipes
from signoria.server.processes.post import FAULTS, Post
from signoria.server.seating import lay_down
from signoria.server.starting import StartError
from signoria.server.store import StorageError, Write
from signoria.server.table import Table
from signoria.server.titles import find_title

if TYPE_CHECKING:
    from signoria.server.hall import Hall

LOOK_EVERY = 1.0  # seconds between two looks for games that nobody has
PATIENCE = 6.0  # seconds within which a table must have an owner again
STEP = 0.15  # seconds between two attempts
LAPSED = 2.0  # seconds after it was last sure: its lease is over, and others have had time to take its tables
GRACE = 2.0  # seconds that tables have for their last words

log = structlog.get_logger("cluster")


class Cluster:
    def __init__(self, hall: Hall) -> None:
        settings, self.hall = hall.settings, hall
        if hall.store.pen is not None:
            raise StartError(
                "redis_url is for several processes, which share a PostgreSQL database: give its database_url"
            )
        self.name = settings.process_name or f"{socket.gethostname()[:40]}-{os.getpid()}"
        self.address = new_address(self.name)
        self.fences: dict[str, int] = {}
        hall.store.fences, hall.store.when_moved = self.fences, self.lost
        self.leases = Leases(hall.store.url, self.address, self.fences, self._begin_anew)
        realm = sha256(b"realm" + hall.secret).hexdigest()[:16]
        try:
            self.post = Post(settings.redis_url, realm, self.address, lambda: len(hall.live))
        except ValueError:
            raise StartError("the address of Redis cannot be used; give redis://:PASSWORD@HOST") from None
        self.pipes = Pipes(self.post, settings, hall.table)
        self.limits = Limits(self.post)
        self.errands = Errands(hall, self.leases, self.post)
        self.closing: dict[str, asyncio.Task[None]] = {}
        self.leaving = False
        self.look = asyncio.Event()
        self.post.told |= {"adrift": lambda _: self.look.set(), "taken": self._heard_of}
        self.jobs: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        try:
            await self.post.open()
        except FAULTS as error:
            raise StartError(f"Redis cannot be reached: {str(error) or type(error).__name__}") from None
        await self.leases.enter()
        work = (self.leases.keep(), self._send_away(), self._look_after(), self.limits.keep(), balance.keep(self))
        self.jobs = [asyncio.create_task(job) for job in work]

    async def close(self) -> None:
        await self.leave()
        for job in self.jobs:
            job.cancel()
        await asyncio.gather(*self.jobs, return_exceptions=True)
        await self.post.close()
        await self.leases.close()

    # -- finding a table

    async def load(self, id: str) -> Table:
        """Take the table if nobody has it, and bring it back; `Elsewhere` if somebody has."""
        await self._claim(id)
        fence = self.fences[id]
        try:
            row, *parts = await self.hall.stored(id)
            if self._too_new(row.game, row.rules_version):
                raise Elsewhere("")
            table = await self.hall.revive(row, *parts)
        except BaseException as error:
            await self._give_up(id, isinstance(error, Elsewhere))
            raise
        if self.fences.get(id) != fence:
            self.lost(id)
            raise Elsewhere("")
        self.post.tell("taken", f"{id} {fence} {self.address}")
        return table

    def _heard_of(self, body: str) -> None:
        """Somebody has taken a table, perhaps from us, who could not know it; whoever is led to it by a pipe is led
        astray."""
        id, fence, address = body.split(" ")
        if id in self.fences and self.fences[id] < int(fence):
            self.lost(id)
        self.pipes.astray(id, address)

    async def _claim(self, id: str) -> None:
        if id in self.closing:
            await asyncio.wait([self.closing[id]])
        owner = (await self.leases.owners([id])).get(id)
        if owner not in (None, self.leases.name):
            raise Elsewhere(owner or "")
        if self.leaving or not self.leases.sure():
            raise Elsewhere("")
        if id in await self.leases.take([id]):
            return
        if not await self.hall.store.column(sa.select(rows.tables.c.id).where(rows.tables.c.id == id)):
            raise Denied("no-table", status=404)
        raise Elsewhere((await self.leases.owners([id])).get(id, ""))

    async def _give_up(self, id: str, adrift: bool) -> None:
        try:
            await self.leases.release([id], [id] if adrift else [])
        except StorageError:
            return  # it is ours, and will be taken again

    def _too_new(self, game: str, rules_version: int) -> bool:
        """Made by a newer release: while processes are replaced one after the other, an old one must not touch it."""
        title = find_title(game, self.hall.titles)
        return title is not None and rules_version > title.rules_version

    async def reach(self, id: str, connection: Connection, known: tuple[int, int]) -> Union[Table, Mouth]:
        """The table, or a pipe to it; while its owner is gone it is waited for."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                return await self.hall.table(id)
            except Elsewhere as elsewhere:
                if elsewhere.owner:
                    mouth = await self.pipes.open(address_of(elsewhere.owner), id, connection, known)
                    if mouth is not None:
                        return mouth
                if time.monotonic() > until or self.leaving:
                    raise
            await asyncio.sleep(STEP)

    def hint(self, found: Union[Table, Mouth, str]) -> dict[str, str]:
        address = found.address if isinstance(found, Mouth) else found if isinstance(found, str) else self.address
        return {"x-signoria-owner": address.rpartition(".")[0]}

    # -- having it

    def made_with(self, id: str) -> list[Write]:
        self.fences[id] = 1
        return [made_with(id, self.leases.name)]

    def begin(self, table: Table) -> None:
        """What viewers count begins with a clock that all processes share."""
        for viewer in table.viewers:
            viewer.begin(self.leases.clock())

    # -- letting it go

    def lost(self, id: str) -> None:
        """Another process has it: nothing more is said here, and people come again."""
        self.fences.pop(id, None)
        table = self.hall.live.pop(id, None)
        if table is not None:
            log.warning("a table has moved", table=id)
            self.hall.metrics.lost_tables.inc()
            table.moved = True
            self._close(table)

    def _close(self, table: Table) -> asyncio.Task[None]:
        id = table.row.id
        task = asyncio.create_task(table.close())
        self.closing[id] = task
        task.add_done_callback(lambda _: self.closing.pop(id, None))
        return task

    async def _begin_anew(self) -> None:
        """This process was struck out: all tables may be others'."""
        self.hall.metrics.struck_out.inc()
        for id in list(self.hall.live):
            self.lost(id)
        self.fences.clear()
        if self.closing:
            await asyncio.wait(list(self.closing.values()))

    async def let_go(self, tables: Iterable[Table]) -> list[str]:
        """Whoever wants these tables may have them; those that go on by themselves are returned."""
        tables = list(tables)
        await _last_words(tables)
        going_on = [table.row.id for table in tables if not table.idle()]
        for table in tables:
            self.hall.live.pop(table.row.id, None)
        letting_go = asyncio.create_task(self._let_go([table for table in tables if not table.moved], going_on))
        for table in tables:
            self.closing[table.row.id] = letting_go
        letting_go.add_done_callback(lambda _: [self.closing.pop(table.row.id, None) for table in tables])
        await asyncio.wait([letting_go])
        return going_on

    async def _let_go(self, tables: list[Table], going_on: list[str]) -> None:
        await asyncio.gather(*(table.close() for table in tables))
        try:
            await self.leases.release([table.row.id for table in tables], going_on)
        except StorageError as failed:
            log.error("leases could not be given back", reason=failed.detail)

    async def leave(self) -> None:
        """No more tables here: those there are go to the others at once, and people with them."""
        if self.leaving:
            return
        self.leaving = self.post.leaving = True
        await self.let_go(list(self.hall.live.values()))
        try:
            await self.leases.leave([])
        except StorageError as failed:
            log.error("this process could not be struck out", reason=failed.detail)
        self.post.tell("adrift")
        self.pipes.break_off()
        await asyncio.sleep(0.05)  # the last letters go out

    async def _send_away(self) -> None:
        """Whoever waits at a table that this process cannot be sure of any more comes again, here or elsewhere."""
        sent = False
        while True:
            await asyncio.sleep(STEP)
            lapsed = time.monotonic() > self.leases.sure_until + LAPSED
            if lapsed and not sent and not self.leaving:
                for table in self.hall.live.values():
                    for connection in table.connections:
                        connection.close(1013, "no-storage")
            sent = lapsed

    # -- games that nobody has

    async def _look_after(self) -> None:
        """Running games whose process is gone, or has let go of them, are taken up by whoever comes first."""
        first = self.hall.settings.restore_at_start
        while True:
            taken = None
            if self.leases.sure() and not self.leaving:
                taken = await self._take_up(first)
            if taken == 0:
                first = False
                self.hall.restored.set()
            if not taken:
                await self._pause()

    async def _pause(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self.look.wait(), LOOK_EVERY * (0.5 + random.random() / 2))
        self.look.clear()
        await asyncio.sleep(random.random() * 0.05)  # that not one takes them all

    async def _take_up(self, first: bool) -> Optional[int]:
        """How many were taken up; None if the database does not answer."""
        taken = 0
        try:
            for id, game, version in await self.leases.orphans(first):
                if find_title(game, self.hall.titles) is not None and not self._too_new(game, version):
                    taken += await self._bring_back(id)
        except StorageError:
            return None
        return taken

    async def _bring_back(self, id: str) -> bool:
        try:
            await self.hall.table(id)
        except Elsewhere:
            return False
        except Exception:
            log.exception("a table could not be restored", table=id)
            return False
        return True


async def _last_words(tables: list[Table]) -> None:
    """Whatever was begun is brought to its end, and clocks are stored as they stand."""
    words: list[Any] = [table.call(lay_down) for table in tables]
    if words:
        await asyncio.wait(words, timeout=GRACE)
    for each in words:
        each.cancel()
    await asyncio.gather(*words, return_exceptions=True)
