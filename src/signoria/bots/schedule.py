"""Which games an arena plays: line-ups, deals and seats, all fixed before the first one begins."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from hashlib import blake2b
from typing import Any, Final, Sequence

from signoria.bots import specs
from signoria.bots.luck.account import check_samples
from signoria.bots.match import rotations

DESIGNS: Final = ("challenge", "pairs", "mixed")


@dataclass(frozen=True)
class Plan:
    """All that decides the results of an arena."""

    game: str
    rules_version: int
    bots: list[str]
    games: int  # for each pairing
    seats: int
    seed: int
    design: str
    options: dict[str, Any] = field(default_factory=dict)
    components: str = ""
    seconds: float = 10.0  # time for an answer
    records: bool = False  # whether the games themselves are kept
    luck: int = 0  # samples of each random event by which luck is measured
    weigh: int = 0  # pairs of play-outs by which every answer is weighed
    weigh_by: str = ""  # the reference; empty: as `reference` says


@dataclass(frozen=True)
class Job:
    """One game: who sits where (places in `bots`), and the seed of the deal."""

    number: int
    pairing: int
    deal: int
    seating: list[int]


def lineups(plan: Plan) -> list[list[int]]:
    """The pairings, each as bots around a table.

    `challenge`: one seat of the first bot against a table of each other. `pairs`: the same for
    every ordered pair. `mixed`: all bots at one table, repeated until the seats are filled.
    """
    count, seats = len(plan.bots), plan.seats
    if plan.design == "mixed":
        return [[(start + seat) % count for seat in range(seats)] for start in range(count if count % seats else 1)]
    if count == 1:
        return [[0] * seats]
    hosts = range(1) if plan.design == "challenge" else range(count)
    return [[one] + [rest] * (seats - 1) for one in hosts for rest in range(count) if rest != one]


def jobs(plan: Plan) -> list[Job]:
    """Every deal is played in all rotations of its line-up, so no bot owes its share to luck or seat."""
    made: list[Job] = []
    lines = lineups(plan)
    for pairing, line in enumerate(lines):
        turns = seatings(line)
        for number in range(plan.games):
            deal, turn = divmod(number, len(turns))
            made.append(Job(0, pairing, deal, turns[turn]))
    made.sort(key=lambda job: job.deal)
    return [replace(job, number=number) for number, job in enumerate(made)]


def seatings(line: list[int]) -> list[list[int]]:
    """All that one deal is played with: every rotation; the same bot everywhere once, as a new deal says more."""
    turns = rotations(line)
    return [line] if all(seating == line for seating in turns) else turns


def deal_seed(plan: Plan, job: Job) -> bytes:
    """The seed of a deal; pairings meet the same deals."""
    return digest(f"deal {plan.seed} {job.deal}")


def luck_seed(plan: Plan, job: Job) -> int:
    """The seed of the bots' own random choices: the same at each seat whoever sits there, so that games differ by what
    differs between the bots."""
    return int.from_bytes(digest(f"luck {plan.seed} {job.deal}"), "little")


def digest(text: str) -> bytes:
    return blake2b(text.encode(), digest_size=16).digest()


def check(plan: Plan, designs: Sequence[str] = DESIGNS) -> None:
    if plan.design not in designs:
        raise ValueError(f"design must be one of {', '.join(designs)}, got {plan.design!r}")
    check_samples(plan.luck)
    if not plan.bots:
        raise ValueError("an arena needs at least one bot")
    check_weighing(plan)


def reference(plan: Plan, pairing: int) -> str:
    """The bot that answers are held against: the one that was chosen, or that sits at the other seats, or the usual."""
    rest = plan.bots[lineups(plan)[pairing][-1]]
    if plan.weigh_by:
        return plan.weigh_by
    return rest if plan.design != "mixed" and rest in specs.REFERENCES else specs.REFERENCES[0]


def check_weighing(plan: Plan) -> None:
    if plan.weigh < 0:
        raise ValueError(f"answers are weighed by 1 pair of play-outs or more, got {plan.weigh}")
    if plan.weigh_by and not plan.weigh:
        raise ValueError("a reference is named, but by how many pairs answers are weighed is not: --weigh PAIRS")
    if plan.weigh and plan.luck:
        raise ValueError("weighing answers leaves no luck to be measured: --weigh or --luck, not both")
    if plan.weigh_by and plan.weigh_by not in specs.REFERENCES:
        raise ValueError(
            f"answers cannot be weighed by {plan.weigh_by}: it must be quick and remember nothing, so one of "
            f"{', '.join(specs.REFERENCES)}"
        )
    if plan.weigh:
        for pairing in range(len(lineups(plan))):
            specs.make(reference(plan, pairing), plan.game)
