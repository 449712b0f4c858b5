"""Promises among princes: judged once, by what all see at that moment."""

from __future__ import annotations

from typing import Any

import pytest

from signoria import game
from signoria.testing.promises import Sworn, every_scene

from .words import LAST_DECADE_EVENT, do, table, told

Lines = tuple[str, ...]

AUCTION = ("1 auction_event gozzoli", "1 bid 0", "2 pass_bid", "3 pass_bid")
ARTIST = ("0 auction_event verrocchio", "0 bid 0", "1 pass_bid", "2 pass_bid", "3 pass_bid")
FRENCH = ("0 auction_event french_invade", "0 bid 0", "1 pass_bid", "2 pass_bid", "3 pass_bid")
LAST = {"active": 1, **LAST_DECADE_EVENT}
THE_END = ("1 auction_event michelangelo", "1 bid 0", "2 pass_bid", "3 pass_bid", "0 pass_bid")
NEXT_TURN = ("0 pass_turn",)
START_WAR = {"hands": {0: ["start_war"]}}
VETO = {"active": 1, "hands": {0: ["veto"]}}
LORENZO = {"active": 1, "tiles": {0: ["lorenzo_medici"]}}
BRIBES = {"active": 2, "troops": {0: ["artillery"], 1: ["cavalry", "pike"]}, "hands": {0: ["bribe_troops"]}}
TO_THE_BRIBES = ("2 declare_war venice rome", "0 decline", "0 pass_bid", "1 bid 0", "0 bid 0")
THIEF = {"hands": {0: ["raid_gold", "steal_influence"]}, "tiles": {0: ["lucrezia_borgia"]}}
LEAGUE = {"active": 1, "pope": 0, "troops": {0: ["pike"], 1: ["pike"]}}
TO_THE_LEAGUE = ("1 declare_war venice rome", "1 bid 0", "0 pass_bid", "0 pass_bid")


def gift(giver: int, to: int, term: str) -> Lines:
    return f"{giver} offer_to {to}", f"{giver} {term}", f"{giver} send_gift"


TO_AND_FRO = gift(0, 1, "give_gold 4") + gift(1, 0, "give_gold 3") + gift(0, 1, "give_gold 1")
SOLD = ("1 offer_to 0", "1 give_influence 2", "1 ask_gold 5", "1 propose", "0 accept_offer 1")

