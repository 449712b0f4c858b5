"""A person connected to one process, a table at another: what is said goes through a pipe, byte for byte.

At the table's end the pipe looks like a websocket, so that nothing there knows of it. The limits on what a person may
send and how far they may lag behind are kept where the websocket is.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from typing import TYPE_CHECKING, Any, Awaitable, Callable, Optional, Union

import structlog

from signoria.server import request_ids
from signoria.server.connection import Connection
from signoria.server.denied import Denied
from signoria.server.processes import letters

if TYPE_CHECKING:
    from signoria.server.processes.post import Post
    from signoria.server.settings import Settings
    from signoria.server.table import Table

FIRST_WORD = 1.5  # seconds within which the table must have answered a new pipe
MOST_UNREAD = 1000  # of a person whose messages the table does not get to
COME_AGAIN = (1012, "the table has moved")
NOT_HERE = 0  # the table has moved on before anything was said

log = structlog.get_logger("pipes")
Conversation = Callable[[Any, "Table", Connection, tuple[int, int]], Awaitable[None]]


class Mouth:
    """Where the person is. What comes down goes into the connection's outbox."""

    def __init__(self, address: str, table: str, connection: Connection, pipes: Pipes) -> None:
        self.id, self.address, self.table, self.connection = secrets.token_urlsafe(12), address, table, connection
        self.pipes, self.post = pipes, pipes.post
        self.answered: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.sent = self.received = 0

    def up(self, data: Union[str, bytes]) -> None:
        text = data if isinstance(data, str) else None
        self.post.send(self.address, letters.Up(self.id, self.sent, text, b"" if isinstance(data, str) else data))
        self.sent += 1

    def down(self, letter: letters.Down) -> None:
        if letter.number != self.received:
            self.break_off()
            return
        self.received += 1
        self.connection.push(letter.text.encode())
        self._answer(True)

    def shut(self, code: int, reason: str) -> None:
        self.connection.close(code, reason)
        self._answer(True)

    def break_off(self) -> None:
        """The table is out of reach: before it has said a word one may look for it elsewhere."""
        if self.answered.done():
            self.connection.close(*COME_AGAIN)
        self._answer(False)

    def _answer(self, answered: bool) -> None:
        if not self.answered.done():
            self.answered.set_result(answered)

    def forget(self) -> None:
        """The person has gone."""
        if self.pipes.mouths.pop(self.id, None) is not None:
            self.post.send(self.address, letters.Shut(self.id))


class End:
    """Where the table is: as much of a websocket as a conversation needs."""

    def __init__(self, id: str, address: str, post: Post) -> None:
        self.id, self.address, self.post = id, address, post
        self.unread: deque[dict[str, Any]] = deque()
        self.knock: Optional[asyncio.Future[None]] = None
        self.sent = self.received = 0

    def up(self, letter: letters.Up) -> bool:
        """False if something was lost, or nobody reads it."""
        lost = letter.number != self.received or len(self.unread) >= MOST_UNREAD
        self.received += 1
        self._put({"type": "websocket.receive", "text": letter.text, "bytes": letter.data})
        return not lost

    def over(self) -> None:
        self._put({"type": "websocket.disconnect", "code": 1006})

    def _put(self, message: dict[str, Any]) -> None:
        self.unread.append(message)
        if self.knock is not None and not self.knock.done():
            self.knock.set_result(None)

    async def receive(self) -> dict[str, Any]:
        while not self.unread:
            self.knock = asyncio.get_running_loop().create_future()
            await self.knock
        return self.unread.popleft()

    async def send(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.close":
            self.post.send(self.address, letters.Shut(self.id, message["code"], message["reason"]))
            return
        self.post.send(self.address, letters.Down(self.id, self.sent, message["text"]))
        self.sent += 1


class Pipes:
    """All pipes that begin or end at this process."""

    def __init__(self, post: Post, settings: Settings, table: Callable[[str], Awaitable[Table]]) -> None:
        self.post, self.settings, self.table = post, settings, table
        self.mouths: dict[str, Mouth] = {}
        self.ends: dict[str, End] = {}
        self.converse: Optional[Conversation] = None
        post.readers |= {letters.Open: self._opened, letters.Up: self._up, letters.Down: self._down}
        post.readers[letters.Shut] = self._shut
        post.when_cut, post.when_gone = self.break_off, self.break_off

    # -- where the person is

    async def open(self, address: str, table: str, connection: Connection, known: tuple[int, int]) -> Optional[Mouth]:
        """A pipe to a table; None if nobody answers there, or nobody would notice that they no longer do."""
        if not self.post.up or address not in self.post.peers:
            return None
        mouth = Mouth(address, table, connection, self)
        self.mouths[mouth.id] = mouth
        letter = letters.Open(
            mouth.id, self.post.address, table, connection.user_id, connection.name, *known, connection.request
        )
        self.post.send(address, letter)
        connection.seat = 0  # it may lag behind as far as anybody who plays
        try:
            answered = await asyncio.wait_for(asyncio.shield(mouth.answered), FIRST_WORD)
        except TimeoutError:
            answered = False
        if not answered:
            mouth.forget()
            connection.seat = -1
        return mouth if answered else None

    def _down(self, letter: letters.Down) -> None:
        mouth = self.mouths.get(letter.pipe)
        if mouth is not None:
            mouth.down(letter)

    # -- where the table is

    def _opened(self, letter: letters.Open) -> None:
        end = End(letter.pipe, letter.sender, self.post)
        self.ends[end.id] = end
        self.post.start(self._serve(end, letter))

    async def _serve(self, end: End, letter: letters.Open) -> None:
        request_ids.speak_for(letter.request)
        log.debug("opened", table=letter.table)
        try:
            if self.converse is None:
                raise Denied("no-service", "this process is not open yet", 503)
            connection = Connection(letter.user_id, letter.name, end.send, 1e9, 1 << 30)
            await self.converse(end.receive, await self.table(letter.table), connection, (letter.since, letter.epoch))
        except Denied as denied:
            self.post.send(end.address, letters.Shut(end.id, NOT_HERE if denied.status == 503 else 4404, denied.key))
        finally:
            if self.ends.pop(end.id, None) is not None:
                self.post.send(end.address, letters.Shut(end.id, *COME_AGAIN))

    def _up(self, letter: letters.Up) -> None:
        end = self.ends.get(letter.pipe)
        if end is not None and not end.up(letter):
            end.over()
            self.post.send(end.address, letters.Shut(end.id, *COME_AGAIN))

    # -- their end

    def _shut(self, letter: letters.Shut) -> None:
        mouth = self.mouths.pop(letter.pipe, None)
        if mouth is not None and letter.code == NOT_HERE:
            mouth.break_off()
        elif mouth is not None:
            mouth.shut(letter.code, letter.reason)
        elif letter.pipe in self.ends:
            self.ends.pop(letter.pipe).over()

    def astray(self, table: str, address: str) -> None:
        """A table is there now: pipes that lead to it elsewhere are broken off."""
        for mouth in [each for each in self.mouths.values() if each.table == table and each.address != address]:
            mouth.break_off()
            mouth.forget()

    def break_off(self, address: Optional[str] = None) -> None:
        """Of one process that is gone, or of all. Whoever only seemed to be gone is told: they know nothing of it."""
        for mouth in [each for each in self.mouths.values() if address in (None, each.address)]:
            mouth.break_off()
            mouth.forget()
        for end in [each for each in self.ends.values() if address in (None, each.address)]:
            self.ends.pop(end.id, None)
            end.over()
            self.post.send(end.address, letters.Shut(end.id, *COME_AGAIN))
