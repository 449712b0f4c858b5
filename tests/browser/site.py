"""A real server for the tests of the browser: started, killed and started again on the same games."""

from __future__ import annotations

import json
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

from signoria.server.main import free_port

ROOT = Path(__file__).parents[2]


class Site:
    """One server process on its own database."""

    def __init__(self, folder: Path, environment: dict[str, str] | None = None, **settings: Any) -> None:
        self.port = free_port()
        self.environment, self.settings = environment, settings
        self.address = f"http://127.0.0.1:{self.port}"
        self.database = f"sqlite+aiosqlite:///{folder / 'browser.db'}"
        self.log = (folder / "server.log").open("a")
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [
            sys.executable,
            "-m",
            "tests.browser.fated",
            str(self.port),
            self.database,
            json.dumps(self.settings),
        ]
        self.process = subprocess.Popen(
            command, cwd=ROOT, stdout=self.log, stderr=subprocess.STDOUT, env=self.environment
        )  # fmt: skip
        while self.process.poll() is None:
            try:
                with urllib.request.urlopen(f"{self.address}/health", timeout=30):
                    return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError(f"the server has ended, see {self.log.name}")

    def kill(self) -> None:
        """As a power cut would: nothing is said, nothing is saved."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.log.close()

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(self.address + path, timeout=60) as answer:
            return json.load(answer)
