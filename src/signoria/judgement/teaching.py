"""Teaches a prior by what searches found: plain numpy, Adam, and a running mean of the weights, which is kept."""

from __future__ import annotations

from typing import Callable, Final, Iterator, NamedTuple

import numpy as np

from signoria.bots.race import SURPRISE
from signoria.judgement.encoding import WHOLE
from signoria.judgement.net import CAP, STEP, Figures
from signoria.judgement.preferences import Preferences, Teacher, spans
from signoria.judgement.rounding import fitted
from signoria.judgement.samples import LEARNED, TEST, VALIDATION, part_of
from signoria.judgement.shape import softmax
from signoria.judgement.sharing import Matrix, Whole

UNITS: Final = 64  # of the hidden layer
PACE: Final = 2e-3  # of the first steps; falls to nothing
DECAY: Final = 0.1  # of the weights, by the pace
BATCH: Final = 256
MEMORY: Final = 0.995  # of the running mean
MOMENTS: Final = (0.9, 0.999)
RAREST: Final = 0.05  # added to how much an input differs, so that rare ones are not blown up


class Weights(NamedTuple):
    """From inputs to hidden units, from those to marks, and from inputs to marks straight; each with its starts."""

    entry: Matrix
    entry_start: Matrix
    exit: Matrix
    straight: Matrix
    straight_start: Matrix


def new(size: int, marks: int, seed: int) -> Weights:
    rng = np.random.default_rng(seed)
    entry = rng.standard_normal((size, UNITS)) * np.sqrt(0.5 / size)
    out = rng.standard_normal((UNITS, marks)) * 0.01
    found = [entry, np.zeros(UNITS), out, np.zeros((size, marks)), np.zeros(marks)]
    return Weights(*(each.astype(np.float32) for each in found))


def forward(weights: Weights, x: Matrix) -> tuple[Matrix, Matrix]:
    """What the hidden units pass on, and the merits of all marks."""
    hidden: Matrix = np.maximum(x @ weights.entry + weights.entry_start, 0)
    merits: Matrix = hidden @ weights.exit + x @ weights.straight + weights.straight_start
    return hidden, merits


def slopes(weights: Weights, x: Matrix, error: Matrix) -> Weights:
    """Of the loss, for each weight, from the errors of the merits."""
    hidden, _ = forward(weights, x)
    back = (error @ weights.exit.T) * (hidden > 0)
    return Weights(x.T @ back, back.sum(axis=0), hidden.T @ error, x.T @ error, error.sum(axis=0))


