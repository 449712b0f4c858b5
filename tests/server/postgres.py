"""A private PostgreSQL cluster on a free loopback port, for the tests that need the real thing.

Needs Debian's package `postgresql` (initdb and postgres, found on the path or below /usr/lib/postgresql).
PostgreSQL does not run as root, so as root everything is done as the package's user `postgres`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Iterator

import pytest

from signoria.server.main import free_port


def program(name: str) -> str:
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    path = str(found[-1]) if found else shutil.which(name)
    assert path, f"{name} is missing: install Debian's package postgresql"
    return path


def as_server_user(command: list[str]) -> list[str]:
    return ["runuser", "-u", "postgres", "--", *command] if os.geteuid() == 0 else command


class Cluster:
    def __init__(self, folder: Path) -> None:
        self.data, self.port = folder / "data", free_port()
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres", "postgres")
        initdb = [program("initdb"), "-D", str(self.data), "-A", "trust", "-U", "postgres", "-N", "-E", "UTF8"]
        subprocess.run(as_server_user([*initdb, "--locale=C"]), check=True, capture_output=True, cwd="/")
        options = {
            "port": self.port, "listen_addresses": "127.0.0.1", "unix_socket_directories": folder,
            "fsync": "off",  # what was written outlives a killed process, though not the power cut that no test makes
        }  # fmt: skip
        self.arguments = [item for name, value in options.items() for item in ("-c", f"{name}={value}")]
        self.databases = 0
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(
            as_server_user([program("postgres"), "-D", str(self.data), *self.arguments]),
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/",
        )  # fmt: skip
        self.wait()

    def sql(self, statement: str) -> bool:
        command = [program("psql"), "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", "-c", statement]
        return subprocess.run(command, capture_output=True).returncode == 0

    def wait(self) -> None:
        for _ in range(1200):
            if self.sql("select 1"):
                return
            time.sleep(0.1)
        raise RuntimeError("PostgreSQL did not start")

    def new_database(self) -> str:
        self.databases += 1
        name = f"signoria{self.databases}"
        assert self.sql(f"create database {name}")
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        pid = int((self.data / "postmaster.pid").read_text().splitlines()[0])
        os.kill(pid, 2)  # SIGINT: fast shutdown
        self.process.wait(timeout=30)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """Outside pytest's own folders, which only the user who runs the tests may enter."""
    with tempfile.TemporaryDirectory(prefix="signoria-postgres-") as name:
        cluster = Cluster(Path(name))
        yield cluster
        cluster.stop()
