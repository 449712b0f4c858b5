"""The deadlines of somebody's tables as an iCalendar feed. Whoever has its address may read it, and nothing else."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from signoria.server.accounts.letters import say
from signoria.server.notices.calls import Standing
from signoria.server.notices.sentences import title_in
from signoria.server.rows import UserRow, now_ms
from signoria.server.titles import game

if TYPE_CHECKING:
    from icalendar import Event

LENGTH: Final = timedelta(minutes=15)


def feed(user: UserRow, waiting: list[Standing], site: str) -> bytes:
    from icalendar import Calendar

    made = Calendar()
    made.add("prodid", "-//Signoria//your moves//")
    made.add("version", "2.0")
    made.add("x-wr-calname", say(user.language, "calendar-name"))
    for row in waiting:
        if row.until is not None:
            made.add_component(_event(user, row, row.until, site))
    return bytes(made.to_ical())


def _event(user: UserRow, row: Standing, until: int, site: str) -> Event:
    from icalendar import Event as Entry

    ends = datetime.fromtimestamp(until / 1000, UTC).replace(microsecond=0)
    event = Entry()
    event.add("uid", f"{sha256(f'{row.table_id} {row.seat} {row.question}'.encode()).hexdigest()[:32]}@signoria")
    event.add("dtstamp", datetime.fromtimestamp(now_ms() / 1000, UTC).replace(microsecond=0))
    event.add("dtstart", ends - LENGTH)
    event.add("dtend", ends)
    event.add("summary", say(user.language, "calendar-turn", game=title_in(game(row.game), user.language)))
    event.add("transp", "TRANSPARENT")
    if site:
        event.add("url", f"{site}/table/{row.table_id}")
    return event
