"""One process after the other is killed under load, and each time every table has to go on."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from random import Random
from typing import Optional

from fleet import Ship

from .fleet_house import FleetHouse
from .tables import Sitting, Tables

SOON = 5.0  # seconds within which every table goes on
TOLD_EVERY = 20  # rounds
AT_LAST = 20.0  # no longer is waited for one
AT_ONCE = 4  # processes; one of them may still be starting when the next is killed


class Rounds:
    """kill -9, the time until the last table has moved again, a new process in its place."""

    def __init__(self, house: FleetHouse, tables: Tables, rng: Random, counts: Counter[str], wanted: int) -> None:
        self.house, self.tables, self.rng, self.counts, self.wanted = house, tables, rng, counts, wanted
        self.times: list[float] = []
        self.starting: Optional[asyncio.Task[None]] = None
        self.fresh: Optional[Ship] = None  # the one that is starting, or was last
        self.slow: list[str] = []  # what the last table was like in the rounds that took longer

    async def rage(self) -> None:
        while len(self.times) < self.wanted:
            await asyncio.sleep(0.3 + self.rng.random())
            await self.one()
            if len(self.times) % TOLD_EVERY == 0:
                print(self, flush=True)

    async def one(self) -> None:
        ship = self.house.one(self.fresh if self.starting is not None and not self.starting.done() else None)
        waiting = [sitting for sitting in self.tables.sittings if sitting.busy()]
        began = time.monotonic()
        ship.kill()
        self.house.well = began
        last = ""
        while waiting and time.monotonic() - began < AT_LAST:
            await asyncio.sleep(0.02)
            last = told(waiting[-1], began)
            waiting = [sitting for sitting in waiting if sitting.busy() and sitting.moved_at <= began]
        self._note(time.monotonic() - began, waiting)
        if self.starting is not None:
            await self.starting
        self.fresh, self.starting = ship, asyncio.create_task(asyncio.to_thread(ship.start))
        if self.times[-1] > SOON:
            self.slow.append(last)

    def _note(self, seconds: float, left: list[Sitting]) -> None:
        self.times.append(seconds)
        self.counts["kill -9"] += 1
        self.counts[f"rounds in which a table stood still for more than {SOON:.0f} s"] += seconds > SOON
        self.tables.faults += [f"{sitting.table['game']}: did not go on after a kill" for sitting in left]

    def __str__(self) -> str:
        times = sorted(self.times)
        if not times:
            return "no round was finished"
        return (
            f"{len(times)} rounds; until every table had moved again: half of them {times[len(times) // 2]:.1f} s, "
            f"nine of ten {times[len(times) * 9 // 10]:.1f} s, all {times[-1]:.1f} s"
            + "".join(f"\n  {each}" for each in self.slow)
        )


def told(sitting: Sitting, began: float) -> str:
    """What a table waits for: whom it asks, and who is back since the kill."""
    table, situation = sitting.table, sitting.seats[0].situation
    kinds = [table["seats"][seat]["kind"] for seat in situation.get("asked", [])]
    back = [f"{seat.welcomed_at - began:.1f}" for seat in sitting.seats]
    return (
        f"{table['game']}: {time.monotonic() - began:.1f} s, asked {kinds}, absent {sitting.absent}, clock "
        f"{bool(table['clock'])}, people back after {', '.join(back)} s"
    )
