"""The table of Condottiere: hands, battle lines, realms and tokens."""

from __future__ import annotations

from typing import Optional

from signoria.kernel import PUBLIC, Game, Message, State
from signoria.kernel.marks import mypyc_attr
from signoria.titles.condottiere.rules import imagine, showing, view
from signoria.titles.condottiere.rules.box import Box
from signoria.titles.condottiere.rules.lines import Lines, highest_in, lies_in, strengths_of
from signoria.titles.condottiere.rules.names import (
    ALL_REGIONS,
    FIRST_HOLDER,
    HIDDEN_CARDS,
    KIND_COUNT,
    KINDS,
    LARGER_KINGDOMS,
    MERCENARY_KINDS,
    NOBODY,
    NOWHERE,
    PLAY_FOR_POINTS,
    REGION_COUNT,
    SPRING,
    WINTER,
)
from signoria.titles.condottiere.rules.seen import View
from signoria.titles.condottiere.rules.verbs import PLAY_CARD


@mypyc_attr(allow_interpreted_subclasses=True)
class Condottiere(State):
    """Cards are kinds 0 to 14, regions 0 to 16, a realm is a bit set of regions."""

    __slots__ = (
        "battles",
        "box",
        "cardless",
        "contested",
        "deck",
        "down",
        "ending",
        "finalists",
        "first_holder",
        "games",
        "group_points",
        "hand_size",
        "hands",
        "holder",
        "known",
        "known_gone",
        "lines",
        "open_discards",
        "pope",
        "realms",
        "region_points",
        "secret_discards",
        "victory",
    )  # fmt: skip

    def __init__(self, game: Game, box: Box, seats: int, settings: tuple[int, ...]) -> None:
        super().__init__(game, seats, settings)
        self.box = box
        self.hands = [0] * (seats * KIND_COUNT)  # how many of each kind a seat holds
        self.hand_size = [0] * seats
        self.lines: list[list[int]] = [[] for _ in range(seats)]
        self.down = 0  # bit set of the seats whose last card lies face down (9.5)
        self.realms = [0] * seats
        self.pope = NOWHERE
        self.holder = 0
        self.contested = NOWHERE
        self.deck: list[int] = []
        self.open_discards = [0] * KIND_COUNT
        self.secret_discards = [0] * (seats * KIND_COUNT)  # laid aside unseen in a retreat (7.3)
        # what each viewer (seat, last the spectator) knows of each hand, and of its secret
        # discards: lower bounds per kind; empty while nobody knows anything
        self.known: list[int] = []
        self.known_gone: list[int] = []
        self.battles = 0
        self.cardless = 0  # battles in a row without a single card (8.5)
        self.games = 0
        self.first_holder = 0
        self.region_points = [0] * seats
        self.group_points = [0] * seats
        self.ending = NOBODY
        self.victory = 0  # bit set of the winners
        self.finalists = 0  # bit set of those in a final battle

    # -- the kernel's contract

    def setup(self) -> None:
        from signoria.titles.condottiere.rules.match import Match

        wanted = self.settings[FIRST_HOLDER]
        self.first_holder = wanted - 1 if wanted else self.roll(self.seats) - 1
        self.push(Match())

    def copy(self) -> Condottiere:
        g = Condottiere.__new__(Condottiere)
        self.carry(g)
        g.box = self.box
        g.hands, g.hand_size, g.lines = self.hands[:], self.hand_size[:], [line[:] for line in self.lines]
        g.down, g.realms, g.pope = self.down, self.realms[:], self.pope
        g.holder, g.contested, g.deck = self.holder, self.contested, self.deck[:]
        g.open_discards, g.secret_discards = self.open_discards[:], self.secret_discards[:]
        g.known, g.known_gone = self.known[:], self.known_gone[:]
        g.battles, g.cardless, g.games = self.battles, self.cardless, self.games
        g.first_holder, g.ending = self.first_holder, self.ending
        g.region_points, g.group_points = self.region_points[:], self.group_points[:]
        g.victory, g.finalists = self.victory, self.finalists
        return g

    def imagine(self, seat: int, seed: bytes) -> Condottiere:
        g = self.copy()
        imagine.deal_anew(g, seat, seed)
        return g

    def piles(self) -> list[list[int]]:
        return [self.deck]

    def seen_as(self, seat: int, action: int, viewer: int) -> int:
        if self.settings[HIDDEN_CARDS] and PLAY_CARD.holds(action) and self.box.laid_face_down[PLAY_CARD.value(action)]:
            return PLAY_CARD.base
        return super().seen_as(seat, action, viewer)

    def view(self, seat: Optional[int]) -> View:
        return view.view(self, NOBODY if seat is None else seat)

    def standing(self) -> list[int]:
        if self.settings[PLAY_FOR_POINTS]:
            return [a + b for a, b in zip(self.region_points, self.group_points)]
        return [realm.bit_count() for realm in self.realms]

    def victors(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.victory >> seat & 1]

    def breakdown(self) -> list[dict[str, int]]:
        if not self.settings[PLAY_FOR_POINTS]:
            return [{"regions": realm.bit_count()} for realm in self.realms]
        return [{"regions": a, "connected": b} for a, b in zip(self.region_points, self.group_points)]

    def census(self) -> dict[str, int]:
        count = self.open_discards[:]
        for cards in (self.deck, *self.lines):
            for kind in cards:
                count[kind] += 1
        for place, number in enumerate(self.hands):
            count[place % KIND_COUNT] += number + self.secret_discards[place]
        found = dict(zip(KINDS, count))
        found["markers"] = sum(realm.bit_count() for realm in self.realms) + self.free().bit_count()
        for seat in range(self.seats):
            found[f"hand_{seat}"] = sum(self.hands[seat * KIND_COUNT : (seat + 1) * KIND_COUNT]) - self.hand_size[seat]
        return found

    def totals(self) -> dict[str, int]:
        found = dict(zip(KINDS, self.box.counts))
        found["markers"] = REGION_COUNT
        return found | {f"hand_{seat}": 0 for seat in range(self.seats)}

    def asides(self, seat: int) -> list[int]:
        return showing.options(self, seat)

    def act_aside(self, seat: int, action: int) -> None:
        showing.show(self, seat, action)

    def why_not_aside(self, seat: int, action: int) -> Message:
        return showing.why_not(self, seat, action)

    # -- questions about the table

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.seats

    def holds_mercenary(self, seat: int) -> bool:
        start = seat * KIND_COUNT
        return any(self.hands[start : start + MERCENARY_KINDS])

    def seats_with_cards(self) -> int:
        mask = 0
        for seat in range(self.seats):
            if self.hand_size[seat]:
                mask |= 1 << seat
        return mask

    def owner(self, region: int) -> int:
        for seat in range(self.seats):
            if self.realms[seat] >> region & 1:
                return seat
        return NOBODY

    def free(self) -> int:
        """The regions without a control marker."""
        taken = 0
        for realm in self.realms:
            taken |= realm
        return ALL_REGIONS & ~taken

    def group_needed(self) -> int:
        box = self.box
        table = box.group_needed_larger if self.settings[LARGER_KINGDOMS] else box.group_needed
        return table[self.seats]

    def largest_group(self, seat: int) -> int:
        """Size of the largest connected group of a realm."""
        neighbours = self.box.neighbours
        rest, largest = self.realms[seat], 0
        while rest:
            group, edge = 0, rest & -rest
            while edge:
                group |= edge
                rest &= ~edge
                reach = 0
                while edge:
                    bit = edge & -edge
                    edge ^= bit
                    reach |= neighbours[bit.bit_length() - 1]
                edge = reach & rest
            largest = max(largest, group.bit_count())
        return largest

    def face_up(self, seat: int) -> list[int]:
        line = self.lines[seat]
        return line[:-1] if self.down >> seat & 1 else line

    def all_face_up(self) -> Lines:
        return [self.face_up(seat) for seat in range(self.seats)]

    def in_play(self, kind: int) -> bool:
        return lies_in(self.all_face_up(), kind)

    def highest_mercenary(self) -> int:
        """The strongest kind of Mercenary lying face up, or -1."""
        return highest_in(self.all_face_up())

    def strengths(self) -> list[int]:
        """The strength of every line, counting the cards that lie face up (6.1)."""
        lines = self.all_face_up()
        return strengths_of(self.box, lines, lies_in(lines, WINTER), lies_in(lines, SPRING), highest_in(lines))

    def strength(self, seat: int) -> int:
        return self.strengths()[seat] if self.log is not None else 0

    # -- moving cards

    def gain(self, seat: int, kind: int) -> None:
        self.hands[seat * KIND_COUNT + kind] += 1
        self.hand_size[seat] += 1

    def lose(self, seat: int, kind: int) -> None:
        self.hands[seat * KIND_COUNT + kind] -= 1
        self.hand_size[seat] -= 1

    def draw(self, seat: int, count: int) -> None:
        """Cards from the deck into a hand; only their owner learns which."""
        for _ in range(count):
            kind = self.deck.pop()
            self.gain(seat, kind)
            self.disclose(1 << seat, "card-dealt", kind)

    def clear_lines(self) -> None:
        for seat, line in enumerate(self.lines):
            if line:
                self.concern(1 << seat)
            for kind in line:
                self.open_discards[kind] += 1
            line.clear()
        self.down = 0

    def shuffle_all(self, kept: int = NOBODY) -> None:
        """Every card back into the deck, save the hand of `kept`; nobody knows anything any more."""
        deck = self.box.deck[:]
        for seat in range(self.seats):
            if seat == kept:
                for kind in range(KIND_COUNT):
                    for _ in range(self.hands[seat * KIND_COUNT + kind]):
                        deck.remove(kind)
            else:
                self.hand_size[seat] = 0
                self.hands[seat * KIND_COUNT : (seat + 1) * KIND_COUNT] = [0] * KIND_COUNT
            self.lines[seat].clear()
        self.down = 0
        self.open_discards = [0] * KIND_COUNT
        self.secret_discards = [0] * (self.seats * KIND_COUNT)
        self.known, self.known_gone = [], []
        self.shuffle(deck)
        self.deck = deck
        self.tell(PUBLIC, "shuffled")

    def deal_up_to(self, count: int, per_region: int, seats: int = -1) -> None:
        """Fill hands to `count`, then one card more per region; holder first, clockwise (7.5)."""
        order = [(self.holder + i) % self.seats for i in range(self.seats)]
        order = [seat for seat in order if seats >> seat & 1]
        before = self.hand_size[:]
        for seat in order:
            self.draw(seat, count - self.hand_size[seat])
        for seat in order:
            self.draw(seat, per_region * self.realms[seat].bit_count())
        for seat in order:
            self.tell(PUBLIC, "hand-dealt", seat, self.hand_size[seat] - before[seat])
