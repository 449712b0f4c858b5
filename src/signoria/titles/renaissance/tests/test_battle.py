"""The battle: totals, supports, counters, signs, retreats, results."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.titles.renaissance.rules.state import Italy

from .words import (
    SIX,
    asked,
    battle,
    discarded,
    do,
    exhausted,
    hand,
    legal,
    level,
    owner,
    refusal,
    settle,
    table,
    told,
)

BORDER = {"milan": "milano parma", "rome": "roma viterbo bologna"}
ATTACK = "declare_attack parma bologna"


def border(milan: str, rome: str = "", dice: tuple[int, ...] = (), fort: int = 1, **words: Any) -> Italy:
    cities = BORDER | {"rome": f"roma viterbo bologna:{fort}"}
    return table(war=True, cities=cities, hands={"milan": milan, "rome": rome}, dice=dice, **words)


def totals(g: Italy, key: str) -> tuple[int, ...]:
    return told(g, key)[-1][3:]


def test_plain_fight_ends_in_a_tie() -> None:
    """6.10, example 17, ruling 26"""
    g = border("knights arquebusiers", "cannon", (3, 4))
    battle(g, "milan", ATTACK, "arquebusiers knights none", "commit_defence cannon none")
    settle(g)
    assert totals(g, "battle-tied") == (12,)
    assert owner(g, "bologna") == "rome"
    assert discarded(g) == ["arquebusiers", "knights", "cannon"]


def test_an_engineer_lowers_the_level_for_the_battle_only() -> None:
    """6.8, examples 6 and 18"""
    g = border("knights arquebusiers engineer", "cannon", (3, 4))
    battle(g, "milan", ATTACK, "arquebusiers knights engineer", "commit_defence cannon none")
    settle(g)
    assert totals(g, "city-captured") == (12, 10)
    assert owner(g, "bologna") == "milan"
    assert level(g, "bologna") == 1
    assert exhausted(g, "milan") == ["arquebusiers", "knights"]
    assert discarded(g) == ["cannon", "engineer"]


def test_a_countered_engineer_does_nothing() -> None:
    """6.6, example 19, ruling 18"""
    g = border("knights arquebusiers engineer", "cannon engineer felon", (3, 4))
    battle(g, "milan", ATTACK, "arquebusiers knights engineer", "commit_defence cannon none")
    assert legal(g, "rome") == ["counter", "no_counter"]
    do(g, "rome", "counter")
    settle(g)
    assert totals(g, "battle-tied") == (12,)
    assert discarded(g).count("engineer") == 2
    assert hand(g, "rome") == ["felon"]


def test_equal_supports_cancel_without_question() -> None:
    """6.6, ruling 18"""
    g = border("knights arquebusiers felon", "cannon felon*2", (3, 4))
    battle(g, "milan", ATTACK, "arquebusiers knights felon", "commit_defence cannon felon")
    settle(g)
    assert told(g, "supports-cancel")
    assert not told(g, "countered")
    assert totals(g, "battle-tied") == (12,)
    assert hand(g, "rome") == ["felon"]


def test_only_the_same_card_counters_and_only_the_defender() -> None:
    """6.6, ruling 18"""
    g = border("knights arquebusiers felon", "cannon engineer", (3, 4))
    battle(g, "milan", ATTACK, "arquebusiers knights felon", "commit_defence cannon engineer")
    settle(g)
    assert not told(g, "countered")
    assert totals(g, "battle-tied") == (6 + 4 + 2,)


def test_a_felon_in_attack_makes_the_fortification_nothing() -> None:
    """6.8"""
    g = border("knights arquebusiers felon", "cannon", (3, 4), fort=3)
    battle(g, "milan", ATTACK, "arquebusiers knights felon", "commit_defence cannon none")
    settle(g)
    assert totals(g, "city-captured") == (12, 10)
    assert level(g, "bologna") == 3


@pytest.mark.parametrize(("fort", "strength"), [(3, 4), (2, 2), (1, 0)])
def test_engineer_against_each_level(fort: int, strength: int) -> None:
    """6.8, example 6"""
    g = border("knights arquebusiers engineer", "cannon", (1, 6), fort=fort)
    battle(g, "milan", ATTACK, "arquebusiers knights engineer", "commit_defence cannon none")
    settle(g)
    assert totals(g, "attack-repulsed") == (10, 12 + strength)
    assert level(g, "bologna") == fort


def test_terrain_stays_when_the_engineer_works() -> None:
    """6.8, example 4"""
    g = table(
        SIX, war=True, acts="rome", cities={"naples": "napoli", "rome": "capua"},
        hands={"rome": "knights*2 engineer", "naples": "pikemen"}, dice=[1, 1],
    )  # fmt: skip
    battle(g, "rome", "declare_attack capua napoli", "knights knights engineer", "commit_defence pikemen none")
    settle(g)
    assert totals(g, "city-captured") == (11, 3 + 1 + 0 + 1)


def test_terrain_and_landing_stay_when_a_felon_works() -> None:
    """6.8, example 5"""
    g = table(
        SIX, war=True, acts="rome", cities={"naples": "napoli", "rome": "roma"},
        hands={"rome": "knights*2 felon", "naples": "pikemen"}, dice=[1, 1],
    )  # fmt: skip
    battle(g, "rome", "declare_attack roma napoli", "knights knights felon", "commit_defence pikemen none")
    settle(g)
    assert totals(g, "city-captured") == (11, 3 + 1 + 0 + 1 + 1)


def test_an_engineer_in_defence_adds_two() -> None:
    """6.8"""
    g = border("knights arquebusiers", "cannon engineer", (3, 4))
    battle(g, "milan", ATTACK, "arquebusiers knights none", "commit_defence cannon engineer")
    settle(g)
    assert totals(g, "attack-repulsed") == (12, 14)
    assert hand(g, "rome") == ["cannon"]


def test_a_felon_in_defence_removes_the_highest_blue_card() -> None:
    """6.6, example 20, ruling 19"""
    cities = {"milan": "firenze milano", "rome": "roma siena:2", "florence": "pistoia"}
    g = table(war=True, cities=cities, hands={"milan": "cannon pikemen retreat", "rome": "pikemen felon"}, dice=[6, 2])
    battle(g, "milan", "declare_attack firenze siena", "pikemen cannon none", "commit_defence pikemen felon")
    while asked(g) == ["milan"] and "no_retreat" not in legal(g, "milan"):
        do(g, "milan", "no_sign")
    assert totals(g, "battle-tied") == (9,)
    assert legal(g, "milan") == ["retreat pikemen", "no_retreat"]
    assert refusal(g, "milan", "retreat cannon") == "no-retreat-card"
    do(g, "milan", "retreat pikemen")
    settle(g)
    assert exhausted(g, "milan") == ["pikemen"]
    assert "cannon" in discarded(g)


def test_a_winner_keeps_only_what_the_felon_left() -> None:
    """6.10, edge case 19"""
    g = border("cannon*2", "pikemen felon", (6, 1))
    battle(g, "milan", ATTACK, "cannon cannon none", "commit_defence pikemen felon")
    settle(g)
    assert owner(g, "bologna") == "milan"
    assert exhausted(g, "milan") == ["cannon"]


def test_a_felon_finds_nothing_among_condottieri() -> None:
    """12.11, ruling 19"""
    g = border("condottiere*2", "pikemen felon", (3, 3, 4, 4))
    battle(g, "milan", ATTACK, "condottiere condottiere none", "commit_defence pikemen felon")
    settle(g)
    assert told(g, "felon-in-vain")
    assert totals(g, "city-captured") == (3 + 6 + 6, 3 + 3 + 2)


def test_signs_of_god_go_back_and_forth() -> None:
    """6.9, example 22, rulings 22, 23"""
    g = border("pikemen knights sign_of_god", "arquebusiers sign_of_god", (3, 5), fort=2)
    battle(g, "milan", ATTACK, "pikemen knights none", "commit_defence arquebusiers none")
    assert g.view(None)["battle"]["totals"] == [11, 13]
    assert legal(g, "milan") == ["sign_of_god pikemen", "sign_of_god knights", "no_sign"]
    do(g, "milan", "sign_of_god knights")
    assert g.view(None)["battle"]["totals"] == [16, 13]
    do(g, "rome", "sign_of_god arquebusiers")
    settle(g)
    assert totals(g, "attack-repulsed") == (16, 17)
    assert hand(g, "rome") == ["arquebusiers"]
    assert discarded(g).count("sign_of_god") == 2


def test_the_side_ahead_is_not_asked_for_a_sign() -> None:
    """6.9, ruling 23"""
    g = border("cannon*2 sign_of_god pikemen", "pikemen knights", (6, 1))
    battle(g, "milan", ATTACK, "cannon cannon none", "commit_defence pikemen none")
    assert asked(g) == ["rome"]
    assert legal(g, "rome") == ["no_sign"]


def test_one_sign_per_side_and_battle() -> None:
    """6.9"""
    g = border("pikemen*2 sign_of_god*2", "cannon pikemen", (1, 6), fort=3)
    battle(g, "milan", ATTACK, "pikemen pikemen none", "commit_defence cannon none")
    do(g, "milan", "sign_of_god pikemen")
    settle(g)
    assert hand(g, "milan") == ["sign_of_god"]


def test_a_standing_condottiere_may_be_doubled() -> None:
    """6.9, ruling 22"""
    g = border("condottiere pikemen sign_of_god", "cannon", (1, 6, 2))
    battle(g, "milan", ATTACK, "pikemen condottiere none", "commit_defence cannon none")
    assert "sign_of_god condottiere_5" in legal(g, "milan")
    assert refusal(g, "milan", "sign_of_god condottiere_4") == "no-signed-card"
    do(g, "milan", "sign_of_god condottiere_5")
    settle(g)
    assert totals(g, "battle-tied") == (14,)


def test_a_retreat_in_attack_saves_an_exhausted_card() -> None:
    """6.11, example 23"""
    g = border("cannon pikemen*3 retreat", "swiss_regiment", (1, 6))
    battle(g, "milan", ATTACK, "pikemen cannon none", "commit_defence swiss_regiment none")
    while "no_retreat" not in legal(g, "milan"):
        do(g, "milan", "no_sign")
    do(g, "milan", "retreat cannon")
    settle(g)
    assert exhausted(g, "milan") == ["cannon"]
    assert hand(g, "milan") == ["pikemen", "pikemen"]
    do(g, "milan", "end_phase")
    assert "cannon" in hand(g, "milan")
    assert g.known[3] == 1


def test_a_retreat_in_defence_brings_the_card_back_at_once() -> None:
    """6.11"""
    g = border("cannon*2", "pikemen retreat", (6, 1))
    battle(g, "milan", ATTACK, "cannon cannon none", "commit_defence pikemen none")
    do(g, "rome", "no_sign")
    assert legal(g, "rome") == ["retreat pikemen", "no_retreat"]
    do(g, "rome", "retreat pikemen")
    settle(g)
    assert hand(g, "rome") == ["pikemen"]
    assert owner(g, "bologna") == "milan"


def test_what_is_not_in_the_hand_is_not_played_though_rivals_may_think_so() -> None:
    """6.4, 6.9, 6.11: who has cards that nobody knows is asked."""
    g = border("cannon*2", "pikemen felon", (6, 1))
    do(g, "milan", ATTACK)
    settle(g)
    do(g, "milan", "commit_attack cannon cannon none")
    settle(g)
    assert refusal(g, "rome", "commit_defence knights none") == "no-fighter"
    do(g, "rome", "commit_defence pikemen none")
    assert refusal(g, "rome", "sign_of_god pikemen") == "no-card"
    do(g, "rome", "no_sign")
    assert legal(g, "rome") == ["no_retreat"]
    assert refusal(g, "rome", "retreat pikemen") == "no-card"


def test_two_retreats_save_two_cards_in_a_tie() -> None:
    """6.11, ruling 26"""
    g = border("knights arquebusiers retreat*2", "cannon", (3, 4))
    battle(g, "milan", ATTACK, "arquebusiers knights none", "commit_defence cannon none")
    do(g, "milan", "no_sign", "retreat knights", "retreat arquebusiers")
    settle(g)
    assert exhausted(g, "milan") == ["arquebusiers", "knights"]


def test_a_winning_defender_takes_the_card_back_in_hand() -> None:
    """6.10"""
    g = border("pikemen*4", "swiss_regiment", (1, 1))
    battle(g, "milan", ATTACK, "pikemen pikemen none", "commit_defence swiss_regiment none")
    settle(g)
    assert hand(g, "rome") == ["swiss_regiment"]
    assert g.known[15 + 4] == 1


def test_a_defender_with_a_blue_card_must_lay_a_fighter() -> None:
    """6.4, ruling 17"""
    g = border("pikemen*2", "pikemen condottiere", (1, 1))
    do(g, "milan", ATTACK)
    settle(g)
    do(g, "milan", "commit_attack pikemen pikemen none")
    settle(g)
    assert refusal(g, "rome", "lay_no_fighter") == "no-bare-defence"
    assert legal(g, "rome") == [
        "commit_defence pikemen none",
        "commit_defence pikemen condottiere",
        "commit_defence condottiere none",
    ]


def test_without_blue_card_a_condottiere_or_nothing() -> None:
    """6.4, ruling 16"""
    g = border("pikemen*2", "condottiere engineer", (1, 1, 1))
    do(g, "milan", ATTACK)
    settle(g)
    do(g, "milan", "commit_attack pikemen pikemen none")
    settle(g)
    assert legal(g, "rome") == [
        "commit_defence condottiere none",
        "commit_defence condottiere engineer",
        "lay_no_fighter",
    ]
    do(g, "rome", "lay_no_fighter")
    settle(g)
    assert totals(g, "city-captured") == (7, 3)
    assert g.bare == 2


def test_a_defender_without_cards_is_not_asked() -> None:
    """6.4, edge case 3"""
    g = border("pikemen*2", "", (1, 4))
    do(g, "milan", ATTACK)
    settle(g)
    do(g, "milan", "commit_attack pikemen pikemen none")
    settle(g)
    assert totals(g, "city-captured") == (7, 6)
    assert asked(g) == ["milan"]


def test_a_bare_defender_may_still_counter_but_has_no_sign() -> None:
    """12.10, ruling 16"""
    g = border("pikemen*2 engineer", "engineer sign_of_god", (1, 5))
    battle(g, "milan", ATTACK, "pikemen pikemen engineer", "lay_no_fighter")
    assert legal(g, "rome") == ["counter", "no_counter"]
    do(g, "rome", "counter")
    assert "sign_of_god" not in str(legal(g, "rome") if asked(g) == ["rome"] else "")
    settle(g)
    assert totals(g, "battle-tied") == (7,)


def test_a_chevauchee_meets_fortification_but_no_terrain() -> None:
    """5.6, ruling 35"""
    g = table(
        SIX, war=True, acts="milan", cities={"naples": "napoli:2", "milan": "milano"},
        hands={"milan": "knights*2 chevauchee", "naples": "pikemen"}, dice=[1, 1],
    )  # fmt: skip
    battle(g, "milan", "declare_chevauchee milano napoli", "knights knights none", "commit_defence pikemen none")
    settle(g)
    assert totals(g, "city-captured") == (11, 3 + 1 + 4)


def test_a_captured_city_keeps_all_that_stands_on_it() -> None:
    """6.10, ruling 43"""
    g = border("cannon*2 felon", "", (6, 1), fort=3, artists={"bologna": "leonardo"}, pillaged="bologna")
    battle(g, "milan", ATTACK, "cannon cannon felon")
    settle(g)
    assert owner(g, "bologna") == "milan"
    assert level(g, "bologna") == 3
    assert g.palace[13] == 2
    assert g.pillaged >> 13 & 1


def test_pairs_are_named_once_and_in_order() -> None:
    """6.2"""
    g = border("pikemen knights", "")
    do(g, "milan", ATTACK)
    settle(g)
    assert legal(g, "milan") == ["commit_attack pikemen knights none"]
    assert refusal(g, "milan", "commit_attack knights pikemen none") == "no-fighter-order"
    assert refusal(g, "milan", "commit_attack pikemen cannon none") == "no-fighter"
    assert refusal(g, "milan", "commit_attack pikemen knights engineer") == "no-card"
    assert refusal(g, "milan", "commit_attack pikemen knights felon") == "no-card"
    assert refusal(g, "milan", "commit_attack pikemen knights condottiere") == "no-fighter"


def test_an_attack_and_the_end_of_a_battle_concern_both_sides() -> None:
    """Undo at once stops where the other side has been drawn in, and where its cards have gone home."""
    g = border("cannon pikemen*3 retreat", "swiss_regiment", (1, 6))
    do(g, "milan", ATTACK)
    assert g.undo_refusal(g.to_act[0]) == "no-undo-concerned"
    do(g, "milan", "commit_attack pikemen cannon none")
    do(g, "rome", "commit_defence swiss_regiment none")
    while "no_retreat" not in legal(g, "milan"):
        do(g, "milan", "no_sign")
    do(g, "milan", "no_retreat")
    assert asked(g) == ["milan"]
    assert g.undo_refusal(g.to_act[0]) == "no-undo-concerned"
