"""Promises between seats: typed, non-binding, and watched.

A title that knows promises has a module `pacts.py` with

    TEMPLATES: dict[str, tuple[str, ...]]  # id -> the noun of each argument
    UNTIL: tuple[str, ...]                 # the moments a promise may run to
    def judge(pact, events, view) -> str   # "", "kept", "broken" or "lapsed"

`judge` is asked after every action about every accepted promise. It is given the promise (`author`,
`to`, `template`, `args`, `until`), all events since it was accepted that everybody may read, and the
spectator's view: a verdict can therefore tell nobody a secret. At the end of the game it is asked once more with
`view["over"]` true; a promise it still leaves open then has lapsed.
"""

from __future__ import annotations

from typing import Any, Optional

from signoria.kernel import PUBLIC, Game, State
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
        """The row as it would be after accepting, declining (both: recipient) or withdrawing (author)."""
        row = next((row for row in self.rows if row.number == number and seat in (row.author, row.to_seat)), None)
        if row is None or seat != (row.author if status == "withdrawn" else row.to_seat):
            raise Denied("no-pact", f"seat {seat} cannot answer promise {number}")
        if row.status != "proposed":
            raise Denied("no-pact-status", f"the promise is {row.status}")
        return _changed(row, status, None, moves if status == "accepted" else None)

    def put(self, row: PactRow) -> None:
        if row.number == len(self.rows):
            self.rows.append(row)
        else:
            self.rows[row.number] = row

    def observe(self, g: State, told: list[int]) -> list[PactRow]:
        """The promises that an action has settled, as changed rows; not yet stored.

        `told` is how many events there were before each action.
        """
        if self.module is None:
            return []
        open_rows = [row for row in self.rows if row.status == "accepted"]
        if not open_rows:
            return []
        view = g.view(None)
        changed = []
        for row in open_rows:
            since = told[row.accepted] if row.accepted is not None and row.accepted < len(told) else 0
            events = [event for event in (g.log or [])[since:] if event.audience == PUBLIC]
            verdict = self.module.judge(info(row), events, view) or ("lapsed" if g.over else "")
            if verdict:
                changed.append(_changed(row, verdict, len(told), row.accepted))
        return changed

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


def visible(row: PactRow, seat: int, over: bool) -> bool:
    """The two concerned see it always; others a public one once it was accepted, a secret one after the end."""
    if seat in (row.author, row.to_seat):
        return True
    if row.status in ("proposed", "declined", "withdrawn"):
        return False
    return row.public or over


def info(row: PactRow) -> PactInfo:
    return PactInfo(
        row.number, row.author, row.to_seat, row.template, row.args, row.until, row.public, row.status  # type: ignore[arg-type]
    )  # fmt: skip


def _changed(row: PactRow, status: str, settled: Optional[int], accepted: Optional[int]) -> PactRow:
    return PactRow(
        table_id=row.table_id, number=row.number, author=row.author, to_seat=row.to_seat, template=row.template,
        args=row.args, until=row.until, public=row.public, status=status, settled=settled, accepted=accepted,
        client_id=row.client_id,
    )  # fmt: skip
