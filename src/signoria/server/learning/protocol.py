"""Lessons as the HTTP protocol tells them. Fields are only ever appended."""

from __future__ import annotations

from typing import Annotated, Literal, Optional

from msgspec import Meta, Struct

from signoria.server.protocol import EventInfo, OutcomeInfo, ReasonInfo, Situation

MOST_MOVES = 1500
MOST_ANSWERS = 40
MOST_DONE = 200  # steps told at once
Code = Annotated[int, Meta(ge=0, le=1 << 24)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Name = Annotated[str, Meta(min_length=1, max_length=64)]
Moves = Annotated[list[tuple[Seat, Code]], Meta(max_length=MOST_MOVES)]


class StepInfo(Struct):
    """`kind`: something is done, something is foreseen, or a game is played."""

    id: str
    title: str
    kind: Literal["act", "predict", "game"]


class LessonInfo(Struct):
    id: str
    title: str
    steps: list[StepInfo]


class CourseInfo(Struct):
    """The course of a title in a language; about so many minutes."""

    game: str
    language: str
    minutes: int
    lead: str
    lessons: list[LessonInfo]


class CoachLine(Struct):
    """Words beside a thing: `target` is what boards call it, `card:7`, or a place of the page, `part:stage`."""

    text: str
    target: str
    rule: str = ""


class Guess(Struct):
    value: int
    label: str


class LessonCall(Struct):
    """The moves of the step so far, as the server told them, and what the learner answers now: actions, or a guess."""

    so_far: Moves = []
    answers: Annotated[list[Code], Meta(max_length=MOST_ANSWERS)] = []
    guess: Optional[Annotated[int, Meta(ge=-(1 << 24), le=1 << 24)]] = None


class LessonWhy(Struct):
    """What was touched that cannot be chosen: as the message `why` of a live table."""

    so_far: Moves = []
    noun: Annotated[str, Meta(max_length=64)] = ""
    value: Annotated[int, Meta(ge=0, le=1 << 24)] = 0
    verb: Annotated[str, Meta(max_length=64)] = ""
    picked: Annotated[list[tuple[Annotated[str, Meta(max_length=64)], Code]], Meta(max_length=8)] = []


class LessonReasons(Struct):
    reasons: list[ReasonInfo]


class LessonMoment(Struct):
    """A step as the learner sees it now.

    `verdict`: empty before an answer; `on`: right so far, more is asked; `wrong`: what the answer would lead to, after
    which the position before it comes back. `says` are the coach's words about it, `rule` its paragraph; `refusal` is
    why the rules do not allow it. `fresh`: the events from this number on came with the answer. `coach` are the words
    for the position that is shown. `moves` is what the next call tells as `so_far`.
    """

    title: str
    text: str
    task: str
    seat: int
    names: list[str]
    state: Situation
    events: list[EventInfo]
    fresh: int
    moves: list[tuple[int, int]]
    verdict: Literal["", "done", "on", "wrong", "refused"]
    coach: list[CoachLine] = []
    says: str = ""
    rule: str = ""
    refusal: Optional[ReasonInfo] = None
    guesses: list[Guess] = []
    right: Optional[int] = None
    outcomes: list[OutcomeInfo] = []
    language: str = "en"


class StepDone(Struct):
    game: Name
    lesson: Name
    step: Name


class LessonsDone(Struct):
    """The steps somebody has done."""

    done: Annotated[list[StepDone], Meta(max_length=MOST_DONE)]


HTTP_MESSAGES = (CourseInfo, LessonCall, LessonWhy, LessonReasons, LessonMoment, LessonsDone)
