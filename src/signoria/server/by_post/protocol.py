"""What tables by post add to the protocol. Fields are only ever appended."""

from __future__ import annotations

from typing import Annotated, Literal, Optional

from msgspec import Meta, Struct, field

MOST_SECONDS = 30 * 24 * 3600
Moment = int  # server time in ms
Day = Annotated[str, Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
Zone = Annotated[str, Meta(min_length=1, max_length=64)]


class PostRule(Struct, forbid_unknown_fields=True):
    """A clock in hours and days, which runs on though nobody looks.

    `most`: increments fill the bank no further than this, in seconds. `weekly`: the bank is a budget that is full
    again every Monday. `night`, `weekend`: the clock of whoever is asked stands still then, by their own time zone.
    `out`: what happens when time is out. A bot answers; or whatever passes is said, and a bot answers only where
    nothing passes; or the others vote whether a bot shall have the seat.
    """

    most: Optional[Annotated[int, Meta(ge=1, le=MOST_SECONDS)]] = None
    weekly: bool = False
    night: bool = False
    weekend: bool = False
    out: Literal["bot", "pass", "vote"] = "bot"


class PostSeat(Struct):
    """The clock of one seat beyond its bank. What is null is not the case now.

    `ends`: when its time is out, if it runs. `rests`: the next times at which it stands still, until then.
    `holiday`: until when its person is on holiday. `usual`: milliseconds within which this person mostly answers.
    `votes`: the seats that want a bot to play on here, once its time is out; `needed`: how many are enough.
    """

    ends: Optional[Moment] = None
    rests: list[tuple[Moment, Moment]] = field(default_factory=list)
    holiday: Optional[Moment] = None
    usual: Optional[int] = None
    votes: list[int] = field(default_factory=list)
    needed: int = 0


class Vote(Struct, tag_field="type", tag="vote", forbid_unknown_fields=True):
    """Say whether a bot shall have the seat of somebody whose time is out."""

    id: Annotated[str, Meta(min_length=1, max_length=64)]
    seat: Annotated[int, Meta(ge=0, le=15)]
    agree: bool = True


class ZoneChange(Struct, forbid_unknown_fields=True):
    """The name of a time zone, as `Europe/Rome`."""

    zone: Zone


class HolidayWish(Struct, forbid_unknown_fields=True):
    """From the beginning of `first` (today: from now on) to the end of `last`, by one's own time zone."""

    first: Day
    last: Day


class HolidayInfo(Struct):
    id: str
    starts: Moment
    ends: Moment


class RestInfo(Struct):
    """When one's clocks rest. `zone` is empty until it is told; `zone_from`: from when on it may be another.

    `days` of holiday are left of `season_days` until `season_ends`.
    """

    zone: str
    zone_from: Moment
    holidays: list[HolidayInfo]
    days: int
    season_days: int
    season_ends: Moment


class Story(Struct):
    """What happened since one was here last: one's own events from number `first` on, of the stream of this `epoch`.

    `at`: when one was here last, null at the first visit. `times`: when each event was told, to the minute.
    `lent`: those of these numbers that were told when something was decided for one, as one's time was out or a bot had
    the seat.
    """

    epoch: int
    first: int
    at: Optional[Moment]
    times: list[Moment]
    lent: list[int]


HTTP_MESSAGES = (ZoneChange, HolidayWish, RestInfo, Story)
