"""The topology of deploy/compose.yaml without containers: a proxy in front of two processes, PostgreSQL and Redis.

The processes are started with the very environment of the composition; only addresses are those of this machine.
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import sys
import urllib.request
from contextlib import AsyncExitStack, ExitStack, contextmanager
from pathlib import Path
from typing import Any, Iterator

import pytest
import yaml
from fleet import until
from house import run
from postgres import Cluster
from private_redis import PASSWORD, PrivateRedis
from test_kill import check, play
from test_processes import table_of
from websockets.asyncio.client import connect

from signoria.client import Client
from signoria.server.main import free_port

DEPLOY = Path(__file__).parents[2] / "deploy"
COMPOSITION: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
PROCESSES = ("signoria-1", "signoria-2")
SBIN = f"{os.environ.get('PATH', '')}:/usr/sbin"
TOKEN = "for-prometheus-alone"


class House:
    """The processes of the composition, each on a port of this machine."""

    def __init__(self, postgres: Cluster, redis: PrivateRedis) -> None:
        assert postgres.sql("CREATE ROLE signoria LOGIN")
        assert postgres.sql("CREATE DATABASE signoria OWNER signoria")
        self.ports = {name: free_port() for name in PROCESSES}
        self.addresses = {"postgres:5432": f"127.0.0.1:{postgres.port}", "redis:6379": f"127.0.0.1:{redis.port}"}
        self.addresses |= {f"{name}:8000": f"127.0.0.1:{port}" for name, port in self.ports.items()}
        self.running: dict[str, subprocess.Popen[bytes]] = {}

    def environment(self, service: str, **more: str) -> dict[str, str]:
        secrets = {
            "POSTGRES_PASSWORD": "any", "REDIS_PASSWORD": PASSWORD, "SIGNORIA_METRICS_TOKEN": TOKEN,
            "SIGNORIA_ADDRESS_KEY": "0" * 48, "SIGNORIA_SITE": "games.example",
        }  # fmt: skip
        found = {}
        for name, value in COMPOSITION["services"][service]["environment"].items():
            text = re.sub(r"\$\{(\w+)[^}]*\}", lambda match: secrets[match[1]], value)
            for there, here in self.addresses.items():
                text = text.replace(there, here)
            found[name] = text
        return {**os.environ, **found, **more}

    def start(self, name: str) -> None:
        here = {
            "SIGNORIA_PORT": str(self.ports[name]), "SIGNORIA_TRUSTED_PROXIES": "127.0.0.1", "SIGNORIA_THINKERS": "1",
            "SIGNORIA_TITLES": "tricks:TITLE", "SIGNORIA_LOG_LEVEL": "critical", "SIGNORIA_BOT_SECONDS": "0",
            "SIGNORIA_DRAIN_SECONDS": "0",
        }  # fmt: skip
        command = [sys.executable, "-m", "signoria.cli", "serve"]
        self.running[name] = subprocess.Popen(
            command, env=self.environment(name, **here), stdout=subprocess.DEVNULL
        )  # fmt: skip

    def ready(self, name: str) -> bool:
        assert self.running[name].poll() is None, "the server did not start"
        return answers(f"http://127.0.0.1:{self.ports[name]}/ready")

    def end(self) -> None:
        for process in self.running.values():
            process.kill()
            process.wait()


def answers(url: str) -> bool:
    try:
        with urllib.request.urlopen(url, timeout=5) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


@contextmanager
def caddy(house: House, folder: Path, port: int) -> Iterator[None]:
    site = {"SIGNORIA_SITE": f"http://127.0.0.1:{port}", "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    command = [str(shutil.which("caddy")), "run", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile"]
    with running(command, house.environment("caddy", **site)):
        yield


@contextmanager
def haproxy(house: House, folder: Path, port: int) -> Iterator[None]:
    (folder / "owners.map").touch()
    one, two = (f"127.0.0.1:{house.ports[name]}" for name in PROCESSES)
    told = {"SIGNORIA_BIND": f"127.0.0.1:{port}", "SIGNORIA_1": one, "SIGNORIA_2": two}
    told["SIGNORIA_OWNERS"] = str(folder / "owners.map")
    command = [str(shutil.which("haproxy", path=SBIN)), "-db", "-f", str(DEPLOY / "haproxy/haproxy.cfg")]
    with running(command, {**os.environ, **told}):
        yield


@contextmanager
def running(command: list[str], environment: dict[str, str]) -> Iterator[None]:
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        process.kill()
        process.wait()


async def owner_told(address: str, table: str, somebody: Client) -> str:
    """What the handshake of a table's websocket says about its owner."""
    url = f"{address.replace('http', 'ws')}/ws/table/{table}"
    async with connect(url, additional_headers={"Cookie": somebody.cookie}) as screen:
        assert screen.response is not None
        assert len(screen.response.headers["x-request-id"]) >= 16
        return str(screen.response.headers["x-signoria-owner"])


