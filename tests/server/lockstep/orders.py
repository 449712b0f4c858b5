"""Standing orders of others: in one world alone, or with other terms in each. What they answer is then answered by
hand in the world that has none, at the same moment: the observer must not be able to tell which was which."""

from __future__ import annotations

from typing import Any, Optional

from signoria.server.ledger import ORDER
from signoria.server.protocol import AnswerRoom, OrderRoom
from signoria.server.table import Table

from .pair import Sitting

Message = dict[str, Any]


def tables(sitting: Sitting) -> list[Table]:
    return [world.table(sitting.id) for world in sitting.worlds]


def rooms(sitting: Sitting, seat: int) -> Optional[list[OrderRoom]]:
    """What a seat could bid in each world, if it could in both."""
    first, second = [table.orders.shown(seat)[1] for table in tables(sitting)]
    return [first, second] if first is not None and second is not None else None


def answer_rooms(table: Table, seat: int) -> list[AnswerRoom]:
    """What a seat could order beside bids in one world."""
    orders, g = table.orders, table.g
    if orders.answers is None or g is None or seat < 0:
        return []
    return orders.answers.rooms(g, seat, orders.now(g))


def lots(table: Table, seat: int) -> set[int]:
    orders, g = table.orders, table.g
    if orders.bids is None or g is None or seat < 0:
        return set()
    return {each.lot for each in orders.bids.coming(g, seat, orders.now(g))}


def given(sitting: Sitting, seat: int) -> bool:
    """Whether the table answers for a seat in either world."""
    return any(table.orders.given(seat) for table in tables(sitting))


def answers_itself(sitting: Sitting, number: int, seat: int) -> bool:
    """Whether what was just ordered for a seat in this world is about to be so in the other: nobody helps there."""
    here, there = tables(sitting)[number], tables(sitting)[1 - number]
    answer = there.orders.answer(seat)
    return here.ledger[-1].by == ORDER and answer is not None and answer[1] == here.history[-1][1]


def alike(sitting: Sitting, number: int, seat: int, action: int) -> Optional[int]:
    """What the seat can do in a world that looks to the observer like this action of the other one."""
    here, there = sitting.games()[1 - number], sitting.games()[number]
    if action in there.legal(seat):
        return action
    seen = here.seen_as(seat, action, sitting.observer)
    return next((each for each in there.legal(seat) if there.seen_as(seat, each, sitting.observer) == seen), None)


class Ordering:
    def __init__(self, sitting: Any) -> None:
        self.sitting, self.rng = sitting, sitting.rng

    def step(self) -> bool:
        """Give, change, put first or take back an order, here or there."""
        seats = [seat for seat in self.sitting.others() if given(self.sitting, seat) or self._wanted(seat)]
        if not seats:
            return False
        asked = [seat for seat in seats if self.sitting.waiting_in_both() >> seat & 1]
        seat = self.rng.choice(asked if asked and self.rng.random() < 0.8 else seats)
        kind, order = self.rng.choice(self._wanted(seat) or [("cancelled", self._off)])
        if given(self.sitting, seat) and self.rng.random() < 0.15:
            kind, order = "cancelled", self._off
        messages = self._on_other_terms(seat) if kind == "answer" else [order(seat), order(seat)]
        if kind != "cancelled" and self.rng.random() < 0.5:
            messages[self.rng.randrange(2)] = self._off(seat)
        self.sitting.note("order" if kind == "bid" else f"order {kind}", f"seat {seat} {messages}")
        for number, message in enumerate(messages):
            self._say(number, seat, message)
        if self.rng.random() < 0.6:
            self.sitting.wait()
        return True

    def _wanted(self, seat: int) -> list[tuple[str, Any]]:
        found: list[tuple[str, Any]] = []
        here, there = tables(self.sitting)
        if rooms(self.sitting, seat):
            found.append(("bid", self._bid))
        if lots(here, seat) & lots(there, seat):
            found.append(("lot", self._lot))
        if self._common_answers(seat):
            found.append(("answer", None))
        return found

    def _off(self, seat: int) -> Message:
        numbers = [-1, *(row.place for table in tables(self.sitting) for row in table.orders.of(seat))]
        number = self.rng.choice(numbers)
        return {"type": self.rng.choice(["order_cancel", "order_first"]), "number": number}

    def _bid(self, seat: int) -> Message:
        """A limit that could be bid in both worlds. Beyond the lower one the person is asked, and bids by hand."""
        possible = rooms(self.sitting, seat)
        assert possible is not None
        low, high = max(room.low for room in possible), min(room.high for room in possible)
        limit = self.rng.randint(low, max(low, min(high, low + self.rng.choice([0, 2, 20]))))
        return self._order({"kind": "bid_up_to", "limit": limit, "then": "ask"})

    def _lot(self, seat: int) -> Message:
        here, there = tables(self.sitting)
        lot = self.rng.choice(sorted(lots(here, seat) & lots(there, seat)))
        return self._order({"kind": "bid_up_to", "limit": self.rng.randrange(15), "then": "ask", "lot": lot})

    def _common_answers(self, seat: int) -> list[tuple[AnswerRoom, int]]:
        """What could be ordered in both worlds, and would look the same."""
        here, there = (answer_rooms(table, seat) for table in tables(self.sitting))
        known = {room.about: room for room in there}
        return [
            (room, answer)
            for room in here
            if room.about in known
            for answer in room.answers
            if answer in known[room.about].answers
        ]

    def _on_other_terms(self, seat: int) -> list[Message]:
        """The same answer in both worlds, perhaps for another time and under other conditions."""
        common, legal = self._common_answers(seat), set(tables(self.sitting)[0].legal(seat))
        now = [each for each in common if each[1] in legal]
        room, answer = self.rng.choice(now if now and self.rng.random() < 0.8 else common)
        return [self._answer(room, answer) for _ in range(2)]

    def _answer(self, room: AnswerRoom, answer: int) -> Message:
        answers = tables(self.sitting)[0].orders.answers
        assert answers is not None
        conditions = answers.kinds[room.about].conditions
        wanted = self.rng.sample(conditions, min(len(conditions), self.rng.choice([0, 0, 0, 1])))
        when = [{"id": each.id, "bound": self._bound(each.low, each.high)} for each in wanted]
        until = self.rng.choice(room.until)
        return self._order({"kind": "answer", "about": room.about, "answer": answer, "until": until, "when": when})

    def _bound(self, low: int, high: int) -> int:
        return int(self.rng.randint(low, min(high, low + self.rng.choice([1, 5, 30]))))

    def _order(self, order: Message) -> Message:
        return {"type": "order", "order": order}

    def _say(self, number: int, seat: int, message: Message) -> None:
        name = f"seat {seat}"
        version = self.sitting.screens[name][number].version
        more = {"version": version} if message["type"] == "order" else {}
        self.sitting.say_in(number, name, {**message, **more, "id": self.sitting.new_id()})
