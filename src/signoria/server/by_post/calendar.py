"""When somebody's clock stands still, and when time that is given today is out. Nothing here looks at a clock.

Moments are milliseconds since 1970. Nights and weekends are those of a time zone, whatever its clocks are set to then.
"""

from __future__ import annotations

from datetime import date, datetime, timedelta
from datetime import time as hour_of_day
from functools import lru_cache
from typing import Final, Iterator, Optional
from zoneinfo import ZoneInfo, available_timezones

from msgspec import Struct

HOUR: Final = 3_600_000
DAY: Final = 24 * HOUR
WEEK: Final = 7 * DAY
FIRST_MONDAY: Final = 4 * DAY  # of 1970, by UTC
NIGHT: Final = (hour_of_day(22), hour_of_day(8))
SATURDAY: Final = 5
FARTHEST: Final = 80  # weeks: no deadline is later
Span = tuple[int, int]


class Calendar(Struct, frozen=True):
    """What a seat's clock rests by."""

    zone: str = "UTC"
    night: bool = False
    weekend: bool = False
    holidays: tuple[Span, ...] = ()


@lru_cache(maxsize=1)
def zones() -> frozenset[str]:
    return frozenset(available_timezones())


def day_begins(day: date, zone: str) -> int:
    return _moment(day, hour_of_day(0), ZoneInfo(zone))


def local_day(moment: float, zone: str) -> date:
    return datetime.fromtimestamp(moment / 1000, ZoneInfo(zone)).date()


def _moment(day: date, hour: hour_of_day, zone: ZoneInfo) -> int:
    return int(datetime.combine(day, hour, zone).timestamp() * 1000)


def rests(calendar: Calendar, start: float, end: float) -> list[tuple[float, float]]:
    """The times between these two at which the clock stands still, in order and apart from each other."""
    found: list[tuple[float, float]] = []
    for span in sorted([*_nights_and_weekends(calendar, start, end), *calendar.holidays]):
        first, last = max(start, span[0]), min(end, span[1])
        if first >= last:
            continue
        if found and first <= found[-1][1]:
            found[-1] = (found[-1][0], max(last, found[-1][1]))
        else:
            found.append((first, last))
    return found


def _nights_and_weekends(calendar: Calendar, start: float, end: float) -> Iterator[Span]:
    if not (calendar.night or calendar.weekend) or start >= end:
        return
    zone = ZoneInfo(calendar.zone)
    day, last = local_day(start, calendar.zone) - timedelta(days=1), local_day(end, calendar.zone)
    while day <= last:
        next_day = day + timedelta(days=1)
        if calendar.night:
            yield _moment(day, NIGHT[0], zone), _moment(next_day, NIGHT[1], zone)
        if calendar.weekend and day.weekday() >= SATURDAY:
            yield _moment(day, hour_of_day(0), zone), _moment(next_day, hour_of_day(0), zone)
        day = next_day


def awake(calendar: Calendar, start: float, end: float) -> float:
    """How long the clock runs between two moments."""
    return max(0.0, end - start) - sum(last - first for first, last in rests(calendar, start, end))


def deadline(calendar: Calendar, start: float, budget: float) -> float:
    """When a clock that runs from `start` on has run for so long."""
    at, left = start, max(0.0, budget)
    for _ in range(FARTHEST):
        until = at + WEEK
        for first, last in rests(calendar, at, until):
            if left <= first - at:
                return at + left
            left -= first - at
            at = last
        if left <= until - at:
            return at + left
        left -= until - at
        at = until
    return at


# -- a budget that is full again every Monday


def next_monday(moment: float) -> float:
    return moment + WEEK - (moment - FIRST_MONDAY) % WEEK


def refilled(bank: float, budget: Optional[float], start: float, end: float) -> float:
    """A bank that nobody used between two moments. What is owed stays owed."""
    if budget is None or next_monday(start) > end or bank >= budget:
        return bank
    return budget + min(0.0, bank)


def left_of(bank: float, budget: Optional[float], calendar: Calendar, start: float, end: float) -> float:
    """What is left of a bank that was in use between two moments; nothing, once it was used up."""
    while budget is not None and (monday := next_monday(start)) <= end:
        bank -= awake(calendar, start, monday)
        if bank <= 0:
            return 0.0
        bank, start = max(bank, budget), monday
    return max(0.0, bank - awake(calendar, start, end))


def out_at(bank: float, budget: Optional[float], calendar: Calendar, start: float) -> float:
    """When a bank that is in use from `start` on will be used up."""
    for _ in range(FARTHEST):
        out = deadline(calendar, start, bank)
        if budget is None or out <= (monday := next_monday(start)):
            return out
        bank, start = max(bank - awake(calendar, start, monday), budget), monday
    return start
