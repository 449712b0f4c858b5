"""The figures of Condottiere, read from a component pack into tables of ints."""

from __future__ import annotations

from typing import Any

from signoria.kernel.components import Pack
from signoria.titles.condottiere.rules.names import KIND_COUNT, KINDS, MERCENARY_KINDS, REGION_COUNT, REGIONS

CARDS = 110
MOST_SEATS = 6


class Box:
    """What the pieces say."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self._read_cards(pack)
        self._read_map(pack)
        self._read_victory(pack)
        deal, draw = pack.section("deal"), pack.section("draw_after_battle")
        self.opening_hand = pack.number(deal, "opening_hand", "deal", 1, 15)
        self.opening_hand_drawing = pack.number(deal, "opening_hand_draw_after_battle", "deal", 1, 15)
        self.round_hand = pack.number(deal, "round_hand", "deal", 1, 15)
        self.bonus_per_region = pack.number(deal, "bonus_per_region", "deal", 0, 1)
        self.keep_most = pack.number(deal, "keep_between_rounds", "deal", 0, 10)
        self.draw_most = pack.number(draw, "draw_most", "draw_after_battle", 1, 10)
        self.hand_limit = pack.number(draw, "hand_limit", "draw_after_battle", 1, 12)
        self.draw_when_all_empty = pack.number(draw, "draw_when_all_empty", "draw_after_battle", 1, 15)
        effects, points = pack.section("effects"), pack.section("points")
        self.winter_value = pack.number(effects, "winter_mercenary_value", "effects", 0, 10)
        self.drummer_factor = pack.number(effects, "drummer_factor", "effects", 1, 5)
        self.spring_bonus = pack.number(effects, "spring_bonus", "effects", 0, 20)
        self.points_per_region = pack.number(points, "per_region", "points", 0, 100)
        self.points_for_group = pack.number(points, "connected_victory", "points", 0, 100)
        safety = pack.section("safety")
        self.stall_limit = pack.number(safety, "stall_limit_per_seat", "safety", 1, 100)
        self.max_battles = pack.number(safety, "max_battles", "safety", 1)
        self.max_games = pack.number(safety, "max_games", "safety", 1)

    def _read_cards(self, pack: Pack) -> None:
        rows = pack.rows("card", KINDS)
        self.counts = [pack.number(row, "count", f"card {row['id']}", 0, CARDS) for row in rows]
        self.strength = [pack.number(row, "strength", f"card {row['id']}", 0, 99) for row in rows]
        self.stays = [self._flag(pack, row, "stays_in_line") for row in rows]
        self.laid_face_down = [self._flag(pack, row, "laid_face_down") for row in rows]
        pack.require(sum(self.counts) == CARDS, f"the cards must be {CARDS} in all, got {sum(self.counts)}")
        values = self.strength[:MERCENARY_KINDS]
        pack.require(values == sorted(set(values)), "the seven Mercenaries must have different, rising strengths")
        self.deck = [kind for kind in range(KIND_COUNT) for _ in range(self.counts[kind])]

    @staticmethod
    def _flag(pack: Pack, row: dict[str, Any], key: str) -> bool:
        value = row.get(key)
        pack.require(isinstance(value, bool), f"card {row['id']}.{key} must be true or false, got {value!r}")
        return value is True

    def _read_map(self, pack: Pack) -> None:
        pack.rows("region", REGIONS)
        self.neighbours = [0] * REGION_COUNT
        edges = pack.section("borders").get("edges", [])
        place = {name: i for i, name in enumerate(REGIONS)}
        for edge in edges:
            known = isinstance(edge, list) and len(edge) == 2 and edge[0] in place and edge[1] in place
            pack.require(known and edge[0] != edge[1], f"a border joins two regions, got {edge!r}")
            a, b = place[edge[0]], place[edge[1]]
            pack.require(not self.neighbours[a] >> b & 1, f"the border {edge!r} is listed twice")
            self.neighbours[a] |= 1 << b
            self.neighbours[b] |= 1 << a

    def _read_victory(self, pack: Pack) -> None:
        self.total_needed = [0] * (MOST_SEATS + 1)
        self.group_needed = [0] * (MOST_SEATS + 1)
        self.group_needed_larger = [0] * (MOST_SEATS + 1)
        for row in pack.figures.get("victory", []):
            for seats in row.get("seats", []):
                pack.require(seats in range(2, MOST_SEATS + 1), f"victory.seats must be 2 to 6, got {seats!r}")
                self.total_needed[seats] = pack.number(row, "total", "victory", 1, 6)
                self.group_needed[seats] = pack.number(row, "connected", "victory", 1, 6)
                self.group_needed_larger[seats] = pack.number(row, "connected_larger", "victory", 1, 6)
        for seats in range(2, MOST_SEATS + 1):
            pack.require(self.total_needed[seats] > 0, f"no victory row for {seats} seats")
