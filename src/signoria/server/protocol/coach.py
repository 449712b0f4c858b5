"""What the coach is asked and says."""

from __future__ import annotations

from typing import Literal, Optional

from msgspec import Struct

from signoria.server.protocol.basics import ClientId


class CoachReason(Struct):
    """Why the coach's answer is better than another: a sentence, and its weight in the measure of the expert."""

    key: str
    values: list[int]
    weight: float


class CoachOption(Struct):
    """An answer: the seat's chance of victory after it, what it loses against the coach's, and the standard error.

    `grade`: whether to play it is `doubtful` or a clear `blunder`. `gainer`: the other seat to which it would give
    most, or -1, and `gain`, how much of victory that is.
    """

    action: int
    chance: float
    loss: float
    error: float
    grade: Literal["", "doubtful", "blunder"]
    reasons: list[CoachReason]
    gainer: int = -1
    gain: float = 0.0


class Coached(Struct, tag_field="type", tag="coached"):
    """What the coach thinks of the question put to the seat at `version`: its own answer first. Only the seat is told.

    `sure`: how clearly that answer stands out. `worlds` were imagined; whatever the seat cannot see was dealt anew.
    """

    version: int
    options: list[CoachOption]
    sure: Literal["clear", "likely", "open"]
    worlds: int


class AskCoach(Struct, tag_field="type", tag="coach", forbid_unknown_fields=True):
    """Ask the coach about the question seen at `version`; with `action`, at any rate about this answer."""

    id: ClientId
    version: int
    action: Optional[int] = None
