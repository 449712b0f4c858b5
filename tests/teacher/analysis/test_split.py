"""Luck and skill: they sum to the result exactly, and luck is nought on average, whatever the yardstick."""

from __future__ import annotations

from typing import Callable

import pytest

from signoria.bots.luck.chance import Chance
from signoria.bots.luck.parts import GRAIN, ONE, Parts, mean, parts_of, plus, shared
from signoria.bots.luck.steps import step_of
from signoria.kernel import State
from signoria.teacher.analysis.split import Share, shares_of
from tests.teacher.analysis.toy import DRAW, HOLD, Exact, One, Toy, every_game

Value = Callable[[State], Parts]


def by_lead(g: State) -> Parts:
    if g.over:
        return shared(g.winners, g.seats)
    lead = (g.standing()[0] - g.standing()[1]) / 10
    return parts_of([0.5 + lead, 0.5 - lead])


def absurd(g: State) -> Parts:
    return shared(g.winners, g.seats) if g.over else parts_of([0.9, 0.1])


def strategy(g: Toy, seat: int) -> int:
    """Seat 1 draws only while it is behind: what it does hangs on what came before."""
    return DRAW if seat == 0 or g.sums[1] + 1 < g.sums[0] else HOLD


def played(g: Toy, value: Value, chance: Chance) -> list[Share]:
    start = worth = value(g)
    steps = []
    while not g.over:
        before = g.copy()
        seat = g.first_to_act()
        g.act(seat, strategy(g, seat))
        steps.append(step_of(before, g, value, worth, chance))
        worth = plus(plus(worth, steps[-1].decided), steps[-1].dealt)
    return shares_of([value(other) for other in every_game()], start, steps)


@pytest.mark.parametrize("value", [by_lead, absurd])
def test_the_terms_sum_to_the_result_in_every_game(value: Value) -> None:
    for g in every_game():
        shares = played(g, value, Exact())
        assert [share.result for share in shares] == shared(g.winners, 2)
        for share in shares:
            assert share.start + share.place + share.luck + share.own + share.others == share.result
        assert sum(share.luck for share in shares) == 0


@pytest.mark.parametrize("value", [by_lead, absurd])
def test_luck_is_nought_over_all_that_chance_can_deal(value: Value) -> None:
    games = [played(g, value, Exact()) for g in every_game()]
    true = mean([[share.result for share in shares] for shares in games])
    for seat in range(2):
        assert sum(shares[seat].luck for shares in games) == 0
        skill = sum(shares[seat].result - shares[seat].luck for shares in games)
        assert skill == len(games) * true[seat]


@pytest.mark.parametrize("value", [by_lead, absurd])
def test_it_is_so_with_a_single_sample_too(value: Value) -> None:
    luck = [0, 0]
    for g in every_game():
        for draw in range(len(every_game())):
            luck = plus(luck, [share.luck for share in played(g.copy(), value, One(draw))])
    assert luck == [0, 0]


def test_a_yardstick_that_knows_more_leaves_less_to_the_decisions() -> None:
    def spread(value: Value) -> int:
        results = [played(g, value, Exact())[0] for g in every_game()]
        skill = [share.result - share.luck for share in results]
        return sum((each - sum(skill) // len(skill)) ** 2 for each in skill)

    assert spread(by_lead) < spread(absurd)


def test_parts_sum_to_one_and_means_are_whole() -> None:
    for shares in ([1 / 3] * 3, [0.1, 0.2, 0.7], [0.0, 1.0], [1 / 6] * 6):
        parts = parts_of(shares)
        assert sum(parts) == ONE
        assert all(part % GRAIN == 0 for part in parts)
    assert all(ONE % (winners * GRAIN) == 0 for winners in range(1, 17))
