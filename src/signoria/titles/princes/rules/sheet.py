"""What a seat sees of Princes of the Renaissance, as the values of env.py in its order: the view without its words."""

from __future__ import annotations

from typing import Final, Optional

from signoria.titles.princes.rules.auctions import Bidding, CityAuction, EventAuction, Hire, PopeAuction
from signoria.titles.princes.rules.box import Box
from signoria.titles.princes.rules.decades import income
from signoria.titles.princes.rules.names import ATTACKER, DEFENDER, NOBODY, bits_of
from signoria.titles.princes.rules.purchases import SettlePope
from signoria.titles.princes.rules.scoring import current_scores, without_purses
from signoria.titles.princes.rules.state import CONDOTTIERE_MIN_BID, PURSES, STALL_GUARD, Princes, city_values
from signoria.titles.princes.rules.trade import banking_closed
from signoria.titles.princes.rules.turn import Turn
from signoria.titles.princes.rules.war import War

Part = tuple[object, ...]

NO_AUCTION: Final[Part] = (None,) * 10
NO_LIMITS: Final[Part] = (None,) * 2
NO_SETTLING: Final[Part] = (None,) * 2
NO_WAR: Final[Part] = (None,) * 12
NO_DRAFT: Final[Part] = (None,) * 5
NO_OFFERS: Final[list[list[int]]] = []
CITY, EVENT, POPE, HIRE_ATTACKER, HIRE_DEFENDER = 0, 1, 2, 3, 4  # kinds of auctions, as seen.py names them


