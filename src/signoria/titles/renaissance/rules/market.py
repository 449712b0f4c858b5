"""Others may sell condottieri to a side of the battle."""

from __future__ import annotations

from signoria.kernel import PUBLIC, Frame, Message
from signoria.kernel.messages import NO_CHOICE
from signoria.titles.renaissance.rules.fight import fight_below
from signoria.titles.renaissance.rules.names import CONDOTTIERE, NOBODY
from signoria.titles.renaissance.rules.state import Italy
from signoria.titles.renaissance.rules.verbs import BUY_CONDOTTIERE, NO_SALE, REFUSE, SELL_CONDOTTIERE


class Market(Frame[Italy]):
    """Every third seat that could hold a condottiere is asked, so that the question tells nothing (6.1).

    `pc` is the distance from the attacker along the order track; a card on offer lies face up here.
    """

    __slots__ = ("buyer", "most", "seller")

    def __init__(self, buyer: int, most: int) -> None:
        super().__init__()
        self.buyer = buyer
        self.most = most
        self.seller = NOBODY
        self.pc = 1

    def step(self, g: Italy) -> None:
        fight = fight_below(g)
        bought = fight.bought_defence if self.buyer == fight.defender else fight.bought_attack
        first = g.order.index(fight.attacker)
        while self.pc < g.seats and bought < self.most and g.ducats[self.buyer] >= g.box.sale:
            seat = g.order[(first + self.pc) % g.seats]
            if seat != fight.defender and g.could_hold(seat, CONDOTTIERE):
                self.waiting = 1 << seat
                return
            self.pc += 1
        g.pop()

    def legal(self, g: Italy, seat: int) -> list[int]:
        if self.seller >= 0:
            return [BUY_CONDOTTIERE, REFUSE] if g.ducats[seat] >= g.box.sale else [REFUSE]
        return [SELL_CONDOTTIERE, NO_SALE] if g.holds(seat, CONDOTTIERE) else [NO_SALE]

    def answer(self, g: Italy, seat: int, action: int) -> None:
        if action == NO_SALE:
            self.pc += 1
        elif action == SELL_CONDOTTIERE:
            g.lose_card(seat, CONDOTTIERE)
            self.seller = seat
            self.waiting = 1 << self.buyer
            g.disclose(PUBLIC, "condottiere-offered", seat, self.buyer)
        elif action == BUY_CONDOTTIERE:
            self.buy(g)
        else:
            g.regain(self.seller, CONDOTTIERE)
            g.tell(PUBLIC, "condottiere-refused", self.buyer, self.seller)
            self.seller = NOBODY
            self.pc += 1

    def buy(self, g: Italy) -> None:
        fight = fight_below(g)
        if self.buyer == fight.defender:
            fight.bought_defence += 1
        else:
            fight.bought_attack += 1
        g.ducats[self.buyer] -= g.box.sale
        g.ducats[self.seller] += g.box.sale
        g.tell(PUBLIC, "condottiere-bought", self.buyer, self.seller, g.box.sale)
        self.seller = NOBODY

    def prompt(self, g: Italy, seat: int) -> Message:
        if self.seller >= 0:
            return "ask-buy", (self.seller,)
        fight = fight_below(g)
        return "ask-sell", (self.buyer, fight.target)

    def why_not(self, g: Italy, seat: int, action: int) -> Message:
        if action == SELL_CONDOTTIERE and self.seller < 0:
            return "no-card", (CONDOTTIERE,)
        if action == BUY_CONDOTTIERE and self.seller >= 0:
            return "no-ducats", (g.box.sale, g.ducats[seat])
        return NO_CHOICE, ()

    def copy(self) -> Market:
        frame = Market(self.buyer, self.most)
        frame.seller = self.seller
        return frame
