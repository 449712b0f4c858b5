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


Kind = Literal["turn", "time", "ended", "invited"]


class NoticeInfo(Struct):
    """What I am told when I do not look. `browser`: by the one that asks; `mail`: by letter, while that can be sent."""

    key: str  # by which push services know this server
    kinds: list[str]
    browser: list[str]
    mail: list[str]
    letters: bool  # whether this server sends any
    address: bool  # whether I have one that is confirmed
    quiet_from: Optional[int]  # minutes of the day in `zone`
    quiet_to: Optional[int]
    zone: str
    calendar: bool


class NoticeWish(Struct, forbid_unknown_fields=True):
    """What I wish to be told by letter, and my quiet hours; none if one of their ends is missing."""

    mail: Annotated[list[Kind], Meta(max_length=8)]
    zone: Annotated[str, Meta(min_length=1, max_length=64)]
    quiet_from: Optional[Minute] = None
    quiet_to: Optional[Minute] = None


class KeepBrowser(Struct, forbid_unknown_fields=True):
    """A subscription as the browser has made it, and what it is to be called about."""

    address: Annotated[str, Meta(min_length=9, max_length=1000)]
    key: Annotated[str, Meta(min_length=80, max_length=100)]
    auth: Annotated[str, Meta(min_length=20, max_length=40)]
    kinds: Annotated[list[Kind], Meta(max_length=8)]


class ForgetBrowser(Struct, forbid_unknown_fields=True):
    address: Annotated[str, Meta(min_length=1, max_length=1000)]


class CalendarAddress(Struct):
    """Told this once."""

    path: str


class GiveWebhook(Struct, forbid_unknown_fields=True):
    address: Annotated[str, Meta(min_length=9, max_length=500)]
    shape: Literal["discord", "matrix"]


class WebhookInfo(Struct):
    """`host`: the machine it is told to; the whole address, which is a secret, is not shown again."""

    shape: str
    host: str


HTTP_MESSAGES = (
    CallList, NoticeInfo, NoticeWish, KeepBrowser, ForgetBrowser, CalendarAddress, GiveWebhook, WebhookInfo,
)  # fmt: skip
