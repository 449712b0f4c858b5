"""The figures of a pack as tables of ints, checked once."""

from __future__ import annotations

from typing import Any, Final

from signoria.kernel import Pack
from signoria.titles.princes.rules.names import (
    ARTIST_STATUS,
    ARTIST_VP,
    CITIES,
    CURRENCIES,
    DECADES,
    EVENT_KINDS,
    EVENTS,
    FAMILIES,
    MERCHANT,
    TILES,
    TREACHERY,
    TROOPS,
    Sums,
    bits_of,
    sums,
)
from signoria.titles.princes.rules.verbs import AUCTION_CITY, MOST_CARDINALS, MOST_SWAP

Row = dict[str, Any]


COUNTED: Final = 200  # amounts whose chits are counted beforehand


def pieces(amount: int, sizes: tuple[int, ...]) -> int:
    """The number of chits that make up an amount in the fewest pieces (9.2)."""
    count = 0
    for size in sizes:
        whole, amount = divmod(amount, size)
        count += whole
    return count


class Box:
    """What lies in the box. Families, troops, tiles, events and cities are indices."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self._read_limits(pack)
        self._read_scoring(pack)
        self._read_cities(pack)
        self._read_families(pack)
        self._read_troops(pack)
        self._read_treachery(pack)
        self._read_events(pack)
        self._read_tiles(pack)
        self._check_hands(pack)

    def _read_limits(self, pack: Pack) -> None:
        setup, limits = pack.section("setup"), pack.section("limits")
        self.start_gold = pack.number(setup, "gold", "setup", 0, 200)
        self.start_influence = pack.number(setup, "influence", "setup", 0, 100)
        self.status_min = pack.number(limits, "status_min", "limits", 0, 20)
        self.status_max = pack.number(limits, "status_max", "limits", self.status_min, 20)
        self.tiles_max = pack.number(limits, "city_tiles_max", "limits", 1, 30)
        self.cities_max = pack.number(limits, "cities_max", "limits", 1, 5)
        self.hand_base = pack.number(limits, "hand_limit", "limits", 1, 4)
        self.card_gold = pack.number(limits, "treachery_gold", "limits", 0, 20)
        self.card_influence = pack.number(limits, "treachery_influence", "limits", 0, 20)
        self.opening_factor = pack.number(limits, "opening_factor", "limits", 0, 10)
        self.city_attack = pack.number(limits, "city_attack", "limits", 0, 20)
        self.city_defence = pack.number(limits, "city_defence", "limits", 0, 20)
        self.swap = pack.number(limits, "banking_swap", "limits", 1, MOST_SWAP)
        self.stolen_influence = pack.number(limits, "stolen_influence", "limits", 0, 20)
        self.raided_gold = pack.number(limits, "raided_gold", "limits", 0, 20)
        self.cardinal_value = pack.number(limits, "cardinal_value", "limits", 1, 20)
        self.french_loss = pack.number(limits, "french_loss", "limits", 0, 10)
        self.artist_gain = pack.number(limits, "artist_gain", "limits", 0, 10)
        self.shift = pack.number(limits, "war_shift", "limits", 0, 10)
        self.shift_double = pack.number(limits, "war_shift_double", "limits", 0, 10)
        self.offers_per_turn = pack.number(limits, "offers_per_turn", "limits", 0, 50)
        wars = pack.section("wars")
        self.wars = [0] * 3 + [pack.number(wars, str(seats), "wars", 0, 20) for seats in range(3, 7)]
        self.gold_chits = self._numbers(pack, pack.section("chits"), "gold", "chits")
        self.influence_chits = self._numbers(pack, pack.section("chits"), "influence", "chits")
        for chits in (self.gold_chits, self.influence_chits):
            pack.require(chits[-1] == 1, "the smallest chit must be worth 1")
        self.gold_pieces = [pieces(amount, self.gold_chits) for amount in range(COUNTED)]
        self.influence_pieces = [pieces(amount, self.influence_chits) for amount in range(COUNTED)]

    def _read_scoring(self, pack: Pack) -> None:
        scoring = pack.section("scoring")
        self.ranks = self._numbers(pack, scoring, "city_ranks", "scoring")
        pack.require(len(self.ranks) == len(CITIES), f"scoring.city_ranks must have {len(CITIES)} values")
        self.most_gold = pack.number(scoring, "most_gold", "scoring", 0, 100)
        self.second_gold = pack.number(scoring, "second_gold", "scoring", 0, 100)
        self.most_influence = pack.number(scoring, "most_influence", "scoring", 0, 100)
        self.pope_points = pack.number(scoring, "pope", "scoring", 0, 100)
        self.merchant_points = pack.number(scoring, "merchant", "scoring", 0, 20)
        self.merchant_gold = pack.number(scoring, "merchant_gold", "scoring", 0, 20)
        self.pope_gold = pack.number(pack.section("pope"), "gold", "pope", 0, 100)

    def _numbers(self, pack: Pack, table: Row, key: str, where: str) -> tuple[int, ...]:
        value = table.get(key)
        whole = isinstance(value, list) and value and all(type(n) is int and n >= 0 for n in value)
        pack.require(bool(whole), f"{where}.{key} must be a list of whole numbers, got {value!r}")
        return tuple(value or ())

    def _read_cities(self, pack: Pack) -> None:
        rows = pack.rows("cities", CITIES)
        low, high = self.status_min, self.status_max
        self.status = [pack.number(row, "status", f"cities {row['id']}", low, high) for row in rows]

    def _read_families(self, pack: Pack) -> None:
        rows = pack.rows("families", FAMILIES)
        where = [f"families {row['id']}" for row in rows]
        self.family_gold = [pack.number(r, "gold", w, 0, 100) for r, w in zip(rows, where)]
        self.family_influence = [pack.number(r, "influence", w, 0, 100) for r, w in zip(rows, where)]
        self.family_hire = [self._extra(pack, r, "condottiere_discount", w) for r, w in zip(rows, where)]
        self.family_artist = [self._extra(pack, r, "artist_discount", w) for r, w in zip(rows, where)]
        self.family_hand = [self._extra(pack, r, "hand_limit", w) for r, w in zip(rows, where)]
        self.family_bonus = [self._bonus(pack, r, w) for r, w in zip(rows, where)]

    def _read_troops(self, pack: Pack) -> None:
        rows = pack.rows("troops", TROOPS)
        where = [f"troops {row['id']}" for row in rows]
        self.cost = [pack.number(r, "cost", w, 0, 100) for r, w in zip(rows, where)]
        self.attack = [pack.number(r, "attack", w, 0, 20) for r, w in zip(rows, where)]
        self.defence = [pack.number(r, "defence", w, 0, 20) for r, w in zip(rows, where)]
        self.troop_influence = [pack.number(r, "influence", w, 0, 20) for r, w in zip(rows, where)]
        self.copies = [pack.number(r, "copies", w, 0, 20) for r, w in zip(rows, where)]
        # by sets of troops
        self.attack_of = sums(self.attack)
        self.defence_of = sums(self.defence)
        self.influence_of = sums(self.troop_influence)

    def _read_treachery(self, pack: Pack) -> None:
        rows = pack.rows("treachery", TREACHERY)
        self.cards = [pack.number(row, "copies", f"treachery {row['id']}", 0, 40) for row in rows]
        pack.require(self.cards[1] <= MOST_CARDINALS, f"at most {MOST_CARDINALS} copies of bribe_cardinal")

    def _read_events(self, pack: Pack) -> None:
        rows = pack.rows("events", EVENTS)
        where = [f"events {row['id']}" for row in rows]
        self.event_kind = [self._choice(pack, r, "kind", EVENT_KINDS, w) for r, w in zip(rows, where)]
        self.event_currency = [self._choice(pack, r, "currency", CURRENCIES, w) for r, w in zip(rows, where)]
        self.event_points = [pack.number(r, "points", w, 0, 50) for r, w in zip(rows, where)]
        artists = [points if kind == ARTIST_VP else 0 for points, kind in zip(self.event_points, self.event_kind)]
        self.artist_points = Sums(artists)  # by sets of events
        decades = [pack.number(r, "decade", w, 1, DECADES) - 1 for r, w in zip(rows, where)]
        self.decade_events = [0] * DECADES
        for event, decade in enumerate(decades):
            self.decade_events[decade] |= 1 << event
        for decade, mask in enumerate(self.decade_events):
            pack.require(mask != 0, f"decade {decade + 1} has no event and could never end")
        self.artist = [kind in (ARTIST_VP, ARTIST_STATUS) for kind in self.event_kind]
        self.merchant_events = sum(1 << e for e, kind in enumerate(self.event_kind) if kind == MERCHANT)

    def _read_tiles(self, pack: Pack) -> None:
        rows = pack.rows("tiles", TILES)
        where = [f"tiles {row['id']}" for row in rows]
        self.tile_city = [self._choice(pack, r, "city", CITIES, w) for r, w in zip(rows, where)]
        self.tile_gold = [pack.number(r, "gold", w, 0, 50) for r, w in zip(rows, where)]
        self.tile_influence = [pack.number(r, "influence", w, 0, 50) for r, w in zip(rows, where)]
        self.gold_of = Sums(self.tile_gold)  # by sets of tiles
        self.favours_of = Sums(self.tile_influence)
        self.tile_hire = self._powers(pack, rows, "condottiere_discount")
        self.tile_pope = self._powers(pack, rows, "pope_discount")
        self.tile_hand = self._powers(pack, rows, "hand_limit")
        self.tile_defence = self._powers(pack, rows, "fixed_defence")
        bonuses = [(1 << tile, self._bonus(pack, row, where[tile])) for tile, row in enumerate(rows)]
        self.tile_bonus = [(bit, bonus[0], bonus[1], bonus[2]) for bit, bonus in bonuses if bonus[0] >= 0]
        self.merchants = sum(1 << tile for tile, row in enumerate(rows) if row.get("merchant") is True)
        self.city_tiles = [0] * len(CITIES)
        for tile, city in enumerate(self.tile_city):
            self.city_tiles[city] |= 1 << tile
        # every set of unsold tiles of one city, with the codes that put them up
        self.tile_codes: dict[int, list[int]] = {}
        for mask in self.city_tiles:
            part = mask
            while part:
                self.tile_codes[part] = AUCTION_CITY.each(bits_of(part))
                part = part - 1 & mask

    def _check_hands(self, pack: Pack) -> None:
        """A card can always be drawn, even with every hand full and one card above the limit (3.14)."""
        extra = sum(self.family_hand) + sum(amount for _, amount in self.tile_hand)
        most = 6 * self.hand_base + extra + 1
        pack.require(sum(self.cards) > most, f"{sum(self.cards)} treachery cards are too few: hands may hold {most}")

    def _powers(self, pack: Pack, rows: list[Row], key: str) -> list[tuple[int, int]]:
        """The tiles with a power of this kind: their bit and its amount."""
        amounts = [self._extra(pack, row, key, f"tiles {row['id']}") for row in rows]
        return [(1 << tile, amount) for tile, amount in enumerate(amounts) if amount]

    def _extra(self, pack: Pack, row: Row, key: str, where: str) -> int:
        return pack.number(row, key, where, 0, 20) if key in row else 0

    def _bonus(self, pack: Pack, row: Row, where: str) -> tuple[int, int, int]:
        """Troop, attack and defence of a bonus; troop -1 where there is none."""
        bonus = row.get("troop_bonus")
        if bonus is None:
            return -1, 0, 0
        pack.require(isinstance(bonus, dict), f"{where}.troop_bonus must be a table")
        troop = self._choice(pack, bonus, "troop", TROOPS, f"{where}.troop_bonus")
        attack = pack.number(bonus, "attack", f"{where}.troop_bonus", 0, 20)
        return troop, attack, pack.number(bonus, "defence", f"{where}.troop_bonus", 0, 20)

    def _choice(self, pack: Pack, row: Row, key: str, known: tuple[str, ...], where: str) -> int:
        value = row.get(key)
        pack.require(value in known, f"{where}.{key} must be one of {', '.join(known)}, got {value!r}")
        return known.index(str(value))

    def chits(self, gold: int, influence: int) -> list[int]:
        """The chits in a purse, of each currency."""
        return [
            self.gold_pieces[gold] if gold < COUNTED else pieces(gold, self.gold_chits),
            self.influence_pieces[influence] if influence < COUNTED else pieces(influence, self.influence_chits),
        ]

    def strength(self, troops: int, tiles: int, family: int) -> tuple[int, int]:
        """Attack and defence of these troops with the bonuses tied to them (5.8, 5.9)."""
        if not troops:
            return 0, 0
        attack, defence = self.attack_of[troops], self.defence_of[troops]
        for bit, troop, more_attack, more_defence in self.tile_bonus:
            if tiles & bit and troops >> troop & 1:
                attack += more_attack
                defence += more_defence
        if family >= 0:
            troop, more_attack, more_defence = self.family_bonus[family]
            if troop >= 0 and troops >> troop & 1:
                attack += more_attack
                defence += more_defence
        return attack, defence
