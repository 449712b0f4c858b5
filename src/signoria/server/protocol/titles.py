"""What a client is told of a title."""

from __future__ import annotations

from typing import Any, Literal, Optional

from msgspec import Struct, field

from signoria.server.protocol.basics import OptionValue


class OptionInfo(Struct):
    """A choice made before the game: one of `choices`, or a whole number from low to high.

    `least_seats` has for each of `choices` the number of seats from which on it may be made; empty: any.
    """

    name: str
    default: OptionValue
    choices: list[OptionValue]
    low: Optional[int] = None
    high: Optional[int] = None
    noun: str = ""  # each seat may wish for a word of this noun: `este-any-medici` is such a value
    least_seats: list[int] = field(default_factory=list)


class VerbInfo(Struct):
    """Actions `base` to `base + size - 1`; the argument counts through the nouns, the last one fastest.

    `aim`: the place of the noun that is chosen first, what the action is aimed at.
    Who says a verb that `ends` something gives up all else that could still be done: to pass, to end the turn.
    """

    name: str
    nouns: list[str]
    base: int
    size: int
    aside: bool
    aim: int = 0
    ends: bool = False


class NounInfo(Struct):
    """What a value names: a word by its place in `words`, or the number `first + value`."""

    words: Optional[list[str]]
    first: int
    last: int


class MessageInfo(Struct):
    """The rule paragraph of a key and the (name, noun) of each of its values."""

    rule: str
    arguments: list[tuple[str, str]]


class OrderConditionInfo(Struct):
    """A condition that an order may have: `least` or `most` a figure from `low` to `high`, or `is` one of a noun.

    Words in Fluent under `standing-if-ID`.
    """

    id: str
    compare: Literal["least", "most", "is"]
    low: int
    high: int
    noun: str = ""


class OrderKindInfo(Struct):
    """A kind of question that the table may answer for people; words in Fluent under `standing-ID`."""

    id: str
    conditions: list[OrderConditionInfo]


class PactTemplateInfo(Struct):
    """A promise that can be made: the noun of each of its arguments; words in Fluent under `pact-ID`."""

    id: str
    nouns: list[str]
    until: list[str]


class BidsInfo(Struct):
    """How rising auctions are bid in: the verb, which of its nouns is the amount, and the answer that leaves."""

    verb: str
    amount: str
    leave: str


class EditionInfo(Struct):
    """A pack of figures that comes with a title."""

    id: str
    components_hash: str


class GameInfo(Struct):
    """All a client needs to know of a title. `usual_bot` is the level that people meet unless they choose another.
    The bots of the levels in `tempered` may have one of the `characters`, written behind a slash: `expert/careful`.

    `board`, `picture`: the title comes from another package and brings a board module or a picture of its own,
    served as `/titles/ID/client/board.js` and `/titles/ID/client/picture.svg`.
    """

    id: str
    title: str
    min_seats: int
    max_seats: int
    usual_seats: int
    rules_version: int
    options: list[OptionInfo]
    verbs: list[VerbInfo]
    nouns: dict[str, NounInfo]
    messages: dict[str, MessageInfo]
    components: dict[str, Any]
    components_hash: str
    bots: list[str]
    pacts: list[PactTemplateInfo]
    languages: list[str]
    usual_bot: str = ""
    board: bool = False
    picture: bool = False
    rules: bool = False  # somebody has written the digest
    bids: Optional[BidsInfo] = None
    orders: list[OrderKindInfo] = []
    characters: list[str] = []
    tempered: list[str] = []
    minutes: int = 0  # how long its course of lessons takes; 0: it has none
    edits: bool = False  # positions of it can be set up
    editions: list[EditionInfo] = []  # its packs of figures, the usual one first; words under `edition-ID`
