"""Phase 2: auctions of building groups (digest 5)."""

from __future__ import annotations

from signoria.titles.il_principe.rules.names import COLORS
from signoria.titles.il_principe.rules.state import Principe

from .words import DISPLAY, A, B, C, D, bidders, cards, display, options, play, refused, table, told


def opened(g: Principe) -> list[str]:
    return [COLORS[color] for _, color in told(g, "group-opens")]


def broke(pool: str, seats: int = 4) -> Principe:
    return table(seats, phase="auctions", round=2, pool=pool, money=[0] * seats)


def test_groups_go_from_the_smallest_to_the_largest() -> None:
    """5.1, worked example X1: ties in color order, no auction for a color without cards"""
    assert opened(broke("3 green 2 white 2 red 1 yellow")) == ["yellow", "white", "red", "green"]


def test_groups_start_with_green_and_end_with_blue() -> None:
    """5.1, worked example X2 (ruling 46)"""
    assert opened(broke("1 green 2 white 2 red 3 blue")) == ["green", "white", "red", "blue"]


def test_order_of_groups_is_fixed_at_the_start() -> None:
    """5.1 (ruling 12): wins and builds in between do not change it"""
    g = table(3, phase="auctions", round=2, pool="green 2 white 2 red", money=[9] * 3, marker=A)
    assert g.view(None)["queue"] == [1, 2]
    play(g, "1 bid 1", "2 pass", "0 pass")
    assert opened(g) == ["green", "white"]
    assert g.view(None)["queue"] == [2]


def test_marker_and_bidding() -> None:
    """5.2 to 5.8, worked example X12"""
    g = table(4, phase="auctions", round=2, marker=A, money=[9] * 4, cities=DISPLAY,
              pool="yellow 2 white 3 red", hands={A: "green", B: "green", C: "green", D: "green"})  # fmt: skip
    play(g, "1 bid 1", "2 pass", "3 bid 2", "0 pass", "1 pass")
    assert g.marker == D
    assert g.money == [9, 9, 9, 7]
    play(g, "0 pass", "1 pass", "2 pass", "3 bid 1")
    assert g.money[D] == 6
    play(g, "3 no_build")
    assert g.to_act == [A]
    play(g, "0 pass", "1 pass", "2 pass", "3 pass")
    assert g.discard == [0, 0, 3, 0, 0]
    assert g.marker == D
    order = []
    while g.view(None)["stage"] == "action":
        order += g.to_act
        play(g, f"{g.to_act[0]} pass_action")
    assert order == [D, A, B, C]


def test_opening_bid_is_at_least_one() -> None:
    """5.3 (ruling 7)"""
    g = table(3, phase="auctions", round=2, pool="2 green", money=[4] * 3, marker=A)
    assert options(g, B) == ["pass", "bid 1", "bid 2", "bid 3", "bid 4"]


def test_nobody_bids_more_than_he_has() -> None:
    """5.3 (ruling 8)"""
    g = table(3, phase="auctions", round=2, pool="2 green", money=[4, 4, 4], marker=A)
    assert refused(g, B, "bid 5") == "no-bid-money"
    play(g, "1 bid 2")
    assert refused(g, C, "bid 2") == "no-bid-low"
    assert refused(g, C, "pass_action") == "no-only-bid"


def test_jump_bids_are_allowed() -> None:
    """5.3"""
    g = table(3, phase="auctions", round=2, pool="2 green", money=[9] * 3, marker=A)
    assert options(play(g, "1 bid 7"), C) == ["pass", "bid 8", "bid 9"]


def test_a_pass_is_final_for_this_auction_only() -> None:
    """5.4 (ruling 9)"""
    g = table(3, phase="auctions", round=2, pool="green 2 white", money=[9] * 3, marker=A)
    play(g, "1 pass", "2 bid 1", "0 bid 2", "2 bid 3", "0 pass")
    assert g.marker == C
    assert bidders(g) == [A, B, C]


def test_the_leader_need_not_outbid_himself() -> None:
    """5.4 (ruling 10)"""
    g = table(3, phase="auctions", round=2, pool="2 green", money=[9] * 3, marker=A)
    play(g, "1 bid 1", "2 pass", "0 pass")
    assert told(g, "wins-group") == [(B, 2, 0, 1)]


def test_the_last_one_left_must_still_bid() -> None:
    """5.4 (ruling 11)"""
    g = table(3, phase="auctions", round=2, pool="2 green", money=[9] * 3, marker=A)
    play(g, "1 pass", "2 pass")
    assert g.to_act == [A]
    assert options(g, A)[:2] == ["pass", "bid 1"]
    play(g, "0 pass")
    assert told(g, "group-unsold") == [(2, 0)]


def test_too_few_ducats_pass_by_themselves() -> None:
    """5.5"""
    g = table(3, phase="auctions", round=2, pool="2 green", money=[9, 9, 3], marker=A)
    play(g, "1 bid 3")
    assert g.to_act == [A]
    assert told(g, "lacks-ducats") == [(C,)]


def test_everybody_passes_on_every_group() -> None:
    """5.8, edge case 1"""
    g = table(3, phase="auctions", round=2, pool="green 2 white", money=[9] * 3, marker=A,
              hands={A: "red", B: "red", C: "red"})  # fmt: skip
    play(g, "1 pass", "2 pass", "0 pass", "1 pass", "2 pass", "0 pass")
    assert g.discard == [1, 2, 0, 0, 0]
    assert g.marker == A
    assert g.to_act == [A]
    assert g.view(None)["stage"] == "action"


