"""What the server says of itself."""

from __future__ import annotations

from typing import Optional

from msgspec import Struct


class Problem(Struct):
    """Why a request was refused: a catalogue key and, for people, a sentence."""

    key: str
    detail: str


class Pong(Struct, tag_field="type", tag="pong"):
    """`at` as sent, and the server's time in ms."""

    at: float
    now: int


class Maintenance(Struct):
    """The server closes for a while: from `at` (ms since 1970), for about so many minutes."""

    at: int
    minutes: int


class Announcement(Struct, tag_field="type", tag="announcement"):
    """What those who run the server have announced, or, with nothing, withdrawn."""

    maintenance: Optional[Maintenance] = None


class HouseInfo(Struct):
    """What everybody should know of the server."""

    maintenance: Optional[Maintenance] = None


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    at: float = 0
