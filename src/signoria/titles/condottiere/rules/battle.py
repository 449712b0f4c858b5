"""One battle: cards laid in turn, until all have passed or somebody surrenders."""

from __future__ import annotations

from itertools import compress
from typing import Final

from signoria.kernel import PUBLIC, Frame, Message, Occasion, Question
from signoria.titles.condottiere.rules import showing
from signoria.titles.condottiere.rules.names import (
    ALL_REGIONS,
    BISHOP,
    CAPTURE_REGIONS,
    HIDDEN_CARDS,
    KIND_COUNT,
    MERCENARY_KINDS,
    NOBODY,
    NOWHERE,
    REGION_COUNT,
    SCARECROW,
    SPRING,
    SURRENDER,
    WINTER,
)
from signoria.titles.condottiere.rules.state import Condottiere
from signoria.titles.condottiere.rules.verbs import (
    PASS,
    PASS_REVEAL,
    PLACE_POPE,
    PLAY_CARD,
    POPE_OFF,
    RETRIEVE,
    RETRIEVE_NONE,
)

ASK: Final = 0
TURN_UP: Final = 1
CARDS: Final = PLAY_CARD.actions()


class Battle(Frame[Condottiere]):
    """The turns of one battle (5). Pops 1 if a card was played, else 0."""

    __slots__ = ("defender", "fighters", "passed", "played", "turn", "turning")

    def __init__(self, first: int, fighters: int, defender: int) -> None:
        self.pc = self.waiting = 0  # without `super()`: searches copy battles all the time
        self.turn = first
        self.fighters = fighters  # bit set of those who take part
        self.defender = defender  # the owner of a contested region, or nobody (9.4)
        self.passed = 0
        self.played = 0
        self.turning = 0  # the card that lies face down is to be turned up now

    def copy(self) -> Battle:
        frame = Battle(self.turn, self.fighters, self.defender)
        frame.passed, frame.played, frame.turning = self.passed, self.played, self.turning
        return frame

    def step(self, g: Condottiere) -> None:
        if self.pc == TURN_UP:
            self.turn_up(g)
        while self.passed != self.fighters:
            seat = self.turn
            if not (self.fighters & ~self.passed) >> seat & 1:
                self.turn = g.left_of(seat)
            elif g.hand_size[seat] or g.down >> seat & 1:
                self.waiting = 1 << seat
                return
            else:
                g.tell(PUBLIC, "passed-empty", seat)  # 5.3
                self.leave(g, seat)
        g.concern(self.fighters)
        g.pop(1 if self.played else 0)

    def legal(self, g: Condottiere, seat: int) -> list[int]:
        start = seat * KIND_COUNT
        hand = g.hands[start : start + KIND_COUNT]
        actions = list(compress(CARDS, hand))
        actions.append(PASS)
        if g.down >> seat & 1:
            actions.append(PASS_REVEAL)
        return actions

    def prompt(self, g: Condottiere, seat: int) -> Message:
        if g.contested == NOWHERE:
            return "ask-final-turn", ()
        return "ask-battle-turn", (g.contested,)

    def why_not(self, g: Condottiere, seat: int, action: int) -> Message:
        if PLAY_CARD.holds(action):
            return "no-card", PLAY_CARD.values(action)
        if action == PASS_REVEAL:
            return ("no-face-down" if g.settings[HIDDEN_CARDS] else "no-face-down-cards"), ()
        return super().why_not(g, seat, action)

    def answer(self, g: Condottiere, seat: int, action: int) -> None:
        if action == PASS:
            self.pass_turn(g, seat)
        elif action == PASS_REVEAL:
            turn_up_card(g, seat)
            self.pass_turn(g, seat)
        else:
            self.play(g, seat, action - PLAY_CARD.zero)

    def pass_turn(self, g: Condottiere, seat: int) -> None:
        if self.passes_freely(g, seat):
            g.tell(PUBLIC, "passed-freely", seat)
            self.turn = g.left_of(seat)
            return
        g.tell(PUBLIC, "passed", seat)
        self.leave(g, seat)

    def passes_freely(self, g: Condottiere, seat: int) -> bool:
        """The defender who has played nothing yet stays in, unless all others are out (9.4)."""
        if seat != self.defender or self.played >> seat & 1 or not g.hand_size[seat]:
            return False
        return self.passed | 1 << seat != self.fighters

    def leave(self, g: Condottiere, seat: int) -> None:
        self.passed |= 1 << seat
        self.turn = g.left_of(seat)

    def play(self, g: Condottiere, seat: int, kind: int) -> None:
        self.played |= 1 << seat
        self.turn = g.left_of(seat)
        g.lose(seat, kind)
        if g.box.stays[kind]:
            self.lay(g, seat, kind)
            return
        self.turning = g.down & 1 << seat
        self.pc = TURN_UP
        showing.seen_leaving(g, seat, kind)
        g.open_discards[kind] += 1
        g.disclose(PUBLIC, "card-played", seat, kind, shown_strength(g, seat))
        if kind == BISHOP:
            before = shown_strengths(g)
            banish_highest(g, seat)
            tell_changes(g, before)
            if g.contested != NOWHERE:
                g.push(PopeToken(seat))
        elif kind == SCARECROW:
            g.push(Scarecrow(seat))

    def lay(self, g: Condottiere, seat: int, kind: int) -> None:
        """A card that stays: it does its work while the card before it still lies face down (9.5)."""
        line = g.lines[seat]
        before = shown_strengths(g)
        face_down = g.settings[HIDDEN_CARDS] and g.box.laid_face_down[kind]
        line.append(kind)
        if kind in (WINTER, SPRING):
            end_season(g, SPRING if kind == WINTER else WINTER)
        covered = g.down >> seat & 1
        g.down = g.down | 1 << seat if face_down else g.down & ~(1 << seat)
        if covered:
            uncover(g, seat, line[-2])  # the strength it tells must not count a new card that lies face down
        if face_down:
            g.tell(1 << seat, "card-laid", kind)
            g.tell(PUBLIC, "card-laid-face-down", seat, shown_strength(g, seat))
            tell_changes(g, before, seat)
            return
        showing.seen_leaving(g, seat, kind)
        g.disclose(PUBLIC, "card-played", seat, kind, shown_strength(g, seat))
        tell_changes(g, before, seat)
        if kind == SURRENDER:
            g.tell(PUBLIC, "battle-ended", seat)
            self.passed = self.fighters

    def turn_up(self, g: Condottiere) -> None:
        if self.turning:
            turn_up_card(g, self.turning.bit_length() - 1)
            self.turning = 0
        self.pc = ASK


