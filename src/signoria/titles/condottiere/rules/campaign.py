"""One game: battle after battle, until somebody has conquered enough."""

from __future__ import annotations

from typing import Final

from signoria.kernel import PUBLIC, Frame, Message
from signoria.titles.condottiere.rules.battle import Battle, turn_up_card
from signoria.titles.condottiere.rules.names import (
    CAPTURE_REGIONS,
    CONNECTED,
    COURTESAN,
    DRAW_AFTER_BATTLE,
    MOST_REGIONS,
    NOBODY,
    NOWHERE,
    REGION_COUNT,
    TOTAL,
)
from signoria.titles.condottiere.rules.rounds import DrawCards, KeepCards, Retreat
from signoria.titles.condottiere.rules.state import Condottiere
from signoria.titles.condottiere.rules.verbs import CHOOSE_REGION


class Campaign(Frame[Condottiere]):
    """The order of play of one game (7.1). Pops the way it ended."""

    __slots__ = ()

    def copy(self) -> Campaign:
        return Campaign()

    def step(self, g: Condottiere) -> None:
        pc = self.pc
        self.pc = pc + 1
        CAMPAIGN_STEPS[pc](self, g)

    def choose_first_region(self, g: Condottiere) -> None:
        g.push(ChooseRegion())

    def fight(self, g: Condottiere) -> None:
        g.battles += 1
        defender = g.owner(g.contested)
        g.push(Battle(g.holder, (1 << g.seats) - 1, defender))

    def compare(self, g: Condottiere) -> None:
        g.cardless = 0 if g.result else g.cardless + 1
        conqueror = award_region(g)
        pass_token(g, conqueror)
        g.contested = NOWHERE
        ending = victory(g, conqueror) if conqueror != NOBODY else NOBODY
        if ending == NOBODY and not g.free() & ~pope_bit(g):
            g.tell(PUBLIC, "regions-exhausted")
            ending = MOST_REGIONS
        if ending == NOBODY and g.battles >= g.box.max_battles:
            g.tell(PUBLIC, "battle-limit", g.battles)
            ending = MOST_REGIONS
        if ending != NOBODY:
            g.pop(ending)

    def draw(self, g: Condottiere) -> None:
        """Only with draw_after_battle (9.1)."""
        if not g.settings[DRAW_AFTER_BATTLE]:
            return
        if stalled(g):
            break_stall(g, 0)
        elif not g.seats_with_cards():
            for i in range(g.seats):
                seat = (g.holder + i) % g.seats
                DrawCards.take(g, seat, g.box.draw_when_all_empty)
        else:
            g.push(DrawCards(g.holder))

    def choose_region(self, g: Condottiere) -> None:
        g.push(ChooseRegion())

    def clear_lines(self, g: Condottiere) -> None:
        g.clear_lines()
        if g.settings[DRAW_AFTER_BATTLE]:
            self.pc = CAMPAIGN_STEPS.index(Campaign.fight)
        elif stalled(g):
            break_stall(g, g.box.bonus_per_region)
            self.pc = CAMPAIGN_STEPS.index(Campaign.fight)

    def retreat(self, g: Condottiere) -> None:
        with_cards = g.seats_with_cards()
        if with_cards & with_cards - 1:
            g.push(Retreat(with_cards))

    def end_round(self, g: Condottiere) -> None:
        with_cards = g.seats_with_cards()
        if with_cards & with_cards - 1:
            self.pc = CAMPAIGN_STEPS.index(Campaign.fight)
        elif with_cards:
            g.push(KeepCards(with_cards.bit_length() - 1))

    def deal_round(self, g: Condottiere) -> None:
        with_cards = g.seats_with_cards()
        g.shuffle_all(kept=with_cards.bit_length() - 1 if with_cards else NOBODY)
        g.deal_up_to(g.box.round_hand, g.box.bonus_per_region)
        self.pc = CAMPAIGN_STEPS.index(Campaign.fight)


CAMPAIGN_STEPS: Final = (
    Campaign.choose_first_region,
    Campaign.fight,
    Campaign.compare,
    Campaign.draw,
    Campaign.choose_region,
    Campaign.clear_lines,
    Campaign.retreat,
    Campaign.end_round,
    Campaign.deal_round,
)


def pope_bit(g: Condottiere) -> int:
    return 0 if g.pope == NOWHERE else 1 << g.pope


def stalled(g: Condottiere) -> bool:
    return g.cardless >= g.box.stall_limit * g.seats  # 8.5


def break_stall(g: Condottiere, per_region: int) -> None:
    g.tell(PUBLIC, "stalled", g.cardless)
    g.cardless = 0
    g.shuffle_all()
    g.deal_up_to(g.box.round_hand, per_region)


