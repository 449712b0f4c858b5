"""The clock of a table: a bank of time per seat and an increment per decision."""

from __future__ import annotations

import time
from math import floor
from typing import Any, Optional

from signoria.server.protocol import ClockRule, ClockState
from signoria.server.rows import ActionRow, now_ms


class Clock:
    """Times are milliseconds. Only questions that the whole table can see cost time: a secret
    question that showed in the bank would not be secret.

    A bank is what the rule gave, plus the increments of the seat's moves that stand, minus what it has used. It is
    below zero when a move was taken back whose increment had been used already: the next ones make up for it.
    Nothing is rounded before it is shown or stored: a clock that stands and runs on, as after an undo in secret, must
    show no trace of it, and what is stopped and started often must not run slow.
    """

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.banks = [rule.bank * 1000.0] * seats
        self.since: list[Optional[float]] = [None] * seats
        self.costly = 0  # the seats that pay for the time that runs
        self.holding = 0  # those that pay because they hold up the game

    def ask(self, waiting: int, costly: int, holding: int = 0) -> None:
        """Let the clocks of these seats run, and only theirs; whoever's stops has used what it used."""
        waiting, costly = waiting | holding, costly | holding
        now = self.now()
        for seat in range(len(self.banks)):
            bit = 1 << seat
            if not waiting & bit or (costly ^ self.costly) & bit:
                self.settle(seat, self.rest(seat))
            if waiting & bit and self.since[seat] is None:
                self.since[seat] = now
        self.costly, self.holding = costly, holding

    def spent(self, seat: int) -> float:
        since = self.since[seat]
        return 0.0 if since is None else (self.now() - since) * 1000

    def now(self) -> float:
        """By what `since` is told."""
        return time.monotonic()

    def wait(self, seat: int) -> float:
        """Seconds until the time of a seat is out."""
        return self.left(seat) / 1000

    def left(self, seat: int) -> float:
        return max(0.0, self.banks[seat] - self.spent(seat))

    def rest(self, seat: int) -> float:
        """The bank if the clock stopped now; time beyond its end is the time the bot took."""
        bank = self.banks[seat]
        return bank - min(self.spent(seat), max(0.0, bank)) if self.costly >> seat & 1 else bank

    def gain(self, seat: int) -> float:
        """What an answer would add to the bank now."""
        return self.rule.increment * 1000.0

    def standing(self, seat: int) -> float:
        """The bank of a seat whose clock does not run."""
        return self.banks[seat]

    def settle(self, seat: int, bank: float) -> None:
        self.banks[seat] = bank
        self.since[seat] = None

    def taken_back(self, gains: list[tuple[int, float]]) -> list[float]:
        """The banks without what these moves of these seats had added; what was used is used."""
        banks = [self.rest(seat) for seat in range(len(self.banks))]
        for seat, gain in gains:
            banks[seat] -= gain
        return banks

    def stand(self, banks: list[float]) -> None:
        """Everybody's clock stands."""
        for seat, bank in enumerate(banks):
            self.settle(seat, bank)

    def stop(self) -> None:
        self.stand(self.taken_back([]))

    def restore(self, stood: Optional[dict[str, Any]], rows: list[ActionRow]) -> None:
        """As it stood when it was last stored on its own, and what was written since."""
        if stood is not None:
            self.banks = [float(bank) for bank in stood["banks"]]
        for row in rows:
            if row.bank is not None and (stood is None or row.number >= stood["at"]):
                self.banks[row.seat] = row.bank

    def catch_up(self, stood: Optional[dict[str, Any]], rows: list[ActionRow], known: int) -> None:
        """What was stored beyond the `known` rows, and was taken for lost, counts; so does the time that passed."""
        self.stop()
        later = stood if stood is not None and stood["at"] > known else None
        self.restore(later, [row for row in rows if row.number >= known])

    def kept(self, seat: int, bank: float, written: int) -> Optional[dict[str, Any]]:
        """What is stored with an answer, beside the bank of its seat; nothing, where a crash may stop a clock."""
        return None

    def stored(self, banks: list[float], written: int) -> dict[str, Any]:
        """What is kept of a clock that stands: rows before number `written` have nothing to add."""
        return {"at": written, "banks": [floor(bank) for bank in banks]}

    def state(self, asked: int) -> ClockState:
        shown = asked & self.costly | self.holding
        running = [seat for seat in range(len(self.banks)) if shown >> seat & 1 and self.since[seat] is not None]
        banks = [
            self.left(seat) if seat in running else max(0.0, self.standing(seat)) for seat in range(len(self.banks))
        ]
        return ClockState([shown_as(bank) for bank in banks], running, now_ms())


def shown_as(bank: float) -> int:
    """Whole milliseconds; a rounding error of the clock itself is no millisecond."""
    return floor(bank + 0.001)