def test_without_ducats_auctions_are_skipped() -> None:
    """5.5, 5.8, edge case 2"""
    g = table(3, phase="auctions", round=2, pool="green 2 white", money=[0] * 3, marker=B, hands={A: "red"})
    assert g.discard == [1, 2, 0, 0, 0]
    assert g.marker == B
    assert g.view(None)["stage"] == "action"


def test_a_pool_of_one_color_is_one_auction() -> None:
    """5.1, edge case 3"""
    for seats in (3, 4, 5):
        g = table(seats, phase="auctions", round=2, pool=f"{2 * seats} red", money=[5] * seats)
        assert told(g, "group-opens") == [(2 * seats, 2)]
        assert g.view(None)["queue"] == []


def test_win_effects_come_in_order() -> None:
    """5.6, 5.7 (rulings 13, 14): won cards can be used, the bid is paid first, the marker moves at once"""
    g = table(3, phase="auctions", round=2, pool="yellow 2 red", money=[7] * 3, marker=A,
              cities="siena orvieto urbino pisa", hands={B: "green white"})  # fmt: skip
    play(g, "1 bid 4", "2 pass", "0 pass")
    assert g.marker == B
    assert g.money[B] == 3
    assert cards(g.hand, B) == {"green": 1, "white": 1, "yellow": 1}
    assert options(g, B) == ["build siena", "no_build"]


def test_the_bid_leaves_too_little_for_a_medium_city() -> None:
    """5.7, edge case 4: 7 ducats, bid 4: a small city can be paid, a medium one cannot"""
    g = table(3, phase="auctions", round=2, pool="2 white", money=[7] * 3, marker=A, cities=DISPLAY,
              hands={B: "red blue green yellow"})  # fmt: skip
    play(g, "1 bid 4", "2 pass", "0 pass")
    assert options(g, B) == ["build siena", "no_build"]
    assert refused(g, B, "build lucca") == "no-build-money"


def test_one_city_for_each_group_won() -> None:
    """5.7 (ruling 15), edge case 6: the second win may build the city just turned up"""
    g = table(3, phase="auctions", round=2, pool="green 2 red", money=[20] * 3, marker=A,
              cities="siena padova milano ferrara", city_deck="perugia",
              hands={B: "white yellow green white"})  # fmt: skip
    play(g, "1 bid 1", "2 pass", "0 pass", "1 build siena", "1 place_shield reg_brown")
    assert display(g)[0] == "perugia"
    assert g.view(None)["stage"] == "group_bid"
    play(g, "2 pass", "0 pass", "1 bid 1")
    assert options(g, B) == ["build perugia", "no_build"]


def test_winners_may_act_in_phase_three_as_well() -> None:
    """5.7 (ruling 15): the action of phase 3 is independent"""
    g = table(3, phase="auctions", round=2, pool="green", money=[20] * 3, marker=A,
              cities="siena padova milano ferrara", hands={B: "white yellow 2 red"})  # fmt: skip
    play(g, "1 bid 1", "2 pass", "0 pass", "1 build siena", "1 place_shield reg_brown")
    assert g.to_act == [B]
    assert "lay red 2" in options(g, B)


def test_no_building_after_a_win_in_round_one() -> None:
    """6.2 (ruling 17), edge case 5"""
    g = table(3, phase="auctions", round=1, pool="green", money=[20] * 3, marker=A, cities=DISPLAY,
              hands={B: "white yellow"})  # fmt: skip
    play(g, "1 bid 1", "2 pass", "0 pass")
    assert g.view(None)["stage"] == "action"
    assert options(g, B) == ["lay green 1", "lay white 1", "lay yellow 1", "pass_action"]
    assert refused(g, B, "build siena") == "no-build-first-round"


def test_the_money_variant_builds_in_round_one() -> None:
    """11.2, worked example X15"""
    g = table(4, options={"money_variant": True}, phase="auctions", round=1, pool="green", money=[16] * 4, marker=A,
              cities=DISPLAY, hands={B: "white yellow"})  # fmt: skip
    play(g, "1 bid 1", "2 pass", "3 pass", "0 pass")
    assert options(g, B) == ["build siena", "no_build"]


def test_unsold_groups_go_to_the_discard() -> None:
    """5.8 (ruling 48)"""
    g = table(3, phase="auctions", round=2, pool="3 blue", money=[0] * 3, discard="blue")
    assert g.view(None)["discard"] == [0, 0, 0, 4, 0]


def test_an_empty_pool_has_no_auctions() -> None:
    """4.8"""
    g = table(3, phase="auctions", round=2, money=[5] * 3, hands={A: "red"})
    assert g.view(None)["stage"] == "action"


def test_an_auction_that_has_closed_is_not_opened_at_once() -> None:
    """Undo at once stops there, whoever has won, though whoever closed it is asked again."""
    for deeds in (["1 pass", "2 pass", "0 pass"], ["1 pass", "2 pass", "0 bid 1"], ["1 bid 1", "2 pass", "0 pass"]):
        g = table(3, phase="auctions", round=2, pool="green 2 white 2 red", money=[9] * 3, marker=A, cities=DISPLAY)
        play(g, *deeds)
        assert g.past is not None
        assert g.past[6]
        assert g.undo_refusal(A) == ("no-undo-concerned" if g.to_act == [A] else "no-undo-nothing")
