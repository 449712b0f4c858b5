"""One run: open the house, let people play, let the storm loose, then look at what is left."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from random import Random

from postgres import Cluster
from private_redis import PrivateRedis

from .audit import audit
from .fleet_house import SHIPS, FleetHouse
from .house import House
from .rounds import AT_ONCE, Rounds
from .storm import Storm
from .tables import Tables

TABLES = 6  # at once
PEOPLE = 5
CALM = 12.0  # seconds at the end in which nothing is broken and everything must go on


class Report:
    def __init__(self, database: str) -> None:
        self.database = database
        self.seconds = 0.0
        self.counts: Counter[str] = Counter()
        self.faults: list[str] = []
        self.acknowledged = 0
        self.longest = 0.0
        self.rounds = ""

    def __str__(self) -> str:
        said = ", ".join(f"{count} {what}" for what, count in sorted(self.counts.items()))
        lines = [
            f"{self.database}, {self.seconds:.0f} s: {self.acknowledged} actions acknowledged, longest standstill of a "
            f"table with a bot to move {self.longest:.1f} s",
            *([f"  {self.rounds}"] if self.rounds else []),
            f"  {said}",
            *(f"  FAULT {fault}" for fault in self.faults),
        ]
        return "\n".join(lines)


async def storm_over(house: House | FleetHouse, seconds: float, rounds: int, seed: int, report: Report) -> None:
    """For so long; with `rounds` nothing but so many kills, and no longer than that takes."""
    rng = Random(seed)
    tables = Tables(house, rng, report.counts)
    storm: Storm | Rounds = Storm(house, tables, rng, report.counts)
    if rounds:
        assert isinstance(house, FleetHouse)
        storm = Rounds(house, tables, rng, report.counts, rounds)
    await house.open()
    began = time.monotonic()
    await tables.arrive(PEOPLE)
    players = [asyncio.create_task(tables.keep_playing(number)) for number in range(TABLES)]
    watcher, raging = asyncio.create_task(tables.watch()), asyncio.create_task(storm.rage())
    calm = min(CALM, seconds / 3)
    await asyncio.wait([raging, watcher, *players], timeout=seconds - calm, return_when=asyncio.FIRST_COMPLETED)
    raging.cancel()
    (stopped,) = await asyncio.gather(raging, return_exceptions=True)
    if isinstance(stopped, Exception):
        report.faults.append(f"the storm itself broke: {stopped!r}")
    if house.well is None or rounds:  # it was cancelled in the middle of something
        await house.mend()
    await asyncio.wait([watcher, *players], timeout=calm, return_when=asyncio.FIRST_EXCEPTION)
    tables.over = True
    ended = await asyncio.gather(watcher, *players, return_exceptions=True)
    report.faults += tables.faults + [repr(error) for error in ended if isinstance(error, BaseException)]
    report.faults += await audit(house.url, tables.sittings, report.counts)
    report.acknowledged = sum(len(seat.acknowledged) for sitting in tables.sittings for seat in sitting.seats)
    report.longest = max((sitting.longest for sitting in tables.sittings), default=0.0)
    report.seconds = time.monotonic() - began
    report.rounds = str(storm) if isinstance(storm, Rounds) else ""


def run(database: str, seconds: float, seed: int, rounds: int = 0) -> Report:
    """`database` is sqlite, postgresql, or processes or rounds: several that share a PostgreSQL and a Redis."""
    report = Report(database)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="signoria-chaos-")))
        cluster = None
        if database != "sqlite":
            cluster = Cluster(Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="signoria-postgres-"))))
            stack.callback(cluster.stop)
        house: House | FleetHouse = House(folder, cluster)
        if database in ("processes", "rounds") and cluster is not None:
            redis = PrivateRedis()
            stack.callback(redis.stop)
            ships = AT_ONCE if database == "rounds" else SHIPS
            house = FleetHouse(folder, cluster, redis, Random(seed), ships)

        async def main() -> None:
            try:
                await storm_over(house, seconds, rounds, seed, report)
            finally:
                await house.close()

        asyncio.run(main())
    return report
