"""The tables of docs/performance.md beside other engines, from the runs that `bench/peers.py --json` has printed.

    python bench/peers_page.py run1.json [run2.json ...]

Rates are those of the first run; ratios tell the lowest and the highest of all runs.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Sequence

COLUMNS = ("decisions_per_s", "listed_per_s", "games_per_s", "copy_us", "search_per_s")


def rates(rows: Sequence[dict[str, Any]]) -> list[str]:
    lines = ["| | decisions/s | from lists | games/s | copy µs | search/s |", "|---|---|---|---|---|---|"]
    for row in rows:
        cells = ["" if row[column] is None else f"{row[column]:,}" for column in COLUMNS]
        lines.append(f"| {' | '.join((row['name'], *cells))} |")
    return lines


def span(values: Sequence[float]) -> str:
    low, high = min(values), max(values)
    return f"{low:g}" if low == high else f"{low:g}–{high:g}"


def ratios(runs: Sequence[Sequence[dict[str, Any]]]) -> list[str]:
    """Every promise in all runs: the slowest title of each, and every title's least and most."""
    lines = ["| ours | peer | wanted | least | by title |", "|---|---|---|---|---|"]
    for told in zip(*runs):
        if len({(bar["ours"], bar["peer"]) for bar in told}) != 1:
            raise SystemExit("the runs are of different contestants")
        first, least = told[0], [bar["least"] for bar in told]
        by_title = [f"{title} {span([bar['ratios'][title] for bar in told])}" for title in first["ratios"]]
        sign = "" if min(least) >= first["wanted"] else " (missed)"
        wanted = f"{first['wanted']:g}"
        lines.append(f"| {first['ours']} | {first['peer']} | {wanted} | {span(least)}{sign} | {', '.join(by_title)} |")
    return lines


def main() -> None:
    runs = [json.loads(Path(file).read_text(encoding="utf-8")) for file in sys.argv[1:]]
    if not runs:
        raise SystemExit(__doc__)
    print("\n".join((*rates(runs[0]["rows"]), "", *ratios([run["bars"] for run in runs]))))


if __name__ == "__main__":
    main()
