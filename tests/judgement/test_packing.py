"""Nets as few bytes: what comes back is what was put in, and what stands there several times takes no room."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Optional

import numpy as np
import pytest

from signoria.judgement import packing
from signoria.judgement.net import Figures
from signoria.judgement.packing import Parts, mirrored, spread_out, squeezed
from signoria.judgement.rounding import few
from tests.judgement.test_net import SIZES, figures

PARTS = [[0, 1, 2, 3, 12], [4, 5, 6, 7, 13], [8, 9, 10, 11, 14], [15, 16, 17, 18, 19]]


def same(layers: list[Figures], parts: Optional[Parts] = None) -> int:
    """Looks at what comes back; returns how many bytes it was."""
    packed = squeezed(layers, parts)
    found = spread_out(packed)
    assert [[*map(list, layer.weights)] for layer in found] == [[*map(list, layer.weights)] for layer in layers]
    assert [(layer.start, layer.shift) for layer in found] == [(layer.start, layer.shift) for layer in layers]
    return len(packed)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("parts", [None, PARTS])
@pytest.mark.parametrize("most", [3000, 7], ids=["two bytes", "one byte"])
def test_what_was_put_in_comes_back(seed: int, parts: Optional[Parts], most: int) -> None:
    rng = Random(seed)
    layers = [figures(rng, before, after, 9) for before, after in pairwise(SIZES)]
    same([Figures([[w % (2 * most) - most for w in row] for row in one.weights], *one[1:]) for one in layers], parts)


def test_the_lowest_and_the_highest_weights_come_back() -> None:
    same([Figures([[-32768, 32767], [0, -1]], [2**31 - 1, -(2**31)], 14), Figures([[1], [0]], [0], 0)])
    same([Figures([[0, 0], [0, 0]], [1, 2], 3)])


def test_units_that_mirror_others_and_parts_that_return_take_hardly_any_room() -> None:
    rng = Random(1)
    blocks = [[rng.randrange(-30_000, 30_000) for _ in range(5)] for _ in range(40)]
    rows = [[*blocks[at], *blocks[(at + 1) % 40], *(-weight for weight in blocks[at])] for at in range(40)]
    layer = Figures(rows, [0] * 15, 9)
    assert mirrored(layer) == {10: 0, 11: 1, 12: 2, 13: 3, 14: 4}
    alone = same([Figures(blocks, [0] * 5, 9)])
    parted = same([layer], [[*range(5)], [*range(5, 10)], [*range(10, 15)]])
    assert parted < 1.6 * alone
    assert parted < same([layer])


def test_a_part_too_long_ago_is_put_there_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packing, "FARTHEST", 2)
    same([Figures([[at % 5, at] for at in range(30)], [0, 0], 1)], [[0], [1]])


def test_weights_keep_their_first_bits() -> None:
    whole = np.array([0, 1, -1, 15, 16, 17, 19, 31, -31, 1000, -32767])
    assert few(whole, 4).tolist() == [0, 1, -1, 15, 16, 18, 20, 32, -32, 1024, -32768]
    every = np.arange(-40_000, 40_000)
    kept = few(every, 4)
    assert len(np.unique(np.abs(kept))) < packing.ONE_BYTE / 2
    assert (np.abs(kept - every) * 16 <= np.abs(every)).all()
    assert (few(kept, 4) == kept).all()
