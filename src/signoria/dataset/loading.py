"""Reads a dataset: shard by shard as NumPy arrays, or step by step for PyTorch.

steps = Steps("condottiere-data", "train")
for shard in steps.shards():            # dicts of arrays, masks unpacked
    learn(shard["observation"], shard["mask"], shard["policy"], shard["value"])

loader = torch.utils.data.DataLoader(TorchSteps("condottiere-data", "train"), batch_size=256, shuffle=True)
"""

from __future__ import annotations

import gzip
import json
from bisect import bisect_right
from pathlib import Path
from typing import Any, Iterator, Optional, Union

import numpy as np

from signoria.dataset.plan import SPLITS, load
from signoria.dataset.steps import Columns, read
from signoria.envs.layouts import layout
from signoria.titles import game as find_game


class Steps:
    """The steps of one split, or of all with `split=None`."""

    def __init__(self, folder: Union[str, Path], split: Optional[str] = "train") -> None:
        if split not in (None, *SPLITS):
            raise ValueError(f"split must be one of {', '.join(dict.fromkeys(SPLITS))} or None, got {split!r}")
        self.folder, self.split = Path(folder), split
        self.plan = load(self.folder)
        verbs = find_game(self.plan.title).verbs
        self.actions = min(verbs.size, verbs.first_aside)
        self.size = layout(self.plan.title, self.plan.seats).size
        self.files = [self.plan.steps_file(self.folder, shard) for shard in range(self.plan.shards)]
        missing = [path.name for path in self.files if not path.exists()]
        if missing:
            raise ValueError(f"{self.folder} is not complete, {missing[0]} is missing: give the command again")

    def shards(self) -> Iterator[Columns]:
        return (self.shard(number) for number in range(len(self.files)))

    def shard(self, number: int) -> Columns:
        columns = read(self.files[number])
        if self.split is not None:
            wanted = np.array([SPLITS[place] == self.split for place in range(len(SPLITS))])
            kept = wanted[columns["game"] % len(SPLITS)]
            columns = {name: values[kept] for name, values in columns.items()}
        columns["mask"] = np.unpackbits(columns["mask"], axis=1, count=self.actions)
        return columns

    def records(self) -> Iterator[dict[str, Any]]:
        """Every game of the split: its number, who sat where, and its record as text."""
        for shard in range(self.plan.shards):
            with gzip.open(self.plan.records_file(self.folder, shard), "rt", encoding="utf-8") as file:
                lines = [json.loads(line) for line in file]
            yield from (line for line in lines if self.split in (None, line["split"]))


class TorchSteps:
    """A map-style dataset for `torch.utils.data`; PyTorch itself is not needed to make one.

    A step is a dict of arrays: observation, mask, action, policy, value, returns. The last few shards stay in memory.
    """

    def __init__(self, folder: Union[str, Path], split: Optional[str] = "train", keep: int = 8) -> None:
        self.steps, self.keep = Steps(folder, split), keep
        self.kept: dict[int, Columns] = {}
        self.ends = np.cumsum([len(self._shard(number)["game"]) for number in range(len(self.steps.files))]).tolist()

    def __len__(self) -> int:
        return int(self.ends[-1]) if self.ends else 0

    def __getitem__(self, place: int) -> dict[str, Any]:
        if not 0 <= place < len(self):
            raise IndexError(place)
        number = bisect_right(self.ends, place)
        row = place - (self.ends[number - 1] if number else 0)
        columns = self._shard(number)
        wanted = ("observation", "mask", "action", "policy", "value", "returns")
        return {name: columns[name][row] for name in wanted}

    def _shard(self, number: int) -> Columns:
        if number not in self.kept:
            while len(self.kept) >= self.keep:
                self.kept.pop(next(iter(self.kept)))
            self.kept[number] = self.steps.shard(number)
        return self.kept[number]
