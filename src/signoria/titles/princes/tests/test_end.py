"""Decade ends and points (rules digest 6 and 7)."""

from __future__ import annotations

import pytest

from signoria.titles.princes.rules.decades import income
from signoria.titles.princes.rules.scoring import purse_points, victory_points
from signoria.titles.princes.rules.state import city_values
from signoria.titles.princes.rules.table import Table

from .words import LAST_DECADE_EVENT, do, pass_round, rotated, said, table


def finish(g: Table) -> Table:
    """The active player buys the last event for nothing."""
    event = g.open_events.bit_length() - 1
    name = g.game.nouns["event"].text(event)
    do(g, f"{g.active} auction_event {name}", f"{g.active} bid 0")
    while g.to_act and (g.prompt(g.to_act[0]) or ("",))[0] == "ask-bid-event":
        do(g, f"{g.to_act[0]} pass_bid")
    return g


def test_a_new_decade_forgives_refusals() -> None:
    g = table(events=["botticelli"], gold=[9, 9, 9, 9])
    do(g, "1 offer_to 3", "1 give_gold 5", "1 propose", "3 reject_offer 1")
    assert g.offers.refused == [0, 1 << 3, 0, 0]
    assert finish(g).offers.refused == [0] * 4


def test_example_income() -> None:
    """6.2 to 6.4, example 4, ruling 26, 39: the merchant counts in the decade in which it was won."""
    g = table(
        active=2, tiles={2: ["roderigo_borgia", "doge", "venetian_merchant_1"]}, kept={2: ["merchant_1"]},
        troops={2: ["cavalry"]}, town={2: 7}, events=["botticelli"], gold={2: 0}, influence={2: 0},
    )  # fmt: skip
    assert income(g, 2) == (18, 12)
    finish(g)
    assert (g.gold[2], g.influence[2], g.town[2]) == (25, 12, 0)


def test_the_pope_pays_before_it_returns() -> None:
    """6.2, 6.5, ruling 37."""
    g = table(pope=1, events=["botticelli"], league_used=True, wars=3, tiles={1: ["banking_1"]}, rotated=["banking_1"])
    finish(g)
    assert g.gold[1] == 40 + 12 + 2 + 3
    assert (g.pope, g.league_used, g.wars, g.decade) == (-1, 0, 0, 1)
    assert not rotated(g, "banking_1")


def test_an_unsold_pope_pays_nobody() -> None:
    """6.2, edge 15: and in the third decade nobody scores it."""
    g = finish(table(**LAST_DECADE_EVENT))
    assert g.over
    assert all(row["pope"] == 0 for row in g.breakdown())


def test_home_town_gold_counts_only_after_the_decade() -> None:
    """6.4, ruling 23: it arrives before the last points are counted."""
    g = table(gold=[10, 11, 0, 0], town=[5, 0, 0, 0], **LAST_DECADE_EVENT)
    finish(g)
    assert g.gold[:2] == [27, 23]
    assert g.breakdown()[0]["gold"] == 6


@pytest.mark.parametrize(
    ("statuses", "artists", "values"),
    [
        ([9, 7, 7, 5, 4], {}, [10, 5, 5, 3, 1]),
        ([9, 7, 7, 5, 4], {"florence": ["verrocchio"]}, [10, 5, 7, 3, 1]),
        ([6, 6, 6, 6, 6], {}, [1, 1, 1, 1, 1]),
        ([8, 8, 5, 5, 5], {}, [7, 7, 1, 1, 1]),
    ],
)
def test_city_ranks(statuses: list[int], artists: dict[str, list[str]], values: list[int]) -> None:
    """7.1, example 5, edge 24: ties take the lowest place they contest; artists break them."""
    cities = ("milan", "venice", "florence", "rome", "naples")
    g = table(status=dict(zip(cities, statuses)), artists=artists)
    assert city_values(g) == values


def test_victory_counters() -> None:
    """7.6, example 6."""
    assert [victory_points(n) for n in range(6)] == [0, 1, 3, 6, 10, 15]


