"""The pool of worker processes in which bots think. A worker that crashes, hangs or is confused is replaced."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter, OrderedDict
from itertools import count
from typing import TYPE_CHECKING, Any, Optional, Sequence

import msgspec
import structlog

from signoria.server.thinker import GENTLY, HEADER, READY, REPLICAS, ThinkJob, Thought
from signoria.server.turns import Turns, Waiter, Whose
from signoria.teacher.coach import Advice

if TYPE_CHECKING:
    from signoria.server.metrics import Metrics

START_SECONDS = 60.0
FALLBACK = "random"
GRANDMASTER = "grandmaster"
HURRIED = 0.2  # seconds of search for a job that has waited too long
KINDS = ("hung", "crashed", "confused")

log = structlog.get_logger("bots")


class WorkerLost(RuntimeError):
    """The worker gave no usable answer."""


class Worker:
    """One child process; used by one job at a time."""

    def __init__(self, titles: tuple[str, ...], gently: bool = False) -> None:
        self.titles, self.gently = titles, gently
        self.process: Optional[asyncio.subprocess.Process] = None
        self.began = 0.0  # when it was ready for its job
        self.told: OrderedDict[str, ThinkJob] = OrderedDict()  # the last job of each table that its process has
        self.starting: Optional[asyncio.Task[None]] = None

    async def answer(self, job: ThinkJob) -> Thought:
        """The answer to this job and no other: whatever leaves one unread ends the process."""
        try:
            if not self.ready:
                await asyncio.wait_for(self.prepare(), START_SECONDS)
            self.began = asyncio.get_running_loop().time()
            thought = await asyncio.wait_for(self._exchange(job), job.budget)
        except (TimeoutError, asyncio.IncompleteReadError, ConnectionError, msgspec.DecodeError) as error:
            await self.stop()
            raise WorkerLost("hung" if isinstance(error, TimeoutError) else "crashed") from None
        except BaseException:
            self._kill()
            raise
        if thought.number != job.number:
            await self.stop()
            raise WorkerLost("confused")
        if thought.error:
            raise WorkerLost(thought.error)
        return thought

    @property
    def ready(self) -> bool:
        return self.starting is None and self.process is not None and self.process.returncode is None

    async def prepare(self) -> None:
        """Have a process that is ready; whoever comes while it starts waits for the same one."""
        if self.ready:
            return
        if self.starting is None:
            self.starting = asyncio.create_task(self._start())
            self.starting.add_done_callback(self._started)
        await asyncio.shield(self.starting)

    def _started(self, task: asyncio.Task[None]) -> None:
        self.starting = None
        if not task.cancelled():
            task.exception()  # whoever waits for it sees it

    async def _exchange(self, job: ThinkJob) -> Thought:
        """Of a game that the process has it is sent what is new, unless it should have forgotten it."""
        thought = await self._send(news(self.told.pop(job.table, None), job))
        if thought.forgot:
            thought = await self._send(job)
        if not thought.error:
            self.told[job.table] = job
        if len(self.told) > REPLICAS:
            self.told.popitem(last=False)
        return thought

    async def _send(self, job: ThinkJob) -> Thought:
        assert self.process is not None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        data = msgspec.msgpack.encode(job)
        self.process.stdin.write(HEADER.pack(len(data)) + data)
        await self.process.stdin.drain()
        header = await self.process.stdout.readexactly(HEADER.size)
        return msgspec.msgpack.decode(await self.process.stdout.readexactly(HEADER.unpack(header)[0]), type=Thought)

    async def _start(self) -> None:
        """A fresh process; it says when it has imported the titles."""
        self.told.clear()
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "signoria.server.thinker", *([GENTLY] if self.gently else []), *self.titles,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
        )  # fmt: skip
        assert self.process.stdout is not None
        await self.process.stdout.readexactly(len(READY))

    def _kill(self) -> Optional[asyncio.subprocess.Process]:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            process.kill()
        return process

    async def stop(self) -> None:
        process = self._kill()
        if process is not None:
            await process.wait()


def news(told: Optional[ThinkJob], job: ThinkJob) -> ThinkJob:
    """What a process has to be told of a job after another of the same table. After an undo fewer actions stand."""
    if told is None or _begun(told) != _begun(job):
        return job
    stand = len(told.actions)
    if told.actions != job.actions[:stand]:
        stand = next(
            (at for at, pair in enumerate(zip(told.actions, job.actions)) if pair[0] != pair[1]), len(job.actions)
        )
    if not stand:
        return job
    later = job.actions[stand:]
    return msgspec.structs.replace(job, actions=later, base=stand, options={}, seed=b"", pack=None, scene="")


def _begun(job: ThinkJob) -> tuple[Any, ...]:
    """What a game hangs on beside its actions."""
    return job.game, job.seats, job.seed, job.scene, job.pack, job.options


class Decision(msgspec.Struct):
    """A bot's answer, and when a worker was ready to look for it."""

    action: int
    began: float


