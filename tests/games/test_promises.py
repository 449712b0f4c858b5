"""Promises of the titles that negotiate: kept, broken or lapsed by what all have seen."""

from __future__ import annotations

from importlib import import_module
from types import SimpleNamespace
from typing import Any

import pytest

from signoria import games
from signoria.kernel import PUBLIC, Event
from signoria.words import LANGUAGES, Words

AUTHOR, TO, OTHER = 0, 1, 2
SEEN = {"over": False, "owner": [TO] * 42}


def verdict(
    title: str, template: str, args: list[int], until: str, told: list[tuple[Any, ...]], over: bool = False
) -> str:
    pact = SimpleNamespace(author=AUTHOR, to=TO, template=template, args=args, until=until)
    events = [Event(PUBLIC, key, tuple(values), False) for key, *values in told]
    judged: str = import_module(f"signoria.games.{title}.pacts").judge(pact, events, SEEN | {"over": over})
    return judged


PRINCES = [
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
RENAISSANCE = [
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


@pytest.mark.parametrize(("template", "args", "until", "told", "expected"), PRINCES)
def test_promises_of_princes(template: str, args: list[int], until: str, told: list[Any], expected: str) -> None:
    assert verdict("princes", template, args, until, told) == expected


@pytest.mark.parametrize(("template", "args", "until", "told", "expected"), RENAISSANCE)
def test_promises_of_states(template: str, args: list[int], until: str, told: list[Any], expected: str) -> None:
    assert verdict("renaissance", template, args, until, told) == expected


def test_the_end_of_the_game_settles_everything() -> None:
    assert verdict("princes", "no_theft", [], "game_end", [], over=True) == "kept"
    assert verdict("renaissance", "attack_seat", [2], "game_end", [], over=True) == "lapsed"
    assert verdict("renaissance", "pay_ducats", [2], "game_end", [], over=True) == "broken"


NEGOTIATING = [title for title in games() if (title.folder / "pacts.py").exists()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", NEGOTIATING, ids=lambda title: title.id)
def test_every_promise_has_words_and_known_nouns(title: Any, language: str) -> None:
    words = Words(title, language, ["A", "B", "C"])
    for template, nouns in import_module(f"signoria.games.{title.id}.pacts").TEMPLATES.items():
        assert words.raw(f"pact-{template}", author="A", to="B", **dict.fromkeys(nouns, "X")) != f"pact-{template}"
        assert all(noun in title.nouns for noun in nouns)


def test_every_event_a_promise_watches_is_said_by_its_title() -> None:
    for title in NEGOTIATING:
        module = import_module(f"signoria.games.{title.id}.pacts")
        watched = {key for keys, _ in module.MOMENTS.values() for key in keys}
        assert watched <= set(title.messages.keys())
