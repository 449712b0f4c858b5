"""The table as one seat may imagine it: all it cannot see is dealt anew.

What everybody knows stays: cards seen going into a hand, hands in which no blue card is left,
an attacker's two fighters, and how many cards lie face down in a battle.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Optional

from signoria.titles.renaissance.rules.names import (
    BLUE_COUNT,
    CARD_COUNT,
    CONDOTTIERE,
    ENGINEER,
    FELON,
    MILAN,
    OWN,
    SUPPORT_CARDS,
    SUPPORT_ENGINEER,
    SUPPORT_FELON,
    SUPPORT_OWN,
)

if TYPE_CHECKING:
    from signoria.titles.renaissance.rules.fight import Fight
    from signoria.titles.renaissance.rules.state import Italy

FIGHTER_SETS: Final = (
    ((),),
    tuple((a,) for a in range(OWN + 1)),
    tuple((a, b) for a in range(OWN + 1) for b in range(a, OWN + 1)),
)
HIDDEN_SUPPORTS: Final = (ENGINEER, FELON, CONDOTTIERE)
SLOT_OF_SUPPORT: Final = {ENGINEER: SUPPORT_ENGINEER, FELON: SUPPORT_FELON, CONDOTTIERE: SUPPORT_OWN}


def deal_anew(g: Italy, seat: int, seed: bytes) -> None:
    from signoria.titles.renaissance.rules.fight import fight_on

    g.seed, g.draws = seed, 0
    fight = fight_on(g)
    pool = unseen(g, seat, fight)
    g.shuffle(pool)
    others = [other for other in range(g.seats) if other != seat]
    for other in others:
        start = other * CARD_COUNT
        g.hand[start : start + CARD_COUNT] = g.known[start : start + CARD_COUNT]
    rest = {other: g.hand_size[other] - g.known_size[other] for other in others}
    if fight is not None and not fight.revealed and fight.attacker != seat:
        if fight.committed():
            imagine_slots(g, fight, pool, rest)
        else:
            imagine_fighters(g, fight, pool, rest)
    for other in others:  # hands without blue cards first: they can use the fewest cards
        if g.bare >> other & 1:
            deal(g, other, take_red_and_yellow(pool, rest[other]))
    for other in others:
        if not g.bare >> other & 1:
            deal(g, other, [pool.pop() for _ in range(rest[other])])
    g.deck = pool
    g.offers.forget(seat)
    g.blindfold(seat, seed)


def unseen(g: Italy, seat: int, fight: Optional[Fight]) -> list[int]:
    """All cards whose place the seat does not know, sorted."""
    count = [0] * CARD_COUNT
    for card in g.deck:
        count[card] += 1
    for other in range(g.seats):
        if other != seat:
            for card in range(CARD_COUNT):
                count[card] += g.hand[other * CARD_COUNT + card] - g.known[other * CARD_COUNT + card]
    if fight is not None and fight.attacker != seat:
        for card in fight.face_down():
            count[card] += 1
    return [card for card in range(CARD_COUNT) for _ in range(count[card])]


def deal(g: Italy, seat: int, cards: list[int]) -> None:
    for card in cards:
        g.hand[seat * CARD_COUNT + card] += 1


def take_red_and_yellow(pool: list[int], count: int) -> list[int]:
    taken: list[int] = []
    at = len(pool) - 1
    while len(taken) < count:
        if pool[at] >= BLUE_COUNT:
            taken.append(pool.pop(at))
        at -= 1
    return taken


def spare_red(g: Italy, pool: list[int], rest: dict[int, int], seat: int) -> int:
    """Red and yellow cards that are not needed for the other hands without blue cards."""
    needed = sum(count for other, count in rest.items() if other != seat and g.bare >> other & 1)
    return sum(1 for card in pool if card >= BLUE_COUNT) - needed


def imagine_fighters(g: Italy, fight: Fight, pool: list[int], rest: dict[int, int]) -> None:
    """Who has declared an attack can lay two fighters (5.2)."""
    seat = fight.attacker
    start = seat * CARD_COUNT
    free = 1 if g.may_use_power(seat, MILAN) else 0
    men = g.hand[start + CONDOTTIERE]
    ready = g.blue_cards(seat) + min(men, g.ducats[seat]) + free + fight.bought_attack
    spare = spare_red(g, pool, rest, seat)
    for _ in range(2 - ready):
        at = len(pool) - 1
        while not fits(g, seat, pool[at], men, spare):
            at -= 1
        card = pool.pop(at)
        if card == CONDOTTIERE:
            men += 1
            spare -= 1
        g.hand[start + card] += 1
        rest[seat] -= 1


def fits(g: Italy, seat: int, card: int, men: int, spare: int) -> bool:
    if card < BLUE_COUNT:
        return not g.bare >> seat & 1
    return card == CONDOTTIERE and men < g.ducats[seat] and spare > 0


def imagine_slots(g: Italy, fight: Fight, pool: list[int], rest: dict[int, int]) -> None:
    """Choose what lies face down among all that could, each by the number of ways it can come."""
    seat = fight.attacker
    slots = [slot for slot in (fight.first, fight.second) if slot <= OWN]
    hides_support = SUPPORT_CARDS[fight.help] >= 0
    known = g.known[seat * CARD_COUNT : (seat + 1) * CARD_COUNT]
    count = [pool.count(card) for card in range(CARD_COUNT)]
    spare = spare_red(g, pool, rest, seat)
    choices: list[tuple[int, ...]] = []
    weights: list[int] = []
    for fighters in FIGHTER_SETS[len(slots)]:
        for support in HIDDEN_SUPPORTS if hides_support else (-1,):
            cards = (*fighters, support) if hides_support else fighters
            weight = ways(g, seat, cards, known, count, spare)
            if weight:
                choices.append(cards)
                weights.append(weight)
    pick = g.entropy() % sum(weights)
    at = 0
    while pick >= weights[at]:
        pick -= weights[at]
        at += 1
    settle_slots(g, fight, choices[at], hides_support, pool, rest)


def ways(g: Italy, seat: int, cards: tuple[int, ...], known: list[int], count: list[int], spare: int) -> int:
    """How many ways these cards can lie face down; 0 if what everybody knows forbids it."""
    if cards.count(CONDOTTIERE) > g.ducats[seat]:
        return 0
    bare = g.bare >> seat & 1
    weight, used, red_taken = 1, 0, 0
    for place, card in enumerate(cards):
        before = cards[:place].count(card)
        weight *= known[card] + count[card] - before
        if before < known[card]:
            used += 1
        elif card >= BLUE_COUNT:
            red_taken += 1
        elif bare:
            return 0
    hand_unknown = g.hand_size[seat] - g.known_size[seat] + used
    if hand_unknown < 0 or red_taken + (hand_unknown if bare else 0) > spare:
        return 0
    return max(weight, 0)


def settle_slots(
    g: Italy, fight: Fight, cards: tuple[int, ...], hides_support: bool, pool: list[int], rest: dict[int, int]
) -> None:
    """Lay the chosen cards: known ones from the hand, the others from the pool."""
    seat = fight.attacker
    start = seat * CARD_COUNT
    for card in cards:
        if g.hand[start + card]:
            g.hand[start + card] -= 1
            rest[seat] += 1
        else:
            pool.remove(card)
    fighters = cards[:-1] if hides_support else cards
    if fighters:
        fight.first = fighters[0]
    if len(fighters) == 2:
        fight.second = fighters[1]
    if hides_support:
        fight.help = SLOT_OF_SUPPORT[cards[-1]]
