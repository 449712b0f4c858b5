"""Hears a websocket: each message goes to its table at once, and the next one when that was answered."""

from __future__ import annotations

from collections import deque
from typing import Any, Callable, Optional, Union

from signoria.server.connection import Connection
from signoria.server.denied import Denied
from signoria.server.wire import Wire

Take = Callable[["Ear", Any], None]
Understand = Callable[[Connection, Union[str, bytes]], Any]


class Ear:
    """For the table it is a future: whoever answers a message calls `set_result` or `set_exception`."""

    __slots__ = ("busy", "connection", "later", "most", "take", "understand", "wire")

    def __init__(self, wire: Wire, connection: Connection, most: int, understand: Understand, take: Take) -> None:
        self.wire, self.connection, self.most = wire, connection, most
        self.understand, self.take = understand, take
        self.busy = False
        self.later: deque[Union[str, bytes]] = deque()

    def hear(self, data: Union[str, bytes]) -> None:
        if self.busy:
            self.wire.pause_reading()
            self.later.append(data)
        elif self.connection.closing is None and self.connection.may_be_heard(data, self.most):
            message = self.understand(self.connection, data)
            if message is not None:
                self.busy = True
                self.take(self, message)

    def done(self) -> bool:
        return not self.busy

    def set_result(self, _: Any) -> None:
        self.busy = False
        if not self.later:
            return
        while self.later and not self.busy:
            self.hear(self.later.popleft())
        if not self.later:
            self.wire.go_on_reading()

    def set_exception(self, error: BaseException) -> None:
        """In doubt: the client comes back and sends it again, under the same id."""
        self.busy = False
        self.later.clear()
        self.wire.go_on_reading()
        self.connection.close(*((1013, error.key) if isinstance(error, Denied) else (1011, "no-service")))

    def exception(self) -> Optional[BaseException]:
        return None
