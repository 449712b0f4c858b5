"""The promises states make: never binding, judged by what the whole table sees."""

from __future__ import annotations

from typing import Final

from signoria.kernel import Event
from signoria.kernel.promises import (
    BROKEN,
    KEPT,
    LAPSED,
    RUNNING,
    THE_END,
    Deed,
    Moment,
    Promise,
    follow,
    follow_payment,
)
from signoria.titles.renaissance.rules.seen import View

TEMPLATES: Final[dict[str, tuple[str, ...]]] = {
    "no_attack_on_you": (),
    "no_attack_on_city": ("city",),
    "attack_seat": ("seat",),
    "attack_city": ("city",),
    "vote_for": ("policy",),
    "leave_city": ("city",),
    "no_raids_on_you": (),
    "no_sale_to": ("seat",),
    "pay_ducats": ("amount",),
}
TURNS: Final = {"turn_end": 1, "next_turn_end": 2, "game_end": 0}
UNTIL: Final = tuple(TURNS)
TURN_ENDS: Final = ("turn-scored",)  # told of each seat
ATTACKS: Final = ("attack-declared", "landing-declared", "chevauchee-declared")
RAIDS: Final = ("raid-succeeded", "raid-failed", "corruption-failed")
SEIZURES: Final = {"city-corrupted": 2, "married": 1}  # where the event names the old owner
EXPANSIONS: Final = ("expanded", "expanded-by-sea")
KEPT_BY_TIME: Final = ("no_attack_on_you", "no_attack_on_city", "leave_city", "no_raids_on_you", "no_sale_to")
GIVEN_MEN: Final = 6  # their places in the event of a deal
ASKED_MEN: Final = 7
PAYMENTS: Final = {"gift-made": (2, -1), "deal-made": (4, 5)}


def judge(pact: Promise, deed: Deed) -> str:
    moment = moment_of(pact, deed)
    if pact.template == "pay_ducats":
        return follow_payment(pact, deed, PAYMENTS, moment)
    return follow(pact, deed, verdict_of, moment, KEPT if pact.template in KEPT_BY_TIME else LAPSED)


def moment_of(pact: Promise, deed: Deed) -> Moment:
    """A turn is over when all have been paid for it: until then ducats change hands (8.1)."""
    turns = TURNS[pact.until]
    return (TURN_ENDS, turns * int(deed.board["seats"])) if turns else THE_END


def verdict_of(pact: Promise, event: Event, board: View) -> str:
    """What one event says about the promise."""
    if pact.template == "no_sale_to":
        return BROKEN if men_handed(pact.author, pact.args[0], event) else RUNNING
    values, template = event.values, pact.template
    if not values or values[0] != pact.author:
        return RUNNING
    if event.key in ATTACKS:
        return attack_verdict(pact, values[1], values[3])
    if template == "vote_for" and event.key == "voted":
        return KEPT if values[1] == pact.args[0] else BROKEN
    if template == "leave_city" and event.key in EXPANSIONS and values[2] == pact.args[0]:
        return BROKEN
    if template == "no_raids_on_you" and raided(event, board) == pact.to:
        return BROKEN
    return RUNNING


def attack_verdict(pact: Promise, victim: int, city: int) -> str:
    forbidden = (pact.template == "no_attack_on_you" and victim == pact.to) or (
        pact.template == "no_attack_on_city" and city == pact.args[0]
    )
    if forbidden:
        return BROKEN
    wanted = (pact.template == "attack_seat" and victim == pact.args[0]) or (
        pact.template == "attack_city" and city == pact.args[0]
    )
    return KEPT if wanted else RUNNING


def raided(event: Event, board: View) -> int:
    """Whose city a raid, a corruption or a marriage was aimed at; -1 for anything else."""
    if event.key in SEIZURES:
        return event.values[SEIZURES[event.key]]
    if event.key in RAIDS:
        owner: int = board["owner"][event.values[1]]
        return owner
    return -1


def men_handed(giver: int, taker: int, event: Event) -> int:
    """How many condottieri go from one seat to another, in a battle (6.1) or by a deal (9.5)."""
    if event.key == "condottiere-bought":
        return 1 if event.values[:2] == (taker, giver) else 0
    if event.key != "deal-made" or {giver, taker} != set(event.values[:2]):
        return 0
    return event.values[GIVEN_MEN if event.values[0] == giver else ASKED_MEN]
