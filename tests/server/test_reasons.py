"""Why a thing that was touched cannot be chosen: what is short, never merely that something else is asked."""

from __future__ import annotations

from random import Random
from typing import Any, Optional

import pytest

from signoria import games
from signoria.kernel import Game, State
from signoria.kernel.messages import NO_CHOICE
from signoria.server.prospects import Prospects, aims
from signoria.server.reasons import Question, reasons
from signoria.testing import scene

Told = list[tuple[str, str, tuple[int, ...]]]


def place(g: State, noun: str, word: str) -> tuple[str, int]:
    return noun, g.game.nouns[noun].index[word]


def ask(
    g: State, touched: Optional[tuple[str, int]], verb: str = "", picked: list[tuple[str, int]] | None = None
) -> Told:
    seat = g.to_act[0]
    named = Prospects(g.game, seat).named(g.prompt(seat))
    found = reasons(g, seat, Question(touched, verb, picked or [], named, aims(g.game)))
    return [(name, no.key, no.values) for name, no in found]


def il_principe(**more: Any) -> State:
    hands = ["green", "green", "red", "2 blue", ""]
    return scene("il_principe", 5, round=4, cities="siena urbino milano ferrara", hands=hands, **more)


def test_a_city_that_cannot_be_built_says_what_is_short_although_none_can() -> None:
    g = il_principe(phase="actions", marker=0, money=[9, 6, 8, 9, 3])
    city, white = place(g, "city", "siena"), place(g, "color", "white")[1]
    assert ask(g, city) == [("", "no-build-cards", (city[1], 1, white))]


def test_what_belongs_to_another_question_is_named_with_its_kind() -> None:
    g = il_principe(phase="auctions", marker=1, pool="yellow 2 red 2 green")
    assert ask(g, place(g, "city", "siena")) == [("build", "no-only-bid", ())]


def renaissance(ducats: int, stage: str = "purchases") -> State:
    return scene(
        "renaissance", 6, stage=stage, ducats=ducats, nations="florence venice milan rome naples genoa",
        order="florence rome milan", cities={"florence": "firenze:2 siena pisa", "venice": "venezia:2 ferrara"},
    )  # fmt: skip


def attack() -> State:
    return scene(
        "renaissance", 6, war=True, turn=3, ducats=6, nations="florence venice milan rome naples genoa",
        order="florence rome milan", hands={"florence": "pikemen*2 knights"},
        cities={"florence": "firenze:2 siena bologna", "venice": "venezia:2 ferrara zara:2", "milan": "milano torino"},
    )  # fmt: skip


def test_what_is_aimed_at_is_judged_as_a_target() -> None:
    g = attack()
    own, far = place(g, "city", "bologna"), place(g, "city", "torino")
    assert ("", "no-attack-own", (own[1],)) in ask(g, own)
    (reason,) = ask(g, far)
    assert reason[1] == "no-attack-link"
    assert far[1] in reason[2]


def test_after_a_first_step_the_second_is_judged_together_with_it() -> None:
    g = attack()
    target, origin = place(g, "city", "ferrara"), place(g, "city", "siena")
    expected = ("", "no-attack-link", (origin[1], target[1]))
    assert ask(g, origin, "declare_attack", [target]) == [expected]


def test_a_kind_that_is_not_possible_says_why() -> None:
    g = scene("princes", 4, gold=[0, 9, 9, 9], influence=[0, 9, 9, 9], pope=2)
    assert ask(g, None, "auction_pope") == [("", "no-pope", (2,))]
    assert ask(g, None, "buy_treachery")[0][1] == "no-card-money"
    assert ask(g, None, "buy_troop")[0][1] == "no-troop-gold"


def test_what_can_be_chosen_needs_no_reason() -> None:
    g = scene("princes", 4, gold=[31] * 4)
    assert ask(g, place(g, "tile", "doge")) == []


def test_what_no_verb_names_has_no_reason() -> None:
    g = scene("princes", 4)
    assert ask(g, ("weather", 0)) == []
    assert ask(g, ("tile", 9999)) == []
    assert ask(g, None, "no_such_verb") == []


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_reasons_tell_no_secret_and_are_never_empty_words(game: Game) -> None:
    """They are the same in every world that looks the same to the seat."""
    rng = Random(3)
    g = game.start(seed=8)
    told = 0
    for move in range(120):
        if g.over:
            break
        seat = rng.choice(g.to_act)
        if move % 6 == 0:
            world = g.imagine(seat, bytes(range(16)))
            for verb in rng.sample(game.verbs.verbs, 6):
                if not verb.nouns:
                    continue
                noun = rng.choice(verb.nouns)
                touched = (noun.name, rng.randrange(noun.size))
                question = Question(touched, "", [], Prospects(game, seat).named(g.prompt(seat)), aims(game))
                found = [[(name, no.key, no.values) for name, no in reasons(w, seat, question)] for w in (g, world)]
                assert found[0] == found[1]
                assert all(key != NO_CHOICE for _, key, _ in found[0])
                told += len(found[0])
        g.act(seat, rng.choice(g.legal(seat)))
    assert told
