"""Lessons over HTTP: the outline of a course, a step of it, and which steps are done."""

from __future__ import annotations

from litestar import get, post, put
from litestar.params import JSONBody

from signoria.server.learning import progress, steps
from signoria.server.learning.protocol import (
    CourseInfo,
    LessonCall,
    LessonMoment,
    LessonReasons,
    LessonsDone,
    LessonWhy,
)
from signoria.server.web import FAILS, Call, Word, hall, user_of


@get("/api/learn/{game:str}/{language:str}", tags=["lessons"], responses=FAILS, sync_to_thread=False)
def show_course(request: Call, game: Word, language: Word) -> CourseInfo:
    """The lessons of a title and their steps."""
    return steps.outline(hall(request).title(game), language)


@post(
    "/api/learn/{game:str}/{language:str}/{lesson:str}/{step:str}",
    tags=["lessons"],
    status_code=200,
    responses=FAILS,
    sync_to_thread=True,
)
def answer_step(
    request: Call, game: Word, language: Word, lesson: Word, step: Word, data: JSONBody[LessonCall]
) -> LessonMoment:
    """A step as it stands after these moves, and what becomes of an answer. Nothing is kept of it."""
    return steps.answered(hall(request).title(game), lesson, step, language, data)


@post(
    "/api/learn/{game:str}/{language:str}/{lesson:str}/{step:str}/why",
    tags=["lessons"],
    status_code=200,
    responses=FAILS,
    sync_to_thread=True,
)
def explain_step(
    request: Call, game: Word, language: Word, lesson: Word, step: Word, data: JSONBody[LessonWhy]
) -> LessonReasons:
    """Why something cannot be chosen."""
    steps.teller(hall(request).title(game), language)
    return steps.why(hall(request).title(game), lesson, step, data)


@get("/api/me/lessons", tags=["lessons"], responses=FAILS)
async def show_done(request: Call) -> LessonsDone:
    """The steps I have done."""
    return await progress.done_by(hall(request), (await user_of(request)).id)


@put("/api/me/lessons", tags=["lessons"], responses=FAILS)
async def keep_done(request: Call, data: JSONBody[LessonsDone]) -> LessonsDone:
    """Steps done, perhaps before I had a name. Those that do not exist are left out."""
    user = await user_of(request)
    await progress.keep(hall(request), user.id, data.done)
    return await progress.done_by(hall(request), user.id)


HANDLERS = [show_course, answer_step, explain_step, show_done, keep_done]
