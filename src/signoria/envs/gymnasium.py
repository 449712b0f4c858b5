"""A Gymnasium environment: one seat learns, the others are bots."""

from __future__ import annotations

from operator import index
from random import Random
from typing import Any, Optional, Sequence, Union

import gymnasium
import numpy as np
from gymnasium import spaces

from signoria.bots import Bot, Sight, bot
from signoria.bots.match import ASIDES
from signoria.bots.sight import Talker
from signoria.envs.pettingzoo import VERSION, observation_space
from signoria.envs.play import Play
from signoria.envs.rendering import FRAMES_PER_SECOND, MODES, Renderer
from signoria.titles import games

Opponent = Union[str, Bot]


class SignoriaEnv(gymnasium.Env[dict[str, Any], Any]):
    """`opponents` are bot levels or bots, repeated around the other seats.

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
        named = [opponents] if isinstance(opponents, str) or not isinstance(opponents, Sequence) else list(opponents)
        others = [seat for seat in range(self.play.seats) if seat != self.seat]
        sitting = [(other, named[place % len(named)]) for place, other in enumerate(others)]
        self.bots = {other: bot(name, title) if isinstance(name, str) else name for other, name in sitting}
        self.observation_space = observation_space(self.play, self.play.actions)
        self.action_space = spaces.Discrete(self.play.actions)

    def reset(
        self, *, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self.rng = Random(int(self.np_random.integers(1 << 62)))
        self.play.start(self.rng.getrandbits(120))
        self.cycles = 0
        self._others_move()
        return self._look()

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        self.play.act(self.seat, index(action))
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
        g = self.play.g
        self._others_talk()
        while g.stack and not g.waiting() >> self.seat & 1:
            other = g.first_to_act()
            g.act(other, self.bots[other].choose(Sight.blind(g, other, self.rng)))
            self._others_talk()

    def _others_talk(self) -> None:
        """Bots make and answer offers out of turn, as at any table."""
        for other, sitting in self.bots.items():
            if isinstance(sitting, Talker):
                self._talk(other, sitting)

    def _talk(self, other: int, talker: Talker) -> None:
        g = self.play.g
        for _ in range(ASIDES):
            asides = g.asides(other) if g.stack else []
            wish = talker.aside(Sight.blind(g, other, self.rng)) if asides else None
            if wish is None:
                return
            g.check(other, wish)
            g.act(other, wish)

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


def register() -> None:
    """Make every title known to `gymnasium.make` as `signoria/condottiere-v1` and so on."""
    for title in games():
        name = f"signoria/{title.id}-v{VERSION}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name, entry_point="signoria.envs.gymnasium:SignoriaEnv", kwargs={"title": title.id},
                disable_env_checker=True,
            )  # fmt: skip
