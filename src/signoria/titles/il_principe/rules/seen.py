"""What a view of Il Principe holds; README.md says what it means. Types only, and never compiled, so that
they can be read while the program runs."""

from __future__ import annotations

from typing import Literal, NotRequired, Optional, TypedDict

Stage = Literal["offer", "group_bid", "build", "city_shield", "action", "role_bid", "flip", "shield", "over"]


class Options(TypedDict):
    """What was chosen before the game."""

    edition: Literal["amigo_2006", "mtm_2005"]
    money_variant: bool
    open_money: bool
    first_player: Literal["random", "seat", 1, 2, 3, 4]
    families: str  # random, choice, or by seat a family or `any`: este-any-medici


class Auction(TypedDict):
    """The auction in progress: of a group (role -1) or of a role (count 0)."""

    color: int
    count: int
    role: int
    high: int
    leader: int
    bidders: list[int]


class Site(TypedDict):
    """The city whose shields are being placed."""

    seat: int
    city: int
    left: int


class View(TypedDict):
    """The table of Il Principe as one seat, or a spectator, sees it."""

    options: Options
    round: int
    last: bool
    phase: int
    marker: int
    families: list[int]
    hand: Optional[list[int]]
    hand_sizes: list[int]
    hands: Optional[list[list[int]]]
    known: list[list[int]]
    money: list[Optional[int]]
    up: list[list[int]]
    down: list[list[int]]
    supply: list[int]
    shields: list[list[int]]
    roles: list[int]
    titles: list[int]
    pile: int
    pool: list[int]
    discard: list[int]
    offers: list[int]
    display: list[int]
    city_pile: int
    builders: list[int]
    buildable: list[int]
    own_offer: int
    stage: Stage
    turn: int
    auction: Optional[Auction]
    queue: list[int]
    building: Optional[Site]
    prospects: list[list[int]]
    scores: list[int]
    over: bool
    winners: NotRequired[list[int]]
    ranking: NotRequired[list[int]]
    breakdown: NotRequired[list[dict[str, int]]]
