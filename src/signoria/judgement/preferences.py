"""Searches as arrays, and what they teach.

A search says of each answer it tried by how much it did better than the expert's. That is tempered as a race tempers
it, and turned into chances: the better an answer did, and the surer that is, the more. The prior learns these chances.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final, Iterable, NamedTuple, Sequence

import numpy as np
from numpy.typing import NDArray

from signoria.bots.race import HANDICAP, SURPRISE
from signoria.judgement.encoding import WHOLE
from signoria.judgement.marks import marks
from signoria.judgement.preferring import Search
from signoria.judgement.prior import rows_of
from signoria.judgement.samples import arrays_of, saved
from signoria.judgement.shape import Flags, softmax
from signoria.judgement.sharing import Matrix, Whole

SCALE: Final = 0.03  # in chances of victory: an answer better by this is e times as likely to be preferred


@dataclass
class Preferences:
    """What many searches found: for each its inputs that are not 0, and the answers it tried."""

    starts: Whole  # where the inputs of each search begin; one more for the end
    rows: NDArray[np.uint16]
    values: NDArray[np.uint16]
    firsts: Whole  # where its answers begin; one more for the end
    options: NDArray[np.uint16]
    gaps: NDArray[np.float32]
    errors: NDArray[np.float32]
    advice: Whole
    games: Whole

    def __len__(self) -> int:
        return len(self.games)

    def save(self, path: Path) -> None:
        saved(path, {field.name: getattr(self, field.name) for field in fields(self)})


def ends(counts: Sequence[int]) -> Whole:
    return np.concatenate([[0], np.cumsum(counts, dtype=np.int64)]).astype(np.int64)


def arranged(played: Iterable[tuple[int, list[Search]]]) -> Preferences:
    """The searches of games, by number, as arrays."""
    told = [(number, search) for number, found in played for search in found]
    searches = [search for _, search in told]
    inputs = np.array([pair for search in searches for pair in search.inputs], np.uint16).reshape(-1, 2)
    return Preferences(
        starts=ends([len(search.inputs) for search in searches]),
        rows=inputs[:, 0].copy(),
        values=inputs[:, 1].copy(),
        firsts=ends([len(search.options) for search in searches]),
        options=np.array([option for search in searches for option in search.options], np.uint16),
        gaps=np.array([gap for search in searches for gap in search.gaps], np.float32),
        errors=np.array([error for search in searches for error in search.errors], np.float32),
        advice=np.array([search.advice for search in searches], np.int64),
        games=np.array([number for number, _ in told], np.int64),
    )


class Targets(NamedTuple):
    """What a batch of searches teaches: inputs, which answers were tried, and the chances they deserve."""

    inputs: Matrix
    tried: Flags
    chances: Matrix
    gaps: Matrix


class Teacher:
    """Makes batches."""

    def __init__(self, title: str, told: Preferences) -> None:
        self.told, self.size = told, len(rows_of(title))
        of = marks(title).of
        self.answers = len(of)
        self.made_of = np.zeros((len(marks(title).names), self.answers), np.float32)  # marks by answer
        for answer, found in enumerate(of):
            self.made_of[list(found), answer] = 1

    def inputs(self, chosen: Whole) -> Matrix:
        told = self.told
        line, place = spans(told.starts, chosen)
        matrix = np.zeros((len(chosen), self.size), np.float32)
        matrix[line, told.rows[place]] = told.values[place] / np.float32(WHOLE)
        return matrix

    def targets(self, chosen: Whole) -> Targets:
        told, lines = self.told, np.arange(len(chosen))
        line, place = spans(told.firsts, chosen)
        shape = len(chosen), self.answers
        tried, hopes, gaps = np.zeros(shape, np.bool_), np.zeros(shape, np.float32), np.zeros(shape, np.float32)
        tried[lines, told.advice[chosen]] = True
        tried[line, told.options[place]] = True
        gaps[line, told.options[place]] = told.gaps[place]
        seen = SURPRISE**2 / (SURPRISE**2 + told.errors[place] ** 2)
        hopes[line, told.options[place]] = seen * told.gaps[place] - (1 - seen) * HANDICAP
        return Targets(self.inputs(chosen), tried, softmax(hopes / np.float32(SCALE), tried), gaps)


def spans(starts: Whole, chosen: Whole) -> tuple[Whole, Whole]:
    """For each thing of the chosen lines: the place of its line among them, and its own place."""
    counts = starts[chosen + 1] - starts[chosen]
    ended = np.cumsum(counts)
    places = np.arange(ended[-1] if len(ended) else 0) - np.repeat(ended - counts, counts)
    return np.repeat(np.arange(len(chosen)), counts), places + np.repeat(starts[chosen], counts)


def load(path: Path) -> Preferences:
    return Preferences(**arrays_of(path, [field.name for field in fields(Preferences)]))


def joined(parts: Sequence[Preferences]) -> Preferences:
    """Several files of searches as one."""

    def chained(of: str, length: str) -> Whole:
        offsets = np.cumsum([0, *(len(getattr(part, length)) for part in parts)])
        starts = [getattr(part, of)[:-1] + offset for part, offset in zip(parts, offsets)]
        return np.concatenate([*starts, [offsets[-1]]]).astype(np.int64)

    rest: dict[str, Any] = {
        field.name: np.concatenate([getattr(part, field.name) for part in parts])
        for field in fields(Preferences)
        if field.name not in ("starts", "firsts")
    }
    return Preferences(starts=chained("starts", "rows"), firsts=chained("firsts", "options"), **rest)
