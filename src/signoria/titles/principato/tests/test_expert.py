"""The expert bot: legal answers everywhere, sound ones where it counts."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from signoria import game
from signoria.bots import Sight, bot
from signoria.kernel import State
from signoria.testing import scene
from signoria.titles.principato.bots.expert import Expert, look
from signoria.titles.principato.bots.worth import military_worth
from signoria.titles.principato.rules.names import MILITIA
from signoria.titles.principato.rules.verbs import CHANGE

GAME = game("principato")
EMPTY = {"food": 0, "gold": 0, "favor": 0}


def chosen(g: State) -> str:
    (seat,) = g.to_act
    return GAME.verbs.text(bot("expert", "principato").choose(Sight(g, seat, Random(1))))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_expert_beats_random_seats(seats: int) -> None:
    """Every answer passes `submit`; every seat is tried."""
    expert, other = bot("expert", "principato"), bot("random", "principato")
    for seat in range(seats):
        g, rng = GAME.start(seats, seat), Random(seat)
        while not g.over:
            (asked,) = g.to_act
            g.submit(asked, (expert if asked == seat else other).choose(Sight(g, asked, rng)))
        assert g.winners == [seat]


@pytest.mark.parametrize("options", [{"unlimited_reserve": True}, {"open_objectives": True}])
def test_experts_play_every_option_to_the_end(options: dict[str, Any]) -> None:
    """All seats filled with experts."""
    expert = bot("expert", "principato")
    g, rng = GAME.start(3, 4, **options), Random(3)
    while not g.over:
        (asked,) = g.to_act
        g.submit(asked, expert.choose(Sight(g, asked, rng)))
    assert max(g.scores) > 30


def test_the_best_piece_is_chosen() -> None:
    """5.11"""
    g = scene(
        "principato", 2, first=0, year=2, hands={0: ["printer", "rents"]}, tokens={0: {"farm": 2}},
        stored={0: {"food": 4, "favor": 0}}, reserve={"book_high": 0},
    )  # fmt: skip
    g.submit(0, "activate printer")
    assert chosen(g) == "choose book_middle"


def test_own_colours_are_paid_before_favours() -> None:
    """5.2"""
    g = scene("principato", 2, first=0, hands={0: ["build_bank", "rents"]})
    g.submit(0, "activate build_bank_one")
    assert chosen(g) == "pay 0 0"


def test_cubes_are_posted_only_for_a_rank() -> None:
    """7.2: one cube passes the rival, a hopeless race costs nothing."""
    g = scene("principato", 4, tokens={0: {"militia": 1, "catapult": 1}, 1: {"catapult": 1}}, scoring="extra")
    assert chosen(g) == "supply food_militia 1"
    g = scene(
        "principato", 2, tokens={0: {"militia": 3}, 1: {"catapult": 9}}, stored={1: EMPTY}, scoring="extra", first=0
    )
    assert chosen(g) == "supply_done"


def test_no_card_is_changed_for_its_like() -> None:
    """A change for the same card would be a lost action."""
    g = scene("principato", 2, first=0, hands={0: ["tax_collector", "rents"]})
    view = g.view(0)
    considered = Expert().rank(Sight(g, 0, Random(1)))
    changes = [CHANGE.values(code) for code in CHANGE.among(considered)]
    hand, row = view["players"][0]["hand"], view["display"]
    assert changes
    assert not [change for change in changes if hand[change[0]] == row[change[1] - 1]]


def test_between_two_a_single_militia_is_worth_a_scoring() -> None:
    """The rival has no army: one fed troop gains two points and leaves the rival none."""
    g = scene(
        "principato", 2, first=0, year=3, hands={0: ["recruit_militia", "rents"]}, tokens={0: {"farm": 1}},
        stored={0: {"food": 2, "favor": 3}},
    )  # fmt: skip
    outlook, estate = look(Sight(g, 0, Random(1)))
    armed = estate.copy()
    armed.tokens[MILITIA] += 1
    assert military_worth(armed, outlook) > military_worth(estate, outlook)
