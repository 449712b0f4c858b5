"""What a dataset consists of. The plan decides every byte of it."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

FORMATS: Final = ("npz", "parquet")
CARD: Final = "dataset.json"
EDITION: Final = 1  # of the columns
SPLITS: Final = ("train", "train", "train", "train", "train", "train", "train", "train", "validation", "test")


@dataclass(frozen=True)
class DataPlan:
    title: str
    rules_version: int
    seats: int
    bots: list[str]  # drawn for each seat of each game
    games: int
    seed: int
    shard: int  # games of one file
    format: str
    teacher: str = ""  # whose answers are the policy targets; empty: those that were played
    options: dict[str, Any] = field(default_factory=dict)
    edition: int = EDITION
    components: str = ""  # the pack; empty: the usual one

    @property
    def settings(self) -> dict[str, Any]:
        """Options and pack, as games and environments are started with."""
        return {**self.options, **({"components": self.components} if self.components else {})}

    @property
    def shards(self) -> int:
        return -(-self.games // self.shard)

    def games_of(self, shard: int) -> range:
        return range(shard * self.shard, min(self.games, (shard + 1) * self.shard))

    def seed_of(self, game: int, purpose: str) -> bytes:
        return blake2b(f"{purpose} {self.seed} {game}".encode(), digest_size=16).digest()

    def steps_file(self, folder: Path, shard: int) -> Path:
        return folder / f"steps-{shard:05}.{self.format}"

    def records_file(self, folder: Path, shard: int) -> Path:
        return folder / f"records-{shard:05}.jsonl.gz"

    def save(self, folder: Path) -> None:
        """Refuse a folder that holds another dataset."""
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / CARD).exists() and load(folder) != self:
            raise ValueError(f"{folder} holds another dataset: name another folder")
        (folder / CARD).write_text(json.dumps(asdict(self), indent=2) + "\n", encoding="utf-8")


def load(folder: Path) -> DataPlan:
    try:
        return DataPlan(**json.loads((folder / CARD).read_text(encoding="utf-8")))
    except OSError:
        raise ValueError(f"{folder} holds no dataset: there is no {CARD}") from None
    except (TypeError, ValueError) as error:
        raise ValueError(f"{folder / CARD} cannot be read: {error}") from None


def split_of(game: int) -> str:
    """Whole games belong together: no position of a test game is met in training.

    >>> [split_of(game) for game in (0, 8, 9, 10)]
    ['train', 'validation', 'test', 'train']
    """
    return SPLITS[game % len(SPLITS)]
