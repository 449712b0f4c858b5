"""Whoever is behind the cookie."""

from __future__ import annotations

from typing import Annotated, Optional

from msgspec import Meta, Struct

from signoria.server.protocol.basics import PROTOCOL, Language, Name


class Me(Struct):
    """The person behind the cookie; `id` is empty before a name was given. `arms`: the badge they have chosen, which is
    that of the seat they are given where it is free."""

    id: str
    name: str
    language: Language = "en"
    protocol: int = PROTOCOL
    member: bool = False
    program: bool = False
    arms: Optional[int] = None


class Arms(Struct, forbid_unknown_fields=True):
    """A badge, by the seat that has it; null for none."""

    arms: Optional[Annotated[int, Meta(ge=0, lt=6)]]


class MeChange(Struct, forbid_unknown_fields=True):
    name: Name
    language: Language = "en"


class WayBack(Struct):
    """The code of a link by which a guest comes back, told once to whoever makes it; empty when only asked about."""

    code: str
    made: Optional[int] = None


class ComeBack(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=1, max_length=64)]
