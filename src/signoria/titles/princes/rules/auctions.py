"""The auctions: city tiles, events, the Pope, and the posts of condottieri."""

from __future__ import annotations

from typing import Self

from signoria.kernel import PUBLIC, Auction, Message
from signoria.titles.princes.rules.names import (
    ALFONSO_TILE,
    ATTACKER,
    BRIBE_CARDINAL,
    FREEZE_BID,
    GOLD,
    INFLUENCE,
    bits_of,
)
from signoria.titles.princes.rules.purchases import (
    AlfonsoPurchase,
    SettlePope,
    acquire_event,
    acquire_pope,
    show_cardinals,
)
from signoria.titles.princes.rules.state import Princes
from signoria.titles.princes.rules.treachery import use_alfonso, why_not_alfonso, why_not_now
from signoria.titles.princes.rules.verbs import BID, BIDS, FREEZE, MOST_BID, PASS_BID, USE_ALFONSO, VERBS


class Bidding(Auction[Princes]):
    """What all auctions share: caps with Banking and discounts, freezing, a compulsory opening."""

    __slots__ = ("frozen", "item", "must_open")

    def __init__(self, first: int, bidders: int, item: int, must_open: int) -> None:
        super().__init__(first, bidders)
        self.item = item
        self.must_open = must_open
        self.frozen = 0

    def currency(self, g: Princes) -> int:
        raise NotImplementedError

    def discount(self, g: Princes, seat: int) -> int:
        raise NotImplementedError

    def opening(self, g: Princes) -> int:
        return 0

    def may_have(self, g: Princes, seat: int) -> bool:
        """Whether the holding limits let a seat bid at all."""
        return True

    def limit(self, g: Princes, seat: int) -> int:
        most = g.reach(seat, self.currency(g)) + self.discount(g, seat)
        return most if most < MOST_BID else MOST_BID

    def can_bid(self, g: Princes, seat: int) -> bool:
        if self.frozen >> seat & 1 or not self.may_have(g, seat):
            return False
        return self.limit(g, seat) >= self.minimum(g)

    def asks(self, g: Princes, seat: int) -> bool:
        """Whoever holds any card is asked, or the pause would tell what it is."""
        return len(g.hands[seat]) > 0 or self.can_bid(g, seat) or g.alfonso_ready(seat)

    def compelled(self, g: Princes, seat: int) -> bool:
        """4.2: the opening bid of a city tile, or after a stall, cannot be passed."""
        return self.must_open == 1 and self.leader < 0 and seat == g.active

    def legal(self, g: Princes, seat: int) -> list[int]:
        options: list[int] = []
        hand = g.hands[seat]
        if hand and FREEZE_BID in hand:
            targets = self.bidders & ~self.frozen & ~(1 << seat)
            options += FREEZE.each(bits_of(targets))
        if g.alfonso_ready(seat):
            options.append(USE_ALFONSO)
        if not self.frozen >> seat & 1 and self.may_have(g, seat):
            options += BIDS[self.minimum(g) : self.limit(g, seat) + 1]
        if not self.compelled(g, seat):
            options.append(PASS_BID)
        return options

    def answer(self, g: Princes, seat: int, action: int) -> None:
        if action == PASS_BID:
            self.drop(g, seat)
        elif VERBS.verb_of[action] is BID:
            amount = action - BID.zero
            self.raise_to(g, seat, amount)
            g.tell(PUBLIC, "bid-made", seat, amount, self.currency(g))
        elif action == USE_ALFONSO:
            use_alfonso(g, seat, 0)
        else:
            target = FREEZE.value(action)
            g.spend(seat, FREEZE_BID)
            self.frozen |= 1 << target
            g.disclose(PUBLIC, "bid-frozen", seat, target)

    def passed(self, g: Princes, seat: int) -> None:
        g.tell(PUBLIC, "bid-passed", seat)

    def prompt(self, g: Princes, seat: int) -> Message:
        if not self.can_bid(g, seat):
            return "ask-no-bid", ()
        return self.question(g, self.limit(g, seat))

    def question(self, g: Princes, limit: int) -> Message:
        raise NotImplementedError

    def why_not(self, g: Princes, seat: int, action: int) -> Message:
        if action == PASS_BID:
            return "no-pass-opening", ()
        if BID.holds(action):
            return self.why_not_bid(g, seat, BID.value(action))
        if FREEZE.holds(action):
            return self.why_not_freeze(g, seat, FREEZE.value(action))
        if action == USE_ALFONSO:
            return why_not_alfonso(g, seat)
        return why_not_now(action)

    def why_not_bid(self, g: Princes, seat: int, amount: int) -> Message:
        if self.frozen >> seat & 1:
            return "no-bid-frozen", ()
        if amount < self.minimum(g):
            return "no-bid-low", (self.minimum(g),)
        return "no-bid-high", (self.limit(g, seat),)

    def why_not_freeze(self, g: Princes, seat: int, target: int) -> Message:
        if not g.holds(seat, FREEZE_BID):
            return "no-card", (FREEZE_BID,)
        if target == seat:
            return "no-self", ()
        if target >= g.seats:
            return "no-seat", ()
        return ("no-freeze-twice", (target,)) if self.frozen >> target & 1 else ("no-freeze-out", (target,))

    def settle(self, g: Princes) -> int:
        """Take the price from the winner (4.6)."""
        price = max(0, self.high - self.discount(g, self.leader))
        g.pay(self.leader, self.currency(g), price)
        return price

    def carry(self, frame: Self) -> Self:
        frame.frozen = self.frozen
        return super().carry(frame)


