"""A guess at all that a seat cannot see, dealt anew in agreement with all that is public."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.titles.il_principe.rules.names import COLOR_COUNT

if TYPE_CHECKING:
    from signoria.titles.il_principe.rules.state import Principe


def deal_anew(g: Principe, viewer: int, seed: bytes) -> None:
    """Everything hidden from `viewer` (-1: a spectator) is pooled, shuffled and dealt back."""
    g.seed, g.draws = seed, 0
    if g.stack:
        deal_cards(g, viewer)
        deal_cities(g)
    g.blindfold(viewer, seed)


def deal_cards(g: Principe, viewer: int) -> None:
    """A hand keeps what it is known to hold (10.3); the rest comes from the unknown cards."""
    hand, known = g.hand, g.known
    unknown = [g.pile.count(color) for color in range(COLOR_COUNT)]
    gaps = [0] * g.seats
    for seat in range(g.seats):
        if seat == viewer:
            continue
        for color in range(COLOR_COUNT):
            at = seat * COLOR_COUNT + color
            surplus = hand[at] - known[at]
            unknown[color] += surplus
            gaps[seat] += surplus
            hand[at] = known[at]
    cards: list[int] = []
    for color in range(COLOR_COUNT):
        cards += [color] * unknown[color]
    g.shuffle(cards)
    for seat in range(g.seats):
        at = seat * COLOR_COUNT
        for _ in range(gaps[seat]):
            hand[at + cards.pop()] += 1
    g.pile = cards


def deal_cities(g: Principe) -> None:
    size = len(g.city_pile)
    cities = sorted(g.city_pile + g.removed)
    g.shuffle(cities)
    g.city_pile, g.removed = cities[:size], cities[size:]
