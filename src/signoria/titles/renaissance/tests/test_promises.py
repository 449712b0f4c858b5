"""Promises among states: kept, broken or lapsed by what all have seen."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.testing.promises import AUTHOR, OTHER, TO, verdict

SEEN = {"owner": [TO] * 42}
CASES = [
    ("no_attack_on_you", [], "turn_end", [("attack-declared", AUTHOR, TO, 1, 2)], "broken"),
    ("no_attack_on_you", [], "turn_end", [("attack-declared", AUTHOR, OTHER, 1, 2)], ""),
    ("no_attack_on_you", [], "turn_end", [("hands-laid-down",)], "kept"),
    ("no_attack_on_you", [], "next_turn_end", [("hands-laid-down",)], ""),
    ("no_attack_on_city", [2], "turn_end", [("landing-declared", AUTHOR, OTHER, 1, 2)], "broken"),
    ("attack_seat", [2], "turn_end", [("chevauchee-declared", AUTHOR, OTHER, 1, 2)], "kept"),
    ("attack_seat", [2], "turn_end", [("hands-laid-down",)], "lapsed"),
    ("attack_city", [9], "turn_end", [("attack-declared", AUTHOR, OTHER, 1, 9)], "kept"),
    ("vote_for", [1], "turn_end", [("voted", AUTHOR, 1)], "kept"),
    ("vote_for", [1], "turn_end", [("voted", AUTHOR, 0)], "broken"),
    ("leave_city", [7], "turn_end", [("expanded-by-sea", AUTHOR, 3, 7)], "broken"),
    ("no_raids_on_you", [], "turn_end", [("raid-succeeded", AUTHOR, 5, 6, 1)], "broken"),
    ("no_raids_on_you", [], "turn_end", [("city-corrupted", AUTHOR, 5, OTHER, 6)], ""),
    ("no_sale_to", [2], "turn_end", [("condottiere-bought", OTHER, AUTHOR, 1)], "broken"),
    ("no_sale_to", [2], "turn_end", [("condottiere-bought", TO, AUTHOR, 1)], ""),
    ("pay_ducats", [2], "turn_end", [("gift-made", AUTHOR, TO, 3)], "kept"),
    ("pay_ducats", [2], "turn_end", [("gift-made", AUTHOR, TO, 2), ("hands-laid-down",)], "broken"),
]


@pytest.mark.parametrize(("template", "args", "until", "told", "expected"), CASES)
def test_a_promise(template: str, args: list[int], until: str, told: list[Any], expected: str) -> None:
    assert verdict("renaissance", template, args, until, told, SEEN) == expected


def test_the_end_of_the_game_settles_everything() -> None:
    over = SEEN | {"over": True}
    assert verdict("renaissance", "attack_seat", [2], "game_end", [], over) == "lapsed"
    assert verdict("renaissance", "pay_ducats", [2], "game_end", [], over) == "broken"
