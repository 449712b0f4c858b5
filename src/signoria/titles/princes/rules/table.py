"""The playable state: set-up, copies, guesses, views and what may be done out of turn."""

from __future__ import annotations

from typing import Optional

from signoria.kernel import Message
from signoria.kernel.marks import mypyc_attr
from signoria.titles.princes.rules import trade
from signoria.titles.princes.rules.decades import Course
from signoria.titles.princes.rules.imagine import redeal
from signoria.titles.princes.rules.names import CITY_COUNT, EVENTS, FAMILIES, NOBODY, TILES, TREACHERY, TROOPS
from signoria.titles.princes.rules.purchases import FrenchInvade, PlaceArtist
from signoria.titles.princes.rules.scoring import account, current_scores
from signoria.titles.princes.rules.seen import View
from signoria.titles.princes.rules.state import Princes, city_values
from signoria.titles.princes.rules.view import view


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Princes):
    """One table of Princes of the Renaissance."""

    __slots__ = ()

    def setup(self) -> None:
        """2.1 to 2.4"""
        seats, box = self.seats, self.box
        self.family = [NOBODY] * seats
        self.gold = [box.start_gold] * seats
        self.influence = [box.start_influence] * seats
        self.town, self.counters = [0] * seats, [0] * seats
        self.troops, self.tiles, self.kept = [0] * seats, [0] * seats, [0] * seats
        self.shown_cardinals = [0] * seats
        self.hands = [[] for _ in range(seats)]
        self.buried = [[] for _ in range(seats)]
        self.status, self.artists = box.status[:], [0] * CITY_COUNT
        self.supply = box.copies[:]
        self.pile = [card for card, copies in enumerate(box.cards) for _ in range(copies)]
        self.shuffle(self.pile)
        self.push(Course())

    def copy(self) -> Table:
        g = Table.__new__(Table)  # every field is set below
        self.carry(g)
        g.box = self.box
        g.decade, g.active, g.wars, g.idle = self.decade, self.active, self.wars, self.idle
        g.free_tiles, g.rotated = self.free_tiles, self.rotated
        g.open_events, g.removed = self.open_events, self.removed
        g.pope, g.league_used = self.pope, self.league_used
        g.family, g.gold, g.influence, g.town = self.family[:], self.gold[:], self.influence[:], self.town[:]
        g.counters, g.troops, g.tiles, g.kept = self.counters[:], self.troops[:], self.tiles[:], self.kept[:]
        g.status, g.artists, g.supply = self.status[:], self.artists[:], self.supply[:]
        g.hands = [hand[:] for hand in self.hands]
        g.buried = [cards[:] for cards in self.buried]
        g.pile, g.played, g.shown_cardinals = self.pile[:], self.played[:], self.shown_cardinals[:]
        g.offers = self.offers.copy()
        return g

    def imagine(self, seat: int, seed: bytes) -> Table:
        g = self.copy()
        g.seed, g.draws = seed, 0
        redeal(g, seat)
        g.blindfold(seat, seed)
        return g

    def piles(self) -> list[list[int]]:
        return [self.pile]

    def view(self, seat: Optional[int]) -> View:
        return view(self, -1 if seat is None else seat)

    def standing(self) -> list[int]:
        return current_scores(self, city_values(self))

    def victors(self) -> list[int]:
        """7.7"""
        scores = current_scores(self, city_values(self))
        return [seat for seat in range(self.seats) if scores[seat] == max(scores)]

    def breakdown(self) -> list[dict[str, int]]:
        return account(self, self.purses_open() or not self.stack)

    # -- at any time

    def asides(self, seat: int) -> list[int]:
        return trade.asides(self, seat)

    def act_aside(self, seat: int, action: int) -> None:
        trade.act_aside(self, seat, action)

    def why_not_aside(self, seat: int, action: int) -> Message:
        return trade.why_not_aside(self, seat, action)

    def heard_by(self, seat: int, action: int) -> int:
        return trade.heard_by(self, seat, action)

    # -- conservation

    def census(self) -> dict[str, int]:
        """Cards, troops, tiles and events wherever they lie; families in play."""
        count: dict[str, int] = {}
        cards = self.pile + self.played
        for seat in range(self.seats):
            cards = cards + self.hands[seat] + self.buried[seat]
        for card, name in enumerate(TREACHERY):
            count[name] = cards.count(card)
        for troop, name in enumerate(TROOPS):
            count[name] = self.supply[troop] + self._times(self.troops, troop)
        for tile, name in enumerate(TILES):
            count[name] = (self.free_tiles >> tile & 1) + self._times(self.tiles, tile)
        for event, name in enumerate(EVENTS):
            count[name] = self._event_places(event)
        for family, name in enumerate(FAMILIES):
            count[name] = self.family.count(family)
        count["families in play"] = len([family for family in self.family if family >= 0])
        return count

    def totals(self) -> dict[str, int]:
        count: dict[str, int] = dict(zip(TREACHERY, self.box.cards))
        count.update(zip(TROOPS, self.box.copies))
        count.update(dict.fromkeys(TILES, 1))
        count.update(dict.fromkeys(EVENTS, 1))
        for family, name in enumerate(FAMILIES):
            count[name] = 1 if family in self.family else 0
        count["families in play"] = self.seats if self.decade >= 0 else len(self.family) - self.family.count(NOBODY)
        return count

    def _times(self, holdings: list[int], place: int) -> int:
        return len([mask for mask in holdings if mask >> place & 1])

    def _event_places(self, event: int) -> int:
        """Open, kept, on a city, gone, of a later decade, or in the hands of who places it right now."""
        count = (self.open_events >> event & 1) + (self.removed >> event & 1)
        count += self._times(self.kept, event) + self._times(self.artists, event)
        count += self._times(self.box.decade_events[self.decade + 1 :], event)
        for frame in self.stack:
            if isinstance(frame, (PlaceArtist, FrenchInvade)) and frame.event == event:
                count += 1
        return count
