"""The people of one title, rated game after game in the order in which the games ended.

Who is rated with what:
- a game counts when at least one person played it themselves, against somebody else, it began with the set-up, and
  nothing was taken back past the boundary;
- the winners share the first place, the others follow by points, equals share a place;
- a person played it who did not leave the seat, not even for one decision of a bot, and took at least half of its
  decisions, at least one. Decisions that the clock's bot took, or a bot after the host had sent the absent person off,
  are the other half;
- who left, or let the clock play, is rated with the seat's result only if that lowers their rating: leaving saves
  nobody from a defeat, and a bot's victory earns nothing. For the others such a seat counts as the bot;
- who was never asked anything is not rated;
- bots are anchors: they rate others and never move.

A rating is provisional until enough games tell: then it is the careful figure that counts. Before that the likeliest
strength is told, and nobody has a place by it: whoever has just beaten novices does not stand below them.
"""

from __future__ import annotations

from collections import deque
from typing import Final, Optional

from msgspec import Struct
from openskill.models import PlackettLuceRating

from signoria.server.anchors import MODEL, anchors
from signoria.server.rows import PlaceRow

DOUBT: Final = 2  # standard deviations below the mean: the rating that is shown
MOST_CHANGES = 10_000  # games whose changes are remembered
MOST_POINTS = 100  # of one person: the last games after which it is remembered how they stood
ENOUGH_GAMES: Final = 5
LARGE_DOUBT: Final = 0.8 * MODEL.sigma  # of a newcomer's doubt: with more, a rating is provisional
OVERALL: Final = ""  # the ladder of all titles together


class Played(Struct):
    """A finished game: the time of its end, its result, and who had which seat."""

    id: str
    ended: int
    scores: list[int]
    winners: list[int]
    places: list[PlaceRow]
    unrated: str = ""
    clock_bot: str = ""  # the level that decided when somebody's time was out
    game: str = ""


class Standing(Struct):
    """How a person stands. `shown` is careful: they are at least that strong, with 97.7 %."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0
    wins: int = 0
    name: str = ""

    @property
    def shown(self) -> float:
        return self.mu - DOUBT * self.sigma

    @property
    def provisional(self) -> bool:
        return self.games < ENOUGH_GAMES or self.sigma > LARGE_DOUBT

    @property
    def figure(self) -> float:
        """What people are told."""
        return self.mu if self.provisional else self.shown


class Point(Struct, frozen=True):
    """How somebody stood after a game."""

    ended: int
    mu: float
    sigma: float


class Change(Struct):
    """What a game did to the rating of the person on a seat: before and after in the same measure, the one that is
    told after it."""

    seat: int
    before: float
    after: float
    provisional: bool = False


class Ladder:
    def __init__(self, game: str) -> None:
        self.anchors = {} if game == OVERALL else anchors(game)
        self.scales = {game: self.anchors}
        self.history: dict[str, deque[Point]] = {}
        self.people: dict[str, Standing] = {}
        self.changes: dict[str, list[Change]] = {}
        self.sorted: Optional[list[tuple[str, Standing]]] = None
        self.read = 0  # finished games read, counted or not
        self.last = (-1, "")  # the end and the id of the last of them

    def settle(self, played: Played) -> None:
        """Rate one more game; it ended after all those before."""
        self.read += 1
        self.last = (played.ended, played.id)
        if played.unrated or not counts(played.places):
            return
        self.sorted = None
        ranks = ranking(played.scores, played.winners)
        bots = self._scale(played.game)
        ratings = [self._rating(place, stand_in(place, played.clock_bot), bots) for place in played.places]
        after = rate(ratings, ranks)
        settled = [(place, self._outcome(place, ratings, ranks, after[place.seat])) for place in played.places]
        self.changes[played.id] = [
            self._move(place, outcome, place.seat in played.winners, played.ended)
            for place, outcome in settled
            if outcome
        ]
        if len(self.changes) > MOST_CHANGES:
            self.changes.pop(next(iter(self.changes)))

    def order(self) -> list[tuple[str, Standing]]:
        """Everybody who is still here, the strongest first, then the provisional; former players have no name."""
        if self.sorted is None:
            here = [(id, standing) for id, standing in self.people.items() if standing.name]
            self.sorted = sorted(here, key=lambda item: (item[1].provisional, -item[1].figure, item[0]))
        return self.sorted

    def _scale(self, game: str) -> dict[str, PlackettLuceRating]:
        """The bots of a title; on the ladder of all titles each has its own."""
        if self.anchors or not game:
            return self.anchors
        return self.scales.setdefault(game, anchors(game))

    def _rating(self, place: PlaceRow, level: str, bots: dict[str, PlackettLuceRating]) -> PlackettLuceRating:
        """That of a bot of this level; without one, of the person on the seat."""
        if not level:
            standing = self.people.get(place.user_id, NEWCOMER)
            return MODEL.rating(mu=standing.mu, sigma=standing.sigma)
        return bots.get(level) or MODEL.rating()

    def _outcome(
        self, place: PlaceRow, ratings: list[PlackettLuceRating], ranks: list[float], after: PlackettLuceRating
    ) -> Optional[PlackettLuceRating]:
        """The new rating of the person this seat belongs to; None if nothing changes for anybody."""
        if place.kind != "person" or untouched(place):
            return None
        if took_part(place):
            return after
        gone = self._rating(place, "", {})
        instead = rate([gone if seat == place.seat else each for seat, each in enumerate(ratings)], ranks)[place.seat]
        return instead if instead.ordinal(DOUBT) < gone.ordinal(DOUBT) else None

    def _move(self, place: PlaceRow, rating: PlackettLuceRating, won: bool, ended: int) -> Change:
        old = self.people.get(place.user_id, NEWCOMER)
        wins = old.wins + (won and took_part(place))
        new = Standing(rating.mu, rating.sigma, old.games + 1, wins, place.name)
        self.people[place.user_id] = new
        points = self.history.setdefault(place.user_id, deque(maxlen=MOST_POINTS))
        points.append(Point(ended, new.mu, new.sigma))
        if new.provisional:
            return Change(place.seat, old.mu, new.mu, True)
        return Change(place.seat, old.shown, new.shown)


NEWCOMER: Final = Standing()


def took_part(place: PlaceRow) -> bool:
    """Whether the result of this seat is its person's own."""
    if place.kind != "person" or (place.driver and not place.sent_off):
        return False
    if place.own is None:  # the game ended before decisions were counted
        return True
    return not place.left and place.own >= max(1, place.lent or 0)


def untouched(place: PlaceRow) -> bool:
    """The game ended before its person was asked anything."""
    return place.own == 0 and not place.lent and not place.left and not place.driver


def stand_in(place: PlaceRow, clock_bot: str) -> str:
    """The level of the bot that a seat counts as for the others; empty if it counts as its person."""
    if place.kind == "bot":
        return place.level
    if took_part(place):
        return ""
    return place.driver or (clock_bot if (place.lent or 0) > (place.own or 0) else "")


def counts(places: list[PlaceRow]) -> bool:
    return len(places) > 1 and any(took_part(place) for place in places)


def ranking(scores: list[int], winners: list[int]) -> list[float]:
    """The place of each seat as the end of a game shows it: 1 for the winners, equals share theirs."""
    keys = [(seat not in winners, 0 if seat in winners else -score) for seat, score in enumerate(scores)]
    return [1.0 + sum(other < key for other in keys) for key in keys]


def rate(ratings: list[PlackettLuceRating], ranks: list[float]) -> list[PlackettLuceRating]:
    return [team[0] for team in MODEL.rate([[each] for each in ratings], ranks=ranks)]
