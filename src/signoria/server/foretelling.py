"""What answers will do, worked out beside the table from the view that was sent to their seat."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any, Sequence

from signoria.server import protocol as p
from signoria.server.beside import fault
from signoria.server.connection import Connection

if TYPE_CHECKING:
    from signoria.server.table import Table
    from signoria.server.viewer import Viewer


async def foretell(table: Table, connection: Connection, m: p.Foretell) -> None:
    """A person's question; it is answered though the table may go on: of what was worked out until then."""
    viewer = table.viewers[connection.seat]
    viewer.beside.must_have_room()
    legal = set(viewer.shown.legal)
    actions = [action for action in m.actions if action in legal]
    failed = partial(table.hall.send, connection, fault(viewer.version))
    viewer.beside.begin(_tell(table, viewer, viewer.version, viewer.seen(), actions, connection), failed)


async def _tell(
    table: Table, viewer: Viewer, version: int, view: Any, actions: Sequence[int], connection: Connection
) -> None:
    outcomes: list[p.OutcomeInfo] = []
    for action in actions:
        await asyncio.sleep(0)
        if viewer.version != version:
            break
        outcomes += viewer.prospects.outcomes(view, [action])
    table.hall.send(connection, p.Foretold(version, outcomes))
