"""What is said about tables that wait, and about notices, over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal, Optional

from msgspec import Meta, Struct

Minute = Annotated[int, Meta(ge=0, le=24 * 60 - 1)]


class CallPlayer(Struct):
    seat: int
    name: str
    kind: Literal["open", "person", "bot"]
    driver: str = ""


class TableCall(Struct):
    """A running game of mine, as a list shows it: what it asks of me, or whom it waits for."""

    id: str
    game: str
    components_hash: str
    seat: int
    players: list[CallPlayer]
    mine: bool  # it waits for me
    since: int
    until: Optional[int]  # when my clock has run out
    live: bool  # with a clock of hours at the most
    paused: bool
    prompt: Optional[tuple[str, list[int]]]
    verbs: list[str]
    asked: list[int]  # the people it waits for


class TableEnd(Struct):
    """A game of mine that has ended lately: `place` is 1 for whoever won."""

    id: str
    game: str
    ended: int
    place: int
    players: list[CallPlayer]


class CallList(Struct):
    """The most urgent first; `now` is the time by which `until` is to be read."""

    now: int
    tables: list[TableCall]
    invitations: int  # seats that are kept for me
    ended: list[TableEnd]


HTTP_MESSAGES = (CallList,)
