"""War between two cities, step by step."""

from __future__ import annotations

from typing import Final, cast

from signoria.kernel import PUBLIC, Frame
from signoria.titles.princes.rules.auctions import Hire
from signoria.titles.princes.rules.names import (
    ATTACKER,
    DEFENDER,
    LUDOVICO,
    NOBODY,
    TROOP_COUNT,
)
from signoria.titles.princes.rules.seen import WarStep
from signoria.titles.princes.rules.state import Princes
from signoria.titles.princes.rules.warwindows import Bribes, HolyLeague, Reroll, VetoWindow

SEAT_TROOPS: Final = (1 << TROOP_COUNT) - 1


class War(Frame[Princes]):
    """`attacking` and `defending` are cities, `attacker` and `defender` their condottieri."""

    __slots__ = ("ally", "ally_side", "attacker", "attacking", "black", "bribed", "defender", "defending", "white")

    def __init__(self, attacking: int, defending: int) -> None:
        super().__init__()
        self.attacking = attacking
        self.defending = defending
        self.attacker = NOBODY
        self.defender = NOBODY
        self.ally = NOBODY  # the Pope's holder, when he has declared a Holy League
        self.ally_side = ATTACKER
        self.bribed = 0  # bit TROOP_COUNT * seat + troop
        self.black = 0
        self.white = 0

    def step(self, g: Princes) -> None:
        pc = self.pc
        self.pc = pc + 1
        WAR_STEPS[pc](self, g)

    def step_name(self) -> WarStep:
        """The step that was begun last: whoever is asked is asked in it."""
        return STEP_NAMES[self.pc - 1]

    def veto(self, g: Princes) -> None:
        """5.2"""
        g.push(VetoWindow((g.active + 1) % g.seats, self.attacking, self.defending))

    def hire_attacker(self, g: Princes) -> None:
        """5.3"""
        if g.result:
            g.pop()
            return
        g.push(Hire(g.active, g.with_troops(), self.attacking, ATTACKER))

    def hire_defender(self, g: Princes) -> None:
        """The attacker's condottiere cannot take the other post as well."""
        self.attacker = g.result
        others = g.with_troops() & ~(1 << self.attacker) if self.attacker >= 0 else g.with_troops()
        g.push(Hire(g.active, others, self.defending, DEFENDER))

    def pay_condottieri(self, g: Princes) -> None:
        """5.4 and 5.5: no condottiere, no war; otherwise each city pays its own onto the home town."""
        self.defender = g.result
        if self.attacker < 0 and self.defender < 0:
            g.tell(PUBLIC, "war-unfought", self.attacking, self.defending)
            g.pop()
            return
        for seat, city in ((self.attacker, self.attacking), (self.defender, self.defending)):
            if seat >= 0:
                g.town[seat] += g.status[city]
                g.tell(PUBLIC, "city-paid", seat, city, g.status[city], g.family[seat])

    def holy_league(self, g: Princes) -> None:
        """5.6"""
        g.result = 0
        holder = g.pope
        if holder < 0 or holder in (self.attacker, self.defender) or g.league_used or not g.troops[holder]:
            return
        g.push(HolyLeague(holder, self.attacking, self.defending))

    def bribes_by_attacker(self, g: Princes) -> None:
        """5.7: the attacker's condottiere first, then the defender's, the ally last."""
        if g.result:
            self.ally, self.ally_side = g.pope, g.result - 1
            g.league_used = 1
            g.tell(PUBLIC, "league-joined", g.pope, self.attacking if self.ally_side == ATTACKER else self.defending)
        self.open_bribes(g, self.attacker)

    def bribes_by_defender(self, g: Princes) -> None:
        self.open_bribes(g, self.defender)

    def bribes_by_ally(self, g: Princes) -> None:
        self.open_bribes(g, self.ally)

    def open_bribes(self, g: Princes, seat: int) -> None:
        if seat >= 0 and (g.hands[seat] or g.alfonso_ready(seat)):
            g.push(Bribes(seat, self.attacking, self.defending))

    def attack(self, g: Princes) -> None:
        """5.10"""
        self.roll(g, ATTACKER)

    def counter_attack(self, g: Princes) -> None:
        """5.11"""
        self.roll(g, DEFENDER)

    def reroll_attack(self, g: Princes) -> None:
        self.offer_reroll(g)

    def reroll_counter_attack(self, g: Princes) -> None:
        self.offer_reroll(g)

    def offer_reroll(self, g: Princes) -> None:
        """5.12"""
        g.result = 0
        owner = g.ready_owner(LUDOVICO)
        if owner >= 0:
            g.push(Reroll(owner, self.black, self.white))

    def judge_attack(self, g: Princes) -> None:
        if g.result:
            self.roll(g, ATTACKER)
        attack, defence = self.totals(g, ATTACKER)
        if attack > defence:
            self.win(g, ATTACKER, attack, defence)

    def judge_counter_attack(self, g: Princes) -> None:
        if g.result:
            self.roll(g, DEFENDER)
        attack, defence = self.totals(g, DEFENDER)
        if attack > defence:
            self.win(g, DEFENDER, attack, defence)
            return
        g.tell(PUBLIC, "war-drawn", self.attacking, self.defending)
        g.pop()

    # -- the battle

    def roll(self, g: Princes, striking: int) -> None:
        self.black, self.white = g.roll(6), g.roll(6)
        attack, defence = self.totals(g, striking)
        if striking == ATTACKER:
            values = (self.attacking, attack, self.black, self.defending, defence, self.white)
            g.tell(PUBLIC, "attack-rolled", *values)
        else:
            values = (self.defending, attack, self.white, self.attacking, defence, self.black)
            g.tell(PUBLIC, "counter-rolled", *values)

    def totals(self, g: Princes, striking: int) -> tuple[int, int]:
        """Attack of the striking side and defence of the other, each with its die."""
        attack = self.side_strength(g, striking)[0]
        defence = self.side_strength(g, 1 - striking)[1]
        if striking == ATTACKER:
            return attack + self.black, defence + self.white
        return attack + self.white, defence + self.black

    def side_strength(self, g: Princes, side: int) -> tuple[int, int]:
        """Attack and defence of a side: its condottiere or the bare city, and a Holy League (5.8)."""
        seat = self.attacker if side == ATTACKER else self.defender
        if seat >= 0:
            attack, defence = g.strength(seat, self.bribed_of(seat))
        else:
            attack, defence = g.box.city_attack, g.box.city_defence
        if self.ally >= 0 and self.ally_side == side:
            printed = g.box.strength(g.troops[self.ally] & ~self.bribed_of(self.ally), 0, NOBODY)
            attack += printed[0]
            defence += printed[1]
        return attack, defence

    def bribed_of(self, seat: int) -> int:
        return self.bribed >> TROOP_COUNT * seat & SEAT_TROOPS

    def bribable(self, g: Princes, seat: int) -> int:
        """The troops of a seat that still count in this war."""
        if seat in (self.attacker, self.defender, self.ally):
            return g.troops[seat] & ~self.bribed_of(seat)
        return 0

    def win(self, g: Princes, side: int, total: int, beaten: int) -> None:
        """5.13 and 5.14"""
        winner, loser = self.attacking, self.defending
        seat = self.attacker
        if side == DEFENDER:
            winner, loser, seat = loser, winner, self.defender
        steps = g.box.shift_double if total >= 2 * beaten else g.box.shift
        g.shift_status(winner, steps)
        g.shift_status(loser, -steps)
        g.tell(PUBLIC, "war-won", winner, loser)
        g.tell(PUBLIC, "status-changed", winner, g.status[winner])
        g.tell(PUBLIC, "status-changed", loser, g.status[loser])
        if seat >= 0:
            g.counters[seat] += 1
            g.tell(PUBLIC, "counter-taken", seat, g.counters[seat])
        g.pop()

    def copy(self) -> War:
        frame = War(self.attacking, self.defending)
        frame.attacker, frame.defender = self.attacker, self.defender
        frame.ally, frame.ally_side, frame.bribed = self.ally, self.ally_side, self.bribed
        frame.black, frame.white = self.black, self.white
        return frame


WAR_STEPS: Final = (
    War.veto,
    War.hire_attacker,
    War.hire_defender,
    War.pay_condottieri,
    War.holy_league,
    War.bribes_by_attacker,
    War.bribes_by_defender,
    War.bribes_by_ally,
    War.attack,
    War.reroll_attack,
    War.judge_attack,
    War.counter_attack,
    War.reroll_counter_attack,
    War.judge_counter_attack,
)
STEP_NAMES: Final = cast(tuple[WarStep, ...], tuple([step.__name__ for step in WAR_STEPS]))
