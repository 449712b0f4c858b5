"""What processes send each other. They trust each other: whoever may write into their Redis is one of them."""

from __future__ import annotations

from typing import Optional, Union

import msgspec
from msgspec import Struct


class Letter(Struct, array_like=True, tag=True):
    pass


class Alive(Letter):
    """To all, every half second. Another `session` means that letters may have been lost."""

    sender: str
    session: int
    tables: int
    leaving: bool = False


class Open(Letter):
    """A person's connection comes in at the sender, for a table of the receiver."""

    pipe: str
    sender: str
    table: str
    user_id: str
    name: str
    since: int
    epoch: int
    request: str = ""  # what the sender's logs call it


class Up(Letter):
    """What a person sent; each pipe counts its letters in either direction."""

    pipe: str
    number: int
    text: Optional[str]
    data: bytes = b""  # where it was no text


class Down(Letter):
    """What a person is sent."""

    pipe: str
    number: int
    text: str


class Shut(Letter):
    """The end of a pipe, by either side; the code is for the person's connection."""

    pipe: str
    code: int = 1000
    reason: str = ""


class Ask(Letter):
    id: str
    sender: str
    what: str
    body: bytes


class Answer(Letter):
    id: str
    body: bytes
    denied: Optional[tuple[str, str, int]] = None  # key, detail, status


class Tell(Letter):
    """What others should know; nobody answers."""

    what: str
    body: str = ""


Any = Union[Alive, Open, Up, Down, Shut, Ask, Answer, Tell]
encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Any).decode
