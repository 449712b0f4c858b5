"""From measured points to many players: processes, databases, Redis, bytes and money, for docs/scale.md.

    python bench/scale.py [--write]

The points are in bench/points.json (`bench/points.py` measures them anew). `Costs` are worked out from them;
`simulated` is one process as a queue: tables think, an action waits for the processor, then for a commit that it shares
with others. `reproduced` compares both with every measured point. What is assumed and not measured is in `Assumed`.
`--write` makes the tables of docs/scale.md anew.
"""

from __future__ import annotations

import heapq
import json
import math
import sys
from collections import deque
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Callable, Final

HERE = Path(__file__).parent
POINTS: Final = HERE / "points.json"
PAGE: Final = HERE.parent / "docs" / "scale.md"
MONTH: Final = 30.4 * 86_400


@dataclass(frozen=True)
class Assumed:
    """What nobody has measured here."""

    players_a_table: int = 4
    seconds_an_action: float = 8.0  # of a table, from one action to the next
    busy: float = 0.5  # of a core at the busiest hour, so that one in two may die
    mean_load: float = 0.4  # of the busiest hour, over a month
    redis_messages_a_shard: float = 80_000.0  # a second
    wal_bytes_a_primary: float = 40e6  # a second
    transactions_a_primary: float = 8_000.0  # a second, with 16 cores
    commit_ms: float = 2.0  # a disk with a battery, or a network away
    core_month: float = 30.0  # USD, with 4 GB of memory
    gigabyte_month: float = 0.12  # USD, of a fast disk
    gigabyte_out: float = 0.05  # USD
    kept_months: float = 12.0
    least_rest_us: float = 5.0  # of a socket, a second: a ping and its answer in 20 s cost about what an action does


ASSUMED: Final = Assumed()


@dataclass(frozen=True)
class Costs:
    """Of one action, table, socket, byte."""

    action_us: float
    update_us: float  # more for each socket that is told
    detour_us: float  # more for each socket at another process
    process_us: float  # of a process where nothing happens, a second
    rest_us: float  # of a socket, a second
    process_mb: float
    table_kb: float
    socket_kb: float
    update_bytes: float
    wal_bytes: float
    stored_bytes: float
    transactions: float
    detour_commands: float  # of Redis, for each update that goes through it
    detour_bytes: float

    def cpu_us(self, sockets: float, away: float = 0.0) -> float:
        """An action at a table with so many sockets, a share of which is at other processes."""
        return self.action_us + sockets * (self.update_us + away * self.detour_us)


def points(file: Path = POINTS) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def costs(found: dict[str, Any]) -> Costs:
    """The straight line through the two points of one process, and what the point of two adds."""
    few, many, two = found["points"][:3]
    update = (many["cpu_us_per_action"] - few["cpu_us_per_action"]) / (many["sockets_a_table"] - few["sockets_a_table"])
    away = two["sockets_a_table"] * (1 - 1 / two["processes"])
    singles = (few, many)
    more = many["tables"] * many["sockets_a_table"] - few["tables"] * few["sockets_a_table"]
    rest = max(ASSUMED.least_rest_us, (many["rest_us_per_second"] - few["rest_us_per_second"]) / more)
    return Costs(
        action_us=few["cpu_us_per_action"] - update * few["sockets_a_table"],
        update_us=update,
        detour_us=max(0.0, two["cpu_us_per_action"] - few["cpu_us_per_action"]) / away,
        process_us=max(0.0, few["rest_us_per_second"] - rest * few["tables"] * few["sockets_a_table"]),
        rest_us=rest,
        process_mb=mean(singles, "mb_empty_process"),
        table_kb=found["run"]["memory_kb_per_table"] - found["run"]["seats"] * many["kb_per_socket"],  # with a history
        socket_kb=many["kb_per_socket"],
        update_bytes=mean(singles, "wire_bytes_per_update"),
        wal_bytes=mean(singles, "wal_bytes_per_action"),
        stored_bytes=mean(singles, "stored_bytes_per_action"),
        transactions=mean(singles, "transactions_per_action"),
        detour_commands=max(0.0, two["redis_commands_per_action"] - few["redis_commands_per_action"]) / away,
        detour_bytes=max(0.0, two["redis_bytes_per_action"] - few["redis_bytes_per_action"]) / away,
    )


def mean(some: tuple[dict[str, float], ...], name: str) -> float:
    return sum(point[name] for point in some) / len(some)


# -- one process as a queue


@dataclass(frozen=True)
class Played:
    actions_per_s: float
    p50_ms: float
    p99_ms: float
    busy: float
    actions_a_commit: float


