"""`python -m lockstep` in tests/server: for so long, or one seed again."""

from __future__ import annotations

import argparse
import sys

from signoria.titles import own

from .fuzz import fuzz
from .hours import real_clock
from .pair import Difference


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("titles", nargs="*", default=list(own()))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sittings", type=int, default=0)
    parser.add_argument(
        "--minutes", type=float, default=1.0, help="for all titles together, unless --sittings is given"
    )
    wanted = parser.parse_args()
    failed = 0
    for title in wanted.titles:
        end = real_clock() + wanted.minutes * 60 / len(wanted.titles)
        try:
            tally = fuzz(
                title, wanted.seed,
                lambda t: t.sittings >= wanted.sittings if wanted.sittings else real_clock() > end,  # noqa: B023
            )  # fmt: skip
        except Difference as difference:
            failed += 1
            print(difference, flush=True)
            continue
        print(
            f"{title}: {tally.steps} steps in {tally.sittings} sittings, {tally.seconds:.1f} s, no difference",
            flush=True,
        )
        print(f"  {dict(tally.kinds.most_common())}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
