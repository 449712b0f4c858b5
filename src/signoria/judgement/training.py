"""One training from the first game to the model card, in a folder; stopped at any time, it goes on where it was."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Callable, Final, Optional

import numpy as np

import signoria
from signoria.bots import has_expert
from signoria.bots.pools import Pool, pool_of
from signoria.judgement import gathering, journal, pictures
from signoria.judgement.card import card
from signoria.judgement.encoding import row_names
from signoria.judgement.evaluation import Evaluation, evaluate
from signoria.judgement.gathering import Crop
from signoria.judgement.judge import Judgement
from signoria.judgement.learning import Learner, teach
from signoria.judgement.model import write
from signoria.judgement.rounding import rounded
from signoria.judgement.samples import LEARNED, Samples, part_of
from signoria.judgement.sharing import Whole
from signoria.judgement.stages import Stages
from signoria.judgement.staging import chosen_clock, staged
from signoria.judgement.watching import usual_looks
from signoria.titles import game

NET: Final = "net.bin"
CHECKPOINT: Final = "checkpoint.npz"


@dataclass(frozen=True)
class Plan:
    """How much is to be done."""

    title: str
    games: Optional[int]
    hours: Optional[float]
    passes: int
    seed: int
    workers: int
    ray: str = ""  # the address of a cluster, or `local`
    components: Optional[str] = None  # the pack of figures; left out, the usual one

    def files(self, crop: Crop) -> Optional[int]:
        return None if self.games is None else -(-self.games // crop.games)

    @property
    def seconds(self) -> float:
        return float("inf") if self.hours is None else self.hours * 3600

    @property
    def pool(self) -> Pool:
        return pool_of("ray" if self.ray else "local", self.workers, self.ray.removeprefix("local"))

    def command(self, games: int) -> str:
        pack = f" --components {self.components}" if self.components else ""
        return f"signoria train {self.title} --games {games} --passes {self.passes} --seed {self.seed}{pack}"


class Training:
    """A plan and its folder."""

    crop = gathering.POSITIONS
    flags = ""  # of its command
    players = "experts"

    def __init__(self, plan: Plan, folder: Path, resume: bool) -> None:
        self.plan, self.folder = plan, folder
        kind = game(plan.title)
        if not has_expert(kind.id):
            raise ValueError(f"{kind.id} has no expert whose games could be learned from")
        if plan.games is None and plan.hours is None:
            raise ValueError("say how much to play: --games 20000, or --hours 2, or both")
        edition = kind.pack(plan.components).edition
        if not edition:
            raise ValueError(f"{plan.components} is no pack of {kind.id}: it ships {', '.join(kind.editions)}")
        if resume:
            self.journal = journal.opened(folder)
            self.check()
            return
        if folder.exists() and any(folder.iterdir()):
            raise ValueError(f"{folder} is not empty: go on there with --resume, or name another folder with --out")
        folder.mkdir(parents=True, exist_ok=True)
        self.journal = journal.Journal(
            kind.id, kind.rules_version, plan.seed, usual_looks(kind, plan.seed, plan.components),
            signoria.__version__, journal.sources(kind.id), edition=edition,
        )  # fmt: skip
        self.journal.save(folder)

    def check(self) -> None:
        """What was begun can be gone on with."""
        found, plan = self.journal, self.plan
        if (found.title, found.seed) != (plan.title, plan.seed):
            raise ValueError(f"{self.folder} holds {found.title} with seed {found.seed}: resume that one")
        if found.rules != game(plan.title).rules_version:
            raise ValueError(f"{self.folder} was begun with other rules of {plan.title}: begin anew")
        if found.edition != game(plan.title).pack(plan.components).edition:
            raise ValueError(f"{self.folder} was begun with the pack {found.edition}: resume it with that one")

    def play(self, on_file: Callable[[], None]) -> None:
        plan, looks = self.plan, self.journal.looks

        def filed(cost: float) -> None:
            self.journal.playing += cost
            self.journal.save(self.folder)
            on_file()

        files = plan.files(self.crop)
        gathering.gather(
            plan.title, self.folder, plan.seed, looks, files, plan.seconds, plan.pool, filed, self.crop, plan.components
        )

    def learn(self, on_pass: Callable[[str], None]) -> Any:
        """Teach, round, measure and write the card."""
        begun, plan = spent(), self.plan
        checkpoint = self.folder / CHECKPOINT
        if self.counted():
            checkpoint.unlink(missing_ok=True)  # it learned from fewer games
        samples = gathering.gathered(self.folder)
        stages = Stages(plan.title, chosen_clock(plan.title, samples))
        samples = staged(samples, stages)

        def passed(learner: Learner) -> None:
            learned, unseen = learner.curve[-1]
            on_pass(f"pass {learner.passes}, loss {learned:.4f}, on other games {unseen:.4f}")

        shape, learner = teach(samples, stages.names, plan.passes, plan.seed, checkpoint, passed)
        self.journal.learning += spent() - begun
        self.journal.save(self.folder)
        seen = np.bincount(samples.rows, minlength=len(stages.names)) > 0
        provenance = {**self.provenance(samples.games), "clock": row_names(plan.title)[stages.clock.row]}
        layers = rounded(shape.layers(learner.best, learner.spread), seen)
        write(self.folder / NET, plan.title, stages.clock, layers, provenance, plan.components, shape.parts())
        return self.measure(samples, learner, provenance)

    def counted(self) -> bool:
        """Whether there are other files than when it last learned."""
        files = len(self.crop.files(self.folder))
        if self.journal.files == files:
            return False
        self.journal.files, self.journal.learning = files, 0.0
        self.journal.save(self.folder)
        return True

    def provenance(self, numbers: Whole) -> dict[str, Any]:
        """Where a net comes from that learned from positions of games with these numbers."""
        part, told = part_of(numbers), self.journal
        return {
            "title": told.title, "games": len(np.unique(numbers[part == LEARNED])),
            "positions": int((part == LEARNED).sum()), "seed": told.seed,
            "players": self.players, "edition": told.edition,
            "version": told.version, "rules": told.rules, "sources": told.sources,
            "playing": round(told.playing / 60, 1), "learning": round(told.learning / 60, 1),  # in minutes
            "command": self.plan.command(told.files * self.crop.games) + self.flags,
        }  # fmt: skip

    def measure(self, samples: Samples, learner: Learner, provenance: dict[str, Any]) -> Evaluation:
        net = self.folder / NET
        found = evaluate(Judgement(net), samples)
        pictures.curve(self.folder / "curve.svg", learner.curve)
        pictures.calibration(self.folder / "calibration.svg", found)
        (self.folder / "card.md").write_text(card(provenance, found, net.stat().st_size), encoding="utf-8")
        return found


class AdvisedTraining(Training):
    """The players listen to the title's prior: chances among stronger players."""

    crop = gathering.ADVISED
    flags = " --advised"
    players = "experts who listen to the prior,"


def spent() -> float:
    """Seconds of computing, by this process and those it started."""
    return sum(os.times()[:4])
