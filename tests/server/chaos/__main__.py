"""`make chaos`: the storm over both databases and over several processes, and beside it the two worlds in lockstep."""

from __future__ import annotations

import argparse
import subprocess
import sys
import time

from .run import run


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--database", choices=["sqlite", "postgresql", "processes", "all"], default="all")
    parser.add_argument("--rounds", type=int, default=200, help="of several processes so many are killed, at least")
    wanted = parser.parse_args()
    print(f"seed {wanted.seed}", flush=True)
    lockstep = subprocess.Popen(
        [sys.executable, "-m", "lockstep", "--minutes", str(wanted.minutes), "--seed", str(wanted.seed)]
    )
    databases = ["sqlite", "postgresql", "processes"] if wanted.database == "all" else [wanted.database]
    failed = False
    for database in databases:
        rounds = wanted.rounds if database == "processes" else 0
        report = run(database, wanted.minutes * 60 / len(databases), wanted.seed, rounds)
        print(report, flush=True)
        failed |= bool(report.faults)
    return 1 if lockstep.wait() or failed else 0


if __name__ == "__main__":
    sys.exit(main())
