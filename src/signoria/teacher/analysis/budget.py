"""How much thought an analysis may take."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Callable, Final, Optional

PATIENCE: Final = 3.0  # seconds on the wall for one of the processor


@dataclass(frozen=True)
class Effort:
    """How much is looked at where no time is set: the same effort gives the same figures everywhere."""

    playouts: int = 16  # to the end, from each moment of the chart
    worlds: int = 6  # of each answer, at a glance
    duels: int = 16  # decisions that are looked at again
    duel_worlds: int = 24  # in the first of the rounds, then twice as many each time
    rounds: int = 2


THOROUGH = Effort(playouts=100, worlds=8, duels=1_000, duel_worlds=24, rounds=4)  # more than time allows


class Budget:
    """Seconds of this processor; where others need it, no more than some times as many of the clock on the wall.

    Without a limit there is always time.
    """

    def __init__(
        self,
        seconds: Optional[float],
        processor: Callable[[], float] = time.process_time,
        wall: Callable[[], float] = time.monotonic,
    ) -> None:
        self.seconds, self.processor, self.wall = seconds, processor, wall
        self.begun = processor(), wall()

    def spent(self) -> float:
        """Seconds of the processor."""
        return self.processor() - self.begun[0]

    def lasts(self, share: float) -> bool:
        """Whether less than this share has been used."""
        if self.seconds is None:
            return True
        used = max(self.spent(), (self.wall() - self.begun[1]) / PATIENCE)
        return used < self.seconds * share
