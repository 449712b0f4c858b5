"""The server under load, side by side with boardgame.io's. Loopback only, bounded, stops by itself.

    python bench/load.py [--tables 200] [--seconds 30] [--restore 1000] [--database-url URL]
                         [--without-boardgameio] [--json FILE]

Both servers run the same card game (tests/server/tricks, bench/boardgameio/tricks.cjs), four sockets a
table, each seat moving at random as soon as it is asked. Signoria stores every action on disk before it
acknowledges it, boardgame.io keeps its matches in memory. boardgame.io needs node and, once,
`npm install` in bench/boardgameio (done here if the folder is missing).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any, Optional

import msgspec

HERE = Path(__file__).parent
TITLES = HERE.parent / "tests" / "server"
SEATS = 4
SERVER = """
import sys
from signoria.server.main import serve
serve(port=int(sys.argv[1]), database_url=sys.argv[2], titles=("tricks:TITLE",), log_level="error",
      messages_per_second=1e6, message_burst=10**6, requests_per_minute=10**7, tables_per_minute=10**6,
      sockets_per_person=10**6, thinkers=1, metrics_token="load")
"""


class Asked(msgspec.Struct):
    version: int
    legal: list[int]


class Seen(msgspec.Struct):
    type: str
    state: Optional[Asked] = None
    ack: str = ""


class Server:
    """A child process of ours: started, measured, killed."""

    def __init__(self, url: str) -> None:
        self.url, self.port = url, free_port()
        self.process: Optional[subprocess.Popen[bytes]] = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def start(self) -> float:
        """Start and wait until every running table is back; seconds that took."""
        began = time.perf_counter()
        environment = {**os.environ, "PYTHONPATH": str(TITLES)}
        command = [sys.executable, "-c", SERVER, str(self.port), self.url]
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        while time.perf_counter() - began < 120:
            try:
                if self.get("/health")["restored"]:
                    return time.perf_counter() - began
            except OSError:
                pass
            time.sleep(0.02)
        raise SystemExit("the server did not start")

    def get(self, path: str) -> Any:
        request = urllib.request.Request(self.address + path, headers={"Authorization": "Bearer load"})
        with urllib.request.urlopen(request, timeout=10) as answer:
            text = answer.read().decode()
        return json.loads(text) if text.startswith("{") else text

    def memory(self) -> float:
        """Resident megabytes."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+)", status)
        return int(found[1]) / 1024 if found else 0.0

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


def free_port() -> int:
    from signoria.server.main import free_port

    return free_port()


async def set_up(address: str, count: int) -> tuple[list[str], list[str]]:
    """Four guests, all of them at every table; the cookies and the ids of the running tables."""
    from signoria.client import Client

    guests = [Client(address, f"Guest {seat}") for seat in range(SEATS)]
    for guest in guests:
        await guest.__aenter__()
    ids = []
    for _ in range(count):
        table = await guests[0].create("tricks", fill=[{"kind": "me"}], options={"deals": 10_000})
        for guest in guests[1:]:
            await guest.join(table["invite"])
        await guests[0].start(table["id"])
        ids.append(table["id"])
    return [guest.cookie for guest in guests], ids


async def drive(port: int, pid: int, cookies: list[str], ids: list[str], seconds: float) -> dict[str, float]:
    """Play at all tables at once; actions per second and times to acknowledge."""
    from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

    decode = msgspec.json.Decoder(Seen).decode
    times: list[float] = []
    counting = False
    now = time.perf_counter

    class Player(WSListener):
        def on_ws_connected(self, transport: WSTransport) -> None:
            self.sent, self.number = 0.0, 0

        def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
            if frame.msg_type != WSMsgType.TEXT:
                return
            message = decode(frame.get_payload_as_memoryview())
            if message.state is None:
                return
            if message.ack and counting:
                times.append(now() - self.sent)
            if message.state.legal:
                self.number += 1
                action = random.choice(message.state.legal)
                text = f'{{"type":"act","id":"{self.number}","version":{message.state.version},"actions":[{action}]}}'
                self.sent = now()
                transport.send(WSMsgType.TEXT, text.encode())

    for id in ids:
        for cookie in cookies:
            url = f"ws://127.0.0.1:{port}/ws/table/{id}"
            await ws_connect(Player, url, extra_headers={"Cookie": cookie})
    await asyncio.sleep(3)
    counting, began, cpu = True, now(), cpu_seconds(pid)
    await asyncio.sleep(seconds)
    counting, wall, cpu = False, now() - began, cpu_seconds(pid) - cpu
    times.sort()
    return {
        "actions_per_s": len(times) / wall,
        "p50_ms": quantile(times, 0.5) * 1000,
        "p99_ms": quantile(times, 0.99) * 1000,
        "actions": len(times),
        "server_cpu_us_per_action": 1e6 * cpu / max(1, len(times)),
    }


