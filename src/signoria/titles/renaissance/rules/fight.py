"""What lies on the table in a battle: slots, dice, effects, totals."""

from __future__ import annotations

from typing import Final, Optional, Self

from signoria.kernel import Frame
from signoria.titles.renaissance.rules.names import (
    BLUE_COUNT,
    CONDOTTIERE,
    GENOA,
    NOBODY,
    OWN,
    STANDING_VALUES,
    SUPPORT_CARDS,
    SUPPORT_NONE,
    SUPPORT_OWN,
    SWISS,
)
from signoria.titles.renaissance.rules.state import Italy

ATTACK: Final = 0
DEFENCE: Final = 1
REPULSED: Final = 0
CAPTURED: Final = 1
TIED: Final = 2


class Fight(Frame[Italy]):
    """The fields of a battle. Sides are 0 for the attacker, 1 for the defender.

    Slots hold a fighter (`first`, `second`, `guard`) or a support (`help`, `guard_help`) as the
    nouns name them, -1 while empty. From the reveal on, `blue` cards and `standing` condottieri
    are what counts.
    """

    __slots__ = (
        "attacker",
        "blue_first",
        "blue_guard",
        "blue_second",
        "bought_attack",
        "bought_defence",
        "defender",
        "die_attack",
        "die_defence",
        "engineer_attack",
        "engineer_defence",
        "felon_attack",
        "felon_defence",
        "first",
        "guard",
        "guard_help",
        "help",
        "holder",
        "landing",
        "origin",
        "outcome",
        "retreat_side",
        "revealed",
        "ride",
        "rolling",
        "second",
        "sign_played",
        "sign_side",
        "signed_attack",
        "signed_defence",
        "standing",
        "target",
    )  # fmt: skip

    def __init__(self, attacker: int, defender: int, origin: int, target: int, landing: int, ride: int) -> None:
        super().__init__()
        self.attacker, self.defender, self.origin, self.target = attacker, defender, origin, target
        self.landing, self.ride = landing, ride
        self.bought_attack = self.bought_defence = 0
        self.first = self.second = self.guard = NOBODY
        self.help = self.guard_help = SUPPORT_NONE
        self.revealed = self.die_attack = self.die_defence = 0
        self.engineer_attack = self.felon_attack = self.engineer_defence = self.felon_defence = 0
        self.blue_first = self.blue_second = self.blue_guard = NOBODY
        self.rolling = 0  # the slot whose condottiere is settled, 0 to 4
        self.holder = NOBODY  # the side that rolls it
        self.standing = 0  # 4 bits for each side and each of the values 4, 5, 6
        self.signed_attack = self.signed_defence = NOBODY  # what each side doubled
        self.sign_side = self.sign_played = 0
        self.outcome = NOBODY
        self.retreat_side = 0

    def carry(self, frame: Self) -> Self:
        """Give a new frame everything that has happened in this battle."""
        frame.bought_attack, frame.bought_defence = self.bought_attack, self.bought_defence
        frame.first, frame.second, frame.help = self.first, self.second, self.help
        frame.guard, frame.guard_help, frame.revealed = self.guard, self.guard_help, self.revealed
        frame.die_attack, frame.die_defence = self.die_attack, self.die_defence
        frame.engineer_attack, frame.felon_attack = self.engineer_attack, self.felon_attack
        frame.engineer_defence, frame.felon_defence = self.engineer_defence, self.felon_defence
        frame.blue_first, frame.blue_second, frame.blue_guard = self.blue_first, self.blue_second, self.blue_guard
        frame.rolling, frame.holder, frame.standing = self.rolling, self.holder, self.standing
        frame.signed_attack, frame.signed_defence = self.signed_attack, self.signed_defence
        frame.sign_side, frame.sign_played = self.sign_side, self.sign_played
        frame.outcome, frame.retreat_side = self.outcome, self.retreat_side
        return frame

    # -- who and what

    def seat_of_side(self, side: int) -> int:
        return self.defender if side else self.attacker

    def side_of(self, seat: int) -> int:
        return ATTACK if seat == self.attacker else DEFENCE

    def committed(self) -> bool:
        return self.first >= 0

    def reserved(self) -> int:
        """Ducats the attacker owes for his own face-down condottieri (6.12)."""
        if not self.committed() or self.revealed:
            return 0
        return int(self.first == OWN) + int(self.second == OWN) + int(self.help == SUPPORT_OWN)

    def face_down(self) -> list[int]:
        """The cards of the attacker that lie face down."""
        if not self.committed() or self.revealed:
            return []
        cards = [slot for slot in (self.first, self.second) if slot <= OWN]
        return [*cards, SUPPORT_CARDS[self.help]] if SUPPORT_CARDS[self.help] >= 0 else cards

    def cards_in_slots(self) -> list[int]:
        """Every card that lies in this battle and nowhere else."""
        if not self.revealed:
            return [*self.face_down(), *([CONDOTTIERE] * (self.bought_attack + self.bought_defence))]
        return [card for card in (self.blue_first, self.blue_second, self.blue_guard) if card >= 0]

    def is_condottiere(self, slot: int) -> bool:
        if slot == 2:
            return self.help >= SUPPORT_OWN
        if slot == 4:
            return self.guard_help >= SUPPORT_OWN
        return (self.first if slot == 0 else self.second if slot == 1 else self.guard) >= OWN

    def stand(self, side: int, value: int) -> None:
        self.standing += 1 << 4 * (3 * side + value - STANDING_VALUES[0])

    def standing_count(self, side: int, value: int) -> int:
        return self.standing >> 4 * (3 * side + value - STANDING_VALUES[0]) & 15

    def standing_counts(self, side: int) -> list[int]:
        """How many condottieri stand with each of the values."""
        counts = self.standing >> 12 * side
        return [counts & 15, counts >> 4 & 15, counts >> 8 & 15]

    def blues(self, side: int) -> list[int]:
        """The blue cards of a side that are still in the battle."""
        if side:
            return [self.blue_guard] if self.blue_guard >= 0 else []
        found = [self.blue_first] if self.blue_first >= 0 else []
        if self.blue_second >= 0:
            found.append(self.blue_second)
        return found

    def counting(self, side: int) -> list[int]:
        """What a sign of God could double, as places in the noun `signed`; each once (6.9)."""
        found = sorted(set(self.blues(side)))
        return found + [
            BLUE_COUNT + place for place, value in enumerate(STANDING_VALUES) if self.standing_count(side, value)
        ]

    def counts_any(self, side: int) -> bool:
        return bool(self.blues(side)) or self.standing >> 12 * side & 4095 != 0

    def due(self, side: int) -> list[int]:
        """The blue cards of a side that are about to be discarded (6.11)."""
        kept = CAPTURED if side == ATTACK else REPULSED
        return [] if self.outcome == kept else self.blues(side)

    # -- totals (6.8)

    def cards_value(self, g: Italy, side: int) -> int:
        values, total = g.box.values, 0
        for card in self.blues(side):
            total += values[card]
        if self.standing >> 12 * side:
            for place, count in enumerate(self.standing_counts(side)):
                total += STANDING_VALUES[place] * count
        signed = self.signed_defence if side else self.signed_attack
        if signed >= 0:
            total += values[signed] if signed < BLUE_COUNT else STANDING_VALUES[signed - BLUE_COUNT]
        return total

    def fort(self, g: Italy) -> int:
        if self.felon_attack:
            return 0
        return g.box.level_pc[max(0, g.level[self.target] - self.engineer_attack)]

    def ground(self, g: Italy) -> int:
        """Terrain and landing; a chevauchée and Genoa know neither (5.6, 10.3)."""
        if self.ride or g.has_power(self.attacker, GENOA):
            return 0
        rough = g.box.bonus_terrain if g.box.rough >> self.target & 1 else 0
        return rough + g.box.bonus_landing if self.landing else rough

    def swiss(self, g: Italy, side: int) -> int:
        seat = self.seat_of_side(side)
        return g.box.swiss_bonus if g.stance == side and g.has_power(seat, SWISS) else 0

    def total(self, g: Italy, side: int) -> int:
        cards = self.cards_value(g, side) + self.swiss(g, side)
        if side == ATTACK:
            return cards + self.die_attack
        engineer = g.box.bonus_engineer if self.engineer_defence else 0
        return cards + self.die_defence + self.fort(g) + self.ground(g) + engineer


def fight_on(g: Italy) -> Optional[Fight]:
    """The battle that is being fought, if any."""
    for frame in g.stack:
        if isinstance(frame, Fight):
            return frame
    return None


def fight_below(g: Italy) -> Fight:
    """The battle that the frame on top of the stack belongs to."""
    frame = g.stack[-2]
    assert isinstance(frame, Fight)
    return frame
