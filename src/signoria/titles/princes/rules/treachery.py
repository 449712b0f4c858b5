"""Treachery cards: drawing, the hand limit, and the plays that need no auction."""

from __future__ import annotations

from signoria.kernel import PUBLIC, Frame, Message
from signoria.titles.princes.rules.names import (
    ALFONSO,
    LUCREZIA,
    RAID_GOLD,
    STEAL_INFLUENCE,
    bits_of,
)
from signoria.titles.princes.rules.state import Princes
from signoria.titles.princes.rules.verbs import DISCARD_CARD, RAID, STEAL, USE_ALFONSO, USE_LUCREZIA, VERBS

NO_MESSAGE: Message = ("no-choice", ())


def draw_card(g: Princes, seat: int, may_play: int) -> None:
    """Draw one card; above the limit the hand must shrink before anything else (3.14)."""
    if not g.pile:
        shuffle_discards(g)
    card = g.pile.pop()
    hand = g.hands[seat]
    hand.append(card)
    hand.sort()
    g.disclose(1 << seat, "card-drawn", card)
    if len(hand) > g.hand_limit(seat):
        g.push(HandLimit(seat, may_play))


def shuffle_discards(g: Princes) -> None:
    """3.15"""
    g.pile = g.played
    g.played = []
    for seat in range(g.seats):
        g.pile += g.buried[seat]
        g.buried[seat] = []
    g.pile.sort()
    g.shuffle(g.pile)
    g.tell(PUBLIC, "pile-shuffled")


def use_alfonso(g: Princes, seat: int, may_play: int) -> None:
    """3.4"""
    g.rotated |= ALFONSO
    g.tell(PUBLIC, "alfonso-used", seat)
    draw_card(g, seat, may_play)


# -- thefts: on the turn, before or after the main action


def theft_options(g: Princes, seat: int) -> list[int]:
    """3.2: the cards that take something from another player."""
    hand = g.hands[seat]
    options: list[int] = []
    if STEAL_INFLUENCE in hand:
        options += [STEAL.zero + other for other in range(g.seats) if other != seat]
    if RAID_GOLD in hand:
        options += [RAID.zero + other for other in range(g.seats) if other != seat]
    return options


def free_options(g: Princes, seat: int) -> list[int]:
    """What the active player may do beside the main action (3.1)."""
    options = theft_options(g, seat) if g.hands[seat] else []
    powers = g.tiles[seat] & ~g.rotated & (LUCREZIA | ALFONSO)
    if powers & LUCREZIA:
        options += [USE_LUCREZIA.zero + other for other in range(g.seats) if other != seat]
    if powers & ALFONSO:
        options.append(USE_ALFONSO)
    return options


def is_theft(action: int) -> bool:
    """A card that takes something from another player."""
    return STEAL.holds(action) or RAID.holds(action)


def is_free(action: int) -> bool:
    return action == USE_ALFONSO or USE_LUCREZIA.holds(action) or is_theft(action)


def play_theft(g: Princes, seat: int, action: int) -> None:
    """Take what there is, at most the printed amount (3.2)."""
    if STEAL.holds(action):
        g.spend(seat, STEAL_INFLUENCE)
        steal_influence(g, seat, STEAL.value(action), "influence-stolen")
        return
    g.spend(seat, RAID_GOLD)
    victim = RAID.value(action)
    amount = min(g.box.raided_gold, g.gold[victim])
    g.gold[victim] -= amount
    g.gold[seat] += amount
    g.disclose(PUBLIC, "gold-raided", seat, victim, amount)


def steal_influence(g: Princes, seat: int, victim: int, key: str) -> None:
    amount = min(g.box.stolen_influence, g.influence[victim])
    g.influence[victim] -= amount
    g.influence[seat] += amount
    g.disclose(PUBLIC, key, seat, victim, amount)


def play_free(g: Princes, seat: int, action: int) -> None:
    if is_theft(action):
        play_theft(g, seat, action)
    elif action == USE_ALFONSO:
        use_alfonso(g, seat, 1)
    else:
        g.rotated |= LUCREZIA
        steal_influence(g, seat, USE_LUCREZIA.value(action), "lucrezia-used")


def why_not_free(g: Princes, seat: int, action: int) -> Message:
    """Why a free play is not open to the active player at a moment that allows them."""
    if action == USE_ALFONSO:
        return why_not_power(g, seat, ALFONSO)
    if USE_LUCREZIA.holds(action) and not g.ready(seat, LUCREZIA):
        return why_not_power(g, seat, LUCREZIA)
    if is_theft(action):
        card = STEAL_INFLUENCE if STEAL.holds(action) else RAID_GOLD
        if not g.holds(seat, card):
            return "no-card", (card,)
    victim = VERBS.verb_of[action].value(action)
    return ("no-self", ()) if victim == seat else ("no-seat", ())


def why_not_power(g: Princes, seat: int, tile: int) -> Message:
    place = bits_of(tile)[0]
    return ("no-power-used", (place,)) if g.tiles[seat] & tile else ("no-power", (place,))


def why_not_alfonso(g: Princes, seat: int) -> Message:
    """Outside his own action the owner cannot draw."""
    if seat != g.active and g.tiles[seat] & ALFONSO:
        return "no-alfonso-turn", ()
    return why_not_power(g, seat, ALFONSO)


def why_not_now(action: int) -> Message:
    """What takes from others waits for the end of the action (3.2); anything else makes no sense now."""
    return ("no-theft-now", ()) if is_theft(action) or USE_LUCREZIA.holds(action) else NO_MESSAGE


class HandLimit(Frame[Princes]):
    """A hand above its limit: discard face down, or play a theft where the moment allows one."""

    __slots__ = ("may_play", "seat")

    def __init__(self, seat: int, may_play: int) -> None:
        super().__init__()
        self.seat = seat
        self.may_play = may_play

    def step(self, g: Princes) -> None:
        if len(g.hands[self.seat]) > g.hand_limit(self.seat):
            self.waiting = 1 << self.seat
        else:
            g.pop()

    def legal(self, g: Princes, seat: int) -> list[int]:
        options = DISCARD_CARD.each(sorted(set(g.hands[seat])))
        if self.may_play:
            options += theft_options(g, seat)
        return options

    def answer(self, g: Princes, seat: int, action: int) -> None:
        if not DISCARD_CARD.holds(action):
            play_theft(g, seat, action)
            return
        card = DISCARD_CARD.value(action)
        g.hands[seat].remove(card)
        g.buried[seat].append(card)
        if g.shown_cardinals[seat]:  # it may have been a Bribe Cardinal (9.5)
            g.shown_cardinals[seat] -= 1
        g.tell(1 << seat, "card-discarded", card)
        g.tell(~(1 << seat), "card-discarded-unseen", seat)

    def prompt(self, g: Princes, seat: int) -> Message:
        return "ask-discard", (g.hand_limit(seat),)

    def why_not(self, g: Princes, seat: int, action: int) -> Message:
        if DISCARD_CARD.holds(action):
            return "no-card", DISCARD_CARD.values(action)
        if is_theft(action):
            return why_not_free(g, seat, action) if self.may_play else ("no-theft-now", ())
        return NO_MESSAGE

    def copy(self) -> HandLimit:
        return HandLimit(self.seat, self.may_play)
