"""The luck of every seat in a game between bots, kept while it is played."""

from __future__ import annotations

from random import Random
from typing import Collection

from signoria.bots.luck.chance import chance_had_a_say, redealt, seed_of
from signoria.bots.luck.parts import GRAIN, Parts, of_one, plus
from signoria.bots.luck.steps import Value, step_of
from signoria.bots.roles import Bot
from signoria.bots.sight import Sight
from signoria.kernel import State


def check_samples(samples: int) -> None:
    """Means must be whole parts."""
    if samples < 0 or (samples and GRAIN % samples):
        fitting = ", ".join(str(number) for number in range(1, 13) if GRAIN % number == 0)
        raise ValueError(f"luck is measured by 0, {fitting} samples, got {samples}")


class Account:
    """Weighs every step of a game by a value of positions.

    The bots at the seats of `drawn` answer at random and remember nothing: what else they might have answered is
    luck too. The deal itself is not counted: every deal is played from every seat, so its luck cancels out.
    """

    def __init__(self, value: Value, samples: int, label: str, bots: list[Bot], drawn: Collection[int]) -> None:
        check_samples(samples)
        self.value, self.samples, self.label = value, samples, label
        self.bots, self.drawn = bots, drawn
        self.luck: Parts = [0] * len(bots)

    def note(self, before: State, g: State) -> None:
        """The last action of a game, and the position before it."""
        assert g.past is not None
        _, seat, action, *_ = g.past
        by_chance = self.is_drawn(before, seat, action) and len(before.legal(seat)) > 1
        if by_chance or chance_had_a_say(before, g):
            step = step_of(before, g, self.value, self.luck, self, by_chance)
            self.luck = plus(self.luck, step.dealt)

    def is_drawn(self, before: State, seat: int, action: int) -> bool:
        """Whether an answer was one of those that the bot draws; what it says out of turn is not."""
        return seat in self.drawn and action < before.first_aside

    def after(self, before: State, seat: int, action: int, number: int) -> list[State]:
        """Where else the step could have led, all equally likely."""
        drawn = self.is_drawn(before, seat, action)
        certain: dict[int, State] = {}  # where an answer leads that leaves nothing to chance
        found = []
        for sample in range(self.samples):
            seed = seed_of(self.label, number, sample)
            answer = self.bots[seat].choose(Sight(before, seat, Random(seed))) if drawn else action
            world = certain.get(answer)
            if world is None:
                world = redealt(before, seed)
                draws, piles = world.draws, [pile[:] for pile in world.piles()]
                world.act(seat, answer)
                if world.draws == draws and world.piles() == piles:
                    certain[answer] = world
            found.append(world)
        return found

    def shares(self) -> list[float]:
        """The luck of each seat, as a share of the victory."""
        return [round(of_one(parts), 6) for parts in self.luck]
