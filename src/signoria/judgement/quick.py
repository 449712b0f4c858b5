"""Looks at tables of one size where the parts in C are built: sheets are printed by press.c, sums added by abacus.c."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Optional, Sequence

from signoria.envs.plates import plate, press
from signoria.judgement.encoding import WHOLE, Encoding, encoding
from signoria.judgement.net import CAP, Figures, chances, trimmed
from signoria.judgement.stages import Stages
from signoria.kernel import State
from signoria.kernel.in_c import part_in_c

if TYPE_CHECKING:
    from signoria.judgement.abacus import Abacus, AbacusLayer

abacus = part_in_c("signoria.judgement.abacus")


class QuickLook:
    """Chances of the seats as one of them sees them, that one first."""

    def __init__(self, found: Encoding, layers: Sequence[Figures], stages: Stages) -> None:
        self.encoding, layout = found, found.layout
        made = plate(layout, 1)
        assert made is not None, "only where there is a press"
        assert layout.scribe is not None, "only where there are sheets"
        self.plate, self.sheets = made, [layout.scribe().sheet]
        self.numbers: array[float] = found.blank()
        self.vector = memoryview(self.numbers)[: layout.size]
        first, second, last = [as_told(figures) for figures in trimmed(layers, layout.seats)]
        table = [weight * WHOLE for weight in first[0][found.table]]
        first = first[0], [own + always for own, always in zip(first[1], table)], first[2]
        rows = [stages.row(row, stage) for stage in range(stages.count) for row in found.rows]
        further = [-1 if row is None else row for row in rows]
        clock = found.rows.index(stages.clock.row)
        bounds = [*stages.clock.bounds]
        self.abacus: Abacus = abacus.Abacus(found.rows + further, clock, bounds, (first, second, last), WHOLE, CAP)

    def shares(self, g: State, seat: int) -> list[float]:
        self.plate.print(self.sheets, [g], [seat], self.vector)
        self.encoding.reckon(g, seat, self.numbers)
        return chances(self.abacus.merits(self.numbers))


def as_told(figures: Figures) -> AbacusLayer:
    """A layer as an abacus takes it; its sums are rounded, not cut off."""
    rounding = 1 << figures.shift >> 1
    return [[*row] for row in figures.weights], [rounding + own for own in figures.start], figures.shift


def quick_look(title: str, seats: int, layers: Sequence[Figures], stages: Stages) -> Optional[QuickLook]:
    """Nothing without the parts in C, or for a title without a scribe."""
    found = encoding(title, seats)
    if abacus is None or press is None or found.layout.scribe is None:
        return None
    return QuickLook(found, layers, stages)
