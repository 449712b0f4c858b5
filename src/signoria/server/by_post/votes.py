"""Whoever let their time run out is waited for until more than half of the others want a bot to play on."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from signoria.server.table import Table


def is_open(table: Table, seat: int) -> bool:
    """Whether the others decide what becomes of a seat. They learn nothing of a question that is asked in secret."""
    clock, g = table.clock, table.g
    if clock is None or clock.rule.post is None or clock.rule.post.out != "vote" or g is None:
        return False
    if g.secret() or not g.waiting() >> seat & 1 or seat not in table.persons() or clock.left(seat) > 0:
        return False
    return table.row.status == "running" and not table.row.paused and bool(others(table, seat))


def others(table: Table, seat: int) -> list[int]:
    return [each for each in table.persons() if each != seat]


def needed(table: Table, seat: int) -> int:
    return len(others(table, seat)) // 2 + 1