def turn_up_card(g: Condottiere, seat: int) -> None:
    before = shown_strengths(g)
    g.down &= ~(1 << seat)
    uncover(g, seat, g.lines[seat][-1])
    tell_changes(g, before, seat)


def uncover(g: Condottiere, seat: int, kind: int) -> None:
    showing.seen_leaving(g, seat, kind)
    g.disclose(PUBLIC, "card-turned-up", seat, kind, shown_strength(g, seat))


def shown_strength(g: Condottiere, seat: int) -> int:
    """What a line shows, to be told; nothing is reckoned where nobody reads along."""
    return 0 if g.log is None else g.strength(seat)


def shown_strengths(g: Condottiere) -> list[int]:
    return [] if g.log is None else g.strengths()


def tell_changes(g: Condottiere, before: list[int], told: int = NOBODY) -> None:
    """The totals that a card has changed, apart from the one that was told with it (6.1)."""
    if not before:
        return
    for seat, strength in enumerate(g.strengths()):
        if strength != before[seat] and seat != told:
            g.tell(PUBLIC, "line-stands", seat, strength)


def end_season(g: Condottiere, season: int) -> None:
    """Winter and Spring drive each other from every line (2.2, 2.3)."""
    for seat in range(g.seats):
        line = g.lines[seat]
        while season in line:
            line.remove(season)
            g.open_discards[season] += 1
            g.tell(PUBLIC, "season-ended", season, seat)


