"""Promises between seats: typed, non-binding, and watched.

What a title says about them is in its `pacts.py` (`signoria.kernel.promises`). Each action is judged once, from the
board right before it; a verdict stands unless the action is undone. All a running promise needs is in the log and
the record, so that a table restored from its rows judges as it would have done.
"""

from __future__ import annotations

from typing import Any, Optional

from msgspec import Struct, structs

from signoria.kernel import Game, State
from signoria.kernel.promises import deed_of, public, verdict_on, why_not
from signoria.server.denied import Denied
from signoria.server.protocol import NOBODY, PactInfo, PactPropose
from signoria.server.rows import PactRow
from signoria.server.titles import pacts_module

MOST_OPEN = 40
AFTER_ALL = 1 << 31  # secret promises come to light when the game ends, after everything else


class Pacts:
    """The promises of one table."""

    def __init__(self, title: Game, table_id: str, seats: int, rows: list[PactRow]) -> None:
        self.title, self.table_id, self.seats = title, table_id, seats
        self.rows = rows
        self.said = 0  # how often promises have changed since the table was opened
        self.module: Any = pacts_module(title)

    def propose(self, author: int, m: PactPropose) -> PactRow:
        """A new promise, checked against the title's templates; not yet stored."""
        key, reason = why_not(self.module, self.title, self.seats, _promised(author, m))
        if key:
            raise Denied(key, reason)
        if sum(row.status == "proposed" and row.author == author for row in self.rows) >= MOST_OPEN:
            raise Denied("no-hurry", f"at most {MOST_OPEN} open proposals")
        return PactRow(
            table_id=self.table_id, number=len(self.rows), author=author, to_seat=m.to, template=m.template,
            args=list(m.args), until=m.until, public=m.public, status="proposed", settled=None, accepted=None,
            client_id=m.id, told_two=self._next(),
        )  # fmt: skip

    def _next(self) -> int:
        return 1 + max((told or 0 for row in self.rows for told in (row.told_two, row.told_all)), default=0)

    def answer(self, seat: int, number: int, status: str, moves: int) -> PactRow:
        """The row as it would be after accepting, declining or withdrawing."""
        known = self.known_to(seat, False)
        row = known[number] if 0 <= number < len(known) else None
        if row is None or not _may_answer(row, seat, status):
            raise Denied("no-pact", f"seat {seat} cannot answer promise {number}")
        if row.status != "proposed" and (status, row.status) != ("withdrawn", "accepted"):
            raise Denied("no-pact-status", f"the promise is {row.status}")
        if status == "withdrawn":
            return structs.replace(row, status=status, settled=None, withdrawn_by=seat)
        if status == "accepted":
            return structs.replace(row, status=status, accepted=moves, told_all=self._next() if row.public else None)
        return structs.replace(row, status=status)

    def put(self, row: PactRow) -> None:
        self.said += 1
        if row.number == len(self.rows):
            self.rows.append(row)
        else:
            self.rows[row.number] = row

    def watch(self, told: list[int]) -> Watch:
        """For the actions that come next; `told` is how many events there were before each action so far."""
        return Watch(self.module, [row for row in self.rows if row.status == "accepted"], told)

    def reopened(self, moves: int) -> list[PactRow]:
        """After an undo to `moves` actions: what was settled later is open again, and nothing began later."""
        changed = []
        for row in self.rows:
            status = "accepted" if row.settled is not None and row.settled > moves else row.status
            accepted = None if row.accepted is None else min(row.accepted, moves)
            if (status, accepted) != (row.status, row.accepted):
                settled = None if status == "accepted" else row.settled
                changed.append(structs.replace(row, status=status, settled=settled, accepted=accepted))
        return changed

    def known_to(self, seat: int, over: bool) -> list[PactRow]:
        """Those a viewer may know, in the order in which it came to know them: their places are its numbers."""
        return sorted((row for row in self.rows if visible(row, seat, over)), key=lambda row: _told(row, seat))

    def seen_by(self, seat: int, over: bool) -> list[PactInfo]:
        return [info(row, place) for place, row in enumerate(self.known_to(seat, over))]

    def find(self, author: int, client_id: str) -> Optional[PactRow]:
        return next((row for row in self.rows if row.author == author and row.client_id == client_id), None)


class Watch(Struct, eq=False):
    """Judges the running promises of a table while its actions are played, one after the other."""

    module: Any
    running: list[PactRow]
    before: list[int]
    told: list[int] = []  # events in the log right before each action watched
    board: Any = None
    settled: list[PactRow] = []  # as changed rows; not yet stored

    def look(self, g: State) -> None:
        """Right before an action. The view costs time: it is drawn only while a promise runs."""
        self.told.append(len(g.log or []))
        self.board = g.view(None) if self.running else None

    def judge(self, g: State) -> None:
        """Right after it."""
        for row in self.running[:]:
            deed = deed_of(g, self._since(row), self.told[-1], self.board)
            verdict = verdict_on(info(row, row.number), deed, self.module.judge)
            if verdict:
                self.running.remove(row)
                moves = len(self.before) + len(self.told)
                self.settled.append(structs.replace(row, status=verdict, settled=moves))

    def _since(self, row: PactRow) -> int:
        """How many events there were when the promise was accepted."""
        moves = row.accepted or 0
        return self.before[moves] if moves < len(self.before) else self.told[moves - len(self.before)]


def heard_since(g: State, row: PactRow, before: list[int]) -> list[tuple[str, list[int]]]:
    """The public events since a promise was accepted; `before` is how many there were before each action so far."""
    log, moves = g.log or [], row.accepted or 0
    since = before[moves] if moves < len(before) else len(log)
    return [(event.key, list(event.values)) for event in public(log[since:])]


def visible(row: PactRow, seat: int, over: bool) -> bool:
    """The two concerned see it always; others a public one once it was accepted, a secret one after the end."""
    if seat in (row.author, row.to_seat):
        return True
    return agreed(row) and (row.public or over)


def agreed(row: PactRow) -> bool:
    """Whether it ever was more than a proposal."""
    return row.status not in ("proposed", "declined") and (row.status != "withdrawn" or row.accepted is not None)


def info(row: PactRow, number: int) -> PactInfo:
    """The promise as a viewer sees it who knows it by this number."""
    withdrawn_by = NOBODY if row.withdrawn_by is None else row.withdrawn_by
    return PactInfo(
        number, row.author, row.to_seat, row.template, row.args, row.until, row.public, row.status,  # type: ignore[arg-type]
        agreed(row), withdrawn_by,
    )  # fmt: skip


def _promised(author: int, m: PactPropose) -> PactInfo:
    return PactInfo(NOBODY, author, m.to, m.template, list(m.args), m.until, m.public, "proposed", False, NOBODY)


def _told(row: PactRow, seat: int) -> tuple[int, int]:
    """When a viewer came to know of a promise. Rows of an older schema have no counts: they come first."""
    if seat in (row.author, row.to_seat):
        return row.told_two or 0, row.number
    return (row.told_all or 0) if row.public else AFTER_ALL, row.number


def _may_answer(row: PactRow, seat: int, status: str) -> bool:
    """A proposal is its author's to withdraw and the recipient's to answer; once accepted, either may withdraw it."""
    if status == "withdrawn":
        return seat == row.author or (seat == row.to_seat and row.status != "proposed")
    return seat == row.to_seat
