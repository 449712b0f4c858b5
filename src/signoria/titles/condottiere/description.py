"""A position told in the words of `scene.py`: its other direction, for whoever changes a moment of a game."""

from __future__ import annotations

from typing import Any

from signoria.kernel import State
from signoria.titles.condottiere.rules.battle import Battle
from signoria.titles.condottiere.rules.campaign import CAMPAIGN_STEPS, Campaign
from signoria.titles.condottiere.rules.names import KIND_COUNT, KINDS, NOWHERE, REGION_COUNT, REGIONS
from signoria.titles.condottiere.rules.state import Condottiere


def describe(state: State) -> dict[str, Any]:
    assert isinstance(state, Condottiere)
    g = state
    seats = range(g.seats)
    battle = next((frame for frame in g.stack if isinstance(frame, Battle)), None)
    words: dict[str, Any] = {
        "stage": stage(g, battle),
        "holder": g.holder,
        "realms": {seat: named_regions(g.realms[seat]) for seat in seats},
        "hands": {seat: named_cards(g.hands, seat) for seat in seats},
        "laid_aside": {seat: named_cards(g.secret_discards, seat) for seat in seats},
        "discards": named_cards(g.open_discards, 0),
        "points": {seat: g.region_points[seat] + g.group_points[seat] for seat in seats},
        "battles": max(1, g.battles),
        "cardless": g.cardless,
        "games": max(1, g.games),
        "lines": {seat: [KINDS[kind] for kind in g.lines[seat]] for seat in seats},
        "face_down": seats_of(g, g.down),
        "finalists": seats_of(g, g.finalists),
    }
    if g.contested != NOWHERE:
        words["contested"] = REGIONS[g.contested]
    if g.pope != NOWHERE:
        words["pope"] = REGIONS[g.pope]
    if battle is not None:
        turn = next_to_fight(g, battle)
        words |= {"turn": turn, "passed": seats_of(g, battle.passed), "played": seats_of(g, battle.played)}
    return words


def next_to_fight(g: Condottiere, battle: Battle) -> int:
    turn = battle.turn
    while battle.passed >> turn & 1 and battle.passed != battle.fighters:
        turn = g.left_of(turn)
    return turn


def stage(g: Condottiere, battle: Any) -> str:
    if g.finalists:
        return "final_fight" if battle is not None else "final_battle"
    campaign = next((frame for frame in g.stack if isinstance(frame, Campaign)), None)
    return CAMPAIGN_STEPS[max(0, campaign.pc - 1)].__name__ if campaign is not None else "choose_first_region"


def named_regions(realm: int) -> list[str]:
    return [REGIONS[region] for region in range(REGION_COUNT) if realm >> region & 1]


def named_cards(counts: list[int], seat: int) -> list[str]:
    return [KINDS[kind] for kind in range(KIND_COUNT) for _ in range(counts[seat * KIND_COUNT + kind])]


def seats_of(g: Condottiere, mask: int) -> list[int]:
    return [seat for seat in range(g.seats) if mask >> seat & 1]
