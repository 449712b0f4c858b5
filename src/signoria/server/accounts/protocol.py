"""What is said about accounts, over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Optional

from msgspec import Meta, Struct

from signoria.server.programs.protocol import ProgramInfo
from signoria.server.protocol import Me

Secret = Annotated[str, Meta(min_length=1, max_length=64)]


class PasskeyInfo(Struct):
    id: str
    label: str
    added: int
    used: int


class SessionInfo(Struct):
    """A device that is signed in; `device` is browser and system, or `?`."""

    id: str
    device: str
    began: int
    seen: int
    here: bool


class AccountInfo(Struct):
    """All that one's own account page shows. A guest has games and running tables, and nothing else yet."""

    member: bool
    games: int
    running: int
    handle: str = ""
    joined: Optional[int] = None
    passkeys: list[PasskeyInfo] = []
    sessions: list[SessionInfo] = []
    codes: int = 0
    address: str = ""
    letters: bool = False  # whether this server sends any
    fresh: bool = False  # false: a sensitive change asks for a passkey first
    public: bool = False  # whether others find the page of this member
    programs: list[ProgramInfo] = []
    leaving: Optional[int] = None  # when it is deleted, unless its owner takes that back


class PasskeyOptions(Struct):
    """As the browser's own parser reads it (`parseCreationOptionsFromJSON`, `parseRequestOptionsFromJSON`)."""

    options: dict[str, Any]


class NewPasskey(Struct, forbid_unknown_fields=True):
    """What the browser has made, by `toJSON`, and how its owner is to recognise it."""

    credential: dict[str, Any]
    label: Annotated[str, Meta(max_length=60)] = ""


class ShownPasskey(Struct, forbid_unknown_fields=True):
    credential: dict[str, Any]


class ByCode(Struct, forbid_unknown_fields=True):
    handle: Annotated[str, Meta(min_length=1, max_length=24)]
    code: Secret


class ByLetter(Struct, forbid_unknown_fields=True):
    address: Annotated[str, Meta(min_length=3, max_length=254)]


class ByToken(Struct, forbid_unknown_fields=True):
    token: Secret


class SignedIn(Struct):
    """Who one is now. `guest`: who one was on this device before, with games that may be taken over by `token`.

    `leaving`: when the account is deleted, as its owner has asked, unless that is taken back.
    """

    me: Me
    guest: str = ""
    games: int = 0
    token: str = ""
    leaving: Optional[int] = None


class Handle(Struct, forbid_unknown_fields=True):
    handle: Annotated[str, Meta(min_length=1, max_length=60)]


class RecoveryCodeList(Struct):
    """Told this once."""

    codes: list[str]


HTTP_MESSAGES = (
    AccountInfo, PasskeyOptions, NewPasskey, ShownPasskey, ByCode, ByLetter, ByToken, SignedIn, Handle,
    RecoveryCodeList,
)  # fmt: skip
