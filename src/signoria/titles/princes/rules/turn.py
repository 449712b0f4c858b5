"""A turn: free plays and one main action, then what follows it."""

from __future__ import annotations

from typing import Final

from signoria.kernel import PUBLIC, Frame, Message
from signoria.titles.princes.rules.auctions import CityAuction, EventAuction, PopeAuction, why_not_hold
from signoria.titles.princes.rules.names import (
    ALFONSO,
    CITY_COUNT,
    GOLD,
    LUCREZIA,
    START_WAR,
    bits_of,
)
from signoria.titles.princes.rules.state import STALL_GUARD, Princes
from signoria.titles.princes.rules.treachery import (
    NO_MESSAGE,
    draw_card,
    free_options,
    is_free,
    play_free,
    why_not_free,
)
from signoria.titles.princes.rules.verbs import (
    AUCTION_CITY,
    AUCTION_EVENT,
    AUCTION_POPE,
    BUY_TREACHERY,
    BUY_TROOP,
    DECLARE_WAR,
    DISCARD_TROOP,
    END_TURN,
    PASS_TURN,
    PLAY_START_WAR,
    START_WARS,
    VERBS,
    WARS,
)
from signoria.titles.princes.rules.war import War

MAIN_VERBS: Final = (BUY_TROOP, DISCARD_TROOP, AUCTION_CITY, AUCTION_EVENT, DECLARE_WAR)
MAIN_ACTIONS: Final = (BUY_TREACHERY, AUCTION_POPE, PASS_TURN)


class Turn(Frame[Princes]):
    """The turn of the active player; `idle` marks a main action that changed nothing (3.13)."""

    __slots__ = ("guarded", "idle")

    def __init__(self, guarded: int) -> None:
        super().__init__()
        self.guarded = guarded  # the stall guard forbids to pass this turn
        self.idle = 0

    def step(self, g: Princes) -> None:
        pc = self.pc
        self.pc = pc + 1
        TURN_STEPS[pc](self, g)

    def main_action(self, g: Princes) -> None:
        self.waiting = 1 << g.active

    def resolve(self, g: Princes) -> None:
        """The main action is over; the decade may be as well, and then nothing follows (6.1)."""
        if self.idle and g.result >= 0:
            self.idle = 0
        g.idle = g.idle + 1 if self.idle and not self.guarded else 0
        if not g.open_events:
            g.pop()
            return
        g.push(TurnEnd())

    def finish(self, g: Princes) -> None:
        g.pop()

    def legal(self, g: Princes, seat: int) -> list[int]:
        box = g.box
        options = free_options(g, seat)
        gold, troops = g.gold[seat], g.troops[seat]
        for troop, cost in enumerate(box.cost):
            if troops >> troop & 1:
                options.append(DISCARD_TROOP.zero + troop)
            elif gold >= cost and g.supply[troop]:
                options.append(BUY_TROOP.zero + troop)
        if gold >= box.card_gold and g.influence[seat] >= box.card_influence:
            options.append(BUY_TREACHERY)
        self.add_cities(g, seat, options)
        for event in bits_of(g.open_events):
            options.append(AUCTION_EVENT.zero + event)
        if g.pope < 0:
            options.append(AUCTION_POPE)
        if g.wars < box.wars[g.seats]:
            options += WARS
        if not self.guarded:
            options.append(PASS_TURN)
        return options

    def add_cities(self, g: Princes, seat: int, options: list[int]) -> None:
        """3.7: tiles that this seat may hold and can open."""
        box = g.box
        tiles = g.tiles[seat]
        if tiles.bit_count() >= box.tiles_max:
            return
        room = g.city_count(seat) < box.cities_max
        reach = g.reach(seat, GOLD)
        for city in range(CITY_COUNT):
            mask = box.city_tiles[city]
            free = g.free_tiles & mask
            if free and reach >= box.opening_factor * g.status[city] and (room or tiles & mask):
                options += box.tile_codes[free]

    def answer(self, g: Princes, seat: int, action: int) -> None:
        g.result = 0
        verb = VERBS.verb_of[action]
        if verb is DECLARE_WAR:
            attacking, defending = DECLARE_WAR.values(action)
            g.wars += 1
            g.tell(PUBLIC, "war-declared", seat, attacking, defending)
            g.push(War(attacking, defending))
        elif verb is AUCTION_CITY:
            self.put_up_city(g, seat, AUCTION_CITY.value(action))
        elif verb is AUCTION_EVENT:
            self.put_up_event(g, seat, AUCTION_EVENT.value(action))
        elif verb is BUY_TROOP:
            self.buy_troop(g, seat, BUY_TROOP.value(action))
        elif verb is DISCARD_TROOP:
            self.discard_troop(g, seat, DISCARD_TROOP.value(action))
        elif action == BUY_TREACHERY:
            self.buy_card(g, seat)
        elif action == AUCTION_POPE:
            self.idle = 1
            g.tell(PUBLIC, "pope-up", seat)
            g.push(PopeAuction(seat, (1 << g.seats) - 1, self.guarded))
        elif action == PASS_TURN:
            self.idle = 1
            g.result = -1
            g.tell(PUBLIC, "turn-passed", seat)
        else:
            self.pc = 0
            play_free(g, seat, action)

    def put_up_city(self, g: Princes, seat: int, tile: int) -> None:
        g.tell(PUBLIC, "city-up", seat, tile, g.opening_price(g.box.tile_city[tile]))
        g.push(CityAuction(seat, (1 << g.seats) - 1, tile))

    def put_up_event(self, g: Princes, seat: int, event: int) -> None:
        self.idle = 1
        g.tell(PUBLIC, "event-up", seat, event, g.box.event_currency[event])
        g.push(EventAuction(seat, (1 << g.seats) - 1, event, self.guarded))

    def buy_troop(self, g: Princes, seat: int, troop: int) -> None:
        g.gold[seat] -= g.box.cost[troop]
        g.supply[troop] -= 1
        g.troops[seat] |= 1 << troop
        g.tell(PUBLIC, "troop-bought", seat, troop, g.box.cost[troop])

    def discard_troop(self, g: Princes, seat: int, troop: int) -> None:
        g.supply[troop] += 1
        g.troops[seat] &= ~(1 << troop)
        g.tell(PUBLIC, "troop-discarded", seat, troop)

    def buy_card(self, g: Princes, seat: int) -> None:
        g.gold[seat] -= g.box.card_gold
        g.influence[seat] -= g.box.card_influence
        g.tell(PUBLIC, "card-bought", seat)
        draw_card(g, seat, 1)

    def prompt(self, g: Princes, seat: int) -> Message:
        return ("ask-turn-guarded" if self.guarded else "ask-turn"), ()

    def why_not(self, g: Princes, seat: int, action: int) -> Message:
        if is_free(action):
            return why_not_free(g, seat, action)
        if BUY_TROOP.holds(action):
            return self.why_not_troop(g, seat, BUY_TROOP.value(action))
        if DISCARD_TROOP.holds(action):
            return "no-troop-yours", DISCARD_TROOP.values(action)
        if action == BUY_TREACHERY:
            return "no-card-money", ()
        if AUCTION_CITY.holds(action):
            return self.why_not_city(g, seat, AUCTION_CITY.value(action))
        if AUCTION_EVENT.holds(action):
            return "no-event", AUCTION_EVENT.values(action)
        if action == AUCTION_POPE:
            return "no-pope", (g.pope,)
        if DECLARE_WAR.holds(action):
            attacking, defending = DECLARE_WAR.values(action)
            return ("no-war-self", ()) if attacking == defending else ("no-war-limit", (g.war_limit(),))
        return ("no-pass-guard", ()) if action == PASS_TURN else NO_MESSAGE

    def why_not_troop(self, g: Princes, seat: int, troop: int) -> Message:
        if g.troops[seat] >> troop & 1:
            return "no-troop-owned", (troop,)
        if not g.supply[troop]:
            return "no-troop-left", (troop,)
        return "no-troop-gold", (troop, g.box.cost[troop])

    def why_not_city(self, g: Princes, seat: int, tile: int) -> Message:
        city = g.box.tile_city[tile]
        if not g.free_tiles >> tile & 1:
            return "no-tile-sold", (tile,)
        if not g.may_hold(seat, city):
            return why_not_hold(g, seat, city)
        return "no-tile-open", (tile, g.opening_price(city))

    def copy(self) -> Turn:
        frame = Turn(self.guarded)
        frame.idle = self.idle
        return frame


