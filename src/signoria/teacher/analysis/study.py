"""A finished game studied: everything an analysis tells, as plain data that grows while it is worked out."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final, Iterator, Optional, Sequence

from signoria.bots import guide
from signoria.bots.ismcts import Policy
from signoria.bots.luck.chance import Sampled, other_deals
from signoria.bots.luck.parts import ONE, Parts, in_parts, plus
from signoria.bots.luck.steps import Step, step_of
from signoria.bots.luck.value import OpenValue
from signoria.kernel import Record, State
from signoria.teacher.analysis.budget import THOROUGH, Budget, Effort
from signoria.teacher.analysis.curve import Point
from signoria.teacher.analysis.decisions import DOUBT, MISTAKE, UNJUDGED, Decision
from signoria.teacher.analysis.examiner import Examiner
from signoria.teacher.analysis.split import Share, shares_of
from signoria.teacher.analysis.stages import marks_of, stage_at, stages_of
from signoria.teacher.analysis.story import Watcher, promises_of, strokes_of, turns_of
from signoria.teacher.weighing import Weigher

FORMAT: Final = 1
FIRST_PLAYOUTS: Final = 8  # of each moment, before decisions are looked at
TOLD_MOVES: Final = 3  # best and worst, each
QUICK, DEEP = 16, 60  # decisions that experts play on before a position is judged as it stands
# by these shares of its time an analysis has drawn the chart roughly, glanced at all decisions, looked again where
# it matters; what is left makes the chart finer
CHART, GLANCES, DUELS, ALL = 0.15, 0.5, 0.8, 0.95


@dataclass(frozen=True)
class Progress:
    """How far a study is: of so many decisions, so many have been judged."""

    done: int
    total: int


class Study:
    """Work on one finished game. Iterate over `run`; `told` says at any time what is known so far."""

    def __init__(
        self,
        record: Record,
        seconds: Optional[float] = None,
        effort: Optional[Effort] = None,
        promises: Sequence[dict[str, Any]] = (),
    ) -> None:
        self.record, self.promises = record, promises
        self.effort = effort or (Effort() if seconds is None else THOROUGH)
        self.budget = Budget(seconds)
        id = record.game.id
        self.value = OpenValue(id)
        self.policy = Policy(guide(id), 0.0)
        quick, deep = (Weigher(id, worlds=self.effort.worlds, horizon=horizon) for horizon in (QUICK, DEEP))
        self.examiner = Examiner(quick, deep)
        self.stages = stages_of(record)
        self.marks = marks_of(self.stages, len(record.actions))
        self.points: list[Point] = []
        self.steps: list[Step] = []
        self.decisions: list[Decision] = []
        self.positions: dict[int, State] = {}  # before each decision
        self.shares: list[Share] = []
        self.deals: list[dict[str, Any]] = []
        self.finished = False

    # -- the work

    def run(self) -> Iterator[Progress]:
        self.walk()
        yield self.progress()
        for _ in range(FIRST_PLAYOUTS):
            self.play_on(CHART)
        yield self.progress()
        yield from self.glance()
        yield from self.examine()
        while self.may_play_on():
            self.play_on(ALL)
            yield self.progress()
        for point in self.points:
            point.ask(self.examiner.quick)
        self.finished = True
        yield self.progress()

    def progress(self) -> Progress:
        return Progress(sum(bool(decision.weighed) for decision in self.decisions), len(self.decisions))

    def walk(self) -> None:
        """The whole game once: luck and skill, deals, and where there was a choice."""
        chance, watcher = Sampled(), Watcher(self.record, self.value.learned)
        before: Optional[State] = None
        worth: Parts = []
        start: Parts = []
        for g in self.record.moments(trust=True):
            step = step_of(before, g, self.value.of, worth, chance) if before is not None else None
            if step is None:
                start = worth = self.value.of(g)
            else:
                self.steps.append(step)
                worth = plus(plus(worth, step.decided), step.dealt)
            watcher.look(before, g, step)
            before = g.copy()
            self.note(before)
        if before is None or not before.over:
            raise ValueError(f"only a finished game can be analysed; this one stops after {len(self.steps)} actions")
        self.deals = watcher.deals
        self.shares = shares_of([self.value.of(deal) for deal in other_deals(self.record)], start, self.steps)

    def note(self, g: State) -> None:
        if g.moves in self.marks:
            self.points.append(Point(g))
        if g.moves == len(self.record.actions):
            return
        seat, action = self.record.actions[g.moves]
        options = len(g.legal(seat)) if action < g.first_aside else 0
        if options > 1:
            prompt = g.prompt(seat)
            rule = g.game.messages.rule(prompt[0]) if prompt else ""
            self.decisions.append(Decision(g.moves, seat, action, options, rule))
            self.positions[g.moves] = g

    def may_play_on(self) -> bool:
        rounds = max(len(point.results) for point in self.points)
        return rounds < self.effort.playouts and self.budget.lasts(ALL)

    def play_on(self, share: float) -> None:
        """Once more from each moment of the chart."""
        for point in self.points:
            if not point.results or self.budget.lasts(share):
                point.play_on(self.policy)

    def glance(self) -> Iterator[Progress]:
        """All decisions, those first after which the position had changed most."""
        by_weight = sorted(self.decisions, key=lambda one: (-abs(self.steps[one.number].decided[one.seat]), one.number))
        for decision in by_weight:
            if not self.budget.lasts(GLANCES):
                return
            self.examiner.glance(self.positions[decision.number], decision)
            yield self.progress()

    def examine(self) -> Iterator[Progress]:
        """Again where something else looked better, the most suspicious first; and again where it stays so."""
        for number in range(self.effort.rounds):
            suspects = sorted(self.decisions, key=lambda one: (-one.suspicion(), one.number))
            for decision in [one for one in suspects if one.rival() is not None][: self.effort.duels]:
                if not self.budget.lasts(DUELS):
                    return
                self.examiner.examine(self.positions[decision.number], decision, self.effort.duel_worlds << number)
                yield self.progress()

    # -- what is told

    def told(self) -> dict[str, Any]:
        record = self.record
        return {
            "format": FORMAT, "title": record.game.id, "rules": record.rules_version, "seats": record.seats,
            "actions": len(record.actions), "one": ONE, "finished": self.finished,
            "winners": record.winners or [], "scores": record.scores or [],
            "stages": [{"at": stage.at, "key": stage.key, "values": list(stage.values)} for stage in self.stages],
            "curve": [point.told() for point in self.points],
            "turns": turns_of(self.points, self.steps),
            "strokes": strokes_of(self.steps),
            "decisions": [decision.told() for decision in self.decisions],
            "players": [self.player(seat) for seat in range(len(self.shares))],
            **self.notable(),
            "deals": self.deals,
            "promises": promises_of(self.promises, self.steps),
            "effort": {
                "playouts": min((len(point.results) for point in self.points if not point.g.over), default=0),
                "worlds": sum(decision.worlds() for decision in self.decisions),
                "seconds": round(self.budget.spent(), 1),
            },
        }  # fmt: skip

    def notable(self) -> dict[str, list[int]]:
        """The worst and the best moves, by the number of actions before them."""
        worst = sorted((one for one in self.decisions if one.kind() == MISTAKE), key=lambda one: -one.cost())
        best = sorted((one for one in self.decisions if one.lead() > 0), key=lambda one: -one.lead())
        return {name: [one.number for one in found[:TOLD_MOVES]] for name, found in (("worst", worst), ("best", best))}

    def player(self, seat: int) -> dict[str, Any]:
        """One seat's account, in parts, and how it decided."""
        share = self.shares[seat]
        own = [decision for decision in self.decisions if decision.seat == seat]
        judged = [decision for decision in own if decision.kind() != UNJUDGED]
        cost = in_parts(sum(decision.cost() for decision in own))
        others = [decision for decision in self.decisions if decision.seat != seat]
        given = in_parts(sum(decision.given(self.record.seats)[seat] for decision in others))
        kinds = Counter(decision.kind() for decision in own)
        return {
            "seat": seat, "start": share.start, "place": share.place, "luck": share.luck, "own": share.own,
            "others": share.others, "result": share.result, "cost": cost, "given": given,
            "unforeseen": share.own + share.others + cost - given,
            "luck_error": round(share.luck_error, 4), "cost_error": round(total_error(own), 4),
            "decisions": len(own), "mistakes": kinds[MISTAKE], "doubts": kinds[DOUBT], "unjudged": kinds[UNJUDGED],
            "rate": round(sum(decision.cost() for decision in judged) / len(judged), 5) if judged else 0.0,
            "phases": self.phases(judged),
        }  # fmt: skip

    def phases(self, judged: list[Decision]) -> list[dict[str, Any]]:
        """Decisions and their cost, stage by stage."""
        found: dict[int, list[Decision]] = {}
        for decision in judged:
            found.setdefault(stage_at(self.stages, decision.number), []).append(decision)
        return [
            {"stage": stage, "decisions": len(group), "cost": round(sum(one.cost() for one in group), 4)}
            for stage, group in sorted(found.items())
        ]  # fmt: skip


def total_error(decisions: list[Decision]) -> float:
    """The standard error of the sum of their costs."""
    costly = [decision for decision in decisions if decision.cost() > 0]
    return sqrt(sum(decision.loss()[1] ** 2 for decision in costly))


def analyse(record: Record, seconds: Optional[float] = None, effort: Optional[Effort] = None) -> dict[str, Any]:
    """The whole analysis of a finished game at once."""
    study = Study(record, seconds, effort)
    for _ in study.run():
        pass
    return study.told()
