"""Tables of all titles, one after the other, and what must hold at each of them."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from contextlib import AsyncExitStack
from random import Random
from typing import Any, Optional

import signoria
from signoria.client import Client, Json, Refused
from signoria.titles import own

from .fleet_house import FleetHouse
from .house import House
from .people import Unanswered, Witness, patiently

STALLED = 10.0  # seconds in which a table with a bot to move must have moved
LEVELS = ("random", "random", "expert")


class Sitting:
    """One table and the people who play at it; an `absent` one has a seat and never comes."""

    def __init__(self, table: Json, seats: list[Witness], absent: Optional[int]) -> None:
        self.table, self.seats, self.absent = table, seats, absent
        self.id: str = table["id"]
        self.longest = 0.0
        self.reported = False
        self.left = False  # nobody of ours is at it any more

    @property
    def moved_at(self) -> float:
        """When somebody was last told of a move."""
        return max(seat.moved_at for seat in self.seats)

    def busy(self) -> bool:
        """It plays, and nobody has stopped it to ask or to rest."""
        witness = self.seats[0]
        situation, table = witness.situation, witness.table
        if self.left or not situation or situation["over"] or table["status"] != "running":
            return False
        return not table["paused"] and not witness.wish

    def stands_still(self, well: Optional[float]) -> float:
        """Seconds for which nothing has happened although a bot has to move and everything is up."""
        witness = self.seats[0]
        situation, table = witness.situation, witness.table
        if well is None or not self.busy():
            return 0.0
        driven = [seat["seat"] for seat in table["seats"] if seat["kind"] == "bot" or seat["driver"]]
        if not set(driven) & set(situation["asked"]):
            return 0.0
        return time.monotonic() - max(well, *(each.changed_at for each in self.seats))


class Tables:
    def __init__(self, house: House | FleetHouse, rng: Random, counts: Counter[str]) -> None:
        self.house, self.rng, self.counts = house, rng, counts
        self.people: list[Client] = []
        self.victim: Optional[Client] = None
        self.sittings: list[Sitting] = []
        self.faults: list[str] = []
        self.over = False

    def stopping(self) -> bool:
        return self.over

    async def arrive(self, count: int) -> None:
        for number in range(count):
            self.people.append(await Client(self.house.address, f"Player {number}").__aenter__())
        self.victim = await Client(self.house.address, "Somebody else").__aenter__()

    async def keep_playing(self, number: int) -> None:
        """One table after the other, of all titles in turn."""
        titles, rng = list(own()), Random(self.rng.random())
        while not self.over:
            title = titles[number % len(titles)]
            number += 1
            try:
                await self.play_one(title, rng)
            except Unanswered as error:
                self.faults.append(f"{title}: {error}")

    async def play_one(self, title: str, rng: Random) -> None:
        sitting = await self._open(title, rng)
        if sitting is None:
            return
        self.sittings.append(sitting)
        async with AsyncExitStack() as stack:
            for seat in sitting.seats:
                await stack.enter_async_context(seat)
            players = [seat.play(Random(rng.random()), self.stopping) for seat in sitting.seats]
            try:
                await asyncio.gather(*players)
            finally:
                sitting.left = True
            if sitting.seats[0].situation.get("over"):
                await self._check_end(sitting)

    async def _open(self, title: str, rng: Random) -> Optional[Sitting]:
        game = signoria.game(title)
        seats = game.usual_seats
        chosen = rng.sample(self.people, rng.randint(1, min(3, seats - 1)))
        absent = seats - 1 if rng.random() < 0.2 else None
        fill: list[Json] = [{"kind": "bot", "level": rng.choice(LEVELS)} for _ in range(seats)]
        for place in [*range(len(chosen)), *([absent] if absent is not None else [])]:
            fill[place] = {"kind": "me" if place == 0 else "open"}
        clock = {"bank": 1 if absent is not None else 30, "increment": 0} if absent or rng.random() < 0.5 else None
        choices: dict[str, Any] = {
            "seats": seats,
            "fill": fill,
            "pace": 0,
            "clock": clock,
            "auto_pass": rng.random() < 0.5,
        }
        table = await patiently(lambda: chosen[0].create(title, **choices), self.stopping)
        if table is None:
            return None
        guests = [(place, person) for place, person in enumerate(chosen) if place]
        if absent is not None and self.victim is not None:
            guests.append((absent, self.victim))
        for place, person in guests:
            await patiently(lambda: person.join(table["invite"], place), self.stopping)  # noqa: B023
        started = await patiently(lambda: _started(chosen[0], table["id"]), self.stopping)
        self.counts["tables"] += 1
        return started and Sitting(started, [Witness(person, table["id"], self.counts) for person in chosen], absent)

    async def _check_end(self, sitting: Sitting) -> None:
        """The record verifies; whoever did not play has earned nothing."""
        self.counts["games ended"] += 1
        person = sitting.seats[0].client
        text = await patiently(lambda: person.record(sitting.id), self.stopping)
        if text is None:
            return
        try:
            signoria.Record.parse(text).verify()
        except signoria.RecordError as error:
            self.faults.append(f"{sitting.table['game']}: the record does not hold: {error}")
        path = f"/api/tables/{sitting.id}/ratings"
        rated = await patiently(lambda: person.request("GET", path), self.stopping)
        if rated and earned(rated["seats"], sitting.absent):
            self.faults.append(f"{sitting.table['game']}: somebody gained who never made a move")

    async def watch(self) -> None:
        """No table with a bot to move stands still, and nobody loses a seat."""
        while not self.over:
            await asyncio.sleep(0.25)
            for sitting in self.sittings:
                still = sitting.stands_still(self.house.well)
                sitting.longest = max(sitting.longest, still)
                if still > STALLED and not sitting.reported:
                    sitting.reported = True
                    self.faults.append(f"{sitting.table['game']}: nothing moved for {still:.1f} s")
                if any(seat.lost_seat for seat in sitting.seats) and not sitting.reported:
                    sitting.reported = True
                    self.faults.append(f"{sitting.table['game']}: somebody came back as a spectator")


def earned(ratings: list[Json], seat: Optional[int]) -> bool:
    """Whether a game has raised the rating of this seat. To let the clock play saves nobody from a defeat."""
    return any(each["seat"] == seat and each["after"] > each["before"] for each in ratings)


async def _started(host: Client, id: str) -> Json:
    """A start whose answer was lost has been stored all the same."""
    try:
        return await host.start(id)
    except Refused as refused:
        if refused.key != "no-started":
            raise
    found: Json = await host.request("GET", f"/api/tables/{id}")
    return found
