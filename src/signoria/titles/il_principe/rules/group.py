"""Phase 2: the groups of the pool are auctioned, and each winner may build (5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.kernel import PUBLIC, Auction, Frame, Message, Question
from signoria.titles.il_principe.rules.building import (
    begin_building,
    buildable,
    could_build,
    why_not_build,
)
from signoria.titles.il_principe.rules.names import COLOR_COUNT
from signoria.titles.il_principe.rules.verbs import BID, BUILD, MOST_BID, NO_BUILD, PASS

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
        return Groups(self.queue)


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
        return [PASS, *range(BID.zero + least, BID.zero + min(g.money[seat], MOST_BID) + 1)]

    def answer(self, g: Principe, seat: int, action: int) -> None:
        if action == PASS:
            self.drop(g, seat)
            return
        amount = action - BID.zero
        self.raise_to(g, seat, amount)
        g.tell(PUBLIC, "bids", seat, amount)

    def passed(self, g: Principe, seat: int) -> None:
        if g.money[seat] < self.minimum(g):
            g.tell(PUBLIC, "lacks-ducats", seat)
        else:
            g.tell(PUBLIC, "passes", seat)

    def why_not(self, g: Principe, seat: int, action: int) -> Message:
        if not BID.holds(action):
            return "no-only-bid", ()
        if BID.value(action) < self.minimum(g):
            return "no-bid-low", (self.minimum(g),)
        return "no-bid-money", (BID.value(action), g.money[seat])


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
        return self.carry(GroupAuction(self.turn, self.bidders, self.color))


class BuildRight(Question["Principe"]):
    """The winner of a group may build one city (5.7).

    He is asked whenever all could believe that he is able to, so neither the question nor a
    refusal tells what he holds; `no_build` is not logged.
    """

    __slots__ = ()

    def legal(self, g: Principe, seat: int) -> list[int]:
        options = BUILD.each(buildable(g, seat))
        options.append(NO_BUILD)
        return options

    def answer(self, g: Principe, seat: int, action: int) -> None:
        if action != NO_BUILD:
            begin_building(g, seat, BUILD.value(action))

    def prompt(self, g: Principe, seat: int) -> Message:
        return "ask-build", ()

    def why_not(self, g: Principe, seat: int, action: int) -> Message:
        if BUILD.holds(action):
            return why_not_build(g, seat, BUILD.value(action))
        return "no-only-build", ()

    def copy(self) -> BuildRight:
        return BuildRight(self.seat)
