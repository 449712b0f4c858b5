"""How often something may be done: so many times in so many seconds, for each who does it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, Optional

from signoria.server.denied import Denied

if TYPE_CHECKING:
    from signoria.server.processes.cluster import Cluster

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

    async def pass_everywhere(self, cluster: Optional[Cluster], what: str, who: str, detail: str = "") -> None:
        """As `pass_through`, counted at all processes together while they can."""
        may = None if cluster is None else await cluster.limits.one_more(what, who, self.most, self.seconds)
        if may is False:
            raise Denied("no-hurry", detail, 429)
        if may is None:
            self.pass_through(who, detail)
