"""How good a position, and each answer to it, is for every seat, from what one seat knows.

Everything is judged in worlds the seat imagines: the truth is asked for nothing else, so what is said here could be
said in any world the seat cannot tell from it. The same view and seed give the same figures everywhere.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from hashlib import blake2b
from math import ceil, log2, sqrt
from random import Random
from typing import Final, Optional

from signoria.bots import guide
from signoria.bots.ismcts import Glimpse, Policy, candidates
from signoria.bots.levels import levels_of
from signoria.bots.outlook import outlook_of
from signoria.bots.race import LEAST, Race
from signoria.bots.roles import Judge, Ranker
from signoria.kernel import State
from signoria.titles import title as find_title

TO_THE_END: Final = 1 << 30  # decisions; every game ends before


@dataclass(frozen=True)
class Estimate:
    """Every seat's chance of victory, and the standard error of each: none where a learned judgement told it."""

    chances: list[float]
    errors: list[float]


@dataclass(frozen=True)
class Weighed:
    """One answer: every seat's chance of victory after it.

    `loss` is how much of its own chance the seat gives away against the best answer found, `error` the standard error
    of that: both over the worlds that the two answers have met together, so that luck common to both cancels out.
    `chances` are means over the worlds this answer has met, few if it dropped out early: compare answers by `loss`.
    `shift` is what the answer changes for every seat against the best one found, over the worlds of both.
    """

    action: int
    chances: list[float]
    loss: float
    error: float
    worlds: int
    shift: list[float] = field(default_factory=list)


class Weigher:
    """Judges positions of one title: by what it has learned, else by play-outs of experts.

    `worlds` is how many worlds the last contenders meet. `horizon` is how many decisions experts play on before a
    position is judged as it stands; left out, as the title's search does where it has learned a judgement of such
    tables, else for `unlearned` decisions: to the end, if that is left out too. `judged=False` does without the learned
    judgement.
    """

    def __init__(
        self, title: str, *, worlds: int, horizon: Optional[int] = None, judged: bool = True, mistakes: float = 0.0,
        unlearned: int = TO_THE_END,
    ) -> None:  # fmt: skip
        if worlds < 1:
            raise ValueError(f"worlds must be at least 1, got {worlds}")
        self.title, self.worlds, self.horizon, self.unlearned = title, worlds, horizon, unlearned
        self.expert = guide(title)
        self.policy = Policy(self.expert, mistakes)
        self.outlook = outlook_of(title)
        self.learned: Optional[Judge] = find_title(title).usable("judgement") if judged else None

    def chances(self, g: State, seat: int, seed: bytes) -> list[float]:
        """Of victory, for every seat, as this one may judge them; they sum to one, shared victories are split."""
        return self.estimate(g, seat, seed).chances

    def estimate(self, g: State, seat: int, seed: bytes) -> Estimate:
        """As `chances`, with their standard errors."""
        judge = self.judge(g)
        if g.over or judge is not None:
            shares = victory(g) if judge is None or g.over else judge.chances(g, seat)
            return Estimate(shares, [0.0] * g.seats)
        results = []
        for number in range(self.worlds):
            key = world_seed(seed, number)
            world, rng = g.imagine(seat, key), Random(key)
            results.append(self.play_on(world, seat, rng, None))
        return estimated(results)

    def candidates(self, g: State, seat: int, seed: bytes, most: int, also: tuple[int, ...] = ()) -> list[int]:
        """At most so many answers worth a thought: the expert's, its neighbours, some of every verb; and `also`."""
        rng = Random(seed)
        sight = Glimpse(g.imagine(seat, seed), seat, rng)
        options, expert = sight.options, self.expert
        ranking = expert.rank(sight) if isinstance(expert, Ranker) else [expert.choose(sight)]
        chosen = candidates(options, ranking, most, g.game.verbs, rng)
        return [*chosen, *(action for action in also if action in options and action not in chosen)]

    def weigh(
        self,
        g: State,
        seat: int,
        answers: list[int],
        seed: bytes,
        *,
        keep: tuple[int, ...] = (),
        seconds: Optional[float] = None,
    ) -> list[Weighed]:
        """The answers, the best first. After each round the worse half drops out, but for those to `keep`.

        With `seconds` the weighing ends after that time, so that figures may differ from run to run.
        """
        race = Race(answers, answers[0])
        shares: dict[int, list[list[float]]] = {action: [] for action in answers}
        until = None if seconds is None else time.perf_counter() + seconds
        judge = self.judge(g)
        met = 0
        for stop in rounds(len(answers), self.worlds):
            while met < stop and not (met and until is not None and time.perf_counter() > until):
                key = world_seed(seed, met)
                for action in race.running:
                    after = self.after(g, seat, action, key, judge)
                    shares[action].append(after)
                    race.results[action].append(after[seat])
                met += 1
            race.running = better_half(race, met, keep)
        return weighed(race, shares, race.leader())

    def after(self, g: State, seat: int, action: int, key: bytes, judge: Optional[Judge]) -> list[float]:
        """The chances in one imagined world in which the answer has been given and experts have played on."""
        world, rng = g.imagine(seat, key), Random(key)
        if action < world.first_aside:
            self.settle_secretly(world, seat, rng)
        world.act(seat, action)
        return self.play_on(world, seat, rng, judge)

    def settle_secretly(self, world: State, seat: int, rng: Random) -> None:
        """Where several are asked at once, the others answer first: their answers must not depend on this one."""
        for other in world.to_act:
            if other != seat and world.waiting() >> other & 1:
                world.act(other, self.policy.answer(world, other, world.legal(other), rng))

    def play_on(self, world: State, seat: int, rng: Random, judge: Optional[Judge]) -> list[float]:
        """The chances after experts have played on to the horizon."""
        for _ in range(self.reach(judge)):
            if world.over:
                break
            actor = world.first_to_act()
            world.act(actor, self.policy.answer(world, actor, world.legal(actor), rng))
        if world.over:
            return victory(world)
        return self.outlook(world) if judge is None else judge.chances(world, seat)

    def reach(self, judge: Optional[Judge]) -> int:
        if self.horizon is not None:
            return self.horizon
        return self.unlearned if judge is None else levels_of(self.title).judged_search.horizon

    def judge(self, g: State) -> Optional[Judge]:
        """What the title has learned, if it has learned it from tables like this."""
        known = self.learned
        if known is None or not known.learned_from(g.game, g.seats, g.settings, g.figures().pack):
            return None
        return known


