"""Teaches a net by samples: plain numpy, Adam, and a running mean of the weights, which is what is kept."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Callable, Final, Optional

import numpy as np
from numpy.typing import NDArray

from signoria.judgement.encoding import WHOLE
from signoria.judgement.samples import LEARNED, VALIDATION, Samples, part_of
from signoria.judgement.shape import STRAIGHT, Flags, Shape, softmax
from signoria.judgement.sharing import Matrix, Sharing

Places = NDArray[np.int64]

BATCH: Final = 256
PACE: Final = 2e-3  # of the first steps; falls to nothing
STRAIGHT_PACE: Final = 8.0  # times that, for the straight part
DECAY: Final = 0.15  # of the weights, by the pace
MEMORY: Final = 0.995  # of the running mean
MOMENTS: Final = (0.9, 0.999)
RAREST: Final = 0.03  # amounts that differ less are not blown up further
MARKED: Final = 0.5  # nor are marks, which are there or not: single ones matter less than amounts


def spreads(samples: Samples, chosen: Places, sharing: Sharing) -> Matrix:
    """How much each input differs, estimated on some positions."""
    some = chosen[:: max(1, len(chosen) // 20_000)]
    found = samples.dense(some, sharing.size).std(axis=0)
    amounts = np.bincount(samples.rows[samples.values < WHOLE], minlength=sharing.size) > 0
    return np.maximum(sharing.even(found), np.where(amounts, RAREST, MARKED).astype(np.float32))


@dataclass
class Learner:
    """A net that is being taught; all of it goes into a checkpoint."""

    weights: list[Matrix]
    spread: Matrix  # of the inputs: the first layer sees them divided by it
    mean: list[Matrix] = field(default_factory=list)
    drift: list[Matrix] = field(default_factory=list)  # Adam's moments
    swing: list[Matrix] = field(default_factory=list)
    best: list[Matrix] = field(default_factory=list)  # the mean after the best pass
    steps: int = 0
    passes: int = 0
    curve: list[tuple[float, float]] = field(default_factory=list)  # after each pass: loss, of games learned and not

    @classmethod
    def new(cls, shape: Shape, spread: Matrix, seed: int) -> Learner:
        weights = shape.new(seed)
        mean, drift, swing, best = ([np.zeros_like(each) for each in weights] for _ in range(4))
        return cls(weights, spread, mean, drift, swing, best)

    def step(self, slopes: list[Matrix], usual: float) -> None:
        self.steps += 1
        slow, fast = 1 - MOMENTS[0] ** self.steps, 1 - MOMENTS[1] ** self.steps
        for place, slope in enumerate(slopes):
            weight, drift, swing, mean = self.weights[place], self.drift[place], self.swing[place], self.mean[place]
            pace = usual * STRAIGHT_PACE if place == STRAIGHT else usual
            drift += (1 - MOMENTS[0]) * (slope - drift)
            swing += (1 - MOMENTS[1]) * (slope * slope - swing)
            weight *= 1 - pace * DECAY
            weight -= (pace / slow) * drift / (np.sqrt(swing / fast) + 1e-8)
            mean += max(1 - MEMORY, 1 / self.steps) * (weight - mean)

    def learn(self, shape: Shape, samples: Samples, chosen: Places, whole: int, seed: int) -> None:
        """One pass over the samples, in an order of its own; `whole` passes are planned."""
        order = np.random.default_rng([seed, self.passes]).permutation(chosen)
        batches = max(1, len(order) // BATCH)
        for number in range(batches):
            left = 1 - (self.passes + number / batches) / whole
            batch = np.sort(order[number * BATCH : (number + 1) * BATCH])
            x = samples.dense(batch, len(self.spread)) / self.spread
            slopes = shape.slopes(self.weights, x, samples.shares[batch], present(samples, batch))
            self.step(slopes, PACE * max(left, 0.02))
        self.passes += 1

    def note(self, learned: float, unseen: float) -> None:
        """After a pass: the best so far is kept."""
        if not self.curve or unseen < min(loss for _, loss in self.curve):
            self.best = [each.copy() for each in self.mean]
        self.curve.append((learned, unseen))

    def save(self, path: Path) -> None:
        """Whole or not at all."""
        draft = path.with_suffix(".part.npz")
        lists = {f"{name}{place}": each for name in LISTS for place, each in enumerate(getattr(self, name))}
        np.savez(draft, spread=self.spread, counts=[self.steps, self.passes], curve=np.array(self.curve), **lists)
        draft.replace(path)


LISTS: Final = ("weights", "mean", "drift", "swing", "best")


def load(path: Path) -> Learner:
    with np.load(path) as found:
        count = sum(name.startswith("weights") for name in found)
        lists: dict[str, Any] = {name: [found[f"{name}{place}"] for place in range(count)] for name in LISTS}
        steps, passes = found["counts"].tolist()
        curve = [(float(learned), float(unseen)) for learned, unseen in found["curve"]]
        return Learner(spread=found["spread"], steps=steps, passes=passes, curve=curve, **lists)


def present(samples: Samples, chosen: Places) -> Flags:
    """Which columns are seats of the table."""
    columns = np.arange(samples.shares.shape[1])
    found: Flags = columns[None, :] < samples.seats[chosen][:, None]
    return found


def loss(shape: Shape, learner: Learner, samples: Samples, chosen: Places) -> float:
    """Of the mean weights, in nats a position."""
    total = 0.0
    for start in range(0, len(chosen), 4096):
        batch = chosen[start : start + 4096]
        merits = shape.forward(learner.mean, samples.dense(batch, len(learner.spread)) / learner.spread).merits
        total -= float((samples.shares[batch] * np.log(softmax(merits, present(samples, batch)) + 1e-9)).sum())
    return total / len(chosen)


def teach(
    samples: Samples,
    names: list[str],
    passes: int,
    seed: int,
    checkpoint: Optional[Path] = None,
    on_pass: Callable[[Learner], None] = lambda learner: None,
) -> tuple[Shape, Learner]:
    """A net taught in so many passes; with a checkpoint it goes on where it was."""
    part = part_of(samples.games)
    train, unseen = np.flatnonzero(part == LEARNED), np.flatnonzero(part == VALIDATION)
    if not len(train) or not len(unseen):
        raise ValueError(f"too few games to learn from: {len(np.unique(samples.games))}")
    shape = Shape(Sharing(names, samples.shares.shape[1]))
    if checkpoint is not None and checkpoint.exists():
        learner = load(checkpoint)
    else:
        learner = Learner.new(shape, spreads(samples, train, shape.sharing), seed)
    some = train[:: max(1, len(train) // len(unseen))]
    while learner.passes < passes:
        learner.learn(shape, samples, train, passes, seed)
        learner.note(loss(shape, learner, samples, some), loss(shape, learner, samples, unseen))
        if checkpoint is not None:
            learner.save(checkpoint)
        on_pass(learner)
    return shape, learner
