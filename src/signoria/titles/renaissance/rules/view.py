"""What a seat sees, built up from nothing. The layout is described in README.md."""

from __future__ import annotations

from typing import Any, Final

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
from signoria.titles.renaissance.rules.politics import WholeTable
from signoria.titles.renaissance.rules.scoring import complete_provinces, incomes
from signoria.titles.renaissance.rules.seen import Battle, View
from signoria.titles.renaissance.rules.state import Italy

HIDDEN: Final = -2  # a slot filled face down


def view(g: Italy, seat: int) -> View:
    years, stack = g.box.plan.years, g.stack
    # not cast, which would be a call
    options: Any = g.game.chosen(g.settings)
    stage: Any = type(stack[1]).__name__ if len(stack) > 1 else ""
    asking: Any = type(stack[-1]).__name__ if stack else ""
    seen: View = {
        "seat": seat,
        "seats": g.seats,
        "options": options,
        "turn": g.turn,
        "turns": g.box.turns,
        "year": years[g.turn - 1] if 0 < g.turn <= len(years) else 0,
        "stage": stage,
        "asking": asking,
        "asked": members(g.asked(seat)),
        "war": g.war,
        "order": g.order[:],
        "nation": g.nation[:],
        "stance": g.stance,
        "over": not stack,
        "scores": g.standing(),
        # cities, supplies, and the marks of the turn that lie on the board
        "owner": g.owner[:],
        "level": g.level[:],
        "palace": g.palace[:],
        "pillaged": members(g.pillaged),
        "exchanged": members(g.exchanged),
        "bankers": members(g.bankers),
        "closed": members(g.box.closed_provinces),
        "deck": len(g.deck),
        "discard": g.discard[:],
        "supply": [g.ramparts, g.castles, g.palaces],
        "reserve": members(g.reserve),
        # what lies before each seat; of the hands only the own one
        "ducats": g.ducats[:],
        "hand_size": g.hand_size[:],
        "known": [g.known[at : at + CARD_COUNT] for at in range(0, len(g.known), CARD_COUNT)],
        "bare": members(g.bare),
        "exhausted": [g.exhausted[at : at + BLUE_COUNT] for at in range(0, len(g.exhausted), BLUE_COUNT)],
        "start_cities": lists(g.start_cities),
        "complete": lists([complete_provinces(g, s) for s in range(g.seats)]),
        "income": incomes(g),
        "power_used": members(g.power_used),
        "spouses": lists(g.spouses),
        "attacked": lists(g.attacked),
        "sea_used": g.sea_used[:],
        "left_from": lists(g.left_from),
        "hand": g.hand[seat * CARD_COUNT : (seat + 1) * CARD_COUNT] if seat >= 0 else [],
        "gifts": g.gifts[:],
    }
    add_running(g, seat, seen)
    if seat >= 0:
        seen["offers"] = g.offers.seen_by(seat)
        seen["offers_made"] = g.offers.made[seat]
        seen["draft_to"] = g.offers.draft_to[seat]
        seen["draft"] = g.offers.draft(seat)
    if not stack:
        seen["winners"] = g.victors()
        seen["breakdown"] = g.breakdown()
    return seen


def add_running(g: Italy, seat: int, seen: View) -> None:
    """What is going on: a vote, a phase, a battle, a market."""
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
        elif isinstance(frame, WholeTable) and seat >= 0:
            answered = not frame.waiting >> seat & 1
            seen["answered"] = frame.answer_of(seat) if answered else NOBODY


def battle(g: Italy, seat: int, fight: Fight) -> Battle:
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