class Thinkers:
    """Hands each job, in fair turns, to a free worker, if possible the one that knows the game already.

    Grandmasters have workers of their own: nobody else waits while they think.
    """

    def __init__(
        self, size: int, titles: tuple[str, ...], metrics: Metrics, per_person: int = 0,
        workers: Sequence[Worker] = (), grandmasters: int = 0,
    ) -> None:  # fmt: skip
        self.workers = list(workers) or [Worker(titles) for _ in range(size)]
        apart = [Worker(titles, gently=True) for _ in range(grandmasters)]
        self.apart = Thinkers(0, (), metrics, per_person, apart) if apart else None
        self.free = list(self.workers)
        self.turns = Turns(len(self.workers), per_person)
        self.last: dict[str, Worker] = {}
        self.numbers = count(1)
        self.at_work: set[asyncio.Task[tuple[Thought, float]]] = set()
        self.thinking: Counter[str] = Counter()  # jobs under way by table
        self.metrics = metrics

    async def prepare(self) -> None:
        """Start a worker before anybody needs it: a game that comes from a process which has died must go on soon."""
        try:
            await self.workers[0].prepare()
        except (OSError, EOFError) as error:
            log.error("no worker could be started", reason=type(error).__name__)

    async def decide(self, job: ThinkJob, whose: Whose) -> Decision:
        """The bot's answer; after a crash or hang a random legal one from a fresh worker."""
        if self.apart is not None and job.level.partition("/")[0] == GRANDMASTER:
            return await self.apart.decide(job, whose)
        while True:
            try:
                thought, began = await self._decision(job, whose)
                return Decision(thought.action, began)
            except WorkerLost as lost:
                kind = str(lost) if str(lost) in KINDS else "failed"
                self.metrics.bot_failures.labels(kind).inc()
                log.warning("bot replaced", table=job.table, level=job.level, reason=str(lost)[:300])
                if job.level == FALLBACK and kind == "failed":
                    raise
                job = msgspec.structs.replace(job, level=FALLBACK)

    async def _decision(self, job: ThinkJob, whose: Whose) -> tuple[Thought, float]:
        """Thought out by one worker."""
        return await self._ask(job, whose)

    async def listen(self, job: ThinkJob, whose: Whose) -> Thought:
        """An aside that one of the job's talkers wants to make; silence if the worker is lost."""
        try:
            return (await self._ask(job, whose))[0]
        except WorkerLost as lost:
            self.metrics.bot_failures.labels("aside").inc()
            log.warning("bots fell silent", table=job.table, reason=str(lost)[:300])
            return Thought(-1, talks=False)

    async def advise(self, job: ThinkJob, whose: Whose) -> Optional[Advice]:
        """What the coach says; nothing if the worker is lost."""
        try:
            return (await self._ask(job, whose))[0].advice
        except WorkerLost as lost:
            self.metrics.bot_failures.labels("coach").inc()
            log.warning("the coach fell silent", table=job.table, reason=str(lost)[:300])
            return None

    async def _ask(self, job: ThinkJob, whose: Whose) -> tuple[Thought, float]:
        """Whoever stops waiting loses the turn, or leaves the worker to finish what nobody will read."""
        waiter = self.turns.put(whose, msgspec.structs.replace(job, number=next(self.numbers)))
        self._serve()
        try:
            await waiter.called
        except asyncio.CancelledError:
            self.turns.drop(waiter)
            if waiter.called.done() and not waiter.called.cancelled():
                self.turns.done(whose.person, 0.0)
                self._serve()
            raise
        running = asyncio.create_task(self._run(waiter))
        self.at_work.add(running)
        running.add_done_callback(self._over)
        return await asyncio.shield(running)

    def _over(self, running: asyncio.Task[tuple[Thought, float]]) -> None:
        self.at_work.discard(running)
        if not running.cancelled():
            running.exception()  # whoever wanted to know has seen it

    async def _run(self, waiter: Waiter) -> tuple[Thought, float]:
        loop, whose = asyncio.get_running_loop(), waiter.whose
        began, worker = loop.time(), self._best(whose.table)
        self.thinking[whose.table] += 1
        try:
            return await worker.answer(waiter.job), worker.began
        finally:
            self.thinking -= Counter([whose.table])
            self.free.append(worker)
            self.turns.done(whose.person, loop.time() - began)
            self._serve()

    def _serve(self) -> None:
        """Call as many as there are free workers."""
        while sum(self.turns.running.values()) < len(self.workers):
            waiter = self.turns.next()
            if waiter is None:
                return
            if waiter.called.done():
                self.turns.done(waiter.whose.person, 0.0)
            else:
                waiter.called.set_result(None)

    def _best(self, table: str) -> Worker:
        known = self.last.pop(table, None)
        worker = known if known in self.free else self.free[-1]
        assert worker is not None
        self.free.remove(worker)
        self.last[table] = worker
        if len(self.last) > 10_000:
            self.last.pop(next(iter(self.last)))
        return worker

    def hurry(self, table: str) -> bool:
        """Jobs of a table that have waited too long are cut short; False if none waits."""
        waiters = self.turns.of_table(table)
        for waiter in waiters:
            if waiter.job.seconds:
                waiter.job.seconds = min(waiter.job.seconds, HURRIED)
        apart = self.apart is not None and self.apart.hurry(table)
        return bool(waiters) or apart

    def queue(self) -> int:
        """Jobs that wait for a worker."""
        people = [each for tier in self.turns.waiting.values() for each in tier.values()]
        apart = self.apart.queue() if self.apart is not None else 0
        return sum(len(waiters) for tables in people for waiters in tables.values()) + apart

    def busy(self) -> int:
        """Workers at a decision."""
        return len(self.at_work) + (self.apart.busy() if self.apart is not None else 0)

    async def close(self) -> None:
        for worker in self.workers:
            await worker.stop()
        if self.apart is not None:
            await self.apart.close()
