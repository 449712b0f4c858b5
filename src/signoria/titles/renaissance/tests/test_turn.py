"""The turn: returns, vote, deal, purchases, order, expansion, scoring."""

from __future__ import annotations

from collections import Counter

import pytest

from signoria.titles.renaissance.rules import scoring
from signoria.titles.renaissance.rules.state import Italy

from .words import (
    SIX,
    asked,
    city,
    do,
    ducats,
    hand,
    legal,
    level,
    owner,
    province,
    refusal,
    seat,
    settle,
    start,
    table,
    told,
    verbs,
)


def vote(g: Italy, wars: list[str]) -> None:
    for nation in asked(g):
        do(g, nation, "vote war" if nation in wars else "vote peace")


@pytest.mark.parametrize(
    ("nations", "wars", "war"),
    [
        (SIX, ["milan", "rome", "venice"], 1),
        (SIX, ["milan", "rome"], 0),
        ("milan rome venice florence naples", ["milan", "rome", "venice"], 1),
        ("milan rome venice florence naples", ["milan", "rome"], 0),
        (SIX, SIX.split(), 1),
        (SIX, [], 0),
    ],
)
def test_war_if_half_of_the_votes_are_for_war(nations: str, wars: list[str], war: int) -> None:
    """4.3, example 9, edge case 7"""
    g = table(nations, stage="vote", turn=2)
    vote(g, wars)
    assert g.war == war
    assert len(told(g, "voted")) == len(nations.split())


def test_first_turn_has_no_vote_and_ten_ducats_at_the_purchases() -> None:
    """4.3, 4.4, example 10"""
    g = table(stage="vote", turn=1)
    assert g.war == 0
    assert asked(g) == ["milan"]
    assert ducats(g, "milan") == 10
    assert len(hand(g, "milan")) == 4


def test_war_deals_six_cards_and_no_ducats() -> None:
    """4.4"""
    g = table(stage="deal", war=True)
    assert ducats(g, "rome") == 6
    assert len(hand(g, "rome")) == 6


def test_purchases_follow_last_turns_order() -> None:
    """4.5, ruling 2"""
    g = table(stage="vote", turn=2, order="venice rome")
    vote(g, [])
    assert asked(g) == ["venice"]
    do(g, "venice", "finish_purchases 0")
    assert asked(g) == ["rome"]


def test_a_garrison_becomes_a_fortress_in_one_purchase() -> None:
    """4.5, example 1"""
    g = table(stage="purchases", acts="milan", ducats={"milan": 8})
    before = g.ramparts, g.castles
    do(g, "milan", "build_rampart milano", "build_castle milano")
    assert level(g, "milano") == 3
    assert ducats(g, "milan") == 0
    assert (g.ramparts, g.castles) == (before[0] - 1, before[1] - 1)
    assert refusal(g, "milan", "build_rampart pavia") == "no-ducats"


def test_buildings_need_an_own_city_of_the_right_level() -> None:
    """2.4, 2.5"""
    g = table(stage="purchases", acts="milan", ducats=20, palaces="milano")
    assert refusal(g, "milan", "build_rampart roma") == "no-own-city"
    assert refusal(g, "milan", "build_castle roma") == "no-own-city"
    assert refusal(g, "milan", "build_castle milano") == "no-castle-place"
    assert refusal(g, "milan", "build_palace milano") == "no-second-palace"
    do(g, "milan", "build_rampart milano")
    assert refusal(g, "milan", "build_rampart milano") == "no-rampart-place"


def test_buildings_are_paid_for() -> None:
    """2.4, 2.5"""
    g = table(stage="purchases", acts="milan", ducats=0, cities={"milan": "milano pavia:2"})
    for building in ("build_rampart milano", "build_castle pavia", "build_palace milano"):
        assert refusal(g, "milan", building) == "no-ducats"


