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


@pytest.mark.parametrize(
    ("vector", "error", "told_so"),
    [
        pytest.param(array("f", [0.0] * (PLACES - 1)), ValueError, "10 float32", id="too short"),
        pytest.param(array("f", [0.0] * (PLACES + 1)), ValueError, "10 float32", id="too long"),
        pytest.param(memoryview(array("f", [0.0] * PLACES)).cast("B").cast("f", (1, PLACES)), ValueError, "10 float32",
                     id="a table"),
        pytest.param(memoryview(bytearray(4 * PLACES + 1))[1:].cast("f"), ValueError, "10 float32", id="out of line"),
        pytest.param(array("d", [0.0] * (PLACES // 2)), TypeError, "'d'", id="of other numbers, as many bytes"),
        pytest.param(bytes(4 * PLACES), TypeError, "'B'", id="bytes"),
        pytest.param(memoryview(array("f", [0.0] * 2 * PLACES))[::2], BufferError, "contiguous", id="with gaps"),
        pytest.param([0.0] * PLACES, TypeError, "bytes-like", id="a list"),
        pytest.param(None, TypeError, "bytes-like", id="nothing"),
    ],
)  # fmt: skip
def test_a_vector_of_another_kind_is_refused(vector: Any, error: type[Exception], told_so: str) -> None:
    with pytest.raises(error, match=told_so):
        abacus.Abacus(*told(1)).merits(vector)


@pytest.mark.parametrize("number", [-0.001, 1.001, float("nan"), float("inf"), float("-inf"), 3e38])
@pytest.mark.parametrize("place", [0, CLOCK, PLACES - 1])
def test_numbers_that_no_vector_has_are_refused_and_change_nothing(number: float, place: int) -> None:
    made, good = abacus.Abacus(*told(1)), array("f", [0.5] * PLACES)
    before, wrong = made.merits(good), good[:]
    wrong[place] = number
    with pytest.raises(ValueError, match="from 0 to 1"):
        made.merits(wrong)
    assert made.merits(good) == before


@pytest.mark.parametrize(
    ("place", "value"),
    [
        pytest.param(0, [SIZES[0]] * PLACES * 4, id="a row that is not there"),
        pytest.param(0, [-1] * PLACES * 4, id="a place without a row"),
        pytest.param(0, ["a"] * PLACES * 4, id="a row that is no number"),
        pytest.param(1, PLACES, id="a clock that is not there"),
        pytest.param(2, [2**40, 2**41], id="bounds that are too large"),
        pytest.param(0, [0] * (PLACES * 4 - 1), id="too few rows"),
        pytest.param(0, [*ROWS, *["a"] * PLACES * 3], id="a further row that is no number"),
        pytest.param(0, [*ROWS, *[1.0] * PLACES * 3], id="a further row that is not whole"),
        pytest.param(0, [*ROWS, *[-2] * PLACES * 3], id="a further row below none"),
        pytest.param(0, tuple(ROWS * 4), id="rows that are no list"),
        pytest.param(1, -1, id="a clock before the first"),
        pytest.param(2, [300, -1], id="bounds below nothing"),
        pytest.param(2, [None, None], id="bounds that are nothing"),
        pytest.param(3, ((), (), ()), id="layers without figures"),
        pytest.param(3, "abc", id="layers that are a word"),
        pytest.param(3, ([], [], []), id="layers that are lists"),
        pytest.param(3, (None, None, None), id="layers that are nothing"),
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
