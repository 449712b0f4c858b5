"""A title may come from another package, fail halfway, or know less after an upgrade: nothing of what went well is told
of questions that failed, an order that nobody can carry out any more ends once, and the table goes on."""

from __future__ import annotations

import asyncio
import random
from typing import Any, Callable, Optional

import msgspec
import pytest
from house import in_play
from msgspec import structs
from simulated import Room, simulate
from test_foresight import Reader
from test_standing import Seated

from signoria.kernel import Refusal, State
from signoria.kernel.orders import ONCE, OrderKind
from signoria.server import foresight, hearing, moves, ordering
from signoria.server import protocol as p
from signoria.server.orders import FAILED, GIVEN, INSERT_ORDER
from signoria.server.prospects import Prospects
from signoria.server.protocol import AnswerOrder, BidUpTo, CancelOrder, Order, SetOrder, TryOrder
from signoria.server.rows import OrderRow
from signoria.server.table import Table

A_WHILE = 120.0


class Broken(Exception):
    """What a title may raise."""


def after(calls: int, usual: Callable[..., Any]) -> Callable[..., Any]:
    """The same, until it has been called so often."""
    left = iter(range(calls))

    def failing(*arguments: Any) -> Any:
        if next(left, None) is None:
            raise Broken
        return usual(*arguments)

    return failing


# -- questions about answers


def asking(title: str = "condottiere") -> tuple[Table, Reader]:
    room = Room(lambda *_: 0.0)
    room.send = lambda connection, message: connection.push(msgspec.json.encode(message))  # type: ignore[method-assign]
    table = room.table(["a", "b", "c"], title=title)
    reader = Reader("a")
    reader.admitted = True
    table.connections.append(reader)
    seat = in_play(table).first_to_act()
    table.attach(reader, seat)
    table.welcome(reader)
    assert len(table.legal(seat)) > 4
    reader.texts.clear()
    return table, reader


def foreseen(table: Table, patch: pytest.MonkeyPatch) -> Any:
    patch.setattr(foresight, "_is_final", after(3, foresight._is_final))
    return p.Foresee(table.legal(in_play(table).first_to_act()))


def foretold(table: Table, patch: pytest.MonkeyPatch) -> Any:
    viewer = table.viewers[in_play(table).first_to_act()]
    viewer.prospects.part = FailingPart(viewer.prospects.part, outcome=after(2, viewer.prospects.part.outcome))
    return p.Foretell(viewer.shown.legal)


class FailingPart:
    """A part of a title in which some functions are others."""

    def __init__(self, part: Any, **others: Any) -> None:
        self.part = part
        self.__dict__ |= others

    def __getattr__(self, name: str) -> Any:
        return getattr(self.part, name)


