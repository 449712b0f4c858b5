"""When an attack may be declared."""

from __future__ import annotations

from typing import Any

from .words import SIX, asked, battle, do, ducats, legal, owner, refusal, settle, table, verbs

BORDER = {"milan": "milano pavia parma", "rome": "roma viterbo bologna siena"}


def test_peace_allows_one_attack_and_a_chevauchee_is_one() -> None:
    """5.1, ruling 12"""
    g = table(cities=BORDER, hands={"milan": "knights*4 chevauchee", "rome": "cannon"}, dice=[1, 6])
    battle(g, "milan", "declare_attack parma bologna", "knights knights none", "commit_defence cannon none")
    settle(g)
    assert verbs(g, "milan") == {"end_phase"}
    assert refusal(g, "milan", "declare_chevauchee milano roma") == "no-attack-in-peace"


def test_war_allows_many_but_one_for_each_origin_and_target() -> None:
    """5.3, 5.4, ruling 12, edge case 15"""
    g = table(war=True, cities=BORDER, hands={"milan": "knights*6 chevauchee*2", "rome": "cannon"}, dice=[1, 6] * 2)
    battle(g, "milan", "declare_attack parma bologna", "knights knights none", "commit_defence cannon none")
    settle(g)
    assert refusal(g, "milan", "declare_chevauchee parma siena") == "no-origin-twice"
    assert refusal(g, "milan", "declare_chevauchee pavia bologna") == "no-target-twice"
    assert "declare_chevauchee pavia siena" in legal(g, "milan")


def test_a_chevauchee_uses_up_its_origin() -> None:
    """5.6, ruling 12"""
    g = table(war=True, cities=BORDER, hands={"milan": "knights*6 chevauchee"}, dice=[1, 6])
    battle(g, "milan", "declare_chevauchee parma siena", "knights knights none")
    settle(g)
    assert refusal(g, "milan", "declare_attack parma bologna") == "no-origin-twice"
    assert refusal(g, "milan", "declare_chevauchee milano roma") == "no-card"


def test_two_payable_fighters_are_needed() -> None:
    """5.2, ruling 14, edge case 4"""
    words: dict[str, Any] = {"war": True, "cities": BORDER}
    one = table(**words, hands={"milan": "knights engineer felon"})
    assert refusal(one, "milan", "declare_attack parma bologna") == "no-two-fighters"
    poor = table(**words, hands={"milan": "condottiere*2"}, ducats={"milan": 1})
    assert refusal(poor, "milan", "declare_attack parma bologna") == "no-two-fighters"
    able = table(**words, hands={"milan": "condottiere*2"}, ducats={"milan": 2})
    assert refusal(able, "milan", "declare_attack parma bologna") == "accepted"


def test_exhausted_cards_do_not_count_as_fighters() -> None:
    """5.2"""
    g = table(war=True, cities=BORDER, hands={"milan": "knights"}, exhausted={"milan": "cannon"})
    assert refusal(g, "milan", "declare_attack parma bologna") == "no-two-fighters"


def test_a_city_gained_in_the_phase_cannot_attack() -> None:
    """5.3, ruling 13"""
    g = table(
        war=True,
        cities={"milan": "milano pavia parma", "rome": "roma bologna ravenna"},
        hands={"milan": "knights*6 marriage"},
        dice=[6, 1],
    )
    battle(g, "milan", "declare_attack parma bologna", "knights knights none")
    settle(g)
    assert owner(g, "bologna") == "milan"
    assert refusal(g, "milan", "declare_attack bologna ravenna") == "no-origin-gained"
    g = table(
        war=True,
        cities={"milan": "milano pavia parma", "rome": "roma bologna", "venice": "ravenna venezia"},
        hands={"milan": "knights*6 marriage"},
    )
    do(g, "milan", "play_marriage bologna")
    assert refusal(g, "milan", "declare_attack bologna ravenna") == "no-origin-gained"


