"""What is said about programs, over HTTP."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from signoria.server.protocol import MAX_NAME


class ProgramInfo(Struct):
    """One of my programs. `able`: it has a token; `renewed`: when that was made or taken back; `seen`: when it was last
    here, to the half day; `running`: tables that are not over and have it."""

    id: str
    name: str
    made: int
    renewed: int
    able: bool
    seen: int
    running: int


class MakeProgram(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=MAX_NAME)]


class ProgramToken(Struct):
    """Told this once; the database has its hash."""

    program: ProgramInfo
    token: str


HTTP_MESSAGES = (ProgramInfo, MakeProgram, ProgramToken)
