"""Many games in one call."""

from __future__ import annotations

import numpy as np
import pytest

from signoria import games
from signoria.envs.batch import Batch
from signoria.kernel import Refusal


def first_legal(batch: Batch) -> list[int]:
    return [legal[len(legal) // 2] for legal in batch.legal]


@pytest.mark.parametrize("title", [game.id for game in games()])
def test_a_batch_plays_the_same_games_as_one_by_one(title: str) -> None:
    batch = Batch(title, games=3, seed=1)
    for _ in range(25):
        for place, g in enumerate(batch.running):
            seat = int(batch.seats[place])
            assert g.legal(seat) == batch.legal[place]
            assert sorted(batch.legal[place]) == np.flatnonzero(batch.masks[place]).tolist()
            assert (batch.observations[place] == batch.layout.encode(g.view(seat), seat)).all()
        batch.step(first_legal(batch))


def test_finished_games_begin_anew_and_pay_out() -> None:
    batch = Batch("condottiere", games=4, seats=3, seed=2, observe=False)
    rng = np.random.default_rng(3)
    while not batch.ended.any():
        batch.step([int(rng.choice(legal)) for legal in batch.legal])
    place = int(np.flatnonzero(batch.ended)[0])
    assert batch.finished >= 1
    assert batch.rewards[place].sum() == pytest.approx(0.0, abs=1e-6)
    assert batch.rewards[place].max() > 0.0
    assert batch.running[place].moves == 0


def test_same_seed_same_games() -> None:
    one, two = (Batch("princes", games=2, seed=5) for _ in range(2))
    for _ in range(20):
        assert (one.observations == two.observations).all()
        actions = first_legal(one)
        one.step(np.array(actions))
        two.step(actions)


def test_an_illegal_action_moves_no_game() -> None:
    batch = Batch("condottiere", games=2, seats=3, seed=1)
    bad = next(action for action in range(batch.actions) if action not in batch.legal[1])
    with pytest.raises(Refusal):
        batch.step([batch.legal[0][0], bad])
    assert [g.moves for g in batch.running] == [0, 0]


def test_wrong_number_of_actions() -> None:
    with pytest.raises(ValueError, match="each of 2 games"):
        Batch("condottiere", games=2).step([1])
