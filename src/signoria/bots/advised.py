"""An expert who has listened to searches: its title's prior says which of the answers they would prefer.

As the guide of a search it ranks the options of the seat that thinks, and answers for everybody in imagined worlds.
"""

from __future__ import annotations

from random import Random
from typing import Any

from signoria.bots.ismcts import Policy
from signoria.bots.roles import Prior
from signoria.bots.sight import Bot, Sight, Talker
from signoria.kernel import State


class Advised:
    """Honest as the expert is: a prior looks at what a seat sees and at the expert's answer."""

    def __init__(self, expert: Bot, prior: Prior) -> None:
        self.prior = prior
        self.policy = Policy(expert, 0.0)
        if isinstance(expert, Talker):
            self.aside = expert.aside

    def choose(self, sight: Sight) -> int:
        options = sight.options
        return options[0] if len(options) == 1 else self.rank(sight)[0]

    def rank(self, sight: Sight) -> list[int]:
        """All options, the most promising first."""
        options = sight.options
        scores = self.scores(sight.imagine(), sight.seat, options, sight.rng)
        return [option for _, option in sorted(zip(scores, options), key=lambda pair: -pair[0])]

    def decide(self, g: Any, seat: int, rng: Random, options: list[int]) -> int:
        """An answer in an imagined world, drawn: the better it seems, the likelier."""
        return rng.choices(options, self.prior.odds(self.scores(g, seat, options, rng)))[0]

    def scores(self, g: State, seat: int, options: list[int], rng: Random) -> list[int]:
        return self.prior.scores(g, seat, self.policy.advice(g, seat, options, rng), options)
