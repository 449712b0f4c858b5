"""When what is answered for a seat is due: drawn with its question, whatever is thought or said meanwhile."""

from __future__ import annotations

import math
from typing import Final

LATE_STEP: Final = 0.5  # what is late comes at a whole number of these: by how much it was late does not show
SLACK: Final = 0.001  # of a timer that rings a moment too early


class Appointment:
    """`due` is the moment of the answer, `least` the time in which whatever is thought about it is done."""

    __slots__ = ("due", "least")

    def __init__(self, due: float, least: float = 0.0) -> None:
        self.due, self.least = due, least

    def hasten(self, due: float) -> None:
        """Somebody has come who waits: it may be sooner, never later."""
        self.due = min(self.due, due)

    def latest(self) -> float:
        """The last moment to begin to think."""
        return self.due - self.least

    def must_begin(self, now: float) -> bool:
        """Whether it is time: how long others talk must not show. Without a measure of thinking nothing is late."""
        return bool(self.least) and now >= self.latest() - SLACK

    def thought(self, began: float, now: float) -> bool:
        """It was begun when a worker was free, and is done: at least as long is taken. True if that was too long."""
        self.due = max(self.due, began + self.least)
        if not self.least or now <= self.due:
            return False
        self.due += math.ceil((now - self.due) / LATE_STEP) * LATE_STEP
        return True
