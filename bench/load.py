"""The server under load, side by side with boardgame.io's. Loopback only, bounded, stops by itself.

    python bench/load.py [--tables 200] [--seconds 30] [--rounds 1] [--restore 1000] [--database-url URL]
                         [--processes 1,2,4 [--without-one]] [--spectators 1000] [--growth]
                         [--without-boardgameio] [--undisturbed 0.1] [--json FILE]

Both servers run the same card game (tests/server/tricks, bench/boardgameio/tricks.cjs), four sockets a table, each
seat moving at random as soon as it is asked. Signoria stores every action on disk before it acknowledges it;
boardgame.io keeps its matches in memory, or with its own store `FlatFile` in files, which it does not flush to disk.
It needs node and, once, `npm install` in bench/boardgameio (done here if it is missing). With `--rounds` they take
turns; figures and ratios are medians over the rounds. With `--undisturbed` whatever was measured while other programs
took more than so many cores is measured again, three times at most.

`--processes` measures so many processes that share a private PostgreSQL and a private Redis (Debian's packages), with
sockets at each of them in turn, and with sockets at the owner of their table, as the hint of the handshake says.
`--without-one` leaves out everything else. `--growth` measures how the cost of an action grows with tables,
seats, spectators and history.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import statistics
import tempfile
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any, Callable, Sequence

import driving
from driving import Plan
from servers import Server, boardgameio, running, shared

SEATS = 4
TRIES = 4
IN_MEMORY, IN_FILES = "boardgame.io", "boardgame.io, in files"
RATIOS = {"actions_per_s": "actions_per_s", "p50": "p50_ms", "p99": "p99_ms", "server_cpu": "server_cpu_us_per_action"}


async def set_up(
    address: str, count: int, seats: int = SEATS, others: Sequence[str] = ()
) -> tuple[list[str], list[str]]:
    """Guests, all of them at every table; the cookies and the ids of the running tables. With `others` tables are made
    at each of these addresses in turn."""
    from signoria.client import Client

    guests = [Client(address, f"Guest {seat}") for seat in range(seats)]
    for guest in guests:
        await guest.__aenter__()
    cookies, ids = [guest.cookie for guest in guests], []
    everywhere = [guests, *([Client(other, "", cookie=cookie) for cookie in cookies] for other in others)]
    for number in range(count):
        first, *more = everywhere[number % len(everywhere)]
        fill = [{"kind": "me"}]
        table = await first.create("tricks", seats=seats, fill=fill, options={"deals": 10_000})
        for guest in more:
            await guest.join(table["invite"])
        await first.start(table["id"])
        ids.append(table["id"])
    return cookies, ids


def play(
    server: Server, tables: int, seconds: float, seats: int = SEATS, **more: Any
) -> list[dict[str, float]]:  # fmt: skip
    cookies, ids = asyncio.run(set_up(server.address, tables, seats))
    return driving.run(Plan({"": server.port}, {"server": [server.pid]}, cookies, ids, seconds, **more))


def undisturbed(limit: float, measure: Callable[[], dict[str, float]]) -> dict[str, float]:
    """Measured again where others took more cores than that meanwhile."""
    found = measure()
    for _ in range(TRIES - 1):
        if not limit or found["cores_others_took"] <= limit:
            break
        found = measure()
    return found


def lag(metrics: str) -> dict[str, float]:
    """Mean and an upper bound of the 99th percentile of the event loop's lag, in ms."""
    total = float(re.search(r"signoria_loop_lag_seconds_sum (\S+)", metrics)[1])  # type: ignore[index]
    count = float(re.search(r"signoria_loop_lag_seconds_count (\S+)", metrics)[1])  # type: ignore[index]
    buckets = re.findall(r'signoria_loop_lag_seconds_bucket{le="([^"]+)"} (\S+)', metrics)
    bound = next((float(le) for le, n in buckets if float(n) >= 0.99 * count), float("inf"))
    return {"loop_lag_mean_ms": 1000 * total / max(1, count), "loop_lag_p99_below_ms": 1000 * bound}


def signoria(options: argparse.Namespace, url: str) -> dict[str, float]:
    with running(url) as server:
        empty = server.memory()
        (found,) = play(server, options.tables, options.seconds, spectators=options.spectators)
        found |= lag(server.get("/metrics"))
        found["memory_kb_per_table"] = (server.memory() - empty) * 1024 / options.tables
    return found


def several(options: argparse.Namespace, count: int, follow: bool) -> dict[str, float]:
    """So many processes that share a database, of whose CPU time what PostgreSQL and Redis take is told apart."""
    with shared() as (url, redis_url, mains), ExitStack() as stack:
        names = [f"load-{number}" for number in range(count)]
        ships = [stack.enter_context(running(url, redis_url=redis_url, process_name=name)) for name in names]
        addresses = [ship.address for ship in ships]
        cookies, ids = asyncio.run(set_up(addresses[0], options.tables, others=addresses[1:]))
        pids = {"server": [ship.pid for ship in ships]}
        ports = dict(zip(names, [ship.port for ship in ships]))
        (found,) = driving.run(Plan(ports, pids, cookies, ids, options.seconds, follow=follow, mains=mains))
    return found


def restoring(options: argparse.Namespace, url: str) -> dict[str, float]:
    """Kill the server with many running tables and take the time until they are all back."""
    with running(url) as server:
        cookies, ids = asyncio.run(set_up(server.address, options.restore - options.tables))
        driving.run(Plan({"": server.port}, {}, cookies, ids[:400], 5))
    again = Server(url)
    seconds = again.start()
    again.kill()
    return {"restored_tables": options.restore, "restore_seconds": seconds}


