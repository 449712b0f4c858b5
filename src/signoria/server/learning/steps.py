"""A step in the reader's language: what is shown, what may be answered, what the coach says."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from signoria.kernel import Game
from signoria.lessons import Course, CourseError, Moment, Remark, Step, Teller, course_of, play, predict
from signoria.lessons.telling import NAMES
from signoria.server import asking
from signoria.server.denied import Denied
from signoria.server.learning.protocol import (
    CoachLine,
    CourseInfo,
    Guess,
    LessonCall,
    LessonInfo,
    LessonMoment,
    LessonReasons,
    LessonWhy,
    StepInfo,
)
from signoria.server.protocol import ReasonInfo
from signoria.server.viewer import info
from signoria.words import LANGUAGES

TITLE, TEXT, TASK, DONE, WRONG = "", "text", "task", "done", "wrong"


def course_for(game: Game) -> Course:
    found = course_of(game.id)
    if found is None:
        raise Denied("no-lesson", f"{game.id} has no lessons", 404)
    return found


def step_of(game: Game, lesson: str, step: str) -> tuple[Course, Step]:
    course = course_for(game)
    found = course.step(lesson, step)
    if found is None:
        raise Denied("no-lesson", f"{game.id} has no step {lesson}/{step}", 404)
    return course, found


@lru_cache(maxsize=64)
def teller(game: Game, language: str) -> Teller:
    if language not in LANGUAGES:
        raise Denied("no-words", status=404)
    return Teller(game, language)


def outline(game: Game, language: str) -> CourseInfo:
    course, words = course_for(game), teller(game, language)
    return CourseInfo(
        game.id, words.language, course.minutes, words.said("course"),
        [
            LessonInfo(
                lesson.id, words.said(f"lesson-{lesson.id}"),
                [StepInfo(step.id, words.said(step.key), _kind(step)) for step in lesson.steps],
            )
            for lesson in course.lessons
        ],
    )  # fmt: skip


def _kind(step: Step) -> Any:
    return "game" if step.game else "predict" if step.prediction else "act"


def answered(game: Game, lesson: str, step_id: str, language: str, call: LessonCall) -> LessonMoment:
    course, step = step_of(game, lesson, step_id)
    words = teller(game, language)
    try:
        if step.prediction is not None and call.guess is not None:
            return _guessed(course, step, words, call.guess)
        return _told(course, step, words, play(course, step, call.so_far, call.answers))
    except CourseError as error:
        raise Denied("no-lesson-moves", str(error), 400) from None


def _guessed(course: Course, step: Step, words: Teller, guess: int) -> LessonMoment:
    found = predict(course, step)
    if guess not in found.offered:
        raise Denied("no-lesson-moves", f"{guess} is not offered", 400)
    asked, moment = step.prediction, found.moment
    assert asked is not None
    right = guess == found.right
    moment.verdict = "done" if right else "wrong"
    moment.remark = "" if right else found.ids.get(guess, "")
    moment.rule = found.rules.get(guess, asked.rule)
    answers = {"right": words.answer(asked.noun, found.right), "guess": words.answer(asked.noun, guess)}
    told = _told(course, step, words, moment, **answers)
    told.right = found.right
    return told


def _told(course: Course, step: Step, words: Teller, moment: Moment, **more: Any) -> LessonMoment:
    scope, hint = moment.scope(), moment.hint
    if moment.verdict == DONE:
        says = words.of(step, DONE, scope, **more)
    elif moment.verdict == WRONG:
        says = words.of(step, f"not-{moment.remark}" if moment.remark else WRONG, scope, **more)
    else:
        says = ""
    refusal = moment.refusal
    return LessonMoment(
        title=words.said(step.key),
        text=words.of(step, TEXT, scope),
        task=words.of(step, TASK, scope),
        seat=step.seat,
        names=list(NAMES[: step.seats]),
        state=asking.situation(moment.g, moment.seat, moment.g.moves),
        events=[info(event) for event in moment.events],
        fresh=moment.fresh,
        moves=moment.moves,
        verdict=moment.verdict,
        coach=[_line(step, words, moment, "hint", hint)] if hint else _coach(step, words, moment),
        says=says,
        rule=moment.rule,
        refusal=ReasonInfo("", refusal.key, list(refusal.values), refusal.rule) if refusal else None,
        guesses=_guesses(course, step, words),
        outcomes=asking.outcomes(moment.g, moment.seat),
        language=words.language,
    )


def _coach(step: Step, words: Teller, moment: Moment) -> list[CoachLine]:
    """Words for the position of the question; once it is answered, there is the answer to speak of."""
    if moment.verdict in (DONE, WRONG):
        return []
    scope = moment.scope()
    return [
        _line(step, words, moment, "coach", remark)
        for remark in step.coach
        if remark.when is None or remark.when.holds(scope)
    ]


def _line(step: Step, words: Teller, moment: Moment, kind: str, remark: Remark) -> CoachLine:
    text = words.of(step, f"{kind}-{remark.id}", moment.scope())
    return CoachLine(text, target_of(moment.g.game, remark.at), remark.rule)


def target_of(game: Game, at: str) -> str:
    """`card winter` as boards call it: `card:7`; what is no noun is a place of the page."""
    noun, _, word = at.partition(" ")
    known = game.nouns.get(noun)
    return f"{noun}:{known.parse(word) if known is not None and known.words else word}"


def _guesses(course: Course, step: Step, words: Teller) -> list[Guess]:
    if step.prediction is None:
        return []
    found = predict(course, step)
    noun = step.prediction.noun
    labels = ["", ""] if found.yes_or_no else []
    return [Guess(value, labels[value] if labels else words.answer(noun, value)) for value in found.offered]


def why(game: Game, lesson: str, step_id: str, call: LessonWhy) -> LessonReasons:
    """Why something that was touched cannot be chosen: the rules' own refusals."""
    course, step = step_of(game, lesson, step_id)
    try:
        moment = play(course, step, call.so_far, [])
    except CourseError as error:
        raise Denied("no-lesson-moves", str(error), 400) from None
    touched = (call.noun, call.value) if call.noun else None
    return LessonReasons(asking.why_not(moment.g, step.seat, touched, call.verb, call.picked))
