"""What all environments share: a running game, masks, vectors and rewards."""

from __future__ import annotations

from operator import index
from random import Random
from typing import Any, Optional

import numpy as np

from signoria.envs.lanes import go_on
from signoria.envs.layout import Vector, Vectors
from signoria.envs.layouts import layout
from signoria.envs.masks import Mask, marked
from signoria.kernel import Game, State
from signoria.titles import game

FLOAT = np.dtype(np.float32)


class Play:
    """One title at one table size. Asides are part of the action space only with `asides=True`."""

    def __init__(
        self, title: str, seats: Optional[int], options: dict[str, Any], asides: bool = False, illegal: str = "refuse"
    ) -> None:
        if illegal not in ("refuse", "replace"):
            raise ValueError(f"illegal must be refuse or replace, got {illegal!r}")
        self.game: Game = game(title)
        self.seats = self.game.usual_seats if seats is None else seats
        self.options = options
        self.asides = asides
        self.replaces_illegal = illegal == "replace"
        verbs = self.game.verbs
        self.actions = verbs.size if asides else min(verbs.size, verbs.first_aside)
        self.layout = layout(title, self.seats)
        self.vectors = Vectors(self.layout)
        self.start(0)

    def __getstate__(self) -> dict[str, Any]:
        """A layout is its title's, and vectors are made from views: neither travels."""
        return {name: value for name, value in vars(self).items() if name not in ("layout", "vectors")}

    def __setstate__(self, fields: dict[str, Any]) -> None:
        vars(self).update(fields)
        self.layout = layout(self.game.id, self.seats)
        self.vectors = Vectors(self.layout)

    def start(self, seed: Optional[int], log: bool = False) -> State:
        self.g = self.game.start(self.seats, seed, **self.options)
        if not log:
            self.g.log = None
        self.illegal = 0
        self.shown: list[int] = []  # the legal actions of the last mask, whose they were, and after how many moves
        self.shown_seat = self.shown_at = -1
        self.shown_in: Optional[State] = None
        self.rng = Random(self.g.seed)
        return self.g

    def mask(self, seat: int) -> Mask:
        g = self.g
        legal = g.legal(seat)
        if legal:
            if self.asides:
                legal = legal + g.asides(seat)
            self.shown, self.shown_seat, self.shown_at = legal, seat, g.moves
            self.shown_in = g
        return marked(legal, self.actions)

    def legal(self, seat: int) -> list[int]:
        """What the mask of a seat marks, as a list."""
        g = self.g
        if self.shown_in is g and self.shown_at == g.moves and self.shown_seat == seat:
            return self.shown[:]
        legal = g.legal(seat)
        return legal + g.asides(seat) if legal and self.asides else legal

    def vector(self, seat: int) -> Vector:
        vector = np.empty(self.layout.size, FLOAT)
        self.vectors.write(self.g, seat, vector)
        return vector

    def vector_of(self, view: Any, seat: int) -> Vector:
        """The vector of a view that somebody has been given, such as `sight.view()`."""
        return self.vectors.views.of(view, seat).copy()

    def privileged(self) -> Vector:
        """Everything all seats see together: for critics during training, never for players."""
        own = slice(self.layout.public_size, self.layout.size)
        first = self.vector(0)
        rest = [self.vector(seat)[own] for seat in range(1, self.seats)]
        return np.concatenate([first, *rest])

    def act(self, seat: int, action: int) -> int:
        """An illegal action is refused, or counted and replaced by a random legal one. Returns the seat that is asked
        next, -1 when the game is over."""
        g = self.g
        if self.shown_seat == seat and self.shown_at == g.moves and action in self.shown:
            return go_on(g, seat, int(action))  # the mask showed it, so it need not be checked again
        return go_on(g, seat, self.answer(seat, action))

    def answer(self, seat: int, action: int) -> int:
        """An action that is legal: this one, or the one that is taken in its place."""
        g, action = self.g, index(action)
        if self.replaces_illegal and not self.is_legal(seat, action) and g.legal(seat):
            self.illegal += 1
            return self.rng.choice(g.legal(seat))
        g.check(seat, action)
        return action

    def is_legal(self, seat: int, action: int) -> bool:
        return action in self.g.legal(seat) or (self.asides and action in self.g.asides(seat))

    def act_together(self, answers: dict[int, int]) -> None:
        """Several seats at once; if one answer is refused, none is taken."""
        if not self.replaces_illegal:
            for seat, action in answers.items():
                self.g.check(seat, index(action))
        for seat, action in answers.items():
            self.act(seat, action)

    def returns(self) -> list[float]:
        return returns(self.g)


def returns(g: State) -> list[float]:
    """Zero-sum: a sole winner gets 1, shared wins less, the others share the loss."""
    winners = g.winners
    share = 1.0 / len(winners) if winners else 1.0 / g.seats
    return [
        ((share if seat in winners or not winners else 0.0) * g.seats - 1.0) / (g.seats - 1) for seat in range(g.seats)
    ]
