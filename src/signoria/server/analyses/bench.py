"""Where finished games are analysed: a short queue, few processes, and whoever waits is told how far it is."""

from __future__ import annotations

import asyncio
import secrets
import sys
from collections import Counter
from functools import partial
from typing import TYPE_CHECKING, Any, Awaitable, Callable

import msgspec
import structlog

from signoria.bots.levels import levels_of
from signoria.server.analyses.analyst import AnalysisJob, Report
from signoria.server.analyses.shelf import DONE, LEASE_MS, RUNNING, Shelf, told_in
from signoria.server.denied import Denied
from signoria.server.pacts import agreed
from signoria.server.protocol import AnalysisInfo
from signoria.server.thinker import HEADER
from signoria.server.throttle import Throttle
from signoria.teacher.analysis import FORMAT

if TYPE_CHECKING:
    from signoria.server.hall import Hall
    from signoria.server.table import Table

MOST_WAITING = 24
MOST_OF_ONE = 2  # waiting or under way for one person
HOUR = 3600.0
PATIENCE = 5.0  # times its time after which an analysis hangs: it keeps to three times itself
START_SECONDS = 60.0
POLL = 2.0  # seconds between two looks at what another process does

log = structlog.get_logger("analyses")


class Work:
    """One analysis that waits or is under way here."""

    def __init__(self, table_id: str, person: str, job: AnalysisJob) -> None:
        self.table_id, self.person, self.job = table_id, person, job
        self.begun = False
        self.report = Report()
        self.told: Any = None
        self.version = 1
        self.changed = asyncio.Event()

    def take(self, report: Report) -> None:
        self.report = report
        if report.told:
            self.told = msgspec.json.decode(report.told)
        self.change()

    async def follow(self, next_report: Callable[[], Awaitable[Report]]) -> bytes:
        """Take what an analyst reports until it is through."""
        while True:
            report = await next_report()
            if report.error:
                raise RuntimeError(report.error)
            self.take(report)
            if report.finished:
                return report.told

    def change(self) -> None:
        self.version += 1
        self.changed.set()
        self.changed = asyncio.Event()


class Bench:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.shelf = Shelf(hall.store, secrets.token_hex(8))
        self.asked = Throttle(hall.settings.analyses_per_hour, HOUR)
        self.work: dict[str, Work] = {}  # in the order in which they were asked for
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.seats = asyncio.Semaphore(hall.settings.analysts)

    # -- what people ask

    async def ask(self, table: Table, person: str) -> AnalysisInfo:
        """Have a finished game analysed, unless that is done or under way."""
        id = table.row.id
        known = await self.look(table)
        if known.status in ("waiting", "running", "done"):
            return known
        self._must_have_room(person)
        await self.asked.pass_everywhere(self.hall.cluster, "analyses", person, "too many analyses within an hour")
        if id not in self.work and await self.shelf.claim(id, edition(table)):
            self.work[id] = Work(id, person, job_of(table))
            self.tasks[id] = asyncio.create_task(self._run(self.work[id]), name=f"analysis of {id}")
        return await self.look(table)

    def _must_have_room(self, person: str) -> None:
        if len(self.work) >= MOST_WAITING:
            raise Denied("no-analysis-room", f"{len(self.work)} games wait to be analysed", 429)
        if Counter(work.person for work in self.work.values())[person] >= MOST_OF_ONE:
            raise Denied("no-analysis-more", f"{MOST_OF_ONE} analyses of yours wait or are under way", 429)

    async def look(self, table: Table, after: int = 0, seconds: float = 0.0) -> AnalysisInfo:
        """How far it is; with `after` it waits for something newer than that version, for so long at most."""
        work = self.work.get(table.row.id)
        if work is not None:
            if after == work.version and seconds:
                await _wait(work.changed, seconds)
            return self._info(work)
        row = await self.shelf.find(table.row.id)
        if row is None or row.edition != edition(table):
            return AnalysisInfo("none")
        if row.status == DONE:
            return AnalysisInfo("done", analysis=told_in(row))
        if row.status == RUNNING:  # another process has it
            await asyncio.sleep(min(POLL, seconds))
            return AnalysisInfo("waiting", version=1)
        return AnalysisInfo("failed")

    def _info(self, work: Work) -> AnalysisInfo:
        if not work.begun:
            ahead = list(self.work).index(work.table_id)
            return AnalysisInfo("waiting", ahead=ahead, version=work.version)
        done = work.report
        return AnalysisInfo("running", done.done, done.total, version=work.version, analysis=work.told)

    # -- the work

    async def _run(self, work: Work) -> None:
        id = work.table_id
        beating = asyncio.create_task(self._beat(work))
        try:
            async with self.seats:
                work.begun = True
                work.change()
                told = await asyncio.wait_for(self._analyst(work), work.job.seconds * PATIENCE + START_SECONDS)
            await self.shelf.keep(id, told)
        except asyncio.CancelledError:
            await asyncio.shield(self.shelf.fail(id))
            raise
        except Exception as error:
            log.warning("an analysis failed", table=id, reason=f"{type(error).__name__}: {error}"[:300])
            self.hall.metrics.bot_failures.labels("analysis").inc()
            await self.shelf.fail(id)
        finally:
            beating.cancel()
            self.work.pop(id, None)
            self.tasks.pop(id, None)
            work.change()

    async def _beat(self, work: Work) -> None:
        """While it waits or is under way; if somebody else took it over, it is theirs."""
        while True:
            await asyncio.sleep(LEASE_MS / 3000)
            if not await self.shelf.beat(work.table_id):
                self.tasks[work.table_id].cancel()
                return

    async def _analyst(self, work: Work) -> bytes:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "signoria.server.analyses.analyst", *self.hall.settings.titles,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
        )  # fmt: skip
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            data = msgspec.msgpack.encode(work.job)
            process.stdin.write(HEADER.pack(len(data)) + data)
            await process.stdin.drain()
            return await work.follow(partial(_read, process.stdout))
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()

    async def close(self) -> None:
        """Whatever is under way is given up; its claim is free at once."""
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _read(source: asyncio.StreamReader) -> Report:
    header = await source.readexactly(HEADER.size)
    return msgspec.msgpack.decode(await source.readexactly(HEADER.unpack(header)[0]), type=Report)


async def _wait(event: asyncio.Event, seconds: float) -> None:
    try:
        await asyncio.wait_for(event.wait(), seconds)
    except TimeoutError:
        return


def edition(table: Table) -> str:
    """What an analysis hangs on beside the game: whoever has another looks anew."""
    return f"{FORMAT}.{table.title.rules_version}"


def job_of(table: Table) -> AnalysisJob:
    assert table.g is not None
    record = table.record()
    promises = [
        {
            "author": row.author, "to": row.to_seat, "template": row.template, "args": row.args, "until": row.until,
            "status": row.status, "settled": row.settled, "number": row.number,
        }
        for row in table.pacts.rows
        if agreed(row)
    ]  # fmt: skip
    seconds = table.hall.settings.analysis_seconds or levels_of(table.row.game).analysis_seconds
    return AnalysisJob(
        game=table.row.game, seats=record.seats, options=record.options, seed=record.seed, actions=record.actions,
        scores=table.g.scores, winners=table.g.winners, seconds=seconds, promises=promises,
        pack=table.hall.pack_text(table.pack), scene=record.scene,
    )  # fmt: skip
