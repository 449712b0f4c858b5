"""What is to be told to people of a table who do not look at it: written beside whom it waits for, by its owner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Iterable, Optional

import sqlalchemy as sa
from msgspec import structs

from signoria.server.by_post import reminders
from signoria.server.by_post.reminders import HALF_LEFT
from signoria.server.notices import rows
from signoria.server.rows import now_ms
from signoria.server.store import Write

if TYPE_CHECKING:
    from signoria.server.table import Table

TURN: Final = "turn"
TIME: Final = "time"  # a tenth of it is left
HALF: Final = "half"  # of the time is left, by post
ENDED: Final = "ended"
INVITED: Final = "invited"  # to a table that has not begun
KINDS: Final = (TURN, TIME, ENDED, INVITED)  # what one may wish to be told
LONG: Final = 10 * 60_000  # ms; a shorter time needs no reminder
LATELY: Final = 3600_000  # ms since the end of a game that is news
NO_QUESTION: Final = -1
NO_ROWS: Final = -2  # save those about an end that was told
n = rows.notices.c
Case = tuple[Any, ...]


def wish(kind: str) -> str:
    """The wish that a notice of a kind follows: all reminders are one."""
    return TIME if kind == HALF else kind


class Due:
    """A notice is due a while after its question was asked, unless its person comes or answers before. Rows that were
    told stay while the question does, so that nobody hears of it twice."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.cases: dict[int, Case] = {}
        self.next: dict[int, Case] = {}
        self.left: dict[int, int] = {}  # whether a seat has rows, as far as is known: of one question at most
        self.leaves: dict[int, int] = {}

    def writes(self, standing: dict[int, rows.WaitRow]) -> list[Write]:
        """What has to be written for each seat whose case is another than before."""
        people = [place.seat for place in self.table.places if place.kind == "person"]
        self.next = {seat: self._case(seat, standing.get(seat)) for seat in people}
        self.leaves = dict(self.left)
        found: list[Write] = []
        for seat, case in self.next.items():
            if self.cases.get(seat) != case:
                found += self._written(seat, case, standing.get(seat))
        return found

    def written(self) -> None:
        self.cases, self.left = self.next, self.leaves

    def _case(self, seat: int, row: Optional[rows.WaitRow]) -> Case:
        here = bool(self.table.viewers[seat].connections)
        return (row.asked, row.question, row.until, here) if row else (self.table.row.status, here)

    def _written(self, seat: int, case: Case, row: Optional[rows.WaitRow]) -> list[Write]:
        here = case[-1]
        question = row.question if row is not None and row.asked else NO_QUESTION
        wanted = [] if here else [*self._asked(row), *self._ended(seat)]
        before = self.left.get(seat)
        gone = question == NO_QUESTION or before not in (None, question)
        self.leaves[seat] = NO_ROWS if gone and not wanted else question
        return [*([] if before == NO_ROWS else [self._dropped(seat, question)]), *self._added(wanted)]

    def _asked(self, row: Optional[rows.WaitRow]) -> Iterable[rows.NoticeRow]:
        if row is None or not row.asked:
            return
        yield self._notice(row.seat, TURN, row.question, row.since + self._patience())
        by_post = reminders.of_seat(self.table, row.seat)
        for reminder in by_post:
            yield self._notice(row.seat, HALF if reminder.part == HALF_LEFT else TIME, row.question, reminder.at)
        if not by_post and row.until is not None and row.until - row.since > LONG:
            yield self._notice(row.seat, TIME, row.question, row.until - (row.until - row.since) // 10)

    def _ended(self, seat: int) -> Iterable[rows.NoticeRow]:
        row = self.table.row
        if row.status == "over" and row.ended is not None and row.ended > now_ms() - LATELY:
            yield self._notice(seat, ENDED, 0, row.ended + self._patience())

    def _patience(self) -> int:
        return int(self.table.hall.settings.notice_seconds * 1000)

    def _notice(self, seat: int, kind: str, question: int, due: int) -> rows.NoticeRow:
        return rows.NoticeRow(self.table.row.id, seat, kind, question, due)

    def _dropped(self, seat: int, question: int) -> Write:
        """What is over, and what was not told yet; what is being told just now is left alone."""
        open_ones = sa.and_(n.sent.is_(None), n.claimed.is_(None))
        past = sa.and_(n.question != question, n.kind != ENDED)
        where = n.table_id == self.table.row.id, n.seat == seat, sa.or_(open_ones, past)
        return sa.delete(rows.notices).where(*where), None

    def _added(self, wanted: list[rows.NoticeRow]) -> list[Write]:
        if not wanted:
            return []
        return [(self.table.hall.store.unless_there(rows.notices), [structs.asdict(row) for row in wanted])]
