"""The course of the game: families, three decades of turns, and what the decades bring in."""

from __future__ import annotations

from typing import Final

from signoria.kernel import PUBLIC, Frame, Message
from signoria.titles.princes.rules.names import CITY_COUNT, DECADES, FAMILY_COUNT, NOBODY
from signoria.titles.princes.rules.scoring import final_scores
from signoria.titles.princes.rules.state import FAMILY_ASSIGNMENT, Princes, city_values
from signoria.titles.princes.rules.treachery import NO_MESSAGE
from signoria.titles.princes.rules.turn import Turn, guard_strikes
from signoria.titles.princes.rules.verbs import CHOOSE_FAMILY


class Course(Frame[Princes]):
    """The root of every game: set-up, then turns until the third decade has ended."""

    __slots__ = ()

    def step(self, g: Princes) -> None:
        pc = self.pc
        self.pc = pc + 1
        COURSE_STEPS[pc](self, g)

    def families(self, g: Princes) -> None:
        """2.1"""
        if g.settings[FAMILY_ASSIGNMENT] == 0:
            g.push(ChooseFamilies(g.roll(g.seats) - 1))
            return
        deck = list(range(FAMILY_COUNT))
        g.shuffle(deck)
        for seat in range(g.seats):
            g.family[seat] = deck[seat]
            g.tell(PUBLIC, "family-dealt", seat, deck[seat])

    def first_player(self, g: Princes) -> None:
        """2.5: drawn anew, whoever chose a family first."""
        g.active = g.roll(g.seats) - 1
        g.tell(PUBLIC, "first-player", g.active)
        open_decade(g, 0)

    def turn(self, g: Princes) -> None:
        g.tell(PUBLIC, "turn-begun", g.active)
        g.push(Turn(1 if guard_strikes(g) else 0))

    def after_turn(self, g: Princes) -> None:
        """Offers lapse; a decade without events is over (6.1); the next in order has the turn."""
        if g.offers.open or sum(g.offers.made):
            g.offers.lapse()
        if not g.open_events:
            g.offers.forgive()
            end_decade(g)
            if g.decade == DECADES - 1:
                close_accounts(g)
                g.pop()
                return
            open_decade(g, g.decade + 1)
        g.active = (g.active + 1) % g.seats
        self.pc = COURSE_TURN

    def copy(self) -> Course:
        return Course()


COURSE_STEPS: Final = (Course.families, Course.first_player, Course.turn, Course.after_turn)
COURSE_TURN: Final = 2


class ChooseFamilies(Frame[Princes]):
    """Clockwise from a random first chooser, each takes a free family (2.1)."""

    __slots__ = ("first",)

    def __init__(self, first: int) -> None:
        super().__init__()
        self.first = first

    def step(self, g: Princes) -> None:
        if self.pc == g.seats:
            g.pop()
            return
        self.waiting = 1 << (self.first + self.pc) % g.seats
        self.pc += 1

    def legal(self, g: Princes, seat: int) -> list[int]:
        return [CHOOSE_FAMILY.of(family) for family in range(FAMILY_COUNT) if family not in g.family]

    def answer(self, g: Princes, seat: int, action: int) -> None:
        g.family[seat] = CHOOSE_FAMILY.value(action)
        g.tell(PUBLIC, "family-chosen", seat, g.family[seat])

    def prompt(self, g: Princes, seat: int) -> Message:
        return "ask-family", ()

    def why_not(self, g: Princes, seat: int, action: int) -> Message:
        return ("no-family", CHOOSE_FAMILY.values(action)) if CHOOSE_FAMILY.holds(action) else NO_MESSAGE

    def copy(self) -> ChooseFamilies:
        return ChooseFamilies(self.first)


def open_decade(g: Princes, decade: int) -> None:
    """6.5"""
    g.decade = decade
    g.open_events = g.box.decade_events[decade]
    g.pope = NOBODY
    g.league_used = g.rotated = g.wars = 0
    g.tell(PUBLIC, "decade-begun", decade + 1)


def end_decade(g: Princes) -> None:
    """6.2, 6.3, 6.4: everybody receives income, then the gold that the cities paid."""
    g.tell(PUBLIC, "decade-ended", g.decade + 1)
    for seat in range(g.seats):
        gold, influence = income(g, seat)
        g.gold[seat] += gold + g.town[seat]
        g.influence[seat] += influence
        g.tell(PUBLIC, "income", seat, gold, influence)
        if g.town[seat]:
            g.tell(PUBLIC, "town-emptied", seat, g.town[seat], g.family[seat])
            g.town[seat] = 0


def income(g: Princes, seat: int) -> tuple[int, int]:
    """Gold and influence that a decade end brings to a seat, home town apart."""
    box = g.box
    gold, influence = box.family_gold[g.family[seat]], box.family_influence[g.family[seat]]
    tiles = g.tiles[seat]
    gold += box.gold_of.of(tiles)
    influence += box.favours_of.of(tiles) + box.influence_of[g.troops[seat]]
    merchant_events = g.kept[seat] & box.merchant_events
    if merchant_events:
        gold += merchant_events.bit_count() * (tiles & box.merchants).bit_count() * box.merchant_gold
    if g.pope == seat:
        gold += box.pope_gold
    return gold, influence


def close_accounts(g: Princes) -> None:
    """7: nothing may be used any more; the table is told what everything was worth."""
    values = city_values(g)
    for city in range(CITY_COUNT):
        g.tell(PUBLIC, "city-ranked", city, values[city])
    scores = final_scores(g)
    for seat, score in enumerate(scores):
        g.tell(PUBLIC, "scored", seat, score)
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    for seat in winners:
        g.tell(PUBLIC, "victory" if len(winners) == 1 else "victory-shared", seat, scores[seat])
