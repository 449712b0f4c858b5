"""The puzzle of the day: the same for everybody on a date of UTC, the title another every day."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from hashlib import blake2b
from typing import Final, Optional, Sequence

from signoria.puzzles import Book, Puzzle
from signoria.server.denied import Denied

RESERVED: Final = 5  # one in so many is kept for a day, and met nowhere else
ENOUGH: Final = 40  # a title with fewer would come back to the same ones too soon
WEEK: Final = 7
OLDEST: Final = 366  # days that can be looked back upon


def today() -> date:
    return datetime.now(UTC).date()


def is_reserved(id: str) -> bool:
    return _draw(id) % RESERVED == 0


def _draw(id: str) -> int:
    return int.from_bytes(blake2b(id.encode(), digest_size=8, person=b"day").digest(), "big")


def puzzle_of(day: date, books: Sequence[Book]) -> Optional[Puzzle]:
    """Drawn from those kept for days, in an order that only the puzzles themselves decide."""
    filled = [book for book in books if len(book) >= ENOUGH] or [book for book in books if len(book)]
    if not filled:
        return None
    number = day.toordinal()
    book = filled[number % len(filled)]
    kept = [id for id in book.puzzles if is_reserved(id)] or list(book.puzzles)
    order = sorted(kept, key=_draw)
    return book.puzzles[order[number // len(filled) % len(order)]]


def week(last: date) -> list[date]:
    return [last - timedelta(days=back) for back in reversed(range(WEEK))]


def read_day(text: str) -> date:
    """A day that has begun; tomorrow's puzzle is nobody's yet."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise Denied("no-sense", f"a day is written 2026-11-16, got {text!r}", 400) from None
    if not 0 <= (today() - day).days <= OLDEST:
        raise Denied("no-puzzle", "there is no puzzle for this day", 404)
    return day