async def pipes(house: House, name: str) -> float:
    """How many people at this process have their table elsewhere."""
    url = f"http://127.0.0.1:{house.ports[name]}/metrics"
    request = urllib.request.Request(url, headers={"Authorization": f"Bearer {TOKEN}"})
    text = (await asyncio.to_thread(urllib.request.urlopen, request)).read().decode()
    return float(re.findall(r'^signoria_pipes\{end="person"\} (.*)$', text, re.M)[0])


def test_a_game_goes_on_behind_the_proxies_when_a_process_is_killed(
    postgres: Cluster, redis: PrivateRedis, tmp_path: Path
) -> None:
    """Through Caddy as in the composition, and through HAProxy, which follows the hint of the handshake."""
    house = House(postgres, redis)
    ports = free_port(), free_port()
    doors = [f"http://127.0.0.1:{port}" for port in ports]

    async def main(stack: AsyncExitStack) -> None:
        for name in PROCESSES:
            await until(lambda name=name: house.ready(name))  # type: ignore[misc]
        for door in doors:
            await until(lambda door=door: answers(f"{door}/api/games"))  # type: ignore[misc]
            assert not answers(f"{door}/metrics")
            assert not answers(f"{door}/ready")
        named = zip(doors, ("anna", "bruno"))
        anna, bruno = [await stack.enter_async_context(Client(door, name)) for door, name in named]
        table = await table_of([anna, bruno], options={"deals": 2})
        seats = [await stack.enter_async_context(somebody.sit(table)) for somebody in (anna, bruno)]
        owner = await owner_told(doors[0], table, anna)
        assert await owner_told(doors[1], table, bruno) == owner
        other = next(name for name in PROCESSES if name != owner)

        async def straight() -> bool:
            """Once HAProxy has heard the hint, a socket needs no pipe."""
            before = await pipes(house, other)
            async with bruno.sit(table) as late:
                return late.seat == 1 and await pipes(house, other) == before

        await until(straight)
        acknowledged: list[list[int]] = [[], []]
        players = [asyncio.create_task(play(seat, done)) for seat, done in zip(seats, acknowledged)]
        await until(lambda: sum(map(len, acknowledged)) >= 6)
        house.running[owner].kill()
        await asyncio.gather(*players)
        await check(anna, table, acknowledged)
        assert await owner_told(doors[0], table, anna) == other

    async def bounded() -> None:
        async with AsyncExitStack() as stack:
            await main(stack)

    with ExitStack() as stack:
        stack.callback(house.end)
        for name in PROCESSES:
            house.start(name)
        for proxy, port in zip((caddy, haproxy), ports):
            stack.enter_context(proxy(house, tmp_path, port))
        run(bounded)


@pytest.fixture(autouse=True)
def _proxies() -> None:
    for name in ("caddy", "haproxy"):
        assert shutil.which(name, path=SBIN), f"{name} is missing: see tests/system.sh"