TURN_STEPS: Final = (Turn.main_action, Turn.resolve, Turn.finish)


class TurnEnd(Frame[Princes]):
    """After the main action: free plays, perhaps a war by Start War, then the turn is over (3.12)."""

    __slots__ = ()

    def step(self, g: Princes) -> None:
        seat = g.active
        if self.pc == 0 and (g.hands[seat] or g.tiles[seat] & ~g.rotated & (LUCREZIA | ALFONSO)):
            self.waiting = 1 << seat
        else:
            g.pop()

    def legal(self, g: Princes, seat: int) -> list[int]:
        options = free_options(g, seat)
        if START_WAR in g.hands[seat]:
            options += START_WARS
        options.append(END_TURN)
        return options

    def answer(self, g: Princes, seat: int, action: int) -> None:
        if action == END_TURN:
            self.pc = 1
            return
        if not PLAY_START_WAR.holds(action):
            play_free(g, seat, action)
            return
        self.pc = 1
        attacking, defending = PLAY_START_WAR.values(action)
        g.spend(seat, START_WAR)
        g.disclose(PUBLIC, "war-started", seat, attacking, defending)
        g.push(War(attacking, defending))

    def prompt(self, g: Princes, seat: int) -> Message:
        return "ask-end", ()

    def why_not(self, g: Princes, seat: int, action: int) -> Message:
        if is_free(action):
            return why_not_free(g, seat, action)
        if action in MAIN_ACTIONS or VERBS.verb_of[action] in MAIN_VERBS:
            return "no-main-done", ()
        if PLAY_START_WAR.holds(action):
            if not g.holds(seat, START_WAR):
                return "no-card", (START_WAR,)
            return "no-war-self", ()
        return NO_MESSAGE

    def copy(self) -> TurnEnd:
        return TurnEnd()


def guard_strikes(g: Princes) -> bool:
    """3.13"""
    rounds = g.settings[STALL_GUARD]
    return rounds > 0 and g.idle >= rounds * g.seats
