"""Phase 4: roles, their auctions and their powers (digest 8)."""

from __future__ import annotations

from .words import (
    DISPLAY,
    FIRST_EDITION,
    A,
    B,
    C,
    D,
    bidders,
    cards,
    options,
    play,
    refused,
    roles,
    shields,
    table,
    told,
)

GIORGIO, NICK, ROBERTO, MARCO = A, B, C, D


def test_clear_order() -> None:
    """8.3, 8.4, 8.7, worked example X6"""
    g = table(4, phase="roles", round=2, up={GIORGIO: "4 blue", NICK: "3 blue", ROBERTO: "blue", MARCO: "blue"})
    assert g.to_act == [GIORGIO]
    play(g, "0 place_shield reg_red")
    assert cards(g.up, GIORGIO) == {"blue": 2}
    assert cards(g.down, GIORGIO) == {"blue": 2}
    assert g.to_act == [NICK]
    play(g, "1 place_shield reg_red")
    assert cards(g.up, NICK) == {"blue": 3}
    assert roles(g) == {"lord": GIORGIO, "knight": NICK}


def test_tie_for_second() -> None:
    """8.4, 8.6, worked example X7"""
    g = table(4, phase="roles", round=2, marker=GIORGIO, money=[9] * 4,
              up={GIORGIO: "4 blue", NICK: "2 blue", MARCO: "2 blue", ROBERTO: "blue"})  # fmt: skip
    play(g, "0 place_shield reg_red")
    assert bidders(g) == [NICK, MARCO]
    play(g, "1 pass", "3 bid 2")
    assert g.money[MARCO] == 7
    assert g.marker == MARCO
    assert roles(g) == {"lord": GIORGIO, "knight": MARCO}
    assert cards(g.up, MARCO) == {"blue": 2}


def test_tie_for_first() -> None:
    """8.5 to 8.7, worked example X8 (rulings 27, 28): no minor, the winner turns half and places a shield"""
    g = table(4, phase="roles", round=2, marker=GIORGIO, money=[9] * 4,
              up={GIORGIO: "3 blue", MARCO: "3 blue", ROBERTO: "3 blue", NICK: "blue"})  # fmt: skip
    assert bidders(g) == [GIORGIO, ROBERTO, MARCO]
    play(g, "2 pass", "3 bid 2", "0 pass")
    assert g.money[MARCO] == 7
    assert g.marker == MARCO
    assert cards(g.up, MARCO) == {"blue": 1}
    assert cards(g.down, MARCO) == {"blue": 2}
    play(g, "3 place_shield reg_blue")
    assert roles(g) == {"lord": MARCO}


def test_turning() -> None:
    """8.7, worked example X9: three turn two, a minor turns none"""
    g = table(3, phase="roles", round=2, up={A: "3 blue", B: "2 blue"})
    play(g, "0 place_shield reg_red", "1 place_shield reg_red")
    assert (cards(g.up, A), cards(g.down, A)) == ({"blue": 1}, {"blue": 2})
    assert cards(g.up, B) == {"blue": 2}


def test_green_major() -> None:
    """8.7, 8.9, worked example X10"""
    g = table(3, phase="roles", round=2, up={A: "3 green"}, down={A: "white yellow"})
    assert (cards(g.up, A), cards(g.down, A)) == ({"green": 1}, {"green": 2, "white": 1, "yellow": 1})
    assert options(g, A) == ["flip_up white", "flip_up yellow", "no_flip"]
    assert refused(g, A, "flip_up green") == "no-flip-green"
    assert refused(g, A, "flip_up red") == "no-flip-none"
    assert refused(g, A, "pass") == "no-only-flip"


def test_half_of_the_face_up_cards_only() -> None:
    """8.7 (ruling 25): face-down cards do not count"""
    g = table(3, phase="roles", round=2, up={A: "2 yellow"}, down={A: "4 yellow"})
    assert told(g, "turns-down") == [(A, 1, 4)]


def test_no_face_up_card_no_role() -> None:
    """8.2 (ruling 24): face-down cards do not qualify, nor does second place with none"""
    g = table(3, phase="roles", round=2, up={A: "white"}, down={B: "3 white", C: "2 red"})
    assert roles(g) == {"bishop": A}


def test_second_place_is_read_without_the_leader() -> None:
    """8.4 (ruling 26): the leader's remaining cards are out of the question"""
    g = table(3, phase="roles", round=2, up={A: "6 yellow", B: "1 yellow"})
    assert roles(g) == {"banker": A, "merchant": B}


def test_sole_owner_gets_the_major_only() -> None:
    """8.4, edge case 11"""
    g = table(3, phase="roles", round=2, up={A: "2 white"})
    assert roles(g) == {"bishop": A}


def test_roles_are_lost_without_cards() -> None:
    """8.1, 8.2, edge case 12"""
    g = table(3, phase="roles", round=2, roles={"bishop": A, "merchant": B})
    assert roles(g) == {}


def test_a_single_card_is_turned_and_the_role_kept() -> None:
    """8.7, edge case 13"""
    g = table(3, phase="roles", round=2, up={A: "white"})
    assert (cards(g.up, A), cards(g.down, A)) == ({}, {"white": 1})
    assert g.round == 3
    assert roles(g) == {"bishop": A}


def test_all_pass_on_a_tied_major() -> None:
    """8.6, edge case 14: no tile, no turning, no power, no minor"""
    g = table(3, phase="roles", round=2, marker=A, money=[9] * 3, up={A: "2 white", B: "2 white", C: "white"})
    play(g, "1 pass", "0 pass")
    assert roles(g) == {}
    assert cards(g.up, A) == {"white": 2}
    assert g.scores == [0, 0, 0]
    assert g.marker == A


