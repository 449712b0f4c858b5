"""How people and bots stand in a title."""

from __future__ import annotations

from typing import Optional

from msgspec import Struct


class RatingInfo(Struct):
    """How a person stands in a title. `rating` is careful: two `deviation`s below `mean`, their likeliest strength.

    Equals share a `place`; `me` marks the asker's own row. While it is `provisional`, there are too few games to tell:
    `rating` is the mean then, and `place` is 0.
    """

    place: int
    name: str
    rating: float
    mean: float
    deviation: float
    games: int
    wins: int
    me: bool = False
    provisional: bool = False


class BotRating(Struct):
    """A level of the bots on the same scale. It was measured in matches and does not move."""

    level: str
    rating: float
    mean: float
    deviation: float


class SeasonInfo(Struct):
    """A season of the ratings: its number, its name, and when it began; the first, 0, has neither."""

    number: int
    name: str
    began: Optional[int]


class SeasonStanding(Struct):
    """How a person stood at the end of a season."""

    season: int
    name: str
    rating: RatingInfo


class RatingList(Struct):
    """Part of a title's ladder: `total` people, the strongest first, then the provisional; `me` is the asker's row,
    wherever it is. `season` is the one shown, the last of `seasons` the one that runs."""

    game: str
    total: int
    people: list[RatingInfo]
    bots: list[BotRating]
    me: Optional[RatingInfo] = None
    season: int = 0
    seasons: list[SeasonInfo] = []
    programs: list[RatingInfo] = []  # those of people, rated as they are, and listed apart


class SeatRating(Struct):
    """The rating of the person on a seat before and after a game, in one measure: that of the rating after it."""

    seat: int
    before: float
    after: float
    provisional: bool = False


class TableRatings(Struct):
    """What a finished game did to ratings; no seats when it did not count."""

    game: str
    seats: list[SeatRating]
