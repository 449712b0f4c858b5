"""What people say and promise each other."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from signoria.server.protocol.basics import MAX_CHAT, NOBODY, ClientId, SeatNumber, ShortText


class ChatLine(Struct):
    """`seat` -1: a spectator; `to` -1: the whole table, otherwise a whisper to that seat.

    `number` counts the lines that this viewer may hear.
    """

    number: int
    seat: int
    name: str
    text: str
    at: int
    to: int = NOBODY


PactStatus = Literal["proposed", "accepted", "declined", "withdrawn", "kept", "broken", "lapsed"]


class PactInfo(Struct):
    """A promise of `author` to `to`. A secret one is seen by the two, and by all after the end.

    `number` counts the promises in the order in which this viewer came to know of them.
    `agreed` says whether it ever was accepted: a promise may be withdrawn after that, too, by `withdrawn_by`.
    """

    number: int
    author: int
    to: int
    template: str
    args: list[int]
    until: str
    public: bool
    status: PactStatus
    agreed: bool
    withdrawn_by: int = NOBODY


class Chat(Struct, tag_field="type", tag="chat"):
    line: ChatLine


class Pact(Struct, tag_field="type", tag="pact"):
    """A promise that is new or changed its status."""

    pact: PactInfo


class SendChat(Struct, tag_field="type", tag="chat", forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=MAX_CHAT)]
    to: SeatNumber = NOBODY


class PactPropose(Struct, tag_field="type", tag="pact_propose", forbid_unknown_fields=True):
    id: ClientId
    to: SeatNumber
    template: ShortText
    args: Annotated[list[int], Meta(max_length=8)] = field(default_factory=list)
    until: ShortText = ""
    public: bool = True


class PactAccept(Struct, tag_field="type", tag="pact_accept", forbid_unknown_fields=True):
    id: ClientId
    number: int


class PactDecline(Struct, tag_field="type", tag="pact_decline", forbid_unknown_fields=True):
    id: ClientId
    number: int


class PactWithdraw(Struct, tag_field="type", tag="pact_withdraw", forbid_unknown_fields=True):
    id: ClientId
    number: int