def test_a_city_gained_in_expansion_may_attack() -> None:
    """5.3, ruling 13"""
    g = table(
        war=True,
        stage="expansion",
        order="milan rome venice florence",
        acts="milan",
        cities={"milan": "parma", "rome": "roma bologna"},
        hands={"milan": "knights*2"},
    )
    do(g, "milan", "expand parma mantova")
    while asked(g) != ["milan"] or "end_phase" not in legal(g, "milan"):
        do(g, asked(g)[0], "pass_expansion")
    assert "declare_attack parma bologna" in legal(g, "milan")
    assert g.gained == 0


def test_targets_are_cities_of_others_that_are_linked() -> None:
    """5.4, 5.5"""
    g = table(war=True, cities=BORDER, hands={"milan": "knights*2"})
    assert refusal(g, "milan", "declare_attack parma pavia") == "no-attack-own"
    assert refusal(g, "milan", "declare_attack parma pisa") == "no-attack-free"
    assert refusal(g, "milan", "declare_attack parma siena") == "no-attack-link"
    assert refusal(g, "milan", "declare_attack bologna siena") == "no-own-city"
    assert refusal(g, "milan", "declare_attack parma capua") == "no-closed-city"
    assert refusal(g, "milan", "declare_chevauchee parma siena") == "no-card"


def test_ports_attack_each_other_by_landing_unless_a_road_joins_them() -> None:
    """5.5, 2.3, ruling 36"""
    g = table(
        SIX, war=True, acts="genoa", cities={"genoa": "genova", "milan": "savona", "rome": "roma"},
        hands={"genoa": "knights*4"}, dice=[6, 1, 6, 1],
    )  # fmt: skip
    do(g, "genoa", "declare_attack genova roma")
    assert g.view(None)["battle"]["landing"] == 1
    g = table(SIX, war=True, acts="genoa", cities={"genoa": "genova", "milan": "savona"}, hands={"genoa": "knights*4"})
    do(g, "genoa", "declare_attack genova savona")
    assert g.view(None)["battle"]["landing"] == 0


def test_declaring_marks_the_owner_as_attacked_whatever_comes() -> None:
    """5.4, 7.7"""
    g = table(war=True, cities=BORDER, hands={"milan": "knights*4 marriage", "rome": "cannon"}, dice=[1, 6])
    battle(g, "milan", "declare_attack parma bologna", "knights knights none", "commit_defence cannon none")
    settle(g)
    assert refusal(g, "milan", "play_marriage siena") == "no-marriage-attacked"


def test_a_captured_city_may_be_retaken_by_its_owner_in_the_same_turn() -> None:
    """12.9, edge case 16"""
    g = table(
        war=True,
        order="milan rome venice florence",
        acts="milan",
        cities={"milan": "milano parma", "rome": "roma bologna ravenna"},
        hands={"milan": "cannon*2", "rome": "knights*2"},
        dice=[6, 1, 6, 1],
    )
    do(g, "milan", "declare_attack parma bologna")
    settle(g)
    do(g, "milan", "commit_attack cannon cannon none")
    settle(g)
    do(g, "rome", "commit_defence knights none")
    settle(g)
    assert owner(g, "bologna") == "milan"
    do(g, "milan", "end_phase")
    assert refusal(g, "rome", "declare_attack ravenna bologna") == "no-two-fighters"
    g = table(
        war=True,
        order="milan rome venice florence",
        acts="rome",
        cities={"milan": "milano parma bologna", "rome": "roma ravenna"},
        hands={"rome": "knights*2"},
        dice=[6, 1],
    )
    battle(g, "rome", "declare_attack ravenna bologna", "knights knights none")
    settle(g)
    assert owner(g, "bologna") == "rome"


def test_the_attackers_own_city_is_never_at_risk() -> None:
    """6.10"""
    g = table(war=True, cities=BORDER, hands={"milan": "pikemen*2", "rome": "swiss_regiment"}, dice=[1, 6])
    battle(g, "milan", "declare_attack parma bologna", "pikemen pikemen none", "commit_defence swiss_regiment none")
    settle(g)
    assert owner(g, "parma") == "milan"
    assert ducats(g, "milan") == 6
