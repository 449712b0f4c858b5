"""What one seat may see, built up from nothing (10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Optional, cast

from signoria.titles.il_principe.rules import scoring
from signoria.titles.il_principe.rules.building import Building, buildable
from signoria.titles.il_principe.rules.group import GroupAuction, Groups
from signoria.titles.il_principe.rules.names import COLOR_COUNT, NOBODY, REGION_COUNT, ROLE_COUNT
from signoria.titles.il_principe.rules.role import RoleAuction
from signoria.titles.il_principe.rules.round import Offering
from signoria.titles.il_principe.rules.seen import Auction, Options, Site, Stage, View

if TYPE_CHECKING:
    from signoria.titles.il_principe.rules.state import Principe


STAGES: Final[dict[str, Stage]] = {
    "Offering": "offer",
    "GroupAuction": "group_bid",
    "BuildRight": "build",
    "Building": "city_shield",
    "Actions": "action",
    "RoleAuction": "role_bid",
    "Flip": "flip",
    "ShieldPower": "shield",
}


def rows(flat: list[int], width: int) -> list[list[int]]:
    return [flat[at : at + width] for at in range(0, len(flat), width)]


def view(g: Principe, seat: int) -> View:
    """The table as `seat` (-1: a spectator) sees it."""
    over = not g.stack
    hands = rows(g.hand, COLOR_COUNT)
    everybody = range(g.seats)
    open_money = over or g.money_is_open()
    seen: View = {
        "options": cast("Options", g.game.chosen(g.settings)),
        "round": g.round,
        "last": bool(g.last),
        "phase": g.phase,
        "marker": g.marker,
        "families": g.family[:],
        "hand": hands[seat] if seat >= 0 else None,
        "hand_sizes": [sum(hand) for hand in hands],
        "hands": hands if over else None,
        "known": rows(g.known, COLOR_COUNT),
        "money": [g.money[other] if open_money or other == seat else None for other in everybody],
        "up": rows(g.up, COLOR_COUNT),
        "down": rows(g.down, COLOR_COUNT),
        "supply": g.supply[:],
        "shields": rows(g.shields, REGION_COUNT),
        "roles": g.role[:],
        "titles": [g.title(role) for role in range(ROLE_COUNT)],
        "pile": len(g.pile),
        "pool": g.pool[:],
        "discard": g.discard[:],
        "offers": g.offers[:],
        "display": g.display[:],
        "city_pile": len(g.city_pile),
        "builders": g.builder[:],
        "buildable": buildable(g, seat) if seat >= 0 and not over else [],
        "own_offer": own_offer(g, seat),
        "stage": STAGES[type(g.stack[-1]).__name__] if g.stack else "over",
        "turn": turn(g),
        "auction": auction(g),
        "queue": groups_to_come(g),
        "building": building(g),
        "prospects": prospects(g),
        "scores": g.standing(),
        "over": over,
    }
    if over:
        seen["winners"] = g.victors()
        seen["ranking"] = scoring.ranking(g)
        seen["breakdown"] = g.breakdown()
    return seen


def prospects(g: Principe) -> list[list[int]]:
    """Points each seat would get now for regions, roles and sets; all of them public."""
    regions, roles, sets = scoring.region_points(g), scoring.role_points(g), scoring.set_points(g)
    return [[regions[seat], roles[seat], sets[seat]] for seat in range(g.seats)]


def own_offer(g: Principe, seat: int) -> int:
    """What this seat has laid face down, before the offers are revealed."""
    frame = g.stack[-1] if g.stack else None
    if seat >= 0 and isinstance(frame, Offering):
        return frame.answer_of(seat) - 1
    return NOBODY


def turn(g: Principe) -> int:
    """The one seat asked; nobody while all choose at once."""
    frame = g.stack[-1] if g.stack else None
    if frame is None or isinstance(frame, Offering):
        return NOBODY
    return frame.waiting.bit_length() - 1


def auction(g: Principe) -> Optional[Auction]:
    frame = g.stack[-1] if g.stack else None
    if not isinstance(frame, (GroupAuction, RoleAuction)):
        return None
    return {
        "color": frame.color,
        "count": g.pool[frame.color] if isinstance(frame, GroupAuction) else 0,
        "role": frame.role() if isinstance(frame, RoleAuction) else NOBODY,
        "high": max(frame.high, 0),
        "leader": frame.leader,
        "bidders": [seat for seat in range(g.seats) if frame.bidders >> seat & 1],
    }


def groups_to_come(g: Principe) -> list[int]:
    """The colors of the groups after the present one, in their order."""
    colors: list[int] = []
    for frame in g.stack:
        queue = frame.queue if isinstance(frame, Groups) else 0
        while queue:
            colors.append(queue % 8 - 1)
            queue //= 8
    return colors


def building(g: Principe) -> Optional[Site]:
    frame = g.stack[-1] if g.stack else None
    if not isinstance(frame, Building):
        return None
    return {"seat": frame.seat, "city": frame.city, "left": frame.left}
