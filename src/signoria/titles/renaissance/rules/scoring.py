"""What a turn is worth, who has won, and whether every piece is where it should be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.kernel import PUBLIC
from signoria.titles.renaissance.rules.masks import REMEMBERED, listed
from signoria.titles.renaissance.rules.names import (
    ARTIST,
    BLUE_COUNT,
    CARD_COUNT,
    CARDS,
    CITY_COUNT,
    CONDOTTIERE,
    FORTRESS,
    RAMPART,
    VENICE,
)

if TYPE_CHECKING:
    from signoria.titles.renaissance.rules.state import Italy


def complete_provinces(g: Italy, seat: int) -> int:
    """The open provinces all of whose cities a seat holds, as a bit set."""
    box, held = g.box, g.held[seat]
    found = box.complete.get(held, -1)
    if found >= 0:
        return found
    found = 0
    for city in listed(held & box.province_ends):
        province = box.province_of[city]
        cities = box.province_cities[province]
        if held & cities == cities:
            found |= 1 << province
    if len(box.complete) == REMEMBERED:
        box.complete.clear()
    box.complete[held] = found
    return found


def income(g: Italy, seat: int) -> int:
    """What a seat gets at the end of the turn (8.2)."""
    level, pay = g.level, g.box.level_income
    found = g.box.venice_ducats if g.has_power(seat, VENICE) else 0
    for city in listed(g.held[seat] & ~g.pillaged):
        found += pay[level[city]]
    return found


def incomes(g: Italy) -> list[int]:
    return [income(g, seat) for seat in range(g.seats)]


def score_turn(g: Italy) -> None:
    for seat, ducats in enumerate(incomes(g)):  # 8.1
        provinces = complete_provinces(g, seat).bit_count() * g.box.pr_province
        artists = g.artists_in(g.held[seat]) * g.box.pr_artist
        g.province_points[seat] += provinces
        g.artist_points[seat] += artists
        g.ducats[seat] += ducats
        g.tell(PUBLIC, "turn-scored", seat, provinces, artists, ducats)


def tie_break(g: Italy, seat: int) -> tuple[int, int, int, int]:
    """Points, then fortresses, ramparts, ducats (8.4)."""
    held = [g.level[city] for city in listed(g.held[seat])]
    points = g.province_points[seat] + g.artist_points[seat]
    return points, held.count(FORTRESS), held.count(RAMPART), g.ducats[seat]


def victors(g: Italy) -> list[int]:
    ranks = [tie_break(g, seat) for seat in range(g.seats)]
    best = max(ranks)
    return [seat for seat in range(g.seats) if ranks[seat] == best]


def announce_victory(g: Italy) -> None:
    """8.4: who wins, and what each of those with equal points has."""
    ranks = [tie_break(g, seat) for seat in range(g.seats)]
    best = max(ranks)
    equals = [seat for seat in range(g.seats) if ranks[seat][0] == best[0]]
    if len(equals) > 1:
        for seat in equals:
            _, fortresses, ramparts, ducats = ranks[seat]
            g.tell(PUBLIC, "tie-broken", seat, fortresses, ramparts, ducats)
    winners = [seat for seat in equals if ranks[seat] == best]
    for seat in winners:
        g.tell(PUBLIC, "victory" if len(winners) == 1 else "victory-shared", seat, best[0])


def census(g: Italy) -> dict[str, int]:
    """Every card, piece and city, wherever it lies."""
    from signoria.titles.renaissance.rules.fight import fight_on
    from signoria.titles.renaissance.rules.market import Market

    cards = g.discard[:]
    for card in g.deck:
        cards[card] += 1
    for seat in range(g.seats):
        for card in range(CARD_COUNT):
            cards[card] += g.hand[seat * CARD_COUNT + card]
        for card in range(BLUE_COUNT):
            cards[card] += g.exhausted[seat * BLUE_COUNT + card]
    fight = fight_on(g)
    if fight is not None:
        for card in fight.cards_in_slots():
            cards[card] += 1
    cards[CONDOTTIERE] += sum(1 for frame in g.stack if isinstance(frame, Market) and frame.seller >= 0)
    found = dict(zip(CARDS, cards))
    begun = sum(1 for seat in range(g.seats) if not _has_rampart_to_place(g, seat))
    found["ramparts"] = g.ramparts + g.seats - begun + sum(1 for level in g.level if level >= RAMPART)
    found["castles"] = g.castles + g.level.count(FORTRESS)
    found["palaces"] = g.palaces + sum(1 for palace in g.palace if palace)
    found["artists"] = g.reserve.bit_count() + sum(1 for palace in g.palace if palace >= ARTIST)
    owned = sum(held.bit_count() for held in g.held)
    found["cities"] = owned + g.free_cities().bit_count() + g.closed_cities().bit_count()
    found["hands"] = sum(g.hand) - sum(g.hand_size)
    found["known"] = sum(g.known) - sum(g.known_size)
    return found


def _has_rampart_to_place(g: Italy, seat: int) -> bool:
    """During set-up every seat still keeps its first rampart before it."""
    return g.turn == 0 and not any(g.owner[city] == seat and g.level[city] >= RAMPART for city in range(CITY_COUNT))
