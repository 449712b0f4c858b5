"""Files of puzzles: one line for each game, with all puzzles that were found in it."""

from __future__ import annotations

import gzip
import json
from functools import cache
from pathlib import Path
from typing import Any, Final, Iterable, Iterator

from signoria.puzzles.puzzle import THOUSAND, Puzzle, Source, Weighed
from signoria.titles import title as find_title

SHIPPED: Final = "puzzles.jsonl.gz"


class Book:
    """The puzzles of one title."""

    def __init__(self, puzzles: Iterable[Puzzle]) -> None:
        self.puzzles = {puzzle.id: puzzle for puzzle in puzzles}

    def __len__(self) -> int:
        return len(self.puzzles)

    @property
    def themes(self) -> list[str]:
        return sorted({theme for puzzle in self.puzzles.values() for theme in puzzle.themes})


@cache
def book_of(title: str) -> Book:
    """What ships with a title; empty if it brings none. Positions of older rules are left out."""
    found = find_title(title)
    path = found.folder / SHIPPED
    version = found.game.rules_version
    return Book(puzzle for puzzle in read(path) if puzzle.source.rules == version) if path.is_file() else Book([])


def read(path: Path) -> Iterator[Puzzle]:
    """The puzzles of a file, packed or not."""
    for line in lines(path):
        yield from from_line(line)


def lines(path: Path) -> Iterator[dict[str, Any]]:
    opened = gzip.open if path.suffix == ".gz" else open
    with opened(path, "rt", encoding="utf-8") as file:
        for number, text in enumerate(file, 1):
            try:
                yield json.loads(text)
            except ValueError:
                raise ValueError(f"{path}, line {number}: not a line of puzzles") from None


def from_line(line: dict[str, Any]) -> Iterator[Puzzle]:
    flat = line["actions"]
    source = Source(
        title=line["title"], rules=line["rules"], seats=line["seats"], seed=bytes.fromhex(line["seed"]),
        actions=list(zip(flat[::2], flat[1::2])), options=line.get("options", {}),
    )  # fmt: skip
    for each in line["puzzles"]:
        weighed = [Weighed(action, value / THOUSAND, error / THOUSAND) for action, value, error in each["weighed"]]
        yield Puzzle(
            source, each["at"], each["seat"], weighed, each["rating"], each.get("themes", []), each.get("naive"),
            each.get("expert"),
        )  # fmt: skip


def to_line(source: Source, puzzles: list[Puzzle]) -> dict[str, Any]:
    """The game no further than its last puzzle needs it."""
    needed = source.actions[: max((puzzle.at for puzzle in puzzles), default=0)]
    line: dict[str, Any] = {
        "title": source.title, "rules": source.rules, "seats": source.seats, "seed": source.seed.hex(),
        "actions": [number for pair in needed for number in pair], "puzzles": [told(puzzle) for puzzle in puzzles],
    }  # fmt: skip
    return {**line, "options": source.options} if source.options else line


def told(puzzle: Puzzle) -> dict[str, Any]:
    weighed = [[each.action, round(each.value * THOUSAND), round(each.error * THOUSAND)] for each in puzzle.weighed]
    line: dict[str, Any] = {"at": puzzle.at, "seat": puzzle.seat, "weighed": weighed, "rating": puzzle.rating}
    more = {"themes": puzzle.themes, "naive": puzzle.naive, "expert": puzzle.expert}
    return {**line, **{name: value for name, value in more.items() if value not in (None, [])}}


def written(line: dict[str, Any]) -> str:
    return json.dumps(line, separators=(",", ":"), sort_keys=True) + "\n"


def pack(found: Iterable[dict[str, Any]], path: Path) -> None:
    """All lines into one packed file, the same bytes for the same lines."""
    text = "".join(map(written, found)).encode()
    path.write_bytes(gzip.compress(text, compresslevel=9, mtime=0))
