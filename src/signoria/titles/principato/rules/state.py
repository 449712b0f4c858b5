"""The table of Principato: principalities, the row of cards, the reserve."""

from __future__ import annotations

from typing import Final, Optional

from signoria.kernel import PUBLIC, Game, State
from signoria.kernel.marks import mypyc_attr
from signoria.titles.principato.rules import imagine, scoring, view
from signoria.titles.principato.rules.box import Box
from signoria.titles.principato.rules.names import (
    BUILD,
    CATAPULT,
    CUBE_KINDS,
    CUBES,
    CULTURE,
    DESIGN_COUNT,
    DESIGNS,
    FARM,
    FAVOR,
    FIRST_CULTURE_OBJECTIVE,
    KIND_MASK,
    KINDS,
    MILITIA,
    OBJECTIVES,
    PILE_SIZE,
    POOL_OF,
    POOLS,
    POST_COUNT,
    POST_CUBE,
    POST_TROOP,
    PRODUCE,
    TOKEN_KINDS,
    TROOP_POOL,
    YEARS,
    deck_of,
)
from signoria.titles.principato.rules.seen import View

FIRST_PLAYER: Final = 0  # places of the options in `settings`
OPEN_OBJECTIVES: Final = 1
UNLIMITED_RESERVE: Final = 2
ENDLESS: Final = 1_000_000  # a stock that is not counted (10.3)
UNCOUNTED_POOLS: Final = 2  # green and yellow

RECEIVED: Final = ("received-food", "received-gold")
OVERFLOWED: Final = ("overflowed-food", "overflowed-gold")
LOST: Final = ("lost-food", "lost-gold")
SHORT: Final = ("short-food", "short-gold")


