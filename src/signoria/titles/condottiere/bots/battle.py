"""A battle of Condottiere as one seat sees it: the strength of the lines, and the cheapest cards that would lead."""

from __future__ import annotations

from typing import Final, NamedTuple, cast

from signoria.titles.condottiere.rules.battle import Battle
from signoria.titles.condottiere.rules.names import (
    BISHOP,
    COURTESAN,
    DRUMMER,
    HEROINE,
    KIND_COUNT,
    MERCENARY_KINDS,
    NOBODY,
    NOWHERE,
    SPRING,
    WINTER,
)
from signoria.titles.condottiere.rules.state import Condottiere

# what giving up a card hurts, in points of strength, kind by kind
WORTH: Final = [0.8, 1.6, 2.4, 3.2, 4.0, 5.0, 9.0, 3.0, 1.5, 4.0, 1.5, 4.0, 9.0, 2.0, 5.0]
SEASONS: Final = (NOWHERE, WINTER, SPRING)
TROOPS: Final = sorted([*range(MERCENARY_KINDS), COURTESAN, HEROINE], key=lambda kind: -WORTH[kind])


class Line:
    """What one line holds, face up."""

    __slots__ = ("drummer", "fixed", "mercenaries")

    def __init__(self, mercenaries: list[int], fixed: int, drummer: bool) -> None:
        self.mercenaries = mercenaries
        self.fixed = fixed  # Courtesans and Heroines
        self.drummer = drummer


class Plan(NamedTuple):
    """Cards that would take the lead, the next one first, and what they are worth."""

    cost: float
    cards: list[int]


class Field:
    """The battle as one seat sees it."""

    def __init__(self, g: Condottiere, seat: int) -> None:
        self.g, self.seat = g, seat
        self.hand = g.hands[seat * KIND_COUNT : (seat + 1) * KIND_COUNT]
        frame = cast("Battle", g.stack[-1])
        running = frame.fighters & ~frame.passed & ~(1 << seat)
        self.active = [other for other in range(g.seats) if running >> other & 1 and g.hand_size[other]]
        self.lines = [line_of(g, other) for other in range(g.seats)]
        self.season = WINTER if g.in_play(WINTER) else SPRING if g.in_play(SPRING) else NOWHERE
        self.totals = self.reckon(self.lines, self.season)
        self.own = self.totals[seat]
        self.best = self.best_rival(self.totals)

    def best_rival(self, totals: list[int]) -> int:
        best = 0
        for other, total in enumerate(totals):
            if other != self.seat:
                best = max(best, total + 3 if self.g.down >> other & 1 else total)
        return best

    def reckon(self, lines: list[Line], season: int) -> list[int]:
        """The strength of each line (6.1)."""
        box = self.g.box
        highest = strongest(lines) if season == SPRING else NOBODY
        totals = []
        for line in lines:
            total = bonus = 0
            for kind in line.mercenaries:
                total += box.winter_value if season == WINTER else box.strength[kind]
                if kind == highest:
                    bonus += box.spring_bonus
            factor = box.drummer_factor if line.drummer else 1
            totals.append(factor * total + bonus + line.fixed)
        return totals

    def plan(self, margin: float, thrift: float) -> Plan:
        """The cheapest cards that bring the lead by `margin`, or a hopeless plan."""
        best = Plan(1e9, [])
        hand = self.hand
        for season in SEASONS:
            if season != NOWHERE and (not hand[season] or season == self.season):
                continue
            for bishop in (False, True)[: 1 + bool(hand[BISHOP])]:
                for drummer in (False, True)[: 1 + bool(hand[DRUMMER] and not self.lines[self.seat].drummer)]:
                    plan = self.plan_with(season, bishop, drummer, margin)
                    if plan.cost < best.cost:
                        best = plan
        return Plan(best.cost * thrift, best.cards)

    def plan_with(self, season: int, bishop: bool, drummer: bool, margin: float) -> Plan:
        lines = self.lines
        cards: list[int] = []
        if bishop:
            slain = strongest(lines)
            lines = [
                Line([kind for kind in line.mercenaries if kind != slain], line.fixed, line.drummer) for line in lines
            ]
            cards.append(BISHOP)
        if season != NOWHERE:
            cards.append(season)
        weather = self.season if season == NOWHERE else season
        if drummer:
            lines = [*lines]
            mine = lines[self.seat]
            lines[self.seat] = Line(mine.mercenaries, mine.fixed, True)
        totals = self.reckon(lines, weather)
        need = self.best_rival(totals) + margin - totals[self.seat]
        troops = self.troops(need, weather, lines[self.seat].drummer)
        if troops is None:
            return Plan(1e9, [])
        cards += troops
        if drummer:
            cards.append(DRUMMER)
        return Plan(sum([WORTH[kind] for kind in cards]), cards)

    def troops(self, need: float, season: int, drummer: bool) -> list[int] | None:
        """Cards that add at least `need`: one that just suffices, or the strongest and go on."""
        box = self.g.box
        factor = box.drummer_factor if drummer else 1
        gains = [0] * KIND_COUNT
        kinds = [kind for kind in TROOPS if self.hand[kind]]
        for kind in kinds:
            gain = box.winter_value if season == WINTER and kind < MERCENARY_KINDS else box.strength[kind]
            gains[kind] = gain * factor if kind < MERCENARY_KINDS else gain
        kinds.sort(key=gains.__getitem__)
        left = self.hand[:]
        chosen: list[int] = []
        while need > 0:
            if not kinds:
                return None
            at = 0
            while at < len(kinds) - 1 and gains[kinds[at]] < need:
                at += 1
            kind = kinds[at]
            need -= gains[kind]
            chosen.append(kind)
            left[kind] -= 1
            if not left[kind]:
                kinds.pop(at)
        chosen.sort(key=WORTH.__getitem__)
        return chosen


def strongest(lines: list[Line]) -> int:
    """The highest Mercenary in any line, as its kind."""
    found = NOBODY
    for line in lines:
        for kind in line.mercenaries:
            if kind > found:
                found = kind
    return found


def line_of(g: Condottiere, seat: int) -> Line:
    strength = g.box.strength
    line = Line([], 0, False)
    for kind in g.face_up(seat):
        if kind < MERCENARY_KINDS:
            line.mercenaries.append(kind)
        elif kind == DRUMMER:
            line.drummer = True
        elif kind in (COURTESAN, HEROINE):
            line.fixed += strength[kind]
    return line
