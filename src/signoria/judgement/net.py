"""A small net of whole numbers: the same position gives the same chances on every machine, without any library.

The weights that one input has for all units stand side by side in one long number, a lane of 32 bits each. So a layer
is a sum of long numbers, which Python adds at once and exactly; inputs that are 0 cost nothing. What a lane may reach
is bounded when its weights are rounded (`rounding.py`), so no lane ever runs over into the next.
"""

from __future__ import annotations

from struct import Struct
from typing import Final, Iterable, NamedTuple, Sequence

LANE: Final = 32
MIDDLE: Final = 1 << (LANE - 1)  # added to every lane, so that none is negative
MIDDLE_LANE: Final = MIDDLE.to_bytes(LANE // 8, "little")
CAP: Final = (1 << 13) - 1  # the most a unit passes on
STEP: Final = 256  # of merits: so many to one on the logarithmic scale
SHRINK: Final = 1069555701  # e**(-1/256) of 2**30
FARTHEST: Final = 4096  # steps behind the best from which a seat has no chance


def packed(lanes: Sequence[int]) -> int:
    """Whole numbers side by side in one; a negative one borrows from the next, which the sum gives back."""
    lifted = Struct(f"<{len(lanes)}I").pack(*[lane + MIDDLE for lane in lanes])
    return int.from_bytes(lifted, "little") - int.from_bytes(MIDDLE_LANE * len(lanes), "little")


def falling() -> list[int]:
    """Odds of whoever is so many steps behind, by whole numbers alone: `math.exp` differs from machine to machine."""
    odds = [1 << 30]
    while len(odds) < FARTHEST:
        odds.append(odds[-1] * SHRINK >> 30)
    return odds


ODDS: Final = falling()


class Figures(NamedTuple):
    """One layer: the weights of each input for each unit, what a unit has by itself, and 2**shift divides its sum."""

    weights: Sequence[Sequence[int]]
    start: Sequence[int]
    shift: int

    def only(self, inputs: Sequence[int], units: Sequence[int]) -> Figures:
        """A part of the layer."""
        weights = [[self.weights[each][unit] for unit in units] for each in inputs]
        return Figures(weights, [self.start[unit] for unit in units], self.shift)

    def needed(self, units: Sequence[int]) -> list[int]:
        """The inputs on which these units depend."""
        return [each for each, row in enumerate(self.weights) if any(row[unit] for unit in units)]


def trimmed(layers: Sequence[Figures], seats: int) -> list[Figures]:
    """The layers without what only absent seats need."""
    first, second, last = layers
    passing = last.needed(range(seats))
    entering = second.needed(passing)
    whole = first.only(range(len(first.weights)), entering)
    return [whole, second.only(entering, passing), last.only(passing, range(seats))]


class Layer:
    """A layer at work."""

    def __init__(self, figures: Figures) -> None:
        self.units, self.shift = len(figures.start), figures.shift
        self.rows = [packed(row) for row in figures.weights]
        rounding = 1 << self.shift >> 1
        middles = int.from_bytes(MIDDLE_LANE * self.units, "little")
        self.start = packed([rounding + own for own in figures.start]) + middles
        self.lanes = Struct(f"<{self.units}I")

    def unpacked(self, total: int) -> tuple[int, ...]:
        return self.lanes.unpack(total.to_bytes(self.lanes.size, "little"))

    def rectified(self, total: int) -> list[int]:
        """What each unit passes on: nothing below 0, no more than the cap."""
        shift, top = self.shift, MIDDLE + (CAP << self.shift)
        return [
            0 if lane <= MIDDLE else CAP if lane >= top else (lane - MIDDLE) >> shift for lane in self.unpacked(total)
        ]

    def plain(self, total: int) -> list[int]:
        return [(lane - MIDDLE) >> self.shift for lane in self.unpacked(total)]

    def after(self, units: Iterable[int]) -> int:
        """The sums of this layer from what the units before pass on."""
        return self.start + sum([unit * row for unit, row in zip(units, self.rows) if unit])


class Net:
    """Two hidden layers, then a merit for each seat of a table, in steps."""

    def __init__(self, layers: Sequence[Figures], seats: int) -> None:
        self.first, self.second, self.last = [Layer(figures) for figures in trimmed(layers, seats)]

    def shares(self, total: int) -> list[float]:
        """Chances of the seats, the viewer's first, from the sums of the first layer."""
        second = self.second.after(self.first.rectified(total))
        last = self.last.after(self.second.rectified(second))
        return chances(self.last.plain(last))

    def judge(self, inputs: Iterable[tuple[int, int]]) -> list[float]:
        """Chances from inputs that are not 0."""
        rows = self.first.rows
        return self.shares(self.first.start + sum([rows[row] * value for row, value in inputs]))


def chances(merits: Sequence[int]) -> list[float]:
    """Chances that sum to one, from merits in steps."""
    best = max(merits)
    odds = [ODDS[best - merit] if best - merit < FARTHEST else 0 for merit in merits]
    total = sum(odds)
    return [odd / total for odd in odds]
