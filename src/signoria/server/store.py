"""Durable storage. Writes of all tables that arrive together share one commit.

A commit that fails may have been carried out all the same: a line can break between COMMIT and its answer. So the
database is asked whether the change is there, and the change is made again if not. What it does not take is a
`StorageError`; if it does not answer at all, the change is `InDoubt`, and whoever made it has to look once it does.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, AsyncIterator, Callable, Iterable, Optional, Sequence, TypeVar

import sqlalchemy as sa
import structlog
from msgspec import Struct, structs
from sqlalchemy import event
from sqlalchemy.dialects import sqlite

from signoria.server import fences, rows
from signoria.server.claim import SharedClaim
from signoria.server.denied import Denied
from signoria.server.settings import async_url
from signoria.server.sqlite_pen import SqlitePen, all_at_once, prepare_sqlite
from signoria.server.starting import Claim, database_file, why_not

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

    from signoria.server.metrics import Metrics

MIGRATIONS = Path(__file__).parent / "migrations"
PATIENCE = 3.0  # seconds within which a database that has just failed may answer again
TRIES = 2
POSTGRES_LIMITS = {"timeout": 10, "command_timeout": 30}  # seconds; a line that is dead must not hold up all tables
LARGEST_BATCH = 2000
HEALTH = "health"  # the name of the value that is written to see whether it can be
MIGRATING = 0x5167_6E6F  # the number of the lock under which the schema is brought up to date
R = TypeVar("R", bound=Struct)
Write = tuple[Any, Optional[list[dict[str, Any]]]]  # a statement and its rows, or None

log = structlog.get_logger("store")


class StorageError(Denied):
    """The database failed; nothing was acknowledged."""

    def __init__(self, detail: str) -> None:
        super().__init__("no-storage", detail, 503)


class InDoubt(StorageError):
    """The database was silent for too long: it may have stored the change, or not."""


class Moved(InDoubt):
    """Another process has the table now: this one's writes do not count."""

    def __init__(self) -> None:
        super().__init__("another process has the table now")


class Job(Struct, eq=False):
    """The writes of one change of one table: all of them, or none. They count while the fences are as they were."""

    writes: Sequence[Write]
    done: asyncio.Future[None]
    fences: dict[str, int]

    def end(self, error: Optional[StorageError] = None) -> None:
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)

    def first_row(self) -> Optional[tuple[sa.Table, dict[str, Any]]]:
        """A row that is in the database if, and only if, the change was stored; None if it only changes rows."""
        for statement, parameters in self.writes:
            if isinstance(statement, sa.Insert) and parameters:
                assert isinstance(statement.table, sa.Table)
                return statement.table, parameters[0]
        return None


