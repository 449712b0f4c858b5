"""Set-up: states, start cities, closed provinces, options."""

from __future__ import annotations

import pytest

from signoria import game
from signoria.kernel import Pack, PackError
from signoria.titles.renaissance.rules.names import CITIES, NATIONS
from signoria.titles.renaissance.rules.state import Italy

from .words import asked, do, ducats, legal, level, owner, refusal, start, table

RENAISSANCE = game("renaissance")


def names(g: Italy) -> list[str]:
    return sorted(NATIONS[nation] for nation in g.nation)


@pytest.mark.parametrize(
    ("seats", "variant", "out", "cities"),
    [
        (6, "naples_out", [], 42),
        (5, "naples_out", ["genoa"], 39),
        (4, "naples_out", ["genoa", "naples"], 33),
        (4, "milan_out", ["genoa", "milan"], 32),
        (3, "naples_out", ["genoa", "naples", "milan"], 26),
    ],
)
def test_states_left_out_and_open_cities(seats: int, variant: str, out: list[str], cities: int) -> None:
    """3.2"""
    g = start(seats, 1, four_player=variant)
    assert names(g) == sorted(set(NATIONS[:6]) - set(out))
    assert g.box.open_cities.bit_count() == cities


def test_five_players_leave_genoa_free_and_savoy_out_of_play() -> None:
    """3.2, example 16"""
    g = table("milan rome venice florence naples", stage="expansion", acts="milan", cities={"milan": "milano pavia"})
    assert owner(g, "genova") == owner(g, "ajaccio") == "free"
    assert "expand pavia genova" in legal(g, "milan")
    assert refusal(g, "milan", "expand milano torino") == "no-closed-city"
    assert refusal(g, "milan", "expand milano trento") == "no-closed-city"
    assert not g.box.open_cities >> CITIES.index("nizza") & 1


def test_three_players_reach_islands_by_sea_only() -> None:
    """2.8, edge case 20"""
    box = start(3, 1).box
    for name in ("palermo", "ajaccio", "ragusa", "genova"):
        far = [CITIES[c] for c in range(42) if box.roads[CITIES.index(name)] >> c & 1]
        assert set(far) <= {"messina", "zara", "savona"}
        assert box.sea[CITIES.index(name)]
    assert not box.roads[CITIES.index("confederazione_svizzera")]
    assert not box.sea[CITIES.index("confederazione_svizzera")]


def test_everybody_begins_with_six_ducats_and_a_rampart_on_a_start_city() -> None:
    """3.3, 3.7"""
    g = table(stage="placements", order="rome")
    assert asked(g) == ["rome"]
    assert ducats(g, "rome") == 6
    assert g.ramparts == 16
    assert legal(g, "rome") == ["place_rampart roma", "place_rampart viterbo"]
    do(g, "rome", "place_rampart viterbo")
    assert level(g, "viterbo") == 2
    assert g.ramparts == 16
    assert refusal(g, "milan", "place_rampart roma") == "no-start-city"


def test_extra_garrison_by_road_or_from_port_to_port() -> None:
    """3.9"""
    g = table(stage="extras", order="rome milan", cities={})
    g.turn = 0
    options = legal(g, "rome")
    assert {"place_extra perugia", "place_extra siena", "place_extra ancona", "skip_extra"} <= set(options)
    assert refusal(g, "rome", "place_extra milano") == "no-free-city"
    assert refusal(g, "rome", "build_palace roma") == "no-choice"
    assert refusal(g, "rome", "place_extra bologna") == "no-extra-link"
    assert refusal(g, "rome", "place_extra capua") == "no-closed-city"
    do(g, "rome", "skip_extra")
    assert "place_extra pisa" not in legal(g, "milan")
    do(g, "milan", "place_extra cremona")
    assert level(g, "cremona") == 1


