"""What an ambassador may bring about: a city corrupted, a fortification neglected."""

from __future__ import annotations

from signoria.kernel import PUBLIC, Message, Occasion
from signoria.kernel.messages import NO_CHOICE
from signoria.titles.renaissance.rules.masks import codes, listed
from signoria.titles.renaissance.rules.names import CITY_COUNT, FORTRESS, NOBODY, RAMPART
from signoria.titles.renaissance.rules.state import Italy
from signoria.titles.renaissance.rules.verbs import CORRUPT, DECLINE, NEGLECT


class Corruption(Occasion[Italy]):
    """A rival's city without palace, garrison or rampart, may change sides (7.4)."""

    __slots__ = ()

    def targets(self, g: Italy) -> int:
        found = 0
        for city in listed(g.rivals_cities(self.seat)):
            if not g.palace[city] and g.level[city] < FORTRESS:
                found |= 1 << city
        return found

    def arises(self, g: Italy) -> bool:
        return bool(self.targets(g))

    def legal(self, g: Italy, seat: int) -> list[int]:
        return [*codes(CORRUPT.zero, self.targets(g)), DECLINE]

    def answer(self, g: Italy, seat: int, action: int) -> None:
        if action == DECLINE:
            g.tell(PUBLIC, "embassy-declined", seat)
            return
        city = CORRUPT.value(action)
        owner = g.owner[city]
        die = g.roll(6)
        if die <= g.box.level_pc[g.level[city]]:
            g.tell(PUBLIC, "corruption-failed", seat, city, die)
            return
        g.take(seat, city)
        g.tell(PUBLIC, "city-corrupted", seat, city, owner, die)

    def prompt(self, g: Italy, seat: int) -> Message:
        return "ask-corrupt", ()

    def why_not(self, g: Italy, seat: int, action: int) -> Message:
        if not CORRUPT.holds(action):
            return NO_CHOICE, ()
        city = CORRUPT.value(action)
        if g.owner[city] in (seat, NOBODY):
            return "no-rival-city", (city,)
        return ("no-corrupt-palace" if g.palace[city] else "no-corrupt-fortress"), (city,)

    def copy(self) -> Corruption:
        return Corruption(self.seat)


class Neglect(Occasion[Italy]):
    """Any rampart or castle on the board may crumble (7.5)."""

    __slots__ = ()

    def targets(self, g: Italy) -> int:
        return sum(1 << city for city in range(CITY_COUNT) if g.level[city] >= RAMPART)

    def arises(self, g: Italy) -> bool:
        return bool(self.targets(g))

    def legal(self, g: Italy, seat: int) -> list[int]:
        return [*codes(NEGLECT.zero, self.targets(g)), DECLINE]

    def answer(self, g: Italy, seat: int, action: int) -> None:
        if action == DECLINE:
            g.tell(PUBLIC, "embassy-declined", seat)
            return
        city = NEGLECT.value(action)
        g.lower_level(city)
        if g.owner[city] != NOBODY:
            g.concern(1 << g.owner[city])
        g.tell(PUBLIC, "city-neglected", seat, city, g.level[city])

    def prompt(self, g: Italy, seat: int) -> Message:
        return "ask-neglect", ()

    def why_not(self, g: Italy, seat: int, action: int) -> Message:
        return ("no-neglect-place", NEGLECT.values(action)) if NEGLECT.holds(action) else (NO_CHOICE, ())

    def copy(self) -> Neglect:
        return Neglect(self.seat)
