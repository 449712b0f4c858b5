"""The training of a prior: as that of a judgement, but masters play, and what their searches found is learned from."""

from __future__ import annotations

import time
from typing import Any, Callable, Final, Optional

from signoria.judgement.gathering import Crop
from signoria.judgement.model import head_of, write_file
from signoria.judgement.preferences import Preferences, arranged, joined, load
from signoria.judgement.preferring import ITERATIONS, listen
from signoria.judgement.prior import MAGIC, rows_of
from signoria.judgement.teaching import Pupil, taught
from signoria.judgement.training import Training, spent
from signoria.titles import game

NET: Final = "prior.bin"
CARD: Final = """# Which answers searches prefer in {title}

A score for each answer, from what one seat sees and the answer of the expert, as whole numbers in `prior.bin`
({size} kB).

| | |
|---|---|
| learned from | {positions:,} searches of {iterations} iterations in {games:,} games of masters |
| tables | {tables} seats, most of the games with {usual}; the usual options and figures |
| seed | {seed} |
| code | signoria {version}, rules {rules}, sources {sources} |
| time | {playing:.1f} minutes of play and {learning:.1f} of learning, of one core |
| repeat | `{command}` |

In games kept aside the answer it likes best was better than the expert's by {gain:.2f} points in a hundred on average
(standard error {error:.2f}), as the masters' searches measured it on common deals.

Not known to it: options and component packs other than the usual ones (the expert serves there), promises between
people, and how people play; it was learned from bots.
"""


def timed(title: str, games: range, seed: int, looks: float, components: Optional[str]) -> tuple[Preferences, float]:
    """The searches of the games with these numbers, and the seconds of computing they took; all are listened to."""
    begun, kind = time.process_time(), game(title)
    found = arranged((number, listen(kind, number, seed, components)) for number in games)
    return found, time.process_time() - begun


class PriorTraining(Training):
    """A plan and its folder."""

    crop = Crop("searches", 25, timed)
    flags = " --prior"
    players = "masters"

    def learn(self, on_pass: Callable[[str], None]) -> dict[str, Any]:
        """Teach, round and write the card; returns what it says."""
        begun, plan = spent(), self.plan
        self.counted()
        files = self.crop.files(self.folder)
        if not files:
            raise ValueError(f"{self.folder} holds no games: play some first")
        told = joined([load(path) for path in files])
        pupil = taught(plan.title, told, plan.passes, plan.seed, on_pass)
        self.journal.learning = spent() - begun
        self.journal.save(self.folder)
        return self.keep(pupil, self.provenance(told.games))

    def keep(self, pupil: Pupil, provenance: dict[str, Any]) -> dict[str, Any]:
        title = self.plan.title
        head = {**head_of(title, rows_of(title), provenance, self.plan.components), "lead": round(pupil.lead(), 4)}
        write_file(self.folder / NET, MAGIC, head, pupil.layers())
        kind, (gain, error) = game(title), pupil.gain()
        facts = {
            **provenance, "title": kind.title, "iterations": ITERATIONS, "usual": kind.usual_seats,
            "tables": f"{kind.min_seats} to {kind.max_seats}", "gain": 100 * gain, "error": 100 * error,
            "size": round((self.folder / NET).stat().st_size / 1000),
        }  # fmt: skip
        (self.folder / "prior.md").write_text(CARD.format(**facts), encoding="utf-8")
        return facts
