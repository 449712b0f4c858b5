"""Activating a card: paying, the effect, the exchange. Only a real choice is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.kernel import PUBLIC, Frame, Message, Question
from signoria.titles.principato.rules.names import (
    BUILD,
    CUBE_KINDS,
    CULTURE,
    DESIGN_COUNT,
    EFFECT_KIND,
    FAVOR,
    MILITIA,
    MOST_FAVORS,
    PRODUCE,
    SCULPTOR,
    TROOP_POOL,
)
from signoria.titles.principato.rules.refusals import not_now
from signoria.titles.principato.rules.verbs import CHOOSE, EXCHANGE, PAY, RECRUIT

if TYPE_CHECKING:
    from signoria.titles.principato.rules.state import Principato

BUILT: Final = ("built-field", "built-farm", "built-palazzo", "built-bank", "built-catapult")
NO_GOLD: Final = [PAY.of(as_food, 0) for as_food in range(MOST_FAVORS + 1)]
RECRUITED: Final = ("recruited-militia", "recruited-condottieri")


class Activation(Frame["Principato"]):
    """One line of one card, from the payment to the exchange."""

    __slots__ = ("effect", "place", "seat")

    def __init__(self, seat: int, place: int, effect: int) -> None:
        super().__init__()
        self.seat, self.place, self.effect = seat, place, effect

    def step(self, g: Principato) -> None:
        ACTIVATION_STEPS[self.pc](self, g)

    def pay(self, g: Principato) -> None:
        """5.1, 5.2"""
        self.pc = 1
        effect, stored = self.effect, self.seat * CUBE_KINDS
        food, gold = g.box.food[effect], g.box.gold[effect]
        if food + gold == 0:
            return
        if not g.stored[stored + FAVOR]:
            g.pay(self.seat, food, gold, 0)
            return
        choices = payments(g, self.seat, effect)
        if len(choices) > 1:
            g.push(Payment(self.seat, effect))
        else:
            settle(g, self.seat, effect, choices[0])

    def take(self, g: Principato) -> None:
        self.pc = 2
        seat, effect, box = self.seat, self.effect, g.box
        does, target = box.does[effect], box.target[effect]
        if does == PRODUCE:
            for cube in box.makes[effect]:  # 5.8: food first
                g.receive(seat, EFFECT_KIND[effect], cube, g.yields(seat, effect, cube))
        elif does == BUILD:
            g.gain(seat, target, box.count[effect])
            g.tell(PUBLIC, BUILT[target], seat, box.count[effect])
        elif does == CULTURE:
            self.take_culture(g, target)
        elif g.pools[TROOP_POOL] == 1:
            recruit(g, seat, target, 1)
        else:
            g.push(Recruitment(seat, target))

    def take_culture(self, g: Principato, kind: int) -> None:
        left = [design for design in range(3 * kind, 3 * kind + 3) if g.designs[design]]
        if len(left) == 1:
            acquire(g, self.seat, left[0])
        else:
            g.push(Commission(self.seat, kind))

    def exchange(self, g: Principato) -> None:
        """4.3: cards with the symbol only."""
        g.pop()
        if g.box.exchanges[EFFECT_KIND[self.effect]]:
            g.push(Exchange(self.seat, self.place))

    def copy(self) -> Activation:
        return Activation(self.seat, self.place, self.effect)


ACTIVATION_STEPS: Final = (Activation.pay, Activation.take, Activation.exchange)


class Detail(Question["Principato"]):
    """A single answer of one seat about one thing."""

    __slots__ = ("thing",)

    def __init__(self, seat: int, thing: int) -> None:
        super().__init__(seat)
        self.thing = thing


class Payment(Detail):
    """How many favours stand for food and for gold; the thing is the effect (5.2)."""

    __slots__ = ()

    def legal(self, g: Principato, seat: int) -> list[int]:
        return payments(g, seat, self.thing)

    def answer(self, g: Principato, seat: int, action: int) -> None:
        g.pop()
        settle(g, seat, self.thing, action)

    def prompt(self, g: Principato, seat: int) -> Message:
        return "ask-pay", (EFFECT_KIND[self.thing], g.box.food[self.thing], g.box.gold[self.thing])

    def why_not(self, g: Principato, seat: int, action: int) -> Message:
        if not PAY.holds(action):
            return not_now(action)
        food, gold = g.box.food[self.thing], g.box.gold[self.thing]
        as_food, as_gold = PAY.values(action)
        favor = g.stored[seat * CUBE_KINDS + FAVOR]
        if as_food > food or as_gold > gold:
            return "no-payment-more", (food, gold)
        if as_food + as_gold > favor:
            return "no-payment-favor", (favor,)
        return "no-payment", (g.stored[seat * CUBE_KINDS], g.stored[seat * CUBE_KINDS + 1])

    def copy(self) -> Payment:
        return Payment(self.seat, self.thing)


class Commission(Detail):
    """Which culture token; the thing is its kind (5.11)."""

    __slots__ = ()

    def legal(self, g: Principato, seat: int) -> list[int]:
        return [CHOOSE.of(design) for design in range(3 * self.thing, 3 * self.thing + 3) if g.designs[design]]

    def answer(self, g: Principato, seat: int, action: int) -> None:
        g.pop()
        acquire(g, seat, CHOOSE.value(action))

    def prompt(self, g: Principato, seat: int) -> Message:
        return "ask-choose", (SCULPTOR + self.thing,)

    def why_not(self, g: Principato, seat: int, action: int) -> Message:
        if not CHOOSE.holds(action):
            return not_now(action)
        if CHOOSE.value(action) // 3 != self.thing:
            return "no-design-kind", (SCULPTOR + self.thing,)
        return "no-design", CHOOSE.values(action)

    def copy(self) -> Commission:
        return Commission(self.seat, self.thing)


class Recruitment(Detail):
    """How many troops; the thing is 0 for militia, 1 for condottieri (5.10)."""

    __slots__ = ()

    def legal(self, g: Principato, seat: int) -> list[int]:
        return list(range(RECRUIT.base, RECRUIT.base + g.pools[TROOP_POOL]))

    def answer(self, g: Principato, seat: int, action: int) -> None:
        g.pop()
        recruit(g, seat, self.thing, RECRUIT.value(action))

    def prompt(self, g: Principato, seat: int) -> Message:
        return "ask-recruit", (self.thing, g.pools[TROOP_POOL])

    def why_not(self, g: Principato, seat: int, action: int) -> Message:
        if not RECRUIT.holds(action):
            return not_now(action)
        return "no-recruits", (g.pools[TROOP_POOL],)

    def copy(self) -> Recruitment:
        return Recruitment(self.seat, self.thing)


class Exchange(Detail):
    """Which card of the row comes for the used one; the thing is the place in hand (4.3)."""

    __slots__ = ()

    def legal(self, g: Principato, seat: int) -> list[int]:
        return list(range(EXCHANGE.base, EXCHANGE.base + len(g.display)))

    def answer(self, g: Principato, seat: int, action: int) -> None:
        g.pop()
        g.swap("exchanged", seat, self.thing, EXCHANGE.value(action) - 1)

    def prompt(self, g: Principato, seat: int) -> Message:
        return "ask-exchange", (g.hand_kinds(seat)[self.thing],)

    def why_not(self, g: Principato, seat: int, action: int) -> Message:
        if not EXCHANGE.holds(action):
            return not_now(action)
        return "no-slot", (len(g.display),)

    def copy(self) -> Exchange:
        return Exchange(self.seat, self.thing)


def payments(g: Principato, seat: int, effect: int) -> list[int]:
    """Every way to mix favours into the price, fewest favours for food first (5.2)."""
    stored = seat * CUBE_KINDS
    food, gold, favor = g.box.food[effect], g.box.gold[effect], g.stored[stored + FAVOR]
    least_gold = max(0, gold - g.stored[stored + 1])
    options: list[int] = []
    for as_food in range(max(0, food - g.stored[stored]), min(food, favor) + 1):
        none = NO_GOLD[as_food]
        options += range(none + least_gold, none + min(gold, favor - as_food) + 1)
    return options


def settle(g: Principato, seat: int, effect: int, action: int) -> None:
    as_food, as_gold = PAY.values(action)
    g.pay(seat, g.box.food[effect] - as_food, g.box.gold[effect] - as_gold, as_food + as_gold)


def acquire(g: Principato, seat: int, design: int) -> None:
    g.designs[design] -= 1
    g.culture[seat * DESIGN_COUNT + design] += 1
    g.tell(PUBLIC, "acquired", seat, design)


def recruit(g: Principato, seat: int, troop: int, count: int) -> None:
    g.gain(seat, MILITIA + troop, count)
    g.tell(PUBLIC, RECRUITED[troop], seat, count)
