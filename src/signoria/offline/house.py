"""The house as a browser opens it: requests are answered, and lines to tables are opened, spoken through and closed."""

from __future__ import annotations

import asyncio
import re
from typing import Any, Callable, Optional
from urllib.parse import parse_qsl

from signoria.offline import exploring  # noqa: F401, adds its requests to those of the desk
from signoria.offline.desk import Answer, Desk
from signoria.offline.hall import LocalHall
from signoria.offline.store import Keep
from signoria.offline.thinking import Hire
from signoria.server import seating
from signoria.server.connection import Connection
from signoria.server.denied import Denied
from signoria.server.hearing import handle, understood
from signoria.server.table import Table

TABLE = re.compile(r"/ws/table/([^/?]+)")
CLOSED = {403: 4403, 404: 4404}  # by the status of what was denied
Say = Callable[[str], None]
Shut = Callable[[int, str], None]


class Screen:
    """One page that looks at a table, through the eyes of one person."""

    def __init__(self, house: House, who: str, say: Say, shut: Shut) -> None:
        settings = house.hall.settings
        self.house, self.say, self.shut = house, say, shut
        self.table: Optional[Table] = None
        self.connection = Connection(who, "", self._told, settings.messages_per_second, settings.message_burst)
        self.connection.line = self
        self.writer: Optional[asyncio.Task[None]] = None

    def write(self, data: bytes) -> bool:
        self.say(data.decode())
        return True

    async def _told(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.say(message["text"])
        else:
            self.shut(message["code"], message["reason"])

    async def open(self, id: str, since: int, epoch: int) -> None:
        self.writer = asyncio.create_task(self.connection.write_all())
        try:
            self.table = await self.house.hall.table(id)
            seat = self.table.seat_of(self.connection.user_id)
            await self.table.call_from(seat, seating.connect, self.connection, since, epoch)
        except Denied as denied:
            self.connection.close(CLOSED.get(denied.status, 4403), denied.key)

    def hear(self, data: str) -> None:
        """One message, in the order in which they come."""
        if self.table is None or not self.connection.may_be_heard(data, self.house.hall.settings.max_message):
            return
        message = understood(self.house.hall, self.connection, data)
        if message is not None:
            self.table.hear(self.connection.seat, handle, (self.connection, message), None)

    def close(self) -> None:
        if self.table is not None:
            self.table.post(seating.disconnect, self.connection)
        if self.writer is not None:
            self.writer.cancel()


class House:
    def __init__(self, kept: bytes, keep: Keep, hire: Hire, minds: int = 1) -> None:
        self.hall = LocalHall(kept, keep, hire, minds)
        self.desk = Desk(self.hall)
        self.screens: dict[int, Screen] = {}

    async def open(self) -> None:
        await self.hall.open()

    async def close(self) -> None:
        for line in list(self.screens):
            self.hang_up(line)
        await self.hall.close()

    async def request(self, who: str, method: str, path: str, body: str = "") -> Answer:
        return await self.desk.answer(who, method, path, body)

    async def call(self, line: int, who: str, path: str, say: Say, shut: Shut) -> None:
        """Open a line to a table; what is said there goes to `say` until it is shut by either side."""
        screen = self.screens[line] = Screen(self, who, say, shut)
        place, _, query = path.partition("?")
        known, match = dict(parse_qsl(query)), TABLE.fullmatch(place)
        if match is None:
            shut(4404, "no-page")
            return
        await screen.open(match[1], int(known.get("since", "0")), int(known.get("epoch", "-1")))

    def hear(self, line: int, text: str) -> None:
        if line in self.screens:
            self.screens[line].hear(text)

    def hang_up(self, line: int) -> None:
        screen = self.screens.pop(line, None)
        if screen is not None:
            screen.close()
