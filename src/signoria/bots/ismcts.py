"""Information-set Monte Carlo tree search for two to six seats.

Every iteration deals the hidden things anew (`sight.imagine`), walks down one tree of all seats'
decisions, plays on by the scripted expert, and backs up one result per seat (max-n). An option is
judged against the times it was available, since the options of others differ from deal to deal.
"""

from __future__ import annotations

import time
from dataclasses import astuple, dataclass
from math import sqrt
from random import Random
from typing import Any, Callable, Final, Optional

from signoria.bots.race import Race
from signoria.bots.roles import Foreteller, Ranker
from signoria.bots.sight import Bot, Sight
from signoria.kernel import State, Verbs

Outlook = Callable[[State], list[float]]
MARGIN_WEIGHT: Final = 0.08  # of a result is the lead in points, the rest is the victory


@dataclass(frozen=True)
class Tuning:
    """How a title is searched; measured, see docs/bots.md."""

    horizon: int = 60  # decisions of a play-out before the position is judged as it stands
    exploration: float = 0.3  # in chances to win, as the results are
    trust: float = 0.7  # prior of the expert's answer; the others share the rest
    mistakes: float = 0.05  # share of random answers in play-outs
    depth: int = 8  # decisions deep the tree may grow
    candidates: int = 8  # options considered at the root

    def __reduce__(self) -> tuple[Any, ...]:
        return Tuning, astuple(self)


class Node:
    """One decision reached by a line of play; `totals` holds one sum of results per seat."""

    __slots__ = ("available", "children", "totals", "visits")

    def __init__(self, seats: int) -> None:
        self.children: dict[int, Node] = {}
        self.visits = 0
        self.available = 0
        self.totals = [0.0] * seats

    def mean(self, seat: int) -> float:
        return self.totals[seat] / self.visits if self.visits else 0.0


class Glimpse(Sight):
    """A sight inside an imagined world: there is nothing left to hide, so no new deal is needed."""

    __slots__ = ()

    def imagine(self, seed: Optional[bytes] = None) -> State:
        return self._g.copy()


class Policy:
    """How everybody plays on when the tree ends: as the expert, with some mistakes."""

    def __init__(self, expert: Bot, mistakes: float) -> None:
        self.expert = expert
        self.mistakes = mistakes
        # experts that can read a state directly save the making of a view
        self.decide: Optional[Callable[[Any, int, Random, list[int]], int]] = getattr(expert, "decide", None)

    def answer(self, g: State, seat: int, options: list[int], rng: Random) -> int:
        if len(options) == 1:
            return options[0]
        if self.mistakes and rng.random() < self.mistakes:
            return rng.choice(options)
        return self.advice(g, seat, options, rng)

    def advice(self, g: State, seat: int, options: list[int], rng: Random) -> int:
        if self.decide is not None:
            return self.decide(g, seat, rng, options)
        return self.expert.choose(Glimpse(g, seat, rng))


