"""What a view of Princes of the Renaissance holds; README.md says what it means. Types only, and never compiled, so
that they can be read while the program runs."""

from __future__ import annotations

from typing import Literal, NotRequired, Optional, TypedDict

AuctionKind = Literal["city", "event", "pope", "attacker", "defender"]
WarStep = Literal[
    "veto",
    "hire_attacker",
    "hire_defender",
    "pay_condottieri",
    "holy_league",
    "bribes_by_attacker",
    "bribes_by_defender",
    "bribes_by_ally",
    "attack",
    "reroll_attack",
    "judge_attack",
    "counter_attack",
    "reroll_counter_attack",
    "judge_counter_attack",
]


class Options(TypedDict):
    """What was chosen before the game."""

    family_assignment: Literal["choose", "random"]
    purses: Literal["closed", "open"]
    condottiere_min_bid: int
    stall_guard_rounds: int


class Area(TypedDict):
    """What lies before a player; nobody but its owner knows the gold and influence in a closed purse."""

    family: int
    gold: Optional[int]
    influence: Optional[int]
    chits: list[int]
    town: int
    income: list[int]
    troops: list[int]
    tiles: list[int]
    rotated: list[int]
    events: list[int]
    counters: int
    cards: int
    hand_limit: int
    proven_cardinals: int
    attack: int
    defence: int


class Lot(TypedDict):
    """What is up for bids; limit and discount are the viewer's own."""

    kind: AuctionKind
    item: int
    currency: int
    high: int
    leader: int
    minimum: int
    bidders: list[int]
    frozen: list[int]
    turn: int
    limit: Optional[int]
    discount: Optional[int]
    must_open: bool


class Warfare(TypedDict):
    """The war that is on; strengths are attack and defence as they count now, bribes and Holy League included."""

    attacking: int
    defending: int
    attacker: int
    defender: int
    ally: int
    ally_side: int
    bribed: list[list[int]]
    bribable: list[list[int]]
    strength: list[list[int]]
    dice: list[int]
    step: WarStep


class View(TypedDict):
    """The table of Princes of the Renaissance as one seat, or a spectator, sees it."""

    seat: int
    over: bool
    options: Options
    decade: int
    active: int
    wars: int
    war_limit: int
    idle: int
    guarded: bool
    status: list[int]
    artists: list[list[int]]
    values: list[int]
    supply: list[int]
    events: list[int]
    tiles: list[int]
    removed: list[int]
    pope: int
    league_used: bool
    banking_closed: bool
    pile: int
    played: list[int]
    buried: list[int]
    players: list[Area]
    hand: list[int]
    own_buried: list[int]
    auction: Optional[Lot]
    settling: Optional[list[int]]
    war: Optional[Warfare]
    offers: list[list[int]]
    draft: list[int]
    offers_made: int
    scores: list[int]
    winners: NotRequired[list[int]]
    breakdown: NotRequired[list[dict[str, int]]]
