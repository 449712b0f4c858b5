"""How often something may be done: so many times in so many seconds, for each who does it."""

from __future__ import annotations

import time
from typing import Final

from signoria.server.denied import Denied

MOST_KNOWN: Final = 10_000


class Throttle:
    def __init__(self, most: int, seconds: float) -> None:
        self.most, self.seconds = most, seconds
        self.times: dict[str, list[float]] = {}

    def pass_through(self, who: str, detail: str = "") -> None:
        """Count one more, or refuse it."""
        now = time.monotonic()
        since = now - self.seconds
        if len(self.times) > MOST_KNOWN:
            self.times = {each: times for each, times in self.times.items() if times[-1] > since}
        recent = [at for at in self.times.get(who, []) if at > since]
        if len(recent) >= self.most:
            raise Denied("no-hurry", detail, 429)
        self.times[who] = [*recent, now]
