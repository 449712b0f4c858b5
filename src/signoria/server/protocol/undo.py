"""Taking moves back."""

from __future__ import annotations

from typing import Optional

from msgspec import Struct

from signoria.server.protocol.basics import ClientId


class UndoRequestInfo(Struct):
    """A seat asks to take back its last action although others have learned something since.

    The game will not be rated. `needed` are those who must agree: the others, or, alone with bots, the seat itself.
    `events` of what this viewer was told would be taken back; `shown` if a secret had come to light among them. `until`
    is the server time at which the wish lapses, where there is a clock.
    """

    seat: int
    agreed: list[int]
    needed: list[int]
    events: int = 0
    shown: bool = False
    until: Optional[int] = None


class UndoRequest(Struct, tag_field="type", tag="undo_request"):
    request: UndoRequestInfo


class UndoOutcome(Struct, tag_field="type", tag="undo_outcome"):
    """The request is settled; an update follows when it was granted."""

    seat: int
    granted: bool


class Undo(Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Take back the last action; with `ask`, ask for consent when it can no longer be done at once."""

    id: ClientId
    ask: bool = False


class UndoAnswer(Struct, tag_field="type", tag="undo_answer", forbid_unknown_fields=True):
    """Agree or refuse; whoever asked may withdraw the wish with a refusal."""

    id: ClientId
    agree: bool
