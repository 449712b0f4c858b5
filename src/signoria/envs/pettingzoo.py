"""PettingZoo environments of every title: `env("condottiere", seats=4)`, `parallel_env(...)`."""

from __future__ import annotations

import sys
from itertools import repeat
from typing import Any, Iterator, Optional, Union

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from signoria.envs.play import Play
from signoria.envs.rendering import FRAMES_PER_SECOND, MODES, Renderer

VERSION = 1


def env(title: str, seats: Optional[int] = None, **settings: Any) -> SignoriaAEC:
    """The turn-based environment.

    It needs none of PettingZoo's wrappers: the rules refuse illegal actions themselves, there is nothing to
    read before `reset`, and wrappers cost speed.
    """
    return SignoriaAEC(title, seats, **settings)


raw_env = env


def parallel_env(title: str, seats: Optional[int] = None, **settings: Any) -> SignoriaParallel:
    """All seats step together; whoever is not asked has only the idle action."""
    return SignoriaParallel(title, seats, **settings)


def metadata(name: str) -> dict[str, Any]:
    return {"name": name, "render_modes": MODES, "render_fps": FRAMES_PER_SECOND}


def observation_space(play: Play, actions: int) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0.0, 1.0, (play.layout.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


class SignoriaAEC(AECEnv):  # type: ignore[misc]
    """Seats answer one after the other; secret simultaneous answers stay secret in between.

    >>> table = env("condottiere", seats=3)
    >>> table.reset(seed=7)
    >>> seen, reward, ended, cut, info = table.last()
    >>> seen["observation"].shape, int(seen["action_mask"].sum())
    ((300,), 17)
    >>> table.step(int(seen["action_mask"].argmax()))
    """

    def __init__(
        self, title: str, seats: Optional[int] = None, asides: bool = False, max_cycles: Optional[int] = None,
        render_mode: Optional[str] = None, illegal: str = "replace", **options: Any,
    ) -> None:  # fmt: skip
        super().__init__()
        self.play = Play(title, seats, options, asides, illegal)
        self.metadata = {**metadata(f"{title}-v{VERSION}"), "is_parallelizable": False}
        self.render_mode = render_mode
        self.renderer = Renderer(self.play, render_mode)
        self.max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(self.play.seats)]
        self.places = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = observation_space(self.play, self.play.actions)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(self.play.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None) -> None:
        self.play.start(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.cycles = 0
        self.agent_selection = self.possible_agents[self.play.g.first_to_act()]

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agents in turn, as PettingZoo's own does, but sooner."""
        for _ in repeat(None, min(max_iter, sys.maxsize)):
            if not self.agents:
                return
            yield self.agent_selection

    def observe(self, agent: str) -> dict[str, Any]:
        seat, play = self.places[agent], self.play
        mask, info = play.mask(seat), self.infos.get(agent)
        if info is not None:
            info["action_mask"] = mask
        return {"observation": play.vector(seat), "action_mask": mask}

    def legal_actions(self, agent: Optional[str] = None) -> list[int]:
        """What the mask of an agent marks, as a list; of the one that is asked if none is named.

        Of thousands of actions few are legal: to search the mask for them takes longer than a step of the rules.
        """
        return self.play.legal(self.places[agent or self.agent_selection])

    def state(self) -> np.ndarray:
        """The privileged vector: all seats' knowledge together."""
        return self.play.privileged()

    def step(self, action: Optional[int]) -> None:
        agent, play = self.agent_selection, self.play
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        asked = play.act(self.places[agent], action)  # type: ignore[arg-type]
        self.cycles += 1
        if asked < 0:  # rewards come at the end only
            self.rewards = dict(zip(self.agents, play.returns()))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        elif self.max_cycles is not None and self.cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[asked] if asked >= 0 else self.agents[0]
        if self.render_mode == "human":
            self.render()

    def render(self) -> Union[str, np.ndarray, None]:
        return self.renderer.render()

    def close(self) -> None:
        self.renderer.close()


class SignoriaParallel(ParallelEnv):  # type: ignore[misc]
    """Everybody acts in each step. Action `idle` (the last code) is all that unasked seats have."""

    def __init__(
        self, title: str, seats: Optional[int] = None, max_cycles: Optional[int] = None,
        render_mode: Optional[str] = None, illegal: str = "replace", **options: Any,
    ) -> None:  # fmt: skip
        self.play = Play(title, seats, options, illegal=illegal)
        self.metadata = metadata(f"{title}-parallel-v{VERSION}")
        self.render_mode = render_mode
        self.renderer = Renderer(self.play, render_mode)
        self.max_cycles = max_cycles
        self.idle = self.play.actions
        self.possible_agents = [f"seat_{seat}" for seat in range(self.play.seats)]
        self.places = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = observation_space(self.play, self.idle + 1)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(self.idle + 1) for agent in self.possible_agents}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self.play.start(seed)
        self.agents = self.possible_agents[:]
        self.cycles = 0
        return self._observe()

    def _observe(self) -> tuple[dict[str, Any], dict[str, Any]]:
        seen = {}
        for agent in self.agents:
            seat = self.places[agent]
            mask = np.append(self.play.mask(seat), np.int8(0))
            mask[self.idle] = 0 if mask.any() else 1
            seen[agent] = {"observation": self.play.vector(seat), "action_mask": mask}
        return seen, {agent: {"action_mask": row["action_mask"]} for agent, row in seen.items()}

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        """All who are asked answer; the answers of the others must be idle."""
        waiting = self.play.g.to_act
        for agent, action in actions.items():
            idles = self.places[agent] in waiting or action == self.idle or self.play.replaces_illegal
            if not idles:
                raise ValueError(f"{agent} is not asked: its only action is {self.idle}, got {action}")
        self.play.act_together({seat: actions[self.possible_agents[seat]] for seat in waiting})
        self.cycles += 1
        over = not self.play.g.stack
        cut = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        seen, infos = self._observe()
        rewards = dict(zip(self.agents, self.play.returns() if over else [0.0] * len(self.agents)))
        ended = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut)
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return seen, rewards, *ended, infos

    def state(self) -> np.ndarray:
        return self.play.privileged()

    def render(self) -> Union[str, np.ndarray, None]:
        return self.renderer.render()

    def close(self) -> None:
        self.renderer.close()
