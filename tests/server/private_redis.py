"""A private Redis on a free loopback port, with a password, that keeps nothing: Debian's package redis-server."""

from __future__ import annotations

import shutil
import socket
import subprocess
import time
from typing import Iterator

import pytest

from signoria.server.main import free_port

PASSWORD = "between-ourselves"


class PrivateRedis:
    def __init__(self) -> None:
        found = shutil.which("redis-server")
        assert found, "redis-server is missing: install Debian's package redis-server"
        self.program, self.port = found, free_port()
        self.url = f"redis://:{PASSWORD}@127.0.0.1:{self.port}/0"
        self.start()

    def start(self) -> None:
        options = {"port": self.port, "bind": "127.0.0.1", "save": "", "appendonly": "no", "requirepass": PASSWORD}
        arguments = [item for name, value in options.items() for item in (f"--{name}", str(value))]
        self.process = subprocess.Popen([self.program, *arguments], stdout=subprocess.DEVNULL, cwd="/tmp")
        for _ in range(2400):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.05)
        raise RuntimeError("Redis did not start")

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


@pytest.fixture(scope="session")
def redis() -> Iterator[PrivateRedis]:
    private = PrivateRedis()
    yield private
    private.stop()
