"""Victory, exhaustion, final battle, matches (rules digest 8, 9.2, 9.3)."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.titles.condottiere.rules.names import REGIONS
from signoria.titles.condottiere.rules.state import Condottiere

from .words import do, place, realm, table, told


def win(seats: int, region: str, own: str, **more: Any) -> Condottiere:
    """Seat 0 conquers `region`, holding `own` already."""
    hands = ["1"] * seats
    g = table(seats, contested=region, realms=[own], lines=["6"], hands=hands, passed=range(1, seats), **more)
    do(g, "0 pass")
    return g


@pytest.mark.parametrize("region", [name for name in REGIONS if name not in ("genova", "lucca", "bologna")])
def test_three_connected_regions_win_with_four_players(region: str) -> None:
    """8.1, worked example 9: Genoa, Lucca, Bologna are joined by Parma, Modena or Florence only."""
    g = win(4, region, "genova lucca bologna")
    assert g.over == (region in ("parma", "modena", "firenze"))


def test_three_connected_regions_do_not_win_with_three_players() -> None:
    """1.2, worked example 9."""
    assert not win(3, "firenze", "genova lucca bologna").over


def test_five_regions_win_with_four_players() -> None:
    """1.2."""
    g = win(4, "napoli", "torino venezia lucca siena")
    assert g.over
    assert g.winners == [0]
    assert g.view(None)["ending"] == "total"


def test_connected_and_total_at_once_is_one_connected_victory() -> None:
    """8.1, edge 23."""
    g = win(4, "milano", "torino genova siena ancona")
    assert g.view(None)["ending"] == "connected"
    assert g.winners == [0]


def test_victory_ends_the_game_at_once() -> None:
    """8.1, edge 24: no choice of region, no discarding, no deal."""
    g = win(4, "milano", "torino genova")
    assert g.over
    assert g.lines[0] == [5]
    assert told(g)[-1] == "victory-connected"


def test_larger_kingdoms_need_one_region_more() -> None:
    """9.3."""
    assert not win(4, "milano", "torino genova", options={"larger_kingdoms": True}).over
    assert win(4, "milano", "torino genova parma", options={"larger_kingdoms": True}).over
    assert not win(2, "milano", "torino genova parma", options={"larger_kingdoms": True}).over
    assert win(2, "milano", "torino genova parma lucca", options={"larger_kingdoms": True}).over


def six(realms: list[str], **words: Any) -> Condottiere:
    return table(6, realms=realms, hands=["1"] * 6, **words)


def test_exhaustion_with_the_pope_on_the_last_region() -> None:
    """8.2, edge 20: sixteen conquered, the Pope on the seventeenth; most regions win."""
    realms = [
        "torino venezia lucca siena",
        "genova mantova bologna",
        "milano ferrara urbino",
        "modena spoleto",
        "firenze",
        "ancona roma",
    ]
    g = six(realms, contested="parma", pope="napoli", lines=["", "6"], passed=[0, 2, 3, 4, 5], turn=1, holder=1)
    do(g, "1 pass")
    assert "regions-exhausted" in told(g)
    assert "final-battle" in told(g)
    assert g.finalists == 0b000011


def test_most_regions_win_when_nothing_is_left() -> None:
    """8.2."""
    realms = [
        "torino venezia lucca",
        "genova mantova bologna",
        "milano ferrara urbino",
        "modena spoleto",
        "firenze siena",
        "ancona roma",
    ]
    g = six(realms, contested="parma", pope="napoli", lines=["", "6"], passed=[0, 2, 3, 4, 5], turn=1, holder=1)
    do(g, "1 pass")
    assert g.over
    assert g.winners == [1]
    assert g.view(None)["ending"] == "most_regions"


def test_a_bishop_may_free_the_last_region() -> None:
    """8.2, edge 21: the token was taken off the board, so one region is still available."""
    realms = [
        "torino venezia lucca",
        "genova mantova bologna",
        "milano ferrara urbino",
        "modena spoleto",
        "firenze siena",
        "ancona roma",
    ]
    g = six(realms, contested="parma", lines=["", "6"], passed=[0, 2, 3, 4, 5], turn=1, holder=1)
    do(g, "1 pass")
    assert not g.over
    assert place(g.contested) == "napoli"


def test_four_tied_players_fight_a_final_battle_with_fourteen_cards() -> None:
    """8.3, edge 26."""
    realms = [
        "torino venezia lucca siena",
        "genova mantova bologna ancona",
        "milano ferrara urbino roma",
        "modena spoleto napoli",
    ]
    g = table(4, realms=realms, contested="parma", pope="firenze", hands=["1"] * 4, lines=["", "", "", "6"],
              passed=[0, 1, 2], turn=3, holder=3)  # fmt: skip
    do(g, "3 pass")
    assert g.finalists == 0b1111
    assert g.hand_size == [14] * 4
    assert g.to_act == [3]


def test_the_first_tied_player_left_of_the_holder_begins() -> None:
    """8.3, edge 28."""
    g = table(5, stage="final_battle", finalists=[1, 3], holder=4, realms=["", "roma", "", "siena", ""])
    assert g.to_act == [1]
    assert g.hand_size == [0, 11, 0, 11, 0]


def test_only_the_tied_fight_and_the_strongest_wins() -> None:
    """8.3, ruling 21."""
    g = table(3, stage="final_fight", finalists=[0, 2], hands=["5", "", "6"])
    do(g, "0 play_card mercenary_5", "2 play_card mercenary_6")
    assert g.winners == [2]
    assert g.view(None)["ending"] == "final_battle"


def test_a_tied_final_battle_is_shared() -> None:
    """8.3, edge 27: all pass at once."""
    g = table(3, stage="final_battle", finalists=[0, 2], holder=0)
    do(g, "0 pass", "2 pass")
    assert g.winners == [0, 2]
    assert g.view(None)["ending"] == "shared"


def test_a_bishop_moves_no_protection_in_the_final_battle() -> None:
    """2.4, ruling 22."""
    g = table(2, stage="final_fight", finalists=[0, 1], hands=["bishop 1", "2"], lines=["", "10"])
    do(g, "0 play_card bishop")
    assert g.to_act == [1]
    assert g.strengths() == [0, 0]


def test_the_battle_limit_decides_by_regions() -> None:
    """8.5."""
    g = table(
        3,
        battles=200,
        realms=["roma siena", "milano", ""],
        hands=["1", "1", "1"],
        lines=["", "6"],
        passed=[0, 2],
        turn=1,
    )
    do(g, "1 pass")
    assert "battle-limit" in told(g)
    assert g.finalists == 0b011


def test_places_behind_the_winner_go_by_regions_then_groups() -> None:
    """8.4."""
    realms = ["torino genova", "venezia siena", "mantova ferrara", "roma"]
    g = table(4, contested="milano", realms=realms, lines=["6"], hands=["1"] * 4, passed=[1, 2, 3])
    do(g, "0 pass")
    assert g.view(None)["ranking"] == [1, 3, 2, 4]


def test_a_match_is_ranked_by_points_alone() -> None:
    """9.2: the groups of the last game do not part who has as many points."""
    realms = ["torino genova", "venezia siena", "mantova ferrara", "roma"]
    g = table(
        4, contested="milano", realms=realms, lines=["6"], hands=["1"] * 4, passed=[1, 2, 3],
        options={"play_for_points": 5},
    )  # fmt: skip
    do(g, "0 pass")
    assert g.scores == [8, 2, 2, 1]
    assert g.view(None)["ranking"] == [1, 2, 2, 4]


POINTS = {"play_for_points": 20}


def test_points_for_regions_and_five_for_a_connected_victory() -> None:
    """9.2."""
    g = win(4, "milano", "torino genova", options=POINTS)
    assert g.scores == [8, 0, 0, 0]
    assert g.breakdown()[0] == {"regions": 3, "connected": 5}
    assert not g.over


def test_the_bonus_is_due_when_the_total_is_reached_as_well() -> None:
    """9.2, ruling 23."""
    g = win(4, "milano", "torino genova siena ancona", options=POINTS)
    assert g.scores[0] == 10


def test_the_bonus_needs_the_larger_group() -> None:
    """9.2 with 9.3."""
    g = win(4, "milano", "torino genova siena ancona", options=POINTS | {"larger_kingdoms": True})
    assert g.scores[0] == 5


def test_a_new_game_begins_with_the_left_neighbour() -> None:
    """9.2, ruling 28."""
    g = win(4, "milano", "torino genova", options=POINTS, holder=2)
    assert g.games == 2
    assert g.to_act == [3]
    assert realm(g, 0) == ""
    assert g.hand_size == [10] * 4


def test_the_highest_total_wins_the_match() -> None:
    """9.2, edge 37: it need not be the winner of the last game."""
    g = win(4, "milano", "torino genova", options=POINTS, points=[12, 25, 0, 0])
    assert g.over
    assert g.winners == [1]
    assert g.scores == [20, 25, 0, 0]


def test_equal_totals_fight_a_final_battle() -> None:
    """9.2."""
    g = win(4, "milano", "torino genova", options=POINTS, points=[12, 20, 0, 0])
    assert g.finalists == 0b0011
    assert g.hand_size == [13, 10, 0, 0]


def test_a_match_of_passers_ends_at_the_limit() -> None:
    """8.5, edge 40: after the last game all are tied, fight, and share."""
    g = table(2, battles=200, games=50, hands=["1", "1"], options=POINTS)
    do(g, "0 pass", "1 pass")
    assert "match-limit" in told(g)
    assert g.finalists == 0b11
    do(g, f"{g.to_act[0]} pass")
    do(g, f"{g.to_act[0]} pass")
    assert g.winners == [0, 1]


def test_a_game_for_points_ended_by_exhaustion_is_not_fought_out() -> None:
    """9.2."""
    g = table(2, battles=200, games=1, hands=["1", "1"], options=POINTS)
    do(g, "0 pass", "1 pass")
    assert g.games == 2
    assert g.finalists == 0