SCENES: list[tuple[str, str, dict[str, Any], Lines, str]] = [
    ("no_bid", "auction_end", {"active": 1}, AUCTION, ""),
    ("no_bid", "auction_end", {"active": 1}, (*AUCTION, "0 pass_bid"), "kept"),
    ("no_bid", "auction_end", {"active": 1}, (*AUCTION, "0 bid 1"), "broken"),
    ("no_bid", "war_end", LAST, THE_END, "lapsed"),
    ("no_war_against rome", "decade_end", {}, ("0 declare_war rome milan",), ""),
    ("no_war_against rome", "turn_end", {}, ("0 declare_war rome milan",), "kept"),
    ("no_war_against rome", "turn_end", {}, ("0 declare_war milan rome",), "broken"),
    ("no_war_against rome", "game_end", {"active": 1}, ("1 declare_war milan rome",), ""),
    ("no_war_against rome", "war_end", LAST, THE_END, "lapsed"),
    ("no_war_by rome", "turn_end", {}, ("0 declare_war milan rome",), "kept"),
    ("no_war_by rome", "turn_end", START_WAR, (*NEXT_TURN, "0 play_start_war rome milan"), "broken"),
    ("no_war_by rome", "war_end", LAST, THE_END, "lapsed"),
    ("no_veto", "war_end", VETO, ("1 declare_war milan rome", "0 decline"), "kept"),
    ("no_veto", "war_end", VETO, ("1 declare_war milan rome", "0 play_veto"), "broken"),
    ("no_veto", "war_end", LORENZO, ("1 declare_war milan rome", "0 use_lorenzo"), "broken"),
    ("no_veto", "war_end", LAST, THE_END, "lapsed"),
    ("no_bribes", "war_end", BRIBES, TO_THE_BRIBES, ""),
    ("no_bribes", "war_end", BRIBES, (*TO_THE_BRIBES, "0 done"), "kept"),
    ("no_bribes", "war_end", BRIBES, (*TO_THE_BRIBES, "0 play_bribe_troops 1 pike"), "broken"),
    ("no_bribes", "war_end", LAST, THE_END, "lapsed"),
    ("no_theft", "turn_end", THIEF, ("0 play_raid_gold 2",), ""),
    ("no_theft", "turn_end", THIEF, ("0 play_raid_gold 1",), "broken"),
    ("no_theft", "turn_end", THIEF, ("0 play_steal_influence 1",), "broken"),
    ("no_theft", "turn_end", THIEF, ("0 use_lucrezia 1",), "broken"),
    ("no_theft", "turn_end", {}, NEXT_TURN, "kept"),
    ("no_theft", "game_end", LAST, THE_END, "kept"),
    ("no_theft", "war_end", LAST, THE_END, "lapsed"),
    ("league_for rome", "war_end", LEAGUE, (*TO_THE_LEAGUE, "0 join defender"), "kept"),
    ("league_for rome", "war_end", LEAGUE, (*TO_THE_LEAGUE, "0 join attacker"), "broken"),
    ("league_for rome", "war_end", LEAGUE, (*TO_THE_LEAGUE, "0 decline"), "broken"),
    ("league_for milan", "decade_end", LEAGUE, (*TO_THE_LEAGUE, "0 decline"), ""),
    ("league_for rome", "war_end", LEAGUE | {"league_used": True}, TO_THE_LEAGUE, "lapsed"),
    ("artist_to rome", "turn_end", {}, (*ARTIST, "0 place_artist rome"), "kept"),
    ("artist_to rome", "turn_end", {}, (*ARTIST, "0 place_artist venice"), "broken"),
    ("artist_to rome", "turn_end", {}, NEXT_TURN, "lapsed"),
    ("french_to rome", "turn_end", {"decade": 3}, (*FRENCH, "0 french_invade rome"), "kept"),
    ("french_to rome", "turn_end", {"decade": 3}, (*FRENCH, "0 french_invade venice"), "broken"),
    ("french_to rome", "turn_end", {"decade": 3}, (*FRENCH, "0 discard_french"), "broken"),
    ("french_to rome", "turn_end", {"decade": 3}, NEXT_TURN, "lapsed"),
    ("pay_gold 5", "turn_end", {}, gift(0, 1, "give_gold 4"), ""),
    ("pay_gold 5", "turn_end", {}, gift(0, 1, "give_gold 5"), "kept"),
    ("pay_gold 5", "turn_end", {}, gift(0, 1, "give_gold 4") + gift(0, 1, "give_gold 1"), "kept"),
    ("pay_gold 5", "turn_end", {}, TO_AND_FRO, ""),
    ("pay_gold 5", "turn_end", {}, SOLD, "kept"),
    ("pay_gold 5", "turn_end", {}, (*gift(0, 1, "give_gold 4"), *NEXT_TURN), "broken"),
    ("pay_gold 5", "game_end", LAST, THE_END, "broken"),
    ("pay_gold 5", "war_end", LAST, THE_END, "lapsed"),
    ("pay_influence 2", "turn_end", {}, gift(0, 1, "give_influence 2"), "kept"),
    ("pay_influence 2", "turn_end", {}, (*gift(0, 2, "give_influence 2"), *NEXT_TURN), "broken"),
    ("pay_influence 2", "war_end", LAST, THE_END, "lapsed"),
]  # fmt: skip


@pytest.mark.parametrize(("words", "until", "position", "lines", "expected"), SCENES)
def test_a_promise(words: str, until: str, position: dict[str, Any], lines: Lines, expected: str) -> None:
    """8.6"""
    g = table(**position)
    sworn = Sworn(g, words, until)
    do(g, *lines)
    assert sworn.verdict() == expected


def test_every_promise_has_its_scenes() -> None:
    assert {(scene[0].split()[0], scene[-1]) for scene in SCENES if scene[-1]} == every_scene("princes", set())


def test_a_verdict_stands_whatever_follows() -> None:
    """8.6: gold that comes back after the promise was kept changes nothing."""
    g = table()
    sworn = Sworn(g, "pay_gold 5", "game_end")
    do(g, *gift(0, 1, "give_gold 5"))
    assert sworn.verdict() == "kept"
    do(g, *gift(1, 0, "give_gold 5"), *NEXT_TURN)
    assert sworn.verdict() == "kept"


def test_what_was_promised_over_the_families_lasts_through_the_first_turn() -> None:
    """2.1, 8.6: the turn that begins when all have chosen ends nothing."""
    g: Any = game("princes").start(3, 7)
    sworn = Sworn(g, "no_bid", "turn_end")
    while g.decade < 0:
        g.act(g.to_act[0], g.legal(g.to_act[0])[0])
    assert "turn-begun" in told(g)
    assert sworn.verdict() == ""
    g.submit(g.active, "pass_turn")
    assert sworn.verdict() == "kept"
