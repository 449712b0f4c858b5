"""Measures what an action, a table, a socket and a byte cost, for bench/scale.py: writes bench/points.json.

    python bench/points.py [--tables 24] [--seconds 6] [--rounds 3]

Processes of ours on a private PostgreSQL and a private Redis, the card game and the players of bench/load.py. Costs are
processor seconds, bytes and memory of the server's processes, medians over rounds in which the arrangements take turns;
how fast it goes on a machine of its own is a point of bench/load.py, entered by `--run FILE` from its JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
TITLES = str(HERE.parent / "tests" / "server")  # of the card game, for us and for the servers
sys.path[:0] = [str(HERE), TITLES]
os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [TITLES, os.environ.get("PYTHONPATH")]))

import driving  # noqa: E402
import load  # noqa: E402
import msgspec  # noqa: E402
from fleet import Fleet, Ship  # noqa: E402
from postgres import Cluster, program  # noqa: E402
from private_redis import PASSWORD, PrivateRedis  # noqa: E402

from signoria.client import Client  # noqa: E402

POINTS = HERE / "points.json"
ARRANGED = ((1, 0), (1, 8), (2, 0), (1, 4))  # processes, watchers a table; costs come from the first three
COMMITS = "SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()"


class Listener:
    """Whoever is connected: counts what comes, and moves if it sits and `playing` is set."""

    playing = False
    bytes = updates = acknowledged = 0

    @classmethod
    def made(cls) -> Any:
        from picows import WSFrame, WSListener, WSMsgType, WSTransport

        decode = msgspec.json.Decoder(driving.Seen).decode

        class Player(WSListener):
            def on_ws_connected(self, transport: WSTransport) -> None:
                self.number, self.waiting = 0, b""

            def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
                if frame.msg_type != WSMsgType.TEXT:
                    return
                payload = frame.get_payload_as_memoryview()
                cls.bytes += len(payload)
                message = decode(payload)
                if message.state is None:
                    return
                cls.updates += 1
                cls.acknowledged += bool(message.ack)
                self.waiting = b""
                if message.state.legal:
                    self.number += 1
                    action = random.choice(message.state.legal)
                    version = message.state.version
                    text = f'{{"type":"act","id":"{self.number}","version":{version},"actions":[{action}]}}'
                    self.waiting = text.encode()
                    self.go(transport)

            def go(self, transport: WSTransport) -> None:
                if cls.playing and self.waiting:
                    transport.send(WSMsgType.TEXT, self.waiting)

        return Player


def memory(ships: list[Ship]) -> float:
    """Resident kilobytes."""
    texts = (Path(f"/proc/{ship.process.pid}/status").read_text() for ship in ships)
    return sum(int(found[1]) for text in texts if (found := re.search(r"VmRSS:\s+(\d+)", text)))


def cpu(ships: list[Ship]) -> float:
    return driving.cpu_seconds([ship.process.pid for ship in ships])


class Services:
    """What the processes share."""

    def __init__(self, cluster: Cluster, redis: PrivateRedis) -> None:
        self.cluster, self.redis = cluster, redis

    def cpu(self) -> float:
        """Of both, and of this process, which plays."""
        main = int((self.cluster.data / "postmaster.pid").read_text().splitlines()[0])
        shared = driving.family_seconds(main) + driving.cpu_seconds([self.redis.process.pid])
        return shared + time.process_time()

    def asked(self, statement: str, database: str) -> float:
        command = [
            program("psql"),
            "-h",
            "127.0.0.1",
            "-p",
            str(self.cluster.port),
            "-U",
            "postgres",
            "-Atc",
            statement,
        ]
        return float(subprocess.run([*command, database], capture_output=True, text=True, check=True).stdout or 0)

    def figures(self, url: str) -> dict[str, float]:
        database = url.rpartition("/")[2]
        command = ["redis-cli", "-p", str(self.redis.port), "-a", PASSWORD, "--no-auth-warning", "info", "stats"]
        told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        redis = {key: float(value) for key, value in re.findall(r"^(total_\w+):(\d+)", told, re.M)}
        return {
            "wal_bytes": self.asked("SELECT pg_current_wal_lsn() - '0/0'::pg_lsn", database),
            "transactions": self.asked(COMMITS, database),
            "stored_bytes": self.asked("SELECT pg_total_relation_size('actions')", database),
            "redis_commands": redis["total_commands_processed"],
            "redis_bytes": redis["total_net_output_bytes"],
        }  # fmt: skip


async def spent_in(seconds: float, services: Services, fleet: Fleet) -> dict[str, float]:
    def now() -> dict[str, float]:
        servers, busy = cpu(fleet.ships), driving.busy_seconds()
        return {**services.figures(fleet.plain_url), "cpu": servers, "others": busy - servers - services.cpu()}

    begun = now()
    await asyncio.sleep(seconds)
    ended = now()
    return {name: ended[name] - begun[name] for name in ended}


async def point(services: Services, fleet: Fleet, options: argparse.Namespace, watchers: int) -> dict[str, Any]:
    """All that one arrangement tells: at rest, and while all tables play."""
    from picows import ws_connect

    ships, count = fleet.ships, options.tables
    empty = memory(ships)
    cookies, ids = await load.set_up(ships[0].address, count)
    async with Client(ships[0].address, "Watcher") as stranger:
        everybody = [*cookies, *[stranger.cookie] * watchers]
    with_tables = memory(ships)
    kind = Listener.made()
    Listener.playing = False
    sockets = []
    for id in ids:
        for number, cookie in enumerate(everybody):
            port = ships[number % len(ships)].port
            address = f"ws://127.0.0.1:{port}/ws/table/{id}"
            sockets.append(await ws_connect(kind, address, extra_headers={"Cookie": cookie}))
    per_table = len(sockets) / count
    await asyncio.sleep(2)
    with_sockets = memory(ships)
    rest = await spent_in(options.seconds, services, fleet)
    Listener.playing = True
    for transport, listener in sockets:
        kind.go(listener, transport)
    await asyncio.sleep(2)
    start = (Listener.acknowledged, Listener.updates, Listener.bytes)
    whole = await spent_in(options.seconds, services, fleet)
    ended = (Listener.acknowledged, Listener.updates, Listener.bytes)
    actions, updates, bytes = (now - then for now, then in zip(ended, start))
    others = max(0.0, whole["others"]) / options.seconds
    spent = {name: max(0.0, whole[name] - rest[name]) / actions for name in whole}  # what time alone costs is apart
    return {
        "processes": len(ships), "tables": count, "seats": load.SEATS, "sockets_a_table": per_table, "actions": actions,
        "cpu_us_per_action": round(1e6 * spent["cpu"], 1),
        "rest_us_per_second": round(1e6 * rest["cpu"] / options.seconds / len(ships), 1),
        "kb_per_table": round((with_tables - empty) / count, 1),
        "kb_per_socket": round((with_sockets - with_tables) / len(sockets), 1),
        "mb_empty_process": round(empty / 1024 / len(ships), 1),
        "wire_bytes_per_update": round(bytes / updates, 1),
        "updates_per_action": round(updates / actions, 3),
        "wal_bytes_per_action": round(spent["wal_bytes"], 1),
        "stored_bytes_per_action": round(spent["stored_bytes"], 1),
        "transactions_per_action": round(spent["transactions"], 4),
        "redis_commands_per_action": round(spent["redis_commands"], 3),
        "redis_bytes_per_action": round(spent["redis_bytes"], 1),
        "cores_others_took": round(others, 3),
    }  # fmt: skip


def main() -> None:
    import uvloop

    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=24)
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--undisturbed", type=float, default=0.0, help="as bench/load.py")
    parser.add_argument("--run", type=Path, help="the JSON of bench/load.py, from a machine of its own")
    options = parser.parse_args()
    found: dict[str, Any] = json.loads(POINTS.read_text(encoding="utf-8")) if POINTS.exists() else {}
    if options.run:
        run = json.loads(options.run.read_text(encoding="utf-8"))
        names = ("actions_per_s", "p50_ms", "p99_ms", "server_cpu_us_per_action", "memory_kb_per_table")
        found["run"] = {
            "tables": run["tables"],
            "seats": run["seats"],
            **{name: run["signoria"][name] for name in names},
        }
    else:

        def measure(each: tuple[int, int]) -> dict[str, Any]:
            return load.undisturbed(options.undisturbed, lambda: uvloop.run(measured(options, *each)))

        rounds = [[measure(each) for each in ARRANGED] for _ in range(options.rounds)]
        found["points"] = [load.medians(list(each)) for each in zip(*rounds)]
    POINTS.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(found, indent=1))


async def measured(options: argparse.Namespace, processes: int, watchers: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="signoria-postgres-") as folder:
        cluster, redis = Cluster(Path(folder)), PrivateRedis()
        fleet = Fleet(processes, cluster.new_database(), redis.url, sockets_per_person=10**6)
        try:
            fleet.open()
            return await point(Services(cluster, redis), fleet, options, watchers)
        finally:
            fleet.close()
            redis.stop()
            cluster.stop()


if __name__ == "__main__":
    main()
