"""When people's clocks rest: their time zones and holidays, known to every process that has a table of theirs.

Neither may be had often enough to gain anything: a zone may be changed every two weeks and counts from the next
question on; holidays begin in the future and are bounded by season.
"""

from __future__ import annotations

from datetime import date, timedelta
from typing import TYPE_CHECKING, Final, Iterable, Sequence

import sqlalchemy as sa
from msgspec import Struct, structs

from signoria.server.by_post import calendar as days
from signoria.server.by_post.protocol import HolidayInfo, HolidayWish, RestInfo
from signoria.server.by_post.rows import HolidayRow, ZoneRow, holidays, zones
from signoria.server.denied import Denied
from signoria.server.rows import now_ms
from signoria.server.store import Write, insert

if TYPE_CHECKING:
    from signoria.server.hall import Hall

ZONE_DAYS: Final = 14
SEASON_DAYS: Final = 14
SEASON_MONTHS: Final = 3
AHEAD: Final = 366  # days within which a holiday begins
MOST_HOLIDAYS: Final = 60  # that are looked at: those of the last year


class Person(Struct, frozen=True):
    """Where somebody lived since when, the latest last, and the holidays taken."""

    lived: tuple[ZoneRow, ...] = ()
    taken: tuple[HolidayRow, ...] = ()

    @property
    def zone(self) -> str:
        return self.lived[-1].zone if self.lived else ""

    @property
    def changed(self) -> int:
        return self.lived[-1].changed if self.lived else 0

    def zone_at(self, moment: float) -> str:
        """Empty while none was told."""
        return next((row.zone for row in reversed(self.lived) if row.changed <= moment), "")

    @property
    def holidays(self) -> tuple[days.Span, ...]:
        return tuple((each.starts, each.ends) for each in self.taken)


NOBODY: Final = Person()


class Rests:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.known: dict[str, Person] = {}

    def of(self, user_id: str) -> Person:
        """Whoever has told nothing rests at no hour of their own."""
        return self.known.get(user_id, NOBODY)

    async def load(self, user_ids: Iterable[str]) -> None:
        """As the database has it: other processes may have written there."""
        wanted = [id for id in user_ids if id]
        if not wanted:
            return
        since = now_ms() - AHEAD * days.DAY
        lived = sa.select(zones).where(zones.c.user_id.in_(wanted)).order_by(zones.c.changed)
        kept = await self.hall.store.all(ZoneRow, lived)
        query = sa.select(holidays).where(holidays.c.user_id.in_(wanted), holidays.c.ends > since)
        taken = await self.hall.store.all(HolidayRow, query.order_by(holidays.c.starts))
        for id in wanted:
            person = Person(
                tuple(row for row in kept if row.user_id == id), tuple(row for row in taken if row.user_id == id)
            )
            self.known.pop(id, None)
            if person != NOBODY:  # whoever has told nothing needs no memory
                self.known[id] = person

    # -- what people say of themselves

    async def info(self, user_id: str) -> RestInfo:
        await self.load([user_id])
        person, now = self.of(user_id), now_ms()
        coming = [HolidayInfo(each.id, each.starts, each.ends) for each in person.taken if each.ends > now]
        begins, ends = season_of(now, person.zone or "UTC")
        used = days_used(person.taken, begins, ends)
        zone_from = person.changed + ZONE_DAYS * days.DAY if person.zone else 0
        return RestInfo(person.zone, zone_from, coming, max(0, SEASON_DAYS - used), SEASON_DAYS, ends)

    async def move(self, user_id: str, zone: str) -> None:
        """Live by another time zone."""
        if zone not in days.zones():
            raise Denied("no-zone", f"unknown time zone {zone!r}", 400)
        await self.load([user_id])
        before, now = self.of(user_id), now_ms()
        if before.zone == zone:
            return
        if before.zone and now < before.changed + ZONE_DAYS * days.DAY:
            raise Denied("no-zone-yet", f"a time zone is kept for {ZONE_DAYS} days")
        await self.hall.store.write(insert(sa.insert(zones), [ZoneRow(user_id, now, zone)]))

    async def take(self, id: str, user_id: str, wish: HolidayWish) -> None:
        """Go on holiday, from now on or later."""
        await self.load([user_id])
        person, now = self.of(user_id), now_ms()
        row = HolidayRow(id, user_id, *_span(wish, person.zone or "UTC", now))
        if not _fits(person.taken, row, person.zone):
            raise Denied("no-holiday-left")
        await self.hall.store.write(insert(sa.insert(holidays), [row]))
        await self.load([user_id])
        others = [each for each in self.of(user_id).taken if each.id != id]
        if not _fits(others, row, person.zone):  # those that were asked for at the same time
            await self.hall.store.write((sa.delete(holidays).where(holidays.c.id == id), None))
            await self.load([user_id])
            raise Denied("no-holiday-left")

    async def end(self, id: str, user_id: str) -> None:
        """Come back early: days that have begun are used, later ones are not."""
        await self.load([user_id])
        row, now = next((each for each in self.of(user_id).taken if each.id == id), None), now_ms()
        if row is None or row.ends <= now:
            raise Denied("no-holiday", status=404)
        one = holidays.c.id == id
        change = sa.delete(holidays).where(one) if row.starts > now else sa.update(holidays).where(one).values(ends=now)
        await self.hall.store.write((change, None))

    async def moved_to(self, guest_id: str, member_id: str) -> list[Write]:
        """A guest becomes a member: theirs are kept while the member has days left, as guests are easily made."""
        await self.load([guest_id, member_id])
        member, moved = self.of(member_id), list[HolidayRow]()
        for each in self.of(guest_id).taken:
            moved += [each] if _fits([*member.taken, *moved], each, member.zone) else []
        ids, theirs = [each.id for each in moved], holidays.c.user_id == guest_id
        return [
            (sa.update(holidays).where(theirs, holidays.c.id.in_(ids)).values(user_id=member_id), None),
            (sa.delete(holidays).where(theirs), None),
            (sa.delete(zones).where(zones.c.user_id == guest_id), None),
        ]


