"""How strong a bot is, from whole deals: shares of victory with less luck in them, and their intervals.

A deal played from every seat is one observation: its games share their luck, so they do not count as independent. From
each deal's share its measured luck is taken, at a weight learned from all *other* deals: as luck is nought on average
and independent from deal to deal, the estimate stays unbiased whatever the weight.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Final, Iterable, Sequence

from signoria.bots.results import Outcome, Tally
from signoria.bots.schedule import Plan, lineups, seatings

USUAL_WEIGHT: Final = 0.5  # of luck, before any deal has told better
BELIEVED: Final = 4.0  # in as many deals as that


@dataclass(frozen=True)
class Deal:
    """One deal from every seat: the share of one seat of a bot, and how much of it was luck."""

    number: int
    share: float
    luck: float


@dataclass(frozen=True)
class Estimate:
    """The share of one seat."""

    share: float
    error: float  # standard error
    games: int
    deals: int
    independent: float  # games that would say as much if each were dealt anew

    def interval(self, level: float = 0.95) -> tuple[float, float]:
        """Wilson's, at home near 0 and 1 too, by as many games as count; wider where few deals tell their spread."""
        if not self.deals:
            return 0.0, 1.0
        z, n, p = quantile(level, self.deals), self.independent, min(1.0, max(0.0, self.share))
        centre = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return max(0.0, centre - half), min(1.0, centre + half)


NOTHING: Final = Estimate(0.0, 0.5, 0, 0, 0.0)


def deals_of(plan: Plan, outcomes: Iterable[Outcome], pairing: int, bot: int) -> list[Deal]:
    """The whole deals of a pairing, in their order."""
    wanted = len(seatings(lineups(plan)[pairing]))
    games: dict[int, list[Outcome]] = defaultdict(list)
    for outcome in outcomes:
        if outcome.job.pairing == pairing:
            games[outcome.job.deal].append(outcome)
    return [deal_of(number, games[number], bot) for number in sorted(games) if len(games[number]) == wanted]


def deal_of(number: int, games: Sequence[Outcome], bot: int) -> Deal:
    sat = [(game, seat) for game in games for seat, who in enumerate(game.job.seating) if who == bot]
    share = sum(game.share(seat) for game, seat in sat) / len(sat)
    return Deal(number, share, sum(luck_of(game, seat) for game, seat in sat) / len(sat))


def luck_of(game: Outcome, seat: int) -> float:
    """As it was measured; where answers were weighed, all that is neither the fair share nor gained by answers. Of a
    single game that is not nought on average, of a deal from every seat it is."""
    if game.gains:
        return game.share(seat) - 1 / len(game.gains) - game.gains[seat]
    return game.luck[seat] if game.luck else 0.0


def without_luck(deals: Sequence[Deal]) -> list[float]:
    """The share of each deal less its luck, weighed as the other deals teach."""
    count = len(deals)
    if count < 2 or not any(deal.luck for deal in deals):
        return [deal.share for deal in deals]
    middle = sum(deal.share for deal in deals) / count
    products = [(deal.share - middle) * deal.luck for deal in deals]
    squares = [deal.luck**2 for deal in deals]
    product, square = sum(products), sum(squares)
    found = []
    for deal, own_product, own_square in zip(deals, products, squares):
        # the middle of the others differs from that of all: what this deal has to do with it is taken out
        others = (product - own_product) + (deal.share - middle) / (count - 1) * (sum_of_luck(deals) - deal.luck)
        prior = BELIEVED * (square - own_square) / (count - 1)
        scale = square - own_square + prior
        weight = (others + USUAL_WEIGHT * prior) / scale if scale else USUAL_WEIGHT
        found.append(deal.share - weight * deal.luck)
    return found


def sum_of_luck(deals: Sequence[Deal]) -> float:
    return sum(deal.luck for deal in deals)


def estimate(deals: Sequence[Deal], games_each: int, luckless: bool = True) -> Estimate:
    """From whole deals. One deal more is believed in, whose games were independent, with as much of its luck taken out
    as of the others': a few deals that happen to agree prove little. Where all were won, or none, they count as so
    many games, luck or no luck."""
    count = len(deals)
    if not count:
        return NOTHING
    plain = [deal.share for deal in deals]
    values = without_luck(deals) if luckless else plain
    share, won = sum(values) / count, sum(plain) / count
    single = variance_of_game(share) or variance_of_game(won)
    of_deal = single / games_each
    spread, plain_spread = around(values, share), around(plain, won)
    left = (spread + of_deal) / (plain_spread + of_deal) if single and values != plain else 1.0
    variance = (spread + of_deal * min(1.0, left)) / count
    known = variance_of_game(won) > 0 and variance > 0
    independent = single * count / variance if known else float(count * games_each)
    return Estimate(share, sqrt(variance / count), count * games_each, count, independent)


def variance_of_game(share: float) -> float:
    """Of the result of one game, where so many are won."""
    return share * (1 - share) if 0 < share < 1 else 0.0


def around(values: Sequence[float], middle: float) -> float:
    """The squares of distances, summed."""
    return sum((value - middle) ** 2 for value in values)


def of_pairing(plan: Plan, outcomes: Iterable[Outcome], pairing: int, bot: int, luckless: bool = True) -> Estimate:
    """The share of one seat of `bot`: with less luck where it was measured, or by deals alone."""
    deals = deals_of(plan, outcomes, pairing, bot)
    return estimate(deals, len(seatings(lineups(plan)[pairing])), luckless)


def narrower(estimate: Estimate, plain: Tally) -> float:
    """How many times narrower an interval is than that of as many independent games would be taken to be."""
    low, high = estimate.interval()
    plain_low, plain_high = plain.interval()
    return (plain_high - plain_low) / (high - low) if high > low else 1.0


def quantile(level: float, deals: int) -> float:
    """Student's, by the expansion of Cornish and Fisher; deals as degrees of freedom, as one more is believed in."""
    z = NormalDist().inv_cdf(0.5 + level / 2)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / deals + second / deals**2 + third / deals**3