class CityAuction(Bidding):
    """A city tile, for gold; the active player must open."""

    __slots__ = ()

    def __init__(self, active: int, bidders: int, tile: int) -> None:
        super().__init__(active, bidders, tile, 1)

    def currency(self, g: Princes) -> int:
        return GOLD

    def discount(self, g: Princes, seat: int) -> int:
        return 0

    def opening(self, g: Princes) -> int:
        return g.opening_price(g.box.tile_city[self.item])

    def may_have(self, g: Princes, seat: int) -> bool:
        return g.may_hold(seat, g.box.tile_city[self.item])

    def question(self, g: Princes, limit: int) -> Message:
        if self.leader < 0:
            return "ask-open-city", (self.item, self.opening(g), limit)
        return "ask-bid-city", (self.item, self.high, self.leader, limit)

    def why_not_bid(self, g: Princes, seat: int, amount: int) -> Message:
        if not self.may_have(g, seat):
            return why_not_hold(g, seat, g.box.tile_city[self.item])
        return super().why_not_bid(g, seat, amount)

    def sold(self, g: Princes) -> None:
        price = self.settle(g)
        g.tiles[self.leader] |= 1 << self.item
        g.free_tiles &= ~(1 << self.item)
        g.tell(PUBLIC, "city-sold", self.leader, self.item, self.high, price)
        if self.item == ALFONSO_TILE:
            g.push(AlfonsoPurchase(self.leader))

    def unsold(self, g: Princes) -> None:
        raise AssertionError("the active player opens every city auction")

    def copy(self) -> CityAuction:
        return self.carry(CityAuction(self.turn, self.bidders, self.item))


class EventAuction(Bidding):
    """An event tile, for the currency printed on it."""

    __slots__ = ()

    def currency(self, g: Princes) -> int:
        return g.box.event_currency[self.item]

    def discount(self, g: Princes, seat: int) -> int:
        return g.event_discount(seat, self.item)

    def question(self, g: Princes, limit: int) -> Message:
        if self.leader < 0:
            return "ask-open-event", (self.item, self.currency(g), limit)
        return "ask-bid-event", (self.item, self.currency(g), self.high, self.leader, limit)

    def sold(self, g: Princes) -> None:
        price = self.settle(g)
        g.tell(PUBLIC, "event-sold", self.leader, self.item, self.high, price)
        acquire_event(g, self.leader, self.item)

    def unsold(self, g: Princes) -> None:
        g.tell(PUBLIC, "event-unsold", self.item)

    def copy(self) -> EventAuction:
        return self.carry(EventAuction(self.turn, self.bidders, self.item, self.must_open))


class PopeAuction(Bidding):
    """The Pope, for influence; Bribe Cardinal cards count in full towards a bid."""

    __slots__ = ()

    def __init__(self, first: int, bidders: int, must_open: int) -> None:
        super().__init__(first, bidders, 0, must_open)

    def currency(self, g: Princes) -> int:
        return INFLUENCE

    def discount(self, g: Princes, seat: int) -> int:
        return g.pope_discount(seat)

    def limit(self, g: Princes, seat: int) -> int:
        cards = g.hands[seat].count(BRIBE_CARDINAL) * g.box.cardinal_value
        return min(g.reach(seat, INFLUENCE) + g.pope_discount(seat) + cards, MOST_BID)

    def answer(self, g: Princes, seat: int, action: int) -> None:
        super().answer(g, seat, action)
        if VERBS.verb_of[action] is BID:
            show_cardinals(g, seat, self.high)

    def question(self, g: Princes, limit: int) -> Message:
        if self.leader < 0:
            return "ask-open-pope", (limit,)
        return "ask-bid-pope", (self.high, self.leader, limit)

    def sold(self, g: Princes) -> None:
        if self.high > self.discount(g, self.leader) and g.hands[self.leader]:
            g.push(SettlePope(self.leader, self.high))
        else:
            acquire_pope(g, self.leader, self.high, self.settle(g))

    def unsold(self, g: Princes) -> None:
        g.tell(PUBLIC, "pope-unsold")

    def copy(self) -> PopeAuction:
        return self.carry(PopeAuction(self.turn, self.bidders, self.must_open))


class Hire(Bidding):
    """The post of condottiere of a city at war, for influence; `item` is the city."""

    __slots__ = ("side",)

    def __init__(self, first: int, bidders: int, city: int, side: int) -> None:
        super().__init__(first, bidders, city, 0)
        self.side = side

    def currency(self, g: Princes) -> int:
        return INFLUENCE

    def discount(self, g: Princes, seat: int) -> int:
        return g.hire_discount(seat)

    def opening(self, g: Princes) -> int:
        return g.condottiere_opening()

    def question(self, g: Princes, limit: int) -> Message:
        attacking = self.side == ATTACKER
        if self.leader < 0:
            return "ask-open-attacker" if attacking else "ask-open-defender", (self.item, self.opening(g), limit)
        key = "ask-bid-attacker" if attacking else "ask-bid-defender"
        return key, (self.item, self.high, self.leader, limit)

    def sold(self, g: Princes) -> None:
        price = self.settle(g)
        g.tell(PUBLIC, "hired", self.leader, self.item, self.high, price)

    def unsold(self, g: Princes) -> None:
        g.tell(PUBLIC, "nobody-hired", self.item)

    def copy(self) -> Hire:
        return self.carry(Hire(self.turn, self.bidders, self.item, self.side))


def why_not_hold(g: Princes, seat: int, city: int) -> Message:
    """4.4"""
    if g.tiles[seat].bit_count() >= g.box.tiles_max:
        return "no-tile-many", (g.box.tiles_max,)
    return "no-tile-city", (city, g.box.cities_max)
