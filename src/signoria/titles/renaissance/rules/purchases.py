"""One seat buys: ramparts, castles, palaces, and last of all cards unseen."""

from __future__ import annotations

from signoria.kernel import PUBLIC, Message
from signoria.kernel.messages import NO_CHOICE
from signoria.titles.renaissance.rules.masks import listed
from signoria.titles.renaissance.rules.names import EMPTY_PALACE, GARRISON, RAMPART
from signoria.titles.renaissance.rules.seats_phase import SeatsPhase
from signoria.titles.renaissance.rules.state import Italy
from signoria.titles.renaissance.rules.verbs import BUILD_CASTLE, BUILD_PALACE, BUILD_RAMPART, FINISH_PURCHASES


class Purchases(SeatsPhase):
    __slots__ = ()

    def most_cards(self, g: Italy, seat: int) -> int:  # 4.6
        affordable = min(g.ducats[seat] // g.box.cost_card, len(g.deck))
        return max(0, min(affordable, g.box.hand_limit - g.hand_size[seat]))

    def legal(self, g: Italy, seat: int) -> list[int]:  # 4.5
        found = []
        ducats, box = g.ducats[seat], g.box
        rampart = ducats >= box.cost_rampart and g.ramparts > 0
        castle = ducats >= box.cost_castle and g.castles > 0
        palace = ducats >= box.cost_palace and g.palaces > 0
        if rampart or castle or palace:
            for city in listed(g.held[seat]):
                level = g.level[city]
                if level == GARRISON and rampart:
                    found.append(BUILD_RAMPART.zero + city)
                elif level == RAMPART and castle:
                    found.append(BUILD_CASTLE.zero + city)
                if palace and not g.palace[city]:
                    found.append(BUILD_PALACE.zero + city)
        none = FINISH_PURCHASES.zero
        found.extend(range(none, none + self.most_cards(g, seat) + 1))
        return found

    def answer(self, g: Italy, seat: int, action: int) -> None:
        if FINISH_PURCHASES.holds(action):
            count = FINISH_PURCHASES.value(action)
            g.ducats[seat] -= count * g.box.cost_card
            g.bought_cards |= 1 << seat
            self.pc = 1
            g.tell(PUBLIC, "cards-bought", seat, count)
            g.draw(seat, count)
        elif BUILD_PALACE.holds(action):
            city = BUILD_PALACE.value(action)
            g.ducats[seat] -= g.box.cost_palace
            g.palaces -= 1
            g.palace[city] = EMPTY_PALACE
            g.tell(PUBLIC, "palace-built", seat, city)
        elif BUILD_CASTLE.holds(action):
            city = BUILD_CASTLE.value(action)
            g.ducats[seat] -= g.box.cost_castle
            g.raise_level(city)
            g.tell(PUBLIC, "castle-built", seat, city)
        else:
            city = BUILD_RAMPART.value(action)
            g.ducats[seat] -= g.box.cost_rampart
            g.raise_level(city)
            g.tell(PUBLIC, "rampart-built", seat, city)

    def prompt(self, g: Italy, seat: int) -> Message:
        return "ask-purchases", (g.ducats[seat],)

    def why_not(self, g: Italy, seat: int, action: int) -> Message:
        if BUILD_RAMPART.holds(action):
            return self._why_not_rampart(g, seat, BUILD_RAMPART.value(action))
        if BUILD_CASTLE.holds(action):
            return self._why_not_castle(g, seat, BUILD_CASTLE.value(action))
        if BUILD_PALACE.holds(action):
            return self._why_not_palace(g, seat, BUILD_PALACE.value(action))
        if FINISH_PURCHASES.holds(action):
            count = FINISH_PURCHASES.value(action)
            if count * g.box.cost_card > g.ducats[seat]:
                return "no-ducats", (count * g.box.cost_card, g.ducats[seat])
            if count + g.hand_size[seat] > g.box.hand_limit:
                return "no-hand-room", (g.box.hand_limit,)
            return "no-cards-left", (len(g.deck),)
        return NO_CHOICE, ()

    def _why_not_rampart(self, g: Italy, seat: int, city: int) -> Message:
        if g.owner[city] != seat:
            return "no-own-city", (city,)
        if g.level[city] != GARRISON:
            return "no-rampart-place", (city,)
        if not g.ramparts:
            return "no-ramparts-left", ()
        return "no-ducats", (g.box.cost_rampart, g.ducats[seat])

    def _why_not_castle(self, g: Italy, seat: int, city: int) -> Message:
        if g.owner[city] != seat:
            return "no-own-city", (city,)
        if g.level[city] != RAMPART:
            return "no-castle-place", (city,)
        if not g.castles:
            return "no-castles-left", ()
        return "no-ducats", (g.box.cost_castle, g.ducats[seat])

    def _why_not_palace(self, g: Italy, seat: int, city: int) -> Message:
        if g.owner[city] != seat:
            return "no-own-city", (city,)
        if g.palace[city]:
            return "no-second-palace", (city,)
        if not g.palaces:
            return "no-palaces-left", ()
        return "no-ducats", (g.box.cost_palace, g.ducats[seat])

    def copy(self) -> Purchases:
        return Purchases(self.seat)