class Store:
    """Owns the engine and the one task that writes."""

    def __init__(self, url: str, metrics: Metrics, shared: bool = False) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine  # a store in a browser has neither it nor threads

        self.metrics = metrics
        self.url = async_url(url)
        embedded = self.url.startswith("sqlite")
        limits = POSTGRES_LIMITS if "asyncpg" in self.url else {}
        try:
            self.engine: AsyncEngine = create_async_engine(self.url, pool_pre_ping=not embedded, connect_args=limits)
            self.file = database_file(self.url)
        except Exception as error:
            raise why_not(error, self.url) from None
        self.claim: Optional[Claim] = None
        self.line = None if embedded else SharedClaim(self.engine, shared)
        self.pen = SqlitePen(self.url, {INSERT_ACTION: all_at_once(rows.actions)}) if embedded else None
        self.puts: dict[sa.Table, Any] = {}
        if embedded:
            event.listen(self.engine.sync_engine, "connect", prepare_sqlite)
        self.silent = False  # it has failed, and has not answered since
        self.waiting: list[Job] = []
        self.loop: Optional[asyncio.AbstractEventLoop] = None
        self.wake = asyncio.Event()
        self.writer: Optional[asyncio.Task[None]] = None
        self.fences: Optional[dict[str, int]] = None  # of the tables this process has, where several share them
        self.when_moved: Callable[[str], None] = _nobody_cares

    async def open(self) -> None:
        """Bring the schema up to date and start the writer; whatever prevents it is a `StartError`."""
        try:
            if self.file is not None:
                self.claim = Claim(self.file)
            if self.line is not None:
                await self.line.take()
            async with self.engine.begin() as connection:
                await connection.run_sync(_migrate)
            await self.key(HEALTH, b"")
        except Exception as error:
            await self.close()
            raise why_not(error, self.url) from None
        self.writer = asyncio.create_task(self._write_all(), name="store writer")

    async def close(self) -> None:
        while self.waiting and self.writer is not None and not self.writer.done():
            await asyncio.sleep(0.01)
        if self.writer is not None:
            self.writer.cancel()
            await asyncio.gather(self.writer, return_exceptions=True)
        if self.pen is not None:
            self.pen.close()
        if self.line is not None:
            await self.line.release()
        await self.engine.dispose()
        if self.claim is not None:
            self.claim.release()
            self.claim = None

    # -- writing

    def unless_there(self, table: sa.Table) -> sa.Insert:
        """An insert of rows that another process may be writing too, which are always the same."""
        added: sa.Insert = self._dialect().insert(table).on_conflict_do_nothing()
        return added

    def put(self, table: sa.Table) -> Any:
        """A statement that adds rows, and changes those that are there; always the same one for a table."""
        if table not in self.puts:
            added: Any = self._dialect().insert(table)
            keys = [column.name for column in table.primary_key.columns]
            others = {column.name: added.excluded[column.name] for column in table.columns if column.name not in keys}
            self.puts[table] = added.on_conflict_do_update(index_elements=keys, set_=others)
            if self.pen is not None:
                self.pen.at_once[self.puts[table]] = all_at_once(table, keys)
        return self.puts[table]

    def _dialect(self) -> Any:
        if self.pen is not None:
            return sqlite
        from sqlalchemy.dialects import postgresql

        return postgresql

    def write(self, *writes: Write) -> asyncio.Future[None]:
        """Queue writes; the future is done once they are on disk."""
        self.loop = self.loop or asyncio.get_running_loop()  # to ask for it each time is a system call
        done: asyncio.Future[None] = self.loop.create_future()
        self.waiting.append(Job(writes, done, self._fences_of(writes)))
        self.wake.set()
        return done

    def _fences_of(self, writes: tuple[Write, ...]) -> dict[str, int]:
        """The fences of the tables that are written. One that this process does not have has none: 0 is nobody's."""
        if self.fences is None:
            return {}
        return {id: self.fences.get(id, 0) for id in fences.tables_of(writes)}

    async def _write_all(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.waiting:
                batch, self.waiting = self.waiting[:LARGEST_BATCH], self.waiting[LARGEST_BATCH:]
                await self._commit(batch)

    async def _commit(self, batch: list[Job]) -> None:
        began = time.perf_counter()
        try:
            moved = await self._transaction(batch)
        except Exception as error:
            log.error("write failed", reason=type(error).__name__)
            self.metrics.store_failures.inc()
            await self._find_out(batch)
            return
        self.silent = False
        self.metrics.commits.observe(len(batch))
        self.metrics.store_seconds.observe(time.perf_counter() - began)
        for job in batch:
            job.end(self._moved(job) if job in moved else None)

    def _moved(self, job: Job) -> Moved:
        for id in job.fences:
            self.when_moved(id)
        return Moved()

    async def _find_out(self, batch: list[Job]) -> None:
        """One by one, so that no change suffers for another."""
        answers = await self._answers()
        for job in batch:
            job.end(await self._insist(job) if answers else InDoubt("the database does not answer"))

    async def _answers(self) -> bool:
        """Whether the database answers; once it has been silent for long nobody is made to wait for it."""
        until = asyncio.get_running_loop().time() + (0.0 if self.silent else PATIENCE)
        while True:
            try:
                await self._read(sa.select(1))
                self.silent = False
                return True
            except StorageError:
                if asyncio.get_running_loop().time() >= until:
                    self.silent = True
                    return False
                await asyncio.sleep(0.1)

    async def _insist(self, job: Job) -> Optional[StorageError]:
        """See to it that a change is stored; what went wrong, if it cannot be."""
        for left in reversed(range(TRIES)):
            try:
                if await self._stored(job):
                    return None
                return self._moved(job) if await self._transaction([job]) else None
            except StorageError:
                return InDoubt("the database does not answer")
            except Exception as error:
                log.error("write failed again", reason=type(error).__name__, left=left)
        try:
            return None if await self._stored(job) else StorageError("the change could not be stored")
        except StorageError:
            return InDoubt("the database does not answer")

    async def _stored(self, job: Job) -> bool:
        """Whether a change that adds rows is there already. One that only changes rows may be made twice."""
        added = job.first_row()
        if added is None:
            return False
        table, row = added
        where = [column == row[column.name] for column in table.primary_key.columns]
        found = await self._read(sa.select(table).where(*where))
        return bool(found) and dict(found[0]._mapping) == row

    async def _transaction(self, jobs: list[Job]) -> list[Job]:
        """Carry out all of these but those whose table has moved, which are returned."""
        if self.pen is not None:
            await self.pen.write([write for job in jobs for write in job.writes])
            return []
        together: dict[Any, list[dict[str, Any]]] = {}
        async with self.engine.begin() as connection:
            held = await fences.held(connection, {id for job in jobs for id in job.fences})
            moved = [job for job in jobs if not held.issuperset(job.fences.items())]
            for statement, parameters in [write for job in jobs if job not in moved for write in job.writes]:
                if parameters is not None and (statement is INSERT_ACTION or statement in self.puts.values()):
                    together.setdefault(statement, []).extend(parameters)
                elif parameters is None:
                    await connection.execute(statement)
                else:
                    await connection.execute(statement, parameters)
            for statement, rows_of_all in together.items():
                await connection.execute(statement, rows_of_all)
        return moved

    # -- reading

    async def all(self, kind: type[R], query: Any) -> list[R]:
        return [kind(**dict(row._mapping)) for row in await self._read(query)]

    async def column(self, query: Any) -> list[Any]:
        """The first value of each row."""
        return [row[0] for row in await self._read(query)]

    async def one(self, kind: type[R], query: Any) -> Optional[R]:
        found = await self.all(kind, query)
        return found[0] if found else None

    async def take(self, kind: type[R], statement: Any) -> Optional[R]:
        """Carry out a statement that returns what it changes, such as a deletion; of several at once one gets it."""
        found = await self.take_all(kind, statement)
        return found[0] if found else None

    async def take_all(self, kind: type[R], statement: Any) -> list[R]:
        """As `take`, all that it changes. It asks for no fence: for what is not the table's own."""
        async with answering(), self.engine.begin() as connection:
            found = list(await connection.execute(statement))
        return [kind(**dict(row._mapping)) for row in found]

    async def key(self, name: str, fresh: bytes) -> bytes:
        """A secret kept in the database: made at the first start, by one process."""
        async with answering(), self.engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
            value = await _key(connection, name)
            if value is None:
                await connection.execute(sa.insert(rows.keys).values(name=name, value=fresh))
                value = fresh
        return value

    async def probe(self) -> None:
        """Write something as every table does, and read it again."""
        mark = secrets.token_bytes(8)
        where = rows.keys.c.name == HEALTH
        looked = sa.select(rows.keys.c.value).where(where)
        before = await self.column(looked)
        await self.write((sa.update(rows.keys).where(where).values(value=mark), None))
        if await self.column(looked) in ([], before):  # another process may have written in between
            raise StorageError("the database does not have what was written")

    async def _read(self, query: Any) -> list[Any]:
        async with answering(), self.engine.connect() as connection:
            return list(await connection.execute(query))


@asynccontextmanager
async def answering() -> AsyncIterator[None]:
    """Whatever fails in here is a `StorageError`."""
    try:
        yield
    except Exception as error:  # of the driver, of its sockets, of SQLAlchemy
        log.error("read failed", reason=type(error).__name__)
        raise StorageError("the database does not answer") from None


INSERT_ACTION = sa.insert(rows.actions)
INSERT_CHAT = sa.insert(rows.chat)
INSERT_PACT = sa.insert(rows.pacts)
INSERT_PLACE = sa.insert(rows.places)
INSERT_TABLE = sa.insert(rows.tables)


def insert(statement: Any, things: Iterable[Struct]) -> Write:
    return statement, [structs.asdict(thing) for thing in things]


def update_table(id: str, **changes: Any) -> Write:
    return sa.update(rows.tables).where(rows.tables.c.id == id).values(**changes), None


def update_place(place: rows.PlaceRow) -> Write:
    c = rows.places.c
    where = sa.and_(c.table_id == place.table_id, c.seat == place.seat)
    changes = {name: value for name, value in structs.asdict(place).items() if name not in ("table_id", "seat")}
    return sa.update(rows.places).where(where).values(**changes), None


def update_pact(pact: rows.PactRow) -> Write:
    c = rows.pacts.c
    where = sa.and_(c.table_id == pact.table_id, c.number == pact.number)
    changes = {"status": pact.status, "settled": pact.settled, "accepted": pact.accepted}
    known = {"told_all": pact.told_all, "withdrawn_by": pact.withdrawn_by}
    return sa.update(rows.pacts).where(where).values(**changes, **known), None


def _nobody_cares(_: str) -> None:
    """Where one process has all tables none can move."""


async def _key(connection: AsyncConnection, name: str) -> Optional[bytes]:
    found = await connection.execute(sa.select(rows.keys.c.value).where(rows.keys.c.name == name))
    return found.scalar_one_or_none()


def _migrate(connection: sa.Connection) -> None:
    from alembic import command
    from alembic.config import Config

    if connection.dialect.name == "postgresql":  # several may start at once
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
