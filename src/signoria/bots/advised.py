"""Experts who have listened to searches: their title's prior says which of the answers those would prefer."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from signoria.bots.ismcts import Policy
from signoria.bots.roles import Prior
from signoria.bots.sight import Bot, Sight, Talker
from signoria.kernel import State

HOPELESS: Final = -0.1  # the least that is expected of an answer, in chances of victory beside the best


class Advised:
    """Takes the most promising answer. Honest as the expert is: a prior looks at what a seat sees and at the expert's
    answer."""

    def __init__(self, expert: Bot, prior: Prior) -> None:
        self.prior = prior
        self.policy = Policy(expert, 0.0)
        if isinstance(expert, Talker):
            self.aside = expert.aside

    def choose(self, sight: Sight) -> int:
        options = sight.options
        return options[0] if len(options) == 1 else self.decide(sight.imagine(), sight.seat, sight.rng, options)

    def decide(self, g: Any, seat: int, rng: Random, options: list[int]) -> int:
        """The answer in a world of which only what the seat sees is read."""
        scores = self.scores(g, seat, options, rng)
        return options[scores.index(max(scores))]

    def scores(self, g: State, seat: int, options: list[int], rng: Random) -> list[int]:
        return self.prior.scores(g, seat, self.policy.advice(g, seat, options, rng), options)


class Foresighted(Advised):
    """The guide of a search: says what to expect of the options, but answers for everybody as the expert, who is
    quicker: searches guided so were no weaker, see docs/bots.md."""

    def foresee(self, sight: Sight) -> dict[int, float]:
        """What is expected of each option, the best first; none is given up before it is tried."""
        options = sight.options
        leads = self.prior.leads(self.scores(sight.imagine(), sight.seat, options, sight.rng))
        order = sorted(zip(options, leads), key=lambda pair: -pair[1])
        return {option: max(lead, HOPELESS) for option, lead in order}

    def decide(self, g: Any, seat: int, rng: Random, options: list[int]) -> int:
        return self.policy.advice(g, seat, options, rng)
