"""The people of one title, rated game after game in the order in which the games ended.

Who is rated with what:
- a game counts when at least one person was asked something in it, there was somebody else, it began with the set-up,
  and nothing was taken back past the boundary by consent;
- the winners share the first place, the others follow by points, equals share a place;
- a person played it who did not leave the seat, not even for one decision of a bot, and took at least half of its
  decisions, at least one. Decisions that the clock's bot took, or a bot after the host had sent the absent person off,
  are the other half;
- who left, or let the clock play, is rated with the seat's result only if that lowers their mean, and stays as doubtful
  as before, for a bot's game tells nothing of a person: leaving saves nobody from a defeat, and earns nothing, neither
  by a bot's victory nor by a careful figure that rises as doubt shrinks. For the others such a seat counts as the bot;
- so is everybody in a game in which somebody alone with bots took help, the coach's or by going back past the boundary:
  else whoever is about to lose would do so;
- who was never asked anything is not rated;
- bots are anchors: they rate others and never move;
- more is expected of a seat that is favoured by what it was dealt or chose (`signoria.bots.strengths`).

A season ends when the next begins: every rating goes halfway back to where people begin, doubt grows, games are counted
anew. How everybody stood at its end is kept.

A rating is provisional until enough games tell: then it is the careful figure that counts. Before that the likeliest
strength is told, and nobody has a place by it: whoever has just beaten novices does not stand below them.
"""

from __future__ import annotations

from collections import deque
from math import sqrt
from typing import Final, Optional, Sequence

from msgspec import Struct, structs
from openskill.models import PlackettLuceRating

from signoria.bots.places import ranking
from signoria.bots.strengths import strengths_of
from signoria.server.anchors import MODEL, anchors
from signoria.server.ledger import HELPED
from signoria.server.programs.names import is_program
from signoria.server.rows import PlaceRow, SeasonRow
from signoria.server.titles import unmeasured

DOUBT: Final = 2  # standard deviations below the mean: the rating that is shown
MOST_CHANGES = 10_000  # games whose changes are remembered
MOST_POINTS = 100  # of one person: the last games after which it is remembered how they stood
ENOUGH_GAMES: Final = 5
LARGE_DOUBT: Final = 0.8 * MODEL.sigma  # of a newcomer's doubt: with more, a rating is provisional
OVERALL: Final = ""  # the ladder of all titles together
KEPT: Final = 0.5  # of the distance from where people begin, over the end of a season
UNMEASURED: Final = "bots"  # why a game is rated for nobody at whose table the strength of a bot is no mark
ROUNDING: Final = 1e-9  # a mean that falls by less has not fallen
NEW_DOUBT: Final = 0.5 * MODEL.sigma  # that a new season adds, up to a newcomer's


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
    def __init__(self, game: str, seasons: Sequence[SeasonRow] = ()) -> None:
        self.seasons = sorted(seasons, key=lambda season: season.began)
        self.past: list[list[tuple[str, Standing]]] = []  # how everybody stood at the end of each season
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
        self.turn(played.ended)
        if played.unrated not in ("", HELPED) or not counts(played.places) or with_unmeasured(played.places):
            return
        self.sorted = None
        ranks = ranking(played.scores, played.winners)
        bots, odds = self._scale(played.game), odds_of(played)
        ratings = [self._rating(place, stand_in(place, played.clock_bot), bots) for place in played.places]
        after = rate(ratings, ranks, odds)
        earned = [None if played.unrated else each for each in after]
        settled = [(place, self._outcome(place, ratings, ranks, odds, earned[place.seat])) for place in played.places]
        self.changes[played.id] = [
            self._move(place, outcome, place.seat in played.winners, played.ended)
            for place, outcome in settled
            if outcome
        ]
        if len(self.changes) > MOST_CHANGES:
            self.changes.pop(next(iter(self.changes)))

    def turn(self, now: int) -> None:
        """Begin the seasons that have begun by now."""
        while len(self.past) < len(self.seasons) and self.seasons[len(self.past)].began <= now:
            self.past.append(self.order())
            self.people = {id: carried_over(standing) for id, standing in self.people.items()}
            self.sorted = None

    def order(self) -> list[tuple[str, Standing]]:
        """Everybody who has played this season and is still here, the strongest first, then the provisional; former
        players have no name."""
        if self.sorted is None:
            self.sorted = self._ordered(programs=False)
        return self.sorted

    def programs(self) -> list[tuple[str, Standing]]:
        """The programs of people in the same order, apart from them."""
        return self._ordered(programs=True)

    def _ordered(self, programs: bool) -> list[tuple[str, Standing]]:
        here = [(id, standing) for id, standing in self.people.items() if standing.name and standing.games]
        wanted = [item for item in here if is_program(item[1].name) == programs]
        return sorted(wanted, key=lambda item: (item[1].provisional, -item[1].figure, item[0]))

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
        self, place: PlaceRow, ratings: list[PlackettLuceRating], ranks: list[float], odds: list[float],
        earned: Optional[PlackettLuceRating],
    ) -> Optional[PlackettLuceRating]:  # fmt: skip
        """The new rating of the person this seat belongs to, which is `earned` by whoever took part; None if nothing
        changes for anybody."""
        if place.kind != "person" or untouched(place):
            return None
        if took_part(place) and earned is not None:
            return earned
        gone = self._rating(place, "", {})
        seated = [gone if seat == place.seat else each for seat, each in enumerate(ratings)]
        instead = rate(seated, ranks, odds)[place.seat]
        if instead.mu > gone.mu - ROUNDING:
            return None
        return MODEL.rating(mu=instead.mu, sigma=max(instead.sigma, gone.sigma))

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
    return len(places) > 1 and any(place.kind == "person" and not untouched(place) for place in places)


def with_unmeasured(places: Sequence[PlaceRow]) -> bool:
    """Whether a bot sits there whose strength is no mark."""
    return any(place.kind == "bot" and unmeasured(place.level) for place in places)


def odds_of(played: Played) -> list[float]:
    """How far the chances of each seat were from fair, by what it was dealt or chose."""
    found = strengths_of(played.game) if played.game and any(place.role for place in played.places) else None
    return [found.odds(place.role) if found is not None else 0.0 for place in played.places]


def rate(ratings: list[PlackettLuceRating], ranks: list[float], odds: Sequence[float] = ()) -> list[PlackettLuceRating]:
    """The ratings after a game, which was expected to go as if each were stronger by the odds of the seat."""
    spread = sqrt(sum(each.sigma**2 + MODEL.beta**2 for each in ratings))
    edges = [spread * each for each in odds] or [0.0] * len(ratings)
    teams = [[MODEL.rating(mu=each.mu + edge, sigma=each.sigma)] for each, edge in zip(ratings, edges)]
    after = MODEL.rate(teams, ranks=ranks)
    return [MODEL.rating(mu=team[0].mu - edge, sigma=team[0].sigma) for team, edge in zip(after, edges)]


def carried_over(standing: Standing) -> Standing:
    """How somebody begins the next season."""
    mu = MODEL.mu + KEPT * (standing.mu - MODEL.mu)
    sigma = min(MODEL.sigma, sqrt(standing.sigma**2 + NEW_DOUBT**2))
    return structs.replace(standing, mu=mu, sigma=sigma, games=0, wins=0)
