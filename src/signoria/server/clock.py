"""The clock of a table: a bank of time per seat and an increment per decision."""

from __future__ import annotations

import time
from typing import Optional

from signoria.server.protocol import ClockRule, ClockState
from signoria.server.rows import now_ms


class Clock:
    """Times are milliseconds. Only questions that the whole table can see cost time: a secret
    question that showed in the bank would not be secret."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.banks = [rule.bank * 1000] * seats
        self.since: list[Optional[float]] = [None] * seats
        self.free = False  # nobody may know who has answered: time is taken, but costs nothing and is not shown

    def ask(self, waiting: int, free: bool = False) -> None:
        """Let the clocks of these seats run, and only theirs."""
        now = time.monotonic()
        self.free = free
        for seat in range(len(self.banks)):
            if not waiting >> seat & 1:
                self.since[seat] = None
            elif self.since[seat] is None:
                self.since[seat] = now

    def spent(self, seat: int) -> int:
        since = self.since[seat]
        return 0 if since is None else int((time.monotonic() - since) * 1000)

    def left(self, seat: int) -> int:
        return max(0, self.banks[seat] - self.spent(seat))

    def answered(self, seat: int, public: bool) -> int:
        """What is left after an answer, the increment included."""
        if not public:
            return self.banks[seat]
        return self.left(seat) + self.rule.increment * 1000

    def settle(self, seat: int, bank: int) -> None:
        self.banks[seat] = bank
        self.since[seat] = None

    def stop(self) -> None:
        """Everybody's clock stands; what was used is used."""
        for seat in range(len(self.banks)):
            self.banks[seat] = self.banks[seat] if self.free else self.left(seat)
            self.since[seat] = None

    def state(self, asked: int) -> ClockState:
        shown = 0 if self.free else asked
        running = [seat for seat in range(len(self.banks)) if shown >> seat & 1 and self.since[seat] is not None]
        banks = [self.left(seat) if seat in running else bank for seat, bank in enumerate(self.banks)]
        return ClockState(banks, running, now_ms())
