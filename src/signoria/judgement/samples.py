"""Samples as arrays: rows of inputs that are not 0, one after the other, and what came of each position."""

from __future__ import annotations

from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Iterable, Sequence
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from signoria.judgement.encoding import WHOLE
from signoria.judgement.watching import Sample

LEARNED, VALIDATION, TEST = range(3)


def part_of(games: NDArray[np.int64]) -> NDArray[np.int64]:
    """What a game is for: of twenty, 17 are learned from, one chooses among passes, two are for the figures alone."""
    place = (games * 2654435761 % 2**32) * 20 >> 32
    return np.select([place == 0, place <= 2], [VALIDATION, TEST], LEARNED).astype(np.int64)


@dataclass
class Samples:
    """Positions of many games. Chances and shares have a column for each seat of the largest table."""

    starts: NDArray[np.int64]  # where the inputs of each position begin; one more for the end
    rows: NDArray[np.uint16]
    values: NDArray[np.uint16]
    games: NDArray[np.int64]
    seats: NDArray[np.int64]
    progress: NDArray[np.float32]
    shares: NDArray[np.float32]
    outlook: NDArray[np.float32]
    guess: NDArray[np.float32]  # for games that are measured alone

    def __len__(self) -> int:
        return len(self.games)

    def dense(self, chosen: NDArray[np.int64], size: int) -> NDArray[np.float32]:
        """The inputs of these positions as a matrix, from 0 to 1."""
        counts = self.starts[chosen + 1] - self.starts[chosen]
        ends = np.cumsum(counts)
        places = np.arange(ends[-1]) - np.repeat(ends - counts, counts) + np.repeat(self.starts[chosen], counts)
        matrix = np.zeros((len(chosen), size), np.float32)
        matrix[np.repeat(np.arange(len(chosen)), counts), self.rows[places]] = self.values[places] / np.float32(WHOLE)
        return matrix

    def inputs(self, position: int) -> list[tuple[int, int]]:
        """The inputs of one position, as a judgement takes them."""
        span = slice(self.starts[position], self.starts[position + 1])
        return list(zip(self.rows[span].tolist(), self.values[span].tolist()))

    def save(self, path: Path) -> None:
        saved(path, {field.name: getattr(self, field.name) for field in fields(self)})


def saved(path: Path, arrays: dict[str, Any]) -> None:
    """A file of arrays, whole or not at all."""
    draft = path.with_suffix(".part.npz")
    np.savez_compressed(draft, **arrays)
    draft.replace(path)


def load(path: Path) -> Samples:
    return Samples(**arrays_of(path, [field.name for field in fields(Samples)]))


def arrays_of(path: Path, names: Sequence[str]) -> dict[str, Any]:
    try:
        with np.load(path) as found:
            return {name: found[name] for name in names}
    except (KeyError, OSError, ValueError, BadZipFile) as error:
        raise ValueError(f"{path} is not a file of games: {error}") from None


def arranged(played: Iterable[tuple[int, list[Sample]]], most_seats: int) -> Samples:
    """The samples of games, by number, as arrays."""
    games = [(number, sample) for number, found in played for sample in found]
    samples = [sample for _, sample in games]
    counts = [len(sample.inputs) for sample in samples]
    inputs = np.array([pair for sample in samples for pair in sample.inputs], np.uint16).reshape(-1, 2)
    return Samples(
        starts=np.concatenate([[0], np.cumsum(counts, dtype=np.int64)]).astype(np.int64),
        rows=inputs[:, 0].copy(),
        values=inputs[:, 1].copy(),
        games=np.array([number for number, _ in games], np.int64),
        seats=np.array([len(sample.shares) for sample in samples], np.int64),
        progress=np.array([sample.progress for sample in samples], np.float32),
        shares=filled([sample.shares for sample in samples], most_seats),
        outlook=filled([sample.outlook for sample in samples], most_seats),
        guess=filled([sample.guess for sample in samples], most_seats),
    )


def filled(lines: list[list[float]], width: int) -> NDArray[np.float32]:
    """Lines of chances, with nothing for absent seats."""
    return np.array([line + [0.0] * (width - len(line)) for line in lines], np.float32).reshape(-1, width)


def joined(parts: Sequence[Samples]) -> Samples:
    """Several files of samples as one."""
    offsets = np.cumsum([0, *(len(part.rows) for part in parts)])
    starts = [part.starts[:-1] + offset for part, offset in zip(parts, offsets)]
    rest: dict[str, Any] = {
        field.name: np.concatenate([getattr(part, field.name) for part in parts])
        for field in fields(Samples)
        if field.name != "starts"
    }
    return Samples(starts=np.concatenate([*starts, [offsets[-1]]]).astype(np.int64), **rest)
