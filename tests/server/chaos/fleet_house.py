"""Several servers under attack that share a PostgreSQL and a Redis; people come to them by one door."""

from __future__ import annotations

import asyncio
import signal
import time
from pathlib import Path
from random import Random
from typing import Any, Optional

from fleet import Door, Fleet, Ship
from postgres import Cluster
from private_redis import PrivateRedis

from .house import Hands, kill_worker

SHIPS = 3


class FleetHouse:
    """As `House`. While one of several is down people have the others, so that tables have to go on all the same."""

    def __init__(
        self, folder: Path, cluster: Cluster, redis: PrivateRedis, rng: Random, ships: int = SHIPS, **more: Any
    ) -> None:
        self.cluster, self.redis, self.rng = cluster, redis, rng
        self.url = cluster.new_database()
        self.hands = Hands(folder / "clock")
        pace = {"bot_seconds": 0.2, "messages_per_second": 20.0, "message_burst": 80}
        usual: dict[str, Any] = {"titles": [], "thinkers": 1, **pace, **more}
        self.fleet = Fleet(ships, self.url, redis.url, self.hands.read_by, **usual)
        self.door = Door(self.fleet)
        self.well: Optional[float] = None

    @property
    def address(self) -> str:
        return self.door.address

    async def open(self) -> None:
        await asyncio.to_thread(self.fleet.open)
        await self.door.__aenter__()
        self.well = time.monotonic()

    async def kill(self) -> None:
        """kill -9 of one of them, and a new one in its place."""
        ship = self.one()
        ship.kill()
        self.well = time.monotonic()
        await asyncio.to_thread(ship.start)

    async def end(self) -> None:
        """Gracefully, as when all are replaced one after the other."""
        ship = self.one()
        await asyncio.to_thread(ship.end)
        self.well = time.monotonic()
        await asyncio.to_thread(ship.start)

    async def freeze(self, seconds: float) -> None:
        """One of them stands still, perhaps for longer than its lease."""
        ship = self.one()
        self.well = None
        ship.send(signal.SIGSTOP)
        await asyncio.sleep(seconds)
        ship.send(signal.SIGCONT)
        self.well = time.monotonic()

    async def stop_redis(self, seconds: float) -> None:
        self.well = None
        self.redis.stop()
        await asyncio.sleep(seconds)
        await asyncio.to_thread(self.redis.start)
        self.well = time.monotonic()

    async def restart_database(self, seconds: float) -> None:
        self.well = None
        await asyncio.to_thread(self.cluster.stop)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(self.cluster.start)
        for ship in self.fleet.ships:
            await asyncio.to_thread(ship.wait)
        self.well = time.monotonic()

    def set_clock(self, offset: float) -> None:
        self.hands.set(offset)

    def kill_worker(self, choice: int) -> bool:
        return kill_worker(self.one().process.pid, choice)

    def one(self, but: Optional[Ship] = None) -> Ship:
        """Any of them; not one that is not up yet."""
        return self.rng.choice([ship for ship in self.fleet.ships if ship is not but])

    async def mend(self) -> None:
        if self.cluster.process.poll() is not None:
            await asyncio.to_thread(self.cluster.start)
        if self.redis.process.poll() is not None:
            await asyncio.to_thread(self.redis.start)
        for ship in self.fleet.ships:
            if ship.process.poll() is not None:
                ship.launch()
            ship.send(signal.SIGCONT)
            await asyncio.to_thread(ship.wait)
        self.well = time.monotonic()

    async def close(self) -> None:
        self.well = None
        await self.door.__aexit__()
        await asyncio.to_thread(self.fleet.close)
