"""Puzzles are looked for in games of experts: a quick sieve over their decisions, then proof at growing budgets."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Callable, Final, Optional

from signoria.bots import guide
from signoria.bots.match import play
from signoria.bots.sight import Sight
from signoria.kernel import Record, State
from signoria.kernel.components import FIRST_PRINTING
from signoria.puzzles import book
from signoria.puzzles.panel import Panel
from signoria.puzzles.puzzle import Puzzle, Source, Weighed
from signoria.puzzles.weighing import Results, Scale, choice, error, lead, master, mean
from signoria.titles import game as find_game

SIEVE: Final = 12  # deals for each answer before a decision is looked at closely
BUDGETS: Final = (120, 240)  # iterations of the masters who must agree, each with re-deals of its own
DEALS: Final = (24, 72)  # re-deals of the proof: after the first a hopeless one is given up
LEAST_LEAD: Final = 0.04  # of a victory
CERTAIN: Final = 3.0  # standard errors of the lead
PROMISING: Final = 1.0
FRONT: Final = 6  # answers that meet all the deals: the rest fell behind after the first of them
LEAST_SEATS: Final = 3  # two at a table are another game; where a title has no more, so be it


@dataclass(frozen=True)
class Plan:
    """What to look for and how much of it."""

    title: str
    games: int
    seed: int
    share: float = 0.5  # of the decisions that are looked at: more games, less alike
    most: int = 4  # puzzles of one game
    apart: int = 6  # actions between two of them
    answers: int = 24  # a question with more is no puzzle but a search through a list


class Miner:
    """Looks through games of one title."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = find_game(plan.title)
        self.scale, self.panel = Scale(plan.title), Panel(plan.title)
        self.masters = [master(plan.title, budget) for budget in BUDGETS]

    def played(self, number: int) -> Record:
        """A game of experts; its number and the seed of the plan decide everything about it."""
        luck = Random(f"{self.plan.title}:{self.plan.seed}:{number}")
        least = min(max(LEAST_SEATS, self.game.min_seats), self.game.max_seats)
        seats = luck.choice([self.game.usual_seats, luck.randint(least, self.game.max_seats)])
        bots = [guide(self.plan.title) for _ in range(seats)]
        seed, pack = luck.randbytes(16), self.game.pack(FIRST_PRINTING)
        result = play(self.game, bots, seats, seed, rng=luck, components=pack, blind=False, keep_record=True)
        assert result.record is not None
        return result.record

    def look_through(self, record: Record, number: int) -> tuple[Source, list[Puzzle]]:
        """The puzzles of one game."""
        luck = Random(f"look:{self.plan.seed}:{number}")
        source = Source(
            self.plan.title, record.rules_version, record.seats, record.seed, record.actions, record.options
        )
        found: list[Puzzle] = []
        for g in record.moments(trust=True):
            if g.over or len(found) >= self.plan.most:
                break
            seat = g.first_to_act()
            if found and g.moves < found[-1].at + self.plan.apart:
                continue
            if not 2 <= len(g.legal(seat)) <= self.plan.answers or luck.random() >= self.plan.share:
                continue
            puzzle = self.puzzle_at(source, g, seat, luck)
            if puzzle is not None:
                found.append(puzzle)
        return source, found

    def puzzle_at(self, source: Source, g: State, seat: int, luck: Random) -> Optional[Puzzle]:
        """The decision as a puzzle, or None where it is none: obvious, undecided or not to be trusted."""
        answers = g.legal(seat)
        naive = self.scale.at_once(g, seat, answers, 4, luck)
        first = guide(self.plan.title).choose(Sight(g, seat, luck))
        if naive == first:  # nobody is misled, or all are: too seldom to look for
            return None
        best = self.sieved(g, seat, answers, luck)
        if best is None:
            return None
        if any(choice(player, g, seat, luck) != best for player in self.masters):
            return None
        results = self.proved(g, seat, answers, best, luck)
        if results is None:
            return None
        weighed = sorted((Weighed(a, mean(r), error(r)) for a, r in results.items()), key=lambda each: -each.value)
        verdict = self.panel.verdict(g, seat, best, naive, luck)
        rating = verdict.rating(len(answers), weighed[0].value - weighed[1].value)
        return Puzzle(source, g.moves, seat, weighed, rating)

    def sieved(self, g: State, seat: int, answers: list[int], luck: Random) -> Optional[int]:
        """The answer that is ahead after a few deals, if it is clear enough to go on."""
        results = self.scale.weigh(g, seat, answers, SIEVE // 3, luck)
        if max(map(mean, results.values())) - min(map(mean, results.values())) < LEAST_LEAD:
            return None
        results = self.further(g, seat, results, SIEVE - SIEVE // 3, luck)
        best = max(results, key=lambda answer: mean(results[answer]))
        return best if promising(results, best, LEAST_LEAD / 2, PROMISING) else None

    def proved(self, g: State, seat: int, answers: list[int], best: int, luck: Random) -> Optional[Results]:
        """Results over fresh deals in which the answer leads clearly, after some of them and after all."""
        results = self.scale.weigh(g, seat, answers, DEALS[0], luck)
        if not promising(results, best, LEAST_LEAD, PROMISING):
            return None
        results = self.further(g, seat, results, DEALS[1], luck)
        return results if promising(results, best, LEAST_LEAD, CERTAIN) else None

    def further(self, g: State, seat: int, results: Results, deals: int, luck: Random) -> Results:
        """More deals for the answers in front; those behind keep what they have."""
        front = sorted(results, key=lambda answer: -mean(results[answer]))[:FRONT]
        more = self.scale.weigh(g, seat, front, deals, luck)
        return {answer: found + more.get(answer, []) for answer, found in results.items()}


def promising(results: Results, best: int, least: float, errors: float) -> bool:
    ahead = lead(results, best)
    return ahead is not None and ahead[0] >= least and ahead[0] >= errors * ahead[1]


def mine(plan: Plan, out: Path, resume: bool, told: Callable[[int, int], None]) -> int:
    """Games into a file, line by line; with `resume` it goes on behind those that are there. How many were found."""
    done = unbroken(out) if resume and out.exists() else []
    found = sum(len(line["puzzles"]) for line in done)
    miner = Miner(plan)
    with out.open("a" if done else "w", encoding="utf-8") as file:
        for number in range(len(done), plan.games):
            found += dig(miner, miner.played(number), number, file.write)
            file.flush()
            told(number + 1, found)
    return found


def dig(miner: Miner, record: Record, number: int, write: Callable[[str], object]) -> int:
    """One game, looked through and written; how many puzzles it has."""
    source, puzzles = miner.look_through(record, number)
    write(book.written(book.to_line(source, puzzles)))
    return len(puzzles)


def unbroken(out: Path) -> list[dict[str, Any]]:
    """The lines of a file, less one that was cut off in the writing, which is taken out of it."""
    text = out.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        out.write_text(whole, encoding="utf-8")
    return list(book.lines(out))


def mine_records(plan: Plan, records: list[Record], out: Path, told: Callable[[int, int], None]) -> int:
    """As `mine`, over games that were played elsewhere."""
    miner, found = Miner(plan), 0
    with out.open("w", encoding="utf-8") as file:
        for number, record in enumerate(records):
            found += dig(miner, record, number, file.write)
            told(number + 1, found)
    return found
