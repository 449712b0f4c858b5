"""What the text boards of titles share: the words they need, and lists of named things."""

from __future__ import annotations

from typing import Any, Iterable, Protocol, Sequence


class Speaker(Protocol):
    """What a board needs to speak the reader's language."""

    names: Any

    def noun(self, noun: str, value: int) -> str | int: ...
    def raw(self, id: str, **named: str | int) -> str: ...


def listed(words: Speaker, noun: str, values: Iterable[int]) -> str:
    """`Milan, Rome`, or a dash."""
    return ", ".join(str(words.noun(noun, value)) for value in values) or "–"


def counted(words: Speaker, noun: str, counts: Sequence[int]) -> str:
    """`2 × Knights, Felon`, or a dash."""
    parts = []
    for value, count in enumerate(counts):
        name = str(words.noun(noun, value)) if count else ""
        parts.append(f"{count} × {name}" if count > 1 else name)
    return ", ".join(part for part in parts if part) or "–"
