"""Answers to what the reveal has shown: counter, traitor, sign of God, retreat.

A seat is asked whenever it could hold the card by what everybody knows, so that neither the
question nor a missing one tells anything about a hand.
"""

from __future__ import annotations

from signoria.kernel import PUBLIC, Message, Question
from signoria.kernel.messages import NO_CHOICE
from signoria.titles.renaissance.rules.fight import ATTACK, fight_below
from signoria.titles.renaissance.rules.names import (
    BLUE_COUNT,
    ENGINEER,
    NAPLES,
    NOBODY,
    RETREAT,
    SIGN_OF_GOD,
)
from signoria.titles.renaissance.rules.state import Italy
from signoria.titles.renaissance.rules.verbs import (
    BUY_TRAITOR,
    COUNTER,
    LET_GO,
    NO_COUNTER,
    NO_RETREAT,
    NO_SIGN,
    PLAY_RETREAT,
    PLAY_SIGN,
)


class Counter(Question[Italy]):
    """The defender may cancel an engineer or a felon from his hand (6.6)."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def legal(self, g: Italy, seat: int) -> list[int]:
        return [COUNTER, NO_COUNTER] if g.holds(seat, self.card) else [NO_COUNTER]

    def answer(self, g: Italy, seat: int, action: int) -> None:
        if action == NO_COUNTER:
            return
        g.spend(seat, self.card)
        fight = fight_below(g)
        if self.card == ENGINEER:
            fight.engineer_attack = 0
        else:
            fight.felon_attack = 0
        g.disclose(PUBLIC, "countered", seat, self.card)

    def prompt(self, g: Italy, seat: int) -> Message:
        return "ask-counter", (self.card,)

    def why_not(self, g: Italy, seat: int, action: int) -> Message:
        return ("no-card", (self.card,)) if action == COUNTER else (NO_CHOICE, ())

    def copy(self) -> Counter:
        return Counter(self.seat, self.card)


class Traitor(Question[Italy]):
    """The other side may buy a condottiere who betrays (6.7)."""

    __slots__ = ()

    def legal(self, g: Italy, seat: int) -> list[int]:
        return [BUY_TRAITOR, LET_GO]

    def answer(self, g: Italy, seat: int, action: int) -> None:
        if action == LET_GO:
            g.tell(PUBLIC, "traitor-let-go", seat)
            return
        fight = fight_below(g)
        g.ducats[seat] -= g.box.traitor
        fight.holder = fight.side_of(seat)
        g.tell(PUBLIC, "traitor-bought", seat, g.box.traitor)

    def prompt(self, g: Italy, seat: int) -> Message:
        return "ask-traitor", (g.box.traitor,)

    def copy(self) -> Traitor:
        return Traitor(self.seat)


class Sign(Question[Italy]):
    """A side that is not ahead may double one of its cards (6.9)."""

    __slots__ = ()

    def legal(self, g: Italy, seat: int) -> list[int]:
        if not g.holds(seat, SIGN_OF_GOD):
            return [NO_SIGN]
        fight = fight_below(g)
        return [*PLAY_SIGN.each(fight.counting(fight.side_of(seat))), NO_SIGN]

    def answer(self, g: Italy, seat: int, action: int) -> None:
        if action == NO_SIGN:
            return
        fight = fight_below(g)
        doubled = PLAY_SIGN.value(action)
        g.spend(seat, SIGN_OF_GOD)
        if fight.side_of(seat) == ATTACK:
            fight.signed_attack = doubled
        else:
            fight.signed_defence = doubled
        fight.sign_played = 1
        g.disclose(PUBLIC, "sign-played", seat, doubled)

    def prompt(self, g: Italy, seat: int) -> Message:
        fight = fight_below(g)
        side = fight.side_of(seat)
        return "ask-sign", (fight.total(g, side), fight.total(g, 1 - side))

    def why_not(self, g: Italy, seat: int, action: int) -> Message:
        if not PLAY_SIGN.holds(action):
            return NO_CHOICE, ()
        if not g.holds(seat, SIGN_OF_GOD):
            return "no-card", (SIGN_OF_GOD,)
        return "no-signed-card", PLAY_SIGN.values(action)

    def copy(self) -> Sign:
        return Sign(self.seat)


class Retreats(Question[Italy]):
    """A side may save one blue card about to be discarded; asked again while it could (6.11)."""

    __slots__ = ()

    def legal(self, g: Italy, seat: int) -> list[int]:
        if not g.may_use_power(seat, NAPLES) and not g.holds(seat, RETREAT):
            return [NO_RETREAT]
        fight = fight_below(g)
        return [*PLAY_RETREAT.each(sorted(set(fight.due(fight.side_of(seat))))), NO_RETREAT]

    def answer(self, g: Italy, seat: int, action: int) -> None:
        fight = fight_below(g)
        if action == NO_RETREAT:
            fight.retreat_side += 1
            return
        card = PLAY_RETREAT.value(action)
        if g.may_use_power(seat, NAPLES):  # 10.4
            g.power_used |= 1 << seat
            g.tell(PUBLIC, "free-retreat", seat, card)
        else:
            g.spend(seat, RETREAT)
            g.disclose(PUBLIC, "retreated", seat, card)
        if fight.side_of(seat) != ATTACK:
            fight.blue_guard = NOBODY
            g.regain(seat, card)
            return
        if fight.blue_first == card:
            fight.blue_first = NOBODY
        else:
            fight.blue_second = NOBODY
        g.exhausted[seat * BLUE_COUNT + card] += 1

    def prompt(self, g: Italy, seat: int) -> Message:
        return "ask-retreat", ()

    def why_not(self, g: Italy, seat: int, action: int) -> Message:
        if not PLAY_RETREAT.holds(action):
            return NO_CHOICE, ()
        if not g.may_use_power(seat, NAPLES) and not g.holds(seat, RETREAT):
            return "no-card", (RETREAT,)
        return "no-retreat-card", PLAY_RETREAT.values(action)

    def copy(self) -> Retreats:
        return Retreats(self.seat)