class Scribe:
    """Writes the sheets of one table. What is worked out is kept until what it hangs on has changed."""

    __slots__ = (
        "artists", "attacks", "box", "chits", "counters", "decade", "defences", "family", "gold", "incomes",
        "influence", "kept", "limits", "none", "options", "pope", "scores", "settings", "status", "tiles", "troops",
        "values",
    )  # fmt: skip

    def __init__(self) -> None:
        self.box: Optional[Box] = None
        self.settings: tuple[int, ...] = ()
        self.options: Part = ()
        self.none: list[int] = []  # 0 for each seat
        self.status: list[int] = []
        self.artists: list[int] = []
        self.values: list[int] = []
        self.family: list[int] = []
        self.tiles: list[int] = []
        self.troops: list[int] = []
        self.kept: list[int] = []
        self.counters: list[int] = []
        self.pope = self.decade = NOBODY
        self.gold: list[int] = []
        self.influence: list[int] = []
        self.chits: list[int] = []
        self.incomes: list[int] = []
        self.limits: list[int] = []
        self.attacks: list[int] = []
        self.defences: list[int] = []
        self.scores: list[int] = []

    def sheet(self, g: Princes, seat: int) -> list[object]:
        purses_shown, offers, rotated = g.purses_open() or not g.stack, g.offers, g.rotated
        self.remember(g)
        guarded = 0
        auction: object = NO_AUCTION
        limits: object = NO_LIMITS
        settling: object = NO_SETTLING
        war: object = NO_WAR
        draft: object = NO_DRAFT
        for frame in g.stack:
            if isinstance(frame, Turn):
                guarded = frame.guarded
            elif isinstance(frame, Bidding):
                auction, limits = auction_of(g, frame), [frame.limit(g, seat), frame.discount(g, seat)]
            elif isinstance(frame, War):
                war = war_of(g, frame)
            elif isinstance(frame, SettlePope):
                settling = [frame.seat, frame.amount]
        if offers.draft_to[seat] >= 0:
            draft = [offers.draft_to[seat], *offers.draft(seat)]
        table: list[object] = [
            g.decade,
            g.active if g.decade >= 0 else NOBODY,
            g.wars,
            g.war_limit(),
            g.idle,
            guarded,
            g.status,
        ]
        middle: list[object] = [
            self.values,
            g.supply,
            g.open_events,
            g.free_tiles,
            g.removed,
            g.pope,
            g.league_used,
            g.decade >= 0 and banking_closed(g),
            len(g.pile),
            g.played,
        ]
        players: list[object] = [
            current_scores(g, self.values) if purses_shown else self.scores,
            [len(cards) for cards in g.buried],
            g.family,
            self.chits,
            g.town,
            self.incomes,
            g.troops,
            g.tiles,
            [tiles & rotated for tiles in g.tiles] if rotated else self.none,
            g.kept,
            g.counters,
            [len(cards) for cards in g.hands],
            self.limits,
            g.shown_cardinals,
            self.attacks,
            self.defences,
            g.gold if purses_shown else None,
            g.influence if purses_shown else None,
            g.gold[seat],
            g.influence[seat],
            g.hands[seat],
            g.buried[seat],
        ]
        return [
            self.options, table, g.artists, middle, auction, settling, war, players, limits,
            [offers.seen_by(seat) if offers.open else NO_OFFERS], draft, [offers.made[seat]],
        ]  # fmt: skip

    def remember(self, g: Princes) -> None:
        fresh = self.box is not g.box or self.settings is not g.settings
        if fresh:
            self.box, self.settings, self.none = g.box, g.settings, [0] * g.seats
            self.options = g.settings[PURSES], g.settings[CONDOTTIERE_MIN_BID], g.settings[STALL_GUARD]
        if fresh or self.gold != g.gold or self.influence != g.influence:
            self.gold, self.influence = g.gold[:], g.influence[:]
            self.chits = []
            for gold, influence in zip(g.gold, g.influence):
                self.chits += g.box.chits(gold, influence)
        valued = fresh or self.status != g.status or self.artists != g.artists
        if valued:
            self.status, self.artists = g.status[:], g.artists[:]
            self.values = city_values(g)
        everybody = fresh or self.pope != g.pope or self.decade != g.decade
        if (
            everybody or self.tiles != g.tiles or self.troops != g.troops or self.kept != g.kept
            or self.family != g.family or self.counters != g.counters
        ):  # fmt: skip
            self.remember_seats(g, everybody, valued)
        elif valued:
            self.scores = [without_purses(g, seat, self.values) for seat in range(g.seats)]

    def remember_seats(self, g: Princes, everybody: bool, valued: bool) -> None:
        """What hangs on what a seat has, where that has changed: for the most part one has got something."""
        seats = g.seats
        if everybody:
            self.incomes, self.limits, self.scores = [0] * 2 * seats, [0] * seats, [0] * seats
            self.attacks, self.defences = [0] * seats, [0] * seats
        for seat in range(seats):
            changed = (
                everybody or self.tiles[seat] != g.tiles[seat] or self.troops[seat] != g.troops[seat]
                or self.kept[seat] != g.kept[seat] or self.family[seat] != g.family[seat]
            )  # fmt: skip
            if changed:
                self.remember_seat(g, seat)
            if changed or valued or self.counters[seat] != g.counters[seat]:
                self.scores[seat] = without_purses(g, seat, self.values)
        self.tiles, self.troops, self.kept, self.family = g.tiles[:], g.troops[:], g.kept[:], g.family[:]
        self.counters, self.pope, self.decade = g.counters[:], g.pope, g.decade

    def remember_seat(self, g: Princes, seat: int) -> None:
        self.attacks[seat], self.defences[seat] = g.strength(seat)
        if g.family[seat] >= 0:
            self.incomes[2 * seat], self.incomes[2 * seat + 1] = income(g, seat)
            self.limits[seat] = g.hand_limit(seat)
        else:
            self.incomes[2 * seat] = self.incomes[2 * seat + 1] = 0
            self.limits[seat] = g.box.hand_base


def auction_of(g: Princes, frame: Bidding) -> list[object]:
    return [
        auction_kind(frame), frame.item, frame.currency(g), frame.high, frame.leader, frame.minimum(g), frame.bidders,
        frame.frozen, frame.turn, frame.must_open,
    ]  # fmt: skip


def auction_kind(frame: Bidding) -> int:
    if isinstance(frame, CityAuction):
        return CITY
    if isinstance(frame, EventAuction):
        return EVENT
    if isinstance(frame, PopeAuction):
        return POPE
    assert isinstance(frame, Hire)
    return HIRE_ATTACKER if frame.side == ATTACKER else HIRE_DEFENDER


def war_of(g: Princes, frame: War) -> list[object]:
    fighters = [frame.attacker, frame.defender, frame.ally]
    bribable = [[seat, troop] for seat in fighters if seat >= 0 for troop in bits_of(frame.bribable(g, seat))]
    bribed = [[seat, troop] for seat in range(g.seats) for troop in bits_of(frame.bribed_of(seat))]
    return [
        frame.attacking, frame.defending, frame.attacker, frame.defender, frame.ally, frame.ally_side, bribed, bribable,
        list(frame.side_strength(g, ATTACKER)), list(frame.side_strength(g, DEFENDER)), [frame.black, frame.white],
        frame.pc - 1,
    ]  # fmt: skip
