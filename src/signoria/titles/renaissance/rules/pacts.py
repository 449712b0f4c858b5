"""The promises states make: never binding, judged by what the whole table has seen."""

from __future__ import annotations

from typing import Final, Sequence

from signoria.kernel import Event
from signoria.kernel.promises import BROKEN, KEPT, LAPSED, RUNNING, Moment, Promise, follow, paid
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
MOMENTS: Final[dict[str, Moment]] = {
    "turn_end": (("hands-laid-down",), 1),
    "next_turn_end": (("hands-laid-down",), 2),
    "game_end": ((), 0),
}
UNTIL: Final = tuple(MOMENTS)
ATTACKS: Final = ("attack-declared", "landing-declared", "chevauchee-declared")
RAIDS: Final = ("raid-succeeded", "raid-failed", "corruption-failed")
SEIZURES: Final = {"city-corrupted": 2, "married": 1}  # where the event names the old owner
EXPANSIONS: Final = ("expanded", "expanded-by-sea")
KEPT_BY_TIME: Final = ("no_attack_on_you", "no_attack_on_city", "leave_city", "no_raids_on_you", "no_sale_to")
PAYMENTS: Final = {"gift-made": (2, -1), "deal-made": (4, 5)}


def judge(pact: Promise, events: Sequence[Event], view: View) -> str:
    moment = MOMENTS[pact.until]
    if pact.template == "pay_ducats":
        amount = pact.args[0] + 1  # the noun of sums begins at 1
        if paid(pact, events, PAYMENTS) >= amount:
            return KEPT
        return follow(pact, events, view, no_verdict, moment, BROKEN)
    return follow(pact, events, view, verdict_of, moment, KEPT if pact.template in KEPT_BY_TIME else LAPSED)


def no_verdict(pact: Promise, event: Event, view: View) -> str:
    return RUNNING


def verdict_of(pact: Promise, event: Event, view: View) -> str:
    """What one deed of the author says about the promise."""
    values, template = event.values, pact.template
    if not values or (values[0] != pact.author and event.key != "condottiere-bought"):
        return RUNNING
    if event.key in ATTACKS:
        return attack_verdict(pact, values[1], values[3])
    if template == "vote_for" and event.key == "voted":
        return KEPT if values[1] == pact.args[0] else BROKEN
    if template == "leave_city" and event.key in EXPANSIONS and values[2] == pact.args[0]:
        return BROKEN
    if template == "no_raids_on_you":
        return BROKEN if raided(event, view) == pact.to else RUNNING
    if template == "no_sale_to" and event.key == "condottiere-bought":
        return BROKEN if values[:2] == (pact.args[0], pact.author) else RUNNING
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


def raided(event: Event, view: View) -> int:
    """Whose city a raid, a corruption or a marriage was aimed at; -1 for anything else."""
    if event.key in SEIZURES:
        return event.values[SEIZURES[event.key]]
    if event.key in RAIDS:
        return view["owner"][event.values[1]]
    return -1
