"""A whole evening: one game, or several for points, and the final battle between equals."""

from __future__ import annotations

from typing import Final

from signoria.kernel import PUBLIC, Frame
from signoria.titles.condottiere.rules.battle import Battle
from signoria.titles.condottiere.rules.campaign import Campaign, strongest
from signoria.titles.condottiere.rules.names import (
    CONNECTED,
    DRAW_AFTER_BATTLE,
    FINAL_BATTLE,
    MOST_REGIONS,
    NOWHERE,
    PLAY_FOR_POINTS,
    POINTS,
    SHARED,
)
from signoria.titles.condottiere.rules.state import Condottiere


class Match(Frame[Condottiere]):
    """Set up, play, award; for points as often as it takes (9.2)."""

    __slots__ = ()

    def copy(self) -> Match:
        return Match()

    def step(self, g: Condottiere) -> None:
        pc = self.pc
        self.pc = pc + 1
        MATCH_STEPS[pc](self, g)

    def begin_game(self, g: Condottiere) -> None:
        if g.games:
            g.first_holder = g.left_of(g.first_holder)
        g.games += 1
        g.battles = g.cardless = 0
        g.holder = g.first_holder
        g.pope = g.contested = NOWHERE
        g.realms = [0] * g.seats
        g.tell(PUBLIC, "game-begun", g.games, g.holder)
        g.shuffle_all()
        drawing = g.settings[DRAW_AFTER_BATTLE]
        g.deal_up_to(g.box.opening_hand_drawing if drawing else g.box.opening_hand, 0)
        g.push(Campaign())

    def award(self, g: Condottiere) -> None:
        g.ending = g.result
        if g.settings[PLAY_FOR_POINTS]:
            self.award_points(g)
        elif g.ending == MOST_REGIONS:
            self.decide_among(g, leaders([realm.bit_count() for realm in g.realms]), MOST_REGIONS)
        else:
            g.pop()

    def award_points(self, g: Condottiere) -> None:
        for seat in range(g.seats):
            regions = g.realms[seat].bit_count() * g.box.points_per_region
            bonus = g.box.points_for_group if g.ending == CONNECTED and g.victory >> seat & 1 else 0
            g.region_points[seat] += regions
            g.group_points[seat] += bonus
            g.tell(PUBLIC, "points-scored", seat, regions + bonus, g.standing()[seat])
        g.victory = 0
        best = max(g.standing())
        if best < g.settings[PLAY_FOR_POINTS] and g.games < g.box.max_games:
            self.pc = MATCH_STEPS.index(Match.begin_game)
            return
        if best < g.settings[PLAY_FOR_POINTS]:
            g.tell(PUBLIC, "match-limit", g.games)
        self.decide_among(g, leaders(g.standing()), POINTS)

    def decide_among(self, g: Condottiere, best: int, ending: int) -> None:
        """One leader has won; several fight it out (8.3)."""
        if best & best - 1:
            g.finalists = best
            return
        g.victory, g.ending = best, ending
        seat = best.bit_length() - 1
        key = "victory-points" if ending == POINTS else "victory-most-regions"
        g.tell(PUBLIC, key, seat, g.standing()[seat])
        g.pop()

    def final_battle(self, g: Condottiere) -> None:
        g.tell(PUBLIC, "final-battle")
        g.contested = NOWHERE
        g.shuffle_all()
        g.deal_up_to(g.box.round_hand, g.box.bonus_per_region, g.finalists)
        first = g.holder
        while not g.finalists >> first & 1:
            first = g.left_of(first)
        g.push(Battle(first, g.finalists, -1))

    def settle_final_battle(self, g: Condottiere) -> None:
        g.victory = strongest(g, g.finalists)
        shared = g.victory & g.victory - 1
        g.ending = SHARED if shared else FINAL_BATTLE
        for seat in g.victors():
            if shared:
                g.tell(PUBLIC, "victory-shared", seat)
            else:
                g.tell(PUBLIC, "victory-final-battle", seat, g.strength(seat))
        g.pop()


MATCH_STEPS: Final = (Match.begin_game, Match.award, Match.final_battle, Match.settle_final_battle)


def leaders(scores: list[int]) -> int:
    best, mask = max(scores), 0
    for seat, score in enumerate(scores):
        if score == best:
            mask |= 1 << seat
    return mask
