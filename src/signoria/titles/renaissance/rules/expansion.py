"""Two rounds in which free cities are taken, by road or by sea."""

from __future__ import annotations

from typing import Final

from signoria.kernel import PUBLIC, Frame, Message
from signoria.titles.renaissance.rules import diplomacy, yellow
from signoria.titles.renaissance.rules.masks import listed
from signoria.titles.renaissance.rules.names import CITY_COUNT, NOBODY, YELLOW_IN_EXPANSION
from signoria.titles.renaissance.rules.state import Italy
from signoria.titles.renaissance.rules.verbs import EXPAND, PASS_EXPANSION

# of each origin: the code to which the target is added
EXPANSIONS_FROM: Final = [EXPAND.of(origin) for origin in range(CITY_COUNT)]


class Expansion(Frame[Italy]):
    """`pc` counts the decisions: round and place on the order track in one."""

    __slots__ = ()

    def step(self, g: Italy) -> None:
        while self.pc < g.box.expansions * g.seats:
            seat = g.order[self.pc % g.seats]
            if self.asks(g, seat):
                diplomacy.prune(g)
                self.waiting = 1 << seat
                return
            self.pc += 1
        g.pop()

    def asks(self, g: Italy, seat: int) -> bool:
        if g.settings[YELLOW_IN_EXPANSION] and yellow.could_play(g, seat):
            return True
        free = g.free_cities()
        return bool(free) and any(self.reach(g, seat, city) & free for city in listed(self.origins(g, seat)))

    def origins(self, g: Italy, seat: int) -> int:
        return g.held[seat] & ~g.left_from[seat]

    def may_sail(self, g: Italy, seat: int) -> bool:  # 4.9
        naval = g.nation[seat] in g.box.plan.naval
        return g.sea_used[seat] < (g.box.sea_naval if naval else g.box.sea_default)

    def reach(self, g: Italy, seat: int, origin: int) -> int:
        """The cities an expansion from here could go to."""
        return g.box.roads[origin] | g.box.sea[origin] if self.may_sail(g, seat) else g.box.roads[origin]

    def legal(self, g: Italy, seat: int) -> list[int]:
        found: list[int] = []
        free = g.free_cities()
        if free:
            for origin in listed(self.origins(g, seat)):
                targets = self.reach(g, seat, origin) & free
                if targets:
                    base = EXPANSIONS_FROM[origin]
                    found += [base + target for target in g.box.linked[origin] if targets >> target & 1]
        found.append(PASS_EXPANSION)
        if g.settings[YELLOW_IN_EXPANSION]:
            yellow.options(g, seat, found)
        return found

    def answer(self, g: Italy, seat: int, action: int) -> None:
        if action == PASS_EXPANSION:
            self.pc += 1
            g.tell(PUBLIC, "expansion-passed", seat)
            return
        if not EXPAND.holds(action):
            yellow.play(g, seat, action)
            return
        self.pc += 1
        origin, target = EXPAND.values(action)
        by_road = g.box.roads[origin] >> target & 1
        g.left_from[seat] |= 1 << origin
        if not by_road:
            g.sea_used[seat] += 1
        g.take(seat, target)
        g.tell(PUBLIC, "expanded" if by_road else "expanded-by-sea", seat, origin, target)

    def prompt(self, g: Italy, seat: int) -> Message:
        return "ask-expansion", (self.pc // g.seats + 1,)

    def why_not(self, g: Italy, seat: int, action: int) -> Message:
        if not EXPAND.holds(action):
            if not g.settings[YELLOW_IN_EXPANSION] and yellow.is_yellow(action):
                return "no-yellow-now", ()
            return yellow.why_not(g, seat, action)
        origin, target = EXPAND.values(action)
        if not g.box.open_cities >> target & 1:
            return "no-closed-city", (target,)
        if g.owner[origin] != seat:
            return "no-own-city", (origin,)
        if g.left_from[seat] >> origin & 1:
            return "no-second-departure", (origin,)
        if g.owner[target] != NOBODY:
            return "no-free-city", (target,)
        if g.box.sea[origin] >> target & 1:
            return "no-more-sailing", ()
        return "no-link", (origin, target)

    def copy(self) -> Expansion:
        return Expansion()