class Pupil:
    """A prior that is being taught."""

    def __init__(self, teacher: Teacher, seed: int) -> None:
        self.teacher, self.seed = teacher, seed
        part = part_of(teacher.told.games)
        self.learned, self.checked, self.aside = (np.flatnonzero(part == each) for each in (LEARNED, VALIDATION, TEST))
        if not len(self.learned) or not len(self.checked) or not len(self.aside):
            raise ValueError(f"too few games to learn from: {len(np.unique(teacher.told.games))}")
        some = teacher.inputs(self.learned[:: max(1, len(self.learned) // 20_000)])
        self.spread: Matrix = np.sqrt((some**2).mean(axis=0)) + np.float32(RAREST)
        self.weights = new(teacher.size, len(teacher.made_of), seed)
        self.mean, self.drift, self.swing = (
            Weights(*(each * keep for each in self.weights)) for keep in map(np.float32, (1, 0, 0))
        )
        self.steps = 0

    def learn(self, passes: int, on_pass: Callable[[str], None]) -> None:
        """Each pass in an order of its own; `on_pass` hears what answers would gain on other games."""
        last = max(1, passes * (len(self.learned) // BATCH))
        for number in range(passes):
            order = np.random.default_rng([self.seed, number]).permutation(self.learned)
            for start in range(0, len(order) - BATCH + 1, BATCH):
                self.step(order[start : start + BATCH], PACE * (1 - self.steps / (last + 1)))
            on_pass(f"pass {number + 1}, {100 * self.gain()[0]:.2f} points gained")

    def step(self, chosen: Whole, pace: float) -> None:
        told, made_of = self.teacher.targets(chosen), self.teacher.made_of
        x = told.inputs / self.spread
        said = softmax(forward(self.weights, x)[1] @ made_of, told.tried)
        error = (((said - told.chances) / len(chosen)) @ made_of.T).astype(np.float32)
        self.steps += 1
        slow, fast = 1 - MOMENTS[0] ** self.steps, 1 - MOMENTS[1] ** self.steps
        for place, slope in enumerate(slopes(self.weights, x, error)):
            weight, drift, swing = self.weights[place], self.drift[place], self.swing[place]
            drift += (1 - MOMENTS[0]) * (slope - drift)
            swing += (1 - MOMENTS[1]) * (slope * slope - swing)
            kept = DECAY * weight if weight.ndim > 1 else 0
            weight -= np.float32(pace) * (drift / slow / (np.sqrt(swing / fast) + np.float32(1e-8)) + kept)
            self.mean[place][...] += np.float32(1 - MEMORY) * (weight - self.mean[place])

    def gain(self) -> tuple[float, float]:
        """What the answer of most merit gains over the expert's in games kept aside, as their searches measured it, and
        its standard error. Only answers that a search tried count."""
        found = []
        for start in range(0, len(self.aside), 4096):
            told = self.teacher.targets(self.aside[start : start + 4096])
            merits = forward(self.mean, told.inputs / self.spread)[1] @ self.teacher.made_of
            best = np.where(told.tried, merits, np.float32(-1e9)).argmax(axis=1)
            found.append(told.gaps[np.arange(len(best)), best])
        gained = np.concatenate(found)
        return float(gained.mean()), float(gained.std() / np.sqrt(len(gained)))

    def lead(self) -> float:
        """Chances of victory for a merit of 1. Chances that are taught are tempered, so answers differ by more than
        they say; by how much is measured on games that were not learned from."""
        merits, gaps, weights = (np.concatenate(each) for each in zip(*self.pairs(self.checked)))
        total = weights.sum()
        merits, gaps = merits - (weights * merits).sum() / total, gaps - (weights * gaps).sum() / total
        return float((weights * merits * gaps).sum() / max(1e-9, float((weights * merits**2).sum())))

    def pairs(self, chosen: Whole) -> Iterator[tuple[Matrix, Matrix, Matrix]]:
        """Of each answer that was tried beside the expert's: merit less that of the expert's, gap, and weight."""
        told = self.teacher.told
        for start in range(0, len(chosen), 4096):
            some = chosen[start : start + 4096]
            line, place = spans(told.firsts, some)
            merits = forward(self.mean, self.teacher.inputs(some) / self.spread)[1] @ self.teacher.made_of
            beside = merits[line, told.options[place]] - merits[line, told.advice[some][line]]
            weight: Matrix = np.float32(1) / (np.square(told.errors[place]) + np.float32(SURPRISE**2))
            yield beside, told.gaps[place], weight

    def layers(self) -> list[Figures]:
        """As whole numbers: the first layer holds the hidden units and the straight merits side by side."""
        weights = self.mean
        first = (np.concatenate([weights.entry, weights.straight], axis=1) / self.spread[:, None]).astype(np.float32)
        starts = np.concatenate([weights.entry_start, weights.straight_start])
        nothing = np.zeros_like(weights.straight_start)
        return [fitted(first, starts, WHOLE, WHOLE), fitted(weights.exit, nothing, STEP, CAP)]


def taught(title: str, told: Preferences, passes: int, seed: int, on_pass: Callable[[str], None]) -> Pupil:
    pupil = Pupil(Teacher(title, told), seed)
    pupil.learn(passes, on_pass)
    return pupil
