"""What orders are about: the auction that runs, and the figures of the open view until whose change they run."""

from __future__ import annotations

from typing import Any, Optional

from signoria.kernel import Auction, State
from signoria.kernel.orders import OrderKind
from signoria.server.protocol import OrderConditionInfo, OrderKindInfo
from signoria.titles import title as find


def orders_module(game: str) -> Any:
    """What may be ordered in a title, or None: see `signoria.kernel.orders`."""
    return find(game).usable("orders")


class Matters:
    """As they stand after an action. They are open to all: that they change stirs nobody who may not know it."""

    __slots__ = ("auction", "lot", "scopes")

    def __init__(self, auction: Optional[Auction[Any]], lot: int, scopes: dict[str, int]) -> None:
        self.auction, self.lot, self.scopes = auction, lot, scopes

    def same(self, other: Matters) -> bool:
        return self.auction is other.auction and self.lot == other.lot and self.scopes == other.scopes


NONE = Matters(None, -1, {})  # of a title in which nothing can be ordered


def matters_of(g: State, module: Any) -> Matters:
    """`module` is what may be ordered in the title, if anything."""
    if module is None or not g.stack:
        return Matters(auction_of(g), -1, {})
    view = g.view(None)
    lot = module.LOTS.running(view) if module.LOTS is not None else -1
    return Matters(auction_of(g), lot, {name: scope(view) for name, scope in module.UNTIL.items()})


def auction_of(g: State) -> Optional[Auction[Any]]:
    """The auction that runs, though something else may be asked in the midst of it."""
    for frame in reversed(g.stack):
        if isinstance(frame, Auction):
            return frame
    return None


def described(game: str) -> list[OrderKindInfo]:
    module = orders_module(game)
    return [OrderKindInfo(kind.id, _conditions(kind)) for kind in module.KINDS] if module is not None else []


def _conditions(kind: OrderKind) -> list[OrderConditionInfo]:
    return [OrderConditionInfo(each.id, each.compare, each.low, each.high, each.noun) for each in kind.conditions]