class Process:
    """Tables that think, one processor for them all, and one commit at a time for whoever is ready."""

    def __init__(self, tables: int, cpu_us: float, think: float, commit_ms: float, rng: Random, spread: float) -> None:
        self.cpu, self.think, self.commit, self.rng, self.spread = cpu_us / 1e6, think, commit_ms / 1000, rng, spread
        self.order, self.now, self.busy = count(), 0.0, 0.0
        self.queue: deque[int] = deque()
        self.free, self.ready, self.storing = True, list[int](), list[int]()
        self.sent, self.times, self.commits = [0.0] * tables, list[float](), 0
        self.agenda: list[tuple[float, int, Callable[[int], None], int]] = []
        for table in range(tables):
            self.later(self.thought(), self.arrives, table)

    def thought(self) -> float:
        return self.rng.expovariate(1 / self.think) if self.think else 0.0

    def later(self, seconds: float, what: Callable[[int], None], table: int) -> None:
        heapq.heappush(self.agenda, (self.now + seconds, next(self.order), what, table))

    def arrives(self, table: int) -> None:
        self.sent[table] = self.now
        self.queue.append(table)

    def worked_out(self, table: int) -> None:
        self.free = True
        self.ready.append(table)

    def stored(self, _: int) -> None:
        for table in self.storing:
            self.times.append(self.now - self.sent[table])
            self.later(self.thought(), self.arrives, table)
        self.storing = []

    def run(self, seconds: float) -> None:
        while self.agenda and self.agenda[0][0] < seconds:
            self.now, _, what, table = heapq.heappop(self.agenda)
            what(table)
            if self.free and self.queue:
                self.free = False
                cost = self.cpu * max(0.1, self.rng.gauss(1, self.spread))
                self.busy += cost
                self.later(cost, self.worked_out, self.queue.popleft())
            if self.ready and not self.storing:
                self.storing, self.ready = self.ready, []
                self.commits += 1
                self.later(self.commit, self.stored, 0)


def simulated(
    tables: int, cpu_us: float, think: float, commit_ms: float, seconds: float, seed: int = 1, spread: float = 0.5
) -> Played:
    """One process with so many tables; times vary by `spread` of their mean."""
    process = Process(tables, cpu_us, think, commit_ms, Random(seed), spread)
    process.run(seconds)
    times = sorted(process.times)
    at = [1000 * times[min(len(times) - 1, int(len(times) * share))] for share in (0.5, 0.99)]
    return Played(len(times) / seconds, at[0], at[1], process.busy / seconds, len(times) / max(1, process.commits))


def reproduced(found: dict[str, Any]) -> list[tuple[str, float, float]]:
    """Every measured point beside what costs and simulation make of it."""
    known = costs(found)
    told: list[tuple[str, float, float]] = []
    for point in found["points"]:
        away = 1 - 1 / point["processes"]
        name = f"{point['processes']} process(es), {point['sockets_a_table']:g} sockets a table"
        told += [
            (f"{name}: µs an action", point["cpu_us_per_action"], known.cpu_us(point["sockets_a_table"], away)),
            (f"{name}: bytes an update", point["wire_bytes_per_update"], known.update_bytes),
            (f"{name}: WAL bytes an action", point["wal_bytes_per_action"], known.wal_bytes),
        ]
    run = found["run"]
    played = simulated(run["tables"], run["server_cpu_us_per_action"], 0.0, 1.0, 20.0)
    told += [
        ("a run on its own machine: actions a second", run["actions_per_s"], played.actions_per_s),
        ("a run on its own machine: p50 in ms", run["p50_ms"], played.p50_ms),
    ]
    return told


# -- many players


@dataclass(frozen=True)
class House:
    """What so many players at once need."""

    players: int
    tables: int
    actions: float
    cores: int
    led: int  # processes, if every socket goes straight to the owner of its table
    memory_gb: float
    ack: Played
    out_mbit: float
    transactions: float
    wal_mb: float
    primaries: int
    stored_gb_month: float
    redis_messages: float
    shards: int
    usd: dict[str, float]


def house(known: Costs, players: int, assumed: Assumed = ASSUMED) -> House:
    tables = players // assumed.players_a_table
    actions = tables / assumed.seconds_an_action
    sockets = float(assumed.players_a_table)

    def processes(away: float) -> int:
        work = (actions * known.cpu_us(sockets, away) + players * known.rest_us) / 1e6
        return max(2, math.ceil(work / (assumed.busy - known.process_us / 1e6)))

    cores, led = processes(1.0), processes(0.0)  # any proxy: all sockets are at other processes
    away = 1 - 1 / cores
    here = tables // cores
    cpu_us = known.cpu_us(sockets, away) + (known.rest_us * players + known.process_us * cores) / actions
    ack = simulated(here, cpu_us, assumed.seconds_an_action, assumed.commit_ms, 60.0)
    transactions = actions / ack.actions_a_commit
    wal = actions * known.wal_bytes
    primaries = math.ceil(max(wal / assumed.wal_bytes_a_primary, transactions / assumed.transactions_a_primary))
    stored = actions * assumed.mean_load * MONTH * known.stored_bytes / 1e9
    kept = stored * assumed.kept_months
    messages = actions * sockets * away * max(1.0, known.detour_commands)
    out = actions * sockets * known.update_bytes
    gigabytes_out = out * assumed.mean_load * MONTH / 1e9
    memory = (cores * known.process_mb * 1024 + tables * known.table_kb + players * known.socket_kb) / 1024**2
    shards = math.ceil(messages / assumed.redis_messages_a_shard)
    database_cores = max(2, math.ceil(16 * transactions / assumed.transactions_a_primary))
    usd = {
        "processes": cores * assumed.core_month,
        "PostgreSQL": 2 * (database_cores * assumed.core_month + kept * assumed.gigabyte_month),  # and its standby
        "Redis": shards * 2 * 2 * assumed.core_month,
        "traffic": gigabytes_out * assumed.gigabyte_out,
    }
    return House(
        players, tables, actions, cores, led, memory, ack, out * 8 / 1e6, transactions, wal / 1e6, primaries, stored,
        messages, shards, usd,
    )  # fmt: skip


