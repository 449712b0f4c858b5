"""Many games of one title stepped in one call, into arrays that are used again and again.

batch = Batch("condottiere", games=64, seats=4, seed=1)
while training:
    actions = policy(batch.observations, batch.masks)      # one action for each game
    batch.step(actions)                                    # finished games begin anew by themselves
    learn(batch.rewards, batch.ended)
"""

from __future__ import annotations

from random import Random
from typing import Any, Optional, Sequence

import numpy as np
from numpy.typing import NDArray

from signoria.envs.layout import Vectors
from signoria.envs.layouts import layout
from signoria.envs.play import returns
from signoria.kernel import State
from signoria.titles import game


class Batch:
    """`games` games of one title; each asks one seat at a time, lowest first.

    `observations` (games, size) and `masks` (games, actions) belong to the seat in `seats` (games);
    `rewards` (games, seats) and `ended` (games) tell what the last step brought. A finished game is
    followed at once by a new one, so after its end the observation is the first of the next game.
    The arrays are overwritten by the next step: copy what you keep. `observe=False` leaves the
    observations out, `legal[i]` then still lists the legal actions.
    """

    def __init__(
        self, title: str, games: int, seats: Optional[int] = None, seed: Optional[int] = None, observe: bool = True,
        **options: Any,
    ) -> None:  # fmt: skip
        if games < 1:
            raise ValueError(f"games must be at least 1, got {games}")
        self.game = game(title)
        self.table_seats = self.game.usual_seats if seats is None else seats
        self.settings = options
        self.layout = layout(title, self.table_seats)
        verbs = self.game.verbs
        self.actions = min(verbs.size, verbs.first_aside)
        self.observe = observe
        self.observations: NDArray[np.float32] = np.zeros((games, self.layout.size if observe else 0), np.float32)
        self.vectors = [Vectors(self.layout) for _ in range(games if observe else 0)]
        self.masks: NDArray[np.int8] = np.zeros((games, self.actions), np.int8)
        self._marks = [memoryview(mask) for mask in self.masks]  # a few marks are set faster here than in the array
        self.seats: NDArray[np.int64] = np.zeros(games, np.int64)
        self.rewards: NDArray[np.float32] = np.zeros((games, self.table_seats), np.float32)
        self.ended: NDArray[np.bool_] = np.zeros(games, np.bool_)
        self.legal: list[list[int]] = [[] for _ in range(games)]
        self.running: list[State] = []
        self.finished = 0
        self.reset(seed)

    def reset(self, seed: Optional[int] = None) -> None:
        """Every game anew; the same seed gives the same games."""
        self.rng = Random(seed)
        self.rewards.fill(0.0)
        self.ended.fill(False)
        self.running = [self._start() for _ in self.legal]
        for place in range(len(self.running)):
            self._ask(place)

    def _start(self) -> State:
        g = self.game.start(self.table_seats, self.rng.getrandbits(120), **self.settings)
        g.log = None
        return g

    def step(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> None:
        """One action for each game; an illegal one raises before any game has moved."""
        chosen: list[int] = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        if len(chosen) != len(self.running):
            raise ValueError(f"one action for each of {len(self.running)} games is wanted, got {len(chosen)}")
        for place, action in enumerate(chosen):
            if action not in self.legal[place]:
                self.running[place].check(int(self.seats[place]), int(action))
        self.rewards.fill(0.0)
        self.ended.fill(False)
        seats = self.seats.tolist()
        for place, action in enumerate(chosen):
            g = self.running[place]
            g.act(seats[place], action)
            if not g.stack:
                self._finish(place, g)
            self._ask(place)

    def _finish(self, place: int, g: State) -> None:
        self.rewards[place] = returns(g)
        self.ended[place] = True
        self.finished += 1
        self.running[place] = self._start()

    def _ask(self, place: int) -> None:
        g = self.running[place]
        seat = g.first_to_act()
        legal, marks = g.stack[-1].legal(g, seat), self._marks[place]
        for action in self.legal[place]:
            marks[action] = 0
        for action in legal:
            marks[action] = 1
        self.legal[place] = legal
        self.seats[place] = seat
        if self.observe:
            self.observations[place] = self.vectors[place].of(g.view(seat), seat)
