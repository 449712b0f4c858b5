"""Many games of one title stepped in one call, into arrays that are used again and again.

batch = Batch("condottiere", games=64, seats=4, seed=1)
while training:
    actions = policy(batch.observations, batch.masks)      # one action for each game
    batch.step(actions)                                    # finished games begin anew by themselves
    learn(batch.rewards, batch.ended)
"""

from __future__ import annotations

from operator import index
from random import Random
from typing import Any, Final, Mapping, Optional, Sequence

import numpy as np
from numpy.typing import NDArray

from signoria.envs.lanes import Lane, Lanes
from signoria.envs.layout import Vectors
from signoria.envs.layouts import layout
from signoria.envs.masks import mark, note, refused
from signoria.envs.plates import plate
from signoria.envs.play import returns
from signoria.kernel import State
from signoria.titles import game

ARRAYS: Final = ("observations", "masks", "seats", "rewards", "ended")


def whole_numbers(actions: Sequence[int] | NDArray[np.integer[Any]]) -> list[int]:
    """As a list; of half a number nobody could say which is meant."""
    if not isinstance(actions, np.ndarray):
        return list(map(index, actions))
    if actions.dtype.kind not in "iu" or actions.ndim != 1:
        raise TypeError(f"actions are one whole number each, got {actions.dtype} of shape {actions.shape}")
    found: list[int] = actions.tolist()
    return found


def must_be_as(name: str, array: NDArray[Any], wanted: NDArray[Any]) -> None:
    """An array that can stand in the place of another one."""
    if not isinstance(array, np.ndarray) or array.dtype != wanted.dtype:
        raise TypeError(f"{name} must be an array of {wanted.dtype}, got {getattr(array, 'dtype', type(array))}")
    if array.shape != wanted.shape or not array.flags.carray:
        what = f"{wanted.shape}, row by row and open for writing"
        raise ValueError(f"{name} must be of shape {what}, got {array.shape} with {array.flags}")


class Batch:
    """`games` games of one title; each asks one seat at a time, lowest first.

    `observations` (games, size) and `masks` (games, actions) belong to the seat in `seats` (games);
    `rewards` (games, seats) and `ended` (games) tell what the last step brought. A finished game is
    followed at once by a new one, so after its end the observation is the first of the next game.
    The arrays are overwritten by the next step: copy what you keep. `observe=False` leaves the
    observations out, `legal[i]` then still lists the legal actions.

    >>> batch = Batch("condottiere", games=4, seats=3, seed=1)
    >>> batch.observations.shape, batch.masks.shape
    ((4, 300), (4, 97))
    >>> batch.step(batch.masks.argmax(axis=1))
    >>> batch.finished
    0
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
        size = layout(title, self.table_seats).size
        verbs = self.game.verbs
        self.actions = min(verbs.size, verbs.first_aside)
        self.observe = observe
        self.observations: NDArray[np.float32] = np.zeros((games, size if observe else 0), np.float32)
        self.masks: NDArray[np.int8] = np.zeros((games, self.actions), np.int8)
        self.seats: NDArray[np.int64] = np.zeros(games, np.int64)
        self.rewards: NDArray[np.float32] = np.zeros((games, self.table_seats), np.float32)
        self.ended: NDArray[np.bool_] = np.zeros(games, np.bool_)
        self.games = games
        self.finished = 0
        self._make_ready()
        self.reset(seed)

    @property
    def running(self) -> list[State]:
        """The games."""
        return self.lanes.running

    @property
    def legal(self) -> list[list[int]]:
        """What may be answered in each game."""
        return self.lanes.legal

    def _make_ready(self) -> None:
        self.layout = layout(self.game.id, self.table_seats)
        self.plate = plate(self.layout, self.games) if self.observe else None
        tables = self.games if self.observe and not self.plate else 0
        self.vectors = [Vectors(self.layout) for _ in range(tables)]

    def __getstate__(self) -> dict[str, Any]:
        kept = {
            name: value
            for name, value in vars(self).items()
            if name not in ("layout", "plate", "vectors", "lanes", "looks")
        }
        return {**kept, "running": self.running}

    def __setstate__(self, fields: dict[str, Any]) -> None:
        running = fields.pop("running")
        vars(self).update(fields)
        self._make_ready()
        self._set_up(running)
        self.lanes.turn_all()

    def reset(self, seed: Optional[int] = None) -> None:
        """Every game anew; the same seed gives the same games."""
        self.rng = Random(seed)
        self._clear()
        self.masks.fill(0)
        self._set_up([self._start() for _ in range(self.games)])
        self._go([])

    def write_into(self, arrays: Mapping[str, NDArray[Any]]) -> None:
        """From now on these are its arrays, such as rows of memory that processes share; of the same kinds and shapes
        as those it has."""
        for name in ARRAYS:
            must_be_as(name, arrays[name], getattr(self, name))
        for name in ARRAYS:
            setattr(self, name, arrays[name])
        self._go([])

    def _set_up(self, running: list[State]) -> None:
        self.lanes, scribe = Lanes(running, self._finish), self.layout.scribe
        places = range(self.games if self.plate and scribe else 0)
        self.looks = [Lane(self.lanes, place, scribe().sheet).look for place in places] if scribe else []

    def _start(self) -> State:
        g = self.game.start(self.table_seats, self.rng.getrandbits(120), **self.settings)
        g.log = None
        return g

    def step(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> None:
        """One action for each game; an illegal one raises before any game has moved."""
        chosen = whole_numbers(actions)
        lanes = self.lanes
        if len(chosen) != self.games:
            raise ValueError(f"one action for each of {self.games} games is wanted, got {len(chosen)}")
        for place in refused(lanes.legal, chosen):
            lanes.running[place].check(lanes.seats[place], chosen[place])
        if self.paid_out:
            self._clear()
        self._go(chosen)

    def _clear(self) -> None:
        self.rewards.fill(0.0)
        self.ended.fill(False)
        self.paid_out = False

    def _finish(self, place: int) -> State:
        """Rewards, and the game that comes next."""
        self.rewards[place] = returns(self.running[place])
        self.ended[place] = True
        self.paid_out = True
        self.finished += 1
        return self._start()

    def _go(self, actions: list[int]) -> None:
        """Every game its answer, if there are any, and its next question."""
        lanes = self.lanes
        lanes.actions = actions
        if self.plate:
            self.plate.print(self.looks, None, lanes.seats, self.observations)
        else:
            lanes.turn_all()
        note(lanes.seats, self.seats)
        mark(lanes.legal, self.actions, self.masks)
        for place, vectors in enumerate(self.vectors):
            vectors.write(lanes.running[place], lanes.seats[place], self.observations[place])