@pytest.mark.parametrize("question", [foreseen, foretold])
def test_of_answers_that_went_well_nothing_is_told_if_another_fails(
    question: Callable[[Table, pytest.MonkeyPatch], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        table, reader = asking()
        message = question(table, monkeypatch)
        await table.call(hearing.handle, reader, message)
        await asyncio.sleep(1)
        (told,) = [msgspec.json.decode(text) for text in reader.texts]
        version = table.viewers[reader.seat].version
        assert told == msgspec.to_builtins(p.Refused("", "no-fault", [], "", version))
        await table.close()

    simulate(scenario)


def test_why_a_thing_cannot_be_chosen_is_told_whole_or_not_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    async def failing(*_: Any) -> None:
        raise Broken

    async def scenario() -> None:
        table, reader = asking()

        def halfway(*_: Any) -> Any:
            yield []
            raise Broken

        monkeypatch.setattr("signoria.server.why.worked_out", halfway)
        await table.call(hearing.handle, reader, p.Why())
        await asyncio.sleep(1)
        assert [msgspec.json.decode(text)["type"] for text in reader.texts] == ["refused"]
        monkeypatch.setitem(hearing.FOR_SEATS, p.AskOrders, failing)
        await table.call(hearing.handle, reader, p.AskOrders())
        assert [msgspec.json.decode(text)["key"] for text in reader.texts] == ["no-fault"] * 2
        assert reader.closing is None
        await table.close()

    simulate(scenario)


def test_prices_and_labels_of_a_part_that_fails_are_taken_away_and_stay_away() -> None:
    async def scenario() -> None:
        table, reader = asking()
        viewer = table.viewers[reader.seat]
        assert viewer.shown.kinds
        part = viewer.prospects.part
        viewer.prospects.part = FailingPart(part, label=after(2, lambda *_: ("label", [])))
        action = table.legal(reader.seat)[0]
        await table.call(moves.play, in_play(table), reader.seat, [action], "1")
        other = table.viewers[in_play(table).first_to_act()]
        while not table.legal(reader.seat):
            seat = in_play(table).first_to_act()
            await table.call(moves.play, in_play(table), seat, [random.choice(table.legal(seat))], "")
        assert viewer.prospects.part is None
        assert (viewer.shown.kinds, viewer.shown.labels) == ([], [])
        assert other.prospects.part is not None or other is viewer, "one seat's failure is not another's"
        await table.close()

    simulate(scenario)


def test_a_title_that_can_say_it_of_some_answers_only_says_nothing() -> None:
    async def scenario() -> None:
        table, reader = asking()
        told = Prospects(table.title, reader.seat)
        told.box = in_play(table).figures()
        told.part = FailingPart(told.part, label=after(2, lambda *_: ("label", [])))
        assert told.labels(table.viewers[reader.seat].seen(), table.legal(reader.seat)) == []
        await table.close()

    simulate(scenario)


# -- the table


def test_what_is_refused_halfway_leaves_the_table_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        table, reader = asking()
        seat, before = reader.seat, in_play(table)
        view, usual = before.view(seat), type(before).act

        def acts_and_refuses(self: State, *arguments: Any) -> None:
            usual(self, *arguments)
            raise Refusal("not-now")

        monkeypatch.setattr(type(before), "act", acts_and_refuses)
        with pytest.raises(Refusal):
            await table.call(moves.play, before, seat, [table.legal(seat)[0]], "1")
        monkeypatch.undo()
        assert in_play(table).view(seat) == view
        assert (table.history, table.written, in_play(table).moves) == ([], 0, 0)
        await table.call(moves.play, in_play(table), seat, [table.legal(seat)[0]], "1")
        await table.close()

    simulate(scenario)


def test_a_seat_that_cannot_be_shown_the_table_keeps_nobody_else_from_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        table, reader = asking()
        others = [Reader(name) for name in "bc"]
        for place, other in enumerate(others, 1):
            other.admitted = True
            table.connections.append(other)
            table.attach(other, (reader.seat + place) % 3)
            table.welcome(other)
            other.texts.clear()
        usual, lame = type(in_play(table)).view, others[0].seat

        def view(self: State, seat: Optional[int]) -> Any:
            if seat == lame:
                raise Broken
            return usual(self, seat)

        with monkeypatch.context() as patch:
            patch.setattr(type(in_play(table)), "view", view)
            await table.call(moves.play, in_play(table), reader.seat, [table.legal(reader.seat)[0]], "1")
        assert [len(each.of("update")) for each in (reader, *others)] == [1, 0, 1]
        assert [each.closing for each in (reader, *others)] == [None, (1011, "no-service"), None]
        await table.close()

    simulate(scenario)


# -- orders that their title knows no more

Upgrade = Callable[["Ordered"], None]


class Ordered(Seated):
    """A battle of Condottiere in which one seat will pass when it is asked; and every row of orders that was stored."""

    def __init__(self) -> None:
        super().__init__("condottiere")
        self.rows: list[OrderRow] = []
        usual = self.room.store.write

        async def write(*writes: Any) -> None:
            added = [rows for statement, rows in writes if statement is INSERT_ORDER]
            self.rows += [OrderRow(**row) for rows in added for row in rows]
            await usual(*writes)

        self.room.store.write = write  # type: ignore[method-assign]

    async def begun(self, order: Optional[Order] = None, until: str = "battle") -> int:
        """The seat with the order, which is asked next."""
        mine = await self.begin("ask-battle-turn")
        self.first, seat = mine, (mine + 1) % 4
        if order is None:
            await self.answers(seat, "battle", "pass", until)
        else:
            await self.order(seat, order)
        return seat

    def known_by(self, seat: int) -> Any:
        return self.table.viewers[seat].shown.orders


def no_such_kind(at: Ordered) -> None:
    assert at.table.orders.answers is not None
    at.table.orders.answers.kinds = {}


def no_such_condition(at: Ordered) -> None:
    rewritten(at, when=[{"id": "moon", "bound": 1}])


def no_such_until(at: Ordered) -> None:
    rewritten(at, until="moon")


def no_such_answer(at: Ordered) -> None:
    rewritten(at, answer=at.table.title.verbs.size)


def no_such_terms(at: Ordered) -> None:
    rewritten(at, kind="premove")


def rewritten(at: Ordered, **terms: Any) -> None:
    """As another release has stored it."""
    orders = at.table.orders
    orders.last = {key: structs.replace(row, terms=row.terms | terms) for key, row in orders.last.items()}


def no_orders_at_all(at: Ordered) -> None:
    orders = at.table.orders
    orders.module = orders.answers = orders.bids = None
    orders.any_kind = False


def answers_fail(at: Ordered) -> None:
    assert at.table.orders.answers is not None
    (kind,) = [kind for kind in at.table.orders.answers.kinds.values() if kind.id == "battle"]
    broken = OrderKind(kind.id, kind.asks, after(0, kind.answers), kind.until, kind.conditions, kind.patient)
    at.table.orders.answers.kinds = {"battle": broken}


def figures_fail(at: Ordered) -> None:
    until = {name: after(0, scope) for name, scope in at.table.orders.module.UNTIL.items()}
    at.table.orders.module = FailingPart(at.table.orders.module, UNTIL=until)


def rules_fail(at: Ordered) -> None:
    """The rules cannot carry out what was ordered."""
    usual, passing = moves.play, at.code("pass")

    async def play(table: Table, g: State, seat: int, codes: list[int], *more: Any) -> None:
        if more[1:]:  # by order
            assert codes == [passing]
            raise Broken
        await usual(table, g, seat, codes, *more)

    at.patch.setattr(moves, "play", play)  # type: ignore[attr-defined]


@pytest.mark.parametrize("restarted", [True, False])
@pytest.mark.parametrize(
    "upgrade",
    [
        no_such_kind, no_such_condition, no_such_until, no_such_answer, no_such_terms, no_orders_at_all,
        answers_fail, figures_fail, rules_fail,
    ],
)  # fmt: skip
def test_an_order_that_nobody_can_carry_out_ends_once_and_its_owner_is_told(
    upgrade: Upgrade, restarted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        at = Ordered()
        at.patch = monkeypatch  # type: ignore[attr-defined]
        seat = await at.begun()
        upgrade(at)
        if restarted:
            at.table.go_on()
        before, stored = len(at.table.history), len(at.rows)
        await at.act(at.first, "pass")
        await asyncio.sleep(A_WHILE)
        assert at.done(seat, before) == [], "its person decides"
        assert [(row.seat, row.status) for row in at.rows[stored:]] == [(seat, FAILED)], "once"
        assert [(each.number, each.ended) for each in at.known_by(seat)] == [(0, FAILED)]
        for other in {0, 1, 2, 3} - {seat}:
            assert not at.known_by(other), "nobody else is told"
        assert at.table.orders.answer(seat) is None
        assert at.table.driver.failures.get(seat, 0) <= 1
        await on_by_hand(at, seat)
        assert len(at.rows) == stored + 1, "and once only"
        await at.table.call(ordering.withdraw, at.screens[seat], CancelOrder("away", 0))
        assert not at.known_by(seat)
        await at.table.close()

    simulate(main)


async def on_by_hand(at: Ordered, seat: int) -> None:
    """The seat answers, and a few more after it."""
    for _ in range(6):
        g = in_play(at.table)
        actor = seat if seat in g.to_act else g.to_act[0]
        await at.table.call(moves.play, g, actor, [at.rng.choice(g.legal(actor))], f"hand {g.moves}")
        await asyncio.sleep(1)


def test_an_order_for_a_lot_ends_where_the_title_has_no_lots_any_more() -> None:
    async def main() -> None:
        at = Seated("princes")
        seat = await at.begin("ask-turn")
        orders = at.table.orders
        assert orders.bids is not None
        assert orders.bids.lots is not None
        (lot, *_) = orders.bids.coming(in_play(at.table), seat, orders.now(in_play(at.table)))
        await at.order(seat, BidUpTo(3, "ask", lot.lot))
        assert at.told(seat) == [(0, "")]
        orders.bids.lots = None
        at.table.go_on()
        await asyncio.sleep(1)
        assert at.told(seat) == [(0, FAILED)]
        await at.table.close()

    simulate(main)


def test_a_title_that_fails_over_an_order_that_is_given_refuses_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        at = Ordered()
        seat = await at.begun()
        answers_fail(at)
        screen = at.screens[seat]
        screen.admitted = True
        again = AnswerOrder("battle", at.code("pass"), ONCE)
        for message in (SetOrder("x", at.table.viewers[seat].version, again), TryOrder("y", again), p.AskOrders()):
            await at.table.call(hearing.handle, screen, message)
        refusals = [each for each in at.replies if isinstance(each, p.Refused)]
        assert [(each.id, each.key, each.detail) for each in refusals] == [
            ("x", "no-fault", ""), ("y", "no-fault", ""), ("", "no-fault", ""),
        ]  # fmt: skip
        assert screen.closing is None
        assert [row.status for row in at.rows] == [GIVEN], "nothing more is stored"
        await at.table.close()

    simulate(main)
