"""A battle, step by step."""

from __future__ import annotations

from typing import Final

from signoria.kernel import PUBLIC
from signoria.titles.renaissance.rules.commitment import CommitAttack, CommitDefence
from signoria.titles.renaissance.rules.fight import ATTACK, CAPTURED, DEFENCE, REPULSED, TIED, Fight
from signoria.titles.renaissance.rules.market import Market
from signoria.titles.renaissance.rules.names import (
    BETRAYAL,
    BLUE_COUNT,
    CONDOTTIERE,
    ENGINEER,
    FELON,
    FREE,
    MILAN,
    NAPLES,
    NOBODY,
    OWN,
    RETREAT,
    ROUT,
    SIGN_OF_GOD,
    SUPPORT_CARDS,
    SUPPORT_ENGINEER,
    SUPPORT_FELON,
    SUPPORT_FREE,
    SUPPORT_OWN,
)
from signoria.titles.renaissance.rules.reactions import Counter, Retreats, Sign, Traitor
from signoria.titles.renaissance.rules.state import Italy

MOST_BOUGHT_ATTACK: Final = 3
MOST_BOUGHT_DEFENCE: Final = 2


class Battle(Fight):
    """`pc` is the place in BATTLE_STEPS."""

    __slots__ = ()

    def step(self, g: Italy) -> None:
        BATTLE_STEPS[self.pc](self, g)

    def copy(self) -> Battle:
        return self.carry(Battle(self.attacker, self.defender, self.origin, self.target, self.landing, self.ride))

    def market_for_attacker(self, g: Italy) -> None:  # 6.1
        self.pc += 1
        g.push(Market(self.attacker, MOST_BOUGHT_ATTACK))

    def lay_attack(self, g: Italy) -> None:  # 6.2
        self.pc += 1
        g.push(CommitAttack(self.attacker))

    def market_for_defender(self, g: Italy) -> None:  # 6.3
        self.pc += 1
        g.push(Market(self.defender, MOST_BOUGHT_DEFENCE))

    def lay_defence(self, g: Italy) -> None:  # 6.4
        self.pc += 1
        seat = self.defender
        if self.bought_defence or g.may_use_power(seat, MILAN) or g.could_fight(seat):
            g.push(CommitDefence(seat))
            return
        g.bare |= 1 << seat

    def reveal(self, g: Italy) -> None:  # 6.5
        self.pc += 1
        self.die_attack, self.die_defence = g.roll(6), g.roll(6)
        g.disclose(PUBLIC, "attack-revealed", self.attacker, self.first, self.second, self.help, self.die_attack)
        if self.guard >= 0:
            g.disclose(PUBLIC, "defence-revealed", self.defender, self.guard, self.guard_help, self.die_defence)
        else:
            g.tell(PUBLIC, "defence-bare", self.defender, self.die_defence)
        self.turn_up(g, self.attacker, (self.first, self.second), self.help)
        self.turn_up(g, self.defender, (self.guard,), self.guard_help)
        g.discard[CONDOTTIERE] += self.bought_attack + self.bought_defence
        self.revealed = 1
        self.blue_first = self.first if self.first < BLUE_COUNT else NOBODY
        self.blue_second = self.second if self.second < BLUE_COUNT else NOBODY
        self.blue_guard = self.guard if self.guard < BLUE_COUNT else NOBODY

    def turn_up(self, g: Italy, seat: int, fighters: tuple[int, ...], support: int) -> None:
        """Own condottieri are paid and, like the support, count as spent; the rest stays (6.12)."""
        for fighter in fighters:
            if 0 <= fighter <= OWN:
                g.unlearn(seat, fighter)
            if fighter == OWN:
                g.discard[CONDOTTIERE] += 1
                g.ducats[seat] -= g.box.hire
            elif fighter == FREE:
                g.power_used |= 1 << seat
        card = SUPPORT_CARDS[support]
        if card >= 0:
            g.unlearn(seat, card)
            g.discard[card] += 1
        if support == SUPPORT_OWN:
            g.ducats[seat] -= g.box.hire
        elif support == SUPPORT_FREE:
            g.power_used |= 1 << seat

    def counters(self, g: Italy) -> None:  # 6.6
        self.pc += 1
        self.engineer_attack = int(self.help == SUPPORT_ENGINEER)
        self.felon_attack = int(self.help == SUPPORT_FELON)
        self.engineer_defence = int(self.guard_help == SUPPORT_ENGINEER)
        self.felon_defence = int(self.guard_help == SUPPORT_FELON)
        if not self.engineer_attack and not self.felon_attack:
            return
        card = ENGINEER if self.engineer_attack else FELON
        if self.help == self.guard_help:
            self.engineer_attack = self.felon_attack = self.engineer_defence = self.felon_defence = 0
            g.tell(PUBLIC, "supports-cancel", card)
        elif g.could_hold(self.defender, card):
            g.push(Counter(self.defender, card))

    def felon_strikes(self, g: Italy) -> None:  # 6.6
        self.pc += 1
        if not self.felon_defence:
            return
        card = max(self.blue_first, self.blue_second)
        if card < 0:
            g.tell(PUBLIC, "felon-in-vain", self.defender)
            return
        if self.blue_first == card:
            self.blue_first = NOBODY
        else:
            self.blue_second = NOBODY
        g.discard[card] += 1
        g.tell(PUBLIC, "felon-struck", self.defender, self.attacker, card)

    def roll_condottieri(self, g: Italy) -> None:  # 6.7
        while True:
            if self.holder < 0 and not self.next_condottiere():
                self.pc += 1
                return
            face = g.box.faces[g.roll(6) - 1]
            seat = self.seat_of_side(self.holder)
            if face == BETRAYAL:
                other = self.seat_of_side(1 - self.holder)
                g.tell(PUBLIC, "condottiere-betrays", seat)
                if g.ducats[other] >= g.box.traitor:
                    g.push(Traitor(other))
                    return
                g.tell(PUBLIC, "traitor-unpaid", other, g.box.traitor)
                continue
            if face == ROUT:
                g.tell(PUBLIC, "condottiere-routed", seat)
            else:
                self.stand(self.holder, face)
                g.tell(PUBLIC, "condottiere-stands", seat, face)
            self.holder = NOBODY
            self.rolling += 1

    def next_condottiere(self) -> bool:
        """Find the next slot with a condottiere; its layer rolls first."""
        while self.rolling < 5:
            if self.is_condottiere(self.rolling):
                self.holder = ATTACK if self.rolling < 3 else DEFENCE
                return True
            self.rolling += 1
        return False

    def signs(self, g: Italy) -> None:  # 6.9
        while True:
            if self.sign_side > DEFENCE:
                if not self.sign_played:
                    self.pc += 1
                    return
                self.sign_side = self.sign_played = 0
            side = self.sign_side
            self.sign_side += 1
            if self.may_sign(g, side):
                g.push(Sign(self.seat_of_side(side)))
                return

    def may_sign(self, g: Italy, side: int) -> bool:
        if (self.signed_defence if side else self.signed_attack) >= 0:
            return False
        if not g.could_hold(self.seat_of_side(side), SIGN_OF_GOD) or not self.counts_any(side):
            return False
        return self.total(g, side) <= self.total(g, 1 - side)

    def result(self, g: Italy) -> None:  # 6.10
        self.pc += 1
        attack, defence = self.total(g, ATTACK), self.total(g, DEFENCE)
        if attack > defence:
            self.outcome = CAPTURED
            g.take(self.attacker, self.target)
            g.conquered |= 1 << self.target
            g.tell(PUBLIC, "city-captured", self.attacker, self.defender, self.target, attack, defence)
        elif attack == defence:
            self.outcome = TIED
            g.tell(PUBLIC, "battle-tied", self.attacker, self.defender, self.target, attack)
        else:
            self.outcome = REPULSED
            g.tell(PUBLIC, "attack-repulsed", self.attacker, self.defender, self.target, attack, defence)

    def retreats(self, g: Italy) -> None:  # 6.11
        while self.retreat_side <= DEFENCE:
            seat = self.seat_of_side(self.retreat_side)
            may = g.may_use_power(seat, NAPLES) or g.could_hold(seat, RETREAT)
            if may and self.due(self.retreat_side):
                g.push(Retreats(seat))
                return
            self.retreat_side += 1
        self.pc += 1

    def aftermath(self, g: Italy) -> None:  # 6.10
        for side in (ATTACK, DEFENCE):
            lost = self.due(side)
            for card in self.blues(side):
                if lost:
                    g.discard[card] += 1
                elif side == ATTACK:
                    g.exhausted[self.attacker * BLUE_COUNT + card] += 1
                else:
                    g.regain(self.defender, card)
        g.concern(1 << self.attacker | 1 << self.defender)
        g.pop(self.outcome)


BATTLE_STEPS: Final = (
    Battle.market_for_attacker, Battle.lay_attack, Battle.market_for_defender, Battle.lay_defence, Battle.reveal,
    Battle.counters, Battle.felon_strikes, Battle.roll_condottieri, Battle.signs, Battle.result, Battle.retreats,
    Battle.aftermath,
)  # fmt: skip
