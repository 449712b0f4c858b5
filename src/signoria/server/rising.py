"""Orders to bid up to a limit, in every auction by rising bids that a title declares (`Title.bids`), now or when a lot
comes up (`Lots`)."""

from __future__ import annotations

from typing import Any, Optional

from signoria.kernel import Auction, Bids, Game, Refusal, State
from signoria.kernel.orders import Lots
from signoria.server.matters import Matters, auction_of
from signoria.server.protocol import BidUpTo, LotInfo, OrderRoom, OrderTried


class RisingBids:
    """One kind of order, see `orders.Kind`. All it looks at is what the seat may know: bids open to it, its view."""

    def __init__(self, game: Game, bids: Bids, lots: Optional[Lots] = None) -> None:
        self.game, self.lots = game, lots
        self.verb = game.verbs.by_name[bids.verb]
        self.place = [noun.name for noun in self.verb.nouns].index(bids.amount)
        self.leave = game.verbs.by_name[bids.leave].base

    # -- what could be ordered

    def room(self, g: State, seat: int) -> Optional[OrderRoom]:
        amounts = [self._amount(bid) for bid in self._bids(g, seat)]
        return OrderRoom("bid_up_to", min(amounts), max(amounts)) if amounts else None

    def coming(self, g: State, seat: int, now: Matters) -> list[LotInfo]:
        """The lots that are not up yet."""
        if self.lots is None or not g.stack:
            return []
        view = g.view(seat)
        return [self.named(view, lot) for lot in self.lots.coming(view, seat) if lot != now.lot]

    def named(self, view: Any, lot: int) -> LotInfo:
        assert self.lots is not None
        key, values = self.lots.name(view, lot)
        return LotInfo(lot, (key, list(values)))

    def knows(self, order: BidUpTo) -> bool:
        return order.lot < 0 or self.lots is not None

    def check(self, g: State, seat: int, order: BidUpTo, now: Matters) -> None:
        """Tried on the present position: the limit must be a bid that the seat could make if it were asked now; for a
        lot to come any."""
        if not self.is_up(order, now):
            if self.lots is None or not g.stack or order.lot not in self.lots.coming(g.view(seat), seat):
                raise Refusal("no-order-lot")
            return
        auction = auction_of(g)
        if auction is None or not auction.bidders >> seat & 1:
            raise Refusal("no-order-auction")
        noun = self.verb.nouns[self.place]
        limit = min(max(order.limit, noun.first), noun.first + noun.size - 1)
        if limit in map(self._amount, self._bids(g, seat)):
            return
        bid = next(action for action in self.verb.actions() if self._amount(action) == limit)
        key, values = auction.why_not(g, seat, bid)
        raise Refusal(key, values, self.game.messages.rule(key))

    def scope(self, order: BidUpTo, now: Matters) -> int:
        return 0

    # -- what it answers

    def is_up(self, order: BidUpTo, now: Matters) -> bool:
        return order.lot < 0 or order.lot == now.lot

    def asked(self, g: State, seat: int, order: BidUpTo, now: Matters) -> bool:
        in_auction = bool(g.stack) and isinstance(g.stack[-1], Auction)
        return in_auction and g.waiting() >> seat & 1 == 1 and self.is_up(order, now)

    def answer(self, g: State, seat: int, order: BidUpTo, legal: list[int], now: Matters) -> Optional[int]:
        """The least raise within the limit; beyond it a pass, or nothing."""
        if not self.asked(g, seat, order, now):
            return None
        within = [bid for bid in self.verb.among(legal) if self._amount(bid) <= order.limit]
        if within:
            return min(within, key=self._amount)
        return self.leave if order.then == "pass" and self.leave in legal else None

    def tried(self, id: str, version: int, g: State, seat: int, order: BidUpTo, now: Matters) -> OrderTried:
        asked = self.asked(g, seat, order, now)
        answer = self.answer(g, seat, order, g.legal(seat), now) if asked else None
        return OrderTried(id, version, asked, answer, [])

    def gave(self, order: BidUpTo, action: int) -> bool:
        """Whether an answer may be one by this order."""
        return self.verb.holds(action) or action == self.leave

    # -- what ends it

    def over(self, order: BidUpTo, before: Matters, now: Matters) -> bool:
        """Whether the auction that it was about is over."""
        if order.lot >= 0 and order.lot != before.lot:
            return False
        return before.auction is not None and now.auction is not before.auction

    def unfit(self, g: State, seat: int, order: BidUpTo, now: Matters) -> str:
        """Why it can do nothing more; empty if it can."""
        if not self.is_up(order, now):
            assert self.lots is not None
            return "" if g.stack and order.lot in self.lots.coming(g.view(seat), seat) else "lost"
        auction = auction_of(g)
        if auction is None or not auction.bidders >> seat & 1:
            return "gone"
        if auction.leader == seat:
            return "" if auction.high <= order.limit else "beyond"
        amounts = [self._amount(bid) for bid in self._bids(g, seat)]
        if order.then == "pass" or (amounts and min(amounts) <= order.limit):
            return ""
        return "outbid" if amounts else "closed"

    def _bids(self, g: State, seat: int) -> list[int]:
        auction = auction_of(g)
        if auction is None or not auction.bidders >> seat & 1:
            return []
        return self.verb.among(auction.legal(g, seat))

    def _amount(self, bid: int) -> int:
        return self.verb.values(bid)[self.place]
