"""Why something cannot be chosen: worked out beside the table, so that nobody can tell by the time it takes what
somebody else has asked, and from the position in which it was asked."""

from __future__ import annotations

import asyncio
import json
from typing import Any, Awaitable, Callable, Optional

import pytest
from simulated import Room, simulate
from test_foresight import Reader, seated

from signoria.kernel import Message, Refusal, State
from signoria.server import beside, moves
from signoria.server import protocol as p
from signoria.server.denied import Denied
from signoria.server.reasons import Question, reasons
from signoria.server.table import Table
from signoria.server.why import why

Ask = Callable[[Table, Any, p.Why], Awaitable[None]]
ABOUT_BIDS = p.Why(verb="play")  # while bids are asked: all cards are tried


def text_of(message: p.Reasons) -> str:
    told = [[one.verb, one.key] for one in message.reasons]
    return json.dumps({"type": "reasons", "version": message.version, "told": told})


@pytest.fixture
def order(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What happened in which order: an action was tried, or somebody was heard. All are refused for a reason."""
    found: list[str] = []

    def reason(self: State, seat: int, action: int) -> Refusal:
        found.append("tried")
        why_not: Message = ("no-suit", (0,))
        return Refusal(*why_not, "3.2")

    monkeypatch.setattr(State, "reason", reason)
    return found


async def at_one_go(table: Table, connection: Any, m: p.Why) -> None:
    """The fault that was there once."""
    g: Optional[State] = table.g
    assert g is not None
    told = reasons(g, connection.seat, Question(None, m.verb))
    found = [p.ReasonInfo(verb, no.key, list(no.values), no.rule) for verb, no in told]
    table.hall.send(connection, p.Reasons(table.viewers[connection.seat].version, "", 0, m.verb, found))


@pytest.mark.parametrize("ask", [why, at_one_go])
def test_others_are_heard_while_it_is_worked_out(ask: Ask, order: list[str]) -> None:
    async def heard(_: Table) -> None:
        order.append("heard")

    async def scenario() -> None:
        table, (first, _) = seated(Room(lambda *_: 0.0), text_of)
        table.post(ask, first, ABOUT_BIDS)
        for _ in range(4):
            await table.call(heard)
        await asyncio.sleep(1)
        assert order.count("tried") > 20
        assert (order.index("heard") < 3) == (ask is why)
        assert [each["told"] for each in first.of("reasons")] == [[["play", "no-suit"]]]
        await table.close()

    simulate(scenario)


def test_it_is_answered_though_the_table_has_gone_on(order: list[str]) -> None:
    async def played(table: Table) -> None:
        assert table.g is not None
        await moves.play(table, table.g, 0, [table.legal(0)[0]], "1")

    async def scenario() -> None:
        table, (first, second) = seated(Room(lambda *_: 0.0), text_of)
        version = table.viewers[0].version
        table.post(why, first, ABOUT_BIDS)
        table.post(why, second, ABOUT_BIDS)  # who is not asked
        await table.call(played)
        await asyncio.sleep(1)
        assert [(each["version"], each["told"]) for each in first.of("reasons")] == [(version, [])]
        assert [each["told"] for each in second.of("reasons")] == [[]]
        await table.close()

    simulate(scenario)


def test_a_move_that_is_not_stored_yet_is_not_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is being stored when it is worked out nobody may know."""
    positions: list[int] = []

    def reason(self: State, seat: int, action: int) -> Refusal:
        positions.append(self.moves)
        return Refusal("no-suit", (0,))

    monkeypatch.setattr(State, "reason", reason)

    async def scenario() -> None:
        table, (first, _) = seated(Room(lambda *_: 0.0), text_of)
        g = table.g
        assert g is not None
        await table.call(why, first, ABOUT_BIDS)
        before = g.moves
        g.act(0, table.legal(0)[0])  # and its write does not end
        await asyncio.sleep(1)
        assert set(positions) == {before}
        assert g.moves == before + 1
        await table.close()

    simulate(scenario)


def test_a_seat_that_asks_faster_than_it_can_be_told_is_refused(order: list[str]) -> None:
    async def scenario() -> None:
        table, (first, second) = seated(Room(lambda *_: 0.0), text_of)
        for _ in range(beside.MOST_AT_ONCE):
            table.post(why, first, ABOUT_BIDS)
        with pytest.raises(Denied, match="no-hurry"):
            await table.call(why, first, ABOUT_BIDS)
        await table.call(why, second, ABOUT_BIDS)
        await table.close()

    simulate(scenario)


def test_foresight_too_looks_at_the_position_that_was_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    from signoria.server import foresight

    positions: list[int] = []

    def imagined(g: State, seat: int) -> list[State]:
        positions.append(g.moves)
        return []

    monkeypatch.setattr(foresight, "imagined", imagined)

    async def scenario() -> None:
        table, (first, _) = seated(Room(lambda *_: 0.0), lambda message: json.dumps({"type": "foresight"}))
        g = table.g
        assert g is not None
        await table.call(foresight.foresee, first, p.Foresee(table.legal(0)))
        before = g.moves
        g.act(0, table.legal(0)[0])
        await asyncio.sleep(1)
        assert set(positions) == {before}
        assert isinstance(first, Reader)
        assert len(first.of("foresight")) == 1
        await table.close()

    simulate(scenario)
