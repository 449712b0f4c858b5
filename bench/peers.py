"""Our five titles beside other engines, in one run: decisions/s, games/s, copy cost, search iterations/s, with ratios.

    python bench/peers.py [--peers PYTHON] [--compiled PYTHON] [--rounds 12] [--slice 0.3] [--json] [--picture FILE]

`--peers` is an interpreter with catanatron, rlcard, chess, "pettingzoo[classic]", open_spiel and pgx, `--compiled` one
with the compiled build of this package. `--only KIND,...` takes only these of our ways to play (rules, aec, batch,
master) and `--beside WORD,...` only the peers whose names hold one of these words. All contestants take turns in short
slices on one core, there and back, so that a machine that changes its speed changes it for all; ratios are medians over
the rounds, in CPU time.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any, Optional

import signoria

HERE = Path(__file__).parent
TITLES = tuple(game.id for game in signoria.games())
PEERS = (
    ("Catanatron", "catanatron", "-"),
    ("python-chess", "chess", "-"),
    ("RLCard gin rummy", "rlcard", "gin-rummy"),
    ("RLCard uno", "rlcard", "uno"),
    ("RLCard doudizhu", "rlcard", "doudizhu"),
    ("PettingZoo hanabi", "pettingzoo", "hanabi_v5"),
    ("PettingZoo texas holdem", "pettingzoo", "texas_holdem_v4"),
    ("PettingZoo chess", "pettingzoo", "chess_v6"),
    ("OpenSpiel C++ hearts", "openspiel", "hearts"),
    ("OpenSpiel C++ gin rummy", "openspiel", "gin_rummy"),
    ("OpenSpiel C++ hearts, tensors", "openspiel_tensors", "hearts"),
    ("OpenSpiel C++ gin rummy, tensors", "openspiel_tensors", "gin_rummy"),
    ("OpenSpiel C++ backgammon, tensors", "openspiel_tensors", "backgammon"),
    ("Pgx backgammon, batch of 16", "pgx", "backgammon"),
    ("OpenSpiel Python dominoes", "openspiel", "python_block_dominoes"),
    ("OpenSpiel Python liar's poker", "openspiel", "python_liars_poker"),
)
# RLCard's and PettingZoo's games come with their observations anyway
TENSORS = (
    ("OpenSpiel C++ hearts, tensors", 1.0),
    ("OpenSpiel C++ gin rummy, tensors", 4.0),
    ("OpenSpiel C++ backgammon, tensors", 1.0),
    ("Pgx backgammon, batch of 16", 1.0),
)


@dataclass
class Contestant:
    """One engine in its own process, and what its slices gave."""

    name: str
    factory: str
    argument: str
    python: str
    process: Optional[subprocess.Popen[str]] = None
    jobs: list[str] = field(default_factory=list)
    rates: dict[str, list[float]] = field(default_factory=dict)
    games: list[float] = field(default_factory=list)

    def begin(self) -> bool:
        command = [self.python, str(HERE / "slices.py"), self.factory, self.argument]
        # a path to our source is for this interpreter: the compiled build would run interpreted by it
        hidden = "PYTHONPATH" if self.python != sys.executable else ""
        environment = {name: value for name, value in os.environ.items() if name != hidden}
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=environment,
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith("["):
                self.jobs = json.loads(line)
                return True
        return False

    def slice(self, job: str, seconds: float) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{job} {seconds}\n")
        self.process.stdin.flush()
        done = json.loads(self.process.stdout.readline())
        self.rates.setdefault(job, []).append(done["units"] / done["cpu"])
        if job == "play":
            self.games.append(done["times"] / done["cpu"])

    def end(self) -> None:
        if self.process is not None and self.process.stdin is not None:
            self.process.stdin.close()
            self.process.wait(timeout=20)

    def row(self) -> dict[str, Any]:
        found = {job: median(rates) for job, rates in self.rates.items()}
        counts_games = self.factory not in ("master", "batch", "pgx")
        return {
            "name": self.name,
            "decisions_per_s": round(found["play"]) if "play" in found else None,
            "games_per_s": round(median(self.games), 1) if counts_games else None,
            "copy_us": round(1e6 / found["copy"], 2) if "copy" in found else None,
            "search_per_s": round(found["search"], 1) if "search" in found else None,
            "listed_per_s": round(found["listed"]) if "listed" in found else None,
        }


def contestants(options: argparse.Namespace) -> list[Contestant]:
    found = []
    builds = [("interpreted", sys.executable)] + ([("compiled", options.compiled)] if options.compiled else [])
    for title in options.titles or TITLES:
        for build, python in builds:
            kinds = (("rules", "rules"), ("PettingZoo", "aec"), ("batch of 16", "batch"), ("master", "master"))
            wanted = [(label, kind) for label, kind in kinds if not options.only or kind in options.only.split(",")]
            found += [Contestant(f"{title} {label}, {build}", kind, title, python) for label, kind in wanted]
    words = (options.beside or "").split(",")
    peers = [peer for peer in PEERS if any(word in peer[0] for word in words)]
    return found + [Contestant(name, factory, argument, options.peers) for name, factory, argument in peers]


def run(found: list[Contestant], rounds: int, seconds: float) -> None:
    """There and back through all contestants and jobs, slice by slice."""
    turns = [(who, job) for who in found for job in who.jobs if not (who.factory == "master" and job == "play")]
    for who, job in turns:
        who.slice(job, seconds / 3)
        who.rates.clear()
        who.games.clear()
    for number in range(rounds):
        for who, job in turns if number % 2 else turns[::-1]:
            who.slice(job, seconds / 6 if job == "copy" else seconds)
        print(f"round {number + 1} of {rounds}", file=sys.stderr)


def ratio(a: Contestant, b: Contestant, job: str, theirs: str = "") -> float:
    """How many times as fast a is as b: the median over the rounds."""
    return median(x / y for x, y in zip(a.rates[job], b.rates[theirs or job]))


def bars(found: list[Contestant]) -> list[dict[str, Any]]:
    """What we promise, and what this run gives: the least over the titles."""
    by_name = {who.name: who for who in found}
    rows: list[dict[str, Any]] = []

    def bar(ours: str, build: str, theirs: str, wanted: float, job: str = "play") -> None:
        made = [who for who in found if who.factory == ours and who.name.endswith(build)]
        peer = by_name.get(theirs)
        if not made or peer is None or "play" not in peer.rates:
            return
        by_title = {who.argument: round(ratio(who, peer, job, "play"), 2) for who in made}
        least = min(by_title.values())
        name = ours if job == "play" else f"{ours} {job}"
        rows.append({"ours": f"{name}, {build}", "peer": theirs, "wanted": wanted, "least": least,
                     "holds": least >= wanted, "ratios": by_title})  # fmt: skip

    bar("rules", "interpreted", "Catanatron", 3.0)
    for name, factory, _ in PEERS:
        if factory == "pettingzoo":
            bar("rules", "interpreted", name, 5.0)
            bar("aec", "interpreted", name, 3.0)
            bar("aec", "compiled", name, 3.0)
    for name, wanted in TENSORS:
        bar("batch", "compiled", name, wanted)
    for job in ("listed", "play"):
        bar("aec", "compiled", "OpenSpiel C++ hearts, tensors", 0.5, job)
    for build in ("interpreted", "compiled"):
        bar("batch", build, "RLCard gin rummy", 1.0)
    bar("rules", "compiled", "Catanatron", 3.0)
    bar("rules", "compiled", "OpenSpiel C++ gin rummy", 1.0)
    bar("rules", "compiled", "OpenSpiel C++ hearts", 1.0)
    for kind, job, wanted in (("master", "search", 3.0), ("rules", "play", 1.0), ("rules", "copy", 1.0)):
        pairs = [(who, by_name.get(who.name.replace("compiled", "interpreted")))
                 for who in found if who.factory == kind and who.name.endswith("compiled")]  # fmt: skip
        by_title = {who.argument: round(ratio(who, plain, job), 2) for who, plain in pairs if plain is not None}
        if by_title:
            least = min(by_title.values())
            rows.append({"ours": f"{kind} {job}, compiled", "peer": "interpreted", "wanted": wanted, "least": least,
                         "holds": least >= wanted, "ratios": by_title})  # fmt: skip
    return rows


def print_tables(rows: list[dict[str, Any]], promises: list[dict[str, Any]]) -> None:
    print(f"{'':44} {'decisions/s':>12} {'listed/s':>10} {'games/s':>10} {'copy us':>9} {'search/s':>10}")
    for row in rows:
        cells = [row[name] for name in ("decisions_per_s", "listed_per_s", "games_per_s", "copy_us", "search_per_s")]
        texts = ["" if cell is None else f"{cell:,}" for cell in cells]
        print(f"{row['name']:44} {texts[0]:>12} {texts[1]:>10} {texts[2]:>10} {texts[3]:>9} {texts[4]:>10}")
    print(f"\n{'ours':26} {'peer':28} {'wanted':>7} {'least':>7}")
    for row in promises:
        sign = "" if row["holds"] else "  missed"
        print(f"{row['ours']:26} {row['peer']:28} {row['wanted']:7} {row['least']:7}{sign}  {row['ratios']}")


def draw(rows: list[dict[str, Any]], file: str) -> None:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    shown = sorted((row for row in rows if row["decisions_per_s"]), key=lambda row: row["decisions_per_s"])
    ours = [row["name"].startswith(TITLES) for row in shown]
    figure, axes = pyplot.subplots(figsize=(9, 0.24 * len(shown) + 1))
    colors = ["#8c1c2b" if mine else "#9a948a" for mine in ours]
    axes.barh([row["name"] for row in shown], [row["decisions_per_s"] for row in shown], color=colors)
    axes.set_xscale("log")
    axes.set_xlabel("decisions per second, one core, random play (ours red)")
    axes.tick_params(axis="y", labelsize=7)
    figure.tight_layout()
    figure.savefig(file, dpi=120)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", help="only these of our titles")
    parser.add_argument("--peers", default=sys.executable, help="interpreter that has the peers")
    parser.add_argument("--compiled", help="interpreter that has the compiled build")
    parser.add_argument("--only", help="only these ways to play, with commas between")
    parser.add_argument("--beside", help="only peers with one of these words, with commas between")
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--slice", type=float, default=0.3)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--picture")
    options = parser.parse_args()
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    found = []
    for who in contestants(options):
        if who.begin():
            found.append(who)
        else:
            print(f"{who.name} does not run with {who.python}", file=sys.stderr)
    try:
        run(found, options.rounds, options.slice)
    finally:
        for who in found:
            who.end()
    rows, promises = [who.row() for who in found], bars(found)
    if options.picture:
        draw(rows, options.picture)
    if options.json:
        print(json.dumps({"rows": rows, "bars": promises}, indent=1))
    else:
        print_tables(rows, promises)


if __name__ == "__main__":
    main()