def test_gold_first_and_second() -> None:
    """7.4, example 7, ruling 27: everyone with the second-largest different amount."""
    g = table(5, families=(), gold=[20, 20, 11, 11, 4])
    assert purse_points(g, 0) == [6, 6, 3, 3, 0]
    g = table(gold=[20, 20, 20, 4])
    assert purse_points(g, 0) == [6, 6, 6, 3]


def test_all_equal_in_gold_and_influence() -> None:
    """7.4, 7.5, ruling 28, edge 25: nobody is second."""
    g = table(gold=[7] * 4, influence=[0] * 4)
    assert purse_points(g, 0) == [6] * 4
    assert purse_points(g, 1) == [4] * 4


def test_every_source_of_points() -> None:
    """7.1 to 7.6"""
    g = table(
        3, decade=3, events=["perugino"], pope=0, counters={0: 3, 1: 1},
        tiles={0: ["doge", "venetian_merchant_1", "milanese_merchant"], 1: ["della_rovere"]},
        kept={0: ["gozzoli", "leonardo", "merchant_1", "merchant_2"], 1: ["michelangelo"]},
        gold=[0, 5, 20], influence=[0, 0, 9],
        status={"venice": 8, "milan": 6, "florence": 5, "rome": 4, "naples": 3},
    )  # fmt: skip
    finish(g)
    do(g, "0 place_artist venice")
    first = {"cities": 27, "artists": 5, "merchants": 4, "pope": 3, "gold": 3, "influence": 0, "victories": 6}
    assert g.breakdown()[0] == first
    assert g.breakdown()[1] == dict.fromkeys(first, 0) | {"cities": 3, "artists": 4, "victories": 1}
    assert g.breakdown()[2] == dict.fromkeys(first, 0) | {"gold": 6, "influence": 4}
    assert g.scores == [48, 8, 10]
    assert g.winners == [0]


def test_ties_share_the_victory() -> None:
    """7.7, edge 26."""
    g = table(
        3, families=("bentivogli", "malatesta", "baglioni"), gold=[1, 9, 9], influence=[1, 9, 9], **LAST_DECADE_EVENT
    )
    do(g, "0 auction_event michelangelo", "0 bid 0")
    pass_round(g, 1, 2)
    assert g.over
    assert g.winners == [1, 2]
    assert g.scores == [4 + 3, 10, 10]
    assert said(g, "victory-shared") == [(1, 10), (2, 10)]


def test_the_table_is_told_the_result() -> None:
    """6.6, 7.7"""
    g = finish(table(**LAST_DECADE_EVENT))
    assert said(g, "scored") == list(enumerate(g.scores))
    assert len(said(g, "city-ranked")) == 5
    assert g.to_act == []
    assert g.asides(0) == []
    assert g.view(1)["winners"] == g.winners


def test_turns_go_on_across_decades_with_new_events() -> None:
    """6.5: decade II offers its four events, and no more than those."""
    g = finish(table(events=["botticelli"], active=3))
    assert (g.decade, g.active, g.open_events) == (1, 0, 0b11110000)


def test_the_supply_of_money_and_counters_is_unlimited() -> None:
    """2.2, ruling 1."""
    g = finish(table(gold=[900, 900, 900, 900], counters=[30, 30, 30, 30], events=["botticelli"]))
    assert g.gold[1] == 900 + 12
    assert g.breakdown()[0]["victories"] == 465


def test_the_crossbow_is_genoese_in_both_languages() -> None:
    """5.9, ruling 35: not of Geneva, as a translation had it."""
    from signoria.words import Words

    names = [Words(table().game, language, []).noun("tile", 2) for language in ("en", "fr")]
    assert names == ["Genoese Crossbow", "Arbalétriers génois"]


def test_the_text_board_has_no_decade_before_the_first() -> None:
    """2.1"""
    from signoria import game
    from signoria.titles.princes.board import board
    from signoria.words import Words

    g = game("princes").start(3, 1)
    table = board(g.view(0), Words(g.game, "en", ["Ada", "Bo", "Cleo"]), g.figures())[0]  # type: ignore[arg-type]
    assert table.lines[0] == "The families are being chosen"
