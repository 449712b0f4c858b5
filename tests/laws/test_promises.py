"""Promises of every title that negotiates: sayable in every language, and judged under law 15."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from signoria.kernel.promises import Deed, Judge
from signoria.testing import scene
from signoria.testing.laws import LawBroken
from signoria.testing.promises import Pact, Vigil, random_vigil
from signoria.titles import shelf
from signoria.titles import title as find_title
from signoria.words import LANGUAGES, Words

NEGOTIATING = [title for title in shelf() if title.parts["pacts"]]
GAMES: dict[str, list[tuple[int, dict[str, Any], int]]] = {
    "condottiere": [
        (3, {}, 8),
        (4, {"draw_after_battle": True, "capture_regions": True, "ask_draw": True}, 6),
        (2, {"play_for_points": 12, "hidden_cards": True}, 1),
    ],
    "princes": [(3, {}, 8), (5, {"stall_guard_rounds": 1}, 6)],
    "renaissance": [(3, {}, 2), (4, {"condottiere_trade": "any_time", "powers": True, "yellow_in_expansion": True}, 2)],
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", NEGOTIATING, ids=lambda title: title.id)
def test_every_promise_has_words_and_known_nouns(title: Any, language: str) -> None:
    words = Words(title.game, language, ["A", "B", "C"])
    for template, nouns in title.part("pacts").TEMPLATES.items():
        assert words.raw(f"pact-{template}", author="A", to="B", **dict.fromkeys(nouns, "X")) != f"pact-{template}"
        assert all(noun in title.game.nouns for noun in nouns)


def strings(value: Any) -> set[str]:
    """Every string in nested tables."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        return set().union(*(strings(item) for pair in value.items() for item in pair))
    return set().union(*(strings(item) for item in value)) if isinstance(value, tuple) else set()


@pytest.mark.parametrize("title", NEGOTIATING, ids=lambda title: title.id)
def test_every_event_a_promise_watches_is_said_by_its_title(title: Any) -> None:
    module = title.part("pacts")
    named = set().union(*(strings(value) for name, value in vars(module).items() if name.isupper()))
    watched = {name for name in named if "-" in name}
    assert watched
    assert watched <= set(title.game.messages.keys())


def test_every_title_that_negotiates_is_under_the_law() -> None:
    assert {title.id for title in NEGOTIATING} == set(GAMES)


@pytest.mark.parametrize("title", NEGOTIATING, ids=lambda title: title.id)
def test_a_promise_is_judged_once_and_alike_after_a_restart(title: Any) -> None:
    """15"""
    verdicts: Counter[str] = Counter()
    for seats, options, games in GAMES[title.id]:
        for seed in range(games):
            vigil = random_vigil(title.id, seats, options, seed, title.part("pacts").judge)
            verdicts.update(watched.verdict for watched in vigil.promises)
    assert set(verdicts) == {"kept", "broken", "lapsed"}


# -- faults planted in a judge


def judge_of(title: str) -> Judge:
    found: Judge = find_title(title).part("pacts").judge
    return found


def test_a_judge_who_looks_at_later_boards_is_caught() -> None:
    """15: a city of Venice was plundered, and then became Roman."""

    def anew(pact: Any, deed: Deed) -> str:
        return judge_of("renaissance")(pact, deed._replace(earlier=[], events=[*deed.earlier, *deed.events]))

    vigil = Vigil(plundered(), anew)
    vigil.swear(Pact(0, 1, "no_raids_on_you", [], "turn_end"))
    with pytest.raises(LawBroken, match="15 a promise is judged once"):
        exchange_the_plundered_city(vigil)


def test_an_honest_judge_is_not_caught() -> None:
    vigil = Vigil(plundered(), judge_of("renaissance"))
    sworn = vigil.swear(Pact(0, 1, "no_raids_on_you", [], "turn_end"))
    exchange_the_plundered_city(vigil)
    assert sworn.verdict == ""


def plundered() -> Any:
    return scene(
        "renaissance", 4, nations="milan rome venice florence", acts="milan", hands={"milan": "raiders"}, dice=(3,),
        cities={"milan": "milano", "rome": "roma:3 bologna", "venice": "venezia treviso"},
    )  # fmt: skip


def exchange_the_plundered_city(vigil: Vigil) -> None:
    verbs = vigil.g.game.verbs
    offer = [(2, "offer 1"), (2, "give_city treviso"), (2, "ask_city bologna"), (2, "propose"), (1, "accept 2")]
    for seat, action in [(0, "play_raiders treviso"), *offer]:
        vigil.act(seat, verbs.parse(action))


def test_a_judge_who_keeps_notes_is_caught() -> None:
    """15: notes are gone after a restart."""
    notes: Counter[int] = Counter()

    def counting(pact: Any, deed: Deed) -> str:
        notes[id(pact)] += bool(deed.events)
        return "kept" if notes[id(pact)] >= 5 else ""

    with pytest.raises(LawBroken, match="15 a deed alone says the same"):
        random_vigil("condottiere", 3, {}, 1, counting)


def test_a_judge_who_cannot_wait_is_caught() -> None:
    """15: a promise to do nothing is not broken by nothing."""

    def hasty(pact: Any, deed: Deed) -> str:
        return "" if deed.events else "broken"

    with pytest.raises(LawBroken, match="15 a promise is judged once"):
        random_vigil("condottiere", 3, {}, 1, hasty)
