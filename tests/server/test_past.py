"""A line of the log leads to the board as its reader saw it then."""

from __future__ import annotations

import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Optional

import pytest
from house import House, in_play, open_house, run, seated, turns
from test_table import scenario

import signoria
from signoria.client import Client, Refused, Seat
from signoria.kernel import State
from signoria.server import trails
from signoria.server.table import Table
from signoria.server.trails import Trail
from signoria.testing import laws


async def past(person: Client, seat: int, table: Table, event: int, epoch: Optional[int] = None) -> Any:
    wanted = table.viewers[seat].epoch if epoch is None else epoch
    answer = await person.request("GET", f"/api/tables/{table.row.id}/past/{event}?epoch={wanted}")
    assert answer["event"] == event
    return answer["view"]


async def some_moves(seats: list[Seat], table: Table, count: int, rng: random.Random) -> None:
    await turns(seats, lambda seat: rng.choice(seat.situation["legal"]), lambda: len(table.history) >= count)


def seen_when_told(g: State, seat: int) -> list[Any]:
    """For each event of a viewer its view right after the action that told it, by the kernel alone."""
    views: list[Any] = []
    for now in g.record().moments():
        told = len(now.events(seat if seat >= 0 else None))
        views += [now.view(seat if seat >= 0 else None)] * (told - len(views))
    return views


def test_every_line_shows_the_board_of_its_moment_to_each_reader(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with open_house(tmp_path) as house, AsyncExitStack() as stack:
            people, [stranger] = await house.guests(3), await house.guests(1)
            table = await house.table(people, "condottiere", seats=3)
            seats = await seated(stack, people, table)
            await some_moves(seats, table, 60, random.Random(4))
            for viewer in table.viewers:
                viewer.glances.burst = viewer.glances.tokens = 10_000
            for person, seat in [*zip(people, range(3)), (stranger, -1)]:
                expected = seen_when_told(in_play(table), seat)
                for event in [0, 1, *range(2, len(expected), 5), len(expected) - 1]:
                    assert await past(person, seat, table, event) == expected[event], (seat, event)
                with pytest.raises(Refused, match="nothing was told"):
                    await past(person, seat, table, len(expected))

    run(scenario)


def test_what_was_taken_back_is_nowhere(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with open_house(tmp_path) as house, AsyncExitStack() as stack:
            people = await house.guests(3)
            actor = None
            while actor is None:
                table = await house.table(people, "condottiere", seats=3)
                seats = await seated(stack, people, table)
                actor = await undoable(seats, table)
            old = table.viewers[actor].epoch
            told = len(in_play(table).events(actor))
            await seats[actor].ask({"type": "undo"})
            assert len(in_play(table).events(actor)) < told
            with pytest.raises(Refused, match="taken back"):
                await past(people[actor], actor, table, 0, old)
            with pytest.raises(Refused, match="nothing was told"):
                await past(people[actor], actor, table, told - 1)
            expected = seen_when_told(in_play(table), actor)
            assert await past(people[actor], actor, table, len(expected) - 1) == expected[-1]

    run(scenario)


async def undoable(seats: list[Seat], table: Table) -> Optional[int]:
    """Play some moves, then on until somebody could take back a move that was told; a game may end before."""
    rng = random.Random(2)
    await some_moves(seats, table, 12, rng)
    while not in_play(table).over:
        g = in_play(table)
        actor = g.first_to_act()
        told = g.events(actor)
        await seats[actor].act(rng.choice(g.legal(actor)))
        now = in_play(table)
        if not now.undo_refusal(actor) and len(now.events(actor)) > len(told):
            return actor
    return None


def test_a_private_table_is_shown_to_nobody_else_and_nobody_may_hurry(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with open_house(tmp_path) as house:
            people, [stranger] = await house.guests(3), await house.guests(1)
            table = await house.table(people, "condottiere", seats=3, spectators=False)
            with pytest.raises(Refused, match="no-guests"):
                await past(stranger, -1, table, 0)
            table.viewers[0].glances.tokens, table.viewers[0].glances.rate = 1.0, 0.0
            await past(people[0], 0, table, 0)
            with pytest.raises(Refused, match="too many"):
                await past(people[0], 0, table, 0)
            await past(people[1], 1, table, 0)

    run(scenario)


def test_a_trail_follows_a_game_that_grows_and_is_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trails, "STRIDE", 4)
    g = laws_game(random.Random(3), 40)
    record = g.record()
    short, other = g.record(), laws_game(random.Random(5), 40).record()
    short.actions = record.actions[:17]
    other.seed, other.actions = record.seed, record.actions[:9]
    trail = Trail(short)
    for course in (short, record, other, record):
        for number in (0, 3, 4, 9, len(course.actions)):
            assert trail.view(course, number, 1) == course.replay(number).view(1)


def laws_game(rng: random.Random, moves: int) -> State:
    g = signoria.game("condottiere").start(3, rng.randrange(1 << 30))
    while g.moves < moves and not g.over:
        seat = g.first_to_act()
        g.act(seat, laws.any_of_any_kind(g, g.legal(seat), rng))
    return g


def test_a_glimpse_is_ones_own_view_and_stirs_nobody(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(3)
        table = await house.table(people[:2])
        screen = await house.raw(table.row.id, people[0])
        own = (await screen.next("welcome"))["state"]["view"]
        await screen.quiet()
        path = f"/api/tables/{table.row.id}/glimpse"
        assert (await people[0].request("GET", path))["view"] == own
        assert (await people[1].request("GET", path))["seat"] == 1
        assert await screen.quiet() == []
        for person in (people[2], Client(house.address, "")):
            with pytest.raises(Refused):
                await person.request("GET", path)
        await screen.close()
