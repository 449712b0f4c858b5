"""A position told in the words of `scene.py`: its other direction, for whoever changes a moment of a game."""

from __future__ import annotations

from typing import Any, Iterable

from signoria.titles.principato.rules.military import Scoring
from signoria.titles.principato.rules.names import (
    CUBES,
    DESIGN_COUNT,
    DESIGNS,
    KIND_MASK,
    KINDS,
    OBJECTIVES,
    POSTS,
    TOKENS,
    deck_of,
)
from signoria.titles.principato.rules.state import Principato
from signoria.titles.principato.rules.turn import Turn
from signoria.titles.principato.rules.year import CLOSE
from signoria.titles.principato.scene import BACKS


def describe(g: Principato) -> dict[str, Any]:
    seats = range(g.seats)
    words: dict[str, Any] = {
        "year": g.year,
        "first": g.first,
        "turn": g.active,
        "hands": {seat: cards(g.hands[seat * 2 : seat * 2 + 2]) for seat in seats},
        "objectives": {seat: [OBJECTIVES[each] for each in g.objectives[seat * 2 : seat * 2 + 2]] for seat in seats},
        "display": cards(g.display),
        "backs": [BACKS[deck_of(card)] for card in g.display],
        "pile": cards(reversed(g.pile)),
        "tokens": {seat: counts(g.owned, seat, TOKENS) for seat in seats},
        "stored": {seat: counts(g.stored, seat, CUBES) for seat in seats},
        "posted": {seat: counts(g.posted, seat, POSTS) for seat in seats},
        "culture": {seat: designs(g, seat) for seat in seats},
        "military": {seat: g.military[seat] for seat in seats},
    }
    turn = next((frame for frame in g.stack if isinstance(frame, Turn)), None)
    if turn is not None and turn.actions:
        words["actions"] = turn.actions
    if any(isinstance(frame, Scoring) for frame in g.stack):
        words["scoring"] = "year" if g.stack[0].pc == CLOSE else "extra"
        words["display"].insert(0, KINDS[g.gone[-1] & KIND_MASK])
        words["backs"].insert(0, BACKS[deck_of(g.gone[-1])])
    return words


def cards(found: Iterable[int]) -> list[str]:
    return [KINDS[card & KIND_MASK] for card in found]


def counts(found: list[int], seat: int, words: tuple[str, ...]) -> dict[str, int]:
    start = seat * len(words)
    return dict(zip(words, found[start : start + len(words)]))


def designs(g: Principato, seat: int) -> list[str]:
    return [DESIGNS[each] for each in range(DESIGN_COUNT) for _ in range(g.culture[seat * DESIGN_COUNT + each])]
