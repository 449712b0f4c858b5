"""Deals between seats: exchanges of cities, ducats, condottieri. Asides at stable points (9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Optional

from signoria.kernel import PUBLIC, Message
from signoria.titles.renaissance.rules.masks import codes, listed
from signoria.titles.renaissance.rules.names import (
    CARD_COUNT,
    CONDOTTIERE,
    CONDOTTIERE_TRADE,
    DIPLOMACY,
    DIPLOMACY_FULL,
    DIPLOMACY_OFF,
)
from signoria.titles.renaissance.rules.verbs import (
    ACCEPT,
    ASK_CITY,
    ASK_CONDOTTIERI,
    ASK_DUCATS,
    DROP_DRAFT,
    GIVE,
    GIVE_CITY,
    GIVE_CONDOTTIERI,
    GIVE_DUCATS,
    MOST_AMOUNT,
    MOST_TRADED,
    OFFER,
    PROPOSE,
    REJECT,
    SEAT,
    VERBS,
    WITHDRAW,
)

if TYPE_CHECKING:
    from signoria.titles.renaissance.rules.state import Italy

# the terms of an offer, in the order in which they are picked; a city is kept as city + 1
GIVEN_CITY: Final = 0
ASKED_CITY: Final = 1
GIVEN_DUCATS: Final = 2
ASKED_DUCATS: Final = 3
GIVEN_MEN: Final = 4
ASKED_MEN: Final = 5
TERMS: Final = (GIVE_CITY, ASK_CITY, GIVE_DUCATS, ASK_DUCATS, GIVE_CONDOTTIERI, ASK_CONDOTTIERI)

STABLE_FRAMES: Final = ("Vote", "Purchases", "Expansion", "CombatPhase", "Ready")


def is_stable(g: Italy) -> bool:  # 9.1
    return bool(g.stack) and type(g.stack[-1]).__name__ in STABLE_FRAMES


def gifts_open(g: Italy) -> bool:
    return g.settings[DIPLOMACY] != DIPLOMACY_OFF and (is_stable(g) or in_market(g))


def in_market(g: Italy) -> bool:
    return bool(g.stack) and type(g.stack[-1]).__name__ == "Market"


def offers_open(g: Italy) -> bool:
    return g.settings[DIPLOMACY] != DIPLOMACY_OFF and is_stable(g)


def can_trade_men(g: Italy) -> bool:
    return g.settings[CONDOTTIERE_TRADE] == 1


# -- what is possible


def options(g: Italy, seat: int) -> list[int]:
    found: list[int] = []
    if offers_open(g):
        found += draft_options(g, seat) if g.offers.draft_to[seat] >= 0 else begin_options(g, seat)
        for author, to, *terms in g.offers.open:
            if to == seat:
                found.append(REJECT.of(author))
                if possible(g, author, to, terms) and affordable_men(g, to, terms[ASKED_MEN]):
                    found.append(ACCEPT.of(author))
            elif author == seat:
                found.append(WITHDRAW.of(to))
    if gifts_open(g) and g.gifts[seat] < g.box.gifts:
        most = min(spare_ducats(g, seat), MOST_AMOUNT)
        for to in range(g.seats):
            if to != seat:
                found += range(GIVE.of(to, 1), GIVE.of(to, most) + 1)
    return found


def begin_options(g: Italy, seat: int) -> list[int]:
    if g.offers.made[seat] >= g.box.offers:
        return []
    return [OFFER.of(to) for to in range(g.seats) if to != seat]


def draft_options(g: Italy, seat: int) -> list[int]:
    """The next picks of a draft, in ascending order of the terms (9.2)."""
    to = g.offers.draft_to[seat]
    terms = g.offers.draft(seat)
    written = g.offers.written(seat)
    found: list[int] = []
    if terms[GIVEN_CITY] and not terms[ASKED_CITY]:
        found += codes(ASK_CITY.zero, equal_cities(g, to, terms[GIVEN_CITY] - 1))
        return [*found, DROP_DRAFT]
    if not written and g.settings[DIPLOMACY] == DIPLOMACY_FULL:
        for city in listed(g.held[seat] & ~g.exchanged):
            if equal_cities(g, to, city):
                found.append(GIVE_CITY.of(city))
    if written <= GIVEN_DUCATS:
        found += range(GIVE_DUCATS.of(1), GIVE_DUCATS.of(min(g.ducats[seat], MOST_AMOUNT)) + 1)
        found += range(ASK_DUCATS.of(1), ASK_DUCATS.of(min(g.ducats[to], MOST_AMOUNT)) + 1)
    if can_trade_men(g):
        if written <= GIVEN_MEN:
            men = min(MOST_TRADED, g.hand[seat * CARD_COUNT + CONDOTTIERE])
            found += range(GIVE_CONDOTTIERI.of(1), GIVE_CONDOTTIERI.of(men) + 1)
        if written <= ASKED_MEN:
            found += range(ASK_CONDOTTIERI.of(1), ASK_CONDOTTIERI.of(min(MOST_TRADED, g.hand_size[to])) + 1)
    if written and possible(g, seat, to, terms):
        found.append(PROPOSE)
    return [*found, DROP_DRAFT]


def equal_cities(g: Italy, seat: int, city: int) -> int:
    """The cities of a seat that may be exchanged for this one (9.3)."""
    found = 0
    for other in listed(g.held[seat] & ~g.exchanged):
        if g.level[other] == g.level[city]:
            found |= 1 << other
    return found


def spare_ducats(g: Italy, seat: int) -> int:
    """What a seat may give away now (9.4)."""
    ducats = g.ducats[seat]
    if not in_market(g):
        return ducats
    from signoria.titles.renaissance.rules.fight import fight_below

    fight = fight_below(g)
    if seat != fight.attacker:
        return ducats
    if fight.committed():
        return ducats - fight.reserved()
    without = g.fighters(seat, 0) + fight.bought_attack
    men = g.hand[seat * CARD_COUNT + CONDOTTIERE]
    needed = max(0, 2 - without)
    return max(0, ducats - needed) if men else ducats


def possible(g: Italy, author: int, to: int, terms: list[int]) -> bool:
    """Judged by what both sides can see: cities, ducats, room in the hands."""
    return not obstacle(g, author, to, terms)


def obstacle(g: Italy, author: int, to: int, terms: list[int]) -> Optional[Message]:
    """Why an offer cannot be carried out, or None."""
    if terms[GIVEN_CITY] or terms[ASKED_CITY]:
        given, asked = terms[GIVEN_CITY] - 1, terms[ASKED_CITY] - 1
        if given < 0 or asked < 0:
            return "no-one-sided-city", ()
        for city, holder in ((given, author), (asked, to)):
            if g.owner[city] != holder:
                return "no-longer-owner", (holder, city)
            if g.exchanged >> city & 1:
                return "no-second-exchange", (city,)
        if g.level[given] != g.level[asked]:
            return "no-equal-level", (given, asked)
    if terms[GIVEN_DUCATS] > g.ducats[author]:
        return "no-ducats", (terms[GIVEN_DUCATS], g.ducats[author])
    if terms[ASKED_DUCATS] > g.ducats[to]:
        return "no-ducats", (terms[ASKED_DUCATS], g.ducats[to])
    return room_obstacle(g, author, to, terms[GIVEN_MEN] - terms[ASKED_MEN])


def room_obstacle(g: Italy, author: int, to: int, men: int) -> Optional[Message]:
    """Before its purchases are closed a hand never grows beyond its limit (9.5)."""
    for seat, gain in ((to, men), (author, -men)):
        bought = g.bought_cards >> seat & 1
        if gain > 0 and not bought and g.hand_size[seat] + gain > g.box.hand_limit:
            return "no-hand-room", (g.box.hand_limit,)
    return None


def affordable_men(g: Italy, seat: int, men: int) -> bool:
    return g.hand[seat * CARD_COUNT + CONDOTTIERE] >= men


# -- doing it


def act(g: Italy, seat: int, action: int) -> None:
    verb = VERBS.verb_of[action]
    if verb is OFFER:
        g.offers.begin(seat, OFFER.value(action))
    elif verb in TERMS:
        write(g, seat, TERMS.index(verb), verb.value(action))
    elif action == PROPOSE:
        to = g.offers.draft_to[seat]
        g.offers.propose(seat)
        g.tell(1 << seat | 1 << to, "offer-made", seat, to, *shown(g.offers.between(seat, to)))
    elif action == DROP_DRAFT:
        g.offers.tear_up(seat)
    elif verb is ACCEPT:
        accept(g, ACCEPT.value(action), seat)
    elif verb is REJECT:
        author = REJECT.value(action)
        g.offers.refuse(author, seat)
        g.tell(1 << author | 1 << seat, "offer-rejected", author, seat)
    elif verb is WITHDRAW:
        close(g, seat, WITHDRAW.value(action), "offer-withdrawn")
    else:
        to, amount = GIVE.values(action)
        give(g, seat, to, amount)


def heard_by(g: Italy, seat: int, action: int) -> int:
    """A draft is its author's alone; an offer is known to the two, and so is a deal that fails."""
    if OFFER.holds(action):
        return 1 << seat
    if action == PROPOSE:
        return 1 << seat | 1 << g.offers.draft_to[seat]
    if ACCEPT.holds(action):
        author = ACCEPT.value(action)
        if not affordable_men(g, author, g.offers.between(author, seat)[GIVEN_MEN]):
            return 1 << seat | 1 << author
    return VERBS.heard_by(seat, action)


