"""The game as a viewer sees it, the answers, and what can be asked about them."""

from __future__ import annotations

from typing import Annotated, Any, Mapping, Optional, Union

from msgspec import Meta, Struct, field

from signoria.server.protocol.basics import MAX_ACTIONS, MOST_VALUE, ClientId, ShortText
from signoria.server.protocol.orders import OrderInfo, OrderRoom, StandingOrder


class EventInfo(Struct, omit_defaults=True):
    """Something that happened: a catalogue key with its values; `shown` if it brought a secret to light."""

    key: str
    values: list[int]
    shown: bool = False


class KindInfo(Struct):
    """A kind of action of the question, with its price or limit.

    `always`: it is named whenever this is asked; while it is not possible, there is no legal action of it.
    """

    verb: str
    note: Optional[tuple[str, list[int]]] = None
    always: bool = False


class LabelInfo(Struct):
    """An action whose sentence names what lies on the table now, in place of `verb-NAME`."""

    action: int
    label: tuple[str, list[int]]


class OutcomeInfo(Struct):
    """What an action will do, as far as its seat can know: sentences."""

    action: int
    lines: list[tuple[str, list[int]]]


class ReasonInfo(Struct):
    """Why a kind of action (empty: several alike) cannot be done with what was touched."""

    verb: str
    key: str
    values: list[int]
    rule: str


class Situation(Struct):
    """All a viewer sees of a running or finished game at one version.

    `version` counts what this viewer has seen change; every viewer has its own count.
    `asides` is null when they are many: ask with an `asides` message.
    `forced`: the only answer is a pass, and the table will give it.
    `order` is the seat's own standing order, which nobody else is told of; while it holds, the table answers.
    `may_order` is what the seat could order about the auction that runs.
    `orders` are all the seat's own orders, the first that fits answers; what else could be ordered is asked for.
    `ordered`: one of them is about to answer what the seat is asked.
    """

    version: int
    view: Mapping[str, Any]
    legal: list[int]
    asides: Optional[list[int]]
    aside_count: int
    prompt: Optional[tuple[str, list[int]]]
    asked: list[int]
    can_undo: bool
    over: bool
    forced: bool = False
    kinds: list[KindInfo] = []
    labels: list[LabelInfo] = []
    order: Optional[OrderInfo] = None
    may_order: Optional[OrderRoom] = None
    orders: list[StandingOrder] = []
    ordered: bool = False


class Asides(Struct, tag_field="type", tag="asides"):
    version: int
    asides: list[int]


class Foresight(Struct, tag_field="type", tag="foresight"):
    """Which of the actions asked about could not be taken back, as far as the seat can know.

    `follows`: the same is told with every question from now on, of all its answers, or of 64 evenly spread.
    """

    version: int
    final: list[int]
    follows: bool = False


class Foretold(Struct, tag_field="type", tag="foretold"):
    """What the actions asked about will do, told from the seat's own view."""

    version: int
    outcomes: list[OutcomeInfo]


class Reasons(Struct, tag_field="type", tag="reasons"):
    """Why what was touched cannot be chosen; none if the seat is not asked anything."""

    version: int
    noun: str
    value: int
    verb: str
    reasons: list[ReasonInfo]


class Act(Struct, tag_field="type", tag="act", forbid_unknown_fields=True):
    """Actions as codes or text, all or none, made against `version`. The same id counts once."""

    id: ClientId
    version: int
    actions: Annotated[
        list[Union[int, Annotated[str, Meta(max_length=200)]]], Meta(min_length=1, max_length=MAX_ACTIONS)
    ]


class AskAsides(Struct, tag_field="type", tag="asides", forbid_unknown_fields=True):
    """Ask for the list of asides when the situation gave only their count."""


class Foresee(Struct, tag_field="type", tag="foresee", forbid_unknown_fields=True):
    """Ask which of these answers could not be taken back; those that are not open now are ignored."""

    actions: Annotated[list[int], Meta(max_length=64)]


class Foretell(Struct, tag_field="type", tag="foretell", forbid_unknown_fields=True):
    """Ask what these answers will do; those that are not open now are ignored."""

    actions: Annotated[list[int], Meta(max_length=64)]


class Why(Struct, tag_field="type", tag="why", forbid_unknown_fields=True):
    """Ask why a thing (a noun and its place; no noun: nothing at all) cannot be chosen, after what was picked before.

    With `verb` for this kind of action only.
    """

    noun: ShortText = ""
    value: Annotated[int, Meta(ge=0, le=MOST_VALUE)] = 0
    verb: ShortText = ""
    picked: Annotated[list[tuple[ShortText, Annotated[int, Meta(ge=0, le=MOST_VALUE)]]], Meta(max_length=4)] = field(
        default_factory=list
    )
