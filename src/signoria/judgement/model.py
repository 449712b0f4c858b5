"""A judgement as a file: one line that says what it is and where it comes from, then the net, compressed."""

from __future__ import annotations

import json
import lzma
import sys
from array import array
from hashlib import blake2b
from pathlib import Path
from typing import Any, Callable, Final, Optional, Sequence

from signoria.judgement.encoding import row_names
from signoria.judgement.net import Figures
from signoria.judgement.stages import Clock
from signoria.titles import game

MAGIC: Final = b"signoria judgement 1\n"


class JudgementError(ValueError):
    """A file that is no judgement, or one of another layout."""


def digest(names: Sequence[str]) -> str:
    """Of the rows: a net is of no use for others."""
    return blake2b("\n".join(names).encode(), digest_size=8).hexdigest()


def write(
    path: Path, title: str, clock: Clock, layers: list[Figures], provenance: dict[str, Any],
    components: Optional[str] = None,
) -> None:  # fmt: skip
    head = head_of(title, row_names(title), provenance, components)
    write_file(path, MAGIC, {**head, "clock": clock}, layers)


def head_of(
    title: str, rows: Sequence[str], provenance: dict[str, Any], components: Optional[str] = None
) -> dict[str, Any]:
    """What every file that was learned says of itself."""
    return {
        "title": title,
        "rows": digest(rows),
        "edition": game(title).pack(components).edition,  # of the figures that its games were played with
        "provenance": provenance,
    }


def write_file(path: Path, magic: bytes, head: dict[str, Any], layers: list[Figures]) -> None:
    sizes = [[len(layer.weights), len(layer.start), layer.shift] for layer in layers]
    body = b""
    for layer in layers:
        body += little("h", [weight for row in layer.weights for weight in row]) + little("i", [*layer.start])
    packed = lzma.compress(body, preset=9 | lzma.PRESET_EXTREME)
    told = json.dumps({**head, "layers": sizes}, separators=(",", ":")).encode()
    path.write_bytes(magic + told + b"\n" + packed)


def read(path: Path) -> tuple[dict[str, Any], list[Figures]]:
    """The head and the layers; a file of another layout is refused."""
    return read_file(path, MAGIC, row_names)


def read_file(
    path: Path, magic: bytes, rows: Callable[[str], Sequence[str]]
) -> tuple[dict[str, Any], list[Figures]]:  # fmt: skip
    data = path.read_bytes()
    if not data.startswith(magic):
        raise JudgementError(f"{path.name} is no {magic.split()[1].decode()}")
    end = data.index(b"\n", len(magic))
    head: dict[str, Any] = json.loads(data[len(magic) : end])
    if head["rows"] != digest(rows(head["title"])):
        kind = magic.split()[1].decode()
        raise JudgementError(f"the {kind} of {head['title']} was learned with another layout: train it again")
    return head, layers_of(head["layers"], lzma.decompress(data[end + 1 :]))


def layers_of(sizes: list[list[int]], body: bytes) -> list[Figures]:
    layers, at = [], 0
    for rows, units, shift in sizes:
        weights = native("h", body[at : at + 2 * rows * units])
        at += 2 * rows * units
        start = native("i", body[at : at + 4 * units])
        at += 4 * units
        layers.append(Figures([weights[row * units : (row + 1) * units] for row in range(rows)], start, shift))
    return layers


def little(kind: str, values: list[int]) -> bytes:
    return _turned(array(kind, values)).tobytes()


def native(kind: str, data: bytes) -> array[int]:
    found = array(kind)
    found.frombytes(data)
    return _turned(found)


def _turned(values: array[int]) -> array[int]:
    if sys.byteorder == "big":
        values.byteswap()
    return values
