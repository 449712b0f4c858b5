"""A judgement as a file: one line that says what it is and where it comes from, then the net, compressed."""

from __future__ import annotations

import json
import lzma
import sys
from array import array
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, Sequence

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


def write(path: Path, title: str, clock: Clock, layers: list[Figures], provenance: dict[str, Any]) -> None:
    head = {
        "title": title,
        "rows": digest(row_names(title)),
        "clock": clock,
        "edition": game(title).pack().edition,  # of the figures that its games were played with: the usual ones
        "layers": [[len(layer.weights), len(layer.start), layer.shift] for layer in layers],
        "provenance": provenance,
    }
    body = b""
    for layer in layers:
        body += little("h", [weight for row in layer.weights for weight in row]) + little("i", [*layer.start])
    packed = lzma.compress(body, preset=9 | lzma.PRESET_EXTREME)
    path.write_bytes(MAGIC + json.dumps(head, separators=(",", ":")).encode() + b"\n" + packed)


def read(path: Path) -> tuple[dict[str, Any], list[Figures]]:
    """The head and the layers; a file of another layout is refused."""
    data = path.read_bytes()
    if not data.startswith(MAGIC):
        raise JudgementError(f"{path.name} is no judgement")
    end = data.index(b"\n", len(MAGIC))
    head: dict[str, Any] = json.loads(data[len(MAGIC) : end])
    if head["rows"] != digest(row_names(head["title"])):
        raise JudgementError(f"the judgement of {head['title']} was learned with another layout: train it again")
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
