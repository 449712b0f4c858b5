"""The table of Renaissance: cities, treasuries, hands, and whose turn it is."""

from __future__ import annotations

from typing import Final, Optional

from signoria.kernel import PUBLIC, Game, Message, Offers, State
from signoria.kernel.marks import mypyc_attr
from signoria.titles.renaissance.rules import diplomacy, imagine, scoring
from signoria.titles.renaissance.rules.box import Box
from signoria.titles.renaissance.rules.names import (
    ALL_CITIES,
    ARTIST,
    ARTISTS,
    BLUE_COUNT,
    CARD_COUNT,
    CARDS,
    CITY_COUNT,
    CONDOTTIERE,
    FORTRESS,
    FOUR_PLAYER,
    FRANCE,
    GARRISON,
    MILAN,
    NO_PALACE,
    NOBODY,
    POWERS,
    RAMPART,
    SETUP,
)
from signoria.titles.renaissance.rules.seen import View
from signoria.titles.renaissance.rules.verbs import COMMIT_ATTACK

OFFER_TERMS = 6
FIELDS: Final = (
    "artist_points", "attacked", "attacks", "bankers", "bare", "bought_cards", "box", "castles", "conquered", "deck",
    "discard", "ducats", "exchanged", "exhausted", "first", "gained", "gifts", "hand", "hand_size", "held", "known",
    "known_size", "left_from", "level", "nation", "offers", "order", "origins", "owner", "palace", "palaces",
    "phase_seat", "pillaged", "power_used", "province_points", "ramparts", "reserve", "sea_used", "spouses", "stance",
    "start_cities", "targets", "turn", "war",
)  # fmt: skip


