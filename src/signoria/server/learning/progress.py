"""How far somebody has come: kept for guests and members, taken over, told and deleted with the person."""

from __future__ import annotations

from typing import TYPE_CHECKING, Iterable

import sqlalchemy as sa

from signoria.lessons import course_of
from signoria.server.learning.protocol import LessonsDone, StepDone
from signoria.server.learning.rows import LessonRow, lessons
from signoria.server.rows import now_ms
from signoria.server.store import Write

if TYPE_CHECKING:
    from signoria.server.hall import Hall

c = lessons.c


async def rows_of(hall: Hall, user_id: str) -> list[LessonRow]:
    query = sa.select(lessons).where(c.user_id == user_id).order_by(c.done, c.game, c.lesson, c.step)
    return await hall.store.all(LessonRow, query)


async def done_by(hall: Hall, user_id: str) -> LessonsDone:
    return LessonsDone([StepDone(row.game, row.lesson, row.step) for row in await rows_of(hall, user_id)])


async def keep(hall: Hall, user_id: str, steps: Iterable[StepDone]) -> None:
    """Those that exist and are new: so nobody can have more rows than there are steps."""
    known = {(row.game, row.lesson, row.step) for row in await rows_of(hall, user_id)}
    titles = {title.id for title in hall.titles}
    wanted = {(step.game, step.lesson, step.step) for step in steps} - known
    new = [LessonRow(user_id, *key, now_ms()) for key in sorted(wanted) if key[0] in titles and exists(*key)]
    if new:
        await hall.store.write(*(insert_new(row) for row in new))


def exists(game: str, lesson: str, step: str) -> bool:
    course = course_of(game)
    return course is not None and course.step(lesson, step) is not None


def insert_new(row: LessonRow) -> Write:
    """Unless another tab has told it meanwhile."""
    same = sa.and_(c.user_id == row.user_id, c.game == row.game, c.lesson == row.lesson, c.step == row.step)
    values = [sa.literal(value) for value in (row.user_id, row.game, row.lesson, row.step)]
    chosen = sa.select(*values, sa.literal(row.done, sa.BigInteger)).where(~sa.exists().where(same))
    return sa.insert(lessons).from_select(["user_id", "game", "lesson", "step", "done"], chosen), None


def moved_to(guest_id: str, member_id: str) -> list[Write]:
    """What a guest has learnt, the member has."""
    theirs = lessons.alias("theirs")
    same = sa.and_(
        c.user_id == member_id, c.game == theirs.c.game, c.lesson == theirs.c.lesson, c.step == theirs.c.step
    )
    new = sa.select(
        sa.literal(member_id), theirs.c.game, theirs.c.lesson, theirs.c.step, theirs.c.done
    ).where(theirs.c.user_id == guest_id, ~sa.exists().where(same))  # fmt: skip
    return [
        (sa.insert(lessons).from_select(["user_id", "game", "lesson", "step", "done"], new), None),
        (sa.delete(lessons).where(c.user_id == guest_id), None),
    ]
