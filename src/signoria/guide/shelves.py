"""What is in the box, from the component pack in use.

A title says by its part `inventory`, a function from the figures of a pack to shelves, how its pack is shown. Without
it every list of the pack becomes a shelf with a column for each plain figure.
"""

from __future__ import annotations

import warnings
from dataclasses import dataclass, field
from typing import Any, Callable, Final, Iterable, Optional, Union

from signoria.kernel import Game
from signoria.kernel.components import Pack
from signoria.titles import title as find_title

COORDINATES: Final = ("x", "y", "hex", "colour", "letter")


@dataclass(frozen=True)
class Thing:
    """A component by its noun and its word there: drawn by the title's art, called by the title's words."""

    noun: str
    word: str
    count: int = 1


@dataclass(frozen=True)
class Word:
    """A sentence of the guide, `box-ID`, with figures and names."""

    id: str
    figures: dict[str, Union[int, Thing]] = field(default_factory=dict)


Cell = Union[int, str, Word, Thing, tuple[Thing, ...], tuple[Word, ...]]


@dataclass(frozen=True)
class Row:
    """A thing and its figures; what it does, and the paragraph that says so."""

    thing: Thing
    cells: tuple[Cell, ...]
    note: Optional[Word] = None
    rule: str = ""


@dataclass(frozen=True)
class Shelf:
    """A table of the box. Heading `box-ID`, columns `column-ID`: words of the guide.

    `bars` are rows whose first cell is how many there are: drawn as a chart. `explain`: a row without a note has the
    explanation that a table gives of the thing. `width`: where it stands on a wide page, `side`, `main` or `wide` below
    both.
    """

    id: str
    columns: tuple[str, ...]
    rows: tuple[Row, ...]
    total: int = 0
    bars: bool = False
    explain: bool = False
    width: str = "main"


Inventory = Callable[[dict[str, Any]], Iterable[Shelf]]


def shelves_of(game: Game, pack: Pack) -> list[Shelf]:
    inventory: Inventory = find_title(game.id).usable("inventory") or plain_inventory(game)
    try:
        return list(inventory(pack.figures))
    except Exception as error:  # a title may come from another package and fail in any way
        warnings.warn(f"title {game.id!r}: its inventory fails: {error!r}", stacklevel=2)
        return []


def plain_inventory(game: Game) -> Inventory:
    """Every list of the pack as it stands."""

    def shelves(figures: dict[str, Any]) -> Iterable[Shelf]:
        for name, rows in figures.items():
            if isinstance(rows, list) and rows and all(isinstance(row, dict) and "id" in row for row in rows):
                yield _plain_shelf(game, name, rows)

    return shelves


def _plain_shelf(game: Game, name: str, rows: list[dict[str, Any]]) -> Shelf:
    noun = next((noun for noun, one in game.nouns.items() if one.words and rows[0]["id"] in one.words), name)
    columns = tuple(
        column for column in rows[0] if column not in ("id", *COORDINATES) and type(rows[0][column]) in (int, str)
    )
    return Shelf(
        name, columns,
        tuple(Row(Thing(noun, str(row["id"])), tuple(row.get(column, "") for column in columns)) for row in rows),
        explain=True,
    )  # fmt: skip
