"""A title's `lessons.toml` as it was written: lessons, their steps, what is to be done in each."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final, Mapping, Optional

from signoria.guide.pictures import parted
from signoria.kernel.scene import DICE, scene_text
from signoria.lessons.conditions import KEYS, Condition, condition_of
from signoria.titles import title as find_title

FILE: Final = "lessons.toml"
MOST_MOVES: Final = 1500  # of one step, others' included; the longest first game has far fewer
STEP_KEYS: Final = frozenset(
    ("id", "seat", "scene", "before", "others", "figures", "coach", "done", "on", "wrong", "predict", "game")
)


class CourseError(ValueError):
    """A course that is not written as docs/lessons.md says."""


@dataclass(frozen=True)
class Remark:
    """Words of the coach beside a thing: `card winter`, `seat 1`, `part stage`; in a game, from when `when` first
    holds until the next answer."""

    id: str
    at: str
    rule: str = ""
    when: Optional[Condition] = None


@dataclass(frozen=True)
class Try:
    """An answer that is not the one meant, and the paragraph that says why."""

    id: str
    condition: Condition
    rule: str = ""


@dataclass(frozen=True)
class Option:
    """An answer that is offered beside the right one: what it comes to before the acts that are to be foreseen."""

    id: str
    value: str
    rule: str = ""


@dataclass(frozen=True)
class Prediction:
    """What will be at a place after these acts: reckoned by the rules, never written down. `noun` says what the values
    are; without it they are numbers, or yes and no."""

    after: tuple[str, ...]
    what: str
    noun: str
    options: tuple[Option, ...]
    rule: str = ""


@dataclass(frozen=True)
class Game:
    """A game to its end, against bots; new rules are pointed out when they first matter."""

    level: str
    hints: tuple[Remark, ...]
    until: Optional[Condition] = None


@dataclass(frozen=True)
class Step:
    """One idea and one act. Texts: `LESSON-STEP` in words/lessons.LANGUAGE.ftl."""

    lesson: str
    id: str
    seat: int
    scene: str
    seats: int
    options: Mapping[str, Any]
    seed: int
    before: tuple[str, ...] = ()
    others: tuple[str, ...] = ()
    figures: Mapping[str, str] = field(default_factory=dict)
    coach: tuple[Remark, ...] = ()
    done: tuple[Condition, ...] = ()
    on: tuple[Condition, ...] = ()
    wrong: tuple[Try, ...] = ()
    prediction: Optional[Prediction] = None
    game: Optional[Game] = None

    @property
    def key(self) -> str:
        return f"{self.lesson}-{self.id}"


@dataclass(frozen=True)
class Lesson:
    id: str
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Course:
    title: str
    minutes: int
    lessons: tuple[Lesson, ...]

    def step(self, lesson: str, step: str) -> Optional[Step]:
        return next((one for each in self.lessons if each.id == lesson for one in each.steps if one.id == step), None)


@cache
def course_of(title: str) -> Optional[Course]:
    """The course of a title, or None if nobody has written one."""
    path = find_title(title).folder / FILE
    return read(title, path.read_text(encoding="utf-8")) if path.is_file() else None


def read(title: str, text: str) -> Course:
    told = tomllib.loads(text)
    try:
        lessons = tuple(_lesson(entry) for entry in told["lesson"])
        return Course(title, int(told["minutes"]), lessons)
    except (KeyError, TypeError, ValueError) as error:
        raise CourseError(f"the course of {title!r}: {error!r}") from error


def _lesson(entry: Mapping[str, Any]) -> Lesson:
    lesson = str(entry["id"])
    return Lesson(lesson, tuple(_step(lesson, step) for step in entry["step"]))


def _step(lesson: str, entry: dict[str, Any]) -> Step:
    strange = set(entry) - STEP_KEYS
    if strange:
        raise CourseError(f"{lesson}-{entry.get('id')}: unknown {', '.join(sorted(strange))}")
    words, settings = parted(entry)
    if DICE in settings:
        words[DICE] = settings[DICE]
    return Step(
        lesson=lesson,
        id=str(entry["id"]),
        seat=int(entry.get("seat", 0)),
        scene=scene_text(words),
        seats=int(settings["seats"]),
        options=dict(settings.get("options", {})),
        seed=int(settings.get("seed", 7)),
        before=tuple(entry.get("before", ())),
        others=tuple(entry.get("others", ())),
        figures=dict(entry.get("figures", {})),
        coach=tuple(_remark(one) for one in entry.get("coach", ())),
        done=tuple(condition_of(one) for one in entry.get("done", ())),
        on=tuple(condition_of(one) for one in entry.get("on", ())),
        wrong=tuple(Try(str(one["id"]), condition_of(one), str(one.get("rule", ""))) for one in entry.get("wrong", ())),
        prediction=_prediction(entry["predict"]) if "predict" in entry else None,
        game=_game(entry["game"]) if "game" in entry else None,
    )


def _remark(entry: Mapping[str, Any]) -> Remark:
    named = any(key in entry for key in KEYS)
    return Remark(
        str(entry["id"]), str(entry["at"]), str(entry.get("rule", "")), condition_of(entry) if named else None
    )


def _prediction(entry: Mapping[str, Any]) -> Prediction:
    options = tuple(
        Option(str(one["id"]), str(one["is"]), str(one.get("rule", ""))) for one in entry.get("options", ())
    )
    return Prediction(
        tuple(entry["after"]), str(entry["what"]), str(entry.get("noun", "")), options, str(entry.get("rule", ""))
    )


def _game(entry: Mapping[str, Any]) -> Game:
    until = condition_of(entry["until"]) if "until" in entry else None
    return Game(str(entry.get("level", "novice")), tuple(_remark(one) for one in entry.get("hints", ())), until)
