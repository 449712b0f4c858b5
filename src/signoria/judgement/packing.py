"""The layers of a net as few bytes, and back: what stands there several times is kept once.

Rows that are alike share weights (`sharing.py`), so a row is cut into parts, one for each seat, and a part that was
there before is told by how long ago that was. A unit that is another one's negative is not kept. Where weights are
rounded to few bits (`rounding.py`) there are at most 256 different ones, and each is a single byte.
"""

from __future__ import annotations

import json
import lzma
import sys
from array import array
from itertools import islice
from operator import itemgetter
from typing import Final, Iterator, Optional, Sequence

from signoria.judgement.net import Figures

Parts = Sequence[Sequence[int]]  # of the units of a layer: those whose weights return together
ONE_BYTE: Final = 256
FARTHEST: Final = 65535
FILTERS: Final = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lc": 0, "lp": 0, "pb": 0}]


def squeezed(layers: Sequence[Figures], parts: Optional[Parts] = None) -> bytes:
    """All layers; `parts` are those of the first, which else has one only, as the others have."""
    plans: list[object] = []
    ago, kept, starts = array("H"), array("h"), array("i")
    for layer, given in zip(layers, [parts, *(None for _ in layers)]):
        mirrors = mirrored(layer)
        every = [range(len(layer.start))] if given is None else given
        cut = [[unit for unit in part if unit not in mirrors] for part in every]
        for before, part in found_again(layer, [part for part in cut if part]):
            ago.append(before)
            kept.extend(part)
        plans.append([len(layer.weights), len(layer.start), layer.shift, [part for part in cut if part], mirrors])
        starts.extend(layer.start)
    values = sorted(set(kept))
    if len(values) <= ONE_BYTE:
        code = {value: place for place, value in enumerate(values)}
        weights = little(array("h", values)) + bytes([code[value] for value in kept])
    else:  # the low bytes, then the high ones
        values, two = [], little(kept)
        weights = two[::2] + two[1::2]
    told = json.dumps([plans, len(values), len(kept)], separators=(",", ":")).encode()
    body = told + b"\n" + little(ago) + weights + little(starts)
    return lzma.compress(body, check=lzma.CHECK_CRC32, filters=FILTERS)


def mirrored(layer: Figures) -> dict[int, int]:
    """Units that are the negative of one before them, and which."""
    found: dict[int, int] = {}
    columns: dict[tuple[int, ...], int] = {}
    for unit, column in enumerate(zip(*layer.weights)):
        other = columns.get(tuple([-weight for weight in column]))
        if other is None:
            columns.setdefault(column, unit)
        else:
            found[unit] = other
    return found


def found_again(layer: Figures, parts: Parts) -> Iterator[tuple[int, Sequence[int]]]:
    """Of each part of each row how many new ones ago it was there; or 0, and its weights."""
    seen: dict[tuple[int, ...], int] = {}
    for row in layer.weights:
        for units in parts:
            part = tuple([row[unit] for unit in units])
            before = len(seen) - seen.get(part, len(seen))
            if 0 < before <= FARTHEST:
                yield before, ()
            else:
                seen[part] = len(seen)
                yield 0, part


def spread_out(packed: bytes) -> list[Figures]:
    """The layers again."""
    told, _, body = lzma.decompress(packed).partition(b"\n")
    plans, count, size = json.loads(told)
    references = sum(rows * len(parts) for rows, _, _, parts, _ in plans)
    ago, at = native("H", body[: 2 * references]), 2 * references
    if count:
        values, at = native("h", body[at : at + 2 * count]), at + 2 * count
        kept = array("h", [values[code] for code in body[at : at + size]])
        at += size
    else:
        two = bytearray(2 * size)
        two[::2], two[1::2] = body[at : at + size], body[at + size : at + 2 * size]
        kept, at = native("h", bytes(two)), at + 2 * size
    starts, before, weights = native("i", body[at:]), iter(ago), iter(kept)
    layers, place = [], 0
    for rows, units, shift, parts, mirrors in plans:
        found = list(rows_of(rows, units, parts, mirrors, before, weights))
        layers.append(Figures(found, list(starts[place : place + units]), shift))
        place += units
    return layers


def rows_of(
    rows: int, units: int, parts: Parts, mirrors: dict[str, int], before: Iterator[int], weights: Iterator[int]
) -> Iterator[Sequence[int]]:
    """The rows of one layer, put together from their parts."""
    order = {unit: place for place, unit in enumerate(unit for part in parts for unit in part)}
    negatives = {int(unit): order[other] for unit, other in mirrors.items()}
    order.update({unit: len(order) + place for place, unit in enumerate(negatives)})
    in_order = itemgetter(*(order[unit] for unit in range(units)), 0)
    seen: list[tuple[int, ...]] = []
    for _ in range(rows):
        row: list[int] = []
        for part in parts:
            ago = next(before)
            if ago == 0:
                seen.append(tuple(islice(weights, len(part))))
            row += seen[-ago or -1]
        row += [-row[place] for place in negatives.values()]
        yield in_order(row)[:units]


def little(values: array[int]) -> bytes:
    return turned(values).tobytes()


def native(kind: str, data: bytes) -> array[int]:
    found = array(kind)
    found.frombytes(data)
    return turned(found)


def turned(values: array[int]) -> array[int]:
    """Least bytes first, on any machine."""
    if sys.byteorder == "big":
        values = values[:]
        values.byteswap()
    return values
