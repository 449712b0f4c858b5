"""What answers will do: worked out beside the table, so that nobody can tell by the time it takes how much there is to
choose."""

from __future__ import annotations

import asyncio
import json
from typing import Any, Awaitable, Callable, Sequence

import pytest
from simulated import Room, simulate
from test_foresight import seated

from signoria.server import beside, moves
from signoria.server import protocol as p
from signoria.server.denied import Denied
from signoria.server.foretelling import foretell
from signoria.server.prospects import Prospects
from signoria.server.table import Table

Ask = Callable[[Table, Any, p.Foretell], Awaitable[None]]


def text_of(message: p.Foretold) -> str:
    told = [one.action for one in message.outcomes]
    return json.dumps({"type": "foretold", "version": message.version, "told": told})


@pytest.fixture
def order(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What happened in which order: something was worked out, or somebody was heard."""
    found: list[str] = []

    def outcomes(_: Prospects, view: Any, actions: Sequence[int]) -> list[p.OutcomeInfo]:
        found.extend("worked out" for _ in actions)
        return [p.OutcomeInfo(action, []) for action in actions]

    monkeypatch.setattr(Prospects, "outcomes", outcomes)
    return found


async def at_one_go(table: Table, connection: Any, m: p.Foretell) -> None:
    """The fault that was there once."""
    viewer = table.viewers[connection.seat]
    outcomes = viewer.prospects.outcomes(viewer.seen(), m.actions)
    table.hall.send(connection, p.Foretold(viewer.version, outcomes))


@pytest.mark.parametrize("ask", [foretell, at_one_go])
def test_others_are_heard_while_it_is_worked_out(ask: Ask, order: list[str]) -> None:
    async def heard(_: Table) -> None:
        order.append("heard")

    async def scenario() -> None:
        table, (first, _) = seated(Room(lambda *_: 0.0), text_of)
        table.post(ask, first, p.Foretell(table.legal(0)))
        for _ in range(4):
            await table.call(heard)
        await asyncio.sleep(1)
        assert order.count("worked out") == len(table.legal(0)) > 4
        assert (order.index("heard") < 3) == (ask is foretell)
        assert [each["told"] for each in first.of("foretold")] == [table.legal(0)]
        await table.close()

    simulate(scenario)


def test_what_was_asked_is_answered_though_the_table_has_gone_on(order: list[str]) -> None:
    async def played(table: Table) -> None:
        assert table.g is not None
        await moves.play(table, table.g, 0, [table.legal(0)[0]], "1")

    async def scenario() -> None:
        table, (first, second) = seated(Room(lambda *_: 0.0), text_of)
        version, legal = table.viewers[0].version, table.legal(0)
        table.post(foretell, first, p.Foretell(legal))
        table.post(foretell, second, p.Foretell(legal))  # who is not asked
        await table.call(played)
        await asyncio.sleep(1)
        (told,) = first.of("foretold")
        assert told["version"] == version
        assert len(told["told"]) < len(legal)
        assert [each["told"] for each in second.of("foretold")] == [[]]
        await table.close()

    simulate(scenario)


def test_a_table_that_closes_ends_what_is_worked_out_beside_it(order: list[str]) -> None:
    async def scenario() -> None:
        table, (first, _) = seated(Room(lambda *_: 0.0), text_of)
        await table.call(foretell, first, p.Foretell(table.legal(0)))
        tasks = set(table.viewers[0].beside.tasks)
        await table.close()
        await asyncio.sleep(1)
        assert [task.cancelled() for task in tasks] == [True]
        assert table.viewers[0].beside.tasks == set()
        assert first.of("foretold") == []

    simulate(scenario)


def test_a_seat_that_asks_faster_than_it_can_be_told_is_refused(order: list[str]) -> None:
    async def scenario() -> None:
        table, (first, second) = seated(Room(lambda *_: 0.0), text_of)
        for _ in range(beside.MOST_AT_ONCE):
            table.post(foretell, first, p.Foretell(table.legal(0)))
        with pytest.raises(Denied, match="no-hurry"):
            await table.call(foretell, first, p.Foretell(table.legal(0)))
        await table.call(foretell, second, p.Foretell([]))
        await table.close()

    simulate(scenario)
