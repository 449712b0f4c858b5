"""The end of the game, scoring and ties (digest 3, 4.5 to 4.8, 9)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from signoria.titles.il_principe.rules.names import COLORS
from signoria.titles.il_principe.rules.state import Principe

from .words import (
    DISPLAY,
    FIRST_EDITION,
    A,
    B,
    C,
    D,
    E,
    everybody_passes,
    start,
    table,
    told,
)

SIX = "orvieto venezia verona perugia urbino padova"
ELEVEN = "orvieto venezia verona perugia urbino padova bologna mantova ferrara pisa rimini"


def final(seats: int = 3, **words: Any) -> Principe:
    """A game that ends now because only three cities lie face up."""
    return table(seats, phase="round", round=6, cities="lucca milano firenze", **words)


def sources(g: Principe, source: str) -> list[int]:
    return [row[source] for row in g.breakdown()]


def test_fewer_than_four_cities_end_the_game() -> None:
    """3.3, edge case 25: the roles of the round before count"""
    g = final(roles={"bishop": A, "priest": B}, money=[0, 0, 0])
    assert g.over
    assert sources(g, "roles") == [2, 1, 0]


def test_both_end_conditions_at_once() -> None:
    """3.2, 3.3 (ruling 33), edge case 24: immediate end, no income"""
    g = final(pile=3, money=[1, 2, 3])
    assert g.over
    assert g.money == [1, 2, 3]
    assert told(g, "last-round") == []


def test_the_twelfth_city_of_three_players_ends_the_game() -> None:
    """3.3, edge case 8: 15 - 12 = 3 face up; with two players the seventh of ten"""
    g = table(3, phase="actions", round=5, marker=A, cities=DISPLAY, built={C: ELEVEN}, money=[20] * 3,
              hands={A: "green white yellow"})  # fmt: skip
    g.submit(A, "build siena")
    g.submit(A, "stop_placing")
    everybody_passes(g)
    assert g.over
    assert sum(1 for builder in g.builder if builder >= 0) == 12


def test_the_seventh_city_of_two_players_ends_the_game() -> None:
    """3.3, edge case 8: of ten cities in play six are built, the seventh leaves three face up"""
    g = table(2, phase="actions", round=4, marker=A, cities=DISPLAY, built={B: SIX}, money=[20] * 2,
              hands={A: "green white yellow"})  # fmt: skip
    g.removed, g.city_pile = g.city_pile + g.removed, []
    assert len(g.removed) == 5
    g.submit(A, "build siena")
    g.submit(A, "stop_placing")
    everybody_passes(g)
    assert told(g, "cities-short") == [(3,)]


@pytest.mark.parametrize(("seats", "deal"), [(4, 16), (5, 20)])
def test_a_stack_of_one_more_deal_is_a_normal_round(seats: int, deal: int) -> None:
    """3.4, 4.7, edge cases 20 and 21: one card fewer makes it the last; else the next start ends the game"""
    last = table(seats, phase="round", round=5, pile=deal - 1, money=[0] * seats)
    assert told(last, "last-round") == [(5,)]
    assert told(last, "pool-short") == []
    g = table(seats, phase="round", round=5, pile=deal, money=[0] * seats)
    assert told(g, "round-begins") == [(5,)]
    for seat in range(seats):
        g.act(seat, g.legal(seat)[0])
    everybody_passes(g)
    assert g.over
    assert g.round == 6
    assert told(g, "pool-short") == [(0,)]


@pytest.mark.parametrize(("seats", "limit"), [(2, 10), (3, 12), (4, 16), (5, 20)])
def test_the_last_round_begins_below_its_limit(seats: int, limit: int) -> None:
    """3.4"""
    assert table(seats, phase="round", round=5, pile=limit, money=[0] * seats).last == 0
    g = table(seats, phase="round", round=5, pile=limit - 1, money=[0] * seats, hands={A: "red"})
    assert g.last == 1


def test_last_round_pays_income_in_the_second_edition() -> None:
    """4.5"""
    g = table(3, phase="round", round=8, pile=8, money=[0] * 3, hands={A: "red"})
    assert told(g, "takes-income") == [(seat % 3, 5) for seat in range(g.marker, g.marker + 3)]
    assert [g.hand_size(seat) for seat in range(3)] == [1, 0, 0]
    assert sum(g.pool) == 6
    assert len(g.pile) == 2


def test_last_round_pays_no_income_in_the_first_edition() -> None:
    """4.5, also with the variant (11.2)"""
    for variant in (False, True):
        options = {**FIRST_EDITION, "money_variant": variant}
        g = table(3, options=options, phase="round", round=8, pile=8, money=[1] * 3, hands={A: "red"})
        assert g.money == [1] * 3
        assert sum(g.pool) == 6


def test_a_short_stack_ends_the_second_edition_at_once() -> None:
    """4.7 (ruling 35), edge case 19: the income just paid stays"""
    g = table(3, phase="round", round=9, pile=5, money=[0, 1, 2])
    assert g.over
    assert g.money == [5, 6, 7]
    assert told(g, "pool-short") == [(5,)]


def test_a_short_stack_is_filled_from_the_discard_in_the_first_edition() -> None:
    """4.6 (rulings 35, 48), edge case 19"""
    g = table(3, options=FIRST_EDITION, phase="round", round=9, pile=2, money=[1] * 3)
    assert sum(g.pool) == 6
    assert g.pile == []
    assert sum(g.discard) == 100 - 6


def test_stack_and_discard_together_too_small() -> None:
    """4.6, edge case 23: auction what there is"""
    rest = {A: "20 green 20 white 20 red 20 blue 16 yellow"}
    g = table(3, options=FIRST_EDITION, phase="round", round=9, down=rest, discard="2 yellow", money=[1] * 3)
    assert g.pool == [0, 0, 0, 0, 4]
    rest = {A: "20 green 20 white 20 red 20 blue 19 yellow"}
    g = table(3, options=FIRST_EDITION, phase="round", round=9, down=rest, hands={B: "yellow"}, money=[1] * 3)
    assert g.pool == [0] * 5
    assert told(g, "pool-empty") == [()]
    assert g.view(None)["stage"] == "action"


def test_two_players_auction_what_is_left() -> None:
    """4.6 (ruling 36), edge case 22: nothing left means no auctions, the round is played"""
    for edition in ("amigo_2006", "mtm_2005"):
        g = table(2, options={"edition": edition}, phase="round", round=7, pile=5, money=[1] * 2)
        assert sum(g.pool) == 5
        g = table(2, options={"edition": edition}, phase="round", round=7, pile=0, money=[1] * 2, hands={A: "red"})
        assert not g.over
        assert told(g, "pool-empty") == [()]
        assert g.view(None)["stage"] == "action"
        everybody_passes(g)
        assert g.over


def test_cards_left_after_the_last_pool_stay_in_the_stack() -> None:
    """4.6: the red power can still draw them"""
    g = table(3, phase="round", round=8, pile=9, money=[0] * 3, up={A: "red"})
    everybody_passes(g)
    assert told(g, "red-power") == [(A,)]


def test_the_game_ends_after_the_last_round() -> None:
    """3.4, 9.1"""
    g = table(3, phase="roles", round=8, last=True, pile=0)
    assert g.over
    assert g.round == 8


def played_out(seats: int, seed: int, edition: str) -> Principe:
    g = start(seats, seed=seed, edition=edition)
    rng = Random(seed)
    while not g.over:
        seat = g.to_act[0]
        g.act(seat, rng.choice(g.legal(seat)))
    return g


@pytest.mark.parametrize(("seats", "rounds"), [(2, (7, 7)), (3, (8, 9)), (4, (6, 7)), (5, (5, 6))])
def test_rounds_until_the_stack_runs_out(seats: int, rounds: tuple[int, int]) -> None:
    """3.4, edge cases 19 to 22: when the stack and not the cities ends the game"""
    for seed in range(15):
        for edition in ("amigo_2006", "mtm_2005"):
            g = played_out(seats, seed, edition)
            if told(g, "cities-short"):
                continue
            assert rounds[0] <= g.round <= rounds[1]


def test_regions() -> None:
    """9.2, worked example X11 (ruling 47)"""
    medici, visconti, carraresi, este, gonzaga = A, B, C, D, E
    g = final(5, shields={
        carraresi: "2 blue 1 green", visconti: "1 blue 1 red 1 yellow", gonzaga: "1 blue 2 yellow",
        este: "3 green", medici: "2 yellow",
    })  # fmt: skip
    assert sources(g, "regions") == [5, 7, 7, 5, 7]


def test_second_place_is_paid_behind_a_sole_leader_only() -> None:
    """9.2 (ruling 47)"""
    assert sources(final(shields={A: "2 red", B: "1 red"}), "regions") == [5, 2, 0]
    assert sources(final(shields={A: "2 red", B: "2 red", C: "red"}), "regions") == [5, 5, 0]


def test_all_tied_in_a_region_score_five() -> None:
    """9.2, edge case 27"""
    assert sources(final(shields={A: "red", B: "red", C: "red"}), "regions") == [5, 5, 5]


def test_sets_count_both_sides() -> None:
    """9.4, worked example X13 (ruling 37)"""
    g = final(up={A: "green 2 white 2 red blue 5 yellow"}, down={A: "3 green 2 blue"})
    assert sources(g, "sets") == [4, 0, 0]


def test_most_ducats_and_cards_with_ties() -> None:
    """9.5, 9.6"""
    g = final(money=[4, 4, 3], hands={A: "2 red", B: "red", C: "2 blue"})
    assert sources(g, "ducats") == [2, 2, 0]
    assert sources(g, "cards") == [2, 0, 2]


def test_nobody_scores_for_nothing() -> None:
    """9.5, 9.6 (ruling 38), edge case 26"""
    g = final(money=[0, 0, 0])
    assert g.scores == [0, 0, 0]


def test_breakdown_adds_up() -> None:
    """9.1: running points and awards"""
    g = final(scores=[10, 5, 0], roles={"lord": C, "notary": A}, shields={B: "3 violet"}, money=[1, 0, 0])
    assert g.scores == [13, 10, 2]
    assert [sum(row.values()) for row in g.breakdown()] == g.scores
    assert g.winners == [A]
    assert [points for _, points in told(g, "total")] == g.scores


def test_points_have_no_upper_end() -> None:
    """1.6, edge case 29: the marker laps"""
    g = final(scores=[49, 0, 0], roles={"lord": A}, money=[0] * 3)
    assert g.scores[A] == 51


def test_more_table_cards_break_a_tie() -> None:
    """9.8 (ruling 39): face up and face down"""
    g = final(scores=[5, 5, 0], up={A: "green"}, down={B: "2 red"})
    assert g.winners == [B]
    assert told(g, "tie-cards") == [(A, 1), (B, 2)]
    assert told(g, "tie-major") == []
    assert [values[0] for values in told(g, "victory")] == [B]
    assert g.view(None)["ranking"] == [2, 1, 3]


def test_the_earlier_major_breaks_a_full_tie() -> None:
    """9.8, edge case 28"""
    g = final(roles={"bishop": A, "master": B}, money=[0] * 3)
    assert g.winners == [B]
    assert told(g, "tie-major") == [(A, COLORS.index("white")), (B, COLORS.index("green"))]
    assert told(g, "victory") == [(B, 2)]


def test_no_major_ranks_behind_any_major() -> None:
    """9.8"""
    g = final(scores=[0, 1, 0], roles={"banker": A, "priest": B}, money=[0] * 3)
    assert g.scores[:2] == [2, 2]
    assert g.winners == [A]


def test_without_majors_the_place_is_shared() -> None:
    """9.8 (ruling 40)"""
    g = final(scores=[5, 5, 0], money=[0] * 3)
    assert g.winners == [A, B]
    assert g.view(None)["ranking"] == [1, 1, 3]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everything_stays_in_one_place(seats: int) -> None:
    """Edge case 30: cards, cities and shields are conserved, nothing is negative"""
    for edition in ("amigo_2006", "mtm_2005"):
        g = start(seats, seed=11, edition=edition)
        rng = Random(seats)
        while not g.over:
            seat = rng.choice(g.to_act)
            g.act(seat, rng.choice(g.legal(seat)))
            assert g.census() == g.totals()
            assert min(g.hand + g.up + g.down + g.money + g.supply + g.known + g.pool + g.discard) >= 0
