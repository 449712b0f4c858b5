"""What one build has pickled the other reads, in a process of its own: with the compiled rules the other is the plain
source, and without them the same once more."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any, Callable

import numpy as np
import pytest

import signoria
from signoria import games
from signoria.bots import ADAPTIVE, LEVELS, SEARCHING, Bot, RandomBot, Sight, bot
from signoria.bots.characters import characters_for
from signoria.bots.ismcts import Glimpse
from signoria.bots.manners import Without
from signoria.envs.batch import Batch
from signoria.envs.gymnasium import SignoriaEnv
from signoria.envs.pettingzoo import SignoriaAEC, env

SOURCE = Path(__file__).parents[2] / "src"
CARRIER = """
import pickle, sys
from tests.envs.test_across_builds import gone_on
things = pickle.load(sys.stdin.buffer)
sys.stdout.buffer.write(pickle.dumps((things, gone_on(things))))
"""


class Brave(RandomBot):
    """Of somebody's own, on a class that is compiled or not; it even holds itself."""

    def __init__(self, depth: int) -> None:
        self.depth = depth
        self.answer = self.choose


def expert_of_ones_own(title: str) -> Bot:
    kind = type("OnesOwn", (type(bot("expert", title)),), {"__module__": __name__})
    globals()["OnesOwn"] = kind
    made: Any = kind()
    made.notes = ["a", "b"]
    return made  # type: ignore[no-any-return]


def luggage(title: str) -> dict[str, Any]:
    """One of everything that travels, from the middle of a game."""
    game = signoria.game(title)
    g = game.start(None, 3)
    rng = Random(1)
    for _ in range(40):
        seat = g.to_act[0]
        g.submit(seat, rng.choice(g.legal(seat)))
    table = env(title)
    table.reset(seed=2)
    learner = SignoriaEnv(title, opponents="novice")
    learner.reset(seed=2)
    seat = g.to_act[0]
    sights = [
        Sight(g, seat, Random(5)),
        Sight.blind(g, seat, Random(5), 4),
        Without(Sight(g, seat, Random(5)), {-1}),
        Glimpse(g, seat, Random(5)),
    ]
    return {
        "sights": sights, "bots": bots_of(title), "brave": Brave(3), "game": game, "state": g, "record": g.record(),
        "imagined": g.imagine(0, bytes(16)), "table": table, "learner": learner, "batch": Batch(title, 2, seed=4),
    }  # fmt: skip


def bots_of(title: str) -> list[Bot]:
    """Of every level, and of every character."""
    levels = [bot(level, title, iterations=4 if level in SEARCHING else None) for level in (*LEVELS, ADAPTIVE)]
    return [*levels, *(bot(f"expert/{character}", title) for character in characters_for(title))]


def gone_on(things: dict[str, Any]) -> list[Any]:
    """What comes of them a little later."""
    told: list[Any] = [things["game"].id, things["record"].text()]
    for g in (things["state"], things["imagined"]):
        g = g.copy()
        for _ in range(10):
            seat = g.to_act[0]
            g.submit(seat, g.legal(seat)[-1])
        told.append(g.view(0))
    for sight in things["sights"]:
        moments = [(moment.actor, moment.action) for moment in sight.moments(9)]
        told.append(
            [sight.options, sight.view(), sight.events, moments, sight.imagine().view(None), sight.rng.random()]
        )
    told.append([things["brave"].depth, things["brave"].answer.__self__ is things["brave"]])
    told.append([each.choose(Sight(things["state"], things["state"].to_act[0], Random(7))) for each in things["bots"]])
    return [*told, walked(things["table"]), batched(things["batch"]), things["learner"].play.vector(0).tolist()]


@pytest.mark.parametrize("title", [game.id for game in games()])
@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))])
def test_what_ones_own_bots_hold_stays_with_them(way: Callable[[Any], Any], title: str) -> None:
    other = way(expert_of_ones_own(title))
    assert other.notes == ["a", "b"]
    assert vars(other)["notes"] == ["a", "b"]
    g = signoria.game(title).start(seed=1)
    sight = Sight(g, g.to_act[0], Random(1))
    assert other.choose(sight) == bot("expert", title).choose(Sight(g, g.to_act[0], Random(1)))
    assert way(Brave(3)).depth == 3


def walked(table: SignoriaAEC) -> list[float]:
    for _ in range(10):
        table.step(int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])[-1]))
    seen: list[float] = table.observe(table.agent_selection)["observation"].tolist()
    return seen


def batched(batch: Batch) -> list[Any]:
    batch.step([legal[-1] for legal in batch.legal])
    found: list[Any] = batch.observations.tolist()
    return found


@pytest.mark.parametrize("title", [game.id for game in games()])
def test_there_and_back(title: str) -> None:
    packed = pickle.dumps(luggage(title))
    paths = os.pathsep.join([str(SOURCE), str(SOURCE.parent)])
    done = subprocess.run(
        [sys.executable, "-c", CARRIER], input=packed, capture_output=True, check=False,
        env={**os.environ, "PYTHONPATH": paths}, cwd=SOURCE.parent,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr.decode()
    returned, told = pickle.loads(done.stdout)
    assert told == gone_on(pickle.loads(packed))
    assert returned["state"].record().text() == returned["record"].text()
