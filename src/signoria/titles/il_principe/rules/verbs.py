"""The action space, and what each number in it means."""

from __future__ import annotations

from typing import Final

from signoria.kernel import Noun, SeatOption, Verbs
from signoria.titles.il_principe.rules.names import (
    CITIES,
    COLOR_COUNT,
    COLORS,
    FAMILIES,
    OLD_TITLES,
    PHASES,
    REGIONS,
    ROLES,
)

PAIRS: Final = [(a, b) for a in range(COLOR_COUNT) for b in range(a, COLOR_COUNT)]
TRIPLES: Final = [(a, b, c) for a in range(COLOR_COUNT) for b in range(a, COLOR_COUNT) for c in range(b, COLOR_COUNT)]
# the cards of each offer, colors ascending: first all offers of two, then all of three
OFFERS: Final[list[tuple[int, ...]]] = [*PAIRS, *TRIPLES]
MOST_BID: Final = 120
MOST_CARDS: Final = 30

OFFER_NOUN: Final = Noun("offer", ["_".join(COLORS[color] for color in cards) for cards in OFFERS])
AMOUNT: Final = Noun("amount", first=1, last=MOST_BID)
CITY: Final = Noun("city", CITIES)
COLOR: Final = Noun("color", COLORS)
COUNT: Final = Noun("count", first=1, last=MOST_CARDS)
REGION: Final = Noun("region", REGIONS)
ROLE: Final = Noun("role", ROLES + OLD_TITLES)
FAMILY: Final = Noun("family", FAMILIES)
PHASE: Final = Noun("phase", PHASES)
HOUSES: Final = SeatOption("families", ("random", "choice"), FAMILY)

NOUNS: Final = (OFFER_NOUN, AMOUNT, CITY, COLOR, COUNT, REGION, ROLE, FAMILY, PHASE)

VERBS: Final = Verbs()
OFFER: Final = VERBS.verb("offer", OFFER_NOUN, hidden=True)
BID: Final = VERBS.verb("bid", AMOUNT)
PASS: Final[int] = VERBS.action("pass", ends=True)
BUILD: Final = VERBS.verb("build", CITY)
NO_BUILD: Final[int] = VERBS.action("no_build", ends=True)
LAY: Final = VERBS.verb("lay", COLOR, COUNT)
PASS_ACTION: Final[int] = VERBS.action("pass_action", ends=True)
PLACE_SHIELD: Final = VERBS.verb("place_shield", REGION)
STOP_PLACING: Final[int] = VERBS.action("stop_placing", ends=True)
FLIP_UP: Final = VERBS.verb("flip_up", COLOR)
NO_FLIP: Final[int] = VERBS.action("no_flip")
