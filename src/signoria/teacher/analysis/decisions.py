"""What each decision cost against the best found, from what its seat knew.

First every answer worth a thought is weighed in a few imagined worlds. Where something else looks better, that and
what was played meet in fresh worlds and for longer, so that the best of many is not taken for good because it was
lucky once. Nothing here looks at the truth: all worlds are imagined by the seat that decides.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final, Optional

from signoria.bots.race import USUAL_SPREAD
from signoria.teacher.weighing import Weighed

NOTHING: Final = 0.005  # a loss that is not worth a word
CLEAR: Final = 2.0  # standard errors that make a mistake
TOLD: Final = 4  # answers told of each decision
MISTAKE, DOUBT, SOUND, UNJUDGED = "mistake", "doubt", "sound", "unjudged"


@dataclass
class Duel:
    """What was played and what looked better, over the same worlds."""

    played: list[list[float]] = field(default_factory=list)  # chances of all seats, world by world
    better: list[list[float]] = field(default_factory=list)
    points: list[list[int]] = field(default_factory=list)  # by how much the rival led to more, seat by seat

    def gap(self, seat: int) -> tuple[float, float]:
        """How much better the rival is for a seat, and the standard error of that."""
        gaps = [better[seat] - played[seat] for better, played in zip(self.better, self.played)]
        count = len(gaps)
        mean = sum(gaps) / count
        return mean, sqrt((sum((gap - mean) ** 2 for gap in gaps) + USUAL_SPREAD**2) / count / count)


@dataclass
class Decision:
    """One answer where there was a choice."""

    number: int  # actions before it
    seat: int
    action: int
    options: int
    rule: str
    weighed: list[Weighed] = field(default_factory=list)
    duels: dict[int, Duel] = field(default_factory=dict)  # with each rival that was looked at again
    line: list[tuple[int, int]] = field(default_factory=list)

    def rivals(self) -> list[int]:
        """What looked better at a glance, the best first."""
        actions = [each.action for each in self.weighed]
        return actions[: actions.index(self.action)] if actions else []

    def rival(self) -> Optional[int]:
        """What is to be looked at again: the best so far, or the next if those before have lost."""
        best = self.best()
        if best != self.action:
            return best
        return next((action for action in self.rivals() if action not in self.duels), None)

    def best(self) -> int:
        """The best found; what was played, unless something is better."""
        if not self.duels:
            return self.weighed[0].action if self.weighed else self.action
        action, duel = max(self.duels.items(), key=lambda each: each[1].gap(self.seat)[0])
        return action if duel.gap(self.seat)[0] > 0 else self.action

    def duel(self) -> Optional[Duel]:
        """With the best found."""
        return self.duels.get(self.best())

    def loss(self) -> tuple[float, float]:
        """As it was measured, and its standard error."""
        if self.best() == self.action:
            return 0.0, 0.0
        duel = self.duel()
        if duel is not None:
            return duel.gap(self.seat)
        own = next(each for each in self.weighed if each.action == self.action)
        return own.loss, own.error

    def kind(self) -> str:
        if not self.weighed:
            return UNJUDGED
        loss, error = self.loss()
        if loss < NOTHING:
            return SOUND
        if self.duels and loss >= CLEAR * error:
            return MISTAKE
        return DOUBT if loss > error else SOUND

    def cost(self) -> float:
        """What it certainly cost: a loss that is in doubt counts as nothing."""
        return self.loss()[0] if self.kind() == MISTAKE else 0.0

    def given(self, seats: int) -> list[float]:
        """What a mistake changed for each seat; together nothing."""
        duel = self.duel()
        if duel is None or self.kind() != MISTAKE:
            return [0.0] * seats
        return [-duel.gap(seat)[0] for seat in range(seats)]

    def suspicion(self) -> float:
        """How much it may have cost at worst."""
        if self.rival() is None:
            return 0.0
        loss, error = self.loss()
        return loss + error

    def lead(self) -> float:
        """By how much what was played is clearly better than all else; nothing unless it is."""
        if not self.weighed or self.rivals() or len(self.weighed) < 2:
            return 0.0
        return max(0.0, min(each.loss - CLEAR * each.error for each in self.weighed[1:]))

    def chances(self) -> tuple[float, float]:
        """The own chance after what was played, and after the best."""
        duel = self.duel()
        if duel is not None:
            columns = (duel.played, duel.better)
            played, better = (sum(each[self.seat] for each in column) / len(column) for column in columns)
            return played, better
        if not self.weighed:
            return 0.0, 0.0
        best = next(each for each in self.weighed if each.action == self.best()).chances[self.seat]
        return max(0.0, best - self.loss()[0]), best

    def worlds(self) -> int:
        return sum(each.worlds for each in self.weighed) + sum(2 * len(duel.played) for duel in self.duels.values())

    def why(self) -> dict[str, Any]:
        """Who gains by what was played, and what the better one is worth in points where experts stopped."""
        duel = self.duel()
        if duel is None:
            return {}
        gains = [-duel.gap(seat)[0] for seat in range(len(duel.played[0]))]
        gainer = max((seat for seat in range(len(gains)) if seat != self.seat), key=lambda seat: gains[seat])
        points = [sum(column) / len(duel.points) for column in zip(*duel.points)]
        return {"gainer": gainer, "gain": round(gains[gainer], 4), "points": [round(each, 2) for each in points]}

    def told(self) -> dict[str, Any]:
        loss, error = self.loss()
        chance, best_chance = self.chances()
        best = self.best()
        return {
            "number": self.number, "seat": self.seat, "action": self.action, "best": best,
            "options": self.options, "rule": self.rule, "kind": self.kind(), "loss": round(max(0.0, loss), 4),
            "error": round(error, 4), "lead": round(self.lead(), 4),
            "chance": round(chance, 4), "best_chance": round(best_chance, 4), "worlds": self.worlds(),
            "line": [list(each) for each in self.line] if best != self.action else [], "why": self.why(),
            "weighed": [
                {"action": each.action, "loss": round(each.loss, 4), "error": round(each.error, 4)}
                for each in self.weighed[:TOLD]
            ],
        }  # fmt: skip