# -- the page


def tables_of(found: dict[str, Any]) -> dict[str, str]:
    """The parts of the page that follow from the points, by their marks."""
    known = costs(found)
    houses = [house(known, players) for players in (1_000, 10_000, 100_000, 1_000_000)]
    checks = [
        f"| {name} | {measured:,.1f} | {said:,.1f} | {said / measured:.2f} |"
        for name, measured, said in reproduced(found)
    ]
    return {"costs": costs_table(known), "houses": houses_table(houses), "points": "\n".join(
        ["| point | measured | model | ratio |", "|---|---|---|---|", *checks]
    )}  # fmt: skip


def costs_table(known: Costs) -> str:
    lines = [
        ("an action, whoever watches", f"{known.action_us:,.0f} µs"),
        ("and each socket that is told of it", f"{known.update_us:,.0f} µs"),
        ("and each of these at another process than the table's", f"{known.detour_us:,.0f} µs"),
        ("a socket at rest", f"{known.rest_us:,.1f} µs a second"),
        ("a process", f"{known.process_mb:,.0f} MB, {known.process_us / 1000:,.1f} ms a second"),
        ("a table in memory", f"{known.table_kb:,.0f} kB"),
        ("a socket", f"{known.socket_kb:,.0f} kB"),
        ("an update on the wire", f"{known.update_bytes:,.0f} bytes"),
        ("an action in PostgreSQL's journal (WAL)", f"{known.wal_bytes:,.0f} bytes"),
        ("an action stored, with its indexes", f"{known.stored_bytes:,.0f} bytes"),
        ("a detour, in commands of Redis", f"{known.detour_commands:,.1f}"),
    ]
    return "\n".join(["| | costs |", "|---|---|", *(f"| {name} | {value} |" for name, value in lines)])


def houses_table(houses: list[House]) -> str:
    rows: list[tuple[str, list[str]]] = [
        ("tables", [f"{h.tables:,}" for h in houses]),
        ("actions a second", [f"{h.actions:,.0f}" for h in houses]),
        ("processes, each on a core, any proxy", [f"{h.cores:,}" for h in houses]),
        ("processes, if sockets go straight to the owner", [f"{h.led:,}" for h in houses]),
        ("memory of all, GB", [f"{h.memory_gb:,.1f}" for h in houses]),
        ("to acknowledge, p50 / p99, ms", [f"{h.ack.p50_ms:.1f} / {h.ack.p99_ms:.1f}" for h in houses]),
        ("out, Mbit/s", [f"{h.out_mbit:,.1f}" for h in houses]),
        ("commits a second", [f"{h.transactions:,.0f}" for h in houses]),
        ("WAL, MB/s", [f"{h.wal_mb:,.2f}" for h in houses]),
        ("PostgreSQL primaries", [f"{h.primaries}" for h in houses]),
        ("stored, GB a month", [f"{h.stored_gb_month:,.0f}" for h in houses]),
        ("messages through Redis a second, any proxy", [f"{h.redis_messages:,.0f}" for h in houses]),
        ("signs of life heard by all processes a second", [f"{2 * h.cores * (h.cores - 1):,}" for h in houses]),
        ("Redis shards", [f"{h.shards}" for h in houses]),
        *((f"USD a month: {part}", [f"{h.usd[part]:,.0f}" for h in houses]) for part in houses[0].usd),
        ("USD a month", [f"**{sum(h.usd.values()):,.0f}**" for h in houses]),
        ("USD a month for a thousand players", [f"{1000 * sum(h.usd.values()) / h.players:,.0f}" for h in houses]),
    ]
    head = ["| players at once | " + " | ".join(f"{h.players:,}" for h in houses) + " |", "|---" * 5 + "|"]
    return "\n".join(head + [f"| {name} | " + " | ".join(cells) + " |" for name, cells in rows])


def written(text: str, parts: dict[str, str]) -> str:
    """The page with its tables made anew."""
    for mark, part in parts.items():
        begin, end = f"<!-- {mark} -->\n", f"\n<!-- /{mark} -->"
        before, _, rest = text.partition(begin)
        text = before + begin + part + end + rest.partition(end)[2]
    return text


def main() -> None:
    parts = tables_of(points())
    if "--write" in sys.argv[1:]:
        PAGE.write_text(written(PAGE.read_text(encoding="utf-8"), parts), encoding="utf-8")
    print("\n\n".join(parts.values()))


if __name__ == "__main__":
    main()
