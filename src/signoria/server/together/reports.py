"""Reports: what somebody did at a table, with what was said there, copied by the server when it is reported.

The evidence is what the reporter could hear and see of the talk, and who sat where; of the game itself no more than how
much of it the reporter had been told, so that nobody learns a secret of a game that runs. Nothing of it ever reaches
the person it is about.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Optional, Sequence

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from signoria.server import seating
from signoria.server.chat import GALLERY, TABLE, circle_of
from signoria.server.denied import Denied
from signoria.server.hall import new_id
from signoria.server.rows import ChatRow, UserRow, now_ms
from signoria.server.store import insert
from signoria.server.together import protocol as w
from signoria.server.together import rows

if TYPE_CHECKING:
    from signoria.server.hall import Hall
    from signoria.server.table import Table

MOST_LINES: Final = 60  # the last ones, and the reported line with those around it
AROUND: Final = 10
r = rows.reports.c


class Case(Struct):
    """`place`: the table it happened at, if it did."""

    accused: str
    name: str
    about: str
    words: str
    place: str
    evidence: dict[str, Any]


async def whom(table: Table, user: UserRow, seat: int, line: Optional[int]) -> tuple[str, str]:
    """Id and name of whoever sits on a seat, or said a line that this person has heard."""
    if not seating.may_look(table, user.id):
        raise Denied("no-guests", status=403)
    if line is None:
        place = table.places[seat] if 0 <= seat < table.row.seats else None
        found = (place.user_id, place.name) if place is not None and place.kind == "person" else ("", "")
    else:
        said = _line(table, user, line)
        found = (said.user_id, said.name) if said is not None else ("", "")
    if not found[0]:
        raise Denied("no-person-there", "nobody sits there, or said that", 404)
    if found[0] == user.id:
        raise Denied("no-self", "this is yourself", 400)
    return found


def _heard(table: Table, user: UserRow) -> tuple[int, list[ChatRow]]:
    return table.chat.rows_for(table.seat_of(user.id), table.row.status == "running")


def _line(table: Table, user: UserRow, number: int) -> Optional[ChatRow]:
    first, heard = _heard(table, user)
    return heard[number - first] if 0 <= number - first < len(heard) else None


async def report(table: Table, user: UserRow, m: w.Report) -> None:
    """Keep it for the moderators. The same person at the same table is reported once by each, while that is open."""
    accused, name = await whom(table, user, m.seat, m.line)
    case = Case(accused, name, m.about, m.words, table.row.id, _evidence(table, user, accused, m.line))
    await keep(table.hall, user, case, [place.user_id for place in table.places])


async def keep(hall: Hall, user: UserRow, case: Case, involved: Sequence[str] = ()) -> None:
    """Written down, and told to the moderators who may read it."""
    store, words = hall.store, case.words.replace("\0", "").strip()
    same = r.reporter == user.id, r.accused == case.accused, r.place == case.place, r.status == "open"
    before = await store.column(sa.select(r.id).where(*same))
    row = rows.ReportRow(
        new_id(), now_ms(), user.id, case.accused, case.name, case.about, words, case.place, case.evidence
    )  # fmt: skip
    replaced = sa.delete(rows.reports).where(r.id.in_(before)), None
    await store.write(*([replaced] if before else []), insert(sa.insert(rows.reports), [row]))
    waiting = await store.column(sa.select(rows.moderators.c.user_id))
    hall.circle.nudge(*(each for each in waiting if each not in (user.id, case.accused, *involved)))


def _evidence(table: Table, user: UserRow, accused: str, line: Optional[int]) -> dict[str, Any]:
    """Ids stand beside the names, so that whoever leaves for good can be taken out; nobody is shown them."""
    first, heard = _heard(table, user)
    numbered = list(enumerate(heard, first))
    near = [each for each in numbered if line is not None and abs(each[0] - line) <= AROUND]
    shown = sorted(dict([*near, *numbered[-MOST_LINES:]]).items())
    seat = table.seat_of(user.id)
    seats = [
        w.ReportedSeat(each.seat, each.name, each.kind, each.user_id == accused, each.user_id == user.id)
        for each in table.places
    ]
    lines = [_copied(row, user, accused, number == line) for number, row in shown]
    options, events = dict(table.row.options), table.viewers[seat].count
    made: dict[str, Any] = msgspec.to_builtins(
        w.Evidence(table.row.game, table.row.status, seats, lines, options, events, seat)
    )
    for told, ids in (
        (made["seats"], [each.user_id for each in table.places]),
        (made["lines"], [row.user_id for _, row in shown]),
    ):
        for each, id in zip(told, ids):
            each["user"] = id
    return made


def _copied(row: ChatRow, user: UserRow, accused: str, reported: bool) -> w.ReportedLine:
    circle = circle_of(row)
    heard = "table" if circle == TABLE else "gallery" if circle == GALLERY else "two"
    return w.ReportedLine(
        row.seat, row.name, row.text, row.at, heard, row.to_seat,  # type: ignore[arg-type]
        row.user_id == accused, row.user_id == user.id, reported,
    )  # fmt: skip