def victory(g: State) -> list[float]:
    """Each seat's share of the victory in a finished game."""
    winners = g.winners
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(g.seats)]


def world_seed(seed: bytes, number: int) -> bytes:
    return blake2b(number.to_bytes(8, "little"), key=seed[:64], digest_size=16).digest()


def rounds(answers: int, worlds: int) -> list[int]:
    """How many worlds have been met at the end of each round: twice as many each time, as half of the answers stay."""
    count = max(1, ceil(log2(max(2, answers))))
    ends = [min(worlds, max(LEAST, worlds >> (count - 1 - number))) for number in range(count)]
    return sorted(set(ends))


def better_half(race: Race, met: int, keep: tuple[int, ...]) -> list[int]:
    """Who stays in the race: two at least, for the figures of a single one could not be compared."""
    ranked = sorted(race.running, key=lambda action: -sum(race.results[action][:met]))
    best = ranked[: max(2, len(ranked) // 2)]
    return [*best, *(action for action in ranked if action in keep and action not in best)]


def weighed(race: Race, shares: dict[int, list[list[float]]], best: int) -> list[Weighed]:
    found = []
    for action, met in shares.items():
        loss, error = race.gap(best, action) if action != best else (0.0, 0.0)
        found.append(Weighed(action, estimated(met).chances, loss, error, len(met), shifted(met, shares[best])))
    return sorted(found, key=lambda each: (each.action != best, each.loss, -each.worlds, each.action))


def shifted(met: list[list[float]], best: list[list[float]]) -> list[float]:
    """What one answer changes for every seat against another, in the worlds that both have met."""
    both = min(len(met), len(best))
    return [sum(columns[0]) / both - sum(columns[1]) / both for columns in zip(zip(*met[:both]), zip(*best[:both]))]


def estimated(results: list[list[float]]) -> Estimate:
    """Means over worlds, and their standard errors."""
    count = len(results)
    columns = list(zip(*results))
    means = [sum(column) / count for column in columns]
    if count == 1:
        return Estimate(means, [0.5] * len(means))
    spreads = [sum([(value - mean) ** 2 for value in column]) for column, mean in zip(columns, means)]
    return Estimate(means, [sqrt(spread / (count - 1) / count) for spread in spreads])
