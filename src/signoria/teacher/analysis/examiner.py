"""Judges decisions: at a glance, and again where it matters."""

from __future__ import annotations

from random import Random
from typing import Final, Optional

from signoria.bots.luck.chance import seed_of
from signoria.bots.roles import Judge
from signoria.kernel import State
from signoria.teacher.analysis.decisions import Decision, Duel
from signoria.teacher.weighing import Weigher, world_seed

CANDIDATES: Final = 5  # beside what was played
LINE: Final = 4  # actions told of a better line


class Examiner:
    """The quick weigher looks at everything, the deep one, which plays on for longer, at what looks wrong."""

    def __init__(self, quick: Weigher, deep: Weigher) -> None:
        self.quick, self.deep = quick, deep

    def glance(self, g: State, decision: Decision) -> None:
        """Weigh the answers worth a thought."""
        seat, seed = decision.seat, seed_of("glance", decision.number)
        answers = self.quick.candidates(g, seat, seed, CANDIDATES, also=(decision.action,))
        decision.weighed = self.quick.weigh(g, seat, answers, seed, keep=(decision.action,))

    def examine(self, g: State, decision: Decision, worlds: int) -> None:
        """Let what was played and what looks better meet in further worlds."""
        rival = decision.rival()
        if rival is None:
            return
        duel = decision.duels.setdefault(rival, Duel())
        judge, seed = self.deep.judge(g), seed_of("duel", decision.number, rival)
        for number in range(len(duel.played), len(duel.played) + worlds):
            key = world_seed(seed, number)
            played, points = self.after(g, decision.seat, decision.action, key, judge)
            better, more_points = self.after(g, decision.seat, rival, key, judge)
            duel.played.append(played)
            duel.better.append(better)
            duel.points.append([b - a for a, b in zip(points, more_points)])
        decision.line = self.line(g, decision.seat, decision.best(), world_seed(seed, 0))

    def after(
        self, g: State, seat: int, action: int, key: bytes, judge: Optional[Judge]
    ) -> tuple[list[float], list[int]]:
        """Chances and points in one imagined world in which experts have played on after an answer."""
        world, rng = self.world(g, seat, action, key)
        shares = self.deep.play_on(world, seat, rng, judge)
        return shares, world.scores

    def world(self, g: State, seat: int, action: int, key: bytes) -> tuple[State, Random]:
        """An imagined world in which the answer has been given."""
        world, rng = g.imagine(seat, key), Random(key)
        self.deep.settle_secretly(world, seat, rng)
        world.act(seat, action)
        return world, rng

    def line(self, g: State, seat: int, action: int, key: bytes) -> list[tuple[int, int]]:
        """How experts would go on after an answer, in one of the worlds."""
        world, rng = self.world(g, seat, action, key)
        told = [(seat, action)]
        while not world.over and len(told) < LINE:
            actor = world.first_to_act()
            answer = self.deep.policy.answer(world, actor, world.legal(actor), rng)
            world.act(actor, answer)
            told.append((actor, answer))
        return told
