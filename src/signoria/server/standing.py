"""Orders to answer a kind of question that a title declares (`signoria.kernel.orders`), perhaps under conditions."""

from __future__ import annotations

from typing import Any, Optional

from signoria.kernel import Refusal, State
from signoria.kernel.orders import ONCE, OrderKind
from signoria.server.matters import Matters
from signoria.server.protocol import AnswerOrder, AnswerRoom, OrderTried

NOT_ON = -1  # the figure of a scope that does not run just now: no order can run until its end


class StandingAnswers:
    """One kind of order, see `orders.Kind`. All it looks at is the seat's view, its question and its answers."""

    def __init__(self, module: Any) -> None:
        self.kinds: dict[str, OrderKind] = {kind.id: kind for kind in module.KINDS}

    # -- what could be ordered

    def rooms(self, g: State, seat: int, now: Matters) -> list[AnswerRoom]:
        """What the seat could order as it sees the table now."""
        if not g.stack:
            return []
        view = g.view(seat)
        found = [AnswerRoom(kind.id, kind.answers(view, seat), self._until(kind, now)) for kind in self.kinds.values()]
        return [room for room in found if room.answers]

    def _until(self, kind: OrderKind, now: Matters) -> list[str]:
        return [ONCE, *(name for name in kind.until if now.scopes[name] != NOT_ON)]

    def knows(self, order: AnswerOrder) -> bool:
        kind = self.kinds.get(order.about)
        if kind is None or (order.until != ONCE and order.until not in kind.until):
            return False
        return all(kind.condition(each.id) is not None for each in order.when)

    def check(self, g: State, seat: int, order: AnswerOrder, now: Matters) -> None:
        """Tried on the present position: the answer must be one that the seat could give, by what it sees."""
        kind = self.kinds.get(order.about)
        if kind is None or not g.stack:
            raise Refusal("no-order-kind")
        if order.answer not in kind.answers(g.view(seat), seat):
            raise Refusal("no-order-answer")
        if order.until not in self._until(kind, now):
            raise Refusal("no-order-until")
        bounds = {each.id: each.bound for each in order.when}
        known = [condition for id in bounds if (condition := kind.condition(id)) is not None]
        if len(known) < len(order.when) or any(not c.low <= bounds[c.id] <= c.high for c in known):
            raise Refusal("no-order-condition")

    def scope(self, order: AnswerOrder, now: Matters) -> int:
        return now.scopes.get(order.until, 0)

    # -- what it answers

    def asked(self, g: State, seat: int, order: AnswerOrder, now: Matters) -> bool:
        question = g.prompt(seat) if g.waiting() >> seat & 1 else None
        return question is not None and question[0] in self.kinds[order.about].asks

    def answer(self, g: State, seat: int, order: AnswerOrder, legal: list[int], now: Matters) -> Optional[int]:
        """What was ordered, if this is the question, all conditions hold and the rules allow it."""
        if order.answer not in legal or not self.asked(g, seat, order, now):
            return None
        return order.answer if all(self.holding(g.view(seat), seat, order)) else None

    def holding(self, view: Any, seat: int, order: AnswerOrder) -> list[bool]:
        kind = self.kinds[order.about]
        conditions = [(kind.condition(each.id), each.bound) for each in order.when]
        return [condition is not None and condition.holds(view, seat, bound) for condition, bound in conditions]

    def tried(self, id: str, version: int, g: State, seat: int, order: AnswerOrder, now: Matters) -> OrderTried:
        asked = self.asked(g, seat, order, now)
        answer = self.answer(g, seat, order, g.legal(seat), now) if asked else None
        return OrderTried(id, version, asked, answer, self.holding(g.view(seat), seat, order))

    def gave(self, order: AnswerOrder, action: int) -> bool:
        """Whether an answer may be one by this order."""
        return action == order.answer

    # -- what ends it

    def over(self, order: AnswerOrder, before: Matters, now: Matters) -> bool:
        return False  # it runs until its scope does, see `Orders._fate`

    def unfit(self, g: State, seat: int, order: AnswerOrder, now: Matters) -> str:
        """Why it can do nothing more; empty if it can."""
        kind = self.kinds[order.about]
        if not g.stack:
            return "gone"
        view = g.view(seat)
        if order.answer not in kind.answers(view, seat):
            return "unfit"
        if kind.patient or not self.asked(g, seat, order, now) or not all(self.holding(view, seat, order)):
            return ""
        return "" if order.answer in g.legal(seat) else "closed"
