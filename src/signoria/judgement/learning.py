"""Teaches a net by samples: plain numpy, Adam, and a running mean of the weights, which is what is kept.

Where a title reckons with what its outlook says, a net begins as that outlook and goes on from there, more gently: so
it is hardly ever worse, and few games go a long way.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Callable, Final, Optional

import numpy as np
from numpy.typing import NDArray

from signoria.bots.reckoning import FAINTEST, ODDS
from signoria.judgement.encoding import WHOLE
from signoria.judgement.samples import LEARNED, VALIDATION, Samples, part_of
from signoria.judgement.shape import STRAIGHT, Flags, Shape, softmax
from signoria.judgement.sharing import Matrix, Sharing
from signoria.judgement.stages import named_seat

Places = NDArray[np.int64]
OUTLOOK: Final = f"reckoned*.{ODDS}"  # the name of these rows without the seat

BATCH: Final = 256
PACE: Final = 2e-3  # of the first steps; falls to nothing
STRAIGHT_PACE: Final = 8.0  # times that, for the straight part
GENTLY: Final = (1e-3, 4.0)  # both, for a net that begins as the outlook
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
    home: Matrix  # the straight part as it began, to which it decays
    mean: list[Matrix] = field(default_factory=list)
    drift: list[Matrix] = field(default_factory=list)  # Adam's moments
    swing: list[Matrix] = field(default_factory=list)
    best: list[Matrix] = field(default_factory=list)  # the mean after the best pass
    steps: int = 0
    passes: int = 0
    curve: list[tuple[float, float]] = field(default_factory=list)  # after each pass: loss, of games learned and not

    @classmethod
    def new(cls, shape: Shape, spread: Matrix, seed: int, home: Optional[Matrix] = None) -> Learner:
        weights = shape.new(seed)
        if home is None:
            home = np.zeros_like(weights[STRAIGHT])
        weights[STRAIGHT] = home.copy()
        mean, drift, swing, best = ([np.zeros_like(each) for each in weights] for _ in range(4))
        return cls(weights, spread, home, mean, drift, swing, best)

    @property
    def paces(self) -> tuple[float, float]:
        """Of the first steps, and how many times that of the straight part."""
        return GENTLY if self.home.any() else (PACE, STRAIGHT_PACE)

    def step(self, slopes: list[Matrix], left: float) -> None:
        self.steps += 1
        first, straight = self.paces
        slow, fast = 1 - MOMENTS[0] ** self.steps, 1 - MOMENTS[1] ** self.steps
        for place, slope in enumerate(slopes):
            weight, drift, swing, mean = self.weights[place], self.drift[place], self.swing[place], self.mean[place]
            pace = first * max(left, 0.02) * (straight if place == STRAIGHT else 1.0)
            drift += (1 - MOMENTS[0]) * (slope - drift)
            swing += (1 - MOMENTS[1]) * (slope * slope - swing)
            weight -= pace * DECAY * (weight - self.home if place == STRAIGHT else weight)
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
            self.step(slopes, left)
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
        np.savez(
            draft,
            spread=self.spread,
            home=self.home,
            counts=[self.steps, self.passes],
            curve=np.array(self.curve),
            **lists,
        )
        draft.replace(path)


LISTS: Final = ("weights", "mean", "drift", "swing", "best")


def load(path: Path) -> Learner:
    with np.load(path) as found:
        count = sum(name.startswith("weights") for name in found)
        lists: dict[str, Any] = {name: [found[f"{name}{place}"] for place in range(count)] for name in LISTS}
        steps, passes = found["counts"].tolist()
        curve = [(float(learned), float(unseen)) for learned, unseen in found["curve"]]
        return Learner(spread=found["spread"], home=found["home"], steps=steps, passes=passes, curve=curve, **lists)


def as_outlook(sharing: Sharing, names: list[str], spread: Matrix) -> Matrix:
    """The straight part with which a net says what the outlook says; nothing where that is not reckoned with."""
    home = np.zeros((sharing.lines, 1), np.float32)
    for row, name in enumerate(names):
        base, seat = named_seat(name)
        if base == OUTLOOK and seat is not None:
            home[sharing.used[seat, row]] = FAINTEST * spread[row]
    return home


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
        spread = spreads(samples, train, shape.sharing)
        learner = Learner.new(shape, spread, seed, as_outlook(shape.sharing, names, spread))
    some = train[:: max(1, len(train) // len(unseen))]
    while learner.passes < passes:
        learner.learn(shape, samples, train, passes, seed)
        learner.note(loss(shape, learner, samples, some), loss(shape, learner, samples, unseen))
        if checkpoint is not None:
            learner.save(checkpoint)
        on_pass(learner)
    return shape, learner
