"""A phase in which one seat does what it likes, in any order, until it ends."""

from __future__ import annotations

from signoria.kernel import Frame
from signoria.titles.renaissance.rules import diplomacy
from signoria.titles.renaissance.rules.state import Italy


class SeatsPhase(Frame[Italy]):
    """Its seat is asked again after every answer; `pc` says that it has ended."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def step(self, g: Italy) -> None:
        if self.pc:
            g.pop()
            return
        diplomacy.prune(g)
        self.waiting = 1 << self.seat
