"""Which answers could not be taken back, judged where no secret can slip out: in worlds the seat imagines.

It is judged beside the table, one answer after the other, see `beside.py`.
"""

from __future__ import annotations

import asyncio
from functools import partial
from secrets import token_bytes
from typing import TYPE_CHECKING, Any, Coroutine, Iterable, Optional, Sequence

from signoria.kernel import State
from signoria.server import protocol as p
from signoria.server.beside import fault
from signoria.server.connection import Connection

if TYPE_CHECKING:
    from signoria.server.table import Table
    from signoria.server.viewer import Viewer

WORLDS = 2  # whether an answer discloses something may hang on what the seat cannot see
MOST_TOLD = 64  # answers of a question that are judged unasked; `sampleOf` in the client names the same ones


class Foresight:
    """What one seat was told of its answers. Each is judged once while the seat sees no difference: several screens
    may ask, and again and again."""

    def __init__(self) -> None:
        self.version = -1
        self.worlds: list[State] = []
        self.judged: dict[int, bool] = {}

    def turn_to(self, version: int) -> None:
        """From now on it is about this version of what the seat sees."""
        if version != self.version:
            self.version, self.worlds, self.judged = version, [], {}

    def judge(self, g: State, seat: int, action: int) -> bool:
        """Whether an answer that is open to the seat at this version could not be taken back."""
        if action not in self.judged:
            self.worlds = self.worlds or imagined(g, seat)
            self.judged[action] = any(_is_final(world, seat, action) for world in self.worlds)
        return self.judged[action]


async def foresee(table: Table, connection: Connection, m: p.Foresee) -> None:
    """A person's question. Whoever has asked once is told with every question from then on."""
    viewer = table.viewers[connection.seat]
    connection.foresees = True
    viewer.beside.must_have_room()
    legal = set(table.legal(connection.seat))
    actions = [action for action in m.actions if action in legal]
    failed = partial(table.hall.send, connection, fault(viewer.version))
    viewer.beside.begin(_tell(table, viewer, actions, [connection], True), failed)


def look_ahead(table: Table, viewer: Viewer) -> None:
    """The viewer was sent something new: whoever wants to know is told, on their own, what could not be taken back."""
    legal = viewer.shown.legal
    if not legal:
        return
    wanting = [connection for connection in viewer.connections if connection.foresees]
    if wanting:
        viewer.beside.begin(_tell(table, viewer, sample_of(legal), wanting, False))


def _tell(
    table: Table, viewer: Viewer, actions: Sequence[int], connections: Iterable[Connection], asked: bool
) -> Coroutine[Any, Any, None]:
    """From the position that was shown: while a move is being stored, the table's own is one that nobody may know."""
    shown = table.g.copy() if table.g is not None else None
    return _judge(table, viewer, viewer.version, shown, actions, connections, asked)


async def _judge(
    table: Table, viewer: Viewer, version: int, g: Optional[State], actions: Sequence[int],
    connections: Iterable[Connection], asked: bool,
) -> None:  # fmt: skip
    """Whoever has asked is answered, though the table may have gone on: of what was judged until then."""
    foresight, final = viewer.foresight, []
    for action in actions:
        await asyncio.sleep(0)
        if viewer.version != version or g is None:
            break
        foresight.turn_to(version)
        if foresight.judge(g, viewer.seat, action):
            final.append(action)
    if asked or viewer.version == version:
        for connection in connections:
            table.hall.send(connection, p.Foresight(version, final, True))


def sample_of(legal: Sequence[int]) -> list[int]:
    """All answers, or as many as are judged, evenly spread."""
    if len(legal) <= MOST_TOLD:
        return list(legal)
    return [legal[place * len(legal) // MOST_TOLD] for place in range(MOST_TOLD)]


def imagined(g: State, seat: int) -> list[State]:
    return [g.imagine(seat, token_bytes(16)) for _ in range(WORLDS)]


def _is_final(world: State, seat: int, action: int) -> bool:
    after = world.copy()
    after.log = []  # whom an action concerns is told by its events
    after.act(seat, action)
    # an answer that lies face down can be taken back only until the last one is given, which may be this one
    return after.undo_refusal(seat) != "" or not after.waiting() >> seat & 1
