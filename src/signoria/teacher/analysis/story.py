"""What is worth telling of a finished game: turning points, strokes of luck, deals, promises."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final, Optional, Sequence

from signoria.bots.luck.parts import Parts, of_one
from signoria.bots.luck.steps import Step
from signoria.bots.roles import Judge
from signoria.kernel import Record, State
from signoria.teacher.analysis.curve import Point
from signoria.titles import title

TURNS: Final = 5
STROKES: Final = 6
LEAST: Final = 0.06  # a change that may be called a turn


def turns_of(points: Sequence[Point], steps: Sequence[Step]) -> list[dict[str, Any]]:
    """Where chances changed most between two moments of the chart, and by more than the doubt; in their order."""
    found = []
    for before, after in pairwise(points):
        early, late = before.chances(), after.chances()
        changes = [b - a for a, b in zip(early.chances, late.chances)]
        seat = max(range(len(changes)), key=lambda each: abs(changes[each]))
        doubt = (early.errors[seat] ** 2 + late.errors[seat] ** 2) ** 0.5
        if abs(changes[seat]) > max(LEAST, doubt):
            found.append(turn(before.at, after.at, seat, changes[seat], doubt, steps[before.at : after.at]))
    largest = sorted(found, key=lambda each: -abs(each["change"]))[:TURNS]
    return sorted(largest, key=lambda each: int(each["from"]))


def turn(first: int, last: int, seat: int, change: float, doubt: float, steps: Sequence[Step]) -> dict[str, Any]:
    """One turning point: the action that had the greatest part in it, and what chance had."""
    greatest = max(steps, key=lambda step: (moved(step, seat) * (1 if change > 0 else -1), -step.number))
    return {
        "from": first, "to": last, "seat": seat, "change": round(change, 4), "error": round(doubt, 4),
        "at": greatest.number, "mover": greatest.seat, "action": greatest.action,
        "luck": round(of_one(sum(step.dealt[seat] for step in steps)), 4),
    }  # fmt: skip


def moved(step: Step, seat: int) -> int:
    return step.decided[seat] + step.dealt[seat]


def strokes_of(steps: Sequence[Step]) -> list[dict[str, Any]]:
    """The chance events that mattered most."""
    by_chance = [step for step in steps if step.by_chance and any(step.dealt)]
    largest = sorted(by_chance, key=lambda step: -max(abs(each) for each in step.dealt))[:STROKES]
    return [
        {"at": step.number, "mover": step.seat, "action": step.action, "dealt": step.dealt}
        for step in sorted(largest, key=lambda step: step.number)
    ]  # fmt: skip


class Watcher:
    """Looks for deals while the game is played again: who gained by them, in truth and by their own knowledge."""

    def __init__(self, record: Record, judge: Optional[Judge]) -> None:
        self.keys = title(record.game.id).deals
        self.judge = judge
        self.told = 0
        self.deals: list[dict[str, Any]] = []

    def look(self, before: Optional[State], g: State, step: Optional[Step]) -> None:
        log = g.log or []
        fresh = [event for event in log[self.told :] if event.key in self.keys]
        self.told = len(log)
        if before is None or step is None:
            return
        for event in fresh:
            author, to = event.values[0], event.values[1]
            self.deals.append({
                "at": step.number, "key": event.key, "values": list(event.values), "seats": [author, to],
                "change": [a + b for a, b in zip(step.decided, step.dealt)],
                "knew": self.known(before, g, (author, to)),
            })  # fmt: skip

    def known(self, before: State, after: State, seats: tuple[int, int]) -> list[Optional[float]]:
        """By how much each of the two could think to gain; None where nothing learned can tell."""
        judge = self.judge
        if judge is None or after.over:
            return [None, None]
        return [round(judge.chances(after, seat)[seat] - judge.chances(before, seat)[seat], 4) for seat in seats]


def promises_of(promises: Sequence[dict[str, Any]], steps: Sequence[Step]) -> list[dict[str, Any]]:
    """Promises with what the deed that settled them changed for the two, in parts."""
    found = []
    for promise in promises:
        settled = promise.get("settled")
        change: Parts = []
        if settled is not None and 0 < settled <= len(steps):
            step = steps[settled - 1]
            change = [step.decided[seat] + step.dealt[seat] for seat in (promise["author"], promise["to"])]
        found.append({**promise, "change": change})
    return found
