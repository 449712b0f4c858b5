"""One contestant of bench/peers.py in a process of its own: works in slices when told to.

`python bench/slices.py FACTORY ARGUMENT` answers each line `JOB SECONDS` with units done, times, and CPU seconds.
"""

from __future__ import annotations

import json
import sys
import time

import contestants


def main() -> None:
    jobs = getattr(contestants, sys.argv[1])(sys.argv[2])
    for job in jobs.values():
        job()
    print(json.dumps(sorted(jobs)), flush=True)
    for line in sys.stdin:
        name, seconds = line.split()
        job, ends = jobs[name], time.process_time() + float(seconds)
        begun, units, times = time.process_time(), 0, 0
        while time.process_time() < ends:
            units += job()
            times += 1
        print(json.dumps({"units": units, "times": times, "cpu": time.process_time() - begun}), flush=True)


if __name__ == "__main__":
    main()
