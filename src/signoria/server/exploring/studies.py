"""Variations and comments that somebody keeps beside a finished game: checked by the rules, read by link."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Optional

import msgspec
import sqlalchemy as sa

from signoria.kernel import Record
from signoria.kernel.variations import MOST_DEEP, Notes, Variation, VariationError, World, check
from signoria.server.denied import Denied
from signoria.server.exploring.protocol import Branch, Study, StudyInfo
from signoria.server.exploring.rows import StudyRow, studies
from signoria.server.hall import new_id
from signoria.server.rows import UserRow, now_ms, tables, users
from signoria.server.store import Write

if TYPE_CHECKING:
    from signoria.server.hall import Hall
    from signoria.server.table import Table

MOST_TRIED = 3000  # moves in all variations of a study
c = studies.c
decode = msgspec.json.Decoder(Study).decode


# -- as a record keeps them


def notes_of(study: Study) -> Notes:
    return _notes(study.comments, study.branches, 0)


def _notes(comments: list[tuple[int, str]], branches: list[Branch], depth: int) -> Notes:
    if depth > MOST_DEEP:
        raise VariationError(f"variations stand within one another at most {MOST_DEEP} deep")
    told = {at: cleaned(text) for at, text in comments if cleaned(text)}
    return Notes(told, [_variation(each, depth) for each in branches])


def _variation(branch: Branch, depth: int) -> Variation:
    world = None if branch.seat < 0 else World(branch.seat, bytes.fromhex(branch.seed or "0" * 32))
    return Variation(branch.at, list(branch.moves), _notes(branch.comments, branch.branches, depth + 1), world)


def cleaned(text: str) -> str:
    """Lines without anything that a terminal or a record would take for something else."""
    lines = [" ".join("".join(each for each in line if each.isprintable()).split()) for line in text.split("\n")]
    return "\n".join(lines).strip("\n")


def must_hold(record: Record, study: Study) -> None:
    """Every line is played; whatever does not fit is refused, and nothing kept."""
    try:
        notes = notes_of(study)
        if _size(study.branches) > MOST_TRIED:
            raise VariationError(f"a study has at most {MOST_TRIED} moves")
        for seat in _seats(study.branches):
            if seat >= record.seats:
                raise VariationError(f"seats are 0 to {record.seats - 1}, got {seat}")
        check(record.start(), record.actions, notes)
    except ValueError as error:
        raise Denied("no-line", str(error), 400) from None


def _size(branches: list[Branch]) -> int:
    return sum(len(each.moves) + _size(each.branches) for each in branches)


def _seats(branches: list[Branch]) -> set[int]:
    return {seat for each in branches for seat in (each.seat, *_seats(each.branches))}


# -- as the database keeps them


async def found(hall: Hall, where: Any) -> Optional[StudyRow]:
    return await hall.store.one(StudyRow, sa.select(studies).where(where))


async def mine(hall: Hall, table: Table, user: Optional[UserRow]) -> StudyInfo:
    if user is None:
        return StudyInfo("", table.row.id, table.row.game, "", True, 0, Study())
    row = await found(hall, sa.and_(c.user_id == user.id, c.table_id == table.row.id))
    if row is None:
        return StudyInfo("", table.row.id, table.row.game, user.name, True, 0, Study())
    return StudyInfo(row.id, row.table_id, table.row.game, user.name, True, row.changed, decode(row.study))


async def keep(hall: Hall, table: Table, user: UserRow, study: Study) -> StudyInfo:
    hall.operator.must_be_heard(user.id)
    await asyncio.to_thread(must_hold, table.record(), study)
    key = sa.and_(c.user_id == user.id, c.table_id == table.row.id)
    text, now = msgspec.json.encode(study).decode(), now_ms()
    blank = {"user_id": user.id, "table_id": table.row.id, "id": new_id(), "study": text, "changed": now}
    await hall.store.write(
        (hall.store.unless_there(studies), [blank]),
        (sa.update(studies).where(key).values(study=text, changed=now), None),
    )
    return await mine(hall, table, user)


async def by_link(hall: Hall, id: str, viewer: str) -> StudyInfo:
    """Whoever has the link may read it; of a game that is over, as all of them are."""
    row = await found(hall, c.id == id)
    if row is None:
        raise Denied("no-study", status=404)
    author = await hall.store.column(sa.select(users.c.name).where(users.c.id == row.user_id))
    game = await hall.store.column(sa.select(tables.c.game).where(tables.c.id == row.table_id))
    return StudyInfo(
        row.id, row.table_id, str(game[0]), str(author[0]) if author else "", row.user_id == viewer, row.changed,
        decode(row.study),
    )  # fmt: skip


async def forget(hall: Hall, table: Table, user: UserRow) -> None:
    await hall.store.write((sa.delete(studies).where(c.user_id == user.id, c.table_id == table.row.id), None))


async def rows_of(hall: Hall, user_id: str) -> list[StudyRow]:
    return await hall.store.all(StudyRow, sa.select(studies).where(c.user_id == user_id).order_by(c.changed))


async def moved_to(hall: Hall, guest_id: str, member_id: str) -> list[Write]:
    """A guest's studies become the member's; of a game about which both wrote, the member's own stays."""
    own = {row.table_id for row in await rows_of(hall, member_id)}
    twice = [row.table_id for row in await rows_of(hall, guest_id) if row.table_id in own]
    return [
        (sa.delete(studies).where(c.user_id == guest_id, c.table_id.in_(twice)), None),
        (sa.update(studies).where(c.user_id == guest_id).values(user_id=member_id), None),
    ]
