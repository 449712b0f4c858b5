"""What a seat may see of Principato, built up from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from signoria.titles.principato.rules import scoring
from signoria.titles.principato.rules.activation import Activation, Exchange
from signoria.titles.principato.rules.military import DISMISSING, Scoring
from signoria.titles.principato.rules.names import (
    CUBE_KINDS,
    DESIGN_COUNT,
    KIND_COUNT,
    KIND_MASK,
    POST_COUNT,
    TOKEN_KINDS,
    deck_of,
)
from signoria.titles.principato.rules.seen import MilitaryScoring, Options, Player, Reserve, View
from signoria.titles.principato.rules.turn import Turn

if TYPE_CHECKING:
    from signoria.titles.principato.rules.state import Principato

UNCOUNTED: Final = -1
FACE_DOWN: Final = -1


def view(g: Principato, viewer: int) -> View:
    shown: View = {
        "options": cast("Options", g.game.chosen(g.settings)),
        "year": g.year,
        "first": g.first,
        "turn": g.active,
        "actions": 0,
        "display": [card & KIND_MASK for card in g.display],
        "backs": [deck_of(card) for card in g.display],
        "pile": len(g.pile),
        "unseen": _kinds(g.pile),
        "waiting_decks": [len(deck) for deck in g.waiting_decks],
        "reserve": _reserve(g),
        "points": g.box.points[:],
        "players": [_player(g, seat, viewer) for seat in range(g.seats)],
        "stage": {},
        "over": not g.stack,
        "scores": g.standing(),
    }
    for frame in g.stack:
        if isinstance(frame, Turn):
            shown["actions"] = frame.actions
        elif isinstance(frame, Activation):
            shown["stage"]["activation"] = {"seat": frame.seat, "place": frame.place, "effect": frame.effect}
        elif isinstance(frame, Exchange):
            shown["stage"]["exchange"] = {"seat": frame.seat, "place": frame.thing}
        elif isinstance(frame, Scoring):
            shown["stage"]["scoring"] = _scoring(g, frame)
    if not g.stack:
        shown["winners"] = g.victors()
        shown["ranks"] = scoring.ranks(g)
        shown["breakdown"] = g.breakdown()
    return shown


def _kinds(cards: list[int]) -> list[int]:
    """How many cards of each kind: which ones are left is public, their order is not (9.2)."""
    counts = [0] * KIND_COUNT
    for card in cards:
        counts[card & KIND_MASK] += 1
    return counts


def _reserve(g: Principato) -> Reserve:
    limited = g.counts_reserve()
    return {
        "cubes": [count if limited else UNCOUNTED for count in g.cubes],
        "pools": [count if limited or pool > 1 else UNCOUNTED for pool, count in enumerate(g.pools)],
        "designs": g.designs[:],
    }


def _player(g: Principato, seat: int, viewer: int) -> Player:
    tokens = g.owned[seat * TOKEN_KINDS : (seat + 1) * TOKEN_KINDS]
    open_to_viewer = seat == viewer or g.objectives_open()
    shown: Player = {
        "hand": list(g.hand_kinds(seat)),
        "stored": g.stored[seat * CUBE_KINDS : (seat + 1) * CUBE_KINDS],
        "places": [tokens[1] * g.box.store_holds[0], tokens[3] * g.box.store_holds[1], g.box.church_holds],
        "tokens": tokens,
        "posted": g.posted[seat * POST_COUNT : (seat + 1) * POST_COUNT],
        "unsupplied": [g.unsupplied(seat, 0), g.unsupplied(seat, 1)],
        "strength": g.strength(seat),
        "culture": g.culture[seat * DESIGN_COUNT : (seat + 1) * DESIGN_COUNT],
        "military": g.military[seat],
        "objectives": g.objectives[seat * 2 : seat * 2 + 2] if open_to_viewer else [FACE_DOWN, FACE_DOWN],
    }
    if open_to_viewer:
        shown["objective_points"] = list(scoring.objective_points(g, seat))
    return shown


def _scoring(g: Principato, frame: Scoring) -> MilitaryScoring:
    return {
        "order": [frame.seat_at(place) for place in range(g.seats)],
        "asked": frame.at,
        "step": "dismiss" if frame.pc == DISMISSING else "supply",
        "last": bool(frame.last),
    }
