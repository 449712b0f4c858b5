"""Set-up, income, offers (digest 1 to 4)."""

from __future__ import annotations

import pytest

import signoria
from signoria.kernel import Record
from signoria.titles.il_principe.rules.names import FAMILIES

from .words import A, B, C, D, cards, display, options, play, refused, start, table, told

GAME = signoria.game("il_principe")


def test_a_hundred_building_cards_twenty_a_color() -> None:
    """1.2 (ruling 2)"""
    assert start(4, seed=1).census()["green"] == 20
    assert sum(start(5, seed=1).deck()) == 100


def test_two_players_take_out_minors_cards_and_cities() -> None:
    """2.2, worked example X14"""
    g = start(2, seed=3)
    assert sum(g.deck()) == 65
    assert (len(g.display), len(g.city_pile), len(g.removed)) == (4, 6, 5)
    assert g.money == [11, 11]
    assert [g.hand_size(seat) for seat in (A, B)] == [5, 5]
    assert len(g.pile) == 55
    for seat in (A, B):
        g.act(seat, g.legal(seat)[0])
    assert sum(g.pool) == 6


def test_three_to_five_players_use_everything() -> None:
    """2.3, 2.4"""
    for seats in (3, 4, 5):
        g = start(seats, seed=seats)
        assert (len(g.display), len(g.city_pile), g.removed) == (4, 11, [])
        assert len(g.pile) == 100 - 4 * seats


def test_start_money_by_edition() -> None:
    """2.1: 5 or 0, and the first income of 5"""
    assert start(3, seed=1).money == [10, 10, 10]
    assert start(3, seed=1, edition="mtm_2005").money == [5, 5, 5]


def test_map_shields_by_edition() -> None:
    """1.6 (ruling 3)"""
    assert start(3, seed=1).supply == [12, 12, 12]
    assert start(3, seed=1, edition="mtm_2005").supply == [11, 11, 11]


def test_money_variant_sixteen_ducats_in_round_one() -> None:
    """11.2, worked example X15"""
    assert start(4, seed=1, money_variant=True).money == [16] * 4
    assert start(4, seed=1, money_variant=True, edition="mtm_2005").money == [16] * 4


def test_money_variant_pays_two_players_six_not_seven() -> None:
    """11.2 (ruling 43)"""
    g = table(2, options={"money_variant": True}, phase="round", money={A: 0, B: 0})
    assert g.money == [6, 6]


def test_first_player_option() -> None:
    """2.5, 11.4"""
    assert {start(4, seed=seed, first_player="seat").marker for seed in range(20)} == {0}
    assert {start(4, seed=seed).marker for seed in range(40)} == {0, 1, 2, 3}


def test_families_option() -> None:
    """11.5: by lot no two alike; in seat order otherwise"""
    assert start(5, seed=1, families="choice").family == [0, 1, 2, 3, 4]
    lots = [start(5, seed=seed).family for seed in range(10)]
    assert all(sorted(lot) == [0, 1, 2, 3, 4] for lot in lots)
    assert len({tuple(lot) for lot in lots}) > 1


def test_unknown_option_is_named() -> None:
    """The option and a near name are in the error."""
    with pytest.raises(ValueError, match="editon"):
        GAME.start(4, editon="amigo_2006")


def test_small_cities_show_three_different_buildings() -> None:
    """1.4 (ruling 45)"""
    box = start(3, seed=1).box
    assert all(max(box.city_icons[city]) == 1 for city in range(5))
    assert all(sorted(box.city_icons[city], reverse=True)[:2] == [2, 1] for city in range(5, 15))


def test_sizes_have_the_printed_figures() -> None:
    """1.4, 1.5"""
    box = start(3, seed=1).box
    for cities, icons, regions, points, cost, shields in (
        (range(5), 3, 1, 4, 3, 1), (range(5, 10), 4, 2, 6, 4, 2), (range(10, 15), 5, 3, 8, 5, 2),
    ):  # fmt: skip
        for city in cities:
            assert box.city_size[city] == icons
            assert len(box.city_regions[city]) == regions
            assert (box.city_points[city], box.city_cost[city], box.city_shields[city]) == (points, cost, shields)


def test_icons_and_contacts_are_balanced() -> None:
    """1.4, 1.5: 12 icons a color in 10 cities, 5 cities a region, all icon sets different"""
    box = start(3, seed=1).box
    for color in range(5):
        assert sum(icons[color] for icons in box.city_icons) == 12
        assert sum(1 for icons in box.city_icons if icons[color]) == 10
    for region in range(6):
        assert sum(1 for regions in box.city_regions if region in regions) == 5
    assert len({tuple(icons) for icons in box.city_icons}) == 15


def test_income_and_cards_from_the_marker_on() -> None:
    """4.1, 4.2 (rulings 5, 6): dealt in seat order from Il Principe, before the offers"""
    g = table(4, phase="round", marker=C, round=2, money=[0] * 4)
    assert [seat for seat, _ in told(g, "takes-income")] == [C, D, A, B]
    assert g.money == [5] * 4
    assert [g.hand_size(seat) for seat in range(4)] == [4] * 4
    assert g.to_act == [A, B, C, D]


