"""A title's prior: by how much each answer is likely to be better than another, before anything is tried.

It is learned from searches (`preferring.py`): what one seat sees and the answer of the expert go in, a merit for each
mark of an answer comes out. As the net of a judgement it is whole numbers: the same everywhere, without any library.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from signoria.judgement.encoding import WHOLE, encoding, row_names
from signoria.judgement.gaze import Gaze
from signoria.judgement.judge import Products
from signoria.judgement.marks import marks
from signoria.judgement.model import read_file
from signoria.judgement.net import CAP, MIDDLE, STEP, Figures, Layer
from signoria.kernel import Game, Pack, State

MAGIC: Final = b"signoria prior 2\n"


def rows_of(title: str) -> list[str]:
    """The inputs: the vector, the number of seats, and the marks of the expert's answer."""
    return [*row_names(title), *(f"expert: {name}" for name in marks(title).names)]


class View:
    """One seat's way to look at tables of one size."""

    def __init__(self, title: str, seats: int, seat: int, first: Layer) -> None:
        found = encoding(title, seats)
        self.gaze = Gaze(found, seat)
        self.products = [Products(first.rows[row]) for row in found.rows]
        self.start = first.start + first.rows[found.table] * WHOLE

    def total(self, g: State) -> int:
        """The sums of the first layer, without the expert's answer."""
        found = self.gaze.at(g)
        return self.start + sum([products[value] for products, value in zip(self.products, found) if value])


class Prior:
    """What a title has learned of its answers, read from its file."""

    def __init__(self, path: Path) -> None:
        self.head, layers = read_file(path, MAGIC, rows_of)
        self._setup(self.head["title"], layers)

    def _setup(self, title: str, layers: list[Figures]) -> None:
        self.title, self.layers = title, layers
        self.edition = str(self.head["edition"])
        self.step = float(self.head["lead"]) / STEP  # in chances of victory
        self.marks = marks(title)
        self.first, self.second = [Layer(figures) for figures in layers]
        self.hidden = len(layers[1].weights)
        base = len(row_names(title))
        self.advised = [
            sum([self.first.rows[base + mark] for mark in found]) * WHOLE for found in self.marks.of
        ]  # by answer of the expert
        self._views: dict[tuple[int, int], View] = {}

    def __getstate__(self) -> dict[str, Any]:
        return {"head": self.head, "layers": self.layers}

    def __setstate__(self, fields: dict[str, Any]) -> None:
        self.head = fields["head"]
        self._setup(self.head["title"], fields["layers"])

    def scores(self, g: State, seat: int, advice: int, options: list[int]) -> list[int]:
        """Of each option in steps, from what the seat sees and what the expert would do: only differences mean
        anything."""
        view = self._views.get((g.seats, seat))
        if view is None:
            view = self._views[g.seats, seat] = View(self.title, g.seats, seat, self.first)
        merits = self.merits(view.total(g) + self.advised[advice])
        of = self.marks.of
        return [sum([merits[mark] for mark in of[option]]) for option in options]

    def leads(self, scores: list[int]) -> list[float]:
        """How far options with these scores are expected to be ahead of the best of them, in chances of victory."""
        best = max(scores)
        return [(score - best) * self.step for score in scores]

    def merits(self, total: int) -> list[int]:
        """Of each mark, in steps: what the hidden units say, and what the inputs say straight."""
        first, second, hidden = self.first, self.second, self.hidden
        shift, top = first.shift, MIDDLE + (CAP << first.shift)
        lanes = first.unpacked(total)
        units = [0 if lane <= MIDDLE else CAP if lane >= top else (lane - MIDDLE) >> shift for lane in lanes[:hidden]]
        straight = [(lane - MIDDLE) >> shift for lane in lanes[hidden:]]
        return [one + other for one, other in zip(second.plain(second.after(units)), straight)]

    def learned_from(self, game: Game, seats: int, settings: tuple[int, ...], pack: Pack) -> bool:
        """Whether a table is like those it knows: the usual options and the pack it learned with."""
        return settings == game.settle(seats, {}) and pack.edition == self.edition
