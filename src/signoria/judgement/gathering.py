"""Plays and watches games until there are enough, on the cores of this machine; what is there is not played again."""

from __future__ import annotations

import time
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from typing import Callable, Final, Iterator, Optional

import numpy as np

from signoria.judgement.samples import TEST, Samples, arranged, joined, load, part_of
from signoria.judgement.watching import watch
from signoria.titles import game

AT_ONCE: Final = 250  # games of one file


def file_of(folder: Path, number: int) -> Path:
    return folder / f"games-{number:05}.npz"


def play(title: str, number: int, seed: int, looks: float) -> Samples:
    """The games of one file."""
    kind = game(title)
    numbers = np.arange(number * AT_ONCE, (number + 1) * AT_ONCE)
    tests = zip(numbers.tolist(), (part_of(numbers) == TEST).tolist())
    return arranged(((each, watch(kind, each, seed, looks, test)) for each, test in tests), kind.max_seats)


def gather(
    title: str,
    folder: Path,
    seed: int,
    looks: float,
    files: Optional[int],
    seconds: float,
    workers: int,
    on_file: Callable[[], None] = lambda: None,
) -> None:
    """Play until there are so many files, or for so long."""
    end = time.monotonic() + seconds
    todo = missing(folder, files)
    if workers <= 1:
        for number in todo:
            if time.monotonic() > end:
                return
            play(title, number, seed, looks).save(file_of(folder, number))
            on_file()
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        running: dict[Future[Samples], int] = {}
        while True:
            while time.monotonic() < end and len(running) < workers and (number := next(todo, -1)) >= 0:
                running[pool.submit(play, title, number, seed, looks)] = number
            if not running:
                return
            for job in wait(running, return_when=FIRST_COMPLETED).done:
                job.result().save(file_of(folder, running.pop(job)))
                on_file()


def missing(folder: Path, files: Optional[int]) -> Iterator[int]:
    """The numbers of the files that are not there yet."""
    number = 0
    while files is None or number < files:
        if not file_of(folder, number).exists():
            yield number
        number += 1


def gathered(folder: Path) -> Samples:
    """All that has been played."""
    found = sorted(folder.glob("games-?????.npz"))
    if not found:
        raise ValueError(f"{folder} holds no games: play some first")
    return joined([load(path) for path in found])
