"""A game so small that every course of it can be played: three face-down cards, two decisions, one die.

Each seat draws a card or holds. Then a die of two sides is rolled for seat 1. The higher sum wins.
"""

from __future__ import annotations

from itertools import permutations, product
from types import SimpleNamespace
from typing import Any

from signoria.kernel import State, Verbs
from signoria.kernel.frame import Frame, Question

VERBS = Verbs()
HOLD, DRAW = VERBS.verb("hold").of(), VERBS.verb("draw").of()
CARDS = (0, 2, 4)
SIDES = 2


class Toy(State):
    __slots__ = ("pile", "sums")

    def __init__(self, pile: list[int], die: int) -> None:
        game: Any = SimpleNamespace(verbs=VERBS)
        super().__init__(game, 2, ())
        self.pile, self.script = pile, [die]
        self.sums = [1, 0]
        self.push(Course())
        self.run()

    def copy(self) -> Toy:
        g = Toy.__new__(Toy)
        self.carry(g)
        g.pile, g.sums = self.pile[:], self.sums[:]
        return g

    def piles(self) -> list[list[int]]:
        return [self.pile]

    def standing(self) -> list[int]:
        return self.sums

    def victors(self) -> list[int]:
        return [seat for seat in range(2) if self.sums[seat] == max(self.sums)]


class Course(Frame[Toy]):
    __slots__ = ()

    def step(self, g: Toy) -> None:
        if self.pc < 2:
            self.pc += 1
            g.push(Choice(self.pc - 1))
            return
        g.sums[1] += g.roll(SIDES)
        g.pop()

    def copy(self) -> Course:
        return Course()


class Choice(Question[Toy]):
    __slots__ = ()

    def legal(self, g: Toy, seat: int) -> list[int]:
        return [HOLD, DRAW]

    def answer(self, g: Toy, seat: int, action: int) -> None:
        if action == DRAW:
            g.sums[seat] += g.pile.pop()
        g.pop()

    def copy(self) -> Choice:
        return Choice(self.seat)


def every_game() -> list[Toy]:
    """All that chance can deal, equally likely."""
    return [Toy(list(order), die) for order, die in product(permutations(CARDS), (1, 2))]


class Exact:
    """All that an action could have led to."""

    def after(self, before: State, seat: int, action: int, number: int) -> list[State]:
        assert isinstance(before, Toy)
        found: list[State] = []
        for order, die in product(permutations(before.pile), (1, 2)):
            world = before.copy()
            world.pile, world.script = list(order), [die]
            world.act(seat, action)
            found.append(world)
        return found


class One(Exact):
    """One of these, as if it had been drawn."""

    def __init__(self, draw: int) -> None:
        self.draw = draw

    def after(self, before: State, seat: int, action: int, number: int) -> list[State]:
        found = super().after(before, seat, action, number)
        return [found[self.draw % len(found)]]
