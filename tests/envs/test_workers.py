"""A batch on several processes."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from signoria.envs.batch import ARRAYS, Batch
from signoria.envs.workers import Workers
from signoria.kernel import Refusal


def first_legal(masks: np.ndarray) -> list[int]:
    return [int(np.flatnonzero(mask)[0]) for mask in masks]


def test_they_play_what_batches_of_their_shares_play() -> None:
    rng = Random(5)
    alone = [Batch("il_principe", games, 3, rng.getrandbits(62)) for games in (2, 3)]
    with Workers("il_principe", 5, 3, processes=2, seed=5) as batch:
        for _ in range(250):  # more than a game
            for name in ARRAYS:
                assert (getattr(batch, name) == np.concatenate([getattr(each, name) for each in alone])).all(), name
            actions = [int(rng.choice(np.flatnonzero(mask))) for mask in batch.masks]
            batch.step(np.array(actions))
            for each, chosen in zip(alone, (actions[:2], actions[2:])):
                each.step(chosen)
        assert batch.finished == sum(each.finished for each in alone) > 0
        batch.reset(7)
        begun = batch.observations.copy()
        batch.step(first_legal(batch.masks))
        batch.reset(7)
        assert (batch.observations == begun).all()


def test_what_is_wrong_is_told_and_moves_nothing() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        Workers("condottiere", 0)
    with pytest.raises(ValueError, match="seats"):
        Workers("condottiere", 2, 9)
    with Workers("condottiere", 3, 3, processes=3, seed=1) as batch:
        seen = batch.observations.copy()
        with pytest.raises(ValueError, match="each of 3 games"):
            batch.step([1])
        bad = int(np.flatnonzero(batch.masks[2] == 0)[0])
        with pytest.raises(Refusal):
            batch.step([*first_legal(batch.masks[:2]), bad])
        with pytest.raises(ValueError, match="got -1"):
            batch.step([-1, *first_legal(batch.masks[1:])])
        wrong: list[Any] = [[1.5] * 3, [None] * 3, np.zeros(3), np.zeros((3, 1), int), [1 << 80] * 3]
        for actions in wrong:
            with pytest.raises((TypeError, ValueError, OverflowError)):
                batch.step(actions)
        assert (batch.observations == seen).all()
        batch.step(first_legal(batch.masks))
        batch.processes[1].kill()
        batch.processes[1].join()
        with pytest.raises(RuntimeError, match="has ended"):
            batch.step(first_legal(batch.masks))
    batch.close()  # once more does no harm
