"""Luck taken out of results: nought on average in every game there can be, and by sample in real ones."""

from __future__ import annotations

from itertools import product
from math import sqrt
from random import Random

import pytest

from signoria.bots import Sight, bot
from signoria.bots.luck.account import Account, check_samples
from signoria.bots.luck.parts import ONE, Parts, parts_of, shared
from signoria.bots.luck.value import OpenValue
from signoria.bots.match import play
from signoria.kernel import State
from signoria.titles import game
from tests.teacher.analysis.toy import DRAW, HOLD, Exact, Toy, every_game


def by_lead(g: State) -> Parts:
    if g.over:
        return shared(g.winners, g.seats)
    lead = (g.standing()[0] - g.standing()[1]) / 10
    return parts_of([0.5 + lead, 0.5 - lead])


def absurd(g: State) -> Parts:
    return shared(g.winners, g.seats) if g.over else parts_of([0.9, 0.1])


class Coin:
    """Draws a card or holds, as its coin falls."""

    def choose(self, sight: Sight) -> int:
        return sight.rng.choice([HOLD, DRAW])


class Enumerated(Account):
    """All that chance and the coin could have brought, instead of a sample of it."""

    def after(self, before: State, seat: int, action: int, number: int) -> list[State]:
        answers = [HOLD, DRAW] if self.is_drawn(before, seat, action) else [action]
        return [world for answer in answers for world in Exact().after(before, seat, answer, number)]


def luck_of_all(value: object, account: type[Account], drawn: set[int], samples: int = 12) -> list[tuple[int, int]]:
    """Result and luck of seat 0 in every game that cards, die and answers can make."""
    found = []
    for number, (first, second) in enumerate(product((HOLD, DRAW), repeat=2)):
        for order, g in enumerate(every_game()):
            kept = account(value, samples, f"{number} {order}", [Coin(), Coin()], drawn)  # type: ignore[arg-type]
            for seat, answer in enumerate((first, second)):
                before = g.copy()
                g.act(seat, answer)
                kept.note(before, g)
            found.append((shared(g.winners, 2)[0], kept.luck[0]))
    return found


@pytest.mark.parametrize("value", [by_lead, absurd])
def test_luck_is_nought_over_every_game_with_answers_drawn_by_chance(value: object) -> None:
    games = luck_of_all(value, Enumerated, {0, 1})
    assert sum(luck for _, luck in games) == 0
    assert any(luck for _, luck in games)


def test_where_all_is_chance_and_the_yardstick_is_true_no_luck_is_left() -> None:
    """With the true expectation as its value a game of coins has the same result each time: the fair one."""

    def true(g: State) -> Parts:
        if g.over:
            return shared(g.winners, 2)
        seat = g.first_to_act()
        worlds = [world for answer in (HOLD, DRAW) for world in Exact().after(g, seat, answer, 0)]
        return [sum(column) // len(worlds) for column in zip(*(true(world) for world in worlds))]

    games = luck_of_all(true, Enumerated, {0, 1})
    left = {result - luck for result, luck in games}
    start = true(Toy([0, 2, 4], 1))[0]
    assert max(abs(each - start) for each in left) <= ONE // 10**6


def test_a_planted_fault_shows_on_the_toy() -> None:
    """An account that forgets that answers were drawn, but weighs them, is not nought on average."""

    class Wrong(Enumerated):
        def after(self, before: State, seat: int, action: int, number: int) -> list[State]:
            return Exact().after(before, seat, DRAW, number)

    assert sum(luck for _, luck in luck_of_all(by_lead, Wrong, {0, 1})) != 0


@pytest.mark.parametrize(("title", "games"), [("condottiere", 60), ("principato", 24), ("il_principe", 16)])
def test_luck_is_nought_on_average_in_real_games(title: str, games: int) -> None:
    """Beginners at two seats: the mean of luck is within three of its standard errors."""
    kind = game(title)
    value = OpenValue(title).of
    bots = [bot("novice", title) for _ in range(2)]
    found = []
    for number in range(games):
        account = Account(value, 2, f"test {number}", bots, {0, 1})
        result = play(kind, bots, 2, number, {}, Random(number), blind=False, account=account)
        assert abs(sum(result.luck)) < 1e-5
        found.append(result.luck[0])
    middle = sum(found) / games
    error = sqrt(sum((luck - middle) ** 2 for luck in found) / (games - 1) / games)
    assert error > 0
    # the deal is no part of it, and every game here is another one
    assert abs(middle) < 3 * error


def test_measuring_changes_nothing_that_is_played() -> None:
    kind = game("condottiere")
    bots = [bot(level, "condottiere") for level in ("expert", "novice", "random")]
    plain = play(kind, bots, 3, 5, {}, Random(1), blind=False)
    account = Account(OpenValue("condottiere").of, 2, "test", bots, {1, 2})
    measured = play(kind, bots, 3, 5, {}, Random(1), blind=False, account=account)
    assert (plain.scores, plain.winners, plain.decisions) == (measured.scores, measured.winners, measured.decisions)
    assert measured.luck
    assert not plain.luck


@pytest.mark.parametrize("samples", [-1, 7, 9])
def test_a_number_of_samples_that_makes_no_whole_means_is_refused(samples: int) -> None:
    with pytest.raises(ValueError, match="0, 1, 2, 3, 4, 5, 6, 8, 10, 12 samples"):
        check_samples(samples)
