"""What the text boards of titles share: sections, the words they need, and lists of named things."""

from __future__ import annotations

from typing import Any, Iterable, NamedTuple, Protocol, Sequence

NOTHING = "–"


class Section(NamedTuple):
    """A part of the table that belongs together, such as the map or one player: a heading, and its lines."""

    heading: str
    lines: list[str]


class Speaker(Protocol):
    """What a board needs to speak the reader's language."""

    names: Any

    def noun(self, noun: str, value: int) -> str | int: ...
    def raw(self, id: str, **named: str | int) -> str: ...
    def help(self, id: str) -> str: ...


def listed(words: Speaker, noun: str, values: Iterable[int]) -> str:
    """`Milan, Rome`, or a dash."""
    return ", ".join(str(words.noun(noun, value)) for value in values) or NOTHING


def counted(words: Speaker, noun: str, counts: Sequence[int]) -> str:
    """`2 × Knights, Felon`, or a dash."""
    parts = []
    for value, count in enumerate(counts):
        name = str(words.noun(noun, value)) if count else ""
        parts.append(f"{count} × {name}" if count > 1 else name)
    return ", ".join(part for part in parts if part) or NOTHING


def name(words: Speaker, noun: str, value: int) -> str:
    """What a value is called, or a dash for none."""
    return str(words.noun(noun, value)) if value >= 0 else NOTHING


def said(words: Speaker, *pairs: tuple[str, str]) -> list[str]:
    """A line for each key and list that has anything in it."""
    return [words.raw(key, list=text) for key, text in pairs if text and text != NOTHING]
