"""Yellow cards: raiders, ambassador, marriage, artist, banker."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.titles.renaissance.rules.names import ARTISTS
from signoria.titles.renaissance.rules.state import Italy

from .words import (
    FOUR,
    asked,
    city,
    discarded,
    do,
    ducats,
    hand,
    legal,
    level,
    owner,
    refusal,
    seat,
    start,
    table,
    told,
    verbs,
)

CITIES = {"milan": "milano pavia", "rome": "roma:3 siena:2 bologna", "venice": "venezia treviso"}


def yellow(card: str, dice: tuple[int, ...] = (), **words: Any) -> Italy:
    return table(cities=CITIES, hands={"milan": card}, dice=dice, acts="milan", **words)


@pytest.mark.parametrize(
    ("target", "die", "gain"),
    [("siena", 4, 0), ("siena", 5, 2), ("bologna", 2, 0), ("bologna", 3, 1), ("venezia", 3, 1)],
)
def test_raiders_need_more_than_the_strength(target: str, die: int, gain: int) -> None:
    """7.2, example 7, ruling 33"""
    g = yellow("raiders", (die,))
    do(g, "milan", f"play_raiders {target}")
    assert ducats(g, "milan") == 6 + gain
    assert bool(g.pillaged >> city(target) & 1) == bool(gain)
    assert discarded(g) == ["raiders"]


def test_raiders_never_plunder_a_fortress_nor_twice_nor_at_home() -> None:
    """7.2, example 7, ruling 32"""
    g = yellow("raiders*2", pillaged="bologna")
    assert refusal(g, "milan", "play_raiders roma") == "no-raid-fortress"
    assert refusal(g, "milan", "play_raiders bologna") == "no-raid-twice"
    assert refusal(g, "milan", "play_raiders milano") == "no-raid-own"
    assert refusal(g, "milan", "play_raiders capua") == "no-closed-city"


def test_a_free_city_is_plundered_without_a_roll() -> None:
    """7.2, ruling 31"""
    g = yellow("raiders")
    do(g, "milan", "play_raiders perugia")
    assert ducats(g, "milan") == 7
    assert told(g, "free-city-raided")
    assert g.draws == table(cities=CITIES).draws


@pytest.mark.parametrize(
    ("dice", "prompt"),
    [((3, 3), "ask-corrupt"), ((3, 4), "ask-neglect"), ((4, 4), "ask-neglect"), ((4, 5), "ask-phase")],
)
def test_ambassador_table(dice: tuple[int, ...], prompt: str) -> None:
    """7.3, example 12"""
    g = yellow("ambassador", dice)
    do(g, "milan", "play_ambassador")
    assert (g.prompt(0) or ("",))[0] == prompt


@pytest.mark.parametrize(("target", "die", "taken"), [("siena", 4, False), ("siena", 5, True), ("venezia", 3, True)])
def test_corruption_compares_with_the_level_alone(target: str, die: int, taken: bool) -> None:
    """7.4, rulings 33, 34"""
    g = yellow("ambassador", (1, 1, die))
    do(g, "milan", "play_ambassador", f"corrupt {target}")
    assert (owner(g, target) == "milan") == taken
    assert level(g, "siena") == 2


def test_corruption_spares_palaces_and_fortresses() -> None:
    """7.4, edge case 11"""
    g = yellow("ambassador", (1, 1), palaces="bologna")
    do(g, "milan", "play_ambassador")
    assert refusal(g, "milan", "corrupt bologna") == "no-corrupt-palace"
    assert refusal(g, "milan", "corrupt roma") == "no-corrupt-fortress"
    assert refusal(g, "milan", "corrupt perugia") == "no-rival-city"
    do(g, "milan", "decline")
    assert told(g, "embassy-declined")
    cities = {"milan": "milano", "rome": "roma:3", "venice": "venezia", "florence": "firenze:3"}
    g = table(cities=cities, palaces="venezia", hands={"milan": "ambassador"}, dice=[1, 1])
    do(g, "milan", "play_ambassador")
    assert verbs(g, "milan") == {"end_phase"}


def test_neglect_lowers_any_city_and_frees_the_piece() -> None:
    """7.5, rulings 30, 43, edge case 5"""
    g = yellow("ambassador", (3, 4))
    castles = g.castles
    do(g, "milan", "play_ambassador")
    assert refusal(g, "milan", "neglect bologna") == "no-neglect-place"
    do(g, "milan", "neglect roma")
    assert level(g, "roma") == 2
    assert g.castles == castles + 1
    g = table(cities={"milan": "milano:2"}, hands={"milan": "ambassador"}, dice=[3, 4])
    ramparts = g.ramparts
    do(g, "milan", "play_ambassador", "neglect milano")
    assert level(g, "milano") == 1
    assert g.ramparts == ramparts + 1


def test_aid_draws_two_cards_beyond_twelve() -> None:
    """7.6"""
    g = yellow("ambassador pikemen*12", (6, 6))
    do(g, "milan", "play_ambassador")
    assert len(hand(g, "milan")) == 14


def test_an_empty_deck_is_made_from_the_discards() -> None:
    """7.6, edge case 1"""
    g = yellow("ambassador", (6, 6), deck="only knights")
    do(g, "milan", "play_ambassador")
    assert len(hand(g, "milan")) == 2
    assert "knights" in hand(g, "milan")
    assert told(g, "deck-reshuffled")
    g = yellow("ambassador", (6, 6), deck="only")
    g.discard = [0] * 15
    do(g, "milan", "play_ambassador")
    assert hand(g, "milan") == ["ambassador"]


def test_marriage_pays_the_owner_and_binds_only_the_player() -> None:
    """7.7, ruling 29, edge case 17"""
    g = table(
        war=True,
        cities={"milan": "milano parma", "rome": "roma bologna siena"},
        hands={"milan": "marriage knights*2 raiders", "rome": "knights*2"},
        order="milan rome venice florence",
        acts="milan",
    )
    do(g, "milan", "play_marriage siena")
    assert owner(g, "siena") == "milan"
    assert (ducats(g, "milan"), ducats(g, "rome")) == (4, 8)
    assert refusal(g, "milan", "declare_attack parma bologna") == "no-attack-spouse"
    assert "play_raiders bologna" in legal(g, "milan")
    do(g, "milan", "end_phase")
    assert "declare_attack bologna parma" in legal(g, "rome")


def test_marriage_needs_a_plain_garrison_and_two_ducats() -> None:
    """7.7"""
    g = yellow("marriage", palaces="bologna")
    assert refusal(g, "milan", "play_marriage siena") == "no-marriage-fort"
    assert refusal(g, "milan", "play_marriage bologna") == "no-marriage-palace"
    assert refusal(g, "milan", "play_marriage perugia") == "no-rival-city"
    g = yellow("marriage", ducats={"milan": 1})
    assert refusal(g, "milan", "play_marriage bologna") == "no-ducats"


def test_an_artist_comes_into_an_empty_palace() -> None:
    """7.8"""
    g = yellow("artist_or_banker*2", (1,), palaces="milano")
    do(g, "milan", "play_artist milano")
    assert g.palace[city("milano")] == 2
    assert not g.reserve & 1
    assert refusal(g, "milan", "play_artist milano") == "no-artist-room"
    assert refusal(g, "milan", "play_artist pavia") == "no-own-palace"


def test_savonarola_burns_the_palace_and_returns_to_the_reserve() -> None:
    """7.8, edge case 6"""
    g = yellow("artist_or_banker", (len(ARTISTS),), palaces="milano")
    palaces = g.palaces
    do(g, "milan", "play_artist milano")
    assert g.palace[city("milano")] == 0
    assert g.palaces == palaces + 1
    assert g.reserve.bit_count() == 12
    assert hand(g, "milan") == []


def test_a_banker_pays_once_a_turn_for_each_palace() -> None:
    """7.9, ruling 11"""
    g = yellow("artist_or_banker*2", palaces="milano", artists={"pavia": "leonardo"})
    do(g, "milan", "play_banker milano")
    assert ducats(g, "milan") == 11
    assert refusal(g, "milan", "play_banker milano") == "no-banker-twice"
    assert refusal(g, "milan", "play_banker roma") == "no-own-palace"
    do(g, "milan", "play_banker pavia")
    assert ducats(g, "milan") == 16


def test_yellow_cards_wait_for_the_own_phase() -> None:
    """7.1, ruling 5"""
    for stage in ("purchases", "expansion"):
        g = table(stage=stage, acts="milan", hands={"milan": "raiders"})
        assert "play_raiders" not in verbs(g, "milan")
    assert refusal(g, "milan", "play_raiders bologna") == "no-yellow-now"


def test_yellow_cards_in_expansion_by_option() -> None:
    """7.1, 11.8, ruling 5"""
    full = " ".join(open_cities()[:-6])
    g = table(
        options={"yellow_in_expansion": True},
        stage="expansion",
        acts="milan",
        order=FOUR,
        cities={"milan": full, "rome": open_cities()[-6:], "venice": [], "florence": []},
        hands={"milan": "raiders"},
        dice=[6],
    )
    assert verbs(g, "milan") == {"pass_expansion", "play_raiders"}
    do(g, "milan", "play_raiders roma")
    assert asked(g) == ["milan"]
    assert verbs(g, "milan") == {"end_phase"}
    assert g.pillaged >> city("roma") & 1


def open_cities() -> list[str]:
    from signoria.titles.renaissance.rules.names import CITIES as NAMES

    box = start(4, 1).box
    return [NAMES[c] for c in range(42) if box.open_cities >> c & 1]


def test_the_card_is_needed() -> None:
    """2.6"""
    g = yellow("knights")
    for action, key in (
        ("play_raiders bologna", "no-card"),
        ("play_ambassador", "no-card"),
        ("play_marriage bologna", "no-card"),
        ("play_artist milano", "no-card"),
        ("play_banker milano", "no-card"),
        ("use_spain_raid bologna", "no-power"),
        ("use_florence_lure roma milano", "no-power"),
    ):
        assert refusal(g, "milan", action) == key
    assert seat(g, "milan") == 0


def test_another_s_city_crumbles_for_good_one_s_own_until_the_next_move() -> None:
    """Undo at once stops where the owner of a city is concerned."""
    for place, refused in (("roma", "no-undo-concerned"), ("milano", "")):
        g = table(cities={"milan": "milano:2", "rome": "roma:2"}, hands={"milan": "ambassador"}, dice=[3, 4])
        do(g, "milan", "play_ambassador", f"neglect {place}")
        assert asked(g) == ["milan"]
        assert g.undo_refusal(g.to_act[0]) == refused
