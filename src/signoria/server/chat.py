"""What was said at a table, and who hears it.

Every viewer has numbers of its own: a common count would have gaps where others whisper, and a common limit would
push out old lines the sooner the more others whisper.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Container, Iterable, Iterator

from signoria.server.protocol import NOBODY, ChatLine
from signoria.server.rows import ChatRow

LAST_LINES = 200  # shown to whoever comes

Circle = tuple[int, int]  # who hears a line: two seats, the whole table, or the spectators among themselves
TABLE: Circle = (NOBODY, 0)
GALLERY: Circle = (NOBODY, 1)


class ChatLog:
    """The last lines of each circle, and how many there were."""

    def __init__(self, rows: Iterable[ChatRow] = ()) -> None:
        self.lines: defaultdict[Circle, list[ChatRow]] = defaultdict(list)
        self.counts: Counter[Circle] = Counter()
        for row in rows:
            self.add(row)

    def add(self, row: ChatRow) -> None:
        circle = circle_of(row)
        self.counts[circle] += 1
        self.lines[circle] = [*self.lines[circle], row][-LAST_LINES:]

    def rename(self, seats: Container[int], names: Container[str], name: str) -> None:
        """What these seats said under these names was said under that one."""
        for row in (row for lines in self.lines.values() for row in lines):
            if row.seat in seats and row.name in names:
                row.name = name

    def total(self) -> int:
        return self.counts.total()

    def heard_by(self, seat: int, running: bool, unheard: Container[str] = ()) -> list[ChatLine]:
        """The last lines that a viewer may hear, numbered as they came to it, without those of some people."""
        first, rows = self.rows_for(seat, running)
        return [_line(row, number) for number, row in enumerate(rows, first) if row.user_id not in unheard]

    def rows_for(self, seat: int, running: bool) -> tuple[int, list[ChatRow]]:
        """The same as they are stored, and the number of the first."""
        circles = [circle for circle in self.counts if hears(seat, circle, running)]
        seated = sorted((row for circle in circles if circle != GALLERY for row in self.lines[circle]), key=_number)
        gallery = self.lines[GALLERY] if GALLERY in circles else []  # never pushes a player's line out
        rows = sorted([*seated[-LAST_LINES:], *gallery], key=_number)
        return sum(self.counts[circle] for circle in circles) - len(rows), rows

    def last_for(self, row: ChatRow, seats: Iterable[int], running: bool) -> Iterator[tuple[int, ChatLine]]:
        """The line that was said last, for each of some viewers who hear it."""
        circle = circle_of(row)
        for seat in seats:
            if hears(seat, circle, running):
                count = sum(self.counts[each] for each in self.counts if hears(seat, each, running))
                yield seat, _line(row, count - 1)


def circle_of(row: ChatRow) -> Circle:
    if row.to_seat >= 0:
        return min(row.seat, row.to_seat), max(row.seat, row.to_seat)
    return TABLE if row.seat >= 0 else GALLERY


def hears(seat: int, circle: Circle, running: bool) -> bool:
    """Whispers reach two seats; spectators talk among themselves while the game runs."""
    if circle == TABLE:
        return True
    return seat < 0 or not running if circle == GALLERY else seat in circle


def _number(row: ChatRow) -> int:
    return row.number


def _line(row: ChatRow, number: int) -> ChatLine:
    return ChatLine(number, row.seat, row.name, row.text, row.at, row.to_seat)