def test_no_piece_in_supply_no_building() -> None:
    """2.9, edge case 5"""
    g = table(stage="purchases", acts="milan", ducats=30, cities={"milan": "milano pavia:2"})
    g.ramparts = g.castles = g.palaces = 0
    assert refusal(g, "milan", "build_rampart milano") == "no-ramparts-left"
    assert refusal(g, "milan", "build_castle pavia") == "no-castles-left"
    assert refusal(g, "milan", "build_palace milano") == "no-palaces-left"
    g.ramparts = 1
    assert "build_rampart milano" in legal(g, "milan")


def test_a_hand_of_six_buys_at_most_six_cards() -> None:
    """4.6, example 13"""
    g = table(stage="purchases", acts="milan", ducats=30, hands={"milan": "pikemen*6"})
    assert "finish_purchases 6" in legal(g, "milan")
    assert refusal(g, "milan", "finish_purchases 7") == "no-hand-room"
    do(g, "milan", "finish_purchases 6")
    assert ducats(g, "milan") == 18
    assert len(hand(g, "milan")) == 12


def test_cards_are_bought_as_far_as_ducats_and_deck_reach() -> None:
    """4.6"""
    g = table(stage="purchases", acts="milan", ducats=5)
    assert refusal(g, "milan", "finish_purchases 3") == "no-ducats"
    g = table(stage="purchases", acts="milan", ducats=20, deck="only knights")
    assert refusal(g, "milan", "finish_purchases 2") == "no-cards-left"


def test_last_turns_first_player_is_not_first_again() -> None:
    """4.7, example 14"""
    first: Counter[int] = Counter()
    second: Counter[int] = Counter()
    for seed in range(60):
        g = table(stage="order", turn=2, first="rome", seed=seed)
        first[g.order[0]] += 1
        second[g.order[1]] += 1
        assert sorted(g.order) == [0, 1, 2, 3]
    assert seat(g, "rome") not in first
    assert len(first) == 3
    assert second[seat(g, "rome")] > 5


def test_purchases_keep_the_order_of_turn_one_in_turn_one() -> None:
    """4.7"""
    g = table(stage="order", turn=1, order="florence rome")
    assert asked(g) == ["florence"]


def test_expansion_by_road_and_the_new_city_may_be_the_next_origin() -> None:
    """4.8"""
    g = table(stage="expansion", acts="florence", order="milan rome venice florence")
    do(g, "florence", "expand firenze siena")
    assert owner(g, "siena") == "florence"
    assert level(g, "siena") == 1
    for nation in ("milan", "rome", "venice"):
        do(g, nation, "pass_expansion")
    assert refusal(g, "florence", "expand firenze bologna") == "no-second-departure"
    assert refusal(g, "florence", "expand pistoia urbino") == "no-link"
    do(g, "florence", "expand siena perugia")
    assert owner(g, "perugia") == "florence"


def test_passing_once_does_not_forbid_the_second_expansion() -> None:
    """4.8"""
    g = table(stage="expansion", acts="florence", order="milan rome venice florence")
    do(g, "florence", "pass_expansion")
    for nation in ("milan", "rome", "venice"):
        do(g, nation, "pass_expansion")
    assert asked(g) == ["florence"]


def test_naval_states_sail_twice_from_different_ports() -> None:
    """4.9, example 15, rulings 36, 37"""
    g = table(SIX, stage="expansion", acts="genoa", order="genoa naples", cities={"genoa": "genova ajaccio"})
    assert "expand genova savona" in legal(g, "genoa")
    do(g, "genoa", "expand genova pisa")
    do(g, "naples", "expand napoli palermo")
    while asked(g) != ["genoa"]:
        do(g, asked(g)[0], "pass_expansion")
    assert refusal(g, "genoa", "expand genova messina") == "no-second-departure"
    do(g, "genoa", "expand ajaccio messina")
    assert refusal(g, "naples", "expand palermo bari") == "no-more-sailing"
    assert "expand napoli reggio" not in legal(g, "naples")
    assert "expand capua benevento" in legal(g, "naples")


def test_a_road_between_two_ports_is_no_sea_voyage() -> None:
    """2.3, ruling 36"""
    g = table(SIX, stage="expansion", acts="genoa", order="genoa")
    do(g, "genoa", "expand genova savona")
    assert g.sea_used[seat(g, "genoa")] == 0
    assert told(g, "expanded")


