"""What all tables share, and the tables themselves: found, made, kept in memory while they live."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Any, Iterable, NamedTuple, Optional

import msgspec
import sqlalchemy as sa
import structlog

from signoria.kernel import Game, Pack
from signoria.server import protocol as p
from signoria.server import rows
from signoria.server.admin.attendant import Attendant
from signoria.server.analyses.bench import Bench
from signoria.server.by_post.rest import Rests
from signoria.server.connection import Connection
from signoria.server.denied import Denied
from signoria.server.driver import wake
from signoria.server.reels import Reel, Reels
from signoria.server.settings import Settings
from signoria.server.store import Store, Write, insert, update_table
from signoria.server.table import Table
from signoria.server.titles import find_title, load_titles, playable
from signoria.server.together.circle import Circle
from signoria.server.trails import Trails
from signoria.server.watchdog import Watchdog

if TYPE_CHECKING:
    from signoria.server.metrics import Metrics
    from signoria.server.processes.cluster import Cluster
    from signoria.server.thinkers import Thinkers

RESTORE_AT_ONCE = 32

encode = msgspec.json.Encoder().encode
log = structlog.get_logger("hall")


class Furniture(NamedTuple):
    """What differs with the place where a hall stands: see signoria.offline for another."""

    metrics: Metrics
    store: Store
    thinkers: Thinkers
    one_screen: bool = False  # all people sit around it: nobody is ever away


def of_server(settings: Settings) -> Furniture:
    from signoria.server.metrics import Metrics
    from signoria.server.thinkers import Thinkers

    metrics = Metrics()
    store = Store(settings.database_url, metrics, shared=bool(settings.redis_url))
    thinkers = Thinkers(
        settings.thinkers, settings.titles, metrics, settings.thinking_per_person, grandmasters=settings.grandmasters
    )
    return Furniture(metrics, store, thinkers)


def new_id() -> str:
    """120 bits nobody can guess."""
    return secrets.token_urlsafe(15)


class Hall:
    def __init__(self, settings: Settings, furniture: Optional[Furniture] = None) -> None:
        self.settings = settings
        self.titles = tuple(filter(playable, load_titles(settings.titles)))
        own = furniture or of_server(settings)
        self.metrics, self.store, self.thinkers = own.metrics, own.store, own.thinkers
        self.one_screen = own.one_screen
        self.pulse = Pulse(self.store)
        self.reels = Reels()
        self.analyses = Bench(self)
        self.rests = Rests(self)
        self.trails = Trails()
        self.live: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Future[Table]] = {}
        self.packs: dict[str, Pack] = {}
        self.texts: dict[str, tuple[str, str]] = {}
        self.secret = b""
        self.restored = asyncio.Event()
        self.jobs: list[asyncio.Task[None]] = []
        self.cluster: Optional[Cluster] = None  # where several processes share the tables
        self.operator = Attendant(self)
        self.circle = Circle(self)
        self.draining = False  # it is about to end
        self.metrics.watch(self)

    async def open(self) -> None:
        await self.store.open()
        self.secret = self.settings.secret.encode() or await self.store.key("cookies", secrets.token_bytes(32))
        await self._keep_packs()
        if self.settings.redis_url:
            from signoria.server.processes.cluster import Cluster

            self.cluster = Cluster(self)
            await self.cluster.open()
        await self.operator.open()
        always = (self.metrics.watch_loop(), self._sweep(), Watchdog(self).run(), self.operator.run())
        self.jobs = [asyncio.create_task(job) for job in always]
        if self.cluster is not None and self.thinkers.workers:
            self.jobs.append(asyncio.create_task(self.thinkers.prepare()))
        if self.settings.restore_at_start and self.cluster is None:
            self.jobs.append(asyncio.create_task(self._restore_all()))
        log.info("open", titles=[title.id for title in self.titles])

    async def close(self) -> None:
        for job in self.jobs:
            job.cancel()
        await asyncio.gather(*self.jobs, return_exceptions=True)
        await self.analyses.close()
        if self.cluster is not None:
            await self.cluster.close()
        for table in list(self.live.values()):
            await table.close()
        await self.thinkers.close()
        await self.store.close()

    # -- small things everybody needs

    def title(self, id: str) -> Game:
        title = find_title(id, self.titles)
        if title is None:
            raise Denied("no-game", f"unknown game {id!r}", 404)
        return title

    def send(self, connection: Connection, message: Any) -> None:
        connection.push(encode(message))

    def accept(self, table: Table, connection: Connection, client_id: str) -> None:
        self.send(connection, p.Accepted(client_id, table.viewers[connection.seat].version))

    def pack_text(self, pack: Optional[Pack]) -> Optional[tuple[str, str]]:
        return self.texts.get(pack.hash) if pack is not None else None

    def unready(self) -> str:
        """Why nobody should be sent here for now; empty if there is no reason."""
        if self.draining:
            return "it is about to end"
        if self.settings.restore_at_start and not self.restored.is_set():
            return "it is starting"
        if self.cluster is not None and not self.cluster.post.up:
            return "Redis does not answer"
        return "" if self.sure() else "the database does not answer"

    def must_take_tables(self) -> None:
        """Refuse a new table while the server is about to end, or closed as announced."""
        if self.draining or self.operator.closes():
            raise Denied("no-new-tables", "this server is closing for a while", 503)

    # -- tables

    async def table(self, id: str) -> Table:
        """The live table, brought back from the database if it sleeps."""
        table = self.live.get(id)
        if table is not None:
            return table
        waiting = self.loading.get(id)
        if waiting is None:
            waiting = asyncio.ensure_future(self._load(id))
            self.loading[id] = waiting
            waiting.add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(waiting)

    async def _load(self, id: str) -> Table:
        if self.cluster is not None:
            return await self.cluster.load(id)
        row, *parts = await self.stored(id)
        return await self.revive(row, *parts)

    async def reach(self, id: str, connection: Connection, known: tuple[int, int]) -> Any:
        """The table, or where another process has it the near end of a pipe to it."""
        if self.cluster is not None:
            return await self.cluster.reach(id, connection, known)
        return await self.table(id)

    def hint(self, found: Any) -> dict[str, str]:
        """Told with the handshake: which process has the table, so that a proxy may lead others straight there."""
        return {} if self.cluster is None else self.cluster.hint(found)

    def sure(self) -> bool:
        """Whether all tables in memory are certainly this process's."""
        return self.cluster is None or self.cluster.leases.sure()

    def made_with(self, id: str) -> list[Write]:
        """What must be written with a new table."""
        return [] if self.cluster is None else self.cluster.made_with(id)

    async def stored(self, id: str) -> tuple[Any, ...]:
        """All the database has of a table: its row, places, actions, chat, promises, nonces and orders."""
        row = await self.store.one(rows.TableRow, sa.select(rows.tables).where(rows.tables.c.id == id))
        if row is None or find_title(row.game, self.titles) is None:
            raise Denied("no-table", status=404)
        await self.look_up(row.pack)
        places, *parts = [await self._rows(kind, where, id, order) for kind, where, order in GROUPED]
        await self.know_rests([row], places)
        return row, places, *parts

    async def know_rests(self, found: list[rows.TableRow], places: Iterable[rows.PlaceRow]) -> None:
        """When the people of tables by post rest."""
        by_post = {row.id for row in found if row.clock is not None and row.clock.get("post")}
        await self.rests.load({place.user_id for place in places if place.table_id in by_post})

    async def revive(self, row: rows.TableRow, places: Any, *parts: Any) -> Table:
        table, title = self.asleep(row, places), self.title(row.game)
        before = (row.status, row.rules_version)
        if table.restore(*parts) and row.status == "running":
            row.rules_version = title.rules_version
        if before != (row.status, row.rules_version):
            await self.store.write(update_table(row.id, status=row.status, rules_version=row.rules_version))
        self.add(table)
        return table

    def asleep(self, row: rows.TableRow, places: list[rows.PlaceRow]) -> Table:
        """A table as its rows tell, with the figures it began with; nothing has been played yet."""
        title = self.title(row.game)
        return Table(self, title, row, places, self.pack_of(title, row.pack))

    async def described(self, found: list[rows.TableRow]) -> list[Table]:
        """Tables for a list: those that are awake, and the others as their rows tell, without playing them again."""
        known = [row for row in found if find_title(row.game, self.titles) is not None]
        asleep = [row.id for row in known if row.id not in self.live]
        places = await self._grouped(rows.PlaceRow, rows.places, "seat", asleep) if asleep else {}
        return [
            self.live.get(row.id) or Table(self, self.title(row.game), row, places.get(row.id, []), None)
            for row in known
        ]  # fmt: skip

    async def _rows(self, kind: Any, where: Any, id: str, order: str) -> list[Any]:
        query = sa.select(where).where(where.c.table_id == id).order_by(where.c[order])
        return await self.store.all(kind, query)

    def add(self, table: Table) -> None:
        self.live[table.row.id] = table
        if self.cluster is not None:
            self.cluster.begin(table)
        table.open()
        table.post(wake)

    async def _restore_all(self) -> None:
        """After a restart every running game goes on, bots included, a few hundred at a time."""
        running = await self.store.all(
            rows.TableRow, sa.select(rows.tables).where(rows.tables.c.status == "running")
        )  # fmt: skip
        for at in range(0, len(running), RESTORE_AT_ONCE):
            group = [row for row in running[at : at + RESTORE_AT_ONCE] if row.id not in self.live]
            found = [
                await self._grouped(kind, where, order, [row.id for row in group]) for kind, where, order in GROUPED
            ]
            await self.know_rests(group, [place for places in found[0].values() for place in places])
            for row in group:
                if row.id in self.live or row.id in self.loading or find_title(row.game, self.titles) is None:
                    continue
                try:
                    await self.revive(row, *(part.get(row.id, []) for part in found))
                except Exception:
                    log.exception("a table could not be restored", table=row.id)
                await asyncio.sleep(0)
        self.restored.set()
        log.info("restored", tables=len(running))

    async def _grouped(self, kind: Any, where: Any, order: str, ids: list[str]) -> dict[str, list[Any]]:
        query = sa.select(where).where(where.c.table_id.in_(ids)).order_by(where.c.table_id, where.c[order])
        grouped: dict[str, list[Any]] = {}
        for row in await self.store.all(kind, query):
            grouped.setdefault(row.table_id, []).append(row)
        return grouped

    async def _sweep(self) -> None:
        """Tables that nobody watches and nothing drives leave memory; the database keeps them."""
        while True:
            await asyncio.sleep(min(60.0, self.settings.idle_minutes * 60))
            now = asyncio.get_running_loop().time()
            for table in list(self.live.values()):
                idle = now - table.touched > self.settings.idle_minutes * 60
                if idle and table.idle():
                    await self._let_go(table)

    async def _let_go(self, table: Table) -> None:
        if self.cluster is not None:
            await self.cluster.let_go([table])
            return
        del self.live[table.row.id]
        await table.close()

    async def reel(self, table: Table) -> Reel:
        return await self.reels.of(table.row.id, table.record())

    # -- component packs: a game goes on with the figures it began with

    async def _keep_packs(self) -> None:
        kept = await self.store.all(_PackRow, sa.select(rows.packs))
        self.texts = {row.hash: (row.name, row.text) for row in kept}
        for title in self.titles:
            for edition, path in title.editions.items():
                await self._keep_pack(title.pack(edition), path)

    async def _keep_pack(self, pack: Pack, path: Path) -> None:
        if pack.hash not in self.texts:
            text = path.read_text(encoding="utf-8")
            self.texts[pack.hash] = (pack.name, text)
            await self.store.write(insert(self.store.unless_there(rows.packs), [_PackRow(pack.hash, pack.name, text)]))

    def figures(self, hash: str) -> dict[str, Any]:
        """The figures of any edition that was ever played here."""
        if hash not in self.texts:
            raise Denied("no-page", f"no figures {hash!r}", 404)
        return self._older(hash).figures

    async def look_up(self, hash: str) -> None:
        """Figures that another process, of a newer release perhaps, has put into the database since."""
        if hash not in self.texts:
            found = await self.store.all(_PackRow, sa.select(rows.packs).where(rows.packs.c.hash == hash))
            self.texts |= {row.hash: (row.name, row.text) for row in found}

    def pack_of(self, title: Game, hash: str) -> Optional[Pack]:
        """The figures of a table; None: those that are usual now."""
        return None if hash == title.pack().hash else self._older(hash)

    def _older(self, hash: str) -> Pack:
        if hash not in self.packs:
            name, text = self.texts[hash]
            self.packs[hash] = Pack(text, name)
        return self.packs[hash]


class Pulse:
    """Whether the database takes and gives. Anybody may ask, so that it is looked at once a second at most."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.looked = -1.0
        self.looking: Optional[asyncio.Task[None]] = None

    async def feel(self) -> None:
        now = asyncio.get_running_loop().time()
        if self.looking is None or (self.looking.done() and now - self.looked >= 1):
            self.looked, self.looking = now, asyncio.create_task(self.store.probe())
        await asyncio.shield(self.looking)


class _PackRow(msgspec.Struct):
    hash: str
    name: str
    text: str


GROUPED = (
    (rows.PlaceRow, rows.places, "seat"),
    (rows.ActionRow, rows.actions, "number"),
    (rows.ChatRow, rows.chat, "number"),
    (rows.PactRow, rows.pacts, "number"),
    (rows.NonceRow, rows.nonces, "seat"),
    (rows.OrderRow, rows.orders, "number"),
)
