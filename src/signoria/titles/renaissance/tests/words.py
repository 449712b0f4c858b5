"""Short words for scenes of Renaissance: players are called by their states."""

from __future__ import annotations

from typing import Any

from signoria.kernel import Refusal
from signoria.kernel.components import FIRST_PRINTING
from signoria.testing import scene
from signoria.titles.renaissance.rules import GAME
from signoria.titles.renaissance.rules.names import CARDS, CITIES, NATIONS, PROVINCES
from signoria.titles.renaissance.rules.state import Italy

PASSES = ("no_sale", "no_counter", "no_sign", "no_retreat", "let_go")
FOUR = "milan rome venice florence"
SIX = "milan rome venice florence genoa naples"


def table(nations: str = FOUR, **words: Any) -> Italy:
    words.setdefault("components", FIRST_PRINTING)  # the map that these examples speak of
    g = scene("renaissance", len(nations.split()), nations=nations, **words)
    assert isinstance(g, Italy)
    return g


def start(seats: int, seed: int, **chosen: Any) -> Italy:
    chosen.setdefault("components", FIRST_PRINTING)
    g = GAME.start(seats, seed, **chosen)
    assert isinstance(g, Italy)
    return g


def seat(g: Italy, nation: str) -> int:
    return g.nation.index(NATIONS.index(nation))


def asked(g: Italy) -> list[str]:
    return [NATIONS[g.nation[s]] for s in g.to_act]


def legal(g: Italy, nation: str) -> list[str]:
    return [g.game.verbs.text(action) for action in g.legal(seat(g, nation))]


def asides(g: Italy, nation: str) -> list[str]:
    return [g.game.verbs.text(action) for action in g.asides(seat(g, nation))]


def verbs(g: Italy, nation: str) -> set[str]:
    return {text.split()[0] for text in legal(g, nation)}


def do(g: Italy, nation: str, *actions: str) -> None:
    for action in actions:
        g.submit(seat(g, nation), action)


def refusal(g: Italy, nation: str, action: str) -> str:
    try:
        g.copy().submit(seat(g, nation), action)
    except Refusal as refused:
        return refused.key if refused.key in g.game.messages else f"unknown key {refused.key}"
    return "accepted"


def settle(g: Italy) -> None:
    """Everybody passes on markets and reactions."""
    while g.to_act:
        passes = [text for text in legal(g, asked(g)[0]) if text in PASSES]
        if not passes:
            return
        do(g, asked(g)[0], passes[0])


def battle(g: Italy, attacker: str, declare: str, attack: str, defence: str = "") -> None:
    """An attack with what both sides lay; everything else is passed by."""
    do(g, attacker, declare)
    settle(g)
    do(g, attacker, f"commit_attack {attack}")
    settle(g)
    if defence:
        do(g, asked(g)[0], defence)


def told(g: Italy, key: str) -> list[tuple[int, ...]]:
    return [event.values for event in g.log or [] if event.key == key]


def city(name: str) -> int:
    return CITIES.index(name)


def owner(g: Italy, name: str) -> str:
    held = g.owner[city(name)]
    return NATIONS[g.nation[held]] if held >= 0 else "free"


def level(g: Italy, name: str) -> int:
    return g.level[city(name)]


def ducats(g: Italy, nation: str) -> int:
    return g.ducats[seat(g, nation)]


def hand(g: Italy, nation: str) -> list[str]:
    start = seat(g, nation) * len(CARDS)
    return [card for i, card in enumerate(CARDS) for _ in range(g.hand[start + i])]


def exhausted(g: Italy, nation: str) -> list[str]:
    start = seat(g, nation) * 5
    return [card for i, card in enumerate(CARDS[:5]) for _ in range(g.exhausted[start + i])]


def discarded(g: Italy) -> list[str]:
    return [card for i, card in enumerate(CARDS) for _ in range(g.discard[i])]


def province(name: str) -> int:
    return PROVINCES.index(name)
