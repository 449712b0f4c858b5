"""`make chaos`: the storm over both databases and over several processes, and beside it the two worlds in lockstep;
then many rounds in which one of several processes is killed and every table has to go on."""

from __future__ import annotations

import argparse
import subprocess
import sys
import time

from .run import Report, run

STORMS = ("sqlite", "postgresql", "processes")
A_ROUND = 30.0  # seconds that none takes in the mean


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--database", choices=[*STORMS, "rounds", "all"], default="all")
    parser.add_argument("--rounds", type=int, default=200, help="so often a process is killed in the rounds")
    wanted = parser.parse_args()
    print(f"seed {wanted.seed}", flush=True)
    failed = False
    storms = STORMS if wanted.database == "all" else [wanted.database] if wanted.database in STORMS else []
    if storms:
        lockstep = subprocess.Popen(
            [sys.executable, "-m", "lockstep", "--minutes", str(wanted.minutes), "--seed", str(wanted.seed)]
        )
        for database in storms:
            failed |= told(run(database, wanted.minutes * 60 / len(storms), wanted.seed))
        failed |= bool(lockstep.wait())
    if wanted.database in ("rounds", "all"):
        failed |= told(run("rounds", wanted.rounds * A_ROUND, wanted.seed, wanted.rounds))
    return int(failed)


def told(report: Report) -> bool:
    """Whether something was broken."""
    print(report, flush=True)
    return bool(report.faults)


if __name__ == "__main__":
    sys.exit(main())
