"""How much of the code the tests reach, place by place, and whether that is enough.

`make coverage` measures, then runs this.
"""

from __future__ import annotations

import sys
from fnmatch import fnmatch
from pathlib import Path

from coverage import Coverage

ROOT = Path(__file__).parents[1]
FLOORS = {
    "src/signoria/kernel/*": 98.0,
    "src/signoria/titles/*/rules/*": 98.0,
    "src/signoria/titles/*": 98.0,
    "src/signoria/*": 92.0,
}
WORST = 12  # files named below the table
Reached = dict[str, tuple[int, int]]  # lines that can be reached, and those that were


def measured() -> Reached:
    """Every file with code, from what the last run has left."""
    coverage = Coverage(config_file=str(ROOT / "pyproject.toml"))
    coverage.load()
    found = {}
    for name in coverage.get_data().measured_files():
        _, lines, _, missing, _ = coverage.analysis2(name)
        if lines:
            found[Path(name).relative_to(ROOT).as_posix()] = len(lines), len(lines) - len(missing)
    return found


def percent(files: Reached, place: str) -> float:
    """What was reached of a place; a place without files would pass unseen, so it counts as nothing."""
    counts = [count for name, count in files.items() if fnmatch(name, place)]
    lines = sum(count[0] for count in counts)
    return 100 * sum(count[1] for count in counts) / lines if lines else 0.0


def main() -> int:
    files = measured()
    shares = {place: percent(files, place) for place in FLOORS}
    for place, floor in FLOORS.items():
        mark = "" if shares[place] >= floor else "  too low"
        print(f"{shares[place]:6.2f} %  (floor {floor:g} %)  {place}{mark}")
    for name in sorted(files, key=lambda name: files[name][1] - files[name][0])[:WORST]:
        lines, reached = files[name]
        print(f"  {lines - reached:4} of {lines:4} lines not reached: {name}")
    return int(any(shares[place] < floor for place, floor in FLOORS.items()))


if __name__ == "__main__":
    sys.exit(main())
