"""Tables: what is agreed before the game, who sits where, and what the world may know."""

from __future__ import annotations

from typing import Annotated, Literal, Optional

from msgspec import Meta, Struct, field

from signoria.server.by_post.protocol import PostRule
from signoria.server.protocol.basics import (
    NOBODY,
    ClientId,
    Commitment,
    Id,
    Options,
    OptionValue,
    SeatCount,
    SeatNumber,
    ShortText,
)

Visibility = Literal["private", "public"]
Status = Literal["open", "running", "over", "halted", "closed"]


class ClockRule(Struct, forbid_unknown_fields=True):
    """Seconds in the bank, seconds added per decision, and the bot that moves when time is out, or the usual one.

    With `post` the game is played by post: the clock runs by the hours of the day, server or no server.
    """

    bank: Annotated[int, Meta(ge=1, le=30 * 24 * 3600)]
    increment: Annotated[int, Meta(ge=0, le=7 * 24 * 3600)] = 0
    bot: ShortText = ""
    post: Optional[PostRule] = None


class SeatFill(Struct, forbid_unknown_fields=True):
    """Who is to sit on a seat: its maker, whoever comes, or a bot of a level (left out: the title's usual one), perhaps
    with a character behind a slash."""

    kind: Literal["me", "open", "bot"]
    level: ShortText = ""


class CreateTable(Struct, forbid_unknown_fields=True):
    """`fill` names the seats in order; seats beyond it are open. `pace`: about how long a bot takes, in ms.

    With `seek` it is listed, begins by itself once all seats are taken, and lapses if they are not in time.
    """

    game: Id
    seats: Optional[SeatCount] = None
    options: Options = field(default_factory=dict)
    visibility: Visibility = "private"
    fill: Annotated[list[SeatFill], Meta(max_length=16)] = field(default_factory=list)
    clock: Optional[ClockRule] = None
    pace: Annotated[int, Meta(ge=0, le=60_000)] = 900
    auto_pass: bool = True
    spectators: bool = True
    rated: bool = True
    seek: bool = False
    coach: bool = False  # whoever sits may ask the coach, and the game counts for nobody's rating
    edition: ShortText = ""  # which of the title's packs; left out: the usual one


class PlayNow(Struct, forbid_unknown_fields=True):
    """Create, fill with bots and start in one call. Seat left out: a random one; level: the title's usual one.

    With the `commitment` to a nonce the game begins when the nonce is revealed. With the id of an `example` of the
    rules page it begins where the example does, with its seats and options, on the seat that is asked there; unrated.
    """

    game: Id
    seats: Optional[SeatCount] = None
    options: Options = field(default_factory=dict)
    level: ShortText = ""
    seat: Optional[SeatNumber] = None
    pace: Annotated[int, Meta(ge=0, le=60_000)] = 900
    commitment: Optional[Commitment] = None
    example: ShortText = ""
    coach: bool = False  # as for `CreateTable`
    edition: ShortText = ""  # likewise


class FillSeat(Struct, forbid_unknown_fields=True):
    """The host decides, before the start, who is to sit on a seat."""

    seat: SeatNumber
    fill: SeatFill


class SeatWish(Struct, forbid_unknown_fields=True):
    """What somebody who sits wants to have of an option that is settled by seat; `any`: nothing in particular."""

    option: ShortText
    word: ShortText


class TakeSeat(Struct, forbid_unknown_fields=True):
    """Seat left out: the first open one."""

    seat: Optional[SeatNumber] = None


class PromiseNonce(Struct, forbid_unknown_fields=True):
    """The SHA-256 of 16 random bytes that are to have a part in the deal."""

    commitment: Commitment


class RevealNonce(Struct, forbid_unknown_fields=True):
    """The 16 bytes, once the table has called for them."""

    nonce: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]


class SeatInfo(Struct):
    """`driver` is the bot that plays for an absent person; empty while they play themselves.

    An open seat with a `user` is kept for that person, who has not accepted it yet. `replace_from` is the server time
    from which the host may let a bot play for somebody who is away; null while nobody may.
    """

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str = ""
    user: str = ""
    level: str = ""
    driver: str = ""
    online: bool = False
    replace_from: Optional[int] = None
    agreed: bool = True  # false: the host has changed what is played since, and this person has not agreed to it
    program: bool = False  # a program plays here by itself, as a person would; its name says so too


class SeatNonce(Struct):
    """What a person adds to the deal: the commitment at once, the nonce when the game begins.

    `withheld`: the game had to begin without it.
    """

    seat: int
    commitment: str
    nonce: str = ""
    withheld: bool = False


class TableInfo(Struct):
    """A table as this viewer may know it. `invite` is filled for those who sit, `seed` after the end.

    `commitment` is that of the table's `secret`, which is shown with the seed; without nonces they are the same.
    `called`: the list of nonces is closed, and the game begins as soon as they are given.
    `unrated` says why the game counts for nobody's rating (`undo`: moves were taken back past the boundary by consent;
    `scene`: it began from a position set up; `one-person`: somebody played against themselves; `choice`: its
    maker wished it so; `coach`: the coach was allowed; `help`: somebody alone with bots asked it or took moves back
    past the boundary, and only a defeat counts; `bots`: a bot has a character or is adaptive; `brought`: it was
    begun elsewhere).
    `coach`: whoever sits may ask it.
    `absence` and `say` are minutes: away so long, somebody may be replaced by a bot; gone no longer than that, they
    still have a say in what is taken back.
    """

    id: str
    game: str
    rules_version: int
    status: Status
    visibility: Visibility
    seats: list[SeatInfo]
    options: dict[str, OptionValue]
    host: str
    my_seat: int
    am_host: bool
    invite: str
    commitment: str
    seed: str
    clock: Optional[ClockRule]
    pace: int
    auto_pass: bool
    spectators: bool
    paused: bool
    watching: int
    created: int
    started: Optional[int]
    ended: Optional[int]
    previous: str
    next: str
    scores: Optional[list[int]] = None
    winners: Optional[list[int]] = None
    components_hash: str = ""  # of the figures it is played with, which may be older than those of `GameInfo`
    nonces: list[SeatNonce] = field(default_factory=list)
    called: bool = False
    secret: str = ""
    unrated: str = ""
    absence: float = 0
    say: float = 0
    seek: Optional[int] = None  # until when it looks for players; it begins by itself once all seats are taken
    terms: int = 0  # how often the host has changed what is played
    coach: bool = False


class TableList(Struct):
    tables: list[TableInfo]


class Pause(Struct, tag_field="type", tag="pause", forbid_unknown_fields=True):
    id: ClientId


class Resume(Struct, tag_field="type", tag="resume", forbid_unknown_fields=True):
    id: ClientId


class HandOver(Struct, tag_field="type", tag="hand_over", forbid_unknown_fields=True):
    """Let a bot play a seat: one's own (-1), or, for the host, that of somebody who has been away long enough.

    The level is for one's own seat; for somebody else it is the usual one of the title.
    """

    id: ClientId
    level: ShortText = ""
    seat: SeatNumber = NOBODY


class Reclaim(Struct, tag_field="type", tag="reclaim", forbid_unknown_fields=True):
    """Take one's own seat back from the bot."""

    id: ClientId
