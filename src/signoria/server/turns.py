"""Whose bots think next: each person has the same share, and of each person the tables take turns."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from itertools import islice
from typing import Optional

from msgspec import Struct

from signoria.server.thinker import ThinkJob

UNWATCHED_EVERY = 5  # one in so many jobs is of a table that nobody watches, while others wait
AROUND_SECONDS = 60.0
MOST_REMEMBERED = 10_000


class Whose(Struct, frozen=True):
    """On whose account a job is: the host of the table, the table, and whether anybody is connected to it."""

    person: str
    table: str
    watched: bool = True


class Waiter:
    def __init__(self, whose: Whose, job: ThinkJob) -> None:
        self.whose, self.job = whose, job
        self.called: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Turns:
    """Those who wait, and what each person has had.

    Next is the person with the fewest jobs under way, then with the least time used; who comes back
    after a rest starts level with the others and has saved nothing up.
    """

    def __init__(self, workers: int, per_person: int) -> None:
        self.workers, self.per_person = workers, per_person
        self.waiting: dict[bool, dict[str, dict[str, deque[Waiter]]]] = {True: {}, False: {}}
        self.running: Counter[str] = Counter()
        self.used: dict[str, float] = {}
        self.level = 0.0  # time used by whoever was called last
        self.seen: dict[str, float] = {}
        self.called = 0

    def put(self, whose: Whose, job: ThinkJob) -> Waiter:
        person, now = whose.person, asyncio.get_running_loop().time()
        if not self.running[person] and not any(person in tier for tier in self.waiting.values()):
            self.used[person] = max(self.used.pop(person, 0.0), self.level)
        self.seen.pop(person, None)
        self.seen[person] = now
        for known in (self.used, self.seen):
            if len(known) > MOST_REMEMBERED:
                known.pop(next(iter(known)))
        waiter = Waiter(whose, job)
        self.waiting[whose.watched].setdefault(person, {}).setdefault(whose.table, deque()).append(waiter)
        return waiter

    def next(self) -> Optional[Waiter]:
        """Whoever may think now is counted as thinking, and no longer waits."""
        first = self.called % UNWATCHED_EVERY != UNWATCHED_EVERY - 1
        for watched in (first, not first):
            people = [person for person in self.waiting[watched] if self.running[person] < self._most(person)]
            if people:
                self.called += 1
                return self._call(watched, min(people, key=lambda person: (self.running[person], self._spent(person))))
        return None

    def _call(self, watched: bool, person: str) -> Waiter:
        people = self.waiting[watched]
        tables = people.pop(person)
        table = next(iter(tables))
        waiters = tables.pop(table)
        waiter = waiters.popleft()
        if waiters:
            tables[table] = waiters
        if tables:
            people[person] = tables
        self.running[person] += 1
        self.level = max(self.level, self._spent(person))
        return waiter

    def _spent(self, person: str) -> float:
        return self.used.get(person, self.level)

    def _most(self, person: str) -> int:
        """One worker is left to the others while there are any."""
        since = asyncio.get_running_loop().time() - AROUND_SECONDS
        latest = islice(reversed(self.seen), 2)
        alone = all(other == person or self.seen[other] < since for other in latest)
        if alone and not self.per_person:
            return self.workers
        return self.per_person or max(1, self.workers - 1)

    def done(self, person: str, seconds: float) -> None:
        self.used[person] = self._spent(person) + seconds
        self.running[person] -= 1
        if not self.running[person]:
            del self.running[person]

    def drop(self, waiter: Waiter) -> None:
        """Somebody no longer wants to know."""
        whose = waiter.whose
        people = self.waiting[whose.watched]
        waiters = people.get(whose.person, {}).get(whose.table)
        if waiters is None or waiter not in waiters:
            return
        waiters.remove(waiter)
        if not waiters:
            del people[whose.person][whose.table]
        if not people[whose.person]:
            del people[whose.person]

    def of_table(self, table: str) -> list[Waiter]:
        found = [tables.get(table, ()) for people in self.waiting.values() for tables in people.values()]
        return [waiter for waiters in found for waiter in waiters]
