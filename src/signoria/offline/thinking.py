"""Where bots, coach and analysts of a house without a server think: workers beside it, each with a Python of its own.

`Mind` is what runs in such a worker; `RemoteWorker` is how the house speaks to one.
"""

from __future__ import annotations

import asyncio
import io
from typing import Any, Callable, Optional, Protocol, Sequence

import msgspec

from signoria.bots.race import JointRace, Race
from signoria.server.analyses import analyst
from signoria.server.analyses.analyst import AnalysisJob, Report
from signoria.server.analyses.bench import Bench, Work
from signoria.server.thinker import Found, Thinker, ThinkJob, Thought
from signoria.server.thinkers import Thinkers, Worker
from signoria.server.turns import Whose

BOT, ANALYSIS = b"b", b"a"  # what kind of job it is
Answer = Callable[[bytes], None]


class Head(Protocol):
    """A worker that was started: takes jobs, and says each answer to whoever made it."""

    def send(self, data: bytes) -> None: ...
    def end(self) -> None: ...


Hire = Callable[[Answer], Head]


class Mind:
    """In the worker: a job comes in; its answers go out."""

    def __init__(self, answer: Answer) -> None:
        self.answer = answer
        self.thinker = Thinker()

    def hear(self, data: bytes) -> None:
        if data[:1] == BOT:
            self.answer(msgspec.msgpack.encode(self._think(msgspec.msgpack.decode(data[1:], type=ThinkJob))))
        else:
            self._analyse(msgspec.msgpack.decode(data[1:], type=AnalysisJob))

    def _think(self, job: ThinkJob) -> Thought:
        try:
            return self.thinker.think(job)
        except Exception as error:
            self.thinker.replicas.pop(job.table, None)
            return Thought(-1, f"{type(error).__name__}: {error}", number=job.number)

    def _analyse(self, job: AnalysisJob) -> None:
        desk = _Desk(self.answer)
        try:
            analyst.work(job, desk)
        except Exception as error:
            desk.send(Report(error=f"{type(error).__name__}: {error}"))


class _Desk(analyst.Desk):
    def __init__(self, answer: Answer) -> None:
        super().__init__(io.BytesIO())
        self.answer = answer

    def send(self, report: Report) -> None:
        self.answer(msgspec.msgpack.encode(report))


class Line:
    """One head at work, and what it has said."""

    def __init__(self, hire: Hire) -> None:
        self.answers: asyncio.Queue[bytes] = asyncio.Queue()
        self.head = hire(self.answers.put_nowait)
        self.returncode: Optional[int] = None

    async def report(self) -> Report:
        return msgspec.msgpack.decode(await self.answers.get(), type=Report)

    def kill(self) -> None:
        self.returncode = -1
        self.head.end()

    async def wait(self) -> int:
        return self.returncode or 0


class RemoteWorker(Worker):
    """As a worker process of a server."""

    def __init__(self, hire: Hire) -> None:
        super().__init__(())
        self.hire = hire

    async def _start(self) -> None:
        self.told.clear()
        self.process: Any = Line(self.hire)

    async def _send(self, job: ThinkJob) -> Thought:
        self.process.head.send(BOT + msgspec.msgpack.encode(job))
        return msgspec.msgpack.decode(await self.process.answers.get(), type=Thought)


class LocalThinkers(Thinkers):
    """One person has all workers: a search that would leave some of them idle is shared out among them."""

    def __init__(self, workers: Sequence[Worker], metrics: Any) -> None:
        super().__init__(0, (), metrics, len(workers), workers)
        self.deciding = 0

    async def _decision(self, job: ThinkJob, whose: Whose) -> tuple[Thought, float]:
        self.deciding += 1
        try:
            await asyncio.sleep(0)  # bots that are asked together share the workers evenly
            share = len(self.workers) // self.deciding
            if share < 2 or not job.seconds:
                return await self._ask(job, whose)
            shared = msgspec.structs.replace(job, minds=share)
            return together(
                await asyncio.gather(*(self._ask(shared, whose) for _ in range(share)), return_exceptions=True)
            )
        finally:
            self.deciding -= 1


def together(heard: list[tuple[Thought, float] | BaseException]) -> tuple[Thought, float]:
    """What several found about one decision. Whoever was lost is done without, unless all were."""
    told = [each for each in heard if not isinstance(each, BaseException)]
    if not told:
        raise next(each for each in heard if isinstance(each, BaseException))
    found = [thought.found for thought, _ in told if thought.found is not None]
    thought, began = told[0]
    if len(found) < 2:
        return thought, began
    return Thought(JointRace([race_of(each) for each in found]).choice()), began


def race_of(found: Found) -> Race:
    race = Race(list(found.results), found.advice)
    race.results = found.results
    return race


class LocalBench(Bench):
    """Analyses have a worker of their own while they last."""

    hire: Hire

    async def _analyst(self, work: Work) -> bytes:
        line = Line(self.hire)
        try:
            line.head.send(ANALYSIS + msgspec.msgpack.encode(work.job))
            return await work.follow(line.report)
        finally:
            line.kill()