def test_scenario_list_is_the_first_order() -> None:
    """3.4, ruling 3"""
    g = start(6, 1, setup="1494")
    assert [NATIONS[g.nation[s]] for s in g.order] == ["france", "rome", "venice", "florence", "milan", "spain"]
    assert asked(g) == ["france"]
    assert legal(g, "france") == ["choose_start pisa", "choose_start bari", "choose_start torino"]
    orders = {
        tuple(NATIONS[d.nation[s]] for s in d.order)
        for d in (start(6, seed, setup="1494", scenario_order="drawn") for seed in range(5))
    }
    assert len(orders) > 1


@pytest.mark.parametrize(
    ("setup", "five", "four"),
    [("1494", "florence", "milan"), ("1499", "milan", "rome"), ("1515", "florence", "swiss")],
)
def test_scenario_removals_add_up(setup: str, five: str, four: str) -> None:
    """3.10-3.12, rulings 6, 7, 8"""
    six = set(names(start(6, 1, setup=setup)))
    assert set(names(start(5, 1, setup=setup))) == six - {five}
    g = start(4, 1, setup=setup)
    assert set(names(g)) == six - {five, four}
    assert g.box.closed_provinces == 0


def test_scenarios_need_four_seats() -> None:
    """12.6, ruling 7"""
    with pytest.raises(ValueError, match="option setup"):
        RENAISSANCE.start(3, setup="1494")


def test_only_france_places_an_extra_garrison_in_1499() -> None:
    """3.9, ruling 4"""
    g = start(6, 1, setup="1499")
    while asked(g) != ["france"] or not legal(g, "france")[0].startswith("place_extra"):
        do(g, asked(g)[0], legal(g, asked(g)[0])[0])
    do(g, "france", "skip_extra")
    assert g.turn == 1
    assert all(held.bit_count() == 3 for held in g.held)


def test_no_extra_garrison_in_1494_and_palaces_in_1515() -> None:
    """3.8, ruling 4"""
    g = start(6, 1, setup="1515")
    while g.turn == 0:
        do(g, asked(g)[0], legal(g, asked(g)[0])[0])
    assert g.palaces == 4
    assert sum(1 for palace in g.palace if palace) == 6
    assert g.war == 1
    assert all(held.bit_count() == 4 for held in g.held)


def test_states_may_be_chosen_in_seat_order() -> None:
    """3.1"""
    g = start(5, 1, nations="choose")
    assert g.to_act == [0]
    g.submit(0, "pick_nation venice")
    assert [g.game.verbs.text(a) for a in g.legal(1)] == [
        f"pick_nation {n}" for n in ("florence", "naples", "milan", "rome")
    ]
    with pytest.raises(ValueError, match="no-nation-taken"):
        g.submit(1, "pick_nation venice")
    with pytest.raises(ValueError, match="no-nation-out"):
        g.submit(1, "pick_nation genoa")


def test_two_names_make_one_province() -> None:
    """12.7, ruling 9"""
    box = start(6, 1).box
    assert len(box.province_cities) == 24
    assert sum(cities.bit_count() for cities in box.province_cities) == 42
    assert box.ports.bit_count() == 16
    assert sum(roads.bit_count() for roads in box.roads) == 140


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (("count = 12  # D", "count = 13  # D"), "80 in all"),
        (('"rout", "betrayal"]', '"rout", "flight"]'), "six of"),
        (('  ["ancona", "bari"],\n', '  ["ancona", "ancona"],\n'), "road"),
        (("start_ducats = 6", "start_ducats = -1"), "constants.start_ducats"),
        (('terrain = "plain"', 'terrain = "desert"'), "terrain"),
    ],
)
def test_a_pack_that_cannot_be_played_is_refused(change: tuple[str, str], complaint: str) -> None:
    """Components are checked with clear errors."""
    text = (RENAISSANCE.folder / "components.toml").read_text(encoding="utf-8")
    assert change[0] in text
    with pytest.raises(PackError, match=complaint):
        RENAISSANCE.box(Pack(text.replace(*change, 1), "mine.toml"))
