"""What a viewer was shown is kept and changed in place: it must always be what somebody who looks for the first time
would see, and nothing in it may be another viewer's, or the game's own to change later."""

from __future__ import annotations

import asyncio
import random
from functools import partial
from typing import Any, AsyncIterator, Awaitable, Callable

import msgspec
import pytest
from house import in_play
from msgspec import structs
from simulated import Room, Screen, simulate

from signoria.kernel import taking_back
from signoria.server import moves
from signoria.server.position import position_of
from signoria.server.protocol import NOBODY
from signoria.server.table import Table
from signoria.server.viewer import Viewer
from signoria.titles import own

MOVES = 60
TITLES = [*own(), "tricks"]

Step = Callable[[], Awaitable[None]]  # what happens next


@pytest.fixture(autouse=True)
def no_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Simulated time would run away while one works."""

    async def at_once(work: Any, *arguments: Any) -> Any:
        return work(*arguments)

    monkeypatch.setattr(asyncio, "to_thread", at_once)


def kept(viewer: Viewer) -> Any:
    return msgspec.json.decode(msgspec.json.encode(structs.replace(viewer.shown, version=0)))


def at_first_sight(table: Table, seat: int) -> Any:
    """From a copy, by somebody who has seen nothing before."""
    g, viewer = in_play(table).copy(), Viewer(seat, table.title)
    position = position_of(g)
    legal = position.legal(seat)
    viewer.look(position, legal, table.orders.shown(seat), table.forced(legal), False)
    return kept(viewer)


def lists_of(viewer: Viewer) -> list[Any]:
    found = [getattr(viewer.shown, name) for name in viewer.shown.__struct_fields__]
    return [each for each in found if isinstance(each, (list, dict))]


async def something_happens(table: Table, rng: random.Random, number: int) -> None:
    """An answer, an aside, or a step back, at once or as far as all agree."""
    g = in_play(table)
    seats = [seat for seat in range(g.seats) if g.asides(seat)]
    back = [seat for seat in range(g.seats) if position_of(g).takers >> seat & 1]
    if back and rng.random() < 0.15:
        seat = rng.choice(back)
        await table.call(moves._go_back, seat, *taking_back.standing(g, seat), f"back {number}")
    elif seats and rng.random() < 0.25:
        seat = rng.choice(seats)
        await table.call(moves.play, g, seat, [rng.choice(g.asides(seat))], f"aside {number}")
    else:
        seat = rng.choice(g.to_act)
        await table.call(moves.play, g, seat, [rng.choice(g.legal(seat))], f"answer {number}")


async def steps(title: str, seed: int, moves: int, watched: bool = False) -> AsyncIterator[tuple[Table, Step]]:
    """A table, and what happens there next, until its game is over."""
    table, rng = Room(lambda *_: 0.0).table(["a", "b", "c"], title=title, pace=0), random.Random(seed)
    for seat in (*range(3), NOBODY) if watched else ():
        screen = Screen(f"{seat}")
        table.attach(screen, seat)
        table.welcome(screen)
    for number in range(moves):
        if not in_play(table).to_act:
            break
        yield table, partial(something_happens, table, rng, number)
    await table.close()


@pytest.mark.parametrize("title", TITLES)
def test_what_is_kept_of_each_viewer_is_what_a_first_look_shows(title: str) -> None:
    async def scenario() -> None:
        async for table, step in steps(title, 7, MOVES, watched=True):
            before = {viewer.seat: (viewer.version, kept(viewer)) for viewer in table.viewers}
            await step()
            for viewer in table.viewers:
                assert kept(viewer) == at_first_sight(table, viewer.seat), (in_play(table).moves, viewer.seat)
                version, shown = before[viewer.seat]
                assert viewer.version > version or kept(viewer) == shown, "no change without a version"

    simulate(scenario)


@pytest.mark.parametrize("title", TITLES)
def test_no_viewer_holds_what_is_anothers(title: str) -> None:
    async def scenario() -> None:
        async for table, step in steps(title, 8, MOVES // 2):
            await step()
            held: dict[int, int] = {}
            for viewer in table.viewers:
                table.look(viewer)
                for each in lists_of(viewer):
                    assert held.setdefault(id(each), viewer.seat) == viewer.seat

    simulate(scenario)


@pytest.mark.parametrize("title", TITLES)
def test_what_the_rules_hand_out_is_not_theirs_to_change(title: str) -> None:
    """Answers and asides are kept as they were given; rules that changed them in place would change what was shown."""

    async def scenario() -> None:
        async for table, step in steps(title, 9, MOVES):
            g = in_play(table)
            given = [each for seat in range(3) for each in (g.legal(seat), g.asides(seat), g.prompt(seat))]
            before = repr(given)
            await step()
            assert repr(given) == before

    simulate(scenario)
