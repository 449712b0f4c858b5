"""Orders to bid up to a limit, in every auction by rising bids that a title declares (`Title.bids`)."""

from __future__ import annotations

from typing import Any, Optional

from signoria.kernel import Auction, Bids, Game, Refusal, State
from signoria.server.protocol import BidUpTo, OrderRoom


class RisingBids:
    """One kind of order, see `orders.Kind`. All it looks at is what the seat may know: the bids open to it."""

    def __init__(self, game: Game, bids: Bids) -> None:
        self.game = game
        self.verb = game.verbs.by_name[bids.verb]
        self.place = [noun.name for noun in self.verb.nouns].index(bids.amount)
        self.leave = game.verbs.by_name[bids.leave].base

    def subject(self, g: State) -> Optional[Auction[Any]]:
        """The auction that runs, though something else may be asked in the midst of it."""
        return next((frame for frame in reversed(g.stack) if isinstance(frame, Auction)), None)

    def room(self, g: State, seat: int) -> Optional[OrderRoom]:
        amounts = [self._amount(bid) for bid in self._bids(g, seat)]
        return OrderRoom("bid_up_to", min(amounts), max(amounts)) if amounts else None

    def check(self, g: State, seat: int, order: BidUpTo) -> None:
        """Tried on the present position: the limit must be a bid that the seat could make if it were asked now."""
        auction = self.subject(g)
        if auction is None or not auction.bidders >> seat & 1:
            raise Refusal("no-order-auction")
        noun = self.verb.nouns[self.place]
        limit = min(max(order.limit, noun.first), noun.first + noun.size - 1)
        if limit in map(self._amount, self._bids(g, seat)):
            return
        bid = next(action for action in self.verb.actions() if self._amount(action) == limit)
        key, values = auction.why_not(g, seat, bid)
        raise Refusal(key, values, self.game.messages.rule(key))

    def answer(self, g: State, seat: int, order: BidUpTo, legal: list[int]) -> Optional[int]:
        """The least raise within the limit; beyond it a pass, or nothing."""
        if not g.stack or not isinstance(g.stack[-1], Auction):
            return None
        within = [bid for bid in self.verb.among(legal) if self._amount(bid) <= order.limit]
        if within:
            return min(within, key=self._amount)
        return self.leave if order.then == "pass" and self.leave in legal else None

    def unfit(self, g: State, seat: int, order: BidUpTo) -> str:
        """Why an order about this auction can do nothing more; empty if it can."""
        auction = self.subject(g)
        if auction is None or not auction.bidders >> seat & 1:
            return "gone"
        if auction.leader == seat:
            return "" if auction.high <= order.limit else "beyond"
        amounts = [self._amount(bid) for bid in self._bids(g, seat)]
        if order.then == "pass" or (amounts and min(amounts) <= order.limit):
            return ""
        return "outbid" if amounts else "closed"

    def _bids(self, g: State, seat: int) -> list[int]:
        auction = self.subject(g)
        if auction is None or not auction.bidders >> seat & 1:
            return []
        return self.verb.among(auction.legal(g, seat))

    def _amount(self, bid: int) -> int:
        return self.verb.values(bid)[self.place]
