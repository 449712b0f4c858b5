"""Where many games are played: in this process, in several of this machine, or on a Ray cluster of many machines."""

from __future__ import annotations

import logging
import os
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from hashlib import blake2b
from itertools import chain, islice
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Callable, Final, Iterator, Protocol, TypeVar

import signoria

BACKENDS: Final = ("local", "ray")
MOST_DEATHS: Final = 5
PLAYED_BY: Final = ("kernel", "titles", "bots", "envs", "judgement")  # the code that results depend on

T = TypeVar("T")
Task = tuple[Any, ...]


class Pool(Protocol):
    def each(self, work: Callable[..., T], tasks: Iterator[Task], ahead: int = 1) -> Iterator[tuple[Task, T]]:
        """Every task once, with its result, as they come in; `ahead` for each worker are taken before they are due."""


class LocalPool:
    """Processes on this machine. If one is killed, they are replaced, and what was not finished is done again: a task
    decides its result, and each result is handed on once."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def each(self, work: Callable[..., T], tasks: Iterator[Task], ahead: int = 1) -> Iterator[tuple[Task, T]]:
        if self.workers <= 1:
            yield from ((task, work(*task)) for task in tasks)
            return
        again: list[Task] = []
        deaths = 0  # one after the other, without a result between them
        while True:
            running: dict[Future[T], Task] = {}
            try:
                for done in self._until_broken(work, chain(again, tasks), ahead, running):
                    deaths = 0
                    yield done
                return
            except BrokenProcessPool:
                deaths, again = deaths + 1, [*running.values()]
            if deaths > MOST_DEATHS:
                raise ValueError(
                    f"workers died {deaths} times in a row; the first task was {again[0]!r:.200}"
                ) from None

    def _until_broken(
        self, work: Callable[..., T], tasks: Iterator[Task], ahead: int, running: dict[Future[T], Task]
    ) -> Iterator[tuple[Task, T]]:
        """`running` is what was begun and has not been handed on."""
        with ProcessPoolExecutor(self.workers, mp_context=get_context("spawn")) as pool:
            while True:
                for task in islice(tasks, ahead * self.workers - len(running)):
                    running[_submitted(pool, work, task)] = task
                if not running:
                    return
                for done in wait(running, return_when=FIRST_COMPLETED).done:
                    result = done.result()
                    yield running.pop(done), result


def _submitted(pool: ProcessPoolExecutor, work: Callable[..., T], task: Task) -> Future[T]:
    """A task that is begun; if no worker is left to take it, that is its result."""
    try:
        return pool.submit(work, *task)
    except BrokenProcessPool as broken:
        failed: Future[T] = Future()
        failed.set_exception(broken)
        return failed


class RayPool:
    """A Ray cluster: the one named by `address`, or one started here with so many workers.

    What a lost machine was at is done again by another one. A task decides its result, and each result is handed on
    once, so nothing is lost and nothing counts twice.
    """

    def __init__(self, workers: int, address: str = "") -> None:
        self.workers, self.address = workers, address

    def each(self, work: Callable[..., T], tasks: Iterator[Task], ahead: int = 1) -> Iterator[tuple[Task, T]]:
        ray = connected(self.workers, self.address)
        try:
            remote = ray.remote(max_retries=-1)(checked)
            running: dict[Any, Task] = {}
            while True:
                cores = max(1, int(ray.cluster_resources().get("CPU", 1)))  # machines come and go
                for task in islice(tasks, max(0, ahead * cores - len(running))):
                    running[remote.remote(sources(), work, task)] = task
                if not running:
                    return
                (done,), _ = ray.wait([*running], num_returns=1)
                yield running.pop(done), result_of(ray, done)
        finally:
            ray.shutdown()


def connected(workers: int, address: str) -> Any:
    """The library, connected to a cluster."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError:
        raise ValueError("the backend ray needs the extra: pip install 'signoria[ray]'") from None
    where: dict[str, Any] = {"address": address} if address else {"num_cpus": workers, "include_dashboard": False}
    try:
        ray.init(**where, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise ValueError(f"no Ray cluster answers at {address or 'this machine'}: {error}") from None
    return ray


def result_of(ray: Any, reference: Any) -> Any:
    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None


def checked(wanted: str, work: Callable[..., T], task: Task) -> T:
    """On a machine of the cluster: other code would give other games, unnoticed."""
    if sources() != wanted:
        here = f"{signoria.__version__} of {os.uname().nodename}"
        raise ValueError(f"a machine of the cluster has other code (signoria {here}): install the same everywhere")
    return work(*task)


@cache
def sources() -> str:
    """A digest of all code that games are played by."""
    home = Path(signoria.__file__).parent
    found = blake2b(digest_size=8)
    for path in sorted(path for place in PLAYED_BY for path in (home / place).rglob("*.py")):
        found.update(path.relative_to(home).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


def pool_of(backend: str, workers: int, address: str = "") -> Pool:
    if backend not in BACKENDS:
        raise ValueError(f"backend must be one of {', '.join(BACKENDS)}, got {backend!r}")
    return RayPool(workers, address) if backend == "ray" else LocalPool(workers)
