"""The grandmaster's search: as the master's, with beliefs, a field that widens, and a sense of what time is worth."""

from __future__ import annotations

import time
from math import erfc, exp, pi, sqrt
from typing import Final, Optional

from signoria.bots.beliefs import Beliefs, Retold
from signoria.bots.ismcts import Outlook, Search, Tuning, worth_a_thought
from signoria.bots.memory import Moment
from signoria.bots.race import BEHIND, LEAST, Race
from signoria.bots.sight import Bot, Sight

MOST: Final = 32  # options that may ever join the race
AT_A_TIME: Final = 4  # that join together
SHORTEST: Final = 1e-6  # of a time to think, in seconds
PATIENCE: Final = 0.001  # chance of victory that a whole budget of thought must still promise, in proportion less


class WideningRace(Race):
    """Options join in the order of their promise: whenever the field has met twice as many deals, or is decided.

    A newcomer meets the deals of the others one after the other, and drops out as soon as it is clearly behind.
    """

    def __init__(
        self, options: list[int], advice: int, width: int, expected: Optional[dict[int, float]] = None
    ) -> None:  # fmt: skip
        super().__init__(options, advice, expected)
        self.waiting = options[width:]
        self.running = [option for option in self.running if option not in self.waiting]
        self.fresh: list[int] = []
        self.look = LEAST  # deals after which those who run are compared again
        self.deals = 8 * LEAST  # and after which the next ones join

    def next(self) -> int:
        return self.fresh[0] if self.fresh else super().next()

    def add(self, option: int, result: float) -> None:
        self.results[option].append(result)
        if self.fresh:
            self.try_out(option)
        elif self.whole() and self.rounds() >= self.look:
            self.drop()
            self.take_stock()
        if not self.fresh and self.waiting and (self.decided or self.rounds() >= self.deals):
            self.widen()

    def take_stock(self) -> None:
        """After tests, which come the rarer the more deals were met, as each looks at all of them."""
        self.look = self.rounds() * 9 // 8 + 1
        self.decided = len(self.running) == 1 or self.alike()

    def try_out(self, option: int) -> None:
        met = len(self.results[option])
        if met >= LEAST and self.lead(self.leader(), option) >= BEHIND:
            self.fresh.pop(0)
        elif met >= self.rounds():
            self.running.append(self.fresh.pop(0))
        if not self.fresh:
            self.take_stock()

    def widen(self) -> None:
        self.fresh, self.waiting = self.waiting[:AT_A_TIME], self.waiting[AT_A_TIME:]
        self.decided = False
        self.deals = max(self.deals, self.rounds()) * 2

    def rounds(self) -> int:
        """Deals that all who run have met."""
        return min([len(self.results[option]) for option in self.running])

    def whole(self) -> bool:
        """Whether all who run have met the same deals."""
        return self.rounds() == max([len(self.results[option]) for option in self.running])

    def in_question(self) -> list[int]:
        """Only who still runs: of the many that met a few deals some have been lucky."""
        return self.running

    def regret(self) -> float:
        """What is expected to be lost by stopping now, as the best of the others may be better than the leader."""
        leader = self.leader()
        worst = 0.0
        for option in self.running:
            if option != leader:
                mean, error = self.gap(leader, option)
                worst = max(worst, expected_loss(mean, error))
        return worst


def expected_loss(lead: float, error: float) -> float:
    """Of whoever trusts a lead that is known up to a standard error: the mean of what it falls short of nought."""
    if not error:
        return max(0.0, -lead)
    z = lead / error
    return error * exp(-z * z / 2) / sqrt(2 * pi) - lead * erfc(z / sqrt(2)) / 2


class ThoroughSearch(Search):
    """One search for one decision of a grandmaster."""

    def __init__(
        self, sight: Sight, expert: Bot, outlook: Outlook, tuning: Tuning, retold: Optional[Retold],
        moments: list[Moment],
    ) -> None:  # fmt: skip
        super().__init__(sight, expert, outlook, tuning)
        self.beliefs: Optional[Beliefs] = None
        if retold is not None and moments:
            self.beliefs = Beliefs(sight, self.policy, retold, moments)
        self.looked = 0  # the look of the race after which it was last asked whether to stop

    def considered(self, ranking: list[int]) -> list[int]:
        sight = self.sight
        return worth_a_thought(sight.options, ranking, MOST, sight.game.verbs, sight.rng)

    def start(self) -> Race:
        return WideningRace(self.candidates, self.advice, self.tuning.candidates, self.expected)

    def deal(self) -> bytes:
        return super().deal() if self.beliefs is None else self.beliefs.deal(self.sight.rng)

    def run(self, iterations: Optional[int], seconds: float) -> None:
        """Until the race is decided, the budget is spent, or more thought is not worth its part of the budget."""
        begun = before = time.perf_counter()
        done, longest, spent = 0, 0.0, 1.0 if iterations == 0 else 0.0
        while not self.race.decided and spent < 1.0:
            self.iterate()
            done += 1
            now = time.perf_counter()
            longest, before = max(longest, now - before), now  # the next one may take as long as any before
            spent = (now - begun + longest) / max(seconds, SHORTEST)
            if iterations is not None:
                spent = max(spent, done / iterations)
            if self.settled(spent):
                return

    def settled(self, spent: float) -> bool:
        race = self.race
        assert isinstance(race, WideningRace)
        if race.fresh or race.look == self.looked:
            return False
        self.looked = race.look
        return race.rounds() >= LEAST and race.regret() < PATIENCE * spent