def strongest(g: Condottiere, fighters: int) -> int:
    """Turn up every card and compare: the seats with the highest strength, as bits (6.1)."""
    for seat in range(g.seats):
        if g.down >> seat & 1:
            turn_up_card(g, seat)
    strengths = g.strengths()
    best = max(strengths[seat] for seat in range(g.seats) if fighters >> seat & 1)
    leaders = 0
    for seat in range(g.seats):
        if fighters >> seat & 1 and strengths[seat] == best:
            leaders |= 1 << seat
        if g.lines[seat]:
            g.tell(PUBLIC, "strength", seat, strengths[seat])
    if leaders & leaders - 1:
        g.tell(PUBLIC, "battle-tied", best)
    return leaders


def award_region(g: Condottiere) -> int:
    """The single strongest line takes the region (6.2); its seat, or nobody on a tie (6.3)."""
    leaders = strongest(g, (1 << g.seats) - 1)
    if leaders & leaders - 1:
        return NOBODY
    conqueror = leaders.bit_length() - 1
    region, loser = g.contested, g.owner(g.contested)
    if loser == conqueror:
        g.tell(PUBLIC, "region-defended", conqueror, region)
        return conqueror
    g.realms[conqueror] |= 1 << region
    g.tell(PUBLIC, "region-conquered", conqueror, region, g.strength(conqueror))
    if loser != NOBODY:
        g.realms[loser] &= ~(1 << region)
        g.tell(PUBLIC, "region-captured", conqueror, region, loser)
    return conqueror


def courtesan_majority(g: Condottiere) -> int:
    """The seat with the most Courtesans in its line, alone; or nobody."""
    counts = [line.count(COURTESAN) for line in g.lines]
    most = max(counts)
    return counts.index(most) if most and counts.count(most) == 1 else NOBODY


def pass_token(g: Condottiere, conqueror: int) -> None:
    """Who gets the Condottiere token (6.4)."""
    courtier = courtesan_majority(g)
    defender = g.owner(g.contested)
    if courtier != NOBODY:
        g.holder = courtier
        g.tell(PUBLIC, "token-courtesans", courtier, g.lines[courtier].count(COURTESAN))
    elif conqueror != NOBODY:
        g.holder = conqueror
        g.tell(PUBLIC, "token-winner", conqueror)
    elif defender != NOBODY:
        g.holder = defender
        g.tell(PUBLIC, "token-defender", defender)
    else:
        g.holder = g.left_of(g.holder)
        g.tell(PUBLIC, "token-left", g.holder)


def victory(g: Condottiere, conqueror: int) -> int:
    """How the conqueror has won, if he has (8.1)."""
    group = g.largest_group(conqueror)
    if group >= g.group_needed():
        g.victory = 1 << conqueror
        g.tell(PUBLIC, "victory-connected", conqueror, group)
        return CONNECTED
    total = g.realms[conqueror].bit_count()
    if total >= g.box.total_needed[g.seats]:
        g.victory = 1 << conqueror
        g.tell(PUBLIC, "victory-total", conqueror, total)
        return TOTAL
    return NOBODY


class ChooseRegion(Frame[Condottiere]):
    """The holder of the token names the place of the next battle (4.1)."""

    __slots__ = ()

    def copy(self) -> ChooseRegion:
        return ChooseRegion()

    def step(self, g: Condottiere) -> None:
        if self.pc:
            g.pop()
            return
        self.pc = 1
        choices = self.legal(g, g.holder)
        if len(choices) == 1:
            self.answer(g, g.holder, choices[0])
        else:
            self.waiting = 1 << g.holder

    def legal(self, g: Condottiere, seat: int) -> list[int]:
        open_regions = g.free()
        if g.settings[CAPTURE_REGIONS]:
            for other in range(g.seats):
                if other != seat:
                    open_regions |= g.realms[other]
        open_regions &= ~pope_bit(g)
        return [CHOOSE_REGION.zero + region for region in range(REGION_COUNT) if open_regions >> region & 1]

    def prompt(self, g: Condottiere, seat: int) -> Message:
        return "ask-choose-region", ()

    def why_not(self, g: Condottiere, seat: int, action: int) -> Message:
        if not CHOOSE_REGION.holds(action):
            return super().why_not(g, seat, action)
        region = CHOOSE_REGION.value(action)
        if region == g.pope:
            return "no-region-pope", (region,)
        if g.owner(region) == seat:
            return "no-region-own", (region,)
        return "no-region-taken", (region, g.owner(region))

    def answer(self, g: Condottiere, seat: int, action: int) -> None:
        g.contested = CHOOSE_REGION.value(action)
        g.tell(PUBLIC, "region-chosen", seat, g.contested)