def test_green_power_changes_later_majorities() -> None:
    """8.9 (ruling 29), edge case 15: master first, then apprentice"""
    g = table(3, phase="roles", round=2, money=[0] * 3, up={A: "2 green", B: "green", C: "white"},
              down={A: "white white", B: "red white"})  # fmt: skip
    play(g, "0 flip_up white", "1 flip_up red")
    assert roles(g)["gonfalonier"] == B
    assert "bishop" not in roles(g)
    assert told(g, "role-unsold") == [(2,)]


def test_green_power_is_optional_in_the_second_edition() -> None:
    """8.9 (ruling 29)"""
    g = table(3, phase="roles", round=2, up={A: "green"}, down={A: "white"})
    play(g, "0 no_flip")
    assert "bishop" not in roles(g)


def test_green_power_is_compulsory_in_the_first_edition() -> None:
    """8.9 (ruling 29): asked with two colors, done with one"""
    g = table(3, options=FIRST_EDITION, phase="roles", round=2, up={A: "green"}, down={A: "white red"})
    assert options(g, A) == ["flip_up white", "flip_up red"]
    assert refused(g, A, "no_flip") == "no-must-flip"
    g = table(3, options=FIRST_EDITION, phase="roles", round=2, up={A: "green"}, down={A: "2 white"})
    assert told(g, "turns-up") == [(A, 1)]
    assert roles(g) == {"master": A, "bishop": A}


def test_green_power_without_cards_is_not_asked() -> None:
    """8.9: face-down green cards do not count"""
    g = table(3, phase="roles", round=2, up={A: "green"}, down={A: "2 green"})
    assert told(g, "turns-up") == []
    assert g.round == 3


def test_white_power() -> None:
    """8.10"""
    g = table(3, phase="roles", round=2, up={A: "2 white", B: "white"})
    assert g.scores == [1, 1, 0]


def test_red_power_draws_from_the_stack() -> None:
    """8.11, 10.1: the color is for the owner"""
    g = table(3, phase="roles", round=2, up={A: "2 red"}, deck="blue")
    assert told(g, "red-card", A) == [(3,)]
    assert told(g, "red-card", B) == []
    assert told(g, "red-power", B) == [(A,)]


def test_red_power_with_an_empty_stack() -> None:
    """8.11 (ruling 30), edge case 18: the discard is not used; the next round is the last"""
    g = table(4, phase="roles", round=5, up={A: "2 red"}, pile=0)
    assert told(g, "red-empty") == [(A,)]
    assert told(g, "last-round") == [(6,)]
    assert g.hand_size(A) == 0


def test_blue_power_is_any_region_and_compulsory() -> None:
    """8.12"""
    g = table(3, phase="roles", round=2, up={A: "blue"})
    assert len(options(g, A)) == 6
    assert refused(g, A, "stop_placing") == "no-only-power-shield"
    play(g, "0 place_shield reg_violet")
    assert shields(g, A) == {"reg_violet": 1}


def test_blue_power_without_shields() -> None:
    """8.12 (ruling 31), edge case 10"""
    g = table(3, phase="roles", round=2, up={A: "blue"}, shields={A: "12 red"})
    assert roles(g) == {"lord": A}
    assert g.round == 3


def test_yellow_power_comes_after_the_auction_was_paid() -> None:
    """8.13, edge case 17"""
    g = table(3, phase="roles", round=2, marker=A, money=[1, 1, 0], up={A: "yellow", B: "yellow"})
    assert options(g, B) == ["pass", "bid 1"]
    play(g, "1 bid 1")
    assert told(g, "yellow-power") == [(B, 2)]
    assert g.money == [6, 7, 5]


def test_role_auctions_start_left_of_il_principe() -> None:
    """8.6 (ruling 32): the first tied player from there; a tied Il Principe speaks last"""
    g = table(4, phase="roles", round=2, marker=C, money=[9] * 4, up={A: "white", B: "white", C: "white"})
    assert g.to_act == [A]
    play(g, "0 bid 1", "1 pass")
    assert g.to_act == [C]


def test_each_role_auction_starts_left_of_the_holder_of_that_moment() -> None:
    """8.6, 5.6 (ruling 13), edge case 16: the marker moves with every auction won"""
    g = table(3, phase="roles", round=2, marker=A, money=[9] * 3,
              up={A: "white red yellow", B: "white red yellow", C: "white red yellow"})  # fmt: skip
    assert g.to_act == [B]
    play(g, "1 pass", "2 pass", "0 bid 1")
    assert g.to_act == [B]
    play(g, "1 bid 1", "2 pass", "0 pass")
    assert g.marker == B
    assert g.to_act == [C]


def test_no_building_after_a_role_auction() -> None:
    """8.6 (ruling 16)"""
    g = table(3, phase="roles", round=2, marker=A, money=[9] * 3, cities=DISPLAY, up={A: "yellow", B: "yellow"},
              hands={B: "green white yellow"})  # fmt: skip
    play(g, "1 bid 1", "0 pass")
    assert told(g, "builds") == []
    assert g.round == 3


def test_a_role_without_auction_leaves_the_marker() -> None:
    """8.3"""
    g = table(3, phase="roles", round=2, marker=B, up={A: "white"})
    assert g.marker == B


def test_two_players_have_no_minor_roles() -> None:
    """2.2, 8.4"""
    g = table(2, phase="roles", round=2, up={A: "2 white", B: "white"})
    assert roles(g) == {"bishop": A}


def test_titles_follow_the_edition() -> None:
    """1.3: two majors have other French titles in the first edition"""
    assert table(3).view(None)["titles"] == list(range(10))
    assert table(3, options=FIRST_EDITION).view(None)["titles"] == [0, 1, 2, 3, 10, 5, 11, 7, 8, 9]
