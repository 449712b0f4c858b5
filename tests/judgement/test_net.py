"""The net of whole numbers: exact lanes, exact chances, and the same without what absent seats need."""

from __future__ import annotations

from itertools import pairwise
from math import exp
from pathlib import Path
from random import Random

import pytest

from signoria.judgement.encoding import row_names
from signoria.judgement.model import JudgementError, read, write
from signoria.judgement.net import CAP, ODDS, STEP, Figures, Layer, Net, chances, packed, trimmed
from signoria.judgement.stages import Clock

SIZES = [30, 20, 12, 4]


def figures(rng: Random, rows: int, units: int, shift: int) -> Figures:
    weights = [[rng.randrange(-3000, 3000) for _ in range(units)] for _ in range(rows)]
    return Figures(weights, [rng.randrange(-90_000, 90_000) for _ in range(units)], shift)


def some_layers(rng: Random) -> list[Figures]:
    return [figures(rng, before, after, 9) for before, after in pairwise(SIZES)]


def by_hand(layer: Figures, units: list[int]) -> list[int]:
    """The sums of a layer, one multiplication after the other."""
    half = 1 << layer.shift >> 1
    return [
        (sum(unit * row[place] for unit, row in zip(units, layer.weights)) + own + half) >> layer.shift
        for place, own in enumerate(layer.start)
    ]


def capped(values: list[int]) -> list[int]:
    return [min(CAP, max(0, value)) for value in values]


@pytest.mark.parametrize("seed", range(5))
def test_lanes_hold_what_single_sums_would(seed: int) -> None:
    rng = Random(seed)
    first, second, last = layers = some_layers(rng)
    inputs = [rng.choice([0, 0, rng.randrange(1025)]) for _ in range(SIZES[0])]
    merits = by_hand(last, capped(by_hand(second, capped(by_hand(first, inputs)))))
    given = [(row, value) for row, value in enumerate(inputs) if value]
    assert Net(layers, SIZES[-1]).judge(given) == chances(merits)


def test_a_lane_takes_the_lowest_and_the_highest_number() -> None:
    lanes = [2**31 - 1, 1 - 2**31, 0, -1, 1]
    layer = Layer(Figures([lanes, [-lane for lane in lanes]], [0] * 5, 0))
    assert layer.plain(layer.start + packed(lanes)) == lanes
    assert layer.plain(layer.start + layer.rows[0] + layer.rows[1]) == [0] * 5


def test_units_that_only_absent_seats_need_are_left_out() -> None:
    rng = Random(8)
    first, second, last = some_layers(rng)
    apart = [
        [weight if seat == unit % 4 else 0 for seat, weight in enumerate(row)] for unit, row in enumerate(last.weights)
    ]
    layers = [first, second, last._replace(weights=apart)]
    small = trimmed(layers, 2)
    assert [len(layer.start) for layer in small] == [20, 6, 2]
    given = [(row, 1024) for row in range(0, 30, 3)]
    whole = by_hand(
        layers[2], capped(by_hand(second, capped(by_hand(first, [1024 * (row % 3 == 0) for row in range(30)]))))
    )
    assert Net(layers, 2).judge(given) == chances(whole[:2])


def test_chances_follow_the_logarithmic_scale_and_sum_to_one() -> None:
    assert sum(chances([3 * STEP, 0, -90 * STEP])) == pytest.approx(1)
    assert chances([3 * STEP, 0])[1] == pytest.approx(1 / (1 + exp(3)), rel=1e-5)
    assert chances([0, -(10**6)]) == [1.0, 0.0]
    assert max(abs(odds / 2**30 - exp(-place / STEP)) for place, odds in enumerate(ODDS)) < 1e-5


def test_a_file_holds_a_net(tmp_path: Path) -> None:
    layers = some_layers(Random(4))
    write(tmp_path / "net.bin", "condottiere", Clock(3, [5, 9]), layers, {"seed": 1})
    head, found = read(tmp_path / "net.bin")
    assert (head["provenance"], head["clock"]) == ({"seed": 1}, [3, [5, 9]])
    assert [[*map(list, layer.weights)] for layer in found] == [layer.weights for layer in layers]
    assert [(list(layer.start), layer.shift) for layer in found] == [(layer.start, layer.shift) for layer in layers]


def test_a_net_of_another_layout_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path / "net.bin", "condottiere", Clock(0, []), some_layers(Random(4)), {})
    names = row_names("condottiere")
    monkeypatch.setattr("signoria.judgement.model.row_names", lambda title: names[1:])
    with pytest.raises(JudgementError, match="another layout: train it again"):
        read(tmp_path / "net.bin")


def test_what_is_no_judgement_is_refused(tmp_path: Path) -> None:
    (tmp_path / "net.bin").write_bytes(b"PNG")
    with pytest.raises(JudgementError, match=r"net\.bin is no judgement"):
        read(tmp_path / "net.bin")