def write(g: Italy, seat: int, term: int, value: int) -> None:
    g.offers.write(seat, term, value + 1 if term in (GIVEN_CITY, ASKED_CITY) else value)


def shown(terms: list[int]) -> list[int]:
    """Terms as an event tells them: cities as cities, -1 for none."""
    return [terms[GIVEN_CITY] - 1, terms[ASKED_CITY] - 1, *terms[GIVEN_DUCATS:]]


def close(g: Italy, author: int, to: int, key: str) -> None:
    g.offers.close(author, to)
    g.tell(1 << author | 1 << to, key, author, to)


def accept(g: Italy, author: int, to: int) -> None:
    terms = g.offers.between(author, to)
    g.offers.agree(author, to)
    if not affordable_men(g, author, terms[GIVEN_MEN]):
        g.disclose(1 << author | 1 << to, "deal-failed", author, to)
        return
    if terms[GIVEN_CITY]:
        given, asked = terms[GIVEN_CITY] - 1, terms[ASKED_CITY] - 1
        g.take(to, given)
        g.take(author, asked)
        g.exchanged |= 1 << given | 1 << asked
    ducats = terms[GIVEN_DUCATS] - terms[ASKED_DUCATS]
    g.ducats[author] -= ducats
    g.ducats[to] += ducats
    hand_over(g, author, to, terms[GIVEN_MEN])
    hand_over(g, to, author, terms[ASKED_MEN])
    g.disclose(PUBLIC, "deal-made", author, to, *shown(terms))
    prune(g)


