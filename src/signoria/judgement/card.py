"""The model card: what a judgement is, where it comes from, how good it is, and what it does not know."""

from __future__ import annotations

from typing import Any

from signoria.judgement.evaluation import Evaluation, Line
from signoria.titles import game

CARD = """# What {title} has learned

The chance of victory of every seat, from what one seat knows, as whole numbers in `net.bin` ({size} kB).

| | |
|---|---|
| learned from | {games:,} games of {players} of mixed strength (some play as beginners), {positions:,} positions |
| tables | {tables} seats, half of the games with {usual}; the usual options, the {pack} figures |
| clock | `{clock}`: amounts of a seat weigh differently at each of its stages |
| seed | {seed} |
| code | signoria {version}, rules {rules}, sources {sources} |
| time | {playing:.1f} minutes of play and {learning:.1f} of learning, of one core |
| repeat | `{command}` |

Others were kept aside. On {test:,} games that it had never seen, the mean squared error of a seat's chance of victory;
the judgement has what one seat knows, the outlook a whole state: the true one, all that is hidden included, or a world
that the seat imagined, as a search has it:

{table}

![chances as judged, and victories](calibration.svg) ![losses](curve.svg)

Not known to it: options and component packs other than the usual ones (the outlook serves there), promises between
people, and how people play; it was learned from bots.
"""
KINDS = "fair share | outlook, true | imagined | judgement |"
HEAD = f"| | positions | {KINDS} own seat: {KINDS}\n|---|---|---|---|---|---|---|---|---|---|"


def card(provenance: dict[str, Any], found: Evaluation, size: int) -> str:
    kind = game(provenance["title"])
    pack = provenance["edition"].replace("_", " ")
    facts = {
        **provenance, "pack": pack, "title": kind.title, "size": round(size / 1000), "test": found.games,
    }  # fmt: skip
    tables, table = f"{kind.min_seats} to {kind.max_seats}", "\n".join([HEAD, *(row(line) for line in found.lines)])
    return CARD.format(**facts, usual=kind.usual_seats, tables=tables, table=table)


def row(line: Line) -> str:
    everybody = f"{line.fair:.4f} | {line.outlook:.4f} | {line.guess:.4f} | **{line.net:.4f}**"
    own = f"{line.own_fair:.4f} | {line.own_outlook:.4f} | {line.own_guess:.4f} | **{line.own_net:.4f}**"
    return f"| {line.name} | {line.positions:,} | {everybody} | {own} |"