def banish_highest(g: Condottiere, seat: int) -> None:
    """Discard every face-up Mercenary of the highest printed strength (2.4)."""
    highest = g.highest_mercenary()
    if highest < 0:
        g.tell(PUBLIC, "bishop-in-vain", seat)
        return
    banished = 0
    for other in range(g.seats):
        up = g.face_up(other)
        count = up.count(highest)
        if count:
            covered = g.lines[other][len(up) :]
            g.lines[other] = [kind for kind in up if kind != highest] + covered
            banished += count
    g.open_discards[highest] += banished
    g.tell(PUBLIC, "bishop-banished", highest, banished)


class Scarecrow(Occasion[Condottiere]):
    """Its player may take back one Mercenary of his own line (2.8)."""

    __slots__ = ()

    def copy(self) -> Scarecrow:
        return Scarecrow(self.seat)

    def arises(self, g: Condottiere) -> bool:
        return any(kind < MERCENARY_KINDS for kind in g.face_up(self.seat))

    def legal(self, g: Condottiere, seat: int) -> list[int]:
        line = g.face_up(seat)
        actions = [RETRIEVE.zero + kind for kind in range(MERCENARY_KINDS) if kind in line]
        actions.append(RETRIEVE_NONE)
        return actions

    def prompt(self, g: Condottiere, seat: int) -> Message:
        return "ask-retrieve", ()

    def why_not(self, g: Condottiere, seat: int, action: int) -> Message:
        if not RETRIEVE.holds(action):
            return super().why_not(g, seat, action)
        kind = RETRIEVE.value(action)
        return ("no-retrieve-missing" if kind < MERCENARY_KINDS else "no-retrieve-special"), (kind,)

    def answer(self, g: Condottiere, seat: int, action: int) -> None:
        if action == RETRIEVE_NONE:
            g.tell(PUBLIC, "retrieved-none", seat)
            return
        kind = RETRIEVE.value(action)
        before = shown_strengths(g)
        g.lines[seat].remove(kind)
        g.gain(seat, kind)
        showing.all_learn(g, seat, kind)
        g.tell(PUBLIC, "retrieved", seat, kind)
        tell_changes(g, before)


class PopeToken(Question[Condottiere]):
    """Whoever plays a Bishop puts the Pope's protection on a region, or takes it off (2.4)."""

    __slots__ = ()

    def copy(self) -> PopeToken:
        return PopeToken(self.seat)

    def legal(self, g: Condottiere, seat: int) -> list[int]:
        open_regions = ALL_REGIONS if g.settings[CAPTURE_REGIONS] else g.free()
        open_regions &= ~(1 << g.contested)
        actions = [PLACE_POPE.zero + region for region in range(REGION_COUNT) if open_regions >> region & 1]
        actions.append(POPE_OFF)
        return actions

    def prompt(self, g: Condottiere, seat: int) -> Message:
        return "ask-place-pope", ()

    def why_not(self, g: Condottiere, seat: int, action: int) -> Message:
        if not PLACE_POPE.holds(action):
            return super().why_not(g, seat, action)
        region = PLACE_POPE.value(action)
        if region == g.contested:
            return "no-pope-contested", (region,)
        return "no-pope-taken", (region, g.owner(region))

    def answer(self, g: Condottiere, seat: int, action: int) -> None:
        if action == POPE_OFF:
            g.pope = NOWHERE
            g.tell(PUBLIC, "pope-removed", seat)
            return
        g.pope = PLACE_POPE.value(action)
        g.tell(PUBLIC, "pope-placed", seat, g.pope)
