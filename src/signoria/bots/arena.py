"""Many games between bots, on the cores of this machine or on a Ray cluster."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Callable, Final, Optional

from signoria.bots import specs
from signoria.bots.estimates import deals_of
from signoria.bots.luck.account import Account
from signoria.bots.luck.value import OpenValue
from signoria.bots.luck.weighing import Weighing
from signoria.bots.manners import speaks_first
from signoria.bots.match import play
from signoria.bots.pools import LocalPool, Pool
from signoria.bots.results import Outcome, ResultsFile
from signoria.bots.schedule import Job, Plan, check, deal_seed, jobs, lineups, luck_seed, reference, seatings
from signoria.bots.sequential import Trial, Verdict, verdict
from signoria.bots.sight import Bot, Follower
from signoria.bots.standings import Standing, standings, summary
from signoria.bots.usage import Counts, added
from signoria.titles import game

AHEAD: Final = 2  # games that wait for each worker, as many take no time


@cache
def player(game_id: str, name: str, seat: int, seconds: float) -> Bot:
    """A bot of this process, made once: one for each seat, as it may remember what it saw there."""
    return specs.make(name, game_id, seconds)


def run_job(plan: Plan, job: Job) -> Outcome:
    """Play one game. Everything about it is decided by plan and job."""
    names = [plan.bots[who] for who in job.seating]
    players = [player(plan.game, name, seat, plan.seconds) for seat, name in enumerate(names)]
    weighing = weighing_of(plan, job, players) if plan.weigh else None
    result = play(
        game(plan.game),
        players,
        plan.seats,
        deal_seed(plan, job),
        plan.options,
        Random(luck_seed(plan, job)),
        plan.components or None,
        seconds=plan.seconds,
        blind=not all(specs.is_level(name) for name in names),
        names=names,
        keep_record=plan.records,
        account=account_of(plan, job, players) if plan.luck else None,
        weighing=weighing,
    )
    return Outcome(
        job=job, scores=result.scores, winners=result.winners, decisions=result.decisions, choices=result.choices,
        options=result.options, asides=result.asides, seconds=round(result.seconds, 4),
        thinking=[round(t, 4) for t in result.thinking], illegal=result.illegal, crashes=result.crashes,
        late=result.late, traits=result.traits, errors=result.errors, usage=usage_by_bot(plan, job, result.usage),
        record=result.record.text() if result.record is not None else "",
        luck=result.luck, promises=promises_by_bot(plan, job, result.promises),
        gains=[round(gain, 6) for gain in result.gains], weighing=weighing.told() if weighing is not None else {},
    )  # fmt: skip


def account_of(plan: Plan, job: Job, players: list[Bot]) -> Account:
    """Luck by the judgement of the title, or its outlook."""
    label = f"luck {plan.seed} {job.pairing} {job.deal} {job.seating}"
    return Account(OpenValue(plan.game).of, plan.luck, label, players, drawing(plan, job, players))


def drawing(plan: Plan, job: Job, players: list[Bot]) -> set[int]:
    """The seats whose bots draw their answers; none where promises are made: then answers hang on more than the
    position."""
    if any(speaks_first(each) for each in players):
        return set()
    return {seat for seat, who in enumerate(job.seating) if specs.draws(plan.bots[who])}


def weighing_of(plan: Plan, job: Job, players: list[Bot]) -> Weighing:
    """By the reference of the pairing. What is still open goes on alike in all games of a deal, whoever sits where."""
    by = reference(plan, job.pairing)
    promised = any(speaks_first(each) for each in players)  # the reference hears of no promises
    weighed = {seat for seat, who in enumerate(job.seating) if promised or plan.bots[who] != by}
    label = f"weighing {plan.seed} {job.deal}"
    judge = player(plan.game, by, -1, plan.seconds)
    return Weighing(judge, plan.weigh, label, players, weighed, drawing(plan, job, players))


def usage_by_bot(plan: Plan, job: Job, usage: list[Counts]) -> dict[str, Counts]:
    return {
        plan.bots[who]: added(counts for counts, sitting in zip(usage, job.seating) if sitting == who)
        for who in sorted({*job.seating})
    }


def promises_by_bot(plan: Plan, job: Job, ended: list[dict[str, int]]) -> dict[str, dict[str, int]]:
    found: dict[str, Counter[str]] = {}
    for who, counts in zip(job.seating, ended):
        if counts:
            found.setdefault(plan.bots[who], Counter()).update(counts)
    return {name: dict(sorted(counts.items())) for name, counts in found.items()}


class Arena:
    """A plan, the file of its results, and the test that may end a pairing when it is decided.

    A test sees whole deals in their order, and games behind the deciding one do not count: the same plan gives the same
    results however many processes play it, and in whatever order they are done.
    """

    def __init__(self, plan: Plan, path: Path, trial: Optional[Trial] = None) -> None:
        check(plan)
        game(plan.game).start(plan.seats, 0, plan.components or None, **plan.options)
        made = [specs.make(name, plan.game) for name in plan.bots]
        self.remembering = any(isinstance(bot, Follower) for bot in made)
        self.plan, self.trial = plan, trial if plan.design != "mixed" and len(plan.bots) > 1 else None
        self.file = ResultsFile(path, plan)
        self.outcomes = self.file.open()
        done = {outcome.job.number for outcome in self.outcomes}
        self.todo = [job for job in jobs(plan) if job.number not in done]
        self.verdicts: dict[int, Verdict] = {}
        for pairing in range(len(lineups(plan))):
            self.judge(pairing)
        self.outcomes = [outcome for outcome in self.outcomes if not self.stopped(outcome.job)]

    def run(self, pool: Pool, on_outcome: Callable[[Outcome], None] = lambda outcome: None) -> list[Outcome]:
        if self.remembering:
            pool = LocalPool(1)  # what a bot has learned must not hang on which process played what
        try:
            todo = ((self.plan, job) for job in self.todo if not self.stopped(job))
            for _, outcome in pool.each(run_job, todo, AHEAD):
                if not self.stopped(outcome.job):
                    outcome = self.kept(outcome)
                    self.take(outcome)
                    on_outcome(outcome)
        finally:
            self.file.close()
        self.outcomes = [outcome for outcome in self.outcomes if not self.stopped(outcome.job)]
        self.outcomes.sort(key=lambda outcome: outcome.job.number)
        return self.outcomes

    def kept(self, outcome: Outcome) -> Outcome:
        """The game in a file of its own, beside the results."""
        if not outcome.record:
            return outcome
        folder = self.file.path.with_suffix("")
        folder.mkdir(exist_ok=True)
        path = folder / f"{outcome.job.number:06}.txt"
        path.write_text(outcome.record, encoding="utf-8")
        return replace(outcome, record=f"{folder.name}/{path.name}")

    def take(self, outcome: Outcome) -> None:
        self.file.write(outcome)
        self.outcomes.append(outcome)
        self.judge(outcome.job.pairing)

    def stopped(self, job: Job) -> bool:
        """Whether a pairing was decided before this deal."""
        found = self.verdicts.get(job.pairing)
        return found is not None and found.decided and job.deal >= found.deals

    def judge(self, pairing: int) -> None:
        known = self.verdicts.get(pairing)
        if self.trial is None or (known is not None and known.decided):
            return
        line = lineups(self.plan)[pairing]
        deals = deals_of(self.plan, self.outcomes, pairing, line[0])
        whole = [deal for place, deal in enumerate(deals) if deal.number == place]  # none is missing before it
        if known is None or len(whole) > known.deals:
            self.verdicts[pairing] = verdict(self.trial, whole, self.plan.seats, len(seatings(line)))

    def standings(self) -> list[Standing]:
        return standings(self.plan, self.outcomes, self.verdicts)

    def summary(self) -> dict[str, Any]:
        return summary(self.plan, self.trial, self.standings())
