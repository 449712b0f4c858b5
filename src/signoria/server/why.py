"""Why something cannot be chosen, worked out beside the table from the position in which it was asked."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Iterator

from signoria.server import protocol as p
from signoria.server.beside import fault
from signoria.server.connection import Connection
from signoria.server.prospects import aims
from signoria.server.reasons import Question, Reason, worked_out

if TYPE_CHECKING:
    from signoria.server.table import Table
    from signoria.server.viewer import Viewer


async def why(table: Table, connection: Connection, m: p.Why) -> None:
    """A person's question; it is answered though the table may go on: then without a reason, as of the version it was
    asked at."""
    seat, g = connection.seat, table.g
    viewer = table.viewers[seat]
    viewer.beside.must_have_room()
    if g is None or not g.waiting() >> seat & 1:
        _send(table, connection, viewer.version, m, [])
        return
    touched = (m.noun, m.value) if m.noun else None
    question = Question(touched, m.verb, m.picked, viewer.prospects.named(g.prompt(seat)), aims(g.game))
    work = worked_out(g.copy(), seat, question)
    failed = partial(table.hall.send, connection, fault(viewer.version))
    viewer.beside.begin(_tell(table, viewer, viewer.version, work, connection, m), failed)


async def _tell(
    table: Table, viewer: Viewer, version: int, work: Iterator[list[Reason]], connection: Connection, m: p.Why
) -> None:
    found: list[Reason] = []
    for step in work:
        found = step
        await asyncio.sleep(0)
        if viewer.version != version:
            break
    _send(table, connection, version, m, found)


def _send(table: Table, connection: Connection, version: int, m: p.Why, found: list[Reason]) -> None:
    told = [p.ReasonInfo(verb, no.key, list(no.values), no.rule) for verb, no in found]
    table.hall.send(connection, p.Reasons(version, m.noun, m.value, m.verb, told))
