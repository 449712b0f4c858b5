"""The results of an arena: one JSON line per game, kept so that a killed arena goes on where it was."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import asdict, dataclass, field
from math import sqrt
from pathlib import Path
from typing import IO, Any, Iterable, Optional

from signoria.bots.schedule import Job, Plan
from signoria.bots.usage import Counts, added


@dataclass(frozen=True)
class Outcome:
    """One finished game."""

    job: Job
    scores: list[int]
    winners: list[int]
    decisions: int
    choices: int
    options: int
    asides: int
    seconds: float
    thinking: list[float]
    illegal: list[int]
    crashes: list[int]
    late: list[int]
    traits: list[dict[str, str]]
    errors: list[str] = field(default_factory=list)
    usage: dict[str, Counts] = field(default_factory=dict)  # of each bot: parts of the game offered and used
    record: str = ""  # the file of the whole game, if it is kept; while it travels, the game itself
    luck: list[float] = field(default_factory=list)  # of each seat, in shares of the victory; empty: not measured
    promises: dict[str, dict[str, int]] = field(default_factory=dict)  # of each bot: how those it made ended
    gains: list[float] = field(default_factory=list)  # of each seat, by answers that were weighed; empty: none were
    weighing: dict[str, float] = field(default_factory=dict)  # what that took: answers, pairs, seconds

    def share(self, seat: int) -> float:
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Tally:
    """Shares of victory with their uncertainty."""

    def __init__(self) -> None:
        self.games = 0
        self.sum = 0.0

    def add(self, share: float) -> None:
        self.games += 1
        self.sum += share

    @property
    def mean(self) -> float:
        return self.sum / self.games if self.games else 0.0

    def interval(self, z: float = 1.96) -> tuple[float, float]:
        """Wilson's interval, at home near 0 and 1 too; shared victories count in parts."""
        if not self.games:
            return 0.0, 1.0
        n, p = self.games, self.mean
        centre = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return max(0.0, centre - half), min(1.0, centre + half)


class ResultsFile:
    """Appends outcomes; reads what an earlier run has left."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path, self.plan = path, plan
        self.file: Optional[IO[bytes]] = None

    def open(self) -> list[Outcome]:
        """The outcomes that are there already. A file of another plan is refused."""
        found: list[Outcome] = []
        if self.path.exists() and self.path.stat().st_size:
            plan, found, whole = read(self.path)
            if plan != self.plan:
                raise ValueError(f"{self.path} holds the results of another arena: name another file")
            with self.path.open("r+b") as file:
                file.truncate(whole)  # a line that was being written when the run was killed
        self.file = self.path.open("ab")
        if not self.file.tell():
            self.write(self.plan)
        return found

    def write(self, value: Plan | Outcome) -> None:
        assert self.file is not None
        line = json.dumps(asdict(value), separators=(",", ":"), ensure_ascii=False)
        self.file.write(line.encode() + b"\n")
        self.file.flush()

    def close(self) -> None:
        if self.file is not None:
            self.file.close()


def read(path: Path) -> tuple[Plan, list[Outcome], int]:
    """The plan, the outcomes, and how many bytes of the file are whole lines."""
    data = path.read_bytes()
    whole = data.rfind(b"\n") + 1
    lines = data[:whole].splitlines()
    if not lines:
        raise ValueError(f"{path} holds no results")
    try:
        return Plan(**json.loads(lines[0])), [outcome_of(json.loads(line)) for line in lines[1:]], whole
    except (KeyError, TypeError, ValueError) as error:  # no JSON, or other fields than ours
        raise ValueError(f"{path} is not a results file: {error}") from None


def outcome_of(found: dict[str, Any]) -> Outcome:
    return Outcome(**{**found, "job": Job(**found["job"])})


def pairing_tally(outcomes: Iterable[Outcome], pairing: int, bot: int) -> Tally:
    """The share of one seat of `bot`, in the games of a pairing."""
    tally = Tally()
    for outcome in outcomes:
        if outcome.job.pairing != pairing:
            continue
        for seat, who in enumerate(outcome.job.seating):
            if who == bot:
                tally.add(outcome.share(seat))
    return tally


def usage_of(outcomes: Iterable[Outcome], bot: str) -> Counts:
    """The parts of the game that were offered to a bot and used by it, in all its games."""
    return added(outcome.usage[bot] for outcome in outcomes if bot in outcome.usage)


def promises_of(outcomes: Iterable[Outcome], bot: str) -> Counter[str]:
    """How the promises that a bot made ended, in all its games."""
    found: Counter[str] = Counter()
    for outcome in outcomes:
        found.update(outcome.promises.get(bot, {}))
    return found
