"""A Gymnasium environment: one seat learns, the others are bots."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, Optional, Sequence, Union

import gymnasium
import numpy as np
from gymnasium import spaces

from signoria.bots import Bot, Follower, specs
from signoria.bots.company import Company, promisers
from signoria.bots.program import Program
from signoria.envs.pettingzoo import VERSION, observation_space
from signoria.envs.play import Play
from signoria.envs.rendering import FRAMES_PER_SECOND, MODES, Renderer
from signoria.titles import games

Opponent = Union[str, Bot]
LEARNER = "learner"  # what opponents that follow the game are told of the seat that learns


class SignoriaEnv(gymnasium.Env[dict[str, Any], Any]):
    """`opponents` are bots, by the names that the arena gives them or as objects, repeated around the other seats.

    They sit there as in the arena: they see what their seat sees, remember, trade, and are told when games begin
    and end. One that breaks or answers what is not open raises a `Fault` that names it.

    Use the mask in observation and info. An action that is not legal is replaced by a random legal one and counted
    in `info["illegal"]`, as the libraries' checkers sample without a mask; with `illegal="refuse"` it raises a Refusal.

    >>> env = SignoriaEnv("condottiere", seats=3, opponents=["random", "novice"], render_mode="rgb_array")
    >>> seen, info = env.reset(seed=7)
    >>> seen, reward, ended, cut, info = env.step(int(info["action_mask"].argmax()))
    >>> reward, ended, info["illegal"]
    (0.0, False, 0)
    >>> env.render().shape
    (720, 1080, 3)
    """

    metadata = {"render_modes": MODES, "render_fps": FRAMES_PER_SECOND}

    def __init__(
        self, title: str, seats: Optional[int] = None, seat: int = 0,
        opponents: Union[Opponent, Sequence[Opponent]] = "random", max_cycles: Optional[int] = None,
        render_mode: Optional[str] = None, illegal: str = "replace", **options: Any,
    ) -> None:  # fmt: skip
        self.play = Play(title, seats, options, illegal=illegal)
        if not 0 <= seat < self.play.seats:
            raise ValueError(f"seat must be from 0 to {self.play.seats - 1}, got {seat}")
        self.seat = seat
        self.render_mode = render_mode
        self.renderer = Renderer(self.play, render_mode)
        self.max_cycles = max_cycles
        self._seat(opponents)
        self.observation_space = observation_space(self.play, self.play.actions)
        self.action_space = spaces.Discrete(self.play.actions)

    def _seat(self, opponents: Union[Opponent, Sequence[Opponent]]) -> None:
        """A bot of its own for each name and seat; what is given as an object sits wherever it is due."""
        given = [opponents] if isinstance(opponents, str) or not isinstance(opponents, Sequence) else list(opponents)
        if not given:
            raise ValueError("at least one opponent is wanted")
        others = [seat for seat in range(self.play.seats) if seat != self.seat]
        sitting = {other: given[place % len(given)] for place, other in enumerate(others)}
        self.names = [LEARNER] * self.play.seats
        self.bots: dict[int, Bot] = {}
        for other, who in sitting.items():
            self.names[other] = who if isinstance(who, str) else type(who).__name__
            self.bots[other] = specs.make(who, self.play.game.id) if isinstance(who, str) else who
        seats_of = Counter(id(sitting) for sitting in self.bots.values())
        for other, who in self.bots.items():
            if isinstance(who, Follower) and seats_of[id(who)] > 1:
                raise ValueError(f"{self.names[other]} follows its games: give one for each of the {len(others)} seats")
        # nobody reads along at a table of levels, unless there are promises to be judged
        levels = all(isinstance(who, str) and specs.is_level(who) for who in given)
        self.logs = not levels or bool(promisers(self.bots))

    def reset(
        self, *, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self.rng = Random(int(self.np_random.integers(1 << 62)))
        g = self.play.start(self.rng.getrandbits(120), self.logs)
        rngs = {other: Random(self.rng.getrandbits(64)) for other in self.bots}
        self.company = Company(g, self.bots, rngs, self.names)
        self.cycles = 0
        self.company.greet()
        self._others_move()
        return self._look()

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        self.company.act(self.seat, self.play.answer(self.seat, action))
        self.company.chat()
        self.cycles += 1
        self._others_move()
        over = not self.play.g.stack
        reward = self.play.returns()[self.seat] if over else 0.0
        cut = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        seen, info = self._look()
        if self.render_mode == "human":
            self.render()
        return seen, reward, over, cut, info

    def _others_move(self) -> None:
        """Until the learner is asked, or the game is over."""
        g, company = self.play.g, self.company
        while g.stack and not g.waiting() >> self.seat & 1:
            other = g.first_to_act()
            legal = g.legal(other)
            answer = legal[0] if len(legal) == 1 else company.choose(other, legal)
            assert answer is not None, "a fault raises"
            company.act(other, answer)
            company.chat()
        if not g.stack:
            company.part()

    def _look(self) -> tuple[dict[str, Any], dict[str, Any]]:
        mask = self.play.mask(self.seat)
        info = {"action_mask": mask, "illegal": self.play.illegal}
        return {"observation": self.play.vector(self.seat), "action_mask": mask}, info

    def action_masks(self) -> np.ndarray:
        """The name sb3-contrib's masked algorithms look for."""
        return self.play.mask(self.seat).astype(bool)

    def legal_actions(self) -> list[int]:
        """What the mask marks, as a list."""
        return self.play.legal(self.seat)

    def render(self) -> Any:
        return self.renderer.render()

    def close(self) -> None:
        self.renderer.close()
        for sitting in self.bots.values():
            if isinstance(sitting, Program):
                sitting.close()


def register() -> None:
    """Make every title known to `gymnasium.make` as `signoria/condottiere-v1` and so on."""
    for title in games():
        name = f"signoria/{title.id}-v{VERSION}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name, entry_point="signoria.envs.gymnasium:SignoriaEnv", kwargs={"title": title.id},
                disable_env_checker=True,
            )  # fmt: skip
