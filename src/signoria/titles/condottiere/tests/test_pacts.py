"""Promises: never enforced, judged once by what all see at that moment (rules digest 10.2)."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.testing.promises import Sworn, every_scene
from signoria.titles.condottiere.rules.names import KIND_COUNT

from .words import do, keep_all, table, told

FIGHT = {"hands": ["1 2", "3 3", "4"]}
CHOICE = {"hands": ["1", "1", "1"], "stage": "choose_region"}
BISHOP = {"hands": ["bishop 1", "1", "1"]}
VICTORY = {
    "seats": 4, "realms": ["torino genova"], "contested": "milano", "lines": ["6"], "hands": ["1"] * 4,
    "passed": [1, 2, 3],
}  # fmt: skip
FIRST_WINS = ("0 play_card mercenary_1", "1 pass", "2 pass", "0 pass")
ONE_FREE = [
    "torino venezia lucca", "genova mantova bologna", "milano ferrara urbino", "modena spoleto", "firenze siena",
    "ancona roma",
]  # fmt: skip
LAST_REGION = {
    "seats": 6, "realms": ONE_FREE, "hands": ["1"] * 6, "lines": ["", "6"], "passed": [0, 2, 3, 4, 5], "turn": 1,
    "holder": 1,
}  # fmt: skip

SCENES: list[tuple[str, str, dict[str, Any], tuple[str, ...], str]] = [
    ("i_pass_this_battle", "battle_end", FIGHT, ("0 pass", "1 play_card mercenary_3"), ""),
    ("i_pass_this_battle", "battle_end", FIGHT, ("0 play_card mercenary_1",), "broken"),
    ("i_pass_this_battle", "game_end", FIGHT, ("0 pass", "1 play_card mercenary_3", "2 pass", "1 pass"), "kept"),
    ("you_pass_this_battle", "battle_end", FIGHT, ("0 play_card mercenary_1",), ""),
    ("you_pass_this_battle", "battle_end", FIGHT, ("0 pass", "1 play_card mercenary_3"), "broken"),
    ("you_pass_this_battle", "battle_end", FIGHT, FIRST_WINS, "kept"),
    ("choose_region_next roma", "battle_end", CHOICE, ("0 choose_region roma",), "kept"),
    ("choose_region_next roma", "battle_end", CHOICE, ("0 choose_region siena",), "broken"),
    ("choose_region_next roma", "battle_end", CHOICE | {"pope": "roma"}, ("0 choose_region siena",), "lapsed"),
    ("choose_region_next roma", "battle_end", CHOICE | {"holder": 2}, ("2 choose_region siena",), "lapsed"),
    ("choose_region_next roma", "battle_end", FIGHT, FIRST_WINS, "lapsed"),
    ("do_not_choose roma", "game_end", CHOICE, ("0 choose_region siena",), ""),
    ("do_not_choose roma", "game_end", CHOICE, ("0 choose_region roma",), "broken"),
    ("do_not_choose roma", "battle_end", FIGHT, FIRST_WINS, "kept"),
    ("do_not_choose roma", "round_end", VICTORY | {"contested": "napoli"}, ("0 pass",), ""),
    ("do_not_choose roma", "round_end", VICTORY, ("0 pass",), "kept"),
    ("do_not_choose roma", "game_end", VICTORY, ("0 pass",), "kept"),
    ("do_not_choose roma", "next_battle_end", VICTORY, ("0 pass",), "lapsed"),
    ("pope_to roma", "battle_end", BISHOP, ("0 play_card bishop",), ""),
    ("pope_to roma", "battle_end", BISHOP, ("0 play_card bishop", "0 place_pope roma"), "kept"),
    ("pope_to siena", "battle_end", BISHOP, ("0 play_card bishop", "0 place_pope roma"), "broken"),
    ("pope_to siena", "battle_end", BISHOP, ("0 play_card bishop", "0 pope_off"), "broken"),
    ("pope_to parma", "battle_end", BISHOP, ("0 play_card bishop", "0 place_pope roma"), "lapsed"),
    ("pope_to roma", "battle_end", FIGHT, FIRST_WINS, "lapsed"),
    ("together_against 2", "battle_end", FIGHT, FIRST_WINS, "lapsed"),
    ("together_against 2", "next_battle_end", FIGHT, FIRST_WINS, ""),
]
# a battle always ends; of an alliance nobody can say whether it held
NEVER = {
    ("i_pass_this_battle", "lapsed"), ("you_pass_this_battle", "lapsed"),
    ("together_against", "kept"), ("together_against", "broken"),
}  # fmt: skip


def play(words: str, until: str, position: dict[str, Any], lines: tuple[str, ...], author: int = 0, to: int = 1) -> str:
    """What becomes of a promise sworn in this position, after these actions."""
    g = table(position.get("seats", 3), **{word: value for word, value in position.items() if word != "seats"})
    sworn = Sworn(g, words, until, author, to)
    do(g, *lines)
    return sworn.verdict()


@pytest.mark.parametrize(("words", "until", "position", "lines", "expected"), SCENES)
def test_a_promise(words: str, until: str, position: dict[str, Any], lines: tuple[str, ...], expected: str) -> None:
    """10.2."""
    assert play(words, until, position, lines) == expected


def test_every_promise_has_its_scenes() -> None:
    assert {(scene[0].split()[0], scene[-1]) for scene in SCENES if scene[-1]} == every_scene("condottiere", NEVER)


def test_protection_is_judged_before_the_battle_ends_with_the_same_answer() -> None:
    """10.2: Parma was contested when the Bishop chose; that it is free right after makes nothing broken."""
    lone = {"hands": ["bishop", "1", "1"], "passed": [1, 2]}
    assert play("pope_to parma", "game_end", lone, ("0 play_card bishop", "0 place_pope roma")) == "lapsed"


def test_protection_that_was_open_stays_broken_when_the_region_is_conquered() -> None:
    """10.2: Siena could have been protected; who conquers it later is no excuse."""
    g = table(3, **BISHOP)
    sworn = Sworn(g, "pope_to siena", "game_end")
    do(g, "0 play_card bishop", "0 place_pope roma")
    assert sworn.verdict() == "broken"
    do(g, "1 pass", "2 pass", "0 play_card mercenary_1", "0 choose_region siena")
    keep_all(g)
    assert sworn.verdict() == "broken"


def test_the_last_region_is_nobodys_choice() -> None:
    """4.1, 10.2: it is chosen without a question, and no other could have been."""
    assert play("do_not_choose napoli", "game_end", LAST_REGION, ("1 pass",)) == "lapsed"
    assert play("choose_region_next napoli", "next_battle_end", LAST_REGION, ("1 pass",)) == "kept"
    assert play("choose_region_next parma", "next_battle_end", LAST_REGION, ("1 pass",)) == "lapsed"


def test_a_round_ends_with_its_deal() -> None:
    """7.4, 10.2."""
    g = table(3, hands=["1", "", ""], stage="choose_region")
    sworn = Sworn(g, "do_not_choose roma", "round_end")
    do(g, "0 choose_region siena", "0 keep_done")
    assert "shuffled" in told(g)
    assert sworn.verdict() == "kept"


def test_without_rounds_the_end_of_the_round_is_that_of_the_game() -> None:
    """9.1, 10.2: a deck made anew ends nothing."""
    g = table(2, hands=["1", "1"], passed=[1], options={"draw_after_battle": True})
    g.open_discards = [g.deck.count(kind) for kind in range(KIND_COUNT)]
    g.deck = []
    sworn = Sworn(g, "do_not_choose roma", "round_end")
    do(g, "0 pass")
    assert "shuffled" in told(g)
    assert sworn.verdict() == ""
    do(g, f"{g.to_act[0]} choose_region roma")
    assert sworn.verdict() == "broken"


def test_the_final_battle_is_a_battle() -> None:
    """8.3, 10.2: the second battle that ends after the promise, although no token goes on."""
    realms = [
        "torino venezia lucca siena", "genova mantova bologna ancona", "milano ferrara urbino roma",
        "modena spoleto napoli",
    ]  # fmt: skip
    g = table(4, realms=realms, pope="firenze", hands=["1"] * 4, lines=["", "", "", "6"], passed=[0, 1, 2], turn=3,
              holder=3)  # fmt: skip
    first = Sworn(g, "do_not_choose roma", "next_battle_end")
    do(g, "3 pass")
    second = Sworn(g, "do_not_choose roma", "next_battle_end")
    mine = Sworn(g, "i_pass_this_battle", "battle_end", author=3)
    do(g, "3 pass", "0 pass", "1 pass", "2 pass")
    assert g.over
    assert (first.verdict(), second.verdict(), mine.verdict()) == ("kept", "lapsed", "kept")
