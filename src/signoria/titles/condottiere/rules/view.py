"""What a seat may see of Condottiere, built up from nothing. The layout is in README.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from signoria.titles.condottiere.rules.names import (
    CAPTURE_REGIONS,
    COURTESAN,
    DRAW_AFTER_BATTLE,
    DRUMMER,
    ENDINGS,
    HIDDEN_CARDS,
    KIND_COUNT,
    LARGER_KINGDOMS,
    NOBODY,
    PLAY_FOR_POINTS,
    SPRING,
    WINTER,
)
from signoria.titles.condottiere.rules.seen import Player, Stage, Variants, View
from signoria.titles.condottiere.rules.showing import known_of

if TYPE_CHECKING:
    from signoria.titles.condottiere.rules.battle import Battle
    from signoria.titles.condottiere.rules.state import Condottiere


FACE_DOWN: Final = -1
STAGES: Final[dict[str, Stage]] = {
    "ChooseRegion": "choose_region",
    "Battle": "battle",
    "Scarecrow": "scarecrow",
    "PopeToken": "place_pope",
    "Retreat": "retreat",
    "KeepCards": "keep_cards",
    "DrawCards": "draw_cards",
}


def view(g: Condottiere, seat: int) -> View:
    strengths = g.strengths()
    battle = running_battle(g)
    scores = g.standing()
    seen: View = {
        "stage": STAGES[type(g.stack[-1]).__name__] if g.stack else "over",
        "battles": g.battles,
        "holder": g.holder,
        "contested": g.contested,
        "pope": g.pope,
        "deck": len(g.deck),
        "discards": g.open_discards[:],
        "winter": g.in_play(WINTER),
        "spring": g.in_play(SPRING),
        "highest": g.highest_mercenary(),
        "needed": {"total": g.box.total_needed[g.seats], "connected": g.group_needed()},
        "turn": battle.turn if battle else NOBODY,
        "defender": battle.defender if battle else NOBODY,
        "finalists": g.finalists,
        "players": [player(g, seat, other, strengths[other], battle) for other in range(g.seats)],
        "variants": variants(g),
        "match": {"target": g.settings[PLAY_FOR_POINTS], "game": g.games},
        "scores": scores,
        "over": not g.stack,
    }
    if seat >= 0:
        start = seat * KIND_COUNT
        seen["hand"] = g.hands[start : start + KIND_COUNT]
        seen["face_down"] = g.lines[seat][-1] if g.down >> seat & 1 else FACE_DOWN
        seen["laid_aside"] = g.secret_discards[start : start + KIND_COUNT]
    if not g.stack:
        seen["ending"] = ENDINGS[g.ending]
        seen["winners"] = g.victors()
        seen["breakdown"] = g.breakdown()
        seen["ranking"] = ranking(g)
    return seen


def variants(g: Condottiere) -> Variants:
    chosen = g.settings
    return {
        "draw_after_battle": bool(chosen[DRAW_AFTER_BATTLE]),
        "larger_kingdoms": bool(chosen[LARGER_KINGDOMS]),
        "capture_regions": bool(chosen[CAPTURE_REGIONS]),
        "hidden_cards": bool(chosen[HIDDEN_CARDS]),
    }


def player(g: Condottiere, viewer: int, seat: int, strength: int, battle: Battle | None) -> Player:
    up = g.face_up(seat)
    start = seat * KIND_COUNT
    known = known_of(g, viewer, seat)
    return {
        "cards": g.hand_size[seat],
        "line": [*up, FACE_DOWN] if g.down >> seat & 1 else up[:],
        "strength": strength,
        "courtesans": up.count(COURTESAN),
        "drummer": DRUMMER in up,
        "passed": bool(battle and battle.passed >> seat & 1),
        "fights": bool(battle and battle.fighters >> seat & 1),
        "regions": [region for region in range(17) if g.realms[seat] >> region & 1],
        "connected": g.largest_group(seat),
        "laid_aside": sum(g.secret_discards[start : start + KIND_COUNT]),
        "known": known if any(known) else [],
    }


def running_battle(g: Condottiere) -> Battle | None:
    for frame in g.stack[::-1]:
        if type(frame).__name__ == "Battle":
            return cast("Battle", frame)
    return None


def ranking(g: Condottiere) -> list[int]:
    """The place of each seat: winners, then by score; in a single game then by the largest group (8.4, 9.2)."""
    scores, match = g.standing(), g.settings[PLAY_FOR_POINTS]
    merit = [(g.victory >> seat & 1, scores[seat], 0 if match else g.largest_group(seat)) for seat in range(g.seats)]
    return [1 + sum(1 for other in merit if other > own) for own in merit]
