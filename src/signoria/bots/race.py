"""Which option to try next at the root of a search, and which to take.

All options that are still in the race meet the same deals, so their results can be compared pair by
pair: luck that is common to both cancels out. Whoever falls clearly behind the leader drops out.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, Optional

LEAST: Final = 4  # deals before anybody drops out
BEHIND: Final = 1.7  # standard errors behind the leader that end an option's race
USUAL_SPREAD: Final = 0.2  # of a difference, while few have been seen
# before anything is tried, another option is believed to be this much worse than the expert's answer, give or take
HANDICAP: Final = 0.015
SURPRISE: Final = 0.04
ENOUGH: Final = 12  # deals after which options may be called alike
ALIKE: Final = 0.004  # a difference not worth a further thought


class Race:
    """Results of the own seat, option by option and deal by deal."""

    def __init__(self, options: list[int], advice: int, expected: Optional[dict[int, float]] = None) -> None:
        self.advice = advice
        # the lead over the expert's answer that is believed before anything is tried; most often the same for all
        self.expected: dict[int, float] = {} if expected is None else expected
        self.results: dict[int, list[float]] = {option: [] for option in options}
        # the expert's answer runs first in every round
        self.running = sorted(options, key=lambda option: option != advice)
        self.decided = False

    def next(self) -> int:
        """The option that has met the fewest deals."""
        return min(self.running, key=lambda option: len(self.results[option]))

    def add(self, option: int, result: float) -> None:
        self.results[option].append(result)
        counts = [len(self.results[other]) for other in self.running]
        if min(counts) == max(counts) >= LEAST:
            self.drop()
            self.decided = len(self.running) == 1 or self.alike()

    def drop(self) -> None:
        """After a whole round: let go of those clearly behind."""
        leader = self.leader()
        self.running = [option for option in self.running if option == leader or self.lead(leader, option) < BEHIND]

    def leader(self) -> int:
        """The best over the deals that all who still run have met; before the first the expert's answer."""
        rounds = min(len(self.results[option]) for option in self.running)
        if not rounds:
            return self.advice
        return max(self.running, key=lambda option: sum(self.results[option][:rounds]))

    def lead(self, option: int, other: int) -> float:
        """By how many standard errors one option is ahead of another on the deals both have met."""
        mean, error = self.gap(option, other)
        return mean / error if error else 0.0

    def gap(self, option: int, other: int, doubt: float = USUAL_SPREAD) -> tuple[float, float]:
        """How far one option is ahead of another on the deals both have met, and the standard error of that."""
        gaps = self.gaps(option, other)
        count = len(gaps)
        if not count:
            return 0.0, 0.0
        mean = sum(gaps) / count
        squares = sum([(gap - mean) ** 2 for gap in gaps])
        return mean, sqrt((squares + doubt**2) / count / count)

    def gaps(self, option: int, other: int) -> list[float]:
        """Deal by deal, on those that both have met."""
        return [a - b for a, b in zip(self.results.get(option, []), self.results.get(other, []))]

    def met(self, option: int) -> int:
        """How many deals it has met."""
        return len(self.results.get(option, []))

    def alike(self) -> bool:
        """Whether those that are left hardly differ."""
        if min([len(self.results[option]) for option in self.running]) < ENOUGH:
            return False
        leader = self.leader()
        for option in self.running:
            mean, error = self.gap(leader, option, doubt=0.0)
            if mean + 2 * error > ALIKE:
                return False
        return True

    def choice(self) -> int:
        """The option with the best hope to be better than the expert's answer; if none has any, that answer."""
        best, chosen = 0.0, self.advice
        for option in self.in_question():
            if option != self.advice and self.met(option) >= LEAST:
                hope = self.hope(option)
                if hope > best:
                    best, chosen = hope, option
        return chosen

    def in_question(self) -> list[int]:
        """Those that may be taken: here even whoever dropped out, as all have met many of the deals."""
        return list(self.results)

    def hope(self, option: int) -> float:
        """The lead over the expert's answer to be expected: what was seen, tempered by what was believed before."""
        mean, error = self.gap(option, self.advice)
        seen = SURPRISE**2 / (SURPRISE**2 + error**2)
        return seen * mean + (1 - seen) * self.expected.get(option, -HANDICAP)


class JointRace(Race):
    """Several races for one decision, run apart and each on deals of its own: together they have met more."""

    def __init__(self, races: list[Race]) -> None:
        super().__init__(sorted({option for race in races for option in race.results}), races[0].advice)
        self.races = races

    def gaps(self, option: int, other: int) -> list[float]:
        return [gap for race in self.races for gap in race.gaps(option, other)]

    def met(self, option: int) -> int:
        return sum([race.met(option) for race in self.races])
