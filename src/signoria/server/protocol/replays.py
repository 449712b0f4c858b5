"""Games that are over, and moments that are past."""

from __future__ import annotations

from typing import Any, Literal, Mapping, Optional

from msgspec import Struct, field

from signoria.server.protocol.play import EventInfo
from signoria.server.protocol.tables import TableInfo
from signoria.server.protocol.talk import PactInfo


class ReplayStep(Struct):
    """One action and the scores after it."""

    number: int
    seat: int
    action: int
    text: str
    scores: list[int]


class PastMoment(Struct):
    """The board as a viewer saw it when it was told this event, the number being one of its own."""

    event: int
    view: dict[str, Any]


class Glimpse(Struct):
    """A running game as I see it from my seat, with the last that I was told: for a small picture of it."""

    seat: int
    view: dict[str, Any]
    events: list[EventInfo]


class ReplayInfo(Struct):
    """A finished game: moment 0 is the start, moment N the table after N actions."""

    table: TableInfo
    steps: list[ReplayStep]
    scores: list[list[int]]
    winners: list[int]
    breakdown: list[dict[str, int]]
    pacts: list[PactInfo]
    record: str


class AnalysisInfo(Struct):
    """How far the analysis of a finished game is, and what it tells so far; docs/analysis.md says what that means.

    `ahead` analyses come first while it waits. `version` rises while it is worked on: told with the next question,
    the answer waits for something newer.
    """

    status: Literal["none", "waiting", "running", "done", "failed"]
    done: int = 0
    total: int = 0
    ahead: int = 0
    version: int = 0
    analysis: Optional[dict[str, Any]] = None


class ReplayMoment(Struct):
    """What a seat (-1: a spectator) saw after `number` actions, and the events of the last one.

    `before` are the events told earlier, the last 200 of them; of several moments in one answer only the first
    has them. With `open` asked for, `hands` is what
    each seat saw, and the events are those of all.
    """

    number: int
    seat: int
    view: Mapping[str, Any]
    legal: list[int]
    prompt: Optional[tuple[str, list[int]]]
    asked: list[int]
    events: list[EventInfo]
    before: list[EventInfo] = field(default_factory=list)
    hands: list[Mapping[str, Any]] = field(default_factory=list)
