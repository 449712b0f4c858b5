"""What went wrong with bots: crashes, illegal answers, answers that came too late, each with its text."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final, Iterable, Sequence

from signoria.bots.results import Outcome
from signoria.bots.schedule import Plan

MOST_LINES: Final = 5  # told of one bot while games run; the table at the end counts all


@dataclass
class Faults:
    """Those of one bot; `told` has each text once, with how often it was noted."""

    bot: str
    crashes: int = 0
    illegal: int = 0
    late: int = 0
    told: Counter[str] = field(default_factory=Counter)

    @property
    def any(self) -> bool:
        return bool(self.crashes or self.illegal or self.late)


def faults_of(plan: Plan, outcomes: Iterable[Outcome]) -> list[Faults]:
    """Bot by bot, in the order of the plan."""
    found = [Faults(name) for name in plan.bots]
    for outcome in outcomes:
        for seat, who in enumerate(outcome.job.seating):
            found[who].crashes += outcome.crashes[seat]
            found[who].illegal += outcome.illegal[seat]
            found[who].late += outcome.late[seat]
        for who, text in texts(outcome):
            found[who].told[text] += 1
    return found


def texts(outcome: Outcome) -> list[tuple[int, str]]:
    """Which bot, and what is told of its fault, without the seat."""
    found = []
    for error in outcome.errors:
        seat, _, text = error.removeprefix("seat ").partition(": ")
        found.append((outcome.job.seating[int(seat)], text))
    return found


class News:
    """Tells each fault when it is met first."""

    def __init__(self, plan: Plan, outcomes: Sequence[Outcome]) -> None:
        self.plan = plan
        self.lines: Counter[int] = Counter()
        self.known = {each for outcome in outcomes for each in texts(outcome)}

    def of(self, outcome: Outcome) -> list[str]:
        fresh = [each for each in dict.fromkeys(texts(outcome)) if each not in self.known]
        self.known.update(fresh)
        for who, _ in fresh:
            self.lines[who] += 1
        few = [(who, text) for who, text in fresh if self.lines[who] <= MOST_LINES]
        return [f"{self.plan.bots[who]} (game {outcome.job.number}): {text}" for who, text in few]