def growth(seconds: float) -> dict[str, Any]:
    """What an action costs with more tables, seats, spectators and history; each against the first of its kind."""
    with tempfile.TemporaryDirectory() as folder:

        def cost(name: str, tables: int, **more: Any) -> list[dict[str, float]]:
            with running(f"sqlite:///{folder}/{name}.db") as server:
                return play(server, tables, more.pop("seconds", seconds), **more)

        return {
            "tables": {str(count): cost(f"t{count}", count)[0] for count in (1, 50, 200, 1000)},
            "seats": {str(count): cost(f"s{count}", 100, seats=count)[0] for count in (2, 3, 4)},
            "spectators": {str(count): cost(f"o{count}", 1, spectators=count)[0] for count in (0, 10, 100, 1000)},
            "history": {
                str(round(part["history"])): part for part in cost("h", 10, seconds=4 * seconds, windows=4)
            },
            "finished games listed": listing(f"sqlite:///{folder}/l.db"),
        }  # fmt: skip


async def finish(address: str, games: int) -> list[str]:
    """Two people play short games to their end; their cookies."""
    from signoria.client import Client

    async def sit(person: Any, table: str) -> None:
        async with person.sit(table) as seat:
            async for situation in seat:
                if situation["over"]:
                    return
                if situation["legal"]:
                    await seat.act(random.choice(situation["legal"]))

    async with Client(address, "Reader") as reader, Client(address, "Friend") as friend:
        for _ in range(games):
            short = {"deals": 1, "tricks": 2}
            table = await reader.create("tricks", seats=2, fill=[{"kind": "me"}], options=short)
            await friend.join(table["invite"])
            await reader.start(table["id"])
            await asyncio.gather(sit(reader, table["id"]), sit(friend, table["id"]))
        return [reader.cookie, friend.cookie]


async def read_list(address: str, cookie: str, times: int) -> int:
    from signoria.client import Client

    async with Client(address, "Reader", cookie=cookie) as reader:
        found = [await reader.request("GET", "/api/tables?scope=mine") for _ in range(times)]
    return len(found[0]["tables"])


def listing(url: str, games: int = 25, times: int = 20) -> dict[str, float]:
    """A person's list of finished games after a restart, and how many tables it brings back into memory."""
    with running(url) as server:
        reader, _ = asyncio.run(finish(server.address, games))
    with running(url) as server:
        asyncio.run(read_list(server.address, reader, 2))
        before = driving.cpu_seconds([server.pid])
        listed = asyncio.run(read_list(server.address, reader, times))
        used = driving.cpu_seconds([server.pid]) - before
        live = re.search(r"^signoria_live_tables (\S+)", server.get("/metrics"), re.MULTILINE)
    return {
        "games": listed,
        "server_cpu_ms_per_list": 1000 * used / times,
        "brought_back": float(live[1]) if live else float("nan"),
    }


def side_by_side(options: argparse.Namespace) -> dict[str, dict[str, float]]:
    """Ours, then boardgame.io's with either of its stores, and how they compare."""
    with tempfile.TemporaryDirectory() as folder:
        url = ""

        def measure() -> dict[str, float]:
            nonlocal url
            url = options.database_url or f"sqlite:///{folder}/{random.randbytes(4).hex()}.db"
            return signoria(options, url)

        ours = undisturbed(options.undisturbed, measure)
        if options.restore > options.tables:
            ours |= restoring(options, url)
    if options.without_boardgameio:
        return {"signoria": ours}
    found = {"signoria": ours}
    for name, files in ((IN_MEMORY, False), (IN_FILES, True)):
        play = partial(boardgameio, options.tables, options.seconds, files)
        found[name] = undisturbed(options.undisturbed, play)
    return found | {f"ratio to {name}": compared(ours, found[name]) for name in (IN_MEMORY, IN_FILES)}


def compared(ours: dict[str, float], theirs: dict[str, float]) -> dict[str, float]:
    return {name: ours[key] / max(1e-9, theirs[key]) for name, key in RATIOS.items()}


def medians(parts: list[dict[str, float]]) -> dict[str, float]:
    return {name: statistics.median(part[name] for part in parts) for name in parts[0]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--restore", type=int, default=1000)
    parser.add_argument("--spectators", type=int, default=0)
    parser.add_argument("--processes", default="")
    parser.add_argument("--without-one", action="store_true")
    parser.add_argument("--growth", action="store_true")
    parser.add_argument("--database-url", default="")
    parser.add_argument("--without-boardgameio", action="store_true")
    parser.add_argument("--undisturbed", type=float, default=0.0)
    parser.add_argument("--json", default="")
    options = parser.parse_args()
    report: dict[str, Any] = {"tables": options.tables, "seats": SEATS, "seconds": options.seconds}
    rounds = [] if options.without_one else [side_by_side(options) for _ in range(options.rounds)]
    report |= {name: medians([each[name] for each in rounds]) for name in (rounds[0] if rounds else ())}
    for count in filter(None, options.processes.split(",")):
        for name, follow in ((f"{count} processes", False), (f"{count} processes, straight to the owner", True)):
            report[name] = undisturbed(options.undisturbed, partial(several, options, int(count), follow))
            for peer in (IN_MEMORY, IN_FILES):
                if peer in report:
                    report[f"{name}: ratio to {peer}"] = compared(report[name], report[peer])
    if options.growth:
        report["growth"] = growth(options.seconds / 4)
    text = json.dumps(report, indent=2)
    print(text)
    if options.json:
        Path(options.json).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
