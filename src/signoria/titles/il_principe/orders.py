"""What may be left to the table: bids for groups and roles to come, passes, and the cards of the next offer."""

from __future__ import annotations

from typing import Final

from signoria.kernel import Message
from signoria.kernel.orders import GAME, LEAST, MOST, Condition, Lots, OrderKind, always, just
from signoria.titles.il_principe.rules.names import COLOR_COUNT, NOBODY
from signoria.titles.il_principe.rules.seen import View
from signoria.titles.il_principe.rules.verbs import MOST_BID, NO_BUILD, OFFER, OFFERS, PASS, PASS_ACTION

LOT_ROLE: Final = COLOR_COUNT  # roles come after the groups, which are numbered as their colors


def coming(view: View, seat: int) -> list[int]:
    """The groups to come, and the roles for which the seat has cards on the table: those may be tied."""
    roles = [LOT_ROLE + role for role in range(2 * COLOR_COUNT) if view["up"][seat][role // 2]]
    auction = view["auction"]
    now = [running(view)] if auction is not None and seat in auction["bidders"] else []
    return [*now, *view["queue"], *(role for role in roles if role not in now)]


def running(view: View) -> int:
    auction = view["auction"]
    if auction is None:
        return NOBODY
    return auction["color"] if auction["role"] < 0 else LOT_ROLE + auction["role"]


def lot_name(view: View, lot: int) -> Message:
    if lot >= LOT_ROLE:
        return "lot-role", (view["titles"][lot - LOT_ROLE],)
    return "lot-group", (view["pool"][lot], lot)


def price(view: View, seat: int) -> int:
    auction = view["auction"]
    return auction["high"] + 1 if auction is not None else 0


def ducats(view: View, seat: int) -> int:
    return view["money"][seat] or 0


def offers(view: View, seat: int) -> list[int]:
    """What could be given to the pool with the cards in hand; how many it must be is known from the last offers."""
    hand, last = view["hand"] or [], view["offers"][seat]
    sizes = {len(OFFERS[last])} if last >= 0 else {2, 3}
    enough = [
        place
        for place, cards in enumerate(OFFERS)
        if len(cards) in sizes and all(cards.count(color) <= hand[color] for color in cards)
    ]
    return OFFER.each(enough)


def round_of(view: View) -> int:
    return view["round"]


def lot_of(view: View) -> int:
    return running(view)


LONG: Final = ("round", GAME)
DUCATS: Final = Condition("ducats", ducats, MOST, 0, MOST_BID)
KINDS: Final = (
    OrderKind(
        "bids", ("ask-bid-group", "ask-bid-role"), just(PASS), ("lot", *LONG),
        (Condition("price", price, LEAST, 1, MOST_BID), DUCATS),
    ),
    OrderKind("offer", ("ask-offer",), offers, (), ()),
    OrderKind("build", ("ask-build",), just(NO_BUILD), LONG, (DUCATS,)),
    OrderKind("action", ("ask-action",), just(PASS_ACTION), LONG, (DUCATS,)),
)  # fmt: skip
UNTIL: Final = {"lot": lot_of, "round": round_of, GAME: always}
LOTS: Final = Lots(coming, running, lot_name)
