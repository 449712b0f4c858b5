"""The promises princes make: never binding, judged by what the whole table sees."""

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
    "game_end": THE_END,
}
UNTIL: Final = tuple(MOMENTS)
THEFTS: Final = ("influence-stolen", "gold-raided", "lucrezia-used")
VETOES: Final = ("veto-played", "lorenzo-used")
WARS: Final = ("war-declared", "war-started")
KEPT_BY_TIME: Final = ("no_bid", "no_war_against", "no_war_by", "no_veto", "no_bribes", "no_theft")
# the event that says where they went, the place of the city in it, the event that says they stayed away
PLACES: Final = {
    "league_for": ("league-joined", 1, "league-declined"),
    "artist_to": ("artist-placed", 2, ""),
    "french_to": ("french-invaded", 1, "french-discarded"),
}
PAYMENTS: Final = {
    "pay_gold": {"gift-sent": (2, -1), "trade-done": (2, 4)},
    "pay_influence": {"gift-sent": (3, -1), "trade-done": (3, 5)},
}


def judge(pact: Promise, deed: Deed) -> str:
    if deed.board["decade"] < 0:
        return RUNNING  # families are chosen: the turn that now begins is the first to end
    moment = MOMENTS[pact.until]
    if pact.template in PAYMENTS:
        return follow_payment(pact, deed, PAYMENTS[pact.template], moment)
    return follow(pact, deed, verdict_of, moment, KEPT if pact.template in KEPT_BY_TIME else LAPSED)


def verdict_of(pact: Promise, event: Event, board: View) -> str:
    """What one deed of the author says about the promise."""
    values = event.values
    if not values or values[0] != pact.author:
        return RUNNING
    if pact.template in PLACES:
        return verdict_on_place(pact, event, board)
    template, key = pact.template, event.key
    broken = (
        (template == "no_bid" and key == "bid-made")
        or (template == "no_war_against" and key in WARS and values[2] == pact.args[0])
        or (template == "no_war_by" and key in WARS and values[1] == pact.args[0])
        or (template == "no_veto" and key in VETOES)
        or (template == "no_bribes" and key == "troops-bribed" and values[1] == pact.to)
        or (template == "no_theft" and key in THEFTS and values[1] == pact.to)
    )
    return BROKEN if broken else RUNNING


def verdict_on_place(pact: Promise, event: Event, board: View) -> str:
    """Where the League, an artist or the French go; they may also stay away."""
    city = pact.args[0]
    came, place, stayed = PLACES[pact.template]
    if event.key == came:
        return KEPT if event.values[place] == city else BROKEN
    if event.key != stayed:
        return RUNNING
    war = board["war"]
    elsewhere = pact.template == "league_for" and war is not None and city not in (war["attacking"], war["defending"])
    return RUNNING if elsewhere else BROKEN
