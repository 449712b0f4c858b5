"""Set-up, options, hidden information, components, the scene vocabulary."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from signoria import game
from signoria.kernel import Pack, PackError
from signoria.testing import scene
from signoria.titles.principato.rules.names import KINDS, kind_of

from .conftest import laid, start

GAME = game("principato")
FIGURES = {
    2: {"row": 5, "pile": 13, "decks": [15, 15], "cubes": [37, 37, 10], "pools": [38, 38, 19, 37]},
    3: {"row": 6, "pile": 20, "decks": [22, 22], "cubes": [36, 36, 9], "pools": [36, 36, 19, 37]},
    4: {"row": 7, "pile": 27, "decks": [29, 29], "cubes": [35, 35, 8], "pools": [34, 34, 19, 37]},
}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_table_after_set_up(seats: int) -> None:
    """3.1 to 3.5"""
    seen = GAME.start(seats, 3).view(None)
    wanted = FIGURES[seats]
    assert len(seen["display"]) == wanted["row"]
    assert (seen["pile"], seen["waiting_decks"]) == (wanted["pile"], wanted["decks"])
    assert (seen["reserve"]["cubes"], seen["reserve"]["pools"]) == (wanted["cubes"], wanted["pools"])
    assert seen["reserve"]["designs"] == [5] * 9
    for player in seen["players"]:
        assert player["tokens"] == [1, 1, 1, 1, 0, 0, 0]
        assert player["stored"] == [1, 1, 1]
        assert player["hand"][0] == KINDS.index("tax_collector")
    assert len({player["hand"][1] for player in seen["players"]}) == seats


def test_the_box_has_98_action_cards() -> None:
    """3.1: counts by deck."""
    box = start(4, 1).box
    assert [len(box.decks[year][4]) for year in (1, 2, 3)] == [34, 29, 29]
    assert len(box.first_start) + len(box.second_start) == 8
    assert box.cubes == [39, 39, 12]
    assert box.pools == [42, 42, 19, 37]


def test_each_seat_has_one_objective_of_each_back() -> None:
    """3.4"""
    g = start(4, 2)
    assert sorted(g.objectives[0::2]) == [0, 1, 2, 3]
    assert sorted(g.objectives[1::2]) == [4, 5, 6, 7]
    assert g.spare == []


def test_objectives_are_seen_by_their_owner_only() -> None:
    """9.1"""
    g = start(3, 2)
    for viewer in (None, 0, 1, 2):
        shown = [player["objectives"] for player in g.view(viewer)["players"]]
        for seat in range(3):
            assert shown[seat] == (g.objectives[seat * 2 : seat * 2 + 2] if seat == viewer else [-1, -1])
        told = [event for event in g.events(viewer) if event.key == "objectives-seen"]
        assert [event.values[0] for event in told] == ([] if viewer is None else [viewer])


def test_open_objectives_are_seen_by_all() -> None:
    """10.2"""
    g = start(3, 2, open_objectives=True)
    assert [player["objectives"] for player in g.view(None)["players"]] == [
        g.objectives[0:2], g.objectives[2:4], g.objectives[4:6],
    ]  # fmt: skip
    assert len([event for event in g.events(None) if event.key == "objectives-seen"]) == 3
    assert g.imagine(0, bytes(16)).objectives == g.objectives


def test_what_is_left_in_the_pile_is_known_but_not_its_order() -> None:
    """9.2"""
    g = start(2, 2)
    counts = Counter(kind_of(card) for card in g.pile)
    assert g.view(0)["unseen"] == [counts[kind] for kind in range(len(KINDS))]
    guess = g.imagine(0, bytes(range(16)))
    assert sorted(guess.pile) == sorted(g.pile)
    assert guess.pile != g.pile


def test_imagined_objectives_vary_over_all_possible_deals() -> None:
    """9.1: no action proves or excludes an objective."""
    g = start(2, 2)
    rng = Random(4)
    guesses = {tuple(g.imagine(0, rng.randbytes(16)).objectives[2:]) for _ in range(200)}
    assert len(guesses) == 9


def test_first_player_option() -> None:
    """10.1"""
    for seat in range(3):
        assert GAME.start(3, 1, first_player=seat).to_act == [seat]
    with pytest.raises(ValueError, match="first_player"):
        GAME.start(3, 1, first_player=3)
    assert {start(4, seed).first for seed in range(40)} == {0, 1, 2, 3}


def test_unlimited_reserve_never_runs_out() -> None:
    """10.3: five stocks are not counted, the others are."""
    g = scene("principato", 2, first=0, options={"unlimited_reserve": True}, hands={0: ["recruit_militia", "rents"]})
    stock = g.view(0)["reserve"]
    assert stock["cubes"] == [-1, -1, -1]
    assert stock["pools"] == [-1, -1, 19, 37]
    g.submit(0, "activate recruit_militia")
    assert len(g.legal(0)) == 37
    assert "food" not in g.totals()
    assert g.totals()["troops"] == 37


def test_unlimited_reserve_keeps_storage_limits() -> None:
    """10.3"""
    g = laid(
        2, first=0, options={"unlimited_reserve": True}, hands={0: ["harvest", "rents"]},
        tokens={0: {"field": 9}}, stored={0: {"favor": 3}},
    )  # fmt: skip
    assert "take_favor" not in [GAME.verbs.text(action) for action in g.legal(0)]
    g.submit(0, "activate harvest")
    assert g.stored[0] == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pieces_are_conserved_throughout(seats: int) -> None:
    """2.4: every cube, token and card is in one place at every moment."""
    g, rng = GAME.start(seats, seats), Random(1)
    while not g.over:
        assert g.census() == g.totals()
        (seat,) = g.to_act
        assert g.legal(seat)
        g.act(seat, rng.choice(g.legal(seat)))
    assert g.census() == g.totals()


def test_all_turns_end_within_the_number_of_troops() -> None:
    """4.6: supplying uses up a troop each time, so every turn ends."""
    g = scene("principato", 2, first=0, tokens={0: {"militia": 2}}, stored={0: {"food": 2, "favor": 3}})
    supplied = 0
    while g.to_act == [0] and any("supply" in GAME.verbs.text(action) for action in g.legal(0)):
        g.submit(0, next(action for action in g.legal(0) if "supply" in GAME.verbs.text(action)))
        supplied += 1
    assert supplied == 2


def broken(old: str, new: str) -> str:
    text = (GAME.folder / "components.toml").read_text(encoding="utf-8")
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("troops = 37", "troops = 41", "pools.troops must be at most 40"),
        ("church = 3", "church = 4", "holds.church must be a whole number from 1 to 3"),
        ("year_1 = [2, 1, 1]", "year_1 = [3, 1, 1]", "must be 98 in all, got 99"),
        ("year_1 = [2, 1, 1]", "year_1 = [2, 1]", "three counts"),
        ("points = 4\ncount = 5", "points = 4\ncount = 4", "15 tokens of monument, got 14"),
        ("food = 1\ngold = 1\nfavor = 1", "food = 3\ngold = 1\nfavor = 1", "do not fit"),
        ("sets = [0, 2, 5, 8]", "sets = [0, 2, 5]", "must be 4 whole numbers"),
        ('id = "villa"', 'id = "barn"', "unknown objectives 'barn'"),
        ("2 = [2, 0]", "2 = [2]", "must be 2 whole numbers"),
        ("exchange = true", "exchange = 1", "must be true or false"),
    ],
)  # fmt: skip
def test_a_pack_with_wrong_figures_is_refused(old: str, new: str, error: str) -> None:
    """2.4: with the place where it goes wrong."""
    with pytest.raises(PackError, match=error):
        GAME.start(2, 1, Pack(broken(old, new), "my-box.toml"))


def test_a_pack_with_other_figures_can_be_played() -> None:
    """2.5: whoever owns the box can enter the printed values."""
    g = GAME.start(2, 1, Pack(broken("points = 4\ncount = 5", "points = 9\ncount = 5"), "my-box.toml"))
    assert g.view(0)["points"][0] == 9


@pytest.mark.parametrize(
    ("words", "error"),
    [
        ({"weather": 1}, "unknown words weather"),
        ({"hands": {0: ["cathedral", "rents"]}}, "unknown card 'cathedral'"),
        ({"hands": {0: ["rents"]}}, "a hand is two cards"),
        ({"display": ["rents"]}, "the display is 5 cards"),
        ({"stored": {0: {"food": 3}}}, "stores more cubes"),
        ({"posted": {0: {"food_militia": 1}}}, "more cubes posted than troops"),
        ({"tokens": {0: {"catapult": 20}}}, "too few"),
        ({"tokens": {0: {"tower": 1}}}, "unknown token 'tower'"),
        ({"objectives": {0: ["castle"]}}, "unknown objective 'castle'"),
        ({"reserve": {"wood": 1}}, "unknown stock 'wood'"),
        ({"scoring": "now"}, "scoring must be one of extra, year"),
        ({"turn": 2}, "a seat must be a whole number from 0 to 1"),
        ({"pile": ["painter"]}, "the deck of year 1 has no further card painter"),
    ],
)
def test_a_scene_that_cannot_be_laid_is_refused(words: dict[str, Any], error: str) -> None:
    """The scene vocabulary names what it does not know."""
    with pytest.raises(ValueError, match=error):
        scene("principato", 2, **words)
