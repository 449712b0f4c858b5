"""Who is here: told as it happens while few come and go, and at most so often when many do."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Optional

import msgspec

from signoria.server import protocol as p
from signoria.server.connection import Bucket

if TYPE_CHECKING:
    from signoria.server.connection import Connection
    from signoria.server.table import Table

AT_ONCE, PER_SECOND = 30.0, 4.0  # words about presence at one table
encode = msgspec.json.Encoder().encode


class Presence:
    """A change is told at once, unless there were many lately: those wait, and are told together."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.bucket = Bucket(PER_SECOND, AT_ONCE)
        self.timer: Optional[asyncio.TimerHandle] = None

    def changed(self) -> None:
        if self.timer is not None:
            return
        if self.bucket.take():
            self.tell()
        else:
            self.timer = asyncio.get_running_loop().call_later(1 / PER_SECOND, self.table.post, tell_again)

    def rest(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def tell(self) -> None:
        """Players first; spectators all read the same text."""
        table = self.table
        for viewer in table.viewers:
            texts: dict[bool, bytes] = {}
            for connection in viewer.connections:
                host = connection.user_id == table.row.host
                if host not in texts:
                    texts[host] = self._text(connection)
                connection.push_presence(texts[host])

    def _text(self, connection: Connection) -> bytes:
        table = self.table
        clock = table.clock.state(table.g.asked(connection.seat)) if table.clock and table.g else None
        return encode(p.Presence(table.info(connection.user_id), clock))


async def tell_again(table: Table) -> None:
    table.watch.rest()
    table.watch.tell()
