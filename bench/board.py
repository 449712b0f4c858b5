"""Draws deploy/'s Grafana board from what Prometheus says about real processes under load, and asks every alert.

    python bench/board.py [--seconds 180] [--picture docs/board.webp]

Needs PostgreSQL, Redis (tests/system.sh) and prometheus (Debian's package). Prometheus reads deploy/prometheus; only
addresses, the place of the token and the pace are of this machine. The panels, their queries, units and places are read
from deploy/grafana/signoria.json; they are drawn here and not by Grafana. Exits with 1 if a query is refused, or
answered with nothing where something must have been counted.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import json
import math
import subprocess
import sys
import tempfile
import time
import urllib.parse
import urllib.request
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import yaml

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
sys.path.insert(0, str(ROOT / "tests" / "server"))
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


def panels() -> list[dict[str, Any]]:
    board = json.loads((DEPLOY / "grafana" / "signoria.json").read_text())
    return list(board["panels"])


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


def asked(prometheus: Prometheus, began: float, ended: float) -> tuple[dict[int, list[Any]], list[str]]:
    """The series of every panel, and what is wrong."""
    found: dict[int, list[Any]] = {}
    faults: list[str] = []
    for panel in panels():
        found[panel["id"]] = []
        for target in panel.get("targets", []):
            query = target["expr"].replace("$__rate_interval", f"{PACE * 8}s").replace("$instance", ".*")
            series = prometheus.get("query_range", query=query, start=began, end=round(ended), step=PACE)["result"]
            found[panel["id"]] += [(target["legendFormat"], each) for each in series]
            if not series and panel["title"] not in RARE:
                faults.append(f"{panel['title']}: nothing for {query}")
    return found, faults


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


def draw(found: dict[int, list[Any]], began: float, picture: Path) -> None:
    import matplotlib
    from PIL import Image

    matplotlib.use("Agg")
    from matplotlib import pyplot

    pyplot.style.use("dark_background")
    shown = panels()
    rows = max(panel["gridPos"]["y"] + panel["gridPos"]["h"] for panel in shown)
    figure = pyplot.figure(figsize=(16, rows * 0.36), facecolor="#111217")
    for panel in shown:
        at = panel["gridPos"]
        if panel["type"] == "row":
            figure.text(0.01, 1 - (at["y"] + 0.7) / rows, panel["title"], fontsize=11, weight="bold", color="#ccccdc")
            continue
        place = (
            (at["x"] + 1.1) / 24,
            1 - (at["y"] + at["h"] - 2.1) / rows,
            (at["w"] - 1.4) / 24,
            (at["h"] - 3.4) / rows,
        )
        _panel(figure.add_axes(place), panel, found[panel["id"]], began)
    buffer = io.BytesIO()
    figure.savefig(buffer, dpi=90, facecolor=figure.get_facecolor())
    Image.open(buffer).convert("RGB").save(picture, quality=82, method=6)


def _panel(axes: Any, panel: dict[str, Any], series: list[Any], began: float) -> None:
    axes.set_facecolor("#181b1f")
    for legend, each in series:
        name = legend
        for label, value in each["metric"].items():
            name = name.replace("{{" + label + "}}", value)
        known = {round(float(at)): float(value) for at, value in each["values"]}
        times = range(min(known), max(known) + 1, PACE)  # a gap where nothing was told
        axes.plot([at - began for at in times], [known.get(at, math.nan) for at in times], linewidth=1, label=name)
    unit = {"s": "s", "ops": "/s", "reqps": "/s"}.get(panel["fieldConfig"]["defaults"].get("unit", ""), "")
    axes.set_title(panel["title"] + (f" ({unit})" if unit else ""), fontsize=8, loc="left", color="#ccccdc")
    axes.tick_params(labelsize=6, colors="#8e8e99")
    axes.grid(color="#2c3036", linewidth=0.5)
    axes.set_ylim(bottom=0)
    for side in axes.spines.values():
        side.set_visible(False)
    if series:
        axes.legend(fontsize=5.5, ncol=3, loc="upper center", bbox_to_anchor=(0.5, -0.1), frameon=False)


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
        began = float(round(time.time()))

        async def play() -> None:
            try:
                await load(house, options.seconds, kill=True)
                print("\n".join(told(prometheus, began, options.picture)))
            finally:
                await house.close()

        faults: list[str] = []

        def told(prometheus: Prometheus, began: float, picture: Path) -> list[str]:
            found, wrong = asked(prometheus, began, time.time())
            lines, more = alerts(prometheus)
            faults.extend(wrong + more)
            draw(found, began, picture)
            return [*lines, *(f"FAULT {fault}" for fault in faults)]

        asyncio.run(play())
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main())
