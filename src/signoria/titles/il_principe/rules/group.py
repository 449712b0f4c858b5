"""Phase 2: the groups of the pool are auctioned, and each winner may build (5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.kernel import PUBLIC, Auction, Frame, Message
from signoria.titles.il_principe.rules.building import (
    begin_building,
    buildable,
    could_build,
    why_not_build,
)
from signoria.titles.il_principe.rules.names import COLOR_COUNT
from signoria.titles.il_principe.rules.verbs import BID, BUILD, MOST_BID, NO_BUILD, PASS, is_bid, is_build

if TYPE_CHECKING:
    from signoria.titles.il_principe.rules.state import Principe


class Groups(Frame["Principe"]):
    """The groups one after the other; their order is fixed at the start (5.1)."""

    __slots__ = ("queue",)

    def __init__(self, queue: int) -> None:
        super().__init__()
        self.queue = queue

    def step(self, g: Principe) -> None:
        if not self.queue:
            g.pop()
            return
        color = self.queue % 8 - 1
        self.queue //= 8
        g.tell(PUBLIC, "group-opens", g.pool[color], color)
        g.push(GroupAuction(g.left_of(g.marker), (1 << g.seats) - 1, color))  # 5.2

    def copy(self) -> Groups:
        frame = Groups(self.queue)
        frame.pc, frame.waiting = self.pc, self.waiting
        return frame


def order_of(pool: list[int]) -> int:
    """The colors of the pool, fewest cards first, ties in color order: 1 + color, three bits each."""
    rows = sorted([pool[color] * 8 + color for color in range(COLOR_COUNT) if pool[color]])
    queue = 0
    for row in reversed(rows):
        queue = queue * 8 + row % 8 + 1
    return queue


class Bidding(Auction["Principe"]):
    """What the auctions of groups and of roles have in common (5.3 to 5.5)."""

    __slots__ = ("color",)

    def __init__(self, first: int, bidders: int, color: int) -> None:
        super().__init__(first, bidders)
        self.color = color

    def limit(self, g: Principe, seat: int) -> int:
        return min(g.money[seat], MOST_BID)

    def legal(self, g: Principe, seat: int) -> list[int]:
        least = self.high + 1 if self.leader >= 0 else 1
        return [PASS, *range(BID + least, BID + min(g.money[seat], MOST_BID) + 1)]

    def answer(self, g: Principe, seat: int, action: int) -> None:
        if action == PASS:
            self.drop(g, seat)
            return
        self.raise_to(g, seat, action - BID)
        g.tell(PUBLIC, "bids", seat, action - BID)

    def passed(self, g: Principe, seat: int) -> None:
        if g.money[seat] < self.minimum(g):
            g.tell(PUBLIC, "lacks-ducats", seat)
        else:
            g.tell(PUBLIC, "passes", seat)

    def why_not(self, g: Principe, seat: int, action: int) -> Message:
        if not is_bid(action):
            return "no-only-bid", ()
        if action - BID < self.minimum(g):
            return "no-bid-low", (self.minimum(g),)
        return "no-bid-money", (action - BID, g.money[seat])


class GroupAuction(Bidding):
    """One group of cards: the winner takes it, pays, takes the marker and may build (5.6)."""

    __slots__ = ()

    def sold(self, g: Principe) -> None:
        seat, color, count = self.leader, self.color, g.pool[self.color]
        at = seat * COLOR_COUNT + color
        g.tell(PUBLIC, "wins-group", seat, count, color, self.high)
        g.hand[at] += count
        g.known[at] += count
        g.pool[color] = 0
        g.money[seat] -= self.high
        g.move_marker(seat)
        if could_build(g, seat):
            g.push(BuildRight(seat))

    def unsold(self, g: Principe) -> None:
        g.tell(PUBLIC, "group-unsold", g.pool[self.color], self.color)
        g.discard[self.color] += g.pool[self.color]  # 5.8
        g.pool[self.color] = 0

    def prompt(self, g: Principe, seat: int) -> Message:
        return "ask-bid-group", (g.pool[self.color], self.color, self.minimum(g))

    def copy(self) -> GroupAuction:
        frame = GroupAuction(self.turn, self.bidders, self.color)
        self.carry(frame)
        return frame


class BuildRight(Frame["Principe"]):
    """The winner of a group may build one city (5.7).

    He is asked whenever all could believe that he is able to, so neither the question nor a
    refusal tells what he holds; `no_build` is not logged.
    """

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.waiting = 1 << seat

    def step(self, g: Principe) -> None:
        g.pop()

    def legal(self, g: Principe, seat: int) -> list[int]:
        options = [BUILD + city for city in buildable(g, seat)]
        options.append(NO_BUILD)
        return options

    def answer(self, g: Principe, seat: int, action: int) -> None:
        if action != NO_BUILD:
            begin_building(g, seat, action - BUILD)

    def prompt(self, g: Principe, seat: int) -> Message:
        return "ask-build", ()

    def why_not(self, g: Principe, seat: int, action: int) -> Message:
        if is_build(action):
            return why_not_build(g, seat, action - BUILD)
        return "no-only-build", ()

    def copy(self) -> BuildRight:
        frame = BuildRight(self.seat)
        frame.pc, frame.waiting = self.pc, self.waiting
        return frame
