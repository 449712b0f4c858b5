"""What a seat sees, built up from nothing. The layout is described in README.md."""

from __future__ import annotations

from typing import Any

from signoria.titles.renaissance.rules import scoring
from signoria.titles.renaissance.rules.fight import Fight
from signoria.titles.renaissance.rules.market import Market
from signoria.titles.renaissance.rules.masks import lists, members
from signoria.titles.renaissance.rules.names import (
    BLUE_COUNT,
    CARD_COUNT,
    NOBODY,
    OWN,
    SUPPORT_CARDS,
)
from signoria.titles.renaissance.rules.politics import Ready, Vote
from signoria.titles.renaissance.rules.state import Italy

HIDDEN = -2  # a slot filled face down


def view(g: Italy, seat: int) -> dict[str, Any]:
    years = g.box.plan.years
    seen: dict[str, Any] = {
        "seat": seat,
        "seats": g.seats,
        "options": g.game.chosen(g.settings),
        "turn": g.turn,
        "turns": g.box.turns,
        "year": years[g.turn - 1] if 0 < g.turn <= len(years) else 0,
        "stage": type(g.stack[1]).__name__ if len(g.stack) > 1 else "",
        "asking": type(g.stack[-1]).__name__ if g.stack else "",
        "asked": members(g.asked(seat)),
        "war": g.war,
        "order": g.order[:],
        "nation": g.nation[:],
        "stance": g.stance,
        "over": not g.stack,
        "scores": g.standing(),
    }
    add_board(g, seen)
    add_seats(g, seat, seen)
    add_running(g, seat, seen)
    if not g.stack:
        seen["winners"] = g.victors()
        seen["breakdown"] = g.breakdown()
    return seen


def add_board(g: Italy, seen: dict[str, Any]) -> None:
    """Cities, supplies, and the marks of the turn that lie on the board."""
    seen["owner"] = g.owner[:]
    seen["level"] = g.level[:]
    seen["palace"] = g.palace[:]
    seen["pillaged"] = members(g.pillaged)
    seen["exchanged"] = members(g.exchanged)
    seen["bankers"] = members(g.bankers)
    seen["closed"] = members(g.box.closed_provinces)
    seen["deck"] = len(g.deck)
    seen["discard"] = g.discard[:]
    seen["supply"] = [g.ramparts, g.castles, g.palaces]
    seen["reserve"] = members(g.reserve)


def add_seats(g: Italy, seat: int, seen: dict[str, Any]) -> None:
    """What lies before each seat; of the hands only the own one."""
    seen["ducats"] = g.ducats[:]
    seen["hand_size"] = g.hand_size[:]
    seen["known"] = [g.known[at : at + CARD_COUNT] for at in range(0, len(g.known), CARD_COUNT)]
    seen["bare"] = members(g.bare)
    seen["exhausted"] = [g.exhausted[at : at + BLUE_COUNT] for at in range(0, len(g.exhausted), BLUE_COUNT)]
    seen["start_cities"] = lists(g.start_cities)
    seen["complete"] = lists([scoring.complete_provinces(g, s) for s in range(g.seats)])
    seen["income"] = [scoring.income(g, s) for s in range(g.seats)]
    seen["power_used"] = members(g.power_used)
    seen["spouses"] = lists(g.spouses)
    seen["attacked"] = lists(g.attacked)
    seen["sea_used"] = g.sea_used[:]
    seen["left_from"] = lists(g.left_from)
    seen["hand"] = g.hand[seat * CARD_COUNT : (seat + 1) * CARD_COUNT] if seat >= 0 else []


def add_running(g: Italy, seat: int, seen: dict[str, Any]) -> None:
    """What is going on: a vote, a phase, a battle, a market, deals."""
    if g.phase_seat >= 0:
        seen["phase"] = {
            "seat": g.phase_seat,
            "attacks": g.attacks,
            "origins": members(g.origins),
            "targets": members(g.targets),
            "gained": members(g.gained),
        }
    for frame in g.stack:
        if isinstance(frame, Fight):
            seen["battle"] = battle(g, seat, frame)
        elif isinstance(frame, Market):
            seen["market"] = {"buyer": frame.buyer, "seller": frame.seller}
        elif isinstance(frame, (Vote, Ready)) and seat >= 0:
            answered = not frame.waiting >> seat & 1
            seen["answered"] = frame.answer_of(seat) if answered else NOBODY
    seen["gifts"] = g.gifts[:]
    if seat >= 0:
        seen["offers"] = g.offers.seen_by(seat)
        seen["offers_made"] = g.offers.made[seat]
        seen["draft_to"] = g.offers.draft_to[seat]
        seen["draft"] = g.offers.draft(seat)


def battle(g: Italy, seat: int, fight: Fight) -> dict[str, Any]:
    own = seat == fight.attacker
    open_now = fight.revealed or own
    return {
        "attacker": fight.attacker,
        "defender": fight.defender,
        "origin": fight.origin,
        "target": fight.target,
        "landing": fight.landing,
        "chevauchee": fight.ride,
        "bought": [fight.bought_attack, fight.bought_defence],
        "attack": [slot if open_now or slot > OWN else hide(slot) for slot in (fight.first, fight.second)],
        "support": fight.help if open_now or SUPPORT_CARDS[fight.help] < 0 else HIDDEN,
        "defence": fight.guard,
        "defence_support": fight.guard_help,
        "reserved": fight.reserved() if own else 0,
        "revealed": fight.revealed,
        "dice": [fight.die_attack, fight.die_defence],
        "in_effect": [fight.engineer_attack, fight.felon_attack, fight.engineer_defence, fight.felon_defence],
        "blue": [fight.blues(0), fight.blues(1)] if fight.revealed else [[], []],
        "standing": [fight.standing_counts(0), fight.standing_counts(1)],
        "rolling": fight.holder,
        "signed": [fight.signed_attack, fight.signed_defence],
        "fort": fight.fort(g),
        "ground": fight.ground(g),
        "swiss": [fight.swiss(g, 0), fight.swiss(g, 1)],
        "totals": [fight.total(g, 0), fight.total(g, 1)] if fight.revealed else [],
        "outcome": fight.outcome,
    }


def hide(slot: int) -> int:
    return HIDDEN if slot >= 0 else NOBODY
