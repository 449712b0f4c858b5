"""Which answers could not be taken back: judged once, beside the table, and told to whoever has asked once."""

from __future__ import annotations

import asyncio
import json
from typing import Any, Callable

import pytest
from simulated import Room, Screen, simulate
from tricks.rules import GAME

from signoria.kernel import State
from signoria.server import beside, foresight, moves
from signoria.server import protocol as p
from signoria.server.denied import Denied
from signoria.server.foresight import MOST_TOLD, WORLDS, Foresight, foresee, sample_of
from signoria.server.table import Table


@pytest.fixture
def imagined(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seats that imagined their worlds."""
    seats: list[int] = []
    usual = foresight.imagined

    def counted(g: State, seat: int) -> list[State]:
        seats.append(seat)
        return usual(g, seat)

    monkeypatch.setattr(foresight, "imagined", counted)
    return seats


def test_answers_are_judged_once_while_the_seat_sees_no_difference(imagined: list[int]) -> None:
    g, told = GAME.start(2, seed=b"s" * 16), Foresight()
    legal = g.legal(0)
    told.turn_to(7)
    assert [told.judge(g, 0, action) for action in (*legal[:3], *legal[:3])] == [True] * 6
    assert imagined == [0]
    assert len(told.worlds) == WORLDS
    told.turn_to(7)
    assert list(told.judged) == legal[:3]
    told.turn_to(8)
    assert told.judge(g, 0, legal[0])
    assert imagined == [0, 0]
    assert list(told.judged) == legal[:1]


def test_of_very_many_answers_some_evenly_spread_are_judged() -> None:
    assert sample_of([5, 6]) == [5, 6]
    many = sample_of(range(MOST_TOLD * 3))
    assert len(many) == MOST_TOLD
    assert many[:3] == [0, 3, 6]


# -- at a table


class Reader(Screen):
    """Whoever reads what comes, by its type."""

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [message for text in self.texts if (message := json.loads(text))["type"] == kind]


def seated(room: Room, text_of: Callable[[Any], str]) -> tuple[Table, list[Reader]]:
    room.send = lambda connection, message: connection.push(text_of(message).encode())  # type: ignore[method-assign]
    table = room.table(["a", "b"], options={"tricks": 2})
    readers = [Reader(name) for name in "ab"]
    for seat, reader in enumerate(readers):
        reader.admitted = True
        table.connections.append(reader)
        table.attach(reader, seat)
        table.welcome(reader)
    return table, readers


def foresight_text(message: p.Foresight) -> str:
    return json.dumps({"type": "foresight", "version": message.version, "final": message.final})


async def asked(table: Table) -> None:
    """The seat that is asked answers with its first choice."""
    assert table.g is not None
    seat = table.g.first_to_act()
    await table.call(_play, seat, table.legal(seat)[0])
    await asyncio.sleep(1)


async def _play(table: Table, seat: int, action: int) -> None:
    assert table.g is not None
    await moves.play(table, table.g, seat, [action], f"{seat} {table.written}")


def test_whoever_has_asked_once_is_told_with_every_question_and_nobody_else_is() -> None:
    async def scenario() -> None:
        table, (first, second) = seated(Room(lambda *_: 0.0), foresight_text)
        await table.call(foresee, second, p.Foresee([]))
        await asyncio.sleep(1)
        assert [each["final"] for each in second.of("foresight")] == [[]]
        await asked(table)  # a bids: b is asked
        (_, told) = second.of("foresight")
        assert told["version"] == table.viewers[1].version
        assert told["final"] == table.legal(1)  # the last bid cannot be taken back
        assert first.of("foresight") == []
        await table.close()

    simulate(scenario)


def test_others_are_heard_while_it_is_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    """Done at one go it would tell others, by how long they wait, how much there is to choose."""

    async def scenario() -> None:
        table, (first, _) = seated(Room(lambda *_: 0.0), foresight_text)
        order: list[str] = []
        usual = Foresight.judge

        def judged(self: Foresight, g: State, seat: int, action: int) -> bool:
            order.append("judged")
            return usual(self, g, seat, action)

        async def heard(_: Table) -> None:
            order.append("heard")

        monkeypatch.setattr(Foresight, "judge", judged)
        await table.call(foresee, first, p.Foresee(table.legal(0)))
        for _ in range(4):
            await table.call(heard)
        await asyncio.sleep(1)
        assert order.index("heard") < 3
        assert order.count("judged") == len(table.legal(0)) > 4
        await table.close()

    simulate(scenario)


def test_what_was_asked_is_answered_though_the_table_has_gone_on() -> None:
    async def scenario() -> None:
        table, (first, _) = seated(Room(lambda *_: 0.0), foresight_text)
        version = table.viewers[0].version
        table.post(foresee, first, p.Foresee(table.legal(0)))
        await asked(table)
        assert [each["version"] for each in first.of("foresight")] == [version]
        await table.close()

    simulate(scenario)


def test_a_seat_that_asks_faster_than_it_can_be_told_is_refused() -> None:
    async def scenario() -> None:
        table, (first, _) = seated(Room(lambda *_: 0.0), foresight_text)
        legal = table.legal(0)
        for _ in range(beside.MOST_AT_ONCE):
            table.post(foresee, first, p.Foresee(legal))
        with pytest.raises(Denied, match="no-hurry"):
            await table.call(foresee, first, p.Foresee(legal))
        await table.close()

    simulate(scenario)
