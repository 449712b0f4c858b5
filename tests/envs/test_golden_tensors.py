"""Golden tensors: datasets and nets that are out there were made from these very numbers, at these very places.

Written anew, on purpose only, where a layout or the rules have changed: `python -m tests.envs.test_golden_tensors`.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from signoria import games
from signoria.envs.batch import Batch
from signoria.envs.layouts import layout
from signoria.envs.play import Play
from signoria.kernel.components import FIRST_PRINTING
from tests.envs.test_layouts import TABLES, positions

GOLDEN = Path(__file__).parent / "golden_tensors.json"
STEPS = 40  # of three games side by side, and as many positions, seen by every seat


def digest(title: str, seats: int) -> str:
    """Of the names, of every seat's vector in random positions, and of what a batch shows step by step."""
    made, rng = sha256("\n".join(layout(title, seats).labels()).encode()), Random(seats)
    play = Play(title, seats, {})
    for g in positions(play.game, seats, STEPS, components=FIRST_PRINTING):
        play.g = g
        for seat in range(seats):
            made.update(plain(play.vector(seat)))
    batch = Batch(title, games=3, seats=seats, seed=seats, components=FIRST_PRINTING)
    for _ in range(STEPS * 5):
        made.update(plain(batch.observations) + batch.masks.tobytes())
        batch.step([rng.choice(legal) for legal in batch.legal])
    return made.hexdigest()


def plain(vector: Any) -> bytes:
    """The same bytes on every platform."""
    return bytes(np.ascontiguousarray(vector, "<f4").tobytes())


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_golden_tensors(game: Any, seats: int) -> None:
    assert digest(game.id, seats) == json.loads(GOLDEN.read_text(encoding="utf-8"))[f"{game.id}-{seats}"]


if __name__ == "__main__":
    found = {f"{game.id}-{seats}": digest(game.id, seats)
             for game in games() for seats in range(game.min_seats, game.max_seats + 1)}  # fmt: skip
    GOLDEN.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
