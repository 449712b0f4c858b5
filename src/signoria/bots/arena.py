"""Many games between bots, on the cores of this machine or on a Ray cluster."""

from __future__ import annotations

from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, Callable, Final, Iterator, Protocol

from signoria.bots import specs
from signoria.bots.match import play
from signoria.bots.results import Outcome, ResultsFile, pairing_tally
from signoria.bots.schedule import Job, Plan, check, deal_seed, jobs, lineups, luck_seed
from signoria.bots.sight import Bot
from signoria.bots.usage import Counts, added
from signoria.titles import game

BACKENDS: Final = ("local", "ray")
STOP_Z: Final = 2.81  # 99.5 %: looking again and again, a 95 % interval would stop by chance too often
STOP_AFTER: Final = 40  # games of a pairing before it may be stopped
CLUSTER_TASKS: Final = 64  # games under way at once on a cluster


class Pool(Protocol):
    """Where games are played."""

    def run(self, plan: Plan, todo: list[Job], stopped: Callable[[Job], bool]) -> Iterator[Outcome]:
        """Outcomes as they come in; jobs that are `stopped` are left out."""


@cache
def players(game_id: str, names: tuple[str, ...], seconds: float) -> tuple[Bot, ...]:
    """The bots of one process, made once. The same bot may sit at several seats."""
    return tuple(specs.make(name, game_id, seconds) for name in names)


def run_job(plan: Plan, job: Job) -> Outcome:
    """Play one game. Everything about it is decided by plan and job."""
    bots = players(plan.game, tuple(plan.bots), plan.seconds)
    result = play(
        game(plan.game),
        [bots[who] for who in job.seating],
        plan.seats,
        deal_seed(plan, job),
        plan.options,
        Random(luck_seed(plan, job)),
        plan.components or None,
        seconds=plan.seconds,
        blind=not all(specs.is_level(plan.bots[who]) for who in job.seating),
    )
    return Outcome(
        job=job, scores=result.scores, winners=result.winners, decisions=result.decisions, choices=result.choices,
        options=result.options, asides=result.asides, seconds=round(result.seconds, 4),
        thinking=[round(t, 4) for t in result.thinking], illegal=result.illegal, crashes=result.crashes,
        late=result.late, traits=result.traits, errors=result.errors, usage=usage_by_bot(plan, job, result.usage),
    )  # fmt: skip


def usage_by_bot(plan: Plan, job: Job, usage: list[Counts]) -> dict[str, Counts]:
    return {
        plan.bots[who]: added(counts for counts, sitting in zip(usage, job.seating) if sitting == who)
        for who in sorted({*job.seating})
    }


class LocalPool:
    """Processes on this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def run(self, plan: Plan, todo: list[Job], stopped: Callable[[Job], bool]) -> Iterator[Outcome]:
        if self.workers <= 1:
            yield from (run_job(plan, job) for job in todo if not stopped(job))
            return
        queue = iter(todo)
        with ProcessPoolExecutor(self.workers, mp_context=get_context("spawn")) as pool:
            running: set[Future[Outcome]] = set()
            while True:
                while len(running) < 2 * self.workers and (job := next_job(queue, stopped)) is not None:
                    running.add(pool.submit(run_job, plan, job))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()


def next_job(queue: Iterator[Job], stopped: Callable[[Job], bool]) -> Job | None:
    return next((job for job in queue if not stopped(job)), None)


class RayPool:
    """A Ray cluster: the one named by `address`, or one started here with so many workers."""

    def __init__(self, workers: int, address: str = "") -> None:
        self.workers, self.address = workers, address

    def run(self, plan: Plan, todo: list[Job], stopped: Callable[[Job], bool]) -> Iterator[Outcome]:
        try:
            import ray
        except ImportError:
            raise ValueError("the backend ray needs the extra: pip install 'signoria[ray]'") from None
        own: dict[str, Any] = {"num_cpus": self.workers, "include_dashboard": False}
        ray.init(**({"address": self.address} if self.address else own), log_to_driver=False)
        try:
            task = ray.remote(run_job)
            queue = iter(todo)
            running: list[Any] = []
            while True:
                while len(running) < CLUSTER_TASKS and (job := next_job(queue, stopped)) is not None:
                    running.append(task.remote(plan, job))
                if not running:
                    return
                done, running = ray.wait(running)
                yield from ray.get(done)
        finally:
            ray.shutdown()


def pool_of(backend: str, workers: int, address: str = "") -> Pool:
    if backend not in BACKENDS:
        raise ValueError(f"backend must be one of {', '.join(BACKENDS)}, got {backend!r}")
    return RayPool(workers, address) if backend == "ray" else LocalPool(workers)


class Arena:
    """A plan, the file of its results, and whether a pairing may stop when it is decided."""

    def __init__(self, plan: Plan, path: Path, stop_early: bool = False) -> None:
        check(plan)
        game(plan.game).start(plan.seats, 0, plan.components or None, **plan.options)
        for name in plan.bots:
            specs.make(name, plan.game)
        self.plan, self.stop_early = plan, stop_early
        self.file = ResultsFile(path, plan)
        self.outcomes = self.file.open()
        done = {outcome.job.number for outcome in self.outcomes}
        self.todo = [job for job in jobs(plan) if job.number not in done]
        self.lineups = lineups(plan)
        self.decided: set[int] = set()
        for pairing in range(len(self.lineups)):
            self.judge(pairing)

    def run(self, pool: Pool, on_outcome: Callable[[Outcome], None] = lambda outcome: None) -> list[Outcome]:
        try:
            for outcome in pool.run(self.plan, self.todo, self.stopped):
                self.file.write(outcome)
                self.outcomes.append(outcome)
                on_outcome(outcome)
                self.judge(outcome.job.pairing)
        finally:
            self.file.close()
        self.outcomes.sort(key=lambda outcome: outcome.job.number)
        return self.outcomes

    def stopped(self, job: Job) -> bool:
        return job.pairing in self.decided

    def judge(self, pairing: int) -> None:
        """Stop a pairing whose first bot is clearly above or below its fair share, after a whole deal."""
        if not self.stop_early or self.plan.design == "mixed":
            return
        tally = pairing_tally(self.outcomes, pairing, self.lineups[pairing][0])
        if tally.games < STOP_AFTER or tally.games % self.plan.seats:
            return
        low, high = tally.interval(STOP_Z)
        if low > 1 / self.plan.seats or high < 1 / self.plan.seats:
            self.decided.add(pairing)
