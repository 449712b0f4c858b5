"""Promises among states: judged once, by what all see at that moment."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.testing.promises import Sworn, every_scene

from .words import FOUR, do, owner, table

Lines = tuple[str, ...]

BORDER = {
    "war": True, "acts": "milan", "hands": {"milan": "knights*2 chevauchee"},
    "cities": {"milan": "milano parma", "rome": "roma viterbo bologna", "venice": "venezia"},
}  # fmt: skip
CITIES = {"milan": "milano pavia", "rome": "roma:3 siena:2 bologna", "venice": "venezia treviso"}
YELLOW = {"acts": "milan", "cities": CITIES}
RAID = YELLOW | {"hands": {"milan": "raiders"}}
EMBASSY = YELLOW | {"hands": {"milan": "ambassador"}}
SENT = "milan play_ambassador"
WEDDING = YELLOW | {"hands": {"milan": "marriage"}}
SELLER = "venice milan rome florence"
MARKET = BORDER | {"nations": SELLER, "hands": {"milan": "knights*2", "venice": "condottiere"}}
TRADE = MARKET | {
    "hands": {"milan": "condottiere", "venice": "condottiere"}, "options": {"condottiere_trade": "any_time"},
}  # fmt: skip
OFFERED = ("milan declare_attack parma bologna", "venice sell_condottiere")
VOTE = {"stage": "vote", "turn": 2}
OTHER_VOTES = ("rome vote peace", "venice vote war", "florence vote peace")
FREE = {"stage": "expansion", "acts": "milan", "cities": {"milan": "milano parma"}}
EXCHANGE = ("venice offer 1", "venice give_city treviso", "venice ask_city bologna", "venice propose", "rome accept 2")
LATE = {"stage": "ready"}
LAST = {"stage": "ready", "turn": 6}
TURN_ENDS = ("milan ready", "rome ready", "venice ready", "florence ready")

SCENES: list[tuple[str, str, dict[str, Any], Lines, str]] = [
    ("no_attack_on_you", "turn_end", BORDER, ("milan declare_attack parma bologna",), "broken"),
    ("no_attack_on_you", "turn_end", BORDER, ("milan declare_chevauchee parma venezia",), ""),
    ("no_attack_on_you", "turn_end", LATE, TURN_ENDS, "kept"),
    ("no_attack_on_you", "next_turn_end", LATE, TURN_ENDS, ""),
    ("no_attack_on_you", "game_end", LAST, TURN_ENDS, "kept"),
    ("no_attack_on_you", "next_turn_end", LAST, TURN_ENDS, "lapsed"),
    ("no_attack_on_city venezia", "turn_end", BORDER, ("milan declare_chevauchee parma venezia",), "broken"),
    ("no_attack_on_city venezia", "turn_end", BORDER, ("milan declare_attack parma bologna",), ""),
    ("no_attack_on_city venezia", "turn_end", LATE, TURN_ENDS, "kept"),
    ("no_attack_on_city venezia", "next_turn_end", LAST, TURN_ENDS, "lapsed"),
    ("attack_seat 2", "turn_end", BORDER, ("milan declare_chevauchee parma venezia",), "kept"),
    ("attack_seat 2", "turn_end", BORDER, ("milan declare_attack parma bologna",), ""),
    ("attack_seat 2", "turn_end", LATE, TURN_ENDS, "lapsed"),
    ("attack_city bologna", "turn_end", BORDER, ("milan declare_attack parma bologna",), "kept"),
    ("attack_city bologna", "turn_end", LATE, TURN_ENDS, "lapsed"),
    ("vote_for war", "turn_end", VOTE, ("milan vote war", *OTHER_VOTES[:2]), ""),
    ("vote_for war", "turn_end", VOTE, ("milan vote war", *OTHER_VOTES), "kept"),
    ("vote_for war", "turn_end", VOTE, ("milan vote peace", *OTHER_VOTES), "broken"),
    ("vote_for war", "turn_end", LATE, TURN_ENDS, "lapsed"),
    ("leave_city bologna", "turn_end", FREE, ("milan expand parma bologna",), "broken"),
    ("leave_city siena", "turn_end", FREE, ("milan expand parma bologna",), ""),
    ("leave_city bologna", "turn_end", LATE, TURN_ENDS, "kept"),
    ("leave_city bologna", "next_turn_end", LAST, TURN_ENDS, "lapsed"),
    ("no_raids_on_you", "turn_end", RAID | {"dice": (3,)}, ("milan play_raiders bologna",), "broken"),
    ("no_raids_on_you", "turn_end", RAID | {"dice": (2,)}, ("milan play_raiders bologna",), "broken"),
    ("no_raids_on_you", "turn_end", RAID | {"dice": (3,)}, ("milan play_raiders venezia",), ""),
    ("no_raids_on_you", "turn_end", RAID, ("milan play_raiders perugia",), ""),
    ("no_raids_on_you", "turn_end", EMBASSY | {"dice": (1, 1, 1)}, (SENT, "milan corrupt bologna"), "broken"),
    ("no_raids_on_you", "turn_end", EMBASSY | {"dice": (1, 1, 6)}, (SENT, "milan corrupt bologna"), "broken"),
    ("no_raids_on_you", "turn_end", EMBASSY | {"dice": (1, 1, 6)}, (SENT, "milan corrupt venezia"), ""),
    ("no_raids_on_you", "turn_end", WEDDING, ("milan play_marriage bologna",), "broken"),
    ("no_raids_on_you", "turn_end", LATE, TURN_ENDS, "kept"),
    ("no_raids_on_you", "next_turn_end", LAST, TURN_ENDS, "lapsed"),
    ("no_sale_to 1", "turn_end", MARKET, OFFERED, ""),
    ("no_sale_to 1", "turn_end", MARKET, (*OFFERED, "milan refuse"), ""),
    ("no_sale_to 1", "turn_end", MARKET, (*OFFERED, "milan buy_condottiere"), "broken"),
    ("no_sale_to 2", "turn_end", MARKET, (*OFFERED, "milan buy_condottiere"), ""),
    ("no_sale_to 1", "turn_end", LATE, TURN_ENDS, "kept"),
    ("no_sale_to 1", "next_turn_end", LAST, TURN_ENDS, "lapsed"),
    ("pay_ducats 3", "turn_end", LATE, ("milan give 1 3",), "kept"),
    ("pay_ducats 3", "turn_end", LATE, ("milan give 1 2", "rome give 0 2", "milan give 1 2"), ""),
    ("pay_ducats 3", "turn_end", LATE, ("rome offer 0", "rome ask_ducats 3", "rome propose", "milan accept 1"), "kept"),
    ("pay_ducats 3", "turn_end", LATE, ("milan give 1 2", *TURN_ENDS), "broken"),
    ("pay_ducats 3", "game_end", LAST, TURN_ENDS, "broken"),
    ("pay_ducats 3", "next_turn_end", LAST, TURN_ENDS, "lapsed"),
]  # fmt: skip
# whether somebody could have attacked is a secret of the hand
NEVER = {("attack_seat", "broken"), ("attack_city", "broken")}


def play(g: Any, lines: Lines) -> None:
    """Each line is a state and its action."""
    for line in lines:
        nation, _, action = line.partition(" ")
        do(g, nation, action)


def position_of(words: dict[str, Any]) -> Any:
    return table(words.get("nations", FOUR), **{word: value for word, value in words.items() if word != "nations"})


@pytest.mark.parametrize(("words", "until", "position", "lines", "expected"), SCENES)
def test_a_promise(words: str, until: str, position: dict[str, Any], lines: Lines, expected: str) -> None:
    """9.7"""
    g = position_of(position)
    sworn = Sworn(g, words, until)
    play(g, lines)
    assert sworn.verdict() == expected


def test_every_promise_has_its_scenes() -> None:
    assert {(scene[0].split()[0], scene[-1]) for scene in SCENES if scene[-1]} == every_scene("renaissance", NEVER)


def test_a_raid_is_judged_by_who_owned_the_city_then() -> None:
    """7.2, 9.3, 9.7: Venice was plundered; that Rome has the city now breaks nothing."""
    g = position_of(RAID | {"dice": (3,)})
    sworn = Sworn(g, "no_raids_on_you", "turn_end")
    play(g, ("milan play_raiders treviso",))
    play(g, EXCHANGE)
    assert owner(g, "treviso") == "rome"
    assert sworn.verdict() == ""


def test_a_raid_stays_a_raid_when_the_city_is_gone() -> None:
    """7.2, 9.3, 9.7: the other way round."""
    g = position_of(RAID | {"dice": (3,)})
    sworn = Sworn(g, "no_raids_on_you", "turn_end")
    play(g, ("milan play_raiders bologna",))
    play(g, EXCHANGE)
    assert owner(g, "bologna") == "venice"
    assert sworn.verdict() == "broken"


def test_a_deal_can_be_a_sale() -> None:
    """9.5, 9.7: condottieri that change hands by an offer, whoever wrote it."""
    sold = ("venice offer 1", "venice ask_ducats 2", "venice give_condottieri 1", "venice propose", "milan accept 0")
    bought = ("milan offer 0", "milan give_ducats 2", "milan ask_condottieri 1", "milan propose", "venice accept 1")
    elsewhere = ("rome offer 0", "rome ask_condottieri 1", "rome propose", "venice accept 2")
    from_them = ("milan offer 0", "milan give_condottieri 1", "milan propose", "venice accept 1")
    for lines, expected in ((sold, "broken"), (bought, "broken"), (elsewhere, ""), (from_them, "")):
        g = position_of(TRADE)
        sworn = Sworn(g, "no_sale_to 1", "turn_end")
        play(g, lines)
        assert sworn.verdict() == expected


def test_the_turn_lasts_until_it_is_paid() -> None:
    """4.12, 4.13, 8.1, 9.7: hands are laid down before the last word, and ducats may still be given."""
    g = position_of({"acts": "florence", "order": "milan rome venice florence"})
    sworn = Sworn(g, "pay_ducats 3", "turn_end")
    play(g, ("florence end_phase", "rome ready"))
    assert sworn.verdict() == ""
    play(g, ("milan give 1 3",))
    assert sworn.verdict() == "kept"
