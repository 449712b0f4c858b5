"""Plays and watches games until there are enough, on any pool; what is there is not played again."""

from __future__ import annotations

import time
from itertools import takewhile
from pathlib import Path
from typing import Callable, Final, Iterator, NamedTuple, Optional, Protocol

import numpy as np

from signoria.bots.pools import Pool
from signoria.judgement.samples import TEST, Samples, arranged, joined, load, part_of
from signoria.judgement.watching import watch
from signoria.titles import game

AT_ONCE: Final = 250  # games of one file


class Kept(Protocol):
    def save(self, path: Path) -> None: ...


class Crop(NamedTuple):
    """What is gathered: how its files are called, how many games are in one, and who plays them (the title, the games,
    seed, looks and pack)."""

    name: str
    games: int
    work: Callable[[str, range, int, float, Optional[str]], tuple[Kept, float]]

    def file(self, folder: Path, number: int) -> Path:
        return folder / f"{self.name}-{number:05}.npz"

    def files(self, folder: Path) -> list[Path]:
        """Those that are there."""
        return sorted(folder.glob(f"{self.name}-?????.npz"))

    def games_of(self, number: int) -> range:
        """What is in one file."""
        return range(number * self.games, (number + 1) * self.games)


def play(
    title: str, games: range, seed: int, looks: float, components: Optional[str] = None, advised: bool = False,
    measured: bool = False,
) -> Samples:  # fmt: skip
    """The games with these numbers; the outlook reads imagined worlds too in those for figures, or in all of them."""
    kind = game(title)
    tests = zip(games, (part_of(np.array(games)) == TEST).tolist())
    watched = ((each, watch(kind, each, seed, looks, measured or test, advised, components)) for each, test in tests)
    return arranged(watched, kind.max_seats)


def timed(
    title: str, games: range, seed: int, looks: float, components: Optional[str], advised: bool = False,
    measured: bool = False,
) -> tuple[Samples, float]:  # fmt: skip
    """The same, and the seconds of computing it took."""
    begun = time.process_time()
    samples = play(title, games, seed, looks, components, advised, measured)
    return samples, time.process_time() - begun


def timed_advised(
    title: str, games: range, seed: int, looks: float, components: Optional[str]
) -> tuple[Samples, float]:
    return timed(title, games, seed, looks, components, advised=True)


POSITIONS: Final = Crop("games", AT_ONCE, timed)
ADVISED: Final = Crop("games", AT_ONCE, timed_advised)  # of players who listen to the title's prior


def gather(
    title: str,
    folder: Path,
    seed: int,
    looks: float,
    files: Optional[int],
    seconds: float,
    pool: Pool,
    on_file: Callable[[float], None] = lambda spent: None,
    crop: Crop = POSITIONS,
    components: Optional[str] = None,
) -> None:
    """Play until there are so many files, or for so long; `on_file` hears what each has cost."""
    end = time.monotonic() + seconds
    numbers = takewhile(lambda number: time.monotonic() <= end, missing(folder, files, crop))
    tasks = ((title, crop.games_of(number), seed, looks, components) for number in numbers)
    for (_, games, *_), (found, spent) in pool.each(crop.work, tasks):
        found.save(crop.file(folder, games.start // crop.games))
        on_file(spent)


def missing(folder: Path, files: Optional[int], crop: Crop = POSITIONS) -> Iterator[int]:
    """The numbers of the files that are not there yet."""
    number = 0
    while files is None or number < files:
        if not crop.file(folder, number).exists():
            yield number
        number += 1


def gathered(folder: Path) -> Samples:
    """All that has been played."""
    found = POSITIONS.files(folder)
    if not found:
        raise ValueError(f"{folder} holds no games: play some first")
    return joined([load(path) for path in found])
