"""Courses of short interactive steps as data: a title's `lessons.toml`, played and judged by the rules themselves.

Nothing here knows a server: what a step shows, what an answer leads to and what is said of it are functions of the
course and of the moves so far. docs/lessons.md says how a course is written.
"""

from signoria.lessons.course import (
    MOST_MOVES,
    Course,
    CourseError,
    Game,
    Lesson,
    Option,
    Prediction,
    Remark,
    Step,
    Try,
    course_of,
)
from signoria.lessons.playing import Moment, Verdict, begin, play, predict, seen_by
from signoria.lessons.telling import Teller

__all__ = [
    "MOST_MOVES", "Course", "CourseError", "Game", "Lesson", "Moment", "Option", "Prediction", "Remark", "Step",
    "Teller", "Try", "Verdict", "begin", "course_of", "play", "predict", "seen_by",
]  # fmt: skip
