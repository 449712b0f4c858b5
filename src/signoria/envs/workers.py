"""A batch on several processors: the games are shared out among processes, the arrays are memory they share.

with Workers("condottiere", games=256, processes=4, seats=4, seed=1) as batch:
    while training:
        actions = policy(batch.observations, batch.masks)      # one action for each game
        batch.step(actions)
        learn(batch.rewards, batch.ended)
"""

from __future__ import annotations

import os
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from random import Random
from typing import Any, Final, Optional, Sequence

import numpy as np
from numpy.typing import NDArray

from signoria.envs.batch import ARRAYS, Batch, whole_numbers

Shapes = dict[str, tuple[tuple[int, ...], str]]
Question = tuple[str, int, int]  # step; check a place and an action; reset by a seed

ENDED: Final = "a process of the batch has ended; close it and begin anew"


class Workers:
    """Like a `Batch`, with the same arrays, but for `running` and `legal`, which stay in the processes.

    The same seed gives the same games with the same number of processes. `close` ends them; so does a `with`.
    """

    def __init__(
        self, title: str, games: int, seats: Optional[int] = None, processes: Optional[int] = None,
        seed: Optional[int] = None, **settings: Any,
    ) -> None:  # fmt: skip
        count = min(games, processes if processes is not None else os.cpu_count() or 1)
        if count < 1:
            raise ValueError(f"games and processes must be at least 1, got {games} and {processes}")
        one = Batch(title, 1, seats, 0, **settings)  # a wrong title or option is told before any process begins
        self.games, self.actions, self.layout = games, one.actions, one.layout
        self.settings = (title, one.table_seats, settings)
        arrays = {name: getattr(one, name) for name in ARRAYS}
        shapes = {name: ((games, *array.shape[1:]), array.dtype.str) for name, array in arrays.items()}
        shapes["chosen"] = ((games,), "<i8")
        self.shapes: Shapes = shapes
        self.memory = SharedMemory(create=True, size=size_of(shapes))
        self.arrays = views(self.memory, shapes)
        self.observations: NDArray[np.float32] = self.arrays["observations"]
        self.masks: NDArray[np.int8] = self.arrays["masks"]
        self.seats: NDArray[np.int64] = self.arrays["seats"]
        self.rewards: NDArray[np.float32] = self.arrays["rewards"]
        self.ended: NDArray[np.bool_] = self.arrays["ended"]
        self.finished, self.closed = 0, False
        self.lines: list[Connection] = []
        self.bounds = [games * place // count for place in range(count + 1)]
        self._begin(seed)

    def _begin(self, seed: Optional[int]) -> None:
        context, rng = get_context("spawn"), Random(seed)
        self.processes = []
        for first, last in zip(self.bounds, self.bounds[1:]):
            here, there = context.Pipe()
            told = (self.settings, self.memory.name, self.shapes, first, last, rng.getrandbits(62))
            process = context.Process(target=work, args=(there, *told), daemon=True)
            process.start()
            there.close()
            self.lines.append(here)
            self.processes.append(process)
        try:
            self._hear()
        except BaseException:
            self.close()
            raise

    def _hear(self) -> list[Any]:
        """What each process answers; an error of one is raised here."""
        try:
            answers = [line.recv() for line in self.lines]
        except (EOFError, ConnectionError) as error:
            raise RuntimeError(ENDED) from error
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        return answers

    def _ask(self, questions: Sequence[Question]) -> list[Any]:
        """A question for each process, and the answers."""
        try:
            for line, question in zip(self.lines, questions):
                line.send(question)
        except OSError as error:
            raise RuntimeError(ENDED) from error
        return self._hear()

    def step(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> None:
        """One action for each game; an illegal one raises before any game has moved."""
        chosen = np.asarray(whole_numbers(actions), np.int64)
        if chosen.shape != (self.games,):
            raise ValueError(f"one action for each of {self.games} games is wanted, got {len(chosen)}")
        within = (chosen >= 0) & (chosen < self.actions)
        legal = within & (self.masks[np.arange(self.games), np.where(within, chosen, 0)] == 1)
        if not legal.all():
            place = int(np.argmin(legal))
            self._ask([("check", place, int(chosen[place]))] * len(self.lines))  # raises the reason
        self.arrays["chosen"][:] = chosen
        self.finished += sum(self._ask([("step", 0, 0)] * len(self.lines)))

    def reset(self, seed: Optional[int] = None) -> None:
        """Every game anew; the same seed gives the same games."""
        rng = Random(seed)
        self._ask([("reset", 0, rng.getrandbits(62)) for _ in self.lines])

    def close(self) -> None:
        """The processes end, the memory is given back; the arrays must not be used any more."""
        for line in self.lines:
            line.close()
        for process in self.processes:
            process.join()
        self.lines, self.processes, self.arrays = [], [], {}
        for name in ARRAYS:
            setattr(self, name, np.zeros(0))
        if not self.closed:
            self.closed = True
            self.memory.close()
            self.memory.unlink()

    def __enter__(self) -> Workers:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def size_of(shapes: Shapes) -> int:
    return sum(room(shape, kind) for shape, kind in shapes.values())


def room(shape: tuple[int, ...], kind: str) -> int:
    """In bytes, up to where the next array may begin."""
    return -(-int(np.prod(shape)) * np.dtype(kind).itemsize // 64) * 64


def views(memory: SharedMemory, shapes: Shapes) -> dict[str, NDArray[Any]]:
    found: dict[str, NDArray[Any]] = {}
    start = 0
    for name, (shape, kind) in shapes.items():
        found[name] = np.ndarray(shape, kind, memory.buf, start)
        start += room(shape, kind)
    return found


def work(
    line: Connection, settings: tuple[str, int, dict[str, Any]], memory: str, shapes: Shapes, first: int, last: int,
    seed: int,
) -> None:  # fmt: skip
    """One process: its games, into its rows, until nobody asks any more."""
    shared = SharedMemory(memory)
    with suppress(EOFError, ConnectionError, KeyboardInterrupt):  # the batch has been closed
        serve(line, settings, {name: array[first:last] for name, array in views(shared, shapes).items()}, first, seed)
    shared.close()


def serve(
    line: Connection, settings: tuple[str, int, dict[str, Any]], rows: dict[str, NDArray[Any]], first: int, seed: int
) -> None:
    title, seats, options = settings
    batch = Batch(title, len(rows["chosen"]), seats, seed, **options)
    batch.write_into(rows)
    line.send(0)
    while True:
        line.send(answer(batch, line.recv(), rows["chosen"], first))


def answer(batch: Batch, question: Question, chosen: NDArray[np.int64], first: int) -> Any:
    """How many games a step has ended, or the error that the batch is to raise."""
    what, place, number = question
    before = batch.finished
    try:
        if what == "step":
            batch.step(chosen)
        elif what == "reset":
            batch.reset(number)
        elif first <= place < first + batch.games:
            batch.running[place - first].check(int(batch.seats[place - first]), number)
    except Exception as error:
        return error
    return batch.finished - before
