"""The powers of the states."""

from __future__ import annotations

from typing import Any

from signoria.titles.renaissance.rules.names import CITIES, NATIONS
from signoria.titles.renaissance.rules.state import Italy

from .words import (
    SIX,
    asked,
    battle,
    city,
    do,
    ducats,
    exhausted,
    hand,
    legal,
    owner,
    refusal,
    seat,
    settle,
    start,
    table,
    told,
    verbs,
)

ON = {"powers": True}


def scenario(setup: str, **words: Any) -> Italy:
    names = " ".join(NATIONS[n] for n in start(6, 1, setup=setup).box.nations)
    return table(names, options={"powers": True, "setup": setup}, **words)


def test_genoa_meets_neither_terrain_nor_landing_bonus() -> None:
    """10.3"""
    for powers, ground in ((True, 0), (False, 2)):
        g = table(
            SIX, options={"powers": powers}, war=True, acts="genoa", cities={"genoa": "genova", "naples": "napoli"},
            hands={"genoa": "knights*2"},
        )  # fmt: skip
        do(g, "genoa", "declare_attack genova napoli")
        assert g.view(None)["battle"]["ground"] == ground


def test_florence_lures_an_artist_on_five_or_six() -> None:
    """10.2"""
    for die, moved in ((4, False), (5, True)):
        g = table(options=ON, acts="florence", palaces="firenze", artists={"roma": "leonardo"}, dice=[die])
        do(g, "florence", "use_florence_lure roma firenze")
        assert (g.palace[city("firenze")] == 2) == moved
        assert g.palace[city("roma")] == (1 if moved else 2)
        assert refusal(g, "florence", "use_florence_lure roma firenze") == "no-power-twice"
    g = table(options=ON, acts="florence", artists={"roma": "leonardo", "firenze": "bellini"})
    assert refusal(g, "florence", "use_florence_lure roma firenze") == "no-artist-room"
    assert refusal(g, "florence", "use_florence_lure milano firenze") == "no-artist-there"


def test_naples_retreats_once_a_turn_without_a_card() -> None:
    """10.4"""
    g = table(
        SIX, options=ON, war=True, acts="naples", cities={"naples": "napoli capua", "rome": "roma"},
        hands={"naples": "cannon pikemen retreat", "rome": "swiss_regiment"}, dice=[1, 6],
    )  # fmt: skip
    battle(g, "naples", "declare_attack capua roma", "pikemen cannon none", "commit_defence swiss_regiment none")
    while "no_retreat" not in legal(g, "naples"):
        do(g, "naples", "no_sign")
    do(g, "naples", "retreat cannon")
    assert told(g, "free-retreat")
    assert hand(g, "naples") == ["retreat"]
    do(g, "naples", "retreat pikemen")
    settle(g)
    assert exhausted(g, "naples") == ["pikemen", "cannon"]
    assert hand(g, "naples") == []


def test_milan_lays_a_free_condottiere_once_a_turn() -> None:
    """10.5, ruling 41"""
    g = table(
        options=ON, war=True, cities={"milan": "milano parma", "rome": "roma bologna ferrara"}, ducats={"milan": 0},
        hands={"milan": "knights", "rome": ""}, dice=[6, 1, 1],
    )  # fmt: skip
    do(g, "milan", "declare_attack parma bologna")
    settle(g)
    assert legal(g, "milan") == ["commit_attack knights free_condottiere none"]
    do(g, "milan", "commit_attack knights free_condottiere none")
    settle(g)
    assert told(g, "city-captured")[-1][3:] == (6 + 5 + 4, 1 + 2)
    assert g.discard[5] == 0
    assert refusal(g, "milan", "declare_attack milano ferrara") == "no-two-fighters"


def test_milan_may_defend_with_it() -> None:
    """10.5"""
    g = table(
        options=ON, war=True, acts="rome", cities={"milan": "milano parma", "rome": "roma bologna"},
        hands={"rome": "knights*2"}, ducats={"milan": 0}, dice=[1, 1, 4],
    )  # fmt: skip
    battle(g, "rome", "declare_attack bologna parma", "knights knights none")
    assert legal(g, "milan") == ["commit_defence free_condottiere none", "lay_no_fighter"]
    do(g, "milan", "commit_defence free_condottiere none")
    settle(g)
    assert told(g, "city-captured")[-1][3:] == (11, 1 + 6 + 2)


