"""The ladder: one seat of each level among seats of the level below, title by title and for every number of seats."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final, Iterator, Optional, Sequence

from signoria.bots import LEVELS
from signoria.bots.arena import Arena
from signoria.bots.estimates import Estimate
from signoria.bots.results import Outcome
from signoria.bots.schedule import Plan
from signoria.bots.specs import level_name
from signoria.kernel import Game

WANTED: Final = 1.5  # times its fair share that a level should win among the level below
HEADS: Final = ("title", "seats", "one seat of", "seed", "games", "share", "95 % interval, by deals", "times fair")


@dataclass(frozen=True)
class Rung:
    """One step of the ladder at one size of table."""

    plan: Plan
    path: Path  # of its games

    @property
    def name(self) -> str:
        return " against ".join(self.plan.bots)


@dataclass(frozen=True)
class Climbed:
    """A step that was measured."""

    rung: Rung
    estimate: Estimate
    decided: Optional[str]  # what its test says, if there was one
    milliseconds: float  # a decision of the higher level, on average

    @property
    def times_fair(self) -> float:
        return self.estimate.share * self.rung.plan.seats

    @property
    def clear(self) -> bool:
        """Whether it was seen to win as much more as is wanted, and surely more than its fair share. That a test which
        ends early takes the higher of two strengths for the likelier one is not enough."""
        low, _ = self.estimate.interval()
        return low * self.rung.plan.seats > 1 and self.times_fair >= WANTED


def check_levels(names: Sequence[str]) -> None:
    """Levels of the ladder, from the lowest to the highest."""
    order = [LEVELS.index(level_name(name)) if level_name(name) in LEVELS else -1 for name in names]
    if len(names) < 2 or -1 in order or sorted({*order}) != order:
        raise ValueError(f"a ladder needs two levels or more, the lowest first ({', '.join(LEVELS)}), got {names}")


def rungs(
    game: Game, sizes: Sequence[int], names: Sequence[str], games: int, seed: int, folder: Path, weigh: int = 0,
    weigh_by: str = "",
) -> list[Rung]:  # fmt: skip
    """All steps of a title; the games of each in a file of its own."""
    found = []
    for seats in sizes:
        for lower, higher in pairwise(names):
            plan = Plan(
                game=game.id, rules_version=game.rules_version, bots=[higher, lower], games=games, seats=seats,
                seed=seed, design="challenge", weigh=weigh, weigh_by=weigh_by,
            )  # fmt: skip
            label = f"{game.id}-{seats}-{higher}-{lower}".replace(":", "_").replace("/", "_")
            found.append(Rung(plan, folder / f"{label}.jsonl"))
    return found


def climbed(rung: Rung, arena: Arena) -> Climbed:
    """What its games say."""
    standing = arena.standings()[0]
    says = standing.verdict.says if standing.verdict is not None else None
    return Climbed(rung, standing.estimate, says, thought(arena.outcomes))


def thought(outcomes: Sequence[Outcome]) -> float:
    """Milliseconds that the bot at the one seat took for a decision, about: all seats are asked as often."""
    spent = sum(outcome.thinking[outcome.job.seating.index(0)] for outcome in outcomes)
    asked = sum(outcome.choices / len(outcome.scores) for outcome in outcomes)
    return 1000 * spent / asked if asked else 0.0


def table(steps: Sequence[Climbed], titles: dict[str, str]) -> str:
    """In Markdown, as docs/bots.md has it."""
    tried = any(step.decided for step in steps)
    heads = [*HEADS, "ms a decision", *(["test"] if tried else [])]
    lines = [f"| {' | '.join(heads)} |", "|" + "---|" * len(heads)]
    lines += [f"| {' | '.join(cells(step, titles, tried))} |" for step in steps]
    return "\n".join(lines)


def cells(step: Climbed, titles: dict[str, str], tried: bool) -> Iterator[str]:
    plan, estimate = step.rung.plan, step.estimate
    low, high = estimate.interval()
    yield titles[plan.game]
    yield str(plan.seats)
    yield step.rung.name
    yield str(plan.seed)
    yield str(estimate.games)
    yield f"{estimate.share:.1%}"
    yield f"{low:.1%} to {high:.1%}"
    yield f"{step.times_fair:.2f}{'' if step.clear else ' *'}"
    yield f"{step.milliseconds:.2g}"
    if tried:
        yield step.decided or ""


def overview(steps: Sequence[Climbed], titles: dict[str, str]) -> str:
    """All steps of a table in one line: times the fair share, its interval, and games."""
    names = list(dict.fromkeys(step.rung.name for step in steps))
    heads = ["title", "seats", *names]
    lines = [f"| {' | '.join(heads)} |", "|" + "---|" * len(heads)]
    for game, seats in dict.fromkeys((step.rung.plan.game, step.rung.plan.seats) for step in steps):
        here = {step.rung.name: step for step in steps if (step.rung.plan.game, step.rung.plan.seats) == (game, seats)}
        told = [in_short(here[name]) if name in here else "" for name in names]
        lines.append(f"| {' | '.join([titles[game], str(seats), *told])} |")
    return "\n".join(lines)


def in_short(step: Climbed) -> str:
    low, high = (bound * step.rung.plan.seats for bound in step.estimate.interval())
    return f"{step.times_fair:.2f}{'' if step.clear else ' *'} ({low:.2f} to {high:.2f}), {step.estimate.games}"
