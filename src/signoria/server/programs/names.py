"""A program is known by its name wherever that is written: in lists, chat, records. Nobody else's may end so."""

from __future__ import annotations

from typing import Final

from signoria.server.denied import Denied
from signoria.server.names import cleaned, skeletons, visible
from signoria.server.protocol import MAX_NAME

MARK: Final = "[bot]"


def is_program(name: str) -> bool:
    return name.endswith(MARK)


def program_name(wanted: str) -> str:
    """The name with its mark, however it was written."""
    plain = cleaned(wanted)
    while seems_marked(plain) and is_program(plain):
        plain = plain[: -len(MARK)].rstrip()
    if not visible(plain):
        raise Denied("no-empty-name", "a name needs a visible character", 400)
    if seems_marked(plain):
        raise Denied("no-bot-name", f"{MARK} is put behind the name of every program", 400)
    return f"{plain[: MAX_NAME - len(MARK) - 1].rstrip()} {MARK}"


def seems_marked(name: str) -> bool:
    """Whether a name ends as programs' names do, or looks as if."""
    return any(own.endswith(mark) for own in skeletons(name) for mark in skeletons(MARK))


def must_be_a_persons(name: str) -> None:
    if seems_marked(name):
        raise Denied("no-bot-name", f"only programs have names that end with {MARK}", 400)
