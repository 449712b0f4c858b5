"""The names of the numbers in a vector."""

from __future__ import annotations

from typing import TYPE_CHECKING, Optional

if TYPE_CHECKING:
    from signoria.envs.layout import Field


def labels(field: Field, seats: int) -> list[str]:
    """The ends of the names of one value's numbers."""
    if field.kind == "number":
        return [""]
    around = range(seats)
    names = things_named(field, seats)
    if field.kind == "choices":
        return [f".{place}={name}" for place in range(field.count) for name in names]
    if field.kind == "owners":
        return [f".{name}=seat+{other}" for name in names for other in around]
    if field.kind == "pairs":
        return [f".seat+{other}.{name}" for other in around for name in names]
    if field.kind == "offers":
        return [f".{way}.seat+{other}.{name}" for other in around for way in ("from", "to") for name in names]
    if field.kind in ("seat", "seats"):
        return [f"=seat+{other}" for other in around]
    return [f"={name}" if field.kind in ("choice", "word") else f".{name}" for name in names]


def things_named(field: Field, seats: int) -> list[str]:
    given: Optional[tuple[str, ...]] = field.of if isinstance(field.of, tuple) else None
    first = 0 if field.kind == "numbers" else field.low
    return list(given) if given else [str(first + place) for place in range(field.things(seats))]
