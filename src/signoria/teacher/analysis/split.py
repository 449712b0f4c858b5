"""Luck and skill: the result of a game split into what chance gave and what decisions did.

A game from its fair start to its result is a sum of changes of any value of positions: see `signoria.bots.luck.steps`
for what of them is luck. All terms are whole parts: they sum to the result to the last digit.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Sequence

from signoria.bots.luck.parts import ONE, Parts, mean, minus, plus
from signoria.bots.luck.steps import Step, variances_of


@dataclass(frozen=True)
class Share:
    """One seat's account: `start` + `place` + `luck` + `own` + `others` = `result`, in parts."""

    start: int
    place: int  # what the seat at the table is worth before anything is dealt
    luck: int
    own: int
    others: int
    result: int
    luck_error: float  # standard error, as a share of one


def shares_of(beginnings: Sequence[Parts], start: Parts, steps: Sequence[Step]) -> list[Share]:
    """The accounts of all seats. `beginnings` are the values of other deals, `start` that of the true one."""
    seats = len(start)
    fair = fair_start(seats)
    usual = mean(beginnings)
    place, luck = minus(usual, fair), minus(start, usual)
    variances = variances_of(beginnings)
    own, others = [0] * seats, [0] * seats
    for step in steps:
        luck = plus(luck, step.dealt)
        variances = [a + b for a, b in zip(variances, step.variances)]
        for seat in range(seats):
            account = own if seat == step.seat else others
            account[seat] += step.decided[seat]
    return [
        Share(
            fair[seat], place[seat], luck[seat], own[seat], others[seat],
            fair[seat] + place[seat] + luck[seat] + own[seat] + others[seat], sqrt(variances[seat]),
        )
        for seat in range(seats)
    ]  # fmt: skip


def fair_start(seats: int) -> Parts:
    return [ONE // seats] * seats
