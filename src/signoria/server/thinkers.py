"""The pool of worker processes in which bots think. A worker that crashes or hangs is replaced."""

from __future__ import annotations

import asyncio
import sys
from collections import deque
from typing import Optional

import msgspec
import structlog

from signoria.server.metrics import Metrics
from signoria.server.thinker import HEADER, READY, ThinkJob, Thought

START_SECONDS = 60.0
FALLBACK = "random"

log = structlog.get_logger("bots")


class WorkerLost(RuntimeError):
    """The worker gave no usable answer."""


class Worker:
    """One child process; used by one job at a time."""

    def __init__(self, titles: tuple[str, ...]) -> None:
        self.titles = titles
        self.process: Optional[asyncio.subprocess.Process] = None

    async def answer(self, job: ThinkJob) -> Thought:
        try:
            if self.process is None or self.process.returncode is not None:
                await asyncio.wait_for(self._start(), START_SECONDS)
            thought = await asyncio.wait_for(self._exchange(job), job.budget)
        except (TimeoutError, asyncio.IncompleteReadError, ConnectionError, msgspec.DecodeError) as error:
            await self.stop()
            raise WorkerLost("hung" if isinstance(error, TimeoutError) else "crashed") from None
        if thought.error:
            raise WorkerLost(thought.error)
        return thought

    async def _exchange(self, job: ThinkJob) -> Thought:
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
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "signoria.server.thinker", *self.titles,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
        )  # fmt: skip
        assert self.process.stdout is not None
        await self.process.stdout.readexactly(len(READY))

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        await process.wait()


class Thinkers:
    """Hands each decision to a free worker, if possible the one that knows the game already."""

    def __init__(self, size: int, titles: tuple[str, ...], metrics: Metrics) -> None:
        self.workers = [Worker(titles) for _ in range(size)]
        self.free = list(self.workers)
        self.waiting: deque[asyncio.Future[Worker]] = deque()
        self.last: dict[str, Worker] = {}
        self.metrics = metrics

    async def decide(self, job: ThinkJob) -> int:
        """The bot's answer; after a crash or hang a random legal one from a fresh worker.

        Whoever stops waiting leaves the worker to finish: its answer is dropped, not mistaken.
        """
        deciding = asyncio.ensure_future(self._decide(job))
        deciding.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(deciding)

    async def _decide(self, job: ThinkJob) -> int:
        while True:
            try:
                return (await self._ask(job)).action
            except WorkerLost as lost:
                kind = str(lost) if str(lost) in ("hung", "crashed") else "failed"
                self.metrics.bot_failures.labels(kind).inc()
                log.warning("bot replaced", table=job.table, level=job.level, reason=str(lost)[:300])
                if job.level == FALLBACK and kind == "failed":
                    raise
                job = msgspec.structs.replace(job, level=FALLBACK)

    async def listen(self, job: ThinkJob) -> Thought:
        """An aside that one of the job's talkers wants to make; silence if the worker is lost."""
        try:
            return await self._ask(job)
        except WorkerLost as lost:
            self.metrics.bot_failures.labels("aside").inc()
            log.warning("bots fell silent", table=job.table, reason=str(lost)[:300])
            return Thought(-1, talks=False)

    async def _ask(self, job: ThinkJob) -> Thought:
        worker = await self._take(job.table)
        try:
            return await worker.answer(job)
        finally:
            self._give_back(worker)

    async def _take(self, table: str) -> Worker:
        known = self.last.get(table)
        if self.free:
            worker = known if known in self.free else self.free[-1]
            assert worker is not None
            self.free.remove(worker)
        else:
            future: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
            self.waiting.append(future)
            worker = await future
        self.last[table] = worker
        if len(self.last) > 10_000:
            self.last.pop(next(iter(self.last)))
        return worker

    def _give_back(self, worker: Worker) -> None:
        while self.waiting:
            future = self.waiting.popleft()
            if not future.done():
                future.set_result(worker)
                return
        self.free.append(worker)

    async def close(self) -> None:
        for worker in self.workers:
            await worker.stop()