class Search:
    """One search for one decision."""

    def __init__(self, sight: Sight, expert: Bot, outlook: Outlook, tuning: Tuning) -> None:
        self.sight, self.seat, self.seats = sight, sight.seat, sight.seats
        self.policy = Policy(expert, tuning.mistakes)
        self.outlook, self.tuning = outlook, tuning
        self.root = Node(self.seats)
        self.expected: Optional[dict[int, float]] = None
        if isinstance(expert, Foreteller):
            self.expected = expert.foresee(sight)
            ranking = list(self.expected)
        else:
            ranking = expert.rank(sight) if isinstance(expert, Ranker) else [expert.choose(sight)]
        self.advice = ranking[0]
        self.candidates = self.considered(ranking)
        for action in self.candidates:
            self.root.children[action] = Node(self.seats)
        self.race = self.start()
        self.seeds: list[bytes] = []

    def considered(self, ranking: list[int]) -> list[int]:
        """The options that may be tried."""
        sight = self.sight
        return candidates(sight.options, ranking, self.tuning.candidates, sight.game.verbs, sight.rng)

    def start(self) -> Race:
        return Race(self.candidates, self.advice, self.expected)

    def run(self, iterations: Optional[int], seconds: float) -> None:
        """Search until one option is left, but no more than a number of iterations, if there is one, nor longer than a
        time."""
        begun = time.perf_counter()
        done = 0
        while not self.race.decided and (iterations is None or done < iterations):
            if done and (time.perf_counter() - begun) * (done + 1) / done > seconds:
                return
            self.iterate()
            done += 1

    def iterate(self) -> None:
        action = self.race.next()
        child = self.root.children[action]
        # the n-th visit of every option meets the n-th deal: what differs is the option
        if child.visits == len(self.seeds):
            self.seeds.append(self.deal())
        seed = self.seeds[child.visits]
        world, rng = self.sight.imagine(seed), Random(seed)
        self.settle_secretly(world, rng)
        world.act(self.seat, action)
        path = [self.root, child]
        self.descend(world, child, path, rng)
        result = self.play_out(world, rng)
        for node in path:
            node.visits += 1
            for seat, value in enumerate(result):
                node.totals[seat] += value
        self.race.add(action, result[self.seat])

    def deal(self) -> bytes:
        """The seed of one more imagined world."""
        return self.sight.rng.randbytes(16)

    def descend(self, world: State, node: Node, path: list[Node], rng: Random) -> None:
        """Down the tree to the first decision never seen; that one joins the tree."""
        while not world.over and len(path) <= self.tuning.depth and node.visits:
            if self.settle_secretly(world, rng):
                continue
            seat = world.first_to_act()
            options = world.legal(seat)
            if len(options) == 1:
                world.act(seat, options[0])
                continue
            advice = self.policy.advice(world, seat, options, rng)
            children = node.children
            known: list[tuple[int, Node]] = []
            for action in options:
                child = children.get(action)
                if child is None:
                    child = children[action] = Node(self.seats)
                known.append((action, child))
            action, child = self.pick(node, known, seat, advice)
            world.act(seat, action)
            path.append(child)
            node = child

    def settle_secretly(self, world: State, rng: Random) -> bool:
        """Answer for the others where several are asked at once. Only my own answer belongs into the
        tree: theirs must not depend on it. Whether anybody was answered for."""
        waiting = world.to_act
        if len(waiting) == 1:
            return False
        others = [seat for seat in waiting if seat != self.seat]
        for seat in others:
            if world.waiting() >> seat & 1:
                world.act(seat, self.policy.answer(world, seat, world.legal(seat), rng))
        return True

    def pick(self, node: Node, options: list[tuple[int, Node]], seat: int, advice: int) -> tuple[int, Node]:
        """The option with the best bound: its mean so far and, if rarely tried, the benefit of doubt."""
        tuning = self.tuning
        spread = (1.0 - tuning.trust) / len(options)
        unknown = node.mean(seat)
        best, best_bound = options[0], -1.0
        for option in options:
            action, child = option
            child.available += 1
            prior = spread + tuning.trust if action == advice else spread
            mean = child.totals[seat] / child.visits if child.visits else unknown
            bound = mean + tuning.exploration * prior * sqrt(child.available) / (1 + child.visits)
            if bound > best_bound:
                best, best_bound = option, bound
        return best

    def play_out(self, world: State, rng: Random) -> list[float]:
        policy = self.policy
        for _ in range(self.tuning.horizon):
            if world.over:
                break
            seat = world.first_to_act()
            world.act(seat, policy.answer(world, seat, world.legal(seat), rng))
        return result_of(world) if world.over else self.outlook(world)


def result_of(g: State) -> list[float]:
    """What a finished game is worth to each seat: a share of the victory, and a little for points."""
    winners, scores = g.winners, g.scores
    low, high = min(scores), max(scores)
    spread = max(1, high - low)
    share = (1.0 - MARGIN_WEIGHT) / len(winners)
    return [
        (share if seat in winners else 0.0) + MARGIN_WEIGHT * (score - low) / spread / len(scores)
        for seat, score in enumerate(scores)
    ]


def candidates(options: list[int], ranking: list[int], most: int, verbs: Verbs, rng: Random) -> list[int]:
    """The options worth searching, in their own order."""
    return options if len(options) <= most else sorted(worth_a_thought(options, ranking, most, verbs, rng))


def worth_a_thought(options: list[int], ranking: list[int], most: int, verbs: Verbs, rng: Random) -> list[int]:
    """The best first: those the expert ranks, then neighbours of its answer, and some of every verb."""
    chosen = ranking[:most]
    verb = verbs.verb_of[ranking[0]]
    own: list[int] = []
    kinds: dict[str, list[int]] = {}
    for action in options:
        if action in chosen:
            continue
        if verb.holds(action):
            own.append(action)
        else:
            kinds.setdefault(verbs.verb_of[action].name, []).append(action)
    own.sort(key=lambda action: abs(action - ranking[0]))
    others = [rng.sample(kinds[name], len(kinds[name])) for name in sorted(kinds)]
    lines = [own, *others]
    while len(chosen) < most and any(lines):
        for line in lines:
            if line and len(chosen) < most:
                chosen.append(line.pop(0))
    return chosen
