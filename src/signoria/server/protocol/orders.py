"""Standing orders: each kind is a struct of its own, told apart by `kind`."""

from __future__ import annotations

from typing import Annotated, Literal, Optional, Union

from msgspec import Meta, Struct, field

from signoria.server.protocol.basics import MOST_VALUE, ClientId, ShortText


class BidUpTo(Struct, tag_field="kind", tag="bid_up_to", forbid_unknown_fields=True):
    """In the auction that runs, raise by the least step while that is no more than `limit`; then ask me, or pass.

    `lot`: the number of a lot to come (`OrderChoices.lots`) instead of the one that is up.
    """

    limit: Annotated[int, Meta(ge=0, le=1_000_000)]
    then: Literal["ask", "pass"] = "ask"
    lot: Annotated[int, Meta(ge=-1, le=MOST_VALUE)] = -1


class OrderCondition(Struct, forbid_unknown_fields=True):
    """A condition of the title (`GameInfo.orders`) with its bound."""

    id: ShortText
    bound: Annotated[int, Meta(ge=-MOST_VALUE, le=MOST_VALUE)]


class AnswerOrder(Struct, tag_field="kind", tag="answer", forbid_unknown_fields=True):
    """When I am asked `about` this (`GameInfo.orders`) and all conditions hold, give this answer, `until` then.

    `once`: it ends when it has answered.
    """

    about: ShortText
    answer: Annotated[int, Meta(ge=0, le=MOST_VALUE)]
    until: ShortText = "once"
    when: Annotated[list[OrderCondition], Meta(max_length=4)] = field(default_factory=list)


Order = Union[BidUpTo, AnswerOrder]
OrderEnd = Literal["", "outbid", "closed", "beyond", "undone", "unfit", "lost", "failed"]


class OrderInfo(Struct):
    """A seat's own order about the auction that runs. `ended`: why it is over, until that is put away; empty while it
    holds.

    `outbid`: others went beyond the limit; `closed`: the seat can bid, or answer so, no more; `beyond`: it bid more
    than the limit itself; `undone`: moves were taken back; `unfit`: the answer has become impossible; `lost`: the lot
    will not come up; `failed`: the game knows such an order no more, or could not carry it out.
    """

    order: BidUpTo
    ended: OrderEnd = ""


class StandingOrder(Struct):
    """One of a seat's own orders; `number` names it and counts the orders of this seat alone."""

    number: int
    order: Order
    ended: OrderEnd = ""
    lot: Optional[tuple[str, list[int]]] = None


class OrderRoom(Struct):
    """An order that would be taken now: of this kind, with a limit from `low` to `high`."""

    kind: Literal["bid_up_to"]
    low: int
    high: int


class LotInfo(Struct):
    """A lot to come, for which bids may be ordered: its number, and its name as a message of the title."""

    lot: int
    name: tuple[str, list[int]]


class AnswerRoom(Struct):
    """What a seat could order about one kind of question as it sees the table now, and until when."""

    about: str
    answers: list[int]
    until: list[str]


class OrderChoices(Struct, tag_field="type", tag="orders"):
    """What could be ordered now, besides bids in the auction that runs."""

    version: int
    answers: list[AnswerRoom]
    lots: list[LotInfo]


class OrderTried(Struct, tag_field="type", tag="order_tried"):
    """What an order that was tried would do now: whether the seat is `asked` about it, its answer (null: the person
    would decide), and which of its conditions hold."""

    id: str
    version: int
    asked: bool
    answer: Optional[int]
    when: list[bool]


class SetOrder(Struct, tag_field="type", tag="order", forbid_unknown_fields=True):
    """Give an order about what was seen at `version`: behind the others, or in the place of the one with this `number`.

    A bid for the same lot takes the place of the one before in any case.
    """

    id: ClientId
    version: int
    order: Order
    number: int = -1


class TryOrder(Struct, tag_field="type", tag="order_try", forbid_unknown_fields=True):
    """Ask what an order would do in the present position, without giving it."""

    id: ClientId
    order: Order


class FirstOrder(Struct, tag_field="type", tag="order_first", forbid_unknown_fields=True):
    """Put one's order before all the others."""

    id: ClientId
    number: int


class CancelOrder(Struct, tag_field="type", tag="order_cancel", forbid_unknown_fields=True):
    """Take an order back, or put away what is told of one that is over; -1: the one about the auction that runs."""

    id: ClientId
    number: int = -1


class AskOrders(Struct, tag_field="type", tag="orders", forbid_unknown_fields=True):
    """Ask what could be ordered now."""
