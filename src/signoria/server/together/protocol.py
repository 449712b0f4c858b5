"""What is said about people among each other, over HTTP and over a person's own line. Fields are only ever appended."""

from __future__ import annotations

from typing import Annotated, Literal, Optional

from msgspec import Meta, Struct, field

from signoria.server.protocol import ClockRule, Options, OptionValue, SeatNumber, Visibility

Called = Annotated[str, Meta(min_length=1, max_length=40)]
Words = Annotated[str, Meta(max_length=500)]
Ignoring = Literal["mute", "block"]
About = Literal["talk", "name", "play", "other"]
Decision = Literal["dismissed", "muted", "banned"]


class News(Struct, tag_field="type", tag="news"):
    """There is something to look at: `GET /api/together`."""


class Friend(Struct):
    """`here`: a page of this server is before their eyes, and they do not hide it."""

    id: str
    name: str
    handle: str
    since: int
    here: bool = False


class FriendWish(Struct):
    """Somebody wishes to be friends with me."""

    id: str
    name: str
    handle: str
    at: int


class OwnWish(Struct):
    """I have asked somebody, whom I called so. That is all I am told until it is granted."""

    id: str
    called: str
    at: int


class Invitation(Struct):
    """Somebody asks me to a table that has not begun. `terms`: to be named when I sit down; `house_rules`: how many
    options differ from the usual."""

    table: str
    game: str
    by: str
    at: int
    seats: int
    free: int
    clock: Optional[ClockRule] = None
    rated: bool = True
    friend: bool = False
    terms: int = 0
    house_rules: int = 0


class Ignored(Struct):
    id: str
    called: str
    kind: Ignoring
    at: int


class Together(Struct):
    """All about me and others. `reports`: how many wait for a decision, for moderators; null for everybody else."""

    friends: list[Friend]
    wishes: list[FriendWish]
    asked: list[OwnWish]
    invitations: list[Invitation]
    ignored: list[Ignored]
    hidden: bool = False
    friends_only: bool = False
    reports: Optional[int] = None


class Manners(Struct, forbid_unknown_fields=True):
    """`hidden`: nobody is told that I am here; `friends_only`: only friends' invitations reach me."""

    hidden: bool
    friends_only: bool


class AskFriend(Struct, forbid_unknown_fields=True):
    handle: Called


class AtSeat(Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class Invite(Struct, forbid_unknown_fields=True):
    """A friend, by the id of the friendship, or anybody by handle."""

    friend: Annotated[str, Meta(max_length=32)] = ""
    handle: Annotated[str, Meta(max_length=40)] = ""


class Asked(Struct):
    """Who was asked to a table, as the one who asked called them. Whether they have seen it is not told."""

    slot: int
    called: str
    at: int
    mine: bool


class AskedList(Struct):
    asked: list[Asked]


class Ignore(Struct, forbid_unknown_fields=True):
    """Whoever sits on a seat, or said the line of this number, as I count them."""

    kind: Ignoring
    seat: SeatNumber = -1
    line: Optional[int] = None


class IgnoreAsker(Struct, forbid_unknown_fields=True):
    """Whoever wishes to be friends or is a friend (`friend`), or asked me to a table (`table`)."""

    kind: Ignoring
    friend: Annotated[str, Meta(max_length=32)] = ""
    table: Annotated[str, Meta(max_length=32)] = ""


class Report(Struct, forbid_unknown_fields=True):
    """Whoever sits on a seat, or said a line. What was said is copied by the server, never sent by me."""

    about: About
    words: Words = ""
    seat: SeatNumber = -1
    line: Optional[int] = None


class ReportPerson(Struct, forbid_unknown_fields=True):
    """Whoever has a page (`handle`), is a friend or wishes to be one (`friend`), or asked me to a table (`table`)."""

    about: About
    words: Words = ""
    handle: Annotated[str, Meta(max_length=40)] = ""
    friend: Annotated[str, Meta(max_length=32)] = ""
    table: Annotated[str, Meta(max_length=32)] = ""


class Terms(Struct, forbid_unknown_fields=True):
    """What is played at a table that has not begun."""

    options: Options = field(default_factory=dict)
    clock: Optional[ClockRule] = None
    visibility: Visibility = "private"
    rated: bool = True


class Agree(Struct, forbid_unknown_fields=True):
    """To these terms, as counted by the table: not to others that have come since."""

    terms: int


class ReportedLine(Struct):
    """`heard`: everybody at the table, the spectators, or two seats. `accused`, `reporter`: who of them said it."""

    seat: int
    name: str
    text: str
    at: int
    heard: Literal["table", "gallery", "two"]
    to: int = -1
    accused: bool = False
    reporter: bool = False
    reported: bool = False


class ReportedSeat(Struct):
    seat: int
    name: str
    kind: str
    accused: bool = False
    reporter: bool = False


class Evidence(Struct):
    """Copied when it was reported, as the reporter could see it: nothing of the game but who sat where and how much
    of it the reporter had been told. `source`: where they met; `handle`: the accused's, where the reporter was shown
    it; `asked`: when they asked, or became friends."""

    game: str
    status: str
    seats: list[ReportedSeat]
    lines: list[ReportedLine]
    options: dict[str, OptionValue] = field(default_factory=dict)
    events: int = 0
    as_seat: int = -1
    source: Literal["table", "page", "friend", "invitation"] = "table"
    handle: str = ""
    asked: Optional[int] = None


class ReportInfo(Struct):
    id: str
    at: int
    accused: str
    about: About
    status: Literal["open", "dismissed", "muted", "banned"]
    words: str
    reporter: str
    before: int  # decisions against the same person until now
    decided: Optional[int] = None
    decided_by: str = ""
    note: str = ""
    table: str = ""
    evidence: Optional[Evidence] = None


class ReportList(Struct):
    reports: list[ReportInfo]


class Decide(Struct, forbid_unknown_fields=True):
    """`days` left out: for good."""

    decision: Decision
    days: Optional[Annotated[float, Meta(gt=0, le=3650)]] = None
    note: Words = ""


HTTP_MESSAGES = (
    News, Together, Manners, AskFriend, AtSeat, Invite, AskedList, Ignore, IgnoreAsker, Report, ReportPerson, Terms,
    Agree, ReportInfo, ReportList, Decide,
)  # fmt: skip
