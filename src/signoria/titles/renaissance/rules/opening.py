"""Set-up decisions: nations, first cities, the first rampart and palace, the extra garrison."""

from __future__ import annotations

from signoria.kernel import PUBLIC, Frame, Message, Occasion
from signoria.kernel.messages import NO_CHOICE
from signoria.titles.renaissance.rules.masks import codes
from signoria.titles.renaissance.rules.names import EMPTY_PALACE, NOBODY, RAMPART
from signoria.titles.renaissance.rules.state import Italy
from signoria.titles.renaissance.rules.verbs import (
    CHOOSE_START,
    CITY,
    PICK_NATION,
    PLACE_EXTRA,
    PLACE_PALACE,
    PLACE_RAMPART,
    SKIP_EXTRA,
)


class NationPick(Frame[Italy]):
    """Each seat in turn takes a nation (3.1)."""

    __slots__ = ()

    def step(self, g: Italy) -> None:
        if self.pc == g.seats:
            g.pop()
            return
        self.waiting = 1 << self.pc

    def legal(self, g: Italy, seat: int) -> list[int]:
        return [PICK_NATION.of(nation) for nation in g.box.nations if nation not in g.nation]

    def answer(self, g: Italy, seat: int, action: int) -> None:
        g.nation[seat] = PICK_NATION.value(action)
        self.pc += 1

    def prompt(self, g: Italy, seat: int) -> Message:
        return "ask-nation", ()

    def why_not(self, g: Italy, seat: int, action: int) -> Message:
        if not PICK_NATION.holds(action):
            return NO_CHOICE, ()
        nation = PICK_NATION.value(action)
        return ("no-nation-taken", (nation,)) if nation in g.nation else ("no-nation-out", (nation,))

    def copy(self) -> NationPick:
        return NationPick()


class Placement(Frame[Italy]):
    """One seat completes its start: the city it may choose, the rampart, the palace (3.6-3.8)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def step(self, g: Italy) -> None:
        if self.pc == 0 and not g.box.plan.starts[g.nation[self.seat]].choice:
            self.pc = 1
        if self.pc == 3 or (self.pc == 2 and not g.box.plan.start_palace):
            g.pop()
            return
        self.waiting = 1 << self.seat

    def legal(self, g: Italy, seat: int) -> list[int]:
        if self.pc == 0:
            return CHOOSE_START.each(g.box.plan.starts[g.nation[seat]].choice)
        return codes((PLACE_RAMPART if self.pc == 1 else PLACE_PALACE).zero, g.start_cities[seat])

    def answer(self, g: Italy, seat: int, action: int) -> None:
        if self.pc == 0:
            city = CHOOSE_START.value(action)
            g.take(seat, city)
            g.start_cities[seat] |= 1 << city
            g.tell(PUBLIC, "garrison-placed", seat, city)
        elif self.pc == 1:
            city = PLACE_RAMPART.value(action)
            g.level[city] = RAMPART
            g.tell(PUBLIC, "rampart-placed", seat, city)
        else:
            city = PLACE_PALACE.value(action)
            g.palace[city] = EMPTY_PALACE
            g.palaces -= 1
            g.tell(PUBLIC, "palace-placed", seat, city)
        self.pc += 1

    def prompt(self, g: Italy, seat: int) -> Message:
        return ("ask-choose-start", "ask-place-rampart", "ask-place-palace")[self.pc], ()

    def why_not(self, g: Italy, seat: int, action: int) -> Message:
        verb = (CHOOSE_START, PLACE_RAMPART, PLACE_PALACE)[self.pc]
        if not verb.holds(action):
            return NO_CHOICE, ()
        return ("no-start-choice" if self.pc == 0 else "no-start-city"), verb.values(action)

    def copy(self) -> Placement:
        return Placement(self.seat)


class ExtraGarrison(Occasion[Italy]):
    """One more garrison next to the start cities, or overseas (3.9)."""

    __slots__ = ()

    def reach(self, g: Italy) -> int:
        """Free cities on a road from an own city, or ports if one owns a port."""
        found, held = 0, g.held[self.seat]
        for city in range(CITY.size):
            if held >> city & 1:
                found |= g.box.roads[city] | g.box.sea[city]
        return found & g.free_cities()

    def arises(self, g: Italy) -> bool:
        return bool(self.reach(g))

    def legal(self, g: Italy, seat: int) -> list[int]:
        return [*codes(PLACE_EXTRA.zero, self.reach(g)), SKIP_EXTRA]

    def answer(self, g: Italy, seat: int, action: int) -> None:
        if action == SKIP_EXTRA:
            g.tell(PUBLIC, "extra-skipped", seat)
            return
        city = PLACE_EXTRA.value(action)
        g.take(seat, city)
        g.tell(PUBLIC, "garrison-placed", seat, city)

    def prompt(self, g: Italy, seat: int) -> Message:
        return "ask-extra", ()

    def why_not(self, g: Italy, seat: int, action: int) -> Message:
        if not PLACE_EXTRA.holds(action):
            return NO_CHOICE, ()
        city = PLACE_EXTRA.value(action)
        if not g.box.open_cities >> city & 1:
            return "no-closed-city", (city,)
        if g.owner[city] != NOBODY:
            return "no-free-city", (city,)
        return "no-extra-link", (city,)

    def copy(self) -> ExtraGarrison:
        return ExtraGarrison(self.seat)
