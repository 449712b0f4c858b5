"""Chances as whole parts of one, so that sums hold to the last digit.

One victory is `ONE` parts. It can be shared by up to sixteen winners, and a mean of any number of values that divides
`GRAIN` is whole again, because every value is a multiple of `GRAIN`.
"""

from __future__ import annotations

from typing import Final, Sequence

GRAIN: Final = 120
ONE: Final = 864_864_000  # 1200 times the least common multiple of 1 to 16

Parts = list[int]  # of each seat


def parts_of(shares: Sequence[float]) -> Parts:
    """Chances that sum to one as parts that do so exactly: who loses most by rounding down is rounded up."""
    grains = [share * (ONE // GRAIN) for share in shares]
    whole = [int(grain) for grain in grains]
    missing = ONE // GRAIN - sum(whole)
    by_loss = sorted(range(len(whole)), key=lambda seat: whole[seat] - grains[seat])
    for place in range(missing):
        whole[by_loss[place % len(whole)]] += 1
    return [each * GRAIN for each in whole]


def shared(winners: Sequence[int], seats: int) -> Parts:
    """The result of a finished game."""
    return [ONE // len(winners) if seat in winners else 0 for seat in range(seats)]


def mean(values: Sequence[Parts]) -> Parts:
    """Of as many values as divide the grain: whole parts again."""
    return [sum(column) // len(values) for column in zip(*values)]


def minus(one: Parts, other: Parts) -> Parts:
    return [a - b for a, b in zip(one, other)]


def plus(one: Parts, other: Parts) -> Parts:
    return [a + b for a, b in zip(one, other)]


def of_one(parts: int) -> float:
    return parts / ONE


def in_parts(share: float) -> int:
    """A share of one, be it negative, in parts."""
    return round(share * ONE)
