"""Trying out as the HTTP protocol tells it. Fields are only ever appended."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Optional

from msgspec import Meta, Struct, field

from signoria.server.protocol import CoachOption, EventInfo, Id, Options, OutcomeInfo, ReasonInfo, ShortText, Situation

MOST_MOVES = 1500
MOST_SCENE = 24_000  # characters
MOST_COMMENT = 1000
MOST_BRANCHES = 60  # of one line
Code = Annotated[int, Meta(ge=0, le=1 << 24)]
Eyes = Annotated[int, Meta(ge=-1, le=15)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Hex = Annotated[str, Meta(pattern="^([0-9a-f]{32})?$")]
Noun = Annotated[str, Meta(max_length=64)]
Moves = Annotated[list[tuple[Annotated[int, Meta(ge=0, le=15)], Code]], Meta(max_length=MOST_MOVES)]
Comment = tuple[Count, Annotated[str, Meta(max_length=MOST_COMMENT)]]


class SetUp(Struct, forbid_unknown_fields=True):
    """A position in words: `scene` is JSON in the title's vocabulary. `edition`: the pack; empty: the usual one."""

    seats: Annotated[int, Meta(ge=1, le=16)]
    scene: Annotated[str, Meta(max_length=MOST_SCENE)] = "{}"
    options: Options = field(default_factory=dict)
    edition: ShortText = ""


class Start(Struct, forbid_unknown_fields=True):
    """Where a line begins: after `at` actions of the table's game, or at a position that was `set_up`.

    With `seat` it is what this seat could know: all else is dealt anew from `seed`, 32 hexadecimal digits. Why a
    position cannot be is told in `language`.
    """

    at: Count = 0
    seat: Eyes = -1
    seed: Hex = ""
    set_up: Optional[SetUp] = None
    language: Annotated[str, Meta(max_length=16)] = "en"


class ExploreCall(Struct, forbid_unknown_fields=True):
    """The moves since the start, as the server told them, and what the seat `by` answers now, if anything.

    `level`: bots of this level answer for the other seats until `seat` of the start is asked again. `eyes`: whose view
    is shown where several seats are asked and all is open.
    """

    start: Start
    moves: Moves = []
    answers: Annotated[list[Code], Meta(max_length=40)] = []
    by: Eyes = -1
    level: Annotated[str, Meta(max_length=64)] = ""
    eyes: Eyes = -1


class ExploreWhy(Struct, forbid_unknown_fields=True):
    """What was touched that cannot be chosen: as the message `why` of a live table."""

    start: Start
    moves: Moves = []
    by: Eyes = -1
    noun: Noun = ""
    value: Code = 0
    verb: Noun = ""
    picked: Annotated[list[tuple[Noun, Code]], Meta(max_length=8)] = []


class ExploreReasons(Struct):
    reasons: list[ReasonInfo]


class ExploreMoment(Struct):
    """A position as `seat` sees it; `waiting` owe an answer.

    `fresh`: the events from this number on came with the last answer. `going`: bots have more to do, ask once more.
    `hands`: what every seat sees, where all is open. `played`: what was done here in the game itself. `led`: what the
    moves of a position told that was set up with some, where all is open.
    """

    seat: int
    state: Situation
    events: list[EventInfo]
    fresh: int
    moves: list[tuple[int, int]]
    waiting: list[int]
    scores: list[int]
    winners: list[int]
    outcomes: list[OutcomeInfo] = []
    hands: list[Any] = []
    going: bool = False
    refusal: Optional[ReasonInfo] = None
    played: Optional[tuple[int, int]] = None
    led: list[EventInfo] = []


class AdviceCall(Struct, forbid_unknown_fields=True):
    """What would the coach do on the seat `by`, and what does it think of the answer `asked` about?"""

    start: Start
    moves: Moves = []
    by: Eyes = -1
    asked: Optional[Code] = None


class ExploreAdvice(Struct):
    """From what the seat knows; `chances` are those of all seats after the best answer, none if the coach is silent."""

    seat: int
    options: list[CoachOption]
    sure: Literal["clear", "likely", "open"]
    worlds: int
    chances: list[float]


class DescribeCall(Struct, forbid_unknown_fields=True):
    """The position after these moves is wanted in words."""

    start: Start
    moves: Moves = []


class Described(Struct):
    """A position to be changed in the editor: as it stands, or as an earlier one with the `moves` played since. If not
    `exact`, words cannot tell all of it: what was under way begins anew."""

    set_up: SetUp
    exact: bool


class PlayOn(Struct, forbid_unknown_fields=True):
    """A real table that begins here, against bots of a level; what `seat` cannot know is dealt anew."""

    start: Start
    moves: Moves = []
    seat: Annotated[int, Meta(ge=0, le=15)] = 0
    level: Annotated[str, Meta(max_length=64)] = ""
    coach: bool = False


class Branch(Struct, forbid_unknown_fields=True):
    """A line in place of the action number `at` of the line it belongs to; `comments` by the number of moves before
    them. With `seat` it is tried in what this seat imagines with `seed`."""

    at: Count
    moves: Annotated[list[tuple[Annotated[int, Meta(ge=0, le=15)], Code]], Meta(min_length=1, max_length=MOST_MOVES)]
    comments: Annotated[list[Comment], Meta(max_length=200)] = []
    branches: Annotated[list[Branch], Meta(max_length=MOST_BRANCHES)] = []
    seat: Eyes = -1
    seed: Hex = ""


class Study(Struct, forbid_unknown_fields=True):
    """What somebody has written beside a game."""

    comments: Annotated[list[Comment], Meta(max_length=200)] = []
    branches: Annotated[list[Branch], Meta(max_length=MOST_BRANCHES)] = []


class StudyInfo(Struct):
    """`id` is the link by which others may read it; empty: nothing is kept yet."""

    id: str
    table: str
    game: str
    author: str
    mine: bool
    changed: int
    study: Study


class StudyList(Struct):
    studies: list[StudyInfo]


class Choice(Struct):
    """A word of the vocabulary and how it is called; `noun` and `value` are what boards call it."""

    word: str
    label: str
    value: int = -1


class FieldInfo(Struct):
    """A word of the scene vocabulary: what may be said of it. `per`: once for each seat, or for each of `keys`."""

    name: str
    label: str
    group: str
    kind: str
    per: str
    noun: str
    low: int
    high: int
    choices: list[Choice] = []
    keys: list[Choice] = []
    note: str = ""


class Sample(Struct):
    """An example of the rules page to begin from."""

    id: str
    title: str
    set_up: SetUp


class EditorInfo(Struct):
    """What the position editor of a title offers, in `language`."""

    game: Id
    language: str
    fields: list[FieldInfo]
    samples: list[Sample]


HTTP_MESSAGES = (
    ExploreCall, ExploreWhy, ExploreReasons, ExploreMoment, AdviceCall, ExploreAdvice, DescribeCall, Described, PlayOn,
    StudyInfo, StudyList, EditorInfo,
)  # fmt: skip