def test_who_cannot_expand_is_not_asked_and_the_round_ends() -> None:
    """4.8, edge case 2"""
    taken = " ".join(name for name in free_names() if name not in ("roma", "viterbo", "venezia", "firenze"))
    g = table(
        stage="expansion",
        acts="milan",
        cities={"milan": taken, "rome": "roma viterbo", "venice": "venezia", "florence": "firenze"},
    )
    assert asked(g) == ["milan"]
    assert "end_phase" in legal(g, "milan")


def free_names() -> list[str]:
    from signoria.titles.renaissance.rules.names import CITIES

    box = start(4, 1).box
    return [CITIES[c] for c in range(42) if box.open_cities >> c & 1]


def test_who_has_no_city_returns_with_six_ducats() -> None:
    """4.2, edge case 10, ruling 27"""
    g = table(
        stage="begin",
        turn=3,
        cities={"rome": "", "milan": "milano roma:3 viterbo"},
        artists={"roma": "leonardo"},
        ducats={"rome": 2},
    )
    assert asked(g) == ["rome"]
    assert legal(g, "rome") == ["return_to roma", "return_to viterbo"]
    assert g.prompt(seat(g, "rome")) == ("ask-return", ())
    assert refusal(g, "rome", "return_to milano") == "no-start-city"
    assert refusal(g, "rome", "vote war") == "no-choice"
    do(g, "rome", "return_to roma")
    assert ducats(g, "rome") == 8
    assert level(g, "roma") == 3
    assert g.palace[city("roma")] > 1
    assert owner(g, "viterbo") == "milan"


def test_in_a_scenario_every_start_garrison_counts_for_a_return() -> None:
    """4.2, ruling 27"""
    nations = "france rome venice florence milan spain"
    cities = {"france": "", "rome": "genova napoli pisa roma"}
    g = table(nations, options={"setup": "1494"}, stage="begin", turn=3, cities=cities)
    assert legal(g, "france") == ["return_to genova", "return_to pisa", "return_to napoli"]


def test_garrisons_and_pillage_markers_never_run_out() -> None:
    """2.9, ruling 38"""
    names = free_names()
    g = table(
        cities={"milan": names[:26], "rome": names[26:], "venice": [], "florence": []},
        pillaged=names[:25],
        acts="rome",
        hands={"rome": "raiders"},
        dice=[6],
    )
    do(g, "rome", f"play_raiders {names[25]}")
    assert g.pillaged.bit_count() == 26
    assert g.held[0].bit_count() == 26


def test_who_loses_the_last_city_to_a_return_returns_after_the_others() -> None:
    """4.2, edge case 9"""
    g = table(
        stage="begin",
        turn=3,
        order="florence rome venice milan",
        cities={"rome": "firenze pistoia", "milan": "roma viterbo", "venice": "venezia milano", "florence": ""},
    )
    assert asked(g) == ["florence"]
    g = table(
        stage="begin",
        turn=3,
        order="rome florence venice milan",
        cities={"rome": "", "florence": "", "milan": "firenze", "venice": "venezia roma viterbo pistoia"},
    )
    do(g, "rome", "return_to roma")
    do(g, "florence", "return_to firenze")
    assert asked(g) == ["milan"]
    assert legal(g, "milan") == ["return_to milano", "return_to pavia"]
    do(g, "milan", "return_to pavia")
    assert all(g.held)


def test_who_regained_a_city_is_not_eliminated() -> None:
    """12.17, ruling 27, edge case 8"""
    g = table(
        turn=2,
        acts="rome",
        war=True,
        cities={"rome": "", "milan": "roma viterbo milano pavia"},
        hands={"rome": "marriage"},
    )
    assert asked(g) == ["rome"]
    do(g, "rome", "play_marriage roma", "end_phase")
    assert owner(g, "roma") == "rome"


def test_a_player_without_cities_has_a_phase_but_no_origin() -> None:
    """4.10, ruling 28"""
    g = table(acts="rome", war=True, cities={"rome": "", "milan": "roma"}, hands={"rome": "knights*2 raiders"})
    assert verbs(g, "rome") == {"end_phase", "play_raiders"}


