"""Points: cities by rank, artists, merchants, the Pope, full purses, victories."""

from __future__ import annotations

from signoria.titles.princes.rules.names import (
    DECADES,
    GOLD,
    INFLUENCE,
)
from signoria.titles.princes.rules.state import Princes, city_values


def tile_points(g: Princes, seat: int, values: list[int]) -> int:
    """7.1"""
    points, tiles = 0, g.tiles[seat]
    if tiles:
        for value, city_tiles in zip(values, g.box.city_tiles):
            points += value * (tiles & city_tiles).bit_count()
    return points


def artist_points(g: Princes, seat: int) -> int:
    """7.2"""
    return g.box.artist_points.of(g.kept[seat])


def merchant_points(g: Princes, seat: int) -> int:
    """7.2: each merchant event with each merchant tile."""
    events = g.kept[seat] & g.box.merchant_events
    if not events:
        return 0
    return events.bit_count() * (g.tiles[seat] & g.box.merchants).bit_count() * g.box.merchant_points


def pope_points(g: Princes, seat: int) -> int:
    """7.3: in the last decade."""
    return g.box.pope_points if g.pope == seat and g.decade == DECADES - 1 else 0


def purse_points(g: Princes, currency: int) -> list[int]:
    """7.4 and 7.5: all who share an amount share its points; second is the second-largest amount."""
    purse = g.gold if currency == GOLD else g.influence
    most = max(purse)
    less = [amount for amount in purse if amount < most]
    second = max(less) if less else -1
    points = []
    for amount in purse:
        if amount == most:
            points.append(g.box.most_gold if currency == GOLD else g.box.most_influence)
        else:
            points.append(g.box.second_gold if currency == GOLD and amount == second else 0)
    return points


def victory_points(counters: int) -> int:
    """7.6"""
    return counters * (counters + 1) // 2


def account(g: Princes, purses: bool) -> list[dict[str, int]]:
    """Where the points of each seat come from; closed purses count only at the end."""
    return account_at(g, city_values(g), purses)


def account_at(g: Princes, values: list[int], purses: bool) -> list[dict[str, int]]:
    """The account with these points for a tile of each city."""
    none = [0] * g.seats
    gold = purse_points(g, GOLD) if purses else none
    influence = purse_points(g, INFLUENCE) if purses else none
    rows = []
    for seat in range(g.seats):
        rows.append(
            {
                "cities": tile_points(g, seat, values),
                "artists": artist_points(g, seat),
                "merchants": merchant_points(g, seat),
                "pope": pope_points(g, seat),
                "gold": gold[seat],
                "influence": influence[seat],
                "victories": victory_points(g.counters[seat]),
            }
        )
    return rows


def final_scores(g: Princes) -> list[int]:
    return [sum(row.values()) for row in account(g, True)]


def current_scores(g: Princes, values: list[int]) -> list[int]:
    """The scores as the table may know them now, with these points for a tile of each city."""
    if g.purses_open() or not g.stack:
        return [sum(row.values()) for row in account_at(g, values, True)]
    return [without_purses(g, seat, values) for seat in range(g.seats)]


def without_purses(g: Princes, seat: int, values: list[int]) -> int:
    points = tile_points(g, seat, values) + artist_points(g, seat) + merchant_points(g, seat)
    return points + pope_points(g, seat) + victory_points(g.counters[seat])