def hand_over(g: Italy, giver: int, taker: int, men: int) -> None:
    for _ in range(men):
        g.lose_card(giver, CONDOTTIERE)
        g.regain(taker, CONDOTTIERE)


def give(g: Italy, seat: int, to: int, amount: int) -> None:  # 9.4
    g.gifts[seat] += 1
    g.ducats[seat] -= amount
    g.ducats[to] += amount
    g.tell(PUBLIC, "gift-made", seat, to, amount)
    prune(g)


def prune(g: Italy) -> None:
    """Offers that have become impossible lapse (9.2)."""
    if not g.offers.open:
        return
    for author, to, *terms in g.offers.open[:]:
        if not possible(g, author, to, terms):
            close(g, author, to, "offer-lapsed")


# -- refusals


def why_not(g: Italy, seat: int, action: int) -> Message:
    if g.settings[DIPLOMACY] == DIPLOMACY_OFF:
        return "no-diplomacy", ()
    if GIVE.holds(action):
        to, amount = GIVE.values(action)
        return _why_not_gift(g, seat, to, amount)
    if not is_stable(g):
        return "no-deal-now", ()
    if OFFER.holds(action):
        return _why_not_begin(g, seat, OFFER.value(action))
    if ACCEPT.holds(action):
        return _why_not_accept(g, ACCEPT.value(action), seat)
    if REJECT.holds(action) or WITHDRAW.holds(action):
        return "no-such-offer", ()
    return _why_not_write(g, seat, action)


def _why_not_gift(g: Italy, seat: int, to: int, amount: int) -> Message:
    if not gifts_open(g):
        return "no-deal-now", ()
    if to == seat or to >= g.seats:
        return "no-partner", ()
    if g.gifts[seat] >= g.box.gifts:
        return "no-more-gifts", (g.box.gifts,)
    if amount > g.ducats[seat]:
        return "no-ducats", (amount, g.ducats[seat])
    return "no-needed-ducats", ()


def _why_not_begin(g: Italy, seat: int, to: int) -> Message:
    if to == seat or to >= g.seats:
        return "no-partner", ()
    if g.offers.draft_to[seat] >= 0:
        return "no-second-draft", ()
    return "no-more-offers", (g.box.offers,)


def _why_not_write(g: Italy, seat: int, action: int) -> Message:
    to = g.offers.draft_to[seat]
    if to < 0:
        return "no-draft", ()
    verb = VERBS.verb_of[action]
    if (verb is GIVE_CONDOTTIERI or verb is ASK_CONDOTTIERI) and not can_trade_men(g):
        return "no-men-trade", ()
    if verb is GIVE_CITY or verb is ASK_CITY:
        if g.settings[DIPLOMACY] != DIPLOMACY_FULL:
            return "no-exchanges", ()
        city = verb.value(action)
        holder = seat if verb is GIVE_CITY else to
        if g.owner[city] != holder:
            return "no-longer-owner", (holder, city)
        if g.exchanged >> city & 1:
            return "no-second-exchange", (city,)
    if action == PROPOSE:
        return obstacle(g, seat, to, g.offers.draft(seat)) or ("no-such-term", ())
    return "no-such-term", ()


def _why_not_accept(g: Italy, author: int, to: int) -> Message:
    terms = g.offers.between(author, to) if author < SEAT.size else []
    if not terms:
        return "no-such-offer", ()
    return obstacle(g, author, to, terms) or ("no-card", (CONDOTTIERE,))
