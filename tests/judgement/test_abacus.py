"""The net added up in C, where that is built: the same sums, and nothing wrong goes in."""

from __future__ import annotations

from array import array
from random import Random
from typing import Any

import pytest

from signoria.judgement.encoding import WHOLE
from signoria.judgement.net import CAP, Net, chances
from signoria.judgement.quick import abacus, as_told
from tests.judgement.test_net import SIZES, some_layers

pytestmark = pytest.mark.skipif(abacus is None, reason="there is no abacus")

PLACES = 10
BOUNDS = [300, 700]
ROWS = [*range(PLACES)]
FURTHER = [[PLACES + 5 * stage + place // 2 if place % 2 else -1 for place in ROWS] for stage in range(3)]
CLOCK = 4


def told(seed: int) -> list[Any]:
    rows = ROWS + [row for stage in FURTHER for row in stage]
    return [rows, CLOCK, BOUNDS, tuple(as_told(layer) for layer in some_layers(Random(seed))), WHOLE, CAP]


@pytest.mark.parametrize("seed", range(20))
def test_sums_in_c_are_those_of_the_lanes(seed: int) -> None:
    rng = Random(seed)
    vector = array("f", [rng.choice([0, 1, rng.random()]) for _ in ROWS])
    inputs = [int(number * WHOLE + 0.5) for number in vector]
    stage = sum(inputs[CLOCK] >= bound for bound in BOUNDS)
    given = [(row, value) for row, value in zip(ROWS, inputs) if value]
    given += [(row, value) for row, value in zip(FURTHER[stage], inputs) if row >= 0 and value]
    merits = abacus.Abacus(*told(seed)).merits(vector)
    assert chances(merits) == Net(some_layers(Random(seed)), SIZES[-1]).judge(given)


def test_a_vector_of_another_length_is_refused() -> None:
    made = abacus.Abacus(*told(1))
    for wrong in (array("f", [0.0] * (PLACES - 1)), array("d", [0.0] * PLACES)):
        with pytest.raises(ValueError, match="10 float32"):
            made.merits(wrong)
    with pytest.raises(TypeError):
        made.merits([0.0] * PLACES)


@pytest.mark.parametrize(
    ("place", "value"),
    [
        pytest.param(0, [SIZES[0]] * PLACES * 4, id="a row that is not there"),
        pytest.param(0, [-1] * PLACES * 4, id="a place without a row"),
        pytest.param(0, ["a"] * PLACES * 4, id="a row that is no number"),
        pytest.param(1, PLACES, id="a clock that is not there"),
        pytest.param(2, [2**40, 2**41], id="bounds that are too large"),
        pytest.param(3, ((), (), ()), id="layers without figures"),
        pytest.param(4, 0, id="a whole of nothing"),
    ],
)
def test_figures_that_cannot_be_added_up_are_refused(place: int, value: Any) -> None:
    figures = told(1)
    figures[place] = value
    with pytest.raises((TypeError, ValueError)):
        abacus.Abacus(*figures)


def test_a_layer_must_fit_the_one_before_it_and_its_weights_two_bytes() -> None:
    figures = told(1)
    first, second, last = figures[3]
    for layers in ((first, last, second), (([[40_000] * 20] * 30, first[1], 9), second, last)):
        with pytest.raises(ValueError):  # noqa: PT011
            abacus.Abacus(*figures[:3], layers, WHOLE, CAP)
