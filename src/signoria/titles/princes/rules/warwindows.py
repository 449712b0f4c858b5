"""The questions a war asks: veto, Holy League, bribes, new dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.kernel import PUBLIC, Frame, Message, Question, Window
from signoria.titles.princes.rules.names import (
    ATTACKER,
    BRIBE_TROOPS,
    DEFENDER,
    LORENZO,
    LUDOVICO,
    TROOP_COUNT,
    VETO,
    bits_of,
)
from signoria.titles.princes.rules.state import Princes
from signoria.titles.princes.rules.treachery import use_alfonso, why_not_alfonso, why_not_now, why_not_power
from signoria.titles.princes.rules.verbs import (
    BRIBE,
    DECLINE,
    DONE,
    JOIN,
    KEEP_DICE,
    PLAY_VETO,
    REROLL,
    USE_ALFONSO,
    USE_LORENZO,
)

if TYPE_CHECKING:
    from signoria.titles.princes.rules.war import War


class VetoWindow(Window[Princes]):
    """Whoever holds any card, or Lorenzo, may stop a war just declared; pops 1 when one did (5.2)."""

    __slots__ = ("attacking", "defending")

    def __init__(self, first: int, attacking: int, defending: int) -> None:
        super().__init__(first)
        self.attacking = attacking
        self.defending = defending

    def may_react(self, g: Princes, seat: int) -> bool:
        return len(g.hands[seat]) > 0 or g.ready(seat, LORENZO)

    def legal(self, g: Princes, seat: int) -> list[int]:
        options: list[int] = []
        if VETO in g.hands[seat]:
            options.append(PLAY_VETO)
        if g.ready(seat, LORENZO):
            options.append(USE_LORENZO)
        options.append(DECLINE)
        return options

    def answer(self, g: Princes, seat: int, action: int) -> None:
        if action == DECLINE:
            return
        if action == PLAY_VETO:
            g.spend(seat, VETO)
            g.disclose(PUBLIC, "veto-played", seat)
        else:
            g.rotated |= LORENZO
            g.concern(1 << g.active)  # whose war it was
            g.tell(PUBLIC, "lorenzo-used", seat)
        g.pop(1)

    def prompt(self, g: Princes, seat: int) -> Message:
        return "ask-veto", (self.attacking, self.defending)

    def why_not(self, g: Princes, seat: int, action: int) -> Message:
        if action == PLAY_VETO:
            return "no-card", (VETO,)
        if action == USE_LORENZO:
            return why_not_power(g, seat, LORENZO)
        return why_not_now(action)

    def copy(self) -> VetoWindow:
        return VetoWindow(self.first, self.attacking, self.defending)


class HolyLeague(Question[Princes]):
    """The Pope's holder joins a side with the printed strength of his troops; pops 1 + side (5.6)."""

    __slots__ = ("attacking", "defending")

    def __init__(self, seat: int, attacking: int, defending: int) -> None:
        super().__init__(seat)
        self.attacking = attacking
        self.defending = defending

    def legal(self, g: Princes, seat: int) -> list[int]:
        return [JOIN.of(ATTACKER), JOIN.of(DEFENDER), DECLINE]

    def answer(self, g: Princes, seat: int, action: int) -> None:
        if action == DECLINE:
            g.tell(PUBLIC, "league-declined", seat)
        g.pop(0 if action == DECLINE else 1 + JOIN.value(action))

    def prompt(self, g: Princes, seat: int) -> Message:
        return "ask-league", (self.attacking, self.defending)

    def why_not(self, g: Princes, seat: int, action: int) -> Message:
        return why_not_now(action)

    def copy(self) -> HolyLeague:
        return HolyLeague(self.seat, self.attacking, self.defending)


class Bribes(Frame[Princes]):
    """One turn to bribe, as often as there are cards; asked of anybody in the war who holds any."""

    __slots__ = ("attacking", "defending", "seat")

    def __init__(self, seat: int, attacking: int, defending: int) -> None:
        super().__init__()
        self.seat = seat
        self.attacking = attacking
        self.defending = defending

    def step(self, g: Princes) -> None:
        if g.hands[self.seat] or g.alfonso_ready(self.seat):
            self.waiting = 1 << self.seat
        else:
            g.pop()

    def war(self, g: Princes) -> War:
        war: War = g.stack[-2]  # type: ignore[assignment]
        return war

    def legal(self, g: Princes, seat: int) -> list[int]:
        options: list[int] = []
        if BRIBE_TROOPS in g.hands[seat]:
            war = self.war(g)
            for owner in range(g.seats):
                first = BRIBE.of(owner)
                options += [first + troop for troop in bits_of(war.bribable(g, owner))]
        if g.alfonso_ready(seat):
            options.append(USE_ALFONSO)
        options.append(DONE)
        return options

    def answer(self, g: Princes, seat: int, action: int) -> None:
        if action == DONE:
            g.pop()
        elif action == USE_ALFONSO:
            use_alfonso(g, seat, 0)
        else:
            owner, troop = BRIBE.values(action)
            g.spend(seat, BRIBE_TROOPS)
            self.war(g).bribed |= 1 << TROOP_COUNT * owner + troop
            g.disclose(PUBLIC, "troops-bribed", seat, owner, troop)

    def prompt(self, g: Princes, seat: int) -> Message:
        return "ask-bribes", (self.attacking, self.defending)

    def why_not(self, g: Princes, seat: int, action: int) -> Message:
        if action == USE_ALFONSO:
            return why_not_alfonso(g, seat)
        if not BRIBE.holds(action):
            return why_not_now(action)
        if not g.holds(seat, BRIBE_TROOPS):
            return "no-card", (BRIBE_TROOPS,)
        war = self.war(g)
        owner, troop = BRIBE.values(action)
        if owner >= g.seats:
            return "no-seat", ()
        if owner not in (war.attacker, war.defender, war.ally):
            return "no-bribe-target", (owner,)
        if g.troops[owner] >> troop & 1:
            return "no-bribe-twice", (troop,)
        return "no-bribe-troop", (owner, troop)

    def copy(self) -> Bribes:
        return Bribes(self.seat, self.attacking, self.defending)


class Reroll(Question[Princes]):
    """Ludovico Sforza's owner sees the dice and may have both rolled again; pops 1 if so (5.12)."""

    __slots__ = ("black", "white")

    def __init__(self, seat: int, black: int, white: int) -> None:
        super().__init__(seat)
        self.black = black
        self.white = white

    def legal(self, g: Princes, seat: int) -> list[int]:
        return [REROLL, KEEP_DICE]

    def answer(self, g: Princes, seat: int, action: int) -> None:
        if action == KEEP_DICE:
            g.tell(PUBLIC, "dice-kept", seat)
            g.pop(0)
            return
        g.rotated |= LUDOVICO
        g.tell(PUBLIC, "dice-rerolled", seat)
        g.pop(1)

    def prompt(self, g: Princes, seat: int) -> Message:
        return "ask-reroll", (self.black, self.white)

    def why_not(self, g: Princes, seat: int, action: int) -> Message:
        return why_not_now(action)

    def copy(self) -> Reroll:
        return Reroll(self.seat, self.black, self.white)
