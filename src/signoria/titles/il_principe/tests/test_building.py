"""Building, and phase 3 (digest 6 and 7)."""

from __future__ import annotations

from .words import (
    DISPLAY,
    FIRST_EDITION,
    A,
    B,
    C,
    D,
    cards,
    display,
    options,
    play,
    refused,
    shields,
    table,
    told,
)

FULL = "3 green 3 white 3 red 3 blue 3 yellow"


def test_firenze() -> None:
    """6.3 to 6.5, worked example X3 (ruling 1: a large city brings 8 points)"""
    g = table(4, phase="actions", round=3, marker=A, cities=DISPLAY, money={A: 6},
              hands={A: "2 green red blue yellow white"})  # fmt: skip
    play(g, "0 build firenze")
    assert cards(g.hand, A) == {"white": 1}
    assert cards(g.up, A) == {"green": 2, "red": 1, "blue": 1, "yellow": 1}
    assert g.money[A] == 1
    assert g.scores[A] == 8
    assert refused(g, A, "place_shield reg_blue") == "no-region-apart"
    play(g, "0 place_shield reg_brown", "0 place_shield reg_violet")
    assert shields(g, A) == {"reg_brown": 1, "reg_violet": 1}
    assert g.supply[A] == 10


def test_lucca_pays_the_roles_of_others() -> None:
    """6.6, worked example X4 (ruling 20): once a color, nothing for the builder"""
    andrea, barbara, tom = A, B, C
    g = table(3, phase="actions", round=3, marker=barbara, cities=DISPLAY, money=[9] * 3,
              hands={barbara: "2 white blue red", tom: "red"},
              roles={"bishop": andrea, "priest": tom, "lord": tom, "notary": barbara})  # fmt: skip
    play(g, "1 build lucca", "1 stop_placing")
    assert g.scores == [2, 6, 3]


def test_milano() -> None:
    """6.5, 6.6, worked example X5: shields in any split, roles of other colors earn nothing"""
    g = table(4, phase="actions", round=3, marker=A, cities=DISPLAY, money={A: 4}, hands={A: "2 blue red yellow"},
              roles={"lord": B, "notary": B, "banker": C, "master": D, "bishop": D})  # fmt: skip
    play(g, "0 build milano", "0 place_shield reg_green", "0 place_shield reg_green")
    assert g.money[A] == 0
    assert shields(g, A) == {"reg_green": 2}
    assert g.scores == [6, 3, 2, 0]


def test_a_doubled_icon_pays_once() -> None:
    """6.6 (ruling 20)"""
    g = table(3, phase="actions", round=2, marker=A, cities=DISPLAY, money=[9] * 3, hands={A: "2 blue red yellow"},
              roles={"knight": B})  # fmt: skip
    play(g, "0 build milano", "0 stop_placing")
    assert g.scores == [6, 1, 0]


def test_the_builder_scores_nothing_for_own_roles() -> None:
    """6.6 (ruling 20): not even where another holds the other tile of the color"""
    g = table(3, phase="actions", round=2, marker=A, cities=DISPLAY, money=[9] * 3, hands={A: "2 blue red yellow"},
              roles={"lord": A, "knight": C})  # fmt: skip
    play(g, "0 build milano", "0 stop_placing")
    assert g.scores == [6, 0, 1]


def test_table_cards_never_count_for_a_city() -> None:
    """6.1 (ruling 18)"""
    g = table(3, phase="actions", round=2, marker=A, cities=DISPLAY, money=[9] * 3, hands={A: "green white"},
              up={A: "yellow"}, down={A: "yellow"})  # fmt: skip
    assert not [word for word in options(g, A) if word.startswith("build")]
    assert refused(g, A, "build siena") == "no-build-cards"


def test_doubled_icons_need_two_cards() -> None:
    """6.1"""
    g = table(3, phase="actions", round=2, marker=A, cities=DISPLAY, money=[9] * 3, hands={A: "white red blue"})
    assert refused(g, A, "build lucca") == "no-build-cards"


def test_ducats_must_suffice() -> None:
    """6.1"""
    g = table(3, phase="actions", round=2, marker=A, cities=DISPLAY, money=[2] * 3, hands={A: FULL})
    assert refused(g, A, "build siena") == "no-build-money"


def test_only_face_up_cities_can_be_built() -> None:
    """6.1"""
    g = table(3, phase="actions", round=2, marker=A, cities=DISPLAY, money=[9] * 3, hands={A: FULL}, built={B: "pisa"})
    assert refused(g, A, "build rimini") == "no-city-hidden"
    assert refused(g, A, "build pisa") == "no-city-built"


def test_no_building_in_round_one() -> None:
    """6.2 (ruling 17)"""
    g = table(3, phase="actions", round=1, marker=A, cities=DISPLAY, money=[9] * 3, hands={A: FULL})
    assert refused(g, A, "build siena") == "no-build-first-round"


def test_the_new_city_is_for_the_next_decision() -> None:
    """6.7 (ruling 19)"""
    g = table(3, phase="actions", round=2, marker=A, cities=DISPLAY, city_deck="venezia", money=[9] * 3,
              hands={A: "green white yellow", B: "red blue yellow"})  # fmt: skip
    play(g, "0 build siena")
    assert "siena" in display(g)
    play(g, "0 place_shield reg_brown")
    assert display(g) == ["venezia", "lucca", "milano", "firenze"]
    assert "build venezia" in options(g, B)
    assert g.view(None)["builders"][0] == A


def test_shields_may_be_forgone_in_the_second_edition() -> None:
    """6.5 (ruling 21)"""
    g = table(3, phase="actions", round=2, marker=A, cities=DISPLAY, money=[9] * 3, hands={A: FULL})
    play(g, "0 build firenze", "0 place_shield reg_green", "0 stop_placing")
    assert g.supply[A] == 11
    assert told(g, "forgoes-shields") == [(A, 1)]


