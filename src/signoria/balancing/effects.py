"""What each figure does to each share, by regression over all trials.

One trial is a few hundred games and mostly luck; all of them together tell much more about each figure. So the packs
that are tried again are those that the sum of these effects calls the most even, were they among the trials or not.
"""

from __future__ import annotations

from random import Random
from typing import Callable, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from signoria.balancing.declared import Figure

Choice = dict[str, int]  # of each figure the number of its setting
Numbers = NDArray[np.float64]
CANDIDATES = 20_000
RIDGE = 1.0  # as if each effect had been seen once to be nothing
FOR_A_CHANGE = 0.001  # of unevenness: what makes hardly a difference stays as printed


class Effects:
    """Shares as a sum of what the settings of the figures add to them."""

    def __init__(self, figures: Sequence[Figure], printed: Choice, words: Sequence[str]) -> None:
        self.figures, self.printed, self.words = figures, printed, list(words)
        self.weights: Numbers = np.zeros((self._inputs(printed).size, len(self.words)))

    def fit(self, choices: Sequence[Choice], shares: Sequence[Mapping[str, float]]) -> None:
        """`shares` are in parts of the fair one."""
        inputs = np.array([self._inputs(choice) for choice in choices])
        wanted = np.array([[share.get(word, 1.0) for word in self.words] for share in shares])
        ridge = np.eye(inputs.shape[1]) * RIDGE
        ridge[0, 0] = 0.0
        self.weights = np.linalg.solve(inputs.T @ inputs + ridge, inputs.T @ wanted)

    def shares(self, choice: Choice) -> dict[str, float]:
        return dict(zip(self.words, (self._inputs(choice) @ self.weights).tolist()))

    def unevenness(self, choice: Choice) -> float:
        changed = sum(choice[figure.name] != self.printed[figure.name] for figure in self.figures)
        off = self._inputs(choice) @ self.weights - 1
        return float(np.mean(off * off)) + FOR_A_CHANGE * changed

    def best(self, count: int, seed: int, stands: Callable[[Choice], bool]) -> list[Choice]:
        """The most even choices of many, as far as the effects tell, that make a pack which can be played."""
        luck = Random(f"candidates {seed}")
        names = [figure.name for figure in self.figures]
        drawn = {
            tuple(luck.randrange(len(figure.settings)) if luck.random() < 0.6 else self.printed[figure.name]
                  for figure in self.figures)
            for _ in range(CANDIDATES)
        }  # fmt: skip
        ranked = sorted((dict(zip(names, each)) for each in sorted(drawn)), key=self.unevenness)
        found: list[Choice] = []
        for choice in ranked:
            if len(found) == count:
                break
            if stands(choice):
                found.append(choice)
        return found

    def _inputs(self, choice: Choice) -> Numbers:
        """One, then for each figure its number, or a mark for every setting that is not the printed one."""
        row: list[float] = [1.0]
        for figure in self.figures:
            number, printed = choice[figure.name], self.printed[figure.name]
            if figure.rising:
                row.append((number - printed) / (len(figure.settings) - 1))
            else:
                row += [float(number == each) for each in range(len(figure.settings)) if each != printed]
        return np.array(row)
