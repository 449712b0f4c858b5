"""What a seat sees, built up from nothing. The layout is described in README.md."""

from __future__ import annotations

from typing import cast

from signoria.titles.princes.rules.auctions import Bidding, CityAuction, EventAuction, Hire, PopeAuction
from signoria.titles.princes.rules.decades import income
from signoria.titles.princes.rules.names import ATTACKER, DEFENDER, NOBODY, bits_of
from signoria.titles.princes.rules.purchases import SettlePope
from signoria.titles.princes.rules.scoring import account, current_scores
from signoria.titles.princes.rules.seen import Area, AuctionKind, Lot, Options, View, Warfare
from signoria.titles.princes.rules.state import Princes, city_values
from signoria.titles.princes.rules.trade import banking_closed
from signoria.titles.princes.rules.turn import Turn
from signoria.titles.princes.rules.war import War


def view(g: Princes, seat: int) -> View:
    """`seat` is -1 for a spectator."""
    values = city_values(g)
    purses_shown = g.purses_open() or not g.stack
    seen: View = {
        "seat": seat,
        "over": not g.stack,
        "options": cast(Options, g.game.chosen(g.settings)),
        "decade": g.decade,
        "active": g.active if g.decade >= 0 else NOBODY,
        "wars": g.wars,
        "war_limit": g.war_limit(),
        "idle": g.idle,
        "guarded": False,
        "status": g.status[:],
        "artists": [bits_of(mask) for mask in g.artists],
        "values": values,
        "supply": g.supply[:],
        "events": bits_of(g.open_events),
        "tiles": bits_of(g.free_tiles),
        "removed": bits_of(g.removed),
        "pope": g.pope,
        "league_used": bool(g.league_used),
        "banking_closed": g.decade >= 0 and banking_closed(g),
        "pile": len(g.pile),
        "played": sorted(g.played),
        "buried": [len(cards) for cards in g.buried],
        "players": [player(g, other, purses_shown or other == seat) for other in range(g.seats)],
        "hand": g.hands[seat][:] if seat >= 0 else [],
        "own_buried": sorted(g.buried[seat]) if seat >= 0 else [],
        "auction": None,
        "settling": None,
        "war": None,
        "offers": g.offers.seen_by(seat),
        "draft": own_draft(g, seat),
        "offers_made": g.offers.made[seat] if seat >= 0 else 0,
        "scores": current_scores(g, values),
    }
    for frame in g.stack:
        add_frame(g, seat, frame, seen)
    if not g.stack:
        seen["winners"] = g.victors()
        seen["breakdown"] = account(g, True)
    return seen


def player(g: Princes, seat: int, purse_shown: bool) -> Area:
    """A player's area; closed purses show only their owner what is in them."""
    attack, defence = g.strength(seat)
    chosen = g.family[seat] >= 0
    earned = income(g, seat) if chosen else (0, 0)
    return {
        "family": g.family[seat],
        "gold": g.gold[seat] if purse_shown else None,
        "influence": g.influence[seat] if purse_shown else None,
        "chits": g.box.chits(g.gold[seat], g.influence[seat]),
        "town": g.town[seat],
        "income": list(earned),
        "troops": bits_of(g.troops[seat]),
        "tiles": bits_of(g.tiles[seat]),
        "rotated": bits_of(g.tiles[seat] & g.rotated),
        "events": bits_of(g.kept[seat]),
        "counters": g.counters[seat],
        "cards": len(g.hands[seat]),
        "hand_limit": g.hand_limit(seat) if chosen else g.box.hand_base,
        "proven_cardinals": g.shown_cardinals[seat],
        "attack": attack,
        "defence": defence,
    }


def own_draft(g: Princes, seat: int) -> list[int]:
    if seat < 0 or g.offers.draft_to[seat] < 0:
        return []
    return [g.offers.draft_to[seat], *g.offers.draft(seat)]


def add_frame(g: Princes, seat: int, frame: object, seen: View) -> None:
    if isinstance(frame, Bidding):
        seen["auction"] = auction(g, seat, frame)
    elif isinstance(frame, War):
        seen["war"] = war(g, frame)
    elif isinstance(frame, Turn):
        seen["guarded"] = bool(frame.guarded)
    elif isinstance(frame, SettlePope):
        seen["settling"] = [frame.seat, frame.amount]


def auction(g: Princes, seat: int, frame: Bidding) -> Lot:
    return {
        "kind": auction_kind(frame),
        "item": frame.item,
        "currency": frame.currency(g),
        "high": frame.high,
        "leader": frame.leader,
        "minimum": frame.minimum(g),
        "bidders": bits_of(frame.bidders),
        "frozen": bits_of(frame.frozen),
        "turn": frame.turn,
        "limit": frame.limit(g, seat) if seat >= 0 else None,
        "discount": frame.discount(g, seat) if seat >= 0 else None,
        "must_open": bool(frame.must_open),
    }


def auction_kind(frame: Bidding) -> AuctionKind:
    if isinstance(frame, CityAuction):
        return "city"
    if isinstance(frame, EventAuction):
        return "event"
    if isinstance(frame, PopeAuction):
        return "pope"
    assert isinstance(frame, Hire)
    return "attacker" if frame.side == ATTACKER else "defender"


def war(g: Princes, frame: War) -> Warfare:
    fighters = [frame.attacker, frame.defender, frame.ally]
    bribable = [[seat, troop] for seat in fighters if seat >= 0 for troop in bits_of(frame.bribable(g, seat))]
    bribed = [[seat, troop] for seat in range(g.seats) for troop in bits_of(frame.bribed_of(seat))]
    return {
        "attacking": frame.attacking,
        "defending": frame.defending,
        "attacker": frame.attacker,
        "defender": frame.defender,
        "ally": frame.ally,
        "ally_side": frame.ally_side,
        "bribed": bribed,
        "bribable": bribable,
        "strength": [list(frame.side_strength(g, ATTACKER)), list(frame.side_strength(g, DEFENDER))],
        "dice": [frame.black, frame.white],
        "step": frame.step_name(),
    }
