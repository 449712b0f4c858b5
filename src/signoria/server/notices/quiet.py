"""Hours in which somebody does not wish to be called, by the clock where they live."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from typing import Optional
from zoneinfo import ZoneInfo

from signoria.server.by_post.calendar import zones
from signoria.server.notices.rows import ChoiceRow


def known_zone(name: str) -> bool:
    return name in zones()


def zone(choice: ChoiceRow) -> tzinfo:
    return ZoneInfo(choice.zone) if known_zone(choice.zone) else UTC


def quiet_until(choice: ChoiceRow, now: int) -> Optional[int]:
    """When the quiet hours end that last now, in milliseconds; None outside of them."""
    begins, ends = choice.quiet_from, choice.quiet_to
    if begins is None or ends is None or begins == ends:
        return None
    here = datetime.fromtimestamp(now / 1000, zone(choice))
    minute = here.hour * 60 + here.minute
    within = begins <= minute < ends if begins < ends else minute >= begins or minute < ends
    if not within:
        return None
    day = here.date() + timedelta(days=1 if minute >= ends else 0)
    end = datetime(day.year, day.month, day.day, ends // 60, ends % 60, tzinfo=zone(choice))
    return max(now + 60_000, int(end.timestamp() * 1000))
