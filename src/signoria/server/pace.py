"""When the table answers for somebody: drawn from the kind of question, never from what the seat holds."""

from __future__ import annotations

import math
import random
from collections import deque
from typing import Any, Optional

from msgspec import Struct

from signoria.kernel import Auction, Window
from signoria.server.appointment import Appointment
from signoria.server.settings import Settings
from signoria.titles import title

BRISK = 0.25  # part of the usual time for questions that are mostly passed
BIDDING = 0.6  # and for bids, of which many are asked in a row
SPREAD = 0.35
QUICKEST_PERSON = 0.2
ENOUGH_KNOWN = 5

chance = random.SystemRandom()


class Asked(Struct, eq=False):
    """A question to one seat: of which kind, since when, and when it will be answered for, if it will."""

    kind: str
    tempo: float
    at: float
    answer: Optional[Appointment] = None
    forced: bool = False


class Wait(Struct, eq=False):
    """How a person is waited for: since when, how long the table will let pass before it answers for them, and when
    their order does. All of it belongs to the question: what they say out of turn meanwhile, perhaps in secret,
    changes nothing."""

    at: float
    habits: Habits
    seat: int
    kind: str
    drawn: Optional[float] = None
    moment: Optional[float] = None

    @property
    def delay(self) -> float:
        """Drawn once, when the table first has something to answer: mostly it has not."""
        if self.drawn is None:
            self.drawn = self.habits.delay(self.seat, self.kind)
        return self.drawn


def kind_of(frame: Any) -> str:
    """The procedure that asks: which one it is follows from what everybody knows."""
    return type(frame).__name__


class Tempos:
    """What part of the usual time the questions of a title take."""

    def __init__(self, game: str) -> None:
        self.brisk = title(game).brisk
        self.known: dict[type, float] = {}

    def of(self, frame: Any) -> float:
        kind = type(frame)
        if kind not in self.known:
            self.known[kind] = self._of(frame)
        return self.known[kind]

    def _of(self, frame: Any) -> float:
        if isinstance(frame, Window) or kind_of(frame) in self.brisk:
            return BRISK
        return BIDDING if isinstance(frame, Auction) else 1.0


def search_seconds(settings: Settings, level: str, tempo: float) -> float:
    """How long a level searches; those that do not search answer within `bot_seconds`."""
    longest = {"master": settings.master_seconds, "grandmaster": settings.grandmaster_seconds}
    return longest.get(level.partition("/")[0], 0.0) * tempo


def least(settings: Settings, level: str, tempo: float) -> float:
    """The time in which whatever a level thinks about such a question is done."""
    if not settings.bot_seconds:
        return 0.0
    return settings.bot_seconds + search_seconds(settings, level, tempo)


def bot_delay(settings: Settings, level: str, tempo: float, pace: int, watched: bool) -> float:
    """Seconds from a question to a bot's answer, whatever the answer will be."""
    usual = pace / 1000 if watched else max(pace / 1000, settings.unwatched_pace)
    drawn = usual * tempo * min(3.0, math.exp(chance.gauss(0.0, SPREAD)))
    return max(drawn, least(settings, level, tempo) + drawn / 4)


class Habits:
    """How long people took for their free answers, which everybody at the table has seen."""

    def __init__(self, limits: tuple[float, float]) -> None:
        self.low, self.high = limits
        self.taken: dict[tuple[int, str], deque[float]] = {}

    def note(self, seat: int, kind: str, seconds: float) -> None:
        if (seat, kind) not in self.taken:
            self.taken[seat, kind] = deque(maxlen=30)
        self.taken[seat, kind].append(seconds)

    def delay(self, seat: int, kind: str) -> float:
        """Seconds to a forced pass: as this person takes for such a question, or as people do."""
        taken = self.taken.get((seat, kind), ())
        if len(taken) < ENOUGH_KNOWN:
            return min(self.high, self.low * math.exp(abs(chance.gauss(0.0, 0.8))))
        usual = taken[int(chance.random() * len(taken))] * math.exp(chance.gauss(0.0, 0.15))
        return min(self.high, max(min(self.low, QUICKEST_PERSON), usual))
