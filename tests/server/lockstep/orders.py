"""Standing orders of others: in one world alone, or with another limit in each. What they answer is then answered by
hand in the world that has none, at the same moment: the observer must not be able to tell which was which."""

from __future__ import annotations

from typing import Any, Optional

from signoria.server.ledger import ORDER
from signoria.server.protocol import OrderRoom

from .pair import Sitting


def rooms(sitting: Sitting, seat: int) -> Optional[list[OrderRoom]]:
    """What a seat could order in each world, if it could in both."""
    found = [world.table(sitting.id).orders.shown(seat)[1] for world in sitting.worlds]
    first, second = found
    return [first, second] if first is not None and second is not None else None


def given(sitting: Sitting, seat: int) -> bool:
    """Whether the table answers for a seat in either world."""
    rows = [world.table(sitting.id).orders.last.get(seat) for world in sitting.worlds]
    return any(row is not None and row.status == "given" for row in rows)


def answers_itself(sitting: Sitting, number: int, seat: int) -> bool:
    """Whether what was just ordered for a seat in this world is about to be so in the other: nobody helps there."""
    here, there = (sitting.worlds[each].table(sitting.id) for each in (number, 1 - number))
    return here.ledger[-1].by == ORDER and there.orders.answer(seat) is not None


class Ordering:
    def __init__(self, sitting: Any) -> None:
        self.sitting, self.rng = sitting, sitting.rng

    def step(self) -> bool:
        """Give, change or take back an order, here or there."""
        seats = [seat for seat in self.sitting.others() if rooms(self.sitting, seat) or given(self.sitting, seat)]
        if not seats:
            return False
        seat = self.rng.choice(seats)
        possible = rooms(self.sitting, seat)
        if possible is None or self.rng.random() < 0.15:
            messages: list[dict[str, Any]] = [{"type": "order_cancel"}] * 2
        elif self.rng.random() < 0.5:
            messages = self._another_limit(possible)
        else:
            messages = self._one_alone(possible)
        self.sitting.note("order", f"seat {seat} {messages}")
        for number, message in enumerate(messages):
            self._say(number, seat, message)
        return True

    def _another_limit(self, possible: list[OrderRoom]) -> list[dict[str, Any]]:
        """Beyond the lower one the person is asked, and bids by hand."""
        return [self._order(possible, "ask"), self._order(possible, "ask")]

    def _one_alone(self, possible: list[OrderRoom]) -> list[dict[str, Any]]:
        messages = [self._order(possible, self.rng.choice(["ask", "pass"])), {"type": "order_cancel"}]
        self.rng.shuffle(messages)
        return messages

    def _order(self, possible: list[OrderRoom], then: str) -> dict[str, Any]:
        """A limit that could be bid in both worlds."""
        low, high = max(room.low for room in possible), min(room.high for room in possible)
        limit = self.rng.randint(low, max(low, min(high, low + self.rng.choice([0, 2, 20]))))
        return {"type": "order", "order": {"kind": "bid_up_to", "limit": limit, "then": then}}

    def _say(self, number: int, seat: int, message: dict[str, Any]) -> None:
        name = f"seat {seat}"
        version = self.sitting.screens[name][number].version
        more = {"version": version} if message["type"] == "order" else {}
        self.sitting.say_in(number, name, {**message, **more, "id": self.sitting.new_id()})