def test_rome_has_two_votes_and_half_of_the_votes_decides() -> None:
    """10.6, ruling 40"""
    g = table(options=ON, stage="vote", turn=2)
    for nation in asked(g):
        do(g, nation, "vote war" if nation in ("rome", "milan") else "vote peace")
    assert g.war == 1
    assert told(g, "war-chosen") == [(3, 5)]
    g = table(options=ON, stage="vote", turn=2)
    for nation in asked(g):
        do(g, nation, "vote war" if nation in ("venice", "milan") else "vote peace")
    assert g.war == 0


def test_venice_receives_two_more_ducats() -> None:
    """10.7"""
    g = table(options=ON, stage="score")
    assert told(g, "turn-scored")[2][3] == 4


def test_france_attacks_from_a_captured_city() -> None:
    """10.8, ruling 13"""
    g = scenario(
        "1494", war=True, acts="france", cities={"france": "genova torino", "milan": "pavia milano", "rome": "roma"},
        hands={"france": "cannon*4 marriage", "milan": ""}, dice=[6, 1],
    )  # fmt: skip
    battle(g, "france", "declare_attack genova pavia", "cannon cannon none", "lay_no_fighter")
    settle(g)
    assert owner(g, "pavia") == "france"
    assert "declare_attack pavia milano" in legal(g, "france")
    do(g, "france", "play_marriage roma")
    assert refusal(g, "france", "declare_attack roma siena") == "no-origin-gained"


def test_spain_raids_once_without_a_card() -> None:
    """10.9"""
    g = scenario("1494", acts="spain", dice=[6])
    do(g, "spain", "use_spain_raid roma")
    assert ducats(g, "spain") == 7
    assert refusal(g, "spain", "use_spain_raid milano") == "no-power-twice"


def test_spain_is_asked_in_the_expansion_while_it_may_still_raid() -> None:
    """10.9, 11.8: all know that it needs no card for it."""
    box = start(6, 1, setup="1494").box
    full = [name for place, name in enumerate(CITIES) if box.open_cities >> place & 1]
    cities = {NATIONS[nation]: "" for nation in box.nations} | {"rome": full}
    g = table(
        " ".join(cities), options={**ON, "setup": "1494", "yellow_in_expansion": True}, stage="expansion", acts="spain",
        cities=cities, dice=[6],
    )  # fmt: skip
    assert asked(g) == ["spain"]
    assert verbs(g, "spain") == {"pass_expansion", "use_spain_raid"}
    do(g, "spain", "use_spain_raid roma")
    assert told(g, "expansion-passed") == []
    assert "use_spain_raid" not in str(legal(g, asked(g)[0]))


def test_the_empire_gets_one_card_more() -> None:
    """10.10"""
    g = scenario("1515", stage="deal", war=True)
    assert len(hand(g, "empire")) == 7
    assert len(hand(g, "france")) == 6


def test_the_swiss_announce_before_the_vote_and_on_turn_one() -> None:
    """10.11, ruling 42"""
    g = scenario("1515", stage="stance", turn=1)
    assert verbs(g, "swiss") == {"swiss_stance"}
    do(g, "swiss", "swiss_stance defence")
    assert asked(g) == ["france"]
    for stance, bonus in (("attack", 1), ("defence", 0)):
        g = scenario(
            "1515", war=True, acts="swiss", stance=stance, cities={"swiss": "milano", "france": "pavia"},
            hands={"swiss": "knights*2"}, dice=[1, 6],
        )  # fmt: skip
        do(g, "swiss", "declare_attack milano pavia")
        assert g.view(None)["battle"]["swiss"] == [bonus, 0]


def test_powers_are_off_unless_chosen() -> None:
    """10.1"""
    g = table(acts="florence", palaces="firenze", artists={"roma": "leonardo"})
    assert refusal(g, "florence", "use_florence_lure roma firenze") == "no-power"
    assert seat(g, "florence") == 3