@mypyc_attr(allow_interpreted_subclasses=True)
class Italy(State):
    """Cards are kinds 0 to 14, cities 0 to 41; sets of cities and of seats are bit sets."""

    __slots__ = FIELDS

    def __init__(self, game: Game, box: Box, seats: int, settings: tuple[int, ...]) -> None:
        super().__init__(game, seats, settings)
        self.box = box.for_table(settings[SETUP], seats, settings[FOUR_PLAYER])
        self.nation = [NOBODY] * seats
        self.owner = [NOBODY] * CITY_COUNT
        self.level = [0] * CITY_COUNT
        self.palace = [NO_PALACE] * CITY_COUNT
        self.held = [0] * seats  # the cities of each seat
        self.pillaged = 0
        self.exchanged = 0
        self.bankers = 0  # palaces a banker has used this turn
        self.ducats = [self.box.start_ducats] * seats
        self.hand = [0] * (seats * CARD_COUNT)
        self.hand_size = [0] * seats
        self.known = [0] * (seats * CARD_COUNT)  # cards everybody knows to be in a hand or face down before it
        self.known_size = [0] * seats
        self.bare = 0  # seats whose cards that nobody knows are none of them blue (6.4)
        self.exhausted = [0] * (seats * BLUE_COUNT)
        self.province_points = [0] * seats
        self.artist_points = [0] * seats
        self.start_cities = [0] * seats
        self.deck: list[int] = []
        self.discard = self.box.counts[:]
        self.ramparts = self.box.ramparts - seats
        self.castles = self.box.castles
        self.palaces = self.box.palaces
        self.reserve = (1 << len(ARTISTS)) - 1
        self.order = list(range(seats))
        self.first = NOBODY  # the first player of the last turn
        self.war = 0
        self.turn = 0
        self.stance = 0
        self.sea_used = [0] * seats
        self.left_from = [0] * seats  # origins of this turn's expansions
        self.attacked = [0] * seats
        self.spouses = [0] * seats
        self.power_used = 0
        self.bought_cards = 0  # seats whose purchases of this turn are closed
        self.phase_seat = NOBODY
        self.attacks = 0
        self.origins = 0
        self.targets = 0
        self.gained = 0
        self.conquered = 0
        self.offers = Offers(seats, OFFER_TERMS)
        self.gifts = [0] * seats

    # -- the kernel's contract

    def setup(self) -> None:
        from signoria.titles.renaissance.rules.campaign import Campaign

        self.push(Campaign())

    def copy(self) -> Italy:
        g = Italy.__new__(Italy)
        self.carry(g)
        g.box = self.box
        g.nation, g.owner, g.level, g.palace = self.nation[:], self.owner[:], self.level[:], self.palace[:]
        g.held, g.pillaged, g.exchanged, g.bankers = self.held[:], self.pillaged, self.exchanged, self.bankers
        g.ducats, g.hand, g.hand_size = self.ducats[:], self.hand[:], self.hand_size[:]
        g.known, g.known_size, g.bare = self.known[:], self.known_size[:], self.bare
        g.exhausted, g.start_cities = self.exhausted[:], self.start_cities[:]
        g.province_points, g.artist_points = self.province_points[:], self.artist_points[:]
        g.deck, g.discard = self.deck[:], self.discard[:]
        g.ramparts, g.castles, g.palaces, g.reserve = self.ramparts, self.castles, self.palaces, self.reserve
        g.order, g.first, g.war, g.turn, g.stance = self.order[:], self.first, self.war, self.turn, self.stance
        g.sea_used, g.left_from, g.attacked = self.sea_used[:], self.left_from[:], self.attacked[:]
        g.spouses, g.power_used, g.bought_cards = self.spouses[:], self.power_used, self.bought_cards
        g.phase_seat, g.attacks, g.origins, g.targets = self.phase_seat, self.attacks, self.origins, self.targets
        g.gained, g.conquered, g.offers, g.gifts = self.gained, self.conquered, self.offers.copy(), self.gifts[:]
        return g

    def imagine(self, seat: int, seed: bytes) -> Italy:
        g = self.copy()
        imagine.deal_anew(g, seat, seed)
        return g

    def seen_as(self, seat: int, action: int, viewer: int) -> int:
        return commitment.laid_as(action) if COMMIT_ATTACK.holds(action) else super().seen_as(seat, action, viewer)

    def piles(self) -> list[list[int]]:
        return [self.deck]

    def view(self, seat: Optional[int]) -> View:
        return view.view(self, NOBODY if seat is None else seat)

    def standing(self) -> list[int]:
        return [a + b for a, b in zip(self.province_points, self.artist_points)]

    def victors(self) -> list[int]:
        return scoring.victors(self)

    def breakdown(self) -> list[dict[str, int]]:
        return [{"provinces": a, "artists": b} for a, b in zip(self.province_points, self.artist_points)]

    def census(self) -> dict[str, int]:
        return scoring.census(self)

    def totals(self) -> dict[str, int]:
        found = dict(zip(CARDS, self.box.counts))
        found |= {"ramparts": self.box.ramparts, "castles": self.box.castles, "palaces": self.box.palaces}
        return found | {"artists": len(ARTISTS), "cities": CITY_COUNT, "hands": 0, "known": 0}

    def asides(self, seat: int) -> list[int]:
        return diplomacy.options(self, seat)

    def act_aside(self, seat: int, action: int) -> None:
        diplomacy.act(self, seat, action)

    def why_not_aside(self, seat: int, action: int) -> Message:
        return diplomacy.why_not(self, seat, action)

    def heard_by(self, seat: int, action: int) -> int:
        return diplomacy.heard_by(self, seat, action)

    # -- questions about the table

    def holds(self, seat: int, card: int) -> bool:
        return self.hand[seat * CARD_COUNT + card] > 0

    def has_power(self, seat: int, nation: int) -> bool:
        return self.settings[POWERS] == 1 and self.nation[seat] == nation

    def may_use_power(self, seat: int, nation: int) -> bool:
        """A power for once a turn that is still unused."""
        return self.settings[POWERS] == 1 and self.nation[seat] == nation and not self.power_used >> seat & 1

    def could_hold(self, seat: int, card: int) -> bool:
        """Judged by what everybody knows; never asked of a blue card (see `could_fight`)."""
        if self.known[seat * CARD_COUNT + card]:
            return True
        return self.hand_size[seat] > self.known_size[seat] and self.discard[card] < self.box.counts[card]

    def could_fight(self, seat: int) -> bool:
        """Whether, by what everybody knows, a seat could lay a fighter of its own."""
        start = seat * CARD_COUNT
        if any(self.known[start : start + BLUE_COUNT]):
            return True
        if self.hand_size[seat] > self.known_size[seat] and not self.bare >> seat & 1:
            return True
        return self.ducats[seat] >= self.box.hire and self.could_hold(seat, CONDOTTIERE)

    def blue_cards(self, seat: int) -> int:
        start = seat * CARD_COUNT
        found = 0
        for at in range(start, start + BLUE_COUNT):
            found += self.hand[at]
        return found

    def fighters(self, seat: int, ducats: int) -> int:
        """How many fighters of its own a seat could lay with so many ducats (5.2)."""
        found = self.blue_cards(seat) + min(self.hand[seat * CARD_COUNT + CONDOTTIERE], ducats)
        return found + 1 if self.may_use_power(seat, MILAN) else found

    def possible_origins(self, seat: int) -> int:
        """The cities from which a seat may still attack in its phase (5.3)."""
        barred = self.gained & ~self.conquered if self.has_power(seat, FRANCE) else self.gained
        return self.held[seat] & ~barred & ~self.origins

    def rivals_cities(self, seat: int) -> int:
        found = 0
        for other in range(self.seats):
            if other != seat:
                found |= self.held[other]
        return found

    def free_cities(self) -> int:
        found = self.box.open_cities
        for held in self.held:
            found &= ~held
        return found

    def seat_of(self, nation: int) -> int:
        """The seat that plays a nation, or -1."""
        return self.nation.index(nation) if nation in self.nation else NOBODY

    # -- moving things

    def take(self, seat: int, city: int) -> None:
        """The city changes hands; what stands on it stays (6.10)."""
        before = self.owner[city]
        bit = 1 << city
        if before >= 0:
            self.held[before] &= ~bit
        self.owner[city] = seat
        self.held[seat] |= bit
        if not self.level[city]:
            self.level[city] = GARRISON
        if seat == self.phase_seat:
            self.gained |= bit

    def raise_level(self, city: int) -> None:
        if self.level[city] == GARRISON:
            self.ramparts -= 1
        else:
            self.castles -= 1
        self.level[city] += 1

    def lower_level(self, city: int) -> None:
        if self.level[city] == RAMPART:
            self.ramparts += 1
        elif self.level[city] == FORTRESS:
            self.castles += 1
        self.level[city] -= 1

    def artists_in(self, cities: int) -> int:
        return sum(1 for city in range(CITY_COUNT) if cities >> city & 1 and self.palace[city] >= ARTIST)

    def lose_card(self, seat: int, card: int) -> None:
        """A card leaves a hand openly."""
        self.hand[seat * CARD_COUNT + card] -= 1
        self.hand_size[seat] -= 1
        self.unlearn(seat, card)

    def spend(self, seat: int, card: int) -> None:
        self.lose_card(seat, card)
        self.discard[card] += 1

    def unlearn(self, seat: int, card: int) -> None:
        at = seat * CARD_COUNT + card
        if self.known[at]:
            self.known[at] -= 1
            self.known_size[seat] -= 1

    def regain(self, seat: int, card: int) -> None:
        """A card everybody has seen goes into a hand."""
        at = seat * CARD_COUNT + card
        self.hand[at] += 1
        self.hand_size[seat] += 1
        self.known[at] += 1
        self.known_size[seat] += 1

    def draw(self, seat: int, count: int) -> None:
        """Cards from the deck into a hand; an empty deck is made from the discards (7.6)."""
        for _ in range(count):
            if not self.deck:
                self.reshuffle()
            if not self.deck:
                return
            card = self.deck.pop()
            self.hand[seat * CARD_COUNT + card] += 1
            self.hand_size[seat] += 1
            self.bare &= ~(1 << seat)
            self.disclose(1 << seat, "card-drawn", card)

    def reshuffle(self) -> None:
        self.deck = [card for card in range(CARD_COUNT) for _ in range(self.discard[card])]
        self.discard = [0] * CARD_COUNT
        self.shuffle(self.deck)
        self.tell(PUBLIC, "deck-reshuffled", len(self.deck))

    def closed_cities(self) -> int:
        return ALL_CITIES & ~self.box.open_cities


from signoria.titles.renaissance.rules import commitment, view  # noqa: E402  they read battles, which read Italy
