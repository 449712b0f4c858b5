"""Promises between seats: typed, non-binding, and watched.

What a title says about them is in its `pacts.py` (`signoria.kernel.promises`). Each action is judged once, from the
board right before it; a verdict stands unless the action is undone. All a running promise needs is in the log and
the record, so that a table restored from its rows judges as it would have done.
"""

from __future__ import annotations

from typing import Any, Optional

from signoria.kernel import Game, State
from signoria.kernel.promises import deed_of, verdict_on
from signoria.server.denied import Denied
from signoria.server.protocol import PactInfo, PactPropose
from signoria.server.rows import PactRow
from signoria.server.titles import pacts_module

MOST_OPEN = 40


class Pacts:
    """The promises of one table."""

    def __init__(self, title: Game, table_id: str, seats: int, rows: list[PactRow]) -> None:
        self.title, self.table_id, self.seats = title, table_id, seats
        self.rows = rows
        self.module: Any = pacts_module(title)

    def propose(self, author: int, m: PactPropose) -> PactRow:
        """A new promise, checked against the title's templates; not yet stored."""
        if self.module is None or m.template not in self.module.TEMPLATES:
            raise Denied("no-pact-template", f"unknown promise {m.template!r}")
        if m.to == author or not 0 <= m.to < self.seats:
            raise Denied("no-pact-self", f"a promise goes to another seat, got {m.to}")
        if m.until not in self.module.UNTIL:
            raise Denied("no-pact-template", f"until must be one of {', '.join(self.module.UNTIL)}, got {m.until!r}")
        self._check_arguments(m)
        if sum(row.status == "proposed" and row.author == author for row in self.rows) >= MOST_OPEN:
            raise Denied("no-hurry", f"at most {MOST_OPEN} open proposals")
        return PactRow(
            table_id=self.table_id, number=len(self.rows), author=author, to_seat=m.to, template=m.template,
            args=list(m.args), until=m.until, public=m.public, status="proposed", settled=None, accepted=None,
            client_id=m.id,
        )  # fmt: skip

    def _check_arguments(self, m: PactPropose) -> None:
        nouns = self.module.TEMPLATES[m.template]
        if len(nouns) != len(m.args):
            raise Denied("no-pact-template", f"{m.template} takes {len(nouns)} arguments, got {len(m.args)}")
        for noun, value in zip(nouns, m.args):
            known = self.title.nouns.get(noun)
            size = self.seats if noun == "seat" else known.size if known else 1 << 31
            if not 0 <= value < size:
                raise Denied("no-pact-template", f"{noun} must be from 0 to {size - 1}, got {value}")

    def answer(self, seat: int, number: int, status: str, moves: int) -> PactRow:
        """The row as it would be after accepting, declining or withdrawing."""
        row = next((row for row in self.rows if row.number == number and seat in (row.author, row.to_seat)), None)
        if row is None or not _may_answer(row, seat, status):
            raise Denied("no-pact", f"seat {seat} cannot answer promise {number}")
        if row.status != "proposed" and (status, row.status) != ("withdrawn", "accepted"):
            raise Denied("no-pact-status", f"the promise is {row.status}")
        return _changed(row, status, None, moves if status == "accepted" else row.accepted)

    def put(self, row: PactRow) -> None:
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
                changed.append(_changed(row, status, None if status == "accepted" else row.settled, accepted))
        return changed

    def seen_by(self, seat: int, over: bool) -> list[PactInfo]:
        return [info(row) for row in self.rows if visible(row, seat, over)]

    def find(self, author: int, client_id: str) -> Optional[PactRow]:
        return next((row for row in self.rows if row.author == author and row.client_id == client_id), None)


class Watch:
    """Judges the running promises of a table while its actions are played, one after the other."""

    def __init__(self, module: Any, running: list[PactRow], before: list[int]) -> None:
        self.module, self.running, self.before = module, running, before
        self.told: list[int] = []  # events in the log right before each action watched
        self.board: Any = None
        self.settled: list[PactRow] = []  # as changed rows; not yet stored

    def look(self, g: State) -> None:
        """Right before an action. The view costs time: it is drawn only while a promise runs."""
        self.told.append(len(g.log or []))
        self.board = g.view(None) if self.running else None

    def judge(self, g: State) -> None:
        """Right after it."""
        for row in self.running[:]:
            deed = deed_of(g, self._since(row), self.told[-1], self.board)
            verdict = verdict_on(info(row), deed, self.module.judge)
            if verdict:
                self.running.remove(row)
                self.settled.append(_changed(row, verdict, len(self.before) + len(self.told), row.accepted))

    def _since(self, row: PactRow) -> int:
        """How many events there were when the promise was accepted."""
        moves = row.accepted or 0
        return self.before[moves] if moves < len(self.before) else self.told[moves - len(self.before)]


def visible(row: PactRow, seat: int, over: bool) -> bool:
    """The two concerned see it always; others a public one once it was accepted, a secret one after the end."""
    if seat in (row.author, row.to_seat):
        return True
    return agreed(row) and (row.public or over)


def agreed(row: PactRow) -> bool:
    """Whether it ever was more than a proposal."""
    return row.status not in ("proposed", "declined") and (row.status != "withdrawn" or row.accepted is not None)


def info(row: PactRow) -> PactInfo:
    return PactInfo(
        row.number, row.author, row.to_seat, row.template, row.args, row.until, row.public, row.status,  # type: ignore[arg-type]
        agreed(row),
    )  # fmt: skip


def _may_answer(row: PactRow, seat: int, status: str) -> bool:
    """A proposal is its author's to withdraw and the recipient's to answer; once accepted, either may withdraw it."""
    if status == "withdrawn":
        return row.status != "proposed" or seat == row.author
    return seat == row.to_seat


def _changed(row: PactRow, status: str, settled: Optional[int], accepted: Optional[int]) -> PactRow:
    return PactRow(
        table_id=row.table_id, number=row.number, author=row.author, to_seat=row.to_seat, template=row.template,
        args=row.args, until=row.until, public=row.public, status=status, settled=settled, accepted=accepted,
        client_id=row.client_id,
    )  # fmt: skip
