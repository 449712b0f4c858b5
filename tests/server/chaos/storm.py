"""What befalls the server: every few seconds something else."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from random import Random
from typing import Awaitable, Callable

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from .fleet_house import FleetHouse
from .house import House
from .tables import Tables

STEPS = (-86_400.0, -3600.0, -2.0, 0.0, 2.0, 3600.0, 86_400.0)  # seconds by which the wall clock is wrong
FLOOD = 1500  # messages at once


class Storm:
    def __init__(self, house: House | FleetHouse, tables: Tables, rng: Random, counts: Counter[str]) -> None:
        self.house, self.tables, self.rng, self.counts = house, tables, rng, counts
        self.means: list[tuple[int, Callable[[], Awaitable[None]]]] = [
            (4, self.kill), (2, self.restart_database), (4, self.kill_worker), (3, self.step_clock), (3, self.flood),
        ]  # fmt: skip
        if isinstance(house, FleetHouse):
            self.means += [(30, self.kill), (4, self.end), (3, self.freeze), (3, self.stop_redis)]

    async def rage(self) -> None:
        """Until it is told to stop; whatever it began is brought to its end."""
        while not self.tables.over:
            await asyncio.sleep(0.5 + self.rng.random() * 3)
            weights = [weight for weight, _ in self.means]
            await self.rng.choices([means for _, means in self.means], weights)[0]()

    async def kill(self) -> None:
        await self.house.kill()
        self.counts["kill -9"] += 1

    async def restart_database(self) -> None:
        await self.house.restart_database(self.rng.random() * 2)
        self.counts["database restarts"] += 1

    async def end(self) -> None:
        assert isinstance(self.house, FleetHouse)
        await self.house.end()
        self.counts["graceful ends"] += 1

    async def freeze(self) -> None:
        assert isinstance(self.house, FleetHouse)
        await self.house.freeze(self.rng.random() * 5)
        self.counts["processes stopped and woken"] += 1

    async def stop_redis(self) -> None:
        assert isinstance(self.house, FleetHouse)
        await self.house.stop_redis(self.rng.random() * 10)
        self.counts["Redis restarts"] += 1

    async def kill_worker(self) -> None:
        self.counts["workers killed"] += self.house.kill_worker(self.rng.randrange(8))

    async def step_clock(self) -> None:
        self.house.set_clock(self.rng.choice(STEPS))
        self.counts["clock steps"] += 1

    async def flood(self) -> None:
        """A stranger at a table who does not stop talking; the server hangs up."""
        if not self.tables.sittings:
            return
        id = self.rng.choice(self.tables.sittings).id
        address = self.house.address.replace("http", "ws")
        try:
            async with connect(f"{address}/ws/table/{id}", max_size=None) as socket:
                for number in range(FLOOD):
                    await socket.send(json.dumps({"type": "ping", "at": number}))
                async for _ in socket:
                    pass
        except (OSError, ConnectionClosed, WebSocketException):
            pass
        self.counts["floods"] += 1
