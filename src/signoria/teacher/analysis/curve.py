"""The chances of all seats over time: as they truly stood, and as each seat could know them."""

from __future__ import annotations

from random import Random
from typing import Any

from signoria.bots.ismcts import Policy
from signoria.bots.luck.chance import redealt, seed_of
from signoria.kernel import State
from signoria.teacher.weighing import Estimate, Weigher, estimated, victory


class Point:
    """One moment of the game; the more often experts have played on from it, the less doubt is left."""

    def __init__(self, g: State) -> None:
        self.at, self.g = g.moves, g.copy()
        self.results: list[list[float]] = []
        self.knew: list[Estimate] = []  # seat by seat, each from its own knowledge

    def play_on(self, policy: Policy) -> None:
        """Once more to the end, all hands as they are, whatever nobody could know dealt anew."""
        if self.g.over:
            return
        seed = seed_of("open", self.at, len(self.results))
        world, rng = redealt(self.g, seed), Random(seed)
        while not world.over:
            actor = world.first_to_act()
            world.act(actor, policy.answer(world, actor, world.legal(actor), rng))
        self.results.append(victory(world))

    def ask(self, weigher: Weigher) -> None:
        """What each seat could know of its chances."""
        seats = range(self.g.seats)
        self.knew = [weigher.estimate(self.g, seat, seed_of("knew", self.at, seat)) for seat in seats]

    def chances(self) -> Estimate:
        if self.g.over:
            return Estimate(victory(self.g), [0.0] * self.g.seats)
        if not self.results:
            return Estimate([1 / self.g.seats] * self.g.seats, [0.5] * self.g.seats)
        return softened(estimated(self.results), len(self.results))

    def told(self) -> dict[str, Any]:
        open_ = self.chances()
        return {
            "at": self.at,
            "chances": [round(chance, 4) for chance in open_.chances],
            "errors": [round(error, 4) for error in open_.errors],
            "knew": [round(each.chances[seat], 4) for seat, each in enumerate(self.knew)],
            "knew_errors": [round(each.errors[seat], 4) for seat, each in enumerate(self.knew)],
        }


def softened(found: Estimate, count: int) -> Estimate:
    """Who won none of a few games is not certain to lose: the doubt is that of one more game won and one more lost."""
    errors = []
    for chance, error in zip(found.chances, found.errors):
        soft = (chance * count + 1) / (count + 2)
        errors.append(max(error, (soft * (1 - soft) / (count + 3)) ** 0.5))
    return Estimate(found.chances, errors)
