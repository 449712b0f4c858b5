"""What a seat sees of Il Principe, as the values of env.py in its order: the view without its words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Optional

from signoria.kernel.parts import Part
from signoria.titles.il_principe.rules import scoring
from signoria.titles.il_principe.rules.building import Building, buildable
from signoria.titles.il_principe.rules.group import GroupAuction
from signoria.titles.il_principe.rules.names import COLOR_COUNT, NOBODY
from signoria.titles.il_principe.rules.role import RoleAuction
from signoria.titles.il_principe.rules.view import STAGES, groups_to_come, own_offer, turn

if TYPE_CHECKING:
    from signoria.titles.il_principe.rules.box import Box
    from signoria.titles.il_principe.rules.state import Principe

PLACES: Final[dict[str, int]] = {name: place for place, name in enumerate(STAGES)}
EDITION, MONEY_VARIANT, OPEN_MONEY = 0, 1, 2  # places of the options in `settings`
NO_AUCTION: Final[Part] = (None,) * 6
NO_BUILDING: Final[Part] = (None,) * 3


class Scribe:
    """Writes the sheets of one table. What is worked out is kept until what it hangs on has changed."""

    __slots__ = ("box", "down", "hand", "hand_sizes", "options", "prospects", "role", "settings", "shields", "up")

    def __init__(self) -> None:
        self.box: Optional[Box] = None
        self.settings: tuple[int, ...] = ()
        self.options: Part = ()
        self.shields: list[int] = []
        self.role: list[int] = []
        self.up: list[int] = []
        self.down: list[int] = []
        self.prospects: list[int] = []
        self.hand: list[int] = []
        self.hand_sizes: list[int] = []

    def remember(self, g: Principe) -> None:
        fresh = self.box is not g.box
        self.box = g.box
        if self.settings is not g.settings:
            self.settings = g.settings
            self.options = g.settings[EDITION], g.settings[MONEY_VARIANT], g.settings[OPEN_MONEY]
        if fresh or self.shields != g.shields or self.role != g.role or self.up != g.up or self.down != g.down:
            self.shields, self.role, self.up, self.down = g.shields[:], g.role[:], g.up[:], g.down[:]
            self.prospects = prospects(g)
        if self.hand != g.hand:
            self.hand = g.hand[:]
            self.hand_sizes = hand_sizes(g)

    def sheet(self, g: Principe, seat: int) -> list[object]:
        over, hand = not g.stack, seat * COLOR_COUNT
        self.remember(g)
        table: list[object] = [
            NOBODY if over else PLACES[type(g.stack[-1]).__name__],
            g.round,
            g.last,
            g.phase,
            g.marker,
            turn(g),
            len(g.pile),
            g.pool,
            g.discard,
            g.display,
            len(g.city_pile),
            g.builder,
            g.role,
            groups_to_come(g),
        ]
        seats: list[object] = [
            g.standing(),
            self.hand_sizes,
            g.known,
            g.up,
            g.down,
            g.supply,
            g.shields,
            g.offers,
            self.prospects,
            g.money if over or g.money_is_open() else None,
            g.money[seat],
            g.hand[hand : hand + COLOR_COUNT],
            None if over else buildable(g, seat),
            own_offer(g, seat),
        ]
        return [self.options, table, auction(g), building(g), seats]


def hand_sizes(g: Principe) -> list[int]:
    found = [0] * g.seats
    at = 0
    for count in g.hand:
        found[at // COLOR_COUNT] += count
        at += 1  # noqa: SIM113 (compiled, this is faster than to enumerate)
    return found


def auction(g: Principe) -> object:
    frame = g.stack[-1] if g.stack else None
    if isinstance(frame, GroupAuction):
        return [frame.color, g.pool[frame.color], NOBODY, max(frame.high, 0), frame.leader, frame.bidders]
    if isinstance(frame, RoleAuction):
        return [frame.color, 0, frame.role(), max(frame.high, 0), frame.leader, frame.bidders]
    return NO_AUCTION


def building(g: Principe) -> object:
    frame = g.stack[-1] if g.stack else None
    return [frame.seat, frame.city, frame.left] if isinstance(frame, Building) else NO_BUILDING


def prospects(g: Principe) -> list[int]:
    """Points each seat would get now for regions, roles and sets, one seat after the other."""
    regions, roles, sets = scoring.region_points(g), scoring.role_points(g), scoring.set_points(g)
    found: list[int] = []
    for seat in range(g.seats):
        found += [regions[seat], roles[seat], sets[seat]]
    return found