def _fits(taken: Sequence[HolidayRow], row: HolidayRow, zone: str) -> bool:
    """Whether somebody with these holidays may have one more."""
    begins, ends = season_of(row.starts, zone or "UTC")
    return len(taken) < MOST_HOLIDAYS and days_used([*taken, row], begins, ends) <= SEASON_DAYS


def _span(wish: HolidayWish, zone: str, now: int) -> days.Span:
    try:
        first, last = date.fromisoformat(wish.first), date.fromisoformat(wish.last)
    except ValueError:
        raise Denied("no-holiday-days", "there is no such day", 400) from None
    today = days.local_day(now, zone)
    if not today <= first <= today + timedelta(days=AHEAD) or not 0 <= (last - first).days < SEASON_DAYS:
        raise Denied("no-holiday-days", f"from today on, {SEASON_DAYS} days at most", 400)
    return max(now, days.day_begins(first, zone)), days.day_begins(last + timedelta(days=1), zone)


def season_of(moment: float, zone: str) -> days.Span:
    """Three months of the calendar."""
    day = days.local_day(moment, zone)
    first = date(day.year, (day.month - 1) // SEASON_MONTHS * SEASON_MONTHS + 1, 1)
    late = first + timedelta(days=31 * SEASON_MONTHS)
    return days.day_begins(first, zone), days.day_begins(late.replace(day=1), zone)


def days_used(taken: Sequence[HolidayRow], begins: int, ends: int) -> int:
    """Days of the holidays that begin in a season; one that has begun is a whole one. A day on which clocks are set
    may have an hour more."""
    spent = [each.ends - each.starts for each in taken if begins <= each.starts < ends]
    return sum(max(1, -(-(span - days.HOUR) // days.DAY)) for span in spent)


def told(person: Person) -> dict[str, object]:
    """For the archive of one's data."""
    return {"zones": list(map(structs.asdict, person.lived)), "holidays": list(map(structs.asdict, person.taken))}
