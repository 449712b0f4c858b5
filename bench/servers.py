"""The servers that are measured: ours, in one process or several, and boardgame.io's. Loopback only."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Iterator, Optional

HERE = Path(__file__).parent
TITLES = HERE.parent / "tests" / "server"
SETTING_UP = 120  # seconds within which boardgame.io's tables are made, at most
SERVER = """
import json, sys
from signoria.server.main import serve
serve(port=int(sys.argv[1]), database_url=sys.argv[2], titles=("tricks:TITLE",), log_level="error",
      messages_per_second=1e6, message_burst=10**6, requests_per_minute=10**7, tables_per_minute=10**6,
      sockets_per_person=10**6, sockets_per_address=10**6, thinkers=1, metrics_token="load", **json.loads(sys.argv[3]))
"""


class Server:
    """A child process of ours: started, measured, killed."""

    def __init__(self, url: str, **more: Any) -> None:
        self.url, self.more, self.port = url, more, free_port()
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
        paths = [str(TITLES), *filter(None, [os.environ.get("PYTHONPATH")])]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
        command = [sys.executable, "-c", SERVER, str(self.port), self.url, json.dumps(self.more)]
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        while time.perf_counter() - began < 120:
            try:
                if self.get("/health")["restored"] or self.more:
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
        """With those that it has started, which then end by themselves."""
        assert self.process is not None
        left, until = offspring(self.pid), time.perf_counter() + 20
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        while time.perf_counter() < until and any(Path(f"/proc/{pid}").exists() for pid in left):
            time.sleep(0.1)


def offspring(pid: int) -> list[int]:
    """The processes that one has started."""
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def free_port() -> int:
    from signoria.server.main import free_port

    return free_port()


@contextmanager
def running(url: str, **more: Any) -> Iterator[Server]:
    server = Server(url, **more)
    server.start()
    try:
        yield server
    finally:
        server.kill()


@contextmanager
def shared() -> Iterator[tuple[str, str, dict[str, int]]]:
    """A private PostgreSQL and a private Redis: their addresses, and the processes whose children are theirs."""
    sys.path.insert(0, str(TITLES))
    from postgres import Cluster
    from private_redis import PrivateRedis

    with tempfile.TemporaryDirectory(prefix="signoria-load-") as folder:
        cluster, redis = Cluster(Path(folder)), PrivateRedis()
        try:
            main = int((cluster.data / "postmaster.pid").read_text().splitlines()[0])
            yield cluster.new_database(), redis.url, {"postgres": main, "redis": redis.process.pid}
        finally:
            redis.stop()
            cluster.stop()


def boardgameio(tables: int, seconds: float, in_files: bool = False) -> dict[str, float]:
    """With its store in memory, or with its store of files in a fresh folder."""
    folder = HERE / "boardgameio"
    if not (folder / "node_modules" / "node-persist").exists():
        subprocess.run(["npm", "install", "--no-audit", "--no-fund"], cwd=folder, check=True, timeout=600)
    port, environment = free_port(), {**os.environ, "NODE_ENV": "production"}
    with tempfile.TemporaryDirectory() as kept_in:
        command = ["node", "server.cjs", str(port), str(seconds + SETTING_UP), *([kept_in] if in_files else [])]
        server = subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.DEVNULL)
        try:
            time.sleep(3)
            driver = subprocess.run(
                ["node", "drive.cjs", str(port), str(tables), str(seconds), str(server.pid)],
                cwd=folder, env=environment, capture_output=True, text=True, check=True, timeout=seconds + SETTING_UP,
            )  # fmt: skip
            found: dict[str, float] = json.loads(driver.stdout)
            return found
        finally:
            server.kill()
            server.wait()
