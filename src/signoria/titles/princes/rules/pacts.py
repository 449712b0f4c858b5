"""The promises princes make: never binding, judged by what the whole table has seen."""

from __future__ import annotations

from typing import Final, Sequence

from signoria.kernel import Event
from signoria.kernel.promises import BROKEN, KEPT, LAPSED, RUNNING, Moment, Promise, follow, paid
from signoria.titles.princes.rules.seen import View

TEMPLATES: Final[dict[str, tuple[str, ...]]] = {
    "no_bid": (),
    "no_war_against": ("city",),
    "no_war_by": ("city",),
    "no_veto": (),
    "no_bribes": (),
    "no_theft": (),
    "league_for": ("city",),
    "artist_to": ("city",),
    "french_to": ("city",),
    "pay_gold": ("gold",),
    "pay_influence": ("influence",),
}
AUCTION_ENDS: Final = ("city-sold", "event-sold", "pope-sold", "event-unsold", "pope-unsold", "hired", "nobody-hired")
WAR_ENDS: Final = ("war-won", "war-drawn", "war-unfought", "veto-played", "lorenzo-used")
MOMENTS: Final[dict[str, Moment]] = {
    "auction_end": (AUCTION_ENDS, 1),
    "war_end": (WAR_ENDS, 1),
    "turn_end": (("turn-begun", "decade-ended"), 1),
    "decade_end": (("decade-ended",), 1),
    "game_end": ((), 0),
}
UNTIL: Final = tuple(MOMENTS)
THEFTS: Final = ("influence-stolen", "gold-raided", "lucrezia-used")
VETOES: Final = ("veto-played", "lorenzo-used")
WARS: Final = ("war-declared", "war-started")
KEPT_BY_TIME: Final = ("no_bid", "no_war_against", "no_war_by", "no_veto", "no_bribes", "no_theft")
PAYMENTS: Final = {
    "pay_gold": {"gift-sent": (2, -1), "trade-done": (2, 4)},
    "pay_influence": {"gift-sent": (3, -1), "trade-done": (3, 5)},
}


def judge(pact: Promise, events: Sequence[Event], view: View) -> str:
    moment = MOMENTS[pact.until]
    if pact.template in PAYMENTS:
        amount = pact.args[0] + 1  # the nouns of sums begin at 1
        if paid(pact, events, PAYMENTS[pact.template]) >= amount:
            return KEPT
        return follow(pact, events, view, no_verdict, moment, BROKEN)
    return follow(pact, events, view, verdict_of, moment, KEPT if pact.template in KEPT_BY_TIME else LAPSED)


def no_verdict(pact: Promise, event: Event, view: View) -> str:
    return RUNNING


def verdict_of(pact: Promise, event: Event, view: View) -> str:
    """What one deed of the author says about the promise."""
    values = event.values
    if not values or values[0] != pact.author:
        return RUNNING
    template, key = pact.template, event.key
    broken = (
        (template == "no_bid" and key == "bid-made")
        or (template == "no_war_against" and key in WARS and values[2] == pact.args[0])
        or (template == "no_war_by" and key in WARS and values[1] == pact.args[0])
        or (template == "no_veto" and key in VETOES)
        or (template == "no_bribes" and key == "troops-bribed" and values[1] == pact.to)
        or (template == "no_theft" and key in THEFTS and values[1] == pact.to)
        or (template == "league_for" and key == "league-declined")
    )
    if broken:
        return BROKEN
    places = {"league_for": ("league-joined", 1), "artist_to": ("artist-placed", 2), "french_to": ("french-invaded", 1)}
    if template in places and key == places[template][0]:
        return KEPT if values[places[template][1]] == pact.args[0] else BROKEN
    return RUNNING
