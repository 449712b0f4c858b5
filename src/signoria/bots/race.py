"""Which option to try next at the root of a search, and which to take.

All options that are still in the race meet the same deals, so their results can be compared pair by
pair: luck that is common to both cancels out. Whoever falls clearly behind the leader drops out.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

LEAST: Final = 4  # deals before anybody drops out
BEHIND: Final = 1.7  # standard errors behind the leader that end an option's race
DOUBT: Final = 1.2  # standard errors by which another option must lead the expert's answer to be taken
USUAL_SPREAD: Final = 0.2  # of a difference, while few have been seen


class Race:
    """Results of the own seat, option by option and deal by deal."""

    def __init__(self, options: list[int], advice: int) -> None:
        self.advice = advice
        self.results: dict[int, list[float]] = {option: [] for option in options}
        # the expert's answer runs first in every round
        self.running = sorted(options, key=lambda option: option != advice)

    def next(self) -> int:
        """The option that has met the fewest deals."""
        return min(self.running, key=lambda option: len(self.results[option]))

    def add(self, option: int, result: float) -> None:
        self.results[option].append(result)
        counts = [len(self.results[other]) for other in self.running]
        if len(self.running) > 1 and min(counts) == max(counts) >= LEAST:
            self.drop()

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
        gaps = [a - b for a, b in zip(self.results[option], self.results[other])]
        count = len(gaps)
        if not count:
            return 0.0
        mean = sum(gaps) / count
        squares = sum([(gap - mean) ** 2 for gap in gaps])
        variance = (squares + USUAL_SPREAD**2) / count
        return mean / sqrt(variance / count)

    def decided(self) -> bool:
        return len(self.running) == 1

    def choice(self) -> int:
        """The leader, unless it is hardly ahead of the expert's answer."""
        leader = self.leader()
        enough = len(self.results[leader]) >= LEAST
        return leader if enough and self.lead(leader, self.advice) >= DOUBT else self.advice
