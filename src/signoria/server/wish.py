"""The wish to take back what others have already reacted to, and who has a say in it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Awaitable, Callable, Final, Optional

from signoria.server.protocol import UndoRequestInfo
from signoria.server.rows import now_ms

if TYPE_CHECKING:
    from signoria.server.table import Table
    from signoria.server.viewer import Viewer

LONGEST: Final = 60_000  # ms that a wish is open where there is a clock; the clock of whoever asks runs on
LONGEST_BY_POST: Final = 24 * 3_600_000


class UndoWish:
    """A seat's wish to go back to `keep` actions, and who has agreed."""

    def __init__(self, table: Table, seat: int, keep: int, needed: list[int]) -> None:
        self.seat, self.keep, self.needed = seat, keep, needed
        self.agreed: list[int] = []
        self.until: Optional[int] = None
        if table.clock is not None:
            longest = LONGEST_BY_POST if table.clock.rule.post is not None else LONGEST
            self.until = now_ms() + min(longest, int(table.clock.wait(seat) * 1000))
        self.alarm: Optional[asyncio.TimerHandle] = None

    def info(self, table: Table, viewer: Viewer) -> UndoRequestInfo:
        """Counted in what this viewer was told: the number of actions would tell of secret ones."""
        log = table.g.log or [] if table.g is not None else []
        lost = [event for event in log[table.told[self.keep] :] if event.audience & viewer.bit]
        shown = any(event.shown for event in lost)
        return UndoRequestInfo(self.seat, self.agreed, self.needed, len(lost), shown, self.until)

    def lapsed(self) -> bool:
        return self.until is not None and now_ms() >= self.until

    def watch(self, table: Table, due: Callable[[Table, UndoWish], Awaitable[None]]) -> None:
        """Look again when the wish lapses, or when somebody who left has no say any more."""
        self.forget()
        ends = [say_ends(table, seat) for seat in self.needed if seat not in self.agreed]
        times = [time for time in (self.until, *ends) if time is not None]
        if times:
            wait = max(0, min(times) - now_ms()) / 1000 + 0.002  # after a clock that is out then
            self.alarm = asyncio.get_running_loop().call_later(wait, _post, table, due, self)

    def forget(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
        self.alarm = None


def _post(table: Table, due: Callable[..., Awaitable[Any]], wish: UndoWish) -> None:
    table.post(due, wish)


def say_ends(table: Table, seat: int) -> Optional[int]:
    """When somebody who left, or was sent off, is not asked any more; None for those who play."""
    place = table.places[seat]
    if not place.driver:
        return None
    return (place.gone or 0) + int(table.hall.settings.say_minutes * 60_000)


def has_say(table: Table, seat: int, wish: UndoWish) -> bool:
    return seat == wish.seat or _asked(table, seat, wish.keep)


def voters(table: Table, seat: int, keep: int) -> list[int]:
    """All other persons: whether they are here or not, and for a while those who sat here when what is to be
    taken back was done."""
    return [place.seat for place in table.places if place.seat != seat and _asked(table, place.seat, keep)]


def _asked(table: Table, seat: int, keep: int) -> bool:
    place = table.places[seat]
    if place.kind != "person":
        return False
    ends = say_ends(table, seat)
    return ends is None or ((place.stayed or 0) > keep and now_ms() < ends)
