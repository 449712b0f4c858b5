"""Promises: never enforced, judged by what all have seen (rules digest 10.2)."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from signoria.titles.condottiere.rules.names import REGIONS
from signoria.titles.condottiere.rules.pacts import judge

from .words import do, table


def pact(template: str, *args: int, author: int = 0, to: int = 1, until: str = "battle_end") -> Any:
    return SimpleNamespace(author=author, to=to, template=template, args=list(args), until=until)


def verdict(g: Any, promise: Any) -> str:
    public = [event for event in g.log if event.audience == -1]
    return judge(promise, public, g.view(None))


def test_a_promise_to_pass_is_broken_by_a_card() -> None:
    """10.2."""
    g = table(3, hands=["1 2", "3 3", "4"])
    mine = pact("i_pass_this_battle", author=1, to=0)
    yours = pact("you_pass_this_battle", author=0, to=1)
    do(g, "0 play_card mercenary_1")
    assert (verdict(g, mine), verdict(g, yours)) == ("", "")
    do(g, "1 play_card mercenary_3")
    assert (verdict(g, mine), verdict(g, yours)) == ("broken", "broken")


def test_a_promise_to_pass_is_kept_when_the_battle_ends() -> None:
    """10.2."""
    g = table(3, hands=["1 2", "3 3", "4"])
    do(g, "0 play_card mercenary_1", "1 pass", "2 pass", "0 pass")
    assert verdict(g, pact("i_pass_this_battle", author=1, to=0)) == "kept"


@pytest.mark.parametrize(("chosen", "expected"), [("roma", "kept"), ("siena", "broken")])
def test_a_promised_region(chosen: str, expected: str) -> None:
    """10.2: broken only if the promised one could have been chosen by a party."""
    g = table(3, stage="choose_region", hands=["1", "1", "1"])
    do(g, f"0 choose_region {chosen}")
    assert verdict(g, pact("choose_region_next", REGIONS.index("roma"))) == expected


def test_a_promised_region_that_was_not_open_lapses() -> None:
    """10.2."""
    g = table(3, stage="choose_region", hands=["1", "1", "1"], pope="roma")
    do(g, "0 choose_region siena")
    assert verdict(g, pact("choose_region_next", REGIONS.index("roma"))) == "lapsed"
    assert verdict(g, pact("choose_region_next", REGIONS.index("milano"), author=1, to=2)) == "lapsed"


def test_a_region_to_be_spared() -> None:
    """10.2."""
    g = table(3, stage="choose_region", hands=["1", "1", "1"])
    do(g, "0 choose_region roma")
    assert verdict(g, pact("do_not_choose", REGIONS.index("roma"), until="game_end")) == "broken"
    assert verdict(g, pact("do_not_choose", REGIONS.index("siena"), until="game_end")) == ""


def test_a_promised_protection() -> None:
    """10.2."""
    g = table(3, hands=["bishop 1", "1", "1"])
    do(g, "0 play_card bishop", "0 place_pope roma")
    assert verdict(g, pact("pope_to", REGIONS.index("roma"))) == "kept"
    assert verdict(g, pact("pope_to", REGIONS.index("siena"))) == "broken"


def test_an_alliance_is_never_judged() -> None:
    """10.2: it lapses with its time."""
    g = table(3, hands=["1 2", "3 3", "4"])
    do(g, "0 play_card mercenary_1", "1 pass", "2 pass", "0 pass")
    assert verdict(g, pact("together_against", 2)) == "lapsed"
    assert verdict(g, pact("together_against", 2, until="next_battle_end")) == ""