@mypyc_attr(allow_interpreted_subclasses=True)
class Principato(State):
    """Lists are flat: what belongs to a seat lies at seat * width + thing."""

    __slots__ = (
        "active", "box", "cubes", "culture", "designs", "display", "first", "gone", "hands", "military",
        "objectives", "owned", "pile", "pools", "posted", "spare", "stored", "waiting_decks", "year",
    )  # fmt: skip

    def __init__(self, game: Game, box: Box, seats: int, settings: tuple[int, ...]) -> None:
        super().__init__(game, seats, settings)
        self.box = box
        self.year = 1
        self.first = 0
        self.active = 0
        self.stored = [0] * (seats * CUBE_KINDS)
        self.owned = [0] * (seats * TOKEN_KINDS)
        self.posted = [0] * (seats * POST_COUNT)
        self.culture = [0] * (seats * DESIGN_COUNT)
        self.military = [0] * seats
        self.hands = [0] * (seats * 2)
        self.objectives = [0] * (seats * 2)  # domain, culture
        self.spare: list[int] = []  # objectives nobody was dealt, sorted
        self.display: list[int] = []  # slot 1 first
        self.pile: list[int] = []  # the next card last
        self.waiting_decks: list[list[int]] = []
        self.gone: list[int] = []
        self.cubes = box.cubes[:]
        self.pools = box.pools[:]
        self.designs = box.design_counts[:]
        if settings[UNLIMITED_RESERVE]:
            self.cubes = [ENDLESS] * CUBE_KINDS
            self.pools[:UNCOUNTED_POOLS] = [ENDLESS] * UNCOUNTED_POOLS

    # -- the kernel's contract

    def setup(self) -> None:
        from signoria.titles.principato.rules.year import Year

        wanted = self.settings[FIRST_PLAYER]
        self.first = self.active = wanted - 1 if wanted else self.roll(self.seats) - 1
        self.tell(PUBLIC, "first-player", self.first)
        self._deal_cards()
        self._deal_objectives()
        for seat in range(self.seats):
            for token, count in enumerate(self.box.start_tokens):
                self.owned[seat * TOKEN_KINDS + token] = count
                self.pools[POOL_OF[token]] -= count
            for cube, count in enumerate(self.box.start_cubes):
                self.stored[seat * CUBE_KINDS + cube] = count
                self.cubes[cube] -= count
        self.push(Year())

    def _deal_cards(self) -> None:
        first, second = self.box.first_start[:], self.box.second_start[:]
        self.shuffle(first)
        self.shuffle(second)
        for seat in range(self.seats):
            self.hands[seat * 2 : seat * 2 + 2] = [first.pop(), second.pop()]
            left, right = self.hand_kinds(seat)
            self.disclose(PUBLIC, "hand-dealt", seat, left, right)
        self.gone = first + second  # 3.2
        decks = [self.box.decks[year][self.seats][:] for year in range(1, YEARS + 1)]
        for deck in decks:
            self.shuffle(deck)
        self.pile, self.waiting_decks = decks[0], decks[1:]
        self.tell(PUBLIC, "row-laid", self.box.row[self.seats])
        for _ in range(self.box.row[self.seats]):  # 3.3
            self.display.append(self.pile.pop())
            self.disclose(PUBLIC, "row-card", self.display[-1] & KIND_MASK)

    def _deal_objectives(self) -> None:
        domain, culture = list(range(PILE_SIZE)), list(range(FIRST_CULTURE_OBJECTIVE, 2 * PILE_SIZE))
        self.shuffle(domain)
        self.shuffle(culture)
        for seat in range(self.seats):  # 3.4
            self.objectives[seat * 2 : seat * 2 + 2] = [domain.pop(), culture.pop()]
            readers = PUBLIC if self.settings[OPEN_OBJECTIVES] else 1 << seat
            if readers != PUBLIC:
                self.tell(~readers, "objectives-dealt", seat)
            self.disclose(readers, "objectives-seen", seat, *self.objectives[seat * 2 : seat * 2 + 2])
        self.spare = sorted(domain + culture)

    def copy(self) -> Principato:
        g = Principato.__new__(Principato)
        self.carry(g)
        g.box = self.box
        g.year, g.first, g.active = self.year, self.first, self.active
        g.stored, g.owned, g.posted = self.stored[:], self.owned[:], self.posted[:]
        g.culture, g.military, g.hands = self.culture[:], self.military[:], self.hands[:]
        g.objectives, g.spare = self.objectives[:], self.spare[:]
        g.display, g.pile, g.gone = self.display[:], self.pile[:], self.gone[:]
        g.waiting_decks = [deck[:] for deck in self.waiting_decks]
        g.cubes, g.pools, g.designs = self.cubes[:], self.pools[:], self.designs[:]
        return g

    def imagine(self, seat: int, seed: bytes) -> Principato:
        g = self.copy()
        imagine.deal_anew(g, seat, seed)
        return g

    def piles(self) -> list[list[int]]:
        return [self.pile, *self.waiting_decks]

    def view(self, seat: Optional[int]) -> View:
        return view.view(self, -1 if seat is None else seat)

    def standing(self) -> list[int]:
        """Public points: the objectives count once they lie open."""
        return [scoring.total(self, seat) for seat in range(self.seats)]

    def victors(self) -> list[int]:
        ranks = scoring.ranks(self)
        return [seat for seat in range(self.seats) if ranks[seat] == 1]

    def breakdown(self) -> list[dict[str, int]]:
        return [scoring.sources(self, seat) for seat in range(self.seats)]

    def census(self) -> dict[str, int]:
        found = dict.fromkeys(self.totals(), 0)
        for cards in (self.hands, self.display, self.pile, self.gone, *self.waiting_decks):
            for card in cards:
                found[card_name(card)] += 1
        for number in (*self.objectives, *self.spare):
            found[OBJECTIVES[number]] += 1
        for cube in range(CUBE_KINDS):
            if CUBES[cube] in found:
                posted = sum(n for place, n in enumerate(self.posted) if POST_CUBE[place % POST_COUNT] == cube)
                found[CUBES[cube]] = self.cubes[cube] + sum(self.stored[cube::CUBE_KINDS]) + posted
        for pool, name in enumerate(POOLS):
            if name in found:
                owned = sum(n for place, n in enumerate(self.owned) if POOL_OF[place % TOKEN_KINDS] == pool)
                found[name] = self.pools[pool] + owned
        for design, name in enumerate(DESIGNS):
            found[name] = self.designs[design] + sum(self.culture[design::DESIGN_COUNT])
        return found

    def totals(self) -> dict[str, int]:
        found = dict.fromkeys(OBJECTIVES, 1) | dict(zip(DESIGNS, self.box.design_counts))
        decks = [self.box.decks[year][self.seats] for year in range(1, YEARS + 1)]
        for cards in (self.box.first_start, self.box.second_start, *decks):
            for card in cards:
                name = card_name(card)
                found[name] = found.get(name, 0) + 1
        counted_pools = list(zip(POOLS, self.box.pools))
        if self.settings[UNLIMITED_RESERVE]:
            return found | dict(counted_pools[UNCOUNTED_POOLS:])
        return found | dict(zip(CUBES, self.box.cubes)) | dict(counted_pools)

    # -- questions about the table

    def hand_kinds(self, seat: int) -> tuple[int, int]:
        return self.hands[seat * 2] & KIND_MASK, self.hands[seat * 2 + 1] & KIND_MASK

    def place_of(self, seat: int, kind: int) -> int:
        """Which of the two cards in hand is of this kind, or -1; equal cards are interchangeable."""
        left, right = self.hand_kinds(seat)
        return 0 if left == kind else 1 if right == kind else -1

    def objectives_open(self) -> bool:
        return not self.stack or bool(self.settings[OPEN_OBJECTIVES])

    def counts_reserve(self) -> bool:
        """Whether cubes and building tokens can run out (10.3)."""
        return not self.settings[UNLIMITED_RESERVE]

    def unsupplied(self, seat: int, troop: int) -> int:
        posted = seat * POST_COUNT + troop
        return self.owned[seat * TOKEN_KINDS + MILITIA + troop] - self.posted[posted] - self.posted[posted + 2]

    def room(self, seat: int, cube: int) -> int:
        """Free places on farms or banks."""
        stores = self.owned[seat * TOKEN_KINDS + FARM + 2 * cube]
        return stores * self.box.store_holds[cube] - self.stored[seat * CUBE_KINDS + cube]

    def receivable(self, seat: int, cube: int, wanted: int) -> int:
        """How many of the wanted cubes are there and find a place (5.6, 5.7)."""
        return min(wanted, self.cubes[cube], self.room(seat, cube) + self.unsupplied(seat, cube))

    def yields(self, seat: int, effect: int, cube: int) -> int:
        """Cubes of one colour a production would give if all could be placed."""
        per_source = self.box.count[effect]
        if per_source:
            same = self.box.target[effect] == cube
            return per_source * self.owned[seat * TOKEN_KINDS + 2 * cube] if same else 0
        return self.box.receive[effect][cube]

    def would_receive(self, seat: int, effect: int) -> bool:
        """Whether a production would bring at least one cube (5.6)."""
        for cube in self.box.makes[effect]:
            if not self.cubes[cube] or not self.yields(seat, effect, cube):
                continue
            if self.room(seat, cube) > 0 or self.unsupplied(seat, cube) > 0:
                return True
        return False

    def can_pay(self, seat: int, effect: int) -> bool:
        """Whether favours cover what is missing of the price (5.1, 5.2)."""
        stored, at = self.stored, seat * CUBE_KINDS
        favor = stored[at + 2]
        lack = self.box.food[effect] - stored[at]
        if lack > 0:
            favor -= lack
        lack = self.box.gold[effect] - stored[at + 1]
        if lack > 0:
            favor -= lack
        return favor >= 0

    def can_use(self, seat: int, effect: int) -> bool:
        """Whether a line of a card in hand would do anything now (5.12)."""
        box = self.box
        does = box.does[effect]
        if does == BUILD:  # 5.4
            return self.pools[box.pool[effect]] >= box.count[effect] and self.can_pay(seat, effect)
        if does == PRODUCE:
            return self.would_receive(seat, effect)
        if does == CULTURE:
            return self.can_pay(seat, effect) and self.designs_left(box.target[effect])
        return self.pools[TROOP_POOL] > 0

    def designs_left(self, kind: int) -> bool:
        designs = self.designs
        return bool(designs[3 * kind] or designs[3 * kind + 1] or designs[3 * kind + 2])

    def can_take_favor(self, seat: int) -> bool:
        return self.cubes[FAVOR] > 0 and self.stored[seat * CUBE_KINDS + FAVOR] < self.box.church_holds

    def most_supply(self, seat: int, post: int) -> int:
        """How many cubes could be posted there at once (4.6)."""
        return min(self.stored[seat * CUBE_KINDS + POST_CUBE[post]], self.unsupplied(seat, POST_TROOP[post]))

    def can_supply(self, seat: int) -> bool:
        owned, stored = self.owned, self.stored
        troops, cubes = seat * TOKEN_KINDS + MILITIA, seat * CUBE_KINDS
        if not (owned[troops] or owned[troops + 1]):
            return False
        for troop in range(2):
            fed = stored[cubes + troop] or stored[cubes + FAVOR]
            if fed and owned[troops + troop] and self.unsupplied(seat, troop) > 0:
                return True
        return False

    def army(self, seat: int) -> int:
        """Army tokens, catapults included (7.1)."""
        start = seat * TOKEN_KINDS
        return self.owned[start + CATAPULT] + self.owned[start + MILITIA] + self.owned[start + MILITIA + 1]

    def strength(self, seat: int) -> int:
        """7.3"""
        box = self.box
        idle = self.unsupplied(seat, 0) + self.unsupplied(seat, 1)
        supplied = 0
        for post in range(seat * POST_COUNT, (seat + 1) * POST_COUNT):
            supplied += self.posted[post]
        catapults = self.owned[seat * TOKEN_KINDS + CATAPULT]
        return (
            catapults * box.catapult_strength + supplied * box.supplied_strength + idle * box.unsupplied_strength
        )  # fmt: skip

    # -- moving cubes, tokens and cards

    def pay(self, seat: int, food: int, gold: int, favor: int) -> None:
        stored = seat * CUBE_KINDS
        self.stored[stored] -= food
        self.stored[stored + 1] -= gold
        self.stored[stored + 2] -= favor
        self.cubes[0] += food
        self.cubes[1] += gold
        self.cubes[2] += favor
        self.tell(PUBLIC, "paid", seat, food, gold, favor)

    def gain(self, seat: int, token: int, count: int) -> None:
        self.owned[seat * TOKEN_KINDS + token] += count
        self.pools[POOL_OF[token]] -= count

    def receive(self, seat: int, kind: int, cube: int, wanted: int) -> None:
        """Stores first, then unsupplied troops; what finds no place, or is not in the reserve, is lost (5.6, 5.7)."""
        room, unsupplied = self.room(seat, cube), self.unsupplied(seat, cube)
        received = self.receivable(seat, cube, wanted)
        kept = received if received < room else room
        self.stored[seat * CUBE_KINDS + cube] += kept
        self.cubes[cube] -= received
        self.tell(PUBLIC, RECEIVED[cube], seat, kind, received)
        if received > kept:
            self.posted[seat * POST_COUNT + cube] += received - kept
            self.tell(PUBLIC, OVERFLOWED[cube], seat, received - kept)
        placed = min(wanted, room + unsupplied)
        if wanted > placed:
            self.tell(PUBLIC, LOST[cube], seat, wanted - placed)
        if placed > received:
            self.tell(PUBLIC, SHORT[cube], seat, placed - received)

    def supply(self, seat: int, post: int, count: int) -> None:
        self.stored[seat * CUBE_KINDS + POST_CUBE[post]] -= count
        self.posted[seat * POST_COUNT + post] += count
        self.tell(PUBLIC, "supplied", seat, count, post)

    def swap(self, key: str, seat: int, place: int, slot: int) -> None:
        """A card in hand and a card of the row trade places: nobody ever holds one or three."""
        given, taken = self.hands[seat * 2 + place], self.display[slot]
        self.hands[seat * 2 + place], self.display[slot] = taken, given
        self.tell(PUBLIC, key, seat, given & KIND_MASK, taken & KIND_MASK, slot + 1)


def card_name(card: int) -> str:
    return f"{KINDS[card & KIND_MASK]} of deck {deck_of(card)}"
