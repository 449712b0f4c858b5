"""Estimates by deals and sequential tests: unbiased, honest intervals, errors no more often than declared."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from signoria.bots.estimates import Deal, estimate, quantile, without_luck
from signoria.bots.sequential import NOT_STRONGER, OPEN, STRONGER, Trial, trial_of, verdict

SEATS = 4


def dealt(rng: Random, count: int, share: float, lucky: float = 1.0) -> list[Deal]:
    """Deals of four games each: whose luck moves all of them, and is seen with some error."""
    found = []
    for number in range(count):
        luck = rng.choice([-0.15, 0.15]) * lucky
        won = sum(rng.random() < share + luck for _ in range(SEATS)) / SEATS
        found.append(Deal(number, won, luck + rng.uniform(-0.05, 0.05)))
    return found


def test_the_weight_of_luck_leaves_the_mean_alone_in_every_course() -> None:
    """Three deals, each with one of four equally likely results: over all 64 courses the mean is the true one."""
    kinds = [(0.5, 0.25), (0.25, 0.25), (0.0, -0.25), (0.25, -0.25)]  # share, luck: nought on average
    true = sum(share for share, _ in kinds) / len(kinds)
    means = []
    for course in product(kinds, repeat=3):
        values = without_luck([Deal(number, share, luck) for number, (share, luck) in enumerate(course)])
        means.append(sum(values) / 3)
    assert sum(means) / len(means) == pytest.approx(true, abs=1e-12)


def test_luck_taken_out_makes_intervals_narrower_and_they_hold_the_truth() -> None:
    rng = Random(7)
    held, plain_width, width = 0, 0.0, 0.0
    for _ in range(400):
        deals = dealt(rng, 12, 0.4)
        low, high = estimate(deals, SEATS).interval()
        held += low <= 0.4 <= high
        width += high - low
        plain_low, plain_high = estimate(deals, SEATS, luckless=False).interval()
        plain_width += plain_high - plain_low
    assert held >= 0.93 * 400
    assert width < 0.95 * plain_width


@pytest.mark.parametrize("share", [0.05, 0.25, 0.9])
def test_intervals_hold_the_truth_near_the_ends_too(share: float) -> None:
    rng = Random(3)
    held = 0
    for _ in range(400):
        low, high = estimate(dealt(rng, 10, share, lucky=0.0), SEATS).interval()
        held += low <= share <= high
    assert held >= 0.93 * 400


def alike(share: float, count: int, luck: float = 0.0) -> list[Deal]:
    return [Deal(number, share, luck * (-1) ** number) for number in range(count)]


def test_deals_that_all_agree_do_not_prove_everything() -> None:
    low, high = estimate(alike(1.0, 5), SEATS).interval()
    assert high == 1.0
    assert 0.7 < low < 0.9
    low, high = estimate(alike(0.5, 2), SEATS).interval()
    assert low < 0.3 < 0.7 < high
    low, _ = estimate(alike(1.0, 12, luck=0.01), SEATS).interval()
    assert low < 0.95, "luck proves nothing where every game was won"
    assert estimate([], SEATS).interval() == (0.0, 1.0)


def test_the_quantile_is_that_of_student() -> None:
    for degrees, known in ((5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)):
        assert quantile(0.95, degrees) == pytest.approx(known, abs=0.01)


@pytest.mark.parametrize(("share", "says"), [(0.25, NOT_STRONGER), (0.375, STRONGER)])
def test_a_trial_errs_no_more_often_than_it_declares(share: float, says: str) -> None:
    rng = Random(12)
    trial, wrong, deals_needed = Trial(1.0, 1.5, 0.05), 0, 0
    for _ in range(200):
        found = verdict(trial, dealt(rng, 250, share), SEATS, SEATS)
        assert found.decided
        wrong += found.says != says
        deals_needed += found.deals
    assert wrong <= 0.08 * 200, "the declared risk of 5 %, and two standard errors of so many trials"
    assert deals_needed < 200 * 40


def test_a_verdict_stands_whatever_is_dealt_later() -> None:
    deals = dealt(Random(1), 200, 0.5)
    first = verdict(Trial(), deals, SEATS, SEATS)
    assert first.says == STRONGER
    assert verdict(Trial(), deals[: first.deals], SEATS, SEATS) == first
    assert verdict(Trial(), deals[: first.deals - 1], SEATS, SEATS).says == OPEN


@pytest.mark.parametrize(
    ("bounds", "risk", "complaint"),
    [("1", 0.05, "written as 1:1.5"), ("2:1", 0.05, "must be below"), ("1:1.5", 0.7, "between 0 and 0.5")],
)
def test_bounds_that_make_no_sense_are_refused(bounds: str, risk: float, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        trial_of(bounds, risk)
