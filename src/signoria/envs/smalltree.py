"""The game tree of a small world, as Gambit's EFG text: for OpenSpiel, Gambit and whatever else reads it.

An information set is all that a seat saw since the world began: its view, what it was told, what it answered.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Optional

from signoria.envs.play import returns
from signoria.envs.smallworld import World
from signoria.kernel import State

MOST = 400_000  # nodes; more are no small world


@dataclass
class Tree:
    """`text` is the whole tree; the others count it."""

    world: World
    text: str = ""
    nodes: int = 0
    ends: int = 0
    depth: int = 0
    sets: list[dict[str, int]] = field(default_factory=list)  # of each seat: what it knows, and the number of the set


class Grower:
    def __init__(self, world: World) -> None:
        self.tree = Tree(world)
        self.lines: list[str] = []

    def grow(self) -> Tree:
        worlds = list(self.tree.world.worlds())
        seats = worlds[0].seats
        self.tree.sets = [{} for _ in range(seats)]
        players = " ".join(f'"seat {seat}"' for seat in range(seats))
        title = f"small {self.tree.world.title}"
        self.lines.append(f'EFG 2 R "{title}" {{ {players} }} ""')
        chances = " ".join(f'"deal {number}" 1/{len(worlds)}' for number in range(len(worlds)))
        self.lines.append(f'c "" 1 "" {{ {chances} }} 0')
        for g in worlds:
            self.node(g, [()] * seats, 1)
        self.tree.text = "\n".join(self.lines) + "\n"
        return self.tree

    def node(self, g: State, answers: list[tuple[int, ...]], depth: int) -> None:
        """A position, with what each seat has answered so far; then all that may follow."""
        tree = self.tree
        tree.nodes += 1
        tree.depth = max(tree.depth, depth)
        if tree.nodes > MOST:
            raise ValueError(f"the tree has more than {MOST:,} nodes: this is no small world")
        seat, legal = pressed_on(g)
        if seat is None:
            tree.ends += 1
            told = " ".join(f"{value:.6f}" for value in returns(g))
            self.lines.append(f't "" {tree.ends} "" {{ {told} }}')
            return
        number = self.number(g, seat, answers[seat])
        texts = " ".join(f'"{g.game.verbs.text(action)}"' for action in legal)
        self.lines.append(f'p "" {seat + 1} {number} "" {{ {texts} }} 0')
        for action in legal:
            child = g.copy()
            child.log = list(g.log or [])
            child.act(seat, action)
            said = list(answers)
            said[seat] = (*answers[seat], action)
            self.node(child, said, depth + 1)

    def number(self, g: State, seat: int, answers: tuple[int, ...]) -> int:
        told = [(event.key, *event.values) for event in g.events(seat)]
        known = repr((g.view(seat), told, answers))
        return self.tree.sets[seat].setdefault(known, len(self.tree.sets[seat]) + 1)


def pressed_on(g: State) -> tuple[Optional[int], list[int]]:
    """The next who has a choice, past answers that are none; nobody when the game is over."""
    while not g.over:
        seat = g.first_to_act()
        legal = g.legal(seat)
        if len(legal) > 1:
            return seat, legal
        g.act(seat, legal[0])
    return None, []


def grown(world: World) -> Tree:
    return Grower(world).grow()
