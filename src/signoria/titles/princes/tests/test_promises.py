"""Promises among princes: kept, broken or lapsed by what all have seen."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.testing.promises import AUTHOR, OTHER, TO, verdict

CASES = [
    ("no_bid", [], "auction_end", [("bid-made", OTHER, 3)], ""),
    ("no_bid", [], "auction_end", [("bid-made", AUTHOR, 3)], "broken"),
    ("no_bid", [], "auction_end", [("city-sold", OTHER, 1, 13, 13)], "kept"),
    ("no_war_against", [3], "decade_end", [("war-declared", AUTHOR, 1, 3)], "broken"),
    ("no_war_against", [3], "decade_end", [("war-declared", AUTHOR, 3, 1)], ""),
    ("no_war_against", [3], "decade_end", [("decade-ended", 1)], "kept"),
    ("no_war_by", [3], "decade_end", [("war-started", AUTHOR, 3, 1)], "broken"),
    ("no_veto", [], "war_end", [("lorenzo-used", AUTHOR)], "broken"),
    ("no_veto", [], "war_end", [("veto-played", OTHER)], "kept"),
    ("no_bribes", [], "war_end", [("troops-bribed", AUTHOR, OTHER, 1)], ""),
    ("no_bribes", [], "war_end", [("troops-bribed", AUTHOR, TO, 1)], "broken"),
    ("no_theft", [], "decade_end", [("gold-raided", AUTHOR, TO, 3)], "broken"),
    ("no_theft", [], "game_end", [("decade-ended", 1)], ""),
    ("league_for", [2], "war_end", [("league-joined", AUTHOR, 2)], "kept"),
    ("league_for", [2], "war_end", [("league-declined", AUTHOR)], "broken"),
    ("league_for", [2], "war_end", [("war-drawn", 1, 2)], "lapsed"),
    ("artist_to", [4], "game_end", [("artist-placed", AUTHOR, 2, 4, 7)], "kept"),
    ("artist_to", [4], "game_end", [("artist-placed", AUTHOR, 2, 1, 7)], "broken"),
    ("french_to", [0], "game_end", [("french-invaded", AUTHOR, 0, 4)], "kept"),
    ("pay_gold", [4], "turn_end", [("gift-sent", AUTHOR, TO, 5, 0)], "kept"),
    ("pay_gold", [4], "turn_end", [("gift-sent", AUTHOR, TO, 3, 0), ("turn-begun", 1)], "broken"),
    ("pay_gold", [4], "turn_end", [("trade-done", TO, AUTHOR, 0, 2, 5, 0)], "kept"),
    ("pay_influence", [0], "turn_end", [("trade-done", AUTHOR, TO, 0, 1, 0, 1)], ""),
]


@pytest.mark.parametrize(("template", "args", "until", "told", "expected"), CASES)
def test_a_promise(template: str, args: list[int], until: str, told: list[Any], expected: str) -> None:
    assert verdict("princes", template, args, until, told) == expected


def test_the_end_of_the_game_settles_everything() -> None:
    assert verdict("princes", "no_theft", [], "game_end", [], {"over": True}) == "kept"
