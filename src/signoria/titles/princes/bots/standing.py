"""What everybody at a table of Princes of the Renaissance may expect from what they have, in victory points.

All of it is public or follows from the public log.
"""

from __future__ import annotations

from math import erf, sqrt
from typing import Final

from signoria.titles.princes.rules.names import CITY_COUNT
from signoria.titles.princes.rules.scoring import artist_points, merchant_points, pope_points, victory_points
from signoria.titles.princes.rules.table import Table

DRIFT_PER_WAR: Final = 1.4  # variance that one war adds to the status of a city, from 24 games of experts
LAST_DRIFT: Final = 0.1  # variance of artists and the French when the wars are over
BACKING: Final = (
    1.0  # tenths of a status that each tile sold above the mean lifts its city in a war: owners fight for it
)
MOST_BACKING: Final = 40.0  # tenths: even a city that all have bought can be beaten
FARTHEST: Final = 260  # no two cities lie farther apart, in tenths of a status

_above: dict[int, list[float]] = {}


def above_table(wars: int) -> list[float]:
    """Chance that a city `diff` tenths of a status higher ends at or above, by diff + FARTHEST."""
    if wars not in _above:
        sigma = sqrt(DRIFT_PER_WAR * wars + LAST_DRIFT)
        tie = 0.3 if wars else 0.05
        spread = sigma * 2.0
        _above[wars] = [0.5 + 0.5 * erf((diff / 10 + tie) / spread) for diff in range(-FARTHEST, FARTHEST + 1)]
    return _above[wars]


def product(counts: list[int], values: list[float]) -> float:
    total = 0.0
    for place, count in enumerate(counts):
        total += count * values[place]
    return total


class Standing:
    """One position: what cities are likely to be worth in the end, and what each seat holds of it."""

    def __init__(self, g: Table) -> None:
        self.g, self.box = g, g.box
        self.seats = range(g.seats)
        self.ends = 2 - g.decade  # decade ends after which money can still be spent
        self.wars_left = self._wars_left()
        self.above = above_table(self.wars_left)
        self.tile_counts = [
            [(g.tiles[other] & mask).bit_count() for mask in self.box.city_tiles] for other in self.seats
        ]
        self.backing = self._backing()
        self.values = self.expected_values(g.status)
        self.scores = [self._score(other) for other in self.seats]

    def _wars_left(self) -> int:
        limit = self.box.wars[self.g.seats]
        now = (limit - self.g.wars) * min(1.0, self.g.open_events.bit_count() / 3)
        return round(0.85 * (now + limit * self.ends))

    def _backing(self) -> list[int]:
        """How far each city will rise, in tenths of a status, because of those who hold its tiles."""
        sold = [sum(counts) for counts in zip(*self.tile_counts)]
        mean = sum(sold) / CITY_COUNT
        lift = BACKING * self.wars_left
        return [round(max(-MOST_BACKING, min(MOST_BACKING, lift * (count - mean)))) for count in sold]

    def expected_values(self, status: list[int]) -> list[float]:
        """The points each city may expect for its tiles: rivals end above it independently."""
        above, ranks = self.above, self.box.ranks
        keys = [status[city] * 10 + self.g.artists[city].bit_count() + self.backing[city] for city in range(CITY_COUNT)]
        values = []
        for city in range(CITY_COUNT):
            first, second, third, fourth, fifth = 1.0, 0.0, 0.0, 0.0, 0.0  # the chance of each place
            mine = keys[city] - FARTHEST
            for other in range(CITY_COUNT):
                if other == city:
                    continue
                p = above[keys[other] - mine]
                q = 1.0 - p
                fifth = fifth * q + fourth * p
                fourth = fourth * q + third * p
                third = third * q + second * p
                second = second * q + first * p
                first *= q
            values.append(
                first * ranks[0] + second * ranks[1] + third * ranks[2] + fourth * ranks[3] + fifth * ranks[4]
            )
        return values

    def _score(self, seat: int) -> float:
        """Points a seat may expect from what it has."""
        g = self.g
        points = product(self.tile_counts[seat], self.values)
        points += artist_points(g, seat) + merchant_points(g, seat) + victory_points(g.counters[seat])
        points += pope_points(g, seat)
        return points + (g.gold[seat] + g.town[seat]) / 6 + g.influence[seat] / 5
