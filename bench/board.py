"""Draws deploy/'s Grafana board from what Prometheus says about real processes under load, and asks every alert.

    python bench/board.py [--seconds 180] [--picture docs/board.webp]

Needs PostgreSQL, Redis (tests/system.sh), prometheus (Debian's package), npm and Chromium. Prometheus reads
deploy/prometheus; only addresses, the place of the token and the pace are of this machine. The panels, their queries,
units and places are read from deploy/grafana/signoria.json and drawn by Grafana's own components, without its server
(bench/panels.py). Exits with 1 if a query is refused, or answered with nothing where something must have been counted.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import subprocess
import sys
import tempfile
import time
import urllib.parse
import urllib.request
from collections import Counter
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import panels
import yaml
from panels import Series

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
sys.path[:0] = [str(ROOT / "tests" / "server"), str(ROOT)]
TOKEN = "for-the-board"
PACE = 2  # seconds between two looks
RARE = {"Messages refused"}  # labels are made by what people do


class Prometheus:
    """A private one, with the settings of deploy/."""

    def __init__(self, folder: Path, targets: list[str]) -> None:
        from signoria.server.main import free_port

        settings = yaml.safe_load((DEPLOY / "prometheus" / "prometheus.yml").read_text())
        settings["global"] = {"scrape_interval": f"{PACE}s", "evaluation_interval": f"{PACE}s"}
        settings["rule_files"] = [str(DEPLOY / "prometheus" / "alerts.yml")]
        (job,) = settings["scrape_configs"]
        job["static_configs"] = [{"targets": targets}]
        job["authorization"]["credentials_file"] = str(folder / "token")
        (folder / "token").write_text(TOKEN)
        (folder / "prometheus.yml").write_text(yaml.safe_dump(settings))
        self.port = free_port()
        self.process = subprocess.Popen(
            ["prometheus", f"--config.file={folder}/prometheus.yml", f"--storage.tsdb.path={folder}/figures",
             f"--web.listen-address=127.0.0.1:{self.port}", "--log.level=error"], stderr=subprocess.DEVNULL,
        )  # fmt: skip

    def get(self, path: str, **values: Any) -> Any:
        url = f"http://127.0.0.1:{self.port}/api/v1/{path}?{urllib.parse.urlencode(values)}"
        with urllib.request.urlopen(url, timeout=30) as answer:
            return json.load(answer)["data"]

    def end(self) -> None:
        self.process.terminate()
        self.process.wait()


async def load(house: Any, seconds: float, kill: bool) -> None:
    """Tables of all titles with people and bots; in the middle one process is killed."""
    from chaos.tables import Tables

    tables = Tables(house, Random(1), Counter())
    await house.open()
    await tables.arrive(5)
    players = [asyncio.create_task(tables.keep_playing(number)) for number in range(6)]
    await asyncio.sleep(seconds / 2)
    if kill:
        await house.kill()
    await asyncio.sleep(seconds / 2)
    tables.over = True
    await asyncio.gather(*players, return_exceptions=True)


def asked(prometheus: Prometheus, began: float, ended: float) -> tuple[Series, list[str]]:
    """The series of every panel, and what is wrong."""
    found: Series = {}
    faults: list[str] = []
    for panel in panels.board()["panels"]:
        found[panel["id"]] = []
        for target in panel.get("targets", []):
            query = target["expr"].replace("$__rate_interval", f"{PACE * 8}s").replace("$instance", ".*")
            series = prometheus.get("query_range", query=query, start=began, end=ended, step=PACE)["result"]
            found[panel["id"]] += [(_named(target["legendFormat"], each["metric"]), each["values"]) for each in series]
            if not series and panel["title"] not in RARE:
                faults.append(f"{panel['title']}: nothing for {query}")
    return found, faults


def _named(legend: str, labels: dict[str, str]) -> str:
    return re.sub(r"{{\s*(\w+)\s*}}", lambda label: labels.get(label[1], ""), legend)


def alerts(prometheus: Prometheus) -> tuple[list[str], list[str]]:
    """One line for each alert, and those that could not be worked out."""
    rules = [rule for group in prometheus.get("rules")["groups"] for rule in group["rules"]]
    faults = [
        f"{rule['name']}: {rule['health']} {rule.get('lastError', '')}" for rule in rules if rule["health"] != "ok"
    ]
    for rule in rules:  # the figure it compares, without the comparison
        side = rule["query"].rpartition(" ")[0].rpartition(" ")[0].split(" and ")[0].removesuffix(" == 0")
        if not prometheus.get("query", query=side)["result"]:
            faults.append(f"{rule['name']}: nothing for {side}")
    return [f"{rule['name']}: {rule['state']}" for rule in rules], faults


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=180)
    parser.add_argument("--picture", type=Path, default=ROOT / "docs" / "board.webp")
    options = parser.parse_args()
    from chaos.fleet_house import FleetHouse
    from postgres import Cluster
    from private_redis import PrivateRedis

    with ExitStack() as stack:
        folders = [Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="signoria-postgres-"))) for _ in "ab"]
        cluster, redis = Cluster(folders[0]), PrivateRedis()
        stack.callback(cluster.stop)
        stack.callback(redis.stop)
        house = FleetHouse(folders[1], cluster, redis, Random(1), metrics_token=TOKEN)
        prometheus = Prometheus(folders[1], [f"127.0.0.1:{ship.port}" for ship in house.fleet.ships])
        stack.callback(prometheus.end)
        seen = asyncio.run(watched(house, prometheus, options.seconds))
    panels.draw(seen.series, seen.began, seen.ended, PACE, options.picture)
    print("\n".join([*seen.alerts, *(f"FAULT {fault}" for fault in seen.faults)]))
    return int(bool(seen.faults))


@dataclass
class Seen:
    """What Prometheus said while all processes were still there."""

    began: int
    ended: int
    series: Series
    alerts: list[str]
    faults: list[str]


async def watched(house: Any, prometheus: Prometheus, seconds: float) -> Seen:
    began = round(time.time())
    try:
        await load(house, seconds, kill=True)
        ended = round(time.time())
        series, faults = asked(prometheus, began, ended)
        lines, more = alerts(prometheus)
    finally:
        await house.close()
    return Seen(began, ended, series, lines, faults + more)


if __name__ == "__main__":
    sys.exit(main())
