"""What is said about puzzles, over HTTP. Fields are only ever appended."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Mapping, Optional

from msgspec import Meta, Struct, field

from signoria.server.protocol import EventInfo, OutcomeInfo, Situation, TableInfo

DayState = Literal["open", "solved", "missed"]


class PuzzleRating(Struct):
    """On the scale of chess: 400 more is ten to one."""

    mean: float
    deviation: float
    tries: int = 0
    solved: int = 0


class PuzzleDay(Struct):
    """The puzzle of a day, `day` as 2026-11-16, by UTC; `state` is the reader's."""

    day: str
    game: str
    id: str
    state: DayState = "open"


class PuzzleRef(Struct):
    game: str
    id: str


class PuzzleTitle(Struct):
    """The puzzles of a title: how many, what they are about, and how the reader stands in it."""

    game: str
    count: int
    themes: list[str]
    mine: Optional[PuzzleRating] = None


class PuzzleShelf(Struct):
    """All there is; `week` has seven days, today last, and is empty where no title has puzzles."""

    games: list[PuzzleTitle]
    week: list[PuzzleDay]
    permitted: bool = False  # whether puzzles may be made of the reader's games


class PuzzleMoment(Struct):
    """One moment of a line that is played on: what the seat sees, and is told since the moment before."""

    view: Mapping[str, Any]
    events: list[EventInfo]
    asked: list[int]


class PuzzleAnswer(Struct):
    """One answer: near what chance of victory it leaves, give or take, and the share of people who gave it."""

    action: int
    value: float
    error: float
    share: float


class PuzzleResult(Struct):
    """Told to those who have tried: all answers, the best first, and how the game may go on, in a re-dealt world.

    `naive` is the answer that looks best at first sight, `expert` that of the bot of this level; null where unknown.
    """

    solved: bool
    action: int
    answers: list[PuzzleAnswer]
    people: int
    gain: float
    mine: PuzzleRating
    line: list[PuzzleMoment]
    tried: list[PuzzleMoment]
    naive: Optional[int] = None
    expert: Optional[int] = None


class PuzzleInfo(Struct):
    """A puzzle as its seat may know it: what a table would send it. `result` once the reader has tried."""

    game: str
    id: str
    seat: int
    table: TableInfo
    situation: Situation
    events: list[EventInfo]
    outcomes: list[OutcomeInfo]
    themes: list[str]
    rating: PuzzleRating
    mine: Optional[PuzzleRating] = None
    result: Optional[PuzzleResult] = None
    day: str = ""
    week: list[PuzzleDay] = field(default_factory=list)


class PuzzleTry(Struct, forbid_unknown_fields=True):
    action: Annotated[int, Meta(ge=0, le=1_000_000)]


class PuzzlePermit(Struct, forbid_unknown_fields=True):
    """Whether puzzles may be made of the public games I finish."""

    may: bool


HTTP_MESSAGES = (PuzzleShelf, PuzzleInfo, PuzzleRef, PuzzleResult, PuzzleTry, PuzzlePermit)
