"""One seat's combat phase: attacks and yellow cards in any order, until it ends."""

from __future__ import annotations

from typing import Final

from signoria.kernel import PUBLIC, Message
from signoria.titles.renaissance.rules import yellow
from signoria.titles.renaissance.rules.battle import Battle
from signoria.titles.renaissance.rules.masks import listed
from signoria.titles.renaissance.rules.names import BLUE_COUNT, CHEVAUCHEE, CITY_COUNT, NOBODY
from signoria.titles.renaissance.rules.seats_phase import SeatsPhase
from signoria.titles.renaissance.rules.state import Italy
from signoria.titles.renaissance.rules.verbs import DECLARE_ATTACK, DECLARE_CHEVAUCHEE, END_PHASE, VERBS

# of each origin: the code to which the target is added
ATTACKS_FROM: Final = [DECLARE_ATTACK.of(origin) for origin in range(CITY_COUNT)]
RIDES_FROM: Final = [DECLARE_CHEVAUCHEE.of(origin) for origin in range(CITY_COUNT)]


class CombatPhase(SeatsPhase):
    __slots__ = ()

    def may_attack(self, g: Italy, seat: int) -> bool:  # 5.1, 5.2
        return (g.war == 1 or g.attacks < g.box.peace_attacks) and g.fighters(seat, g.ducats[seat]) >= 2

    def possible_targets(self, g: Italy, seat: int) -> int:  # 5.4
        found = 0
        spouses = g.spouses[seat]
        for other in range(g.seats):
            if other != seat and not spouses >> other & 1:
                found |= g.held[other]
        return found & ~g.targets

    def legal(self, g: Italy, seat: int) -> list[int]:
        found = [END_PHASE]
        if self.may_attack(g, seat):
            targets = self.possible_targets(g, seat)
            ridden_to = listed(targets) if g.holds(seat, CHEVAUCHEE) else []
            for origin in listed(g.possible_origins(seat)):
                attacks = ATTACKS_FROM[origin]
                found += [attacks + target for target in g.box.linked[origin] if targets >> target & 1]  # 5.5
                if ridden_to:
                    rides = RIDES_FROM[origin]
                    found += [rides + target for target in ridden_to]
        yellow.options(g, seat, found)
        return found

    def answer(self, g: Italy, seat: int, action: int) -> None:
        if action == END_PHASE:
            self.end(g, seat)
        elif DECLARE_ATTACK.holds(action):
            origin, target = DECLARE_ATTACK.values(action)
            self.attack(g, seat, origin, target, 0)
        elif DECLARE_CHEVAUCHEE.holds(action):
            origin, target = DECLARE_CHEVAUCHEE.values(action)
            self.attack(g, seat, origin, target, 1)
        else:
            yellow.play(g, seat, action)

    def attack(self, g: Italy, seat: int, origin: int, target: int, ride: int) -> None:
        owner = g.owner[target]
        g.attacks += 1
        g.origins |= 1 << origin
        g.targets |= 1 << target
        g.attacked[seat] |= 1 << owner
        landing = 0
        if ride:  # 5.6
            g.spend(seat, CHEVAUCHEE)
            g.disclose(PUBLIC, "chevauchee-declared", seat, owner, origin, target)
        else:
            landing = g.box.sea[origin] >> target & 1
            g.tell(PUBLIC, "landing-declared" if landing else "attack-declared", seat, owner, origin, target)
        g.push(Battle(seat, owner, origin, target, landing, ride))

    def end(self, g: Italy, seat: int) -> None:  # 4.11
        self.pc = 1
        for card in range(BLUE_COUNT):
            at = seat * BLUE_COUNT + card
            for _ in range(g.exhausted[at]):
                g.regain(seat, card)
            g.exhausted[at] = 0
        g.tell(PUBLIC, "phase-ended", seat)

    def prompt(self, g: Italy, seat: int) -> Message:
        return "ask-phase", (g.attacks,)

    def why_not(self, g: Italy, seat: int, action: int) -> Message:
        verb = VERBS.verb_of[action]
        if verb is not DECLARE_ATTACK and verb is not DECLARE_CHEVAUCHEE:
            return yellow.why_not(g, seat, action)
        origin, target = verb.values(action)
        if verb is DECLARE_CHEVAUCHEE and not g.holds(seat, CHEVAUCHEE):
            return "no-card", (CHEVAUCHEE,)
        if not g.war and g.attacks >= g.box.peace_attacks:
            return "no-attack-in-peace", (g.box.peace_attacks,)
        if g.fighters(seat, g.ducats[seat]) < 2:
            return "no-two-fighters", ()
        return self._why_not_origin(g, seat, origin) or self._why_not_target(g, seat, origin, target)

    def _why_not_origin(self, g: Italy, seat: int, origin: int) -> Message | None:
        if g.owner[origin] != seat:
            return "no-own-city", (origin,)
        if g.origins >> origin & 1:
            return "no-origin-twice", (origin,)
        if not g.possible_origins(seat) >> origin & 1:
            return "no-origin-gained", (origin,)
        return None

    def _why_not_target(self, g: Italy, seat: int, origin: int, target: int) -> Message:
        owner = g.owner[target]
        if not g.box.open_cities >> target & 1:
            return "no-closed-city", (target,)
        if owner == seat:
            return "no-attack-own", (target,)
        if owner == NOBODY:
            return "no-attack-free", (target,)
        if g.targets >> target & 1:
            return "no-target-twice", (target,)
        if g.spouses[seat] >> owner & 1:
            return "no-attack-spouse", (owner,)
        return "no-attack-link", (origin, target)

    def copy(self) -> CombatPhase:
        return CombatPhase(self.seat)
