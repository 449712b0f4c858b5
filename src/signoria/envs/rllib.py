"""The titles for RLlib: one agent for each seat, asked one at a time, with the keys its masked models read.

An observation is `{"observations": vector, "action_mask": mask}`, as RLlib's own `ActionMaskingRLModule` wants it.
"""

from __future__ import annotations

from operator import index
from typing import Any, Optional

import numpy as np
from gymnasium import spaces
from ray.rllib.env.multi_agent_env import MultiAgentEnv

from signoria.envs.play import Play


class SignoriaMultiAgent(MultiAgentEnv):  # type: ignore[misc]
    """`config`: title; if wished seats, illegal (refuse or replace), and options of the title."""

    def __init__(self, config: dict[str, Any]) -> None:
        super().__init__()
        chosen = dict(config)
        title, seats = chosen.pop("title"), chosen.pop("seats", None)
        illegal = chosen.pop("illegal", "replace")
        self.play = Play(title, seats, chosen, illegal=illegal)
        self.agents = self.possible_agents = [f"seat_{seat}" for seat in range(self.play.seats)]
        size, actions = self.play.layout.size, self.play.actions
        seen = spaces.Dict(
            {
                "action_mask": spaces.Box(0.0, 1.0, (actions,), np.float32),
                "observations": spaces.Box(-np.inf, np.inf, (size,), np.float32),
            }
        )
        self.observation_spaces = dict.fromkeys(self.agents, seen)
        self.action_spaces = dict.fromkeys(self.agents, spaces.Discrete(actions))

    def get_observation_space(self, agent: Any) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def get_action_space(self, agent: Any) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, *, seed: Optional[int] = None, options: Any = None) -> tuple[dict[str, Any], dict[str, Any]]:
        self.play.start(seed)
        return self._seen(), {}

    def _seen(self) -> dict[str, Any]:
        """What the seat that is asked may know; the others are not asked."""
        seat = self.play.g.first_to_act()
        mask = self.play.mask(seat).astype(np.float32)
        return {self.agents[seat]: {"action_mask": mask, "observations": self.play.vector(seat)}}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        seat = self.play.g.first_to_act()
        self.play.act(seat, index(actions[self.agents[seat]]))
        over = bool(self.play.g.over)
        if not over:
            brought = {self.agents[seat]: 0.0}  # whoever has acted must be paid, be it nothing
            return self._seen(), brought, {"__all__": False}, {"__all__": False}, {}
        last = {
            agent: {"action_mask": np.ones(self.play.actions, np.float32), "observations": self.play.vector(each)}
            for each, agent in enumerate(self.agents)
        }
        brought = dict(zip(self.agents, self.play.returns()))
        ended = {**dict.fromkeys(self.agents, True), "__all__": True}
        return last, brought, ended, {"__all__": False}, {}
