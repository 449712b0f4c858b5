"""A judgement as a file: one line that says what it is and where it comes from, then the net, as few bytes."""

from __future__ import annotations

import json
from hashlib import blake2b
from pathlib import Path
from typing import Any, Callable, Final, Optional, Sequence

from signoria.judgement.encoding import row_names
from signoria.judgement.net import Figures
from signoria.judgement.packing import Parts, spread_out, squeezed
from signoria.judgement.stages import Clock
from signoria.titles import game

MAGIC: Final = b"signoria judgement 2\n"


class JudgementError(ValueError):
    """A file that is no judgement, or one of another layout."""


def digest(names: Sequence[str]) -> str:
    """Of the rows: a net is of no use for others."""
    return blake2b("\n".join(names).encode(), digest_size=8).hexdigest()


def write(
    path: Path, title: str, clock: Clock, layers: list[Figures], provenance: dict[str, Any],
    components: Optional[str] = None, parts: Optional[Parts] = None,
) -> None:  # fmt: skip
    head = head_of(title, row_names(title), provenance, components)
    write_file(path, MAGIC, {**head, "clock": clock}, layers, parts)


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


def write_file(
    path: Path, magic: bytes, head: dict[str, Any], layers: list[Figures], parts: Optional[Parts] = None
) -> None:  # fmt: skip
    """`parts` of the first layer, whose weights return together, make a smaller file; what is read is the same."""
    told = json.dumps(head, separators=(",", ":")).encode()
    path.write_bytes(magic + told + b"\n" + squeezed(layers, parts))


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
    return head, spread_out(data[end + 1 :])