def test_shields_must_be_placed_in_the_first_edition() -> None:
    """6.5 (ruling 21)"""
    g = table(3, options=FIRST_EDITION, phase="actions", round=2, marker=A, cities=DISPLAY, money=[9] * 3,
              hands={A: FULL})  # fmt: skip
    play(g, "0 build firenze")
    assert options(g, A) == ["place_shield reg_green", "place_shield reg_brown", "place_shield reg_violet"]
    assert refused(g, A, "stop_placing") == "no-must-place"


def test_a_forced_shield_is_placed_without_asking() -> None:
    """6.5: first edition, one region only"""
    g = table(3, options=FIRST_EDITION, phase="actions", round=2, marker=A, cities=DISPLAY, money=[9] * 3,
              hands={A: FULL, B: "red"})  # fmt: skip
    play(g, "0 build siena")
    assert shields(g, A) == {"reg_brown": 1}
    assert g.to_act == [B]


def test_too_small_a_supply_places_what_is_there() -> None:
    """6.5 (ruling 21), edge case 9"""
    g = table(3, phase="actions", round=2, marker=A, cities=DISPLAY, money=[9] * 3, hands={A: FULL, B: "red"},
              shields={A: "11 blue"})  # fmt: skip
    play(g, "0 build firenze", "0 place_shield reg_green")
    assert g.supply[A] == 0
    assert g.to_act == [B]


def test_an_empty_supply_still_scores() -> None:
    """6.5, edge case 9"""
    g = table(3, phase="actions", round=2, marker=A, cities=DISPLAY, money=[9] * 3, hands={A: FULL, B: "red"},
              shields={A: "12 blue"})  # fmt: skip
    play(g, "0 build firenze")
    assert g.scores[A] == 8
    assert g.to_act == [B]


def test_region_and_building_colors_are_not_connected() -> None:
    """1.5 (ruling 44): red and yellow cards build Perugia, which touches violet only"""
    g = table(3, phase="actions", round=2, marker=A, cities="perugia siena milano lucca", money=[9] * 3,
              hands={A: "green white red"})  # fmt: skip
    play(g, "0 build perugia")
    assert options(g, A) == ["place_shield reg_violet", "stop_placing"]


def test_cities_can_run_out_in_a_round() -> None:
    """6.7, 3.3 (ruling 34), edge case 7: no refill, the round goes on with what lies there"""
    rest = "orvieto venezia verona perugia urbino padova bologna mantova ferrara pisa rimini"
    g = table(3, phase="actions", round=5, marker=A, cities=DISPLAY, built={C: rest}, money=[20] * 3,
              hands={A: FULL, B: FULL, C: "green white yellow 2 white red blue"})  # fmt: skip
    play(g, "0 build siena", "0 stop_placing")
    assert display(g) == ["lucca", "milano", "firenze"]
    play(g, "1 build milano", "1 stop_placing", "2 build lucca", "2 stop_placing")
    assert display(g) == ["firenze"]
    assert g.round == 5
    while not g.over:
        play(g, f"{g.to_act[0]} {options(g, g.to_act[0])[0]}")
    assert g.round == 6
    assert told(g, "cities-short") == [(1,)]


def test_doing_nothing_is_legal() -> None:
    """7.4 (ruling 22)"""
    g = table(3, phase="actions", round=2, marker=A, hands={A: FULL, B: "red"})
    play(g, "0 pass_action")
    assert g.to_act == [B]
    assert told(g, "passes-action") == [(A,)]


def test_laying_is_one_color_from_the_hand() -> None:
    """7.3 (ruling 23)"""
    g = table(3, phase="actions", round=1, marker=A, hands={A: "3 green white", B: "red"})
    assert options(g, A) == ["lay green 1", "lay green 2", "lay green 3", "lay white 1", "pass_action"]
    assert refused(g, A, "lay green 4") == "no-lay-cards"
    assert refused(g, A, "bid 1") == "no-only-action"
    play(g, "0 lay green 2")
    assert cards(g.up, A) == {"green": 2}
    assert cards(g.hand, A) == {"green": 1, "white": 1}
    assert g.to_act == [B]


def test_an_empty_hand_is_passed_over() -> None:
    """7.5"""
    g = table(3, phase="actions", round=2, marker=B, hands={A: "red"})
    assert g.to_act == [A]
    assert told(g, "empty-hand") == [(B,), (C,)]


def test_the_marker_stays_in_phase_three() -> None:
    """7.1"""
    g = table(3, phase="actions", round=2, marker=B, hands={A: "red", B: "red", C: "red"})
    play(g, "1 lay red 1", "2 lay red 1")
    assert g.marker == B
    assert g.to_act == [A]


def test_refusals_while_shields_are_placed() -> None:
    """6.5"""
    g = table(3, phase="actions", round=2, marker=A, cities=DISPLAY, money=[9] * 3, hands={A: FULL})
    play(g, "0 build siena")
    assert refused(g, A, "pass_action") == "no-only-shield"


def test_city_card_refusal_after_a_win() -> None:
    """5.7: other actions are refused with the reason of the question"""
    g = table(3, phase="auctions", round=2, pool="green", money=[9] * 3, marker=A, cities=DISPLAY, hands={B: FULL})
    play(g, "1 bid 1", "2 pass", "0 pass")
    assert refused(g, B, "pass_action") == "no-only-build"
    assert refused(g, B, "build rimini") == "no-city-hidden"
    assert refused(g, B, "bid 1") == "no-only-build"
