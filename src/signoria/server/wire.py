"""The websocket of a screen, without layers in between for what comes and goes all the time.

Once somebody listens, a text message that arrives in one piece goes straight to them, and a message to the screen goes
to the transport as a finished frame. All else, handshake, pings, fragments, closing, is left to uvicorn and websockets.
"""

from __future__ import annotations

import struct
from typing import Any, Callable, Mapping, Optional, Union

from websockets.protocol import State
from websockets.speedups import apply_mask

from signoria.server.heartbeat import Heartbeat

EXTENSION = "signoria.wire"  # the name under which the scope of a websocket has its wire
WHOLE_TEXT = 0x81  # the first byte of a frame: text, not continued by another
MASKED = 0x80
SHORT = 126  # from so many bytes on the length of a frame stands in two bytes of its own
LONG = 1 << 16  # and from here on in eight
Hearer = Callable[[Union[str, bytes]], None]

_two_bytes = struct.Struct("!BBH").pack
_eight_bytes = struct.Struct("!BBQ").pack


def framed(data: bytes) -> bytes:
    """A text message as a server sends it."""
    size = len(data)
    if size < SHORT:
        return bytes((WHOLE_TEXT, size)) + data
    if size < LONG:
        return _two_bytes(WHOLE_TEXT, SHORT, size) + data
    return _eight_bytes(WHOLE_TEXT, SHORT + 1, size) + data


class Press:
    """Makes the frame of a message once, though it is sent to many one after the other."""

    __slots__ = ("data", "frame")

    def __init__(self) -> None:
        self.data, self.frame = b"", framed(b"")

    def load(self, data: bytes) -> None:
        self.data, self.frame = data, framed(data)


_press = Press()


class Wire(Heartbeat):
    """`hearer` is told every message while there is one; without it the application has to ask for them."""

    hearer: Optional[Hearer] = None

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = {**(self.scope.get("extensions") or {}), EXTENSION: self}
        self.scope["extensions"] = extensions
        await super().run_asgi()

    def write(self, data: bytes) -> bool:
        """Send a text message at once; False if it has to wait, or nobody is there any more."""
        if self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        if data is not _press.data:
            _press.load(data)
        self.transport.write(_press.frame)
        return True

    def pause_reading(self) -> None:
        """As uvicorn does, which begins to read again when it closes: the other side's answer must be heard."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def go_on_reading(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        text = self._whole_text(data) if self.hearer is not None else None
        if text is None or self.hearer is None:
            super().data_received(data)
        else:
            self.hearer(text)

    def send_receive_event_to_app(self) -> None:
        super().send_receive_event_to_app()
        while self.hearer is not None and not self.queue.empty() and not self.close_sent:
            self._hand_over(self.hearer)

    def _hand_over(self, hearer: Hearer) -> None:
        """What came in pieces, or together with other messages, the usual way."""
        message: Any = self.queue.get_nowait()
        if message["type"] != "websocket.receive":
            self.queue.put_nowait(message)
            self.hearer = None  # the end
            return
        self.go_on_reading()
        hearer(message["text"] if message.get("text") is not None else message["bytes"])

    def _whole_text(self, data: bytes) -> Optional[str]:
        """The text, if this is a message and nothing else, and no part of another came before."""
        conn = self.conn
        if self.close_sent or conn.state is not State.OPEN or conn.current_size is not None or conn.reader.buffer:
            return None
        if len(data) < 6 or data[0] != WHOLE_TEXT or not data[1] & MASKED:
            return None
        size, mask = data[1] & ~MASKED, 2
        if size == SHORT and len(data) > 8:
            size, mask = data[2] << 8 | data[3], 4
        if len(data) != mask + 4 + size or (size > SHORT and mask == 2):
            return None
        try:
            return apply_mask(data[mask + 4 :], data[mask : mask + 4]).decode()
        except UnicodeDecodeError:
            return None


def wire_of(scope: Mapping[str, Any]) -> Optional[Wire]:
    found = (scope.get("extensions") or {}).get(EXTENSION)
    return found if isinstance(found, Wire) else None
