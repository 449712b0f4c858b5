"""The ways through the house are as docs/architecture.md tells them."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any, AsyncIterator, Callable

import pytest

from signoria.client import Client, Seat
from signoria.envs.pettingzoo import env
from signoria.server.main import free_port, server
from signoria.server.settings import Settings
from signoria.server.table import Table
from signoria.server.thinker import Thinker, ThinkJob, Thought
from signoria.server.thinkers import Worker
from tests.docs.ways import Step, definition, traced, ways, written

WAYS = ways()


def test_the_page_tells_them_all() -> None:
    assert [*WAYS] == ["a click", "a bot's move", "an undo", "a replay", "an environment's step"]


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_every_step_exists(way: list[Step]) -> None:
    for step in way:
        assert definition(step) if step.in_python else written(step)


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_in_the_client_each_step_calls_the_next(way: list[Step]) -> None:
    for step, following in pairwise(way):
        if not step.in_python and not following.in_python:
            name = following.name.split(".")[-1]
            assert f"{name}(" in written(step) or following.file.endswith(".svelte"), f"{step.name} calls no {name}"


def test_a_step_that_is_not_there_would_be_noticed() -> None:
    for step in (Step("server/moves.py", "Table.act"), Step("lib/live.svelte.ts", "LiveTable.#given")):
        with pytest.raises(AssertionError):
            assert definition(step) if step.in_python else written(step)
    with traced() as trace:
        Thinker()
    with pytest.raises(AssertionError, match="was not entered in its turn"):
        trace.follows([Step("server/thinker.py", "Thinker"), Step("server/thinker.py", "Thinker.think")])


def test_an_environment_goes_its_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("signoria.envs.layout.plate", lambda layout, rows: None)  # what is done in C is not seen
    table = env("condottiere", seats=4)
    table.reset(seed=1)
    legal = table.observe(table.agent_selection)["action_mask"].nonzero()[0]
    with traced() as trace:
        table.step(int(legal[0]))
        table.last()
    trace.follows(WAYS["an environment's step"])


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[tuple[Any, str]]:
    """A server in this event loop: its hall and its address."""
    port = free_port()
    settings = Settings(database_url=f"sqlite:///{folder}/house.db", log_level="critical", bot_seconds=0.0)
    running = server(settings, "127.0.0.1", port)
    running.config.timeout_graceful_shutdown = 1
    task = asyncio.create_task(running.serve())
    while not running.started:
        await asyncio.sleep(0.01)
    app: Any = running.config.app
    try:
        yield app.state["hall"], f"http://127.0.0.1:{port}"
    finally:
        running.should_exit = True
        await task


async def until(condition: Callable[[], Any]) -> None:
    while not condition():
        await asyncio.sleep(0.005)


def legal(seat: Seat) -> int:
    return int(seat.situation["legal"][0])


async def click(seat: Seat) -> None:
    with traced() as trace:
        await seat.act(legal(seat))
    trace.follows(WAYS["a click"])


async def undo(seat: Seat, table: Table) -> None:
    assert seat.situation["can_undo"]
    with traced() as trace:
        await seat.ask({"type": "undo"})
    assert table.history == []
    trace.follows(WAYS["an undo"])


async def bots_move(seat: Seat, table: Table) -> None:
    with traced() as trace:
        while table.history[-1:] == [] or table.history[-1][0] == seat.seat:
            if seat.situation["legal"]:
                await seat.act(legal(seat))
            await asyncio.sleep(0.005)
    trace.follows(WAYS["a bot's move"])


async def replay(person: Client, table: Table) -> None:
    with traced() as trace:
        moments = await person.request("GET", f"/api/tables/{table.row.id}/replay/10/6?seat=0")
    assert len(moments) == 6
    trace.follows(WAYS["a replay"])


async def do_nothing(worker: Worker) -> None:
    """The process is not needed."""


def test_a_table_goes_its_ways(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    thinker = Thinker()

    async def think_here(worker: Worker, job: ThinkJob) -> Thought:
        """As the process of the worker does."""
        return thinker.think(job)

    monkeypatch.setattr(Worker, "_exchange", think_here)
    monkeypatch.setattr(Worker, "_start", do_nothing)

    async def scenario() -> None:
        async with house(tmp_path) as (hall, address), Client(address, "Lucrezia") as person:
            fill = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
            made = await person.create("condottiere", seats=2, fill=fill, pace=0, options={"first_holder": 0})
            await person.start(made["id"])
            table = await hall.table(made["id"])
            # threads that began before are not traced
            asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor())
            async with person.sit(made["id"]) as seat:
                await click(seat)
                await undo(seat, table)
                await bots_move(seat, table)
                await seat.ask({"type": "hand_over", "level": "random"})
                await until(lambda: table.row.status == "over")
            asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor())
            await replay(person, table)

    asyncio.run(asyncio.wait_for(scenario(), 60))