def test_provinces_score_when_complete() -> None:
    """8.1, example 2"""
    g = table(cities={"milan": "brescia mantova milano"}, stage="score")
    assert told(g, "turn-scored")[0][1] == 1
    g = table(cities={"milan": "brescia milano"}, stage="score")
    assert told(g, "turn-scored")[0][1] == 0


def test_a_one_city_province_with_artist_scores_two() -> None:
    """8.1, example 3, ruling 10"""
    g = table(cities={"milan": "perugia"}, artists={"perugia": "leonardo"}, stage="score")
    assert g.scores[0] == 2
    g = table(cities={"milan": "bologna ravenna"}, artists={"bologna": "leonardo", "ravenna": "bellini"}, stage="score")
    assert g.scores[0] == 3
    g = table(cities={"milan": "bologna"}, artists={"bologna": "leonardo"}, stage="score")
    assert g.scores[0] == 1
    assert g.breakdown()[0] == {"provinces": 0, "artists": 1}


def test_income_by_level_without_plundered_cities() -> None:
    """8.2, example 11, ruling 11"""
    g = table(
        cities={"milan": "milano pavia parma cremona:2 bologna:3"}, palaces="milano", pillaged="parma", stage="ready"
    )
    assert scoring.incomes(g)[0] == 7
    before = ducats(g, "milan")
    for nation in asked(g):
        do(g, nation, "ready")
    assert told(g, "turn-scored")[0][3] == 7
    assert ducats(g, "milan") == before + 7
    assert g.pillaged == 0


def test_the_last_turn_scores_and_ends_the_game() -> None:
    """8.3, edge case 21, rulings 1, 45"""
    g = table(turn=6, stage="score", points={"rome": 9}, cities={"milan": "", "rome": "milano"})
    assert g.over
    assert g.scores[1] == 9
    assert g.winners == [1]
    assert g.view(None)["winners"] == [1]


def test_ties_go_to_fortresses_then_ramparts_then_ducats_then_are_shared() -> None:
    """8.4, edge case 22"""
    two = {"milan": "parma", "rome": "bologna", "venice": "siena", "florence": "ancona"}
    fortress = table(
        turn=6, stage="score", ducats=0, cities=two | {"milan": "parma:3", "rome": "bologna:2 ravenna:2 siena:2"}
    )
    assert fortress.scores[:2] == [0, 1]
    fortress = table(turn=6, stage="score", ducats=0, cities=two | {"milan": "parma:3", "rome": "bologna:2 siena:2"})
    assert fortress.winners == [0]
    rampart = table(turn=6, stage="score", ducats={"rome": 50}, cities=two | {"milan": "parma:2"})
    assert rampart.winners == [0]
    rich = table(turn=6, stage="score", ducats={"rome": 50}, cities=two)
    assert rich.winners == [1]
    assert (1, 0, 0, 51) in told(rich, "tie-broken")
    assert told(rich, "victory") == [(1, 0)]
    shared = table(turn=6, stage="score", cities=two)
    assert shared.winners == [0, 1, 2, 3]
    assert told(shared, "victory") == []
    assert [values[0] for values in told(shared, "victory-shared")] == [0, 1, 2, 3]


def test_unused_cards_are_lost_at_the_end_of_the_turn() -> None:
    """4.12, edge case 12"""
    g = table(acts="florence", order="milan rome venice florence", hands={"florence": "raiders knights"})
    do(g, "florence", "end_phase")
    assert hand(g, "florence") == []
    assert asked(g) == ["milan", "rome", "venice", "florence"]


def test_without_diplomacy_nobody_is_asked_to_confirm() -> None:
    """4.13"""
    g = table(acts="florence", order="milan rome venice florence", options={"diplomacy": "off"})
    do(g, "florence", "end_phase")
    assert verbs(g, "milan") == {"vote"}


def test_complete_provinces_are_shown() -> None:
    """2.1"""
    g = table(cities={"milan": "milano pavia cremona"})
    assert g.view(0)["complete"][0] == [province("ducato_di_milano")]
    settle(g)
