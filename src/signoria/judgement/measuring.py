"""A shipped judgement on games of a fresh seed, beside its outlook in imagined worlds: all, by seats, by quarter."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Callable, Final, Optional, Union

import numpy as np

from signoria.bots.pools import Pool
from signoria.judgement.evaluation import QUARTERS, judged
from signoria.judgement.gathering import Crop, gather, gathered, timed
from signoria.judgement.judge import Judgement, Judgements
from signoria.judgement.learning import present
from signoria.judgement.samples import Samples
from signoria.judgement.shape import Flags
from signoria.judgement.sharing import Matrix, Whole
from signoria.judgement.staging import staged
from signoria.judgement.watching import usual_looks
from signoria.titles import game
from signoria.titles import title as find_title

DRAWS: Final = 1000  # of games, for an interval
TAIL: Final = 2.5  # of a hundred, on each side of it


@dataclass(frozen=True)
class Measure:
    """Mean squared errors over some positions, and how much that of the judgement is larger, with its 95 % interval."""

    name: str
    positions: int
    fair: float
    outlook: float
    guess: float
    net: float
    low: float
    high: float

    def row(self) -> str:
        """In Markdown."""
        gap = f"{self.net - self.guess:+.4f} ({self.low:+.4f} to {self.high:+.4f})"
        errors = f"{self.fair:.4f} | {self.outlook:.4f} | {self.guess:.4f} | **{self.net:.4f}**"
        return f"| {self.name} | {self.positions:,} | {errors} | {gap} |"


HEAD: Final = (
    "| | positions | fair share | outlook, true | imagined | judgement | difference |\n|---|---|---|---|---|---|---|"
)


def watched(
    title: str, games: range, seed: int, looks: float, components: Optional[str]
) -> tuple[Samples, float]:  # fmt: skip
    """Games as those that are learned from, but in all of them the outlook reads imagined worlds too."""
    return timed(title, games, seed, looks, components, measured=True)


FRESH: Final = Crop("games", 50, watched)


def shipped(title: str, components: Optional[str]) -> Judgement:
    """The judgement that a title ships for a pack; if none is named, for its usual one, or else for another."""
    part: Union[Judgement, Judgements, None] = find_title(title).part("judgement")
    kind, nets = game(title), [] if part is None else part.nets
    wanted = kind.pack(components).edition
    found = [net for net in nets if net.edition == wanted] or ([] if components else nets)
    if not found:
        raise ValueError(f"{title} ships no judgement{f' for {components}' if nets else ''}: learn one first")
    return found[0]


def measure(
    title: str, folder: Path, games: int, seed: int, pool: Pool,
    on_file: Callable[[float], None] = lambda spent: None, components: Optional[str] = None,
) -> list[Measure]:  # fmt: skip
    """Of the judgement that the title ships; games that are in the folder are not played again."""
    judgement = shipped(title, components)
    if int(judgement.head["provenance"]["seed"]) == seed:
        raise ValueError(f"the judgement of {title} was learned with seed {seed}: measure it with another")
    kind, components = game(title), judgement.edition
    folder.mkdir(parents=True, exist_ok=True)
    looks = usual_looks(kind, seed, components)
    files = -(-games // FRESH.games)
    gather(title, folder, seed, looks, files, float("inf"), pool, on_file, FRESH, components)
    return measures(judgement, gathered(folder), seed)


def measures(judgement: Judgement, played: Samples, seed: int) -> list[Measure]:
    samples, every = staged(played, judgement.stages), np.arange(len(played))
    said, sitting = judged(judgement, samples, every), present(samples, every)
    quarter = np.minimum(3, (samples.progress * 4).astype(int))
    groups = [("all positions", np.ones(len(samples), np.bool_))]
    groups += [(f"{count} seats", samples.seats == count) for count in np.unique(samples.seats).tolist()]
    groups += [(name, quarter == place) for place, name in enumerate(QUARTERS)]
    fair = sitting / samples.seats[:, None]
    squares = [
        np.where(sitting, (each - samples.shares) ** 2, 0).sum(axis=1)
        for each in (fair, samples.outlook, samples.guess, said)
    ]
    return [of_group(name, where, squares, sitting.sum(axis=1), samples, seed) for name, where in groups]


def of_group(name: str, where: Flags, squares: list[Matrix], seats: Whole, samples: Samples, seed: int) -> Measure:
    count = seats[where].sum()
    fair, outlook, guess, net = [float(square[where].sum() / count) for square in squares]
    _, game_of = np.unique(samples.games[where], return_inverse=True)
    gaps = np.bincount(game_of, (squares[3] - squares[2])[where])
    weights = np.bincount(game_of, seats[where])
    rng = np.random.default_rng(seed)
    drawn = rng.integers(len(gaps), size=(DRAWS, len(gaps)))  # games drawn again, as positions of one are no strangers
    low, high = np.percentile(gaps[drawn].sum(axis=1) / weights[drawn].sum(axis=1), [TAIL, 100 - TAIL])
    return Measure(name, int(where.sum()), fair, outlook, guess, net, float(low), float(high))
