"""A turn: free plays and one main action, then what follows it."""

from __future__ import annotations

from typing import Final

from signoria.kernel import PUBLIC, Frame, Message
from signoria.titles.princes.rules.auctions import CityAuction, EventAuction, PopeAuction, why_not_hold
from signoria.titles.princes.rules.names import (
    ALFONSO,
    CITY_COUNT,
    EVENT_COUNT,
    GOLD,
    LUCREZIA,
    START_WAR,
    TILE_COUNT,
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
    WARS,
)
from signoria.titles.princes.rules.war import War


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
                options.append(DISCARD_TROOP + troop)
            elif gold >= cost and g.supply[troop]:
                options.append(BUY_TROOP + troop)
        if gold >= box.card_gold and g.influence[seat] >= box.card_influence:
            options.append(BUY_TREACHERY)
        self.add_cities(g, seat, options)
        for event in bits_of(g.open_events):
            options.append(AUCTION_EVENT + event)
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
        if AUCTION_CITY <= action <= AUCTION_POPE:
            self.put_up(g, seat, action)
        elif DECLARE_WAR <= action < PASS_TURN:
            attacking, defending = divmod(action - DECLARE_WAR, CITY_COUNT)
            g.wars += 1
            g.tell(PUBLIC, "war-declared", seat, attacking, defending)
            g.push(War(attacking, defending))
        elif action == PASS_TURN:
            self.idle = 1
            g.result = -1
            g.tell(PUBLIC, "turn-passed", seat)
        elif is_free(action):
            self.pc = 0
            play_free(g, seat, action)
        else:
            self.buy(g, seat, action)

    def put_up(self, g: Princes, seat: int, action: int) -> None:
        everybody = (1 << g.seats) - 1
        if action == AUCTION_POPE:
            self.idle = 1
            g.tell(PUBLIC, "pope-up", seat)
            g.push(PopeAuction(seat, everybody, self.guarded))
        elif action >= AUCTION_EVENT:
            event = action - AUCTION_EVENT
            self.idle = 1
            g.tell(PUBLIC, "event-up", seat, event, g.box.event_currency[event])
            g.push(EventAuction(seat, everybody, event, self.guarded))
        else:
            tile = action - AUCTION_CITY
            g.tell(PUBLIC, "city-up", seat, tile, g.opening_price(g.box.tile_city[tile]))
            g.push(CityAuction(seat, everybody, tile))

    def buy(self, g: Princes, seat: int, action: int) -> None:
        if action == BUY_TREACHERY:
            g.gold[seat] -= g.box.card_gold
            g.influence[seat] -= g.box.card_influence
            g.tell(PUBLIC, "card-bought", seat)
            draw_card(g, seat, 1)
        elif action < DISCARD_TROOP:
            troop = action - BUY_TROOP
            g.gold[seat] -= g.box.cost[troop]
            g.supply[troop] -= 1
            g.troops[seat] |= 1 << troop
            g.tell(PUBLIC, "troop-bought", seat, troop, g.box.cost[troop])
        else:
            troop = action - DISCARD_TROOP
            g.supply[troop] += 1
            g.troops[seat] &= ~(1 << troop)
            g.tell(PUBLIC, "troop-discarded", seat, troop)

    def prompt(self, g: Princes, seat: int) -> Message:
        return ("ask-turn-guarded" if self.guarded else "ask-turn"), ()

    def why_not(self, g: Princes, seat: int, action: int) -> Message:
        if is_free(action):
            return why_not_free(g, seat, action)
        if BUY_TROOP <= action <= BUY_TREACHERY:
            return self.why_not_buy(g, seat, action)
        if AUCTION_CITY <= action < AUCTION_CITY + TILE_COUNT:
            return self.why_not_city(g, seat, action - AUCTION_CITY)
        if AUCTION_EVENT <= action < AUCTION_EVENT + EVENT_COUNT:
            return "no-event", (action - AUCTION_EVENT,)
        if action == AUCTION_POPE:
            return "no-pope", (g.pope,)
        if DECLARE_WAR <= action < PASS_TURN:
            pair = divmod(action - DECLARE_WAR, CITY_COUNT)
            return ("no-war-self", ()) if pair[0] == pair[1] else ("no-war-limit", (g.war_limit(),))
        return ("no-pass-guard", ()) if action == PASS_TURN else NO_MESSAGE

    def why_not_buy(self, g: Princes, seat: int, action: int) -> Message:
        if action == BUY_TREACHERY:
            return "no-card-money", ()
        if action >= DISCARD_TROOP:
            return "no-troop-yours", (action - DISCARD_TROOP,)
        troop = action - BUY_TROOP
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
        frame.pc, frame.waiting, frame.idle = self.pc, self.waiting, self.idle
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
        if is_free(action):
            play_free(g, seat, action)
            return
        self.pc = 1
        if action == END_TURN:
            return
        attacking, defending = divmod(action - PLAY_START_WAR, CITY_COUNT)
        g.spend(seat, START_WAR)
        g.disclose(PUBLIC, "war-started", seat, attacking, defending)
        g.push(War(attacking, defending))

    def prompt(self, g: Princes, seat: int) -> Message:
        return "ask-end", ()

    def why_not(self, g: Princes, seat: int, action: int) -> Message:
        if is_free(action):
            return why_not_free(g, seat, action)
        if BUY_TROOP <= action <= PASS_TURN:
            return "no-main-done", ()
        if PLAY_START_WAR <= action < END_TURN:
            if not g.holds(seat, START_WAR):
                return "no-card", (START_WAR,)
            return "no-war-self", ()
        return NO_MESSAGE

    def copy(self) -> TurnEnd:
        frame = TurnEnd()
        frame.pc, frame.waiting = self.pc, self.waiting
        return frame


def guard_strikes(g: Princes) -> bool:
    """3.13"""
    rounds = g.settings[STALL_GUARD]
    return rounds > 0 and g.idle >= rounds * g.seats
