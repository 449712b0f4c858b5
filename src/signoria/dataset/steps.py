"""Decisions as columns: what the seat saw, what was open, what was done, what came of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

Columns = dict[str, NDArray[Any]]
NAMES: Final = ("game", "step", "seat", "observation", "mask", "action", "policy", "value", "returns")


class Writer:
    """Collects the steps of some games. Masks are packed, eight actions a byte, the first in the highest bit."""

    def __init__(self) -> None:
        self.rows: dict[str, list[Any]] = {name: [] for name in NAMES if name not in ("value", "returns")}
        self.returns: list[NDArray[np.float32]] = []

    def add(self, **cells: Any) -> None:
        for name, cell in cells.items():
            self.rows[name].append(cell)

    def end(self, returns: NDArray[np.float32]) -> None:
        """The game is over: all its steps get what it brought."""
        self.returns += [returns] * (len(self.rows["game"]) - len(self.returns))

    def columns(self) -> Columns:
        returns = np.array(self.returns, np.float32)
        seats = np.array(self.rows["seat"], np.int8)
        return {
            "game": np.array(self.rows["game"], np.int32),
            "step": np.array(self.rows["step"], np.int32),
            "seat": seats,
            "observation": np.array(self.rows["observation"], np.float32),
            "mask": np.array(self.rows["mask"], np.uint8),
            "action": np.array(self.rows["action"], np.int32),
            "policy": np.array(self.rows["policy"], np.int32),
            "value": returns[np.arange(len(seats)), seats],
            "returns": returns,
        }


def save(columns: Columns, path: Path) -> None:
    """Whole or not at all."""
    part = path.with_name(f"{path.name}.part")
    if path.suffix == ".npz":
        with part.open("wb") as file:
            np.savez_compressed(file, **columns)  # type: ignore[arg-type]
    else:
        _save_parquet(columns, part)
    part.replace(path)


def _save_parquet(columns: Columns, path: Path) -> None:
    arrow, parquet = _arrow()
    made = {}
    for name, values in columns.items():
        if values.ndim == 1:
            made[name] = arrow.array(values)
        else:
            flat = arrow.array(values.reshape(-1))
            made[name] = arrow.FixedSizeListArray.from_arrays(flat, values.shape[1])
    parquet.write_table(arrow.table(made), path, compression="zstd")


def read(path: Path) -> Columns:
    if path.suffix == ".npz":
        with np.load(path) as found:
            return {name: found[name] for name in NAMES}
    _, parquet = _arrow()
    table = parquet.read_table(path)
    columns = {}
    for name in NAMES:
        column = table.column(name).combine_chunks()
        nested = hasattr(column, "flatten") and hasattr(column.type, "list_size")
        values = column.flatten() if nested else column
        found = values.to_numpy(zero_copy_only=False)
        columns[name] = found.reshape(len(column), column.type.list_size) if nested else found
    return columns


def _arrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ModuleNotFoundError:
        raise ValueError("Parquet needs pyarrow: pip install 'signoria[dataset]', or take --format npz") from None
    return pyarrow, pyarrow.parquet