def quantile(values: list[float], share: float) -> float:
    return values[min(len(values) - 1, int(len(values) * share))] if values else 0.0


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def lag(metrics: str) -> dict[str, float]:
    """Mean and an upper bound of the 99th percentile of the event loop's lag, in ms."""
    total = float(re.search(r"signoria_loop_lag_seconds_sum (\S+)", metrics)[1])  # type: ignore[index]
    count = float(re.search(r"signoria_loop_lag_seconds_count (\S+)", metrics)[1])  # type: ignore[index]
    buckets = re.findall(r'signoria_loop_lag_seconds_bucket{le="([^"]+)"} (\S+)', metrics)
    bound = next((float(le) for le, n in buckets if float(n) >= 0.99 * count), float("inf"))
    return {"loop_lag_mean_ms": 1000 * total / max(1, count), "loop_lag_p99_below_ms": 1000 * bound}


def signoria(options: argparse.Namespace, url: str) -> dict[str, float]:
    server = Server(url)
    server.start()
    try:
        empty = server.memory()
        cookies, ids = asyncio.run(set_up(server.address, options.tables))
        driver = subprocess.run(
            [sys.executable, __file__, "--drive", str(server.port), str(server.pid), str(options.seconds)],
            input=json.dumps([cookies, ids]), capture_output=True, text=True, timeout=options.seconds + 120,
        )  # fmt: skip
        if driver.returncode:
            raise SystemExit(driver.stderr)
        found: dict[str, float] = json.loads(driver.stdout)
        found |= lag(server.get("/metrics"))
        found["memory_kb_per_table"] = (server.memory() - empty) * 1024 / options.tables
    finally:
        server.kill()
    return found


def restoring(options: argparse.Namespace, url: str) -> dict[str, float]:
    """Kill the server with many running tables and take the time until they are all back."""
    server = Server(url)
    server.start()
    try:
        cookies, ids = asyncio.run(set_up(server.address, options.restore - options.tables))
        subprocess.run(
            [sys.executable, __file__, "--drive", str(server.port), str(server.pid), "5"],
            input=json.dumps([cookies, ids[:400]]), capture_output=True, text=True, timeout=120, check=True,
        )  # fmt: skip
    finally:
        server.kill()
    seconds = server.start()
    server.kill()
    return {"restored_tables": options.restore, "restore_seconds": seconds}


def boardgameio(options: argparse.Namespace) -> dict[str, float]:
    folder = HERE / "boardgameio"
    if not (folder / "node_modules").exists():
        subprocess.run(["npm", "install", "--no-audit", "--no-fund"], cwd=folder, check=True, timeout=600)
    port, environment = free_port(), {**os.environ, "NODE_ENV": "production"}
    command = ["node", "server.cjs", str(port), str(options.seconds + 60)]
    server = subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.DEVNULL)
    try:
        time.sleep(3)
        driver = subprocess.run(
            ["node", "drive.cjs", str(port), str(options.tables), str(options.seconds), str(server.pid)],
            cwd=folder, env=environment, capture_output=True, text=True, check=True, timeout=options.seconds + 60,
        )  # fmt: skip
        found: dict[str, float] = json.loads(driver.stdout)
        return found
    finally:
        server.kill()
        server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--restore", type=int, default=1000)
    parser.add_argument("--database-url", default="")
    parser.add_argument("--without-boardgameio", action="store_true")
    parser.add_argument("--json", default="")
    options = parser.parse_args()
    report: dict[str, Any] = {"tables": options.tables, "seats": SEATS, "seconds": options.seconds}
    with tempfile.TemporaryDirectory() as folder:
        url = options.database_url or f"sqlite:///{folder}/load.db"
        report["signoria"] = signoria(options, url)
        if options.restore > options.tables:
            report["signoria"] |= restoring(options, url)
    if not options.without_boardgameio:
        ours, theirs = report["signoria"], boardgameio(options)
        report["boardgame.io"] = theirs
        report["ratio"] = {
            "actions_per_s": ours["actions_per_s"] / max(1e-9, theirs["actions_per_s"]),
            "p50": ours["p50_ms"] / max(1e-9, theirs["p50_ms"]),
            "p99": ours["p99_ms"] / max(1e-9, theirs["p99_ms"]),
            "server_cpu": ours["server_cpu_us_per_action"] / max(1e-9, theirs["server_cpu_us_per_action"]),
        }
    text = json.dumps(report, indent=2)
    print(text)
    if options.json:
        Path(options.json).write_text(text + "\n", encoding="utf-8")


def drive_only(port: str, pid: str, seconds: str) -> None:
    import uvloop

    cookies, ids = json.load(sys.stdin)
    print(json.dumps(uvloop.run(drive(int(port), int(pid), cookies, ids, float(seconds)))))
    sys.stdout.flush()
    os._exit(0)  # hundreds of open sockets need no farewell


if __name__ == "__main__":
    if sys.argv[1:2] == ["--drive"]:
        drive_only(*sys.argv[2:5])
    else:
        main()