def test_the_bank_is_unlimited() -> None:
    """1.6 (ruling 4): more ducats than the 40 coins of the box"""
    g = table(5, phase="round", money=[100] * 5)
    assert sum(g.money) == 525


def test_offer_is_any_two_cards_of_the_whole_hand() -> None:
    """4.3: equal colors are interchangeable"""
    g = table(3, phase="offers", hands={A: "2 green yellow", B: "2 red", C: "white blue"})
    assert options(g, A) == ["offer green_green", "offer green_yellow"]
    assert options(g, B) == ["offer red_red"]
    assert g.to_act == [A, B, C]


def test_two_players_offer_three() -> None:
    """4.3"""
    g = table(2, phase="offers", hands={A: "2 green red yellow", B: "3 white"})
    assert options(g, A) == ["offer green_green_red", "offer green_green_yellow", "offer green_red_yellow"]
    assert options(g, B) == ["offer white_white_white"]
    assert refused(g, A, "offer green_red") == "no-offer-size"


def test_full_choice_has_fifteen_or_thirty_five_offers() -> None:
    """4.3"""
    every = "3 green 3 white 3 red 3 blue 3 yellow"
    assert len(options(table(3, phase="offers", hands={A: every, B: every, C: every}), A)) == 15
    assert len(options(table(2, phase="offers", hands={A: every, B: every}), A)) == 35


def test_offers_are_revealed_together() -> None:
    """4.3, 4.4 (ruling 41): hidden until all have chosen, then public with the contributor"""
    g = table(3, phase="offers", hands={A: "2 green", B: "2 red", C: "white blue"}, money=[5] * 3)
    play(g, "2 offer white_blue", "0 offer green_green")
    assert told(g, "offers") == []
    assert g.view(None)["hand_sizes"] == [2, 2, 2]
    assert g.view(B)["own_offer"] == -1
    assert g.view(A)["own_offer"] == 0
    play(g, "1 offer red_red")
    words = g.game.nouns["offer"].words
    assert {seat: words[offer] for seat, offer in told(g, "offers")} == {
        A: "green_green",
        B: "red_red",
        C: "white_blue",
    }
    assert [words[offer] for offer in g.view(None)["offers"]] == ["green_green", "red_red", "white_blue"]


def test_a_choice_once_made_is_final() -> None:
    """4.3"""
    g = table(3, phase="offers", hands={A: "2 green 2 red", B: "2 red", C: "white blue"})
    play(g, "0 offer green_green")
    with pytest.raises(signoria.Refusal):
        g.submit(A, "offer red_red")


def test_offer_needs_the_cards() -> None:
    """4.3: refusals say what is missing"""
    g = table(3, phase="offers", hands={A: "green red", B: "2 red", C: "white blue"})
    assert refused(g, A, "offer green_green") == "no-offer-cards"
    assert refused(g, A, "bid 1") == "no-only-offer"
    assert refused(g, A, "offer green_green_red") == "no-offer-size"


def test_no_hand_limit() -> None:
    """4.2"""
    g = table(3, phase="round", hands={A: "9 green 9 white"})
    assert g.hand_size(A) == 22


def test_old_cards_may_be_offered_too() -> None:
    """4.3: from the whole hand, old and new"""
    g = table(3, phase="round", round=2, hands={A: "yellow yellow"}, deck="green green green green " * 3)
    assert "offer yellow_yellow" in options(g, A)


def test_the_display_holds_four_cities() -> None:
    """2.4"""
    assert len(set(display(start(3, seed=9)))) == 4


def test_drawn_colors_are_told_to_the_owner_only() -> None:
    """4.2, 10.1"""
    g = table(3, phase="round", marker=A, deck="green green red red")
    assert told(g, "draws", A) == [(2, 0), (2, 2)]
    assert told(g, "draws-cards", B) == [(A, 4), (B, 4), (C, 4)]
    assert told(g, "draws", None) == []
    assert cards(g.hand, A) == {"green": 2, "red": 2}


def test_any_seat_may_be_agreed_to_hold_the_marker_first() -> None:
    assert [start(5, seed=7, first_player=seat).marker for seat in ("seat", 1, 2, 3, 4)] == [0, 1, 2, 3, 4]
    with pytest.raises(ValueError, match="first_player"):
        start(3, seed=1, first_player=3)


def test_seats_have_the_families_they_asked_for_and_lots_are_drawn_for_the_others() -> None:
    dealt = [start(4, seed=seed, families="any-este-any-medici").family for seed in range(40)]
    assert {(family[1], family[3]) for family in dealt} == {(FAMILIES.index("este"), FAMILIES.index("medici"))}
    assert {family[0] for family in dealt} == {1, 2, 4}
    assert all(len(set(family)) == 4 for family in dealt)
    assert start(4, seed=3, families="any-any").family == start(4, seed=3).family


@pytest.mark.parametrize("families", ["este-este", "sforza", "any-any-any-este", 3, "Este"])
def test_families_that_cannot_be_given_out(families: object) -> None:
    with pytest.raises(ValueError, match="families"):
        start(3, seed=1, families=families)


def test_chosen_families_are_in_the_record() -> None:
    g = start(3, seed=5, families="any-any-este")
    assert "option families any-any-este\n" in g.record().text()
    assert Record.parse(g.record().text()).replay().view(0) == g.view(0)
