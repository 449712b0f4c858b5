"""Plays at many tables over websockets, one socket per seat, moved as soon as it is asked; a process of its own.

python bench/driving.py < PLAN (JSON)
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import subprocess
import sys
import time
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Callable, Optional

import msgspec

TICKS = os.sysconf("SC_CLK_TCK")
WARM_UP = 3.0  # seconds
HINT = "x-signoria-owner"


class Plan(msgspec.Struct):
    """Where to play, as whom, for how long; whose CPU time counts, by name; how many look on at the first table.

    Of several processes each has a port, by its name; sockets go to them in turn, or, with `follow`, to the owner of
    their table, as the handshake of a first one has told.
    """

    ports: dict[str, int]
    pids: dict[str, list[int]]
    cookies: list[str]
    tables: list[str]
    seconds: float
    spectators: int = 0
    windows: int = 1  # the time is measured in so many parts
    follow: bool = False
    mains: dict[str, int] = {}  # processes of which those that they start count too


class Asked(msgspec.Struct):
    version: int
    legal: list[int]


class Seen(msgspec.Struct):
    type: str
    state: Optional[Asked] = None
    ack: str = ""


class Score:
    """Times to acknowledge, while it counts."""

    def __init__(self) -> None:
        self.counting, self.times = False, list[float]()
        self.played = self.heard = 0  # from the beginning; by spectators
        self.moves: dict[str, int] = {}  # of each table, from the beginning


async def connect(plan: Plan, score: Score) -> None:
    from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

    decode, now = msgspec.json.Decoder(Seen).decode, time.perf_counter

    class Player(WSListener):
        def __init__(self, table: str) -> None:
            self.sent, self.number, self.table = 0.0, 0, table

        def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
            if frame.msg_type != WSMsgType.TEXT:
                return
            message = decode(frame.get_payload_as_memoryview())
            if message.state is None:
                return
            if message.ack:
                score.played += 1
                score.moves[self.table] += 1
                if score.counting:
                    score.times.append(now() - self.sent)
            if message.state.legal:
                self.number += 1
                action = random.choice(message.state.legal)
                text = f'{{"type":"act","id":"{self.number}","version":{message.state.version},"actions":[{action}]}}'
                self.sent = now()
                transport.send(WSMsgType.TEXT, text.encode())

    class Spectator(WSListener):
        def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
            score.heard += score.counting

    in_turn = itertools.cycle(plan.ports.values())

    async def join(who: Callable[[], WSListener], table: str, port: int, cookie: str = "") -> WSTransport:
        headers = {"Cookie": cookie} if cookie else {}
        transport, _ = await ws_connect(who, f"ws://127.0.0.1:{port}/ws/table/{table}", extra_headers=headers)
        return transport

    async def owner(table: str) -> int:
        asked = await join(Spectator, table, next(in_turn), plan.cookies[0])
        asked.disconnect()
        return plan.ports[asked.response.headers[HINT]]

    for _ in range(plan.spectators):
        await join(Spectator, plan.tables[0], next(in_turn))
    score.moves = dict.fromkeys(plan.tables, 0)
    for table in plan.tables:
        straight = await owner(table) if plan.follow else None
        for cookie in plan.cookies:
            await join(partial(Player, table), table, straight or next(in_turn), cookie)


async def drive(plan: Plan) -> list[dict[str, float]]:
    """Play at all tables at once; what each part of the time was like."""
    score = Score()
    await connect(plan, score)
    await asyncio.sleep(WARM_UP)
    found = []
    for _ in range(plan.windows):
        score.counting, score.times, score.heard, before = True, [], 0, score.played
        moved = dict(score.moves)
        began, cpu = time.perf_counter(), used_by(plan)
        own, all_of_it = time.process_time(), busy_seconds()
        await asyncio.sleep(plan.seconds / plan.windows)
        wall = time.perf_counter() - began
        used = {name: seconds - cpu[name] for name, seconds in used_by(plan).items()}
        others = busy_seconds() - all_of_it - sum(used.values()) - (time.process_time() - own)
        score.counting = False
        history = (before + score.played) / 2 / len(plan.tables)
        in_play = sum(score.moves[table] > count for table, count in moved.items())
        more = {"history": history, "tables_in_play": in_play, "cores_others_took": max(0.0, others / wall)}
        found.append(told(score, wall, used) | more)
    return found


def used_by(plan: Plan) -> dict[str, float]:
    own = {name: cpu_seconds(pids) for name, pids in plan.pids.items()}
    return own | {name: family_seconds(pid) for name, pid in plan.mains.items()}


def told(score: Score, wall: float, used: dict[str, float]) -> dict[str, float]:
    times, count = sorted(score.times), len(score.times)
    each = {f"{name}_cpu_us_per_action": 1e6 * seconds / max(1, count) for name, seconds in used.items()}
    speed = {
        "actions_per_s": count / wall,
        "p50_ms": quantile(times, 0.5) * 1000,
        "p99_ms": quantile(times, 0.99) * 1000,
    }
    return {**speed, "actions": count, **each, "heard_by_spectators": score.heard}


def quantile(values: list[float], share: float) -> float:
    return values[min(len(values) - 1, int(len(values) * share))] if values else 0.0


def cpu_seconds(pids: list[int]) -> float:
    total = 0
    for pid in pids:
        with suppress(FileNotFoundError):
            total += sum(spent(pid)[:2])
    return total / TICKS


def family_seconds(pid: int) -> float:
    """Of a process and those it has started: PostgreSQL has some that come and go, whose time it then counts itself."""
    total = sum(spent(pid))
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        with suppress(FileNotFoundError):
            total += sum(spent(int(child)))
    return total / TICKS


def spent(pid: int) -> list[int]:
    """In ticks: by itself as user and system, and by those of its children that have ended."""
    return [int(field) for field in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:15]]


def busy_seconds() -> float:
    """Of all cores, since the machine was started."""
    user, nice, system, _idle, _iowait, *more = map(int, Path("/proc/stat").read_text().split("\n")[0].split()[1:9])
    return (user + nice + system + sum(more)) / TICKS


def run(plan: Plan) -> list[dict[str, float]]:
    """In a process of its own."""
    done = subprocess.run(
        [sys.executable, __file__], input=msgspec.json.encode(plan), capture_output=True,
        timeout=plan.seconds + 300,
    )  # fmt: skip
    if done.returncode:
        raise SystemExit(done.stderr.decode())
    found: list[dict[str, float]] = json.loads(done.stdout)
    return found


def main() -> None:
    import uvloop

    plan: Any = msgspec.json.decode(sys.stdin.read(), type=Plan)
    print(json.dumps(uvloop.run(drive(plan))))
    sys.stdout.flush()
    os._exit(0)  # hundreds of open sockets need no farewell


if __name__ == "__main__":
    main()
