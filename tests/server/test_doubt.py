"""Commits in doubt: carried out, but the answer is lost. Nobody is told that nothing was stored when it was."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, AsyncIterator, Callable
from urllib.parse import urlsplit

import pytest
import sqlalchemy as sa
from house import House, in_play, open_house, run, seated, until, until_asked
from postgres import Cluster
from test_table import scenario

from signoria.client import Client, Refused, Seat
from signoria.server import rows, store
from signoria.server.table import Table
from signoria.testing.laws import fingerprint

Break = Callable[[int], None]


class LossyLine:
    """Between server and PostgreSQL: hands a COMMIT on, waits until it is carried out, and hangs up without a word."""

    def __init__(self, url: str) -> None:
        self.parts = urlsplit(url)
        self.losses = 0
        self.closed = False
        self.tasks: set[asyncio.Task[None]] = set()
        self.writers: list[asyncio.StreamWriter] = []

    async def open(self) -> str:
        self.server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        port = self.server.sockets[0].getsockname()[1]
        return self.parts._replace(netloc=f"postgres@127.0.0.1:{port}").geturl()

    def lose(self, commits: int) -> None:
        self.losses = commits

    def cut_off(self) -> None:
        """Every line is dead, and there are no new ones."""
        self.closed = True
        for writer in self.writers:
            writer.transport.abort()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.closed:
            writer.close()
            return
        self.writers.append(writer)
        up, out = await asyncio.open_connection(self.parts.hostname, self.parts.port)
        cut = asyncio.Event()
        back = asyncio.create_task(self._back(up, writer, cut))
        self.tasks.add(back)
        back.add_done_callback(self.tasks.discard)
        while data := await reader.read(65536):
            if b"COMMIT" in data and self.losses > 0:
                self.losses -= 1
                cut.set()
            out.write(data)
        out.close()

    async def _back(self, up: asyncio.StreamReader, writer: asyncio.StreamWriter, cut: asyncio.Event) -> None:
        while data := await up.read(65536):
            if cut.is_set():
                break
            writer.write(data)
        writer.transport.abort()


@asynccontextmanager
async def lossy_postgres(folder: Path, cluster: Cluster) -> AsyncIterator[tuple[House, Break]]:
    line = LossyLine(cluster.new_database())
    async with open_house(folder, database_url=await line.open()) as house:
        yield house, line.lose
    line.server.close()


@asynccontextmanager
async def lossy_sqlite(folder: Path, _: Any) -> AsyncIterator[tuple[House, Break]]:
    async with open_house(folder) as house:
        pen = house.hall.store.pen
        assert pen is not None
        write, losses = pen._write, [0]

        def write_and_fail(writes: Any) -> None:
            write(writes)
            if losses[0] > 0:
                losses[0] -= 1
                raise OSError("the answer is lost")

        pen._write = write_and_fail  # type: ignore[method-assign]
        yield house, lambda commits: losses.__setitem__(0, commits)


@pytest.fixture(params=["sqlite", "postgresql"])
def lossy(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Any], None]:
    make: Any = lossy_sqlite if request.param == "sqlite" else lossy_postgres
    cluster = request.getfixturevalue("postgres") if request.param == "postgresql" else None

    def start(play: Any) -> None:
        async def main() -> None:
            async with make(tmp_path, cluster) as (house, lose):
                await play(house, lose)

        run(main)

    return start


async def stored(house: House, table: Table) -> list[rows.ActionRow]:
    c = rows.actions.c
    query = sa.select(rows.actions).where(c.table_id == table.row.id).order_by(c.number)
    return await house.hall.store.all(rows.ActionRow, query)


def test_what_is_stored_is_acknowledged_whatever_it_is(lossy: Callable[[Any], None]) -> None:
    @lossy
    async def _(house: House, lose: Break) -> None:
        lose(1)
        host, guest = await house.guests(2)
        assert host.me["name"] == "Guest 0"
        lose(1)
        made = await host.create("tricks", seats=2, fill=[{"kind": "me"}], pace=0, auto_pass=False)
        lose(1)
        assert (await guest.join(made["invite"]))["my_seat"] == 1
        lose(1)
        assert (await host.start(made["id"]))["status"] == "running"
        table = await house.hall.table(made["id"])
        async with AsyncExitStack() as stack:
            seats = await seated(stack, [host, guest], table)
            await play_with_losses(seats, lose)
        kept = await stored(house, table)
        assert [row.number for row in kept] == list(range(len(kept)))
        assert [(row.seat, row.keep) for row in kept] == [(0, None), (0, 0), (0, None), (0, None), (1, None)]
        assert len({row.client_id for row in kept}) == 4


async def play_with_losses(seats: list[Seat], lose: Break) -> None:
    lose(1)
    await seats[0].act("wave 1")
    lose(1)
    await seats[0].ask({"type": "undo"})
    lose(1)
    await seats[0].act("wave 1", "bid 2")
    lose(2)
    await seats[0].say("Well played")
    await until(lambda: [line["text"] for line in seats[1].chat] == ["Well played"])
    for wish in ("pause", "resume", "hand_over", "reclaim"):
        lose(1)
        await seats[1].ask({"type": wish})
    lose(1)
    await until_asked(seats[1])
    await seats[1].act("bid 3")


def test_the_last_move_of_a_game_in_doubt_ends_it(lossy: Callable[[Any], None]) -> None:
    @lossy
    async def _(house: House, lose: Break) -> None:
        people = await house.guests(2)
        table = await house.table(people, options={"tricks": 1}, auto_pass=False)
        async with AsyncExitStack() as stack:
            seats = await seated(stack, people, table)
            while table.row.status == "running":
                for seat in seats:
                    if table.row.status == "running" and seat.seat in in_play(table).to_act:
                        await until_asked(seat)
                        lose(1)
                        await seat.act(seat.situation["legal"][0])
            assert in_play(table).over
        replay = await people[0].request("GET", f"/api/tables/{table.row.id}/replay")
        assert len(replay["steps"]) == len(await stored(house, table))


def test_a_promise_in_doubt_is_made_once(lossy: Callable[[Any], None]) -> None:
    @lossy
    async def _(house: House, lose: Break) -> None:
        people = await house.guests(2)
        table = await house.table(people)
        async with AsyncExitStack() as stack:
            seats = await seated(stack, people, table)
            lose(1)
            await seats[0].ask({"type": "pact_propose", "to": 1, "template": "no_wave", "args": [1], "until": "end"})
            lose(1)
            await seats[1].ask({"type": "pact_accept", "number": 0})
        kept = await house.hall.store.all(rows.PactRow, sa.select(rows.pacts))
        assert [(row.number, row.status) for row in kept] == [(0, "accepted")]


def test_tables_that_share_a_commit_in_doubt_are_all_told(lossy: Callable[[Any], None]) -> None:
    @lossy
    async def _(house: House, lose: Break) -> None:
        people = await house.guests(2)
        tables = [await house.table(people) for _ in range(4)]
        async with AsyncExitStack() as stack:
            seats = [await stack.enter_async_context(people[0].sit(table.row.id)) for table in tables]
            lose(2)
            await asyncio.gather(*(seat.act("bid 3") for seat in seats))
        for table in tables:
            assert len(await stored(house, table)) == 1


class Outage:
    """A database that is gone: nothing can be written or read, and perhaps the last write was stored."""

    def __init__(self, house: House, patch: pytest.MonkeyPatch) -> None:
        self.store = house.hall.store
        self.gone, self.losing = False, False
        write, read = self.store._transaction, self.store._read

        async def transaction(jobs: Any) -> Any:
            if self.gone:
                raise OSError("gone")
            moved = await write(jobs)
            if self.losing:
                self.gone = True
                raise OSError("the answer is lost")
            return moved

        async def reading(query: Any) -> Any:
            if self.gone:
                raise store.StorageError("gone")
            return await read(query)

        patch.setattr(self.store, "_transaction", transaction)
        patch.setattr(self.store, "_read", reading)
        patch.setattr(store, "PATIENCE", 0.0)

    def end(self) -> None:
        self.gone = self.losing = False


@pytest.mark.parametrize("was_stored", [True, False])
def test_after_a_long_silence_the_table_reads_what_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, was_stored: bool
) -> None:
    """Nobody is answered meanwhile; the same message, sent again by the client, then counts once."""

    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people, auto_pass=False)
        async with AsyncExitStack() as stack:
            seats = await seated(stack, people, table)
            outage = Outage(house, monkeypatch)
            outage.losing, outage.gone = was_stored, not was_stored
            answer = asyncio.create_task(seats[0].act("bid 3"))
            await until(lambda: table.doubtful)
            with pytest.raises(Refused) as refused:
                await people[1].request("POST", f"/api/tables/{table.row.id}/leave")
            assert refused.value.key == "no-storage"
            assert not answer.done()
            outage.end()
            await answer
            await until_asked(seats[1])
            await seats[1].act("bid 2")
            assert [row.action for row in await stored(house, table)] == [action for _, action in table.history]
            assert len(table.history) == 2


def test_a_start_that_was_stored_in_silence_is_seen_by_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        host, guest = await house.guests(2)
        made = await host.create("tricks", seats=2, fill=[{"kind": "me"}], auto_pass=False)
        await guest.join(made["invite"])
        table = await house.hall.table(made["id"])
        async with AsyncExitStack() as stack:
            seats = await seated(stack, [host, guest], table)
            outage = Outage(house, monkeypatch)
            outage.losing = True
            with pytest.raises(Refused):
                await host.start(made["id"])
            outage.end()
            await until(lambda: all(seat.table["status"] == "running" for seat in seats))
            await until_asked(seats[0])
            await seats[0].act("bid 3")


def test_a_bot_moves_on_after_an_outage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (guest,) = await house.guests(1)
        made = await guest.play_now("tricks", level="random", seats=2, seat=0, pace=0)
        table = await house.hall.table(made["id"])
        await until(lambda: not table.driver.busy())
        async with guest.sit(made["id"]) as seat:
            outage = Outage(house, monkeypatch)
            writes = house.hall.store._transaction
            await until_asked(seat)
            count = [0]

            async def lose_the_second(jobs: Any) -> Any:
                count[0] += 1
                outage.losing = count[0] == 2
                return await writes(jobs)

            monkeypatch.setattr(house.hall.store, "_transaction", lose_the_second)
            await seat.act(seat.situation["legal"][0])
            await until(lambda: table.doubtful)
            outage.end()
            await until_asked(seat)
            await seat.act(seat.situation["legal"][0])
        assert sum(row.seat == 0 for row in await stored(house, table)) == 2


def test_a_write_that_is_refused_for_good_leaves_the_table_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people)
        async with people[0].sit(table.row.id) as seat:
            before = fingerprint(in_play(table))

            async def full(_: Any) -> None:
                raise OSError("no space left on device")

            with monkeypatch.context() as patch:
                patch.setattr(house.hall.store, "_transaction", full)
                with pytest.raises(Refused) as refused:
                    await seat.act("bid 3")
            assert refused.value.key == "no-storage"
            assert fingerprint(in_play(table)) == before
            await seat.act("bid 3")


def test_a_name_in_doubt_belongs_to_one_guest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (guest,) = await house.guests(1)
        outage = Outage(house, monkeypatch)
        outage.losing = True
        with pytest.raises(Refused):
            await guest.request("PUT", "/api/me", {"name": "Another"})
        outage.end()
        again = Client(house.address, "", cookie=guest.cookie)
        assert await again.request("GET", "/api/me") == {**guest.me, "name": "Another"}


def test_an_outage_of_postgresql_is_a_problem_and_passes(
    tmp_path: Path, postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "PATIENCE", 0.0)
    line = LossyLine(postgres.new_database())

    async def main() -> None:
        async with open_house(tmp_path, database_url=await line.open()) as house:
            people = await house.guests(2)
            table = await house.table(people, auto_pass=False)
            async with people[0].sit(table.row.id) as seat:
                line.cut_off()
                house.people.known.clear()
                for path in ("/api/me", "/api/tables?scope=mine", "/health", "/api/ratings/tricks"):
                    with pytest.raises(Refused) as refused:
                        await people[0].request("GET", path)
                    assert refused.value.key == "no-storage", path
                answer = asyncio.create_task(seat.act("bid 3"))
                (sent_away,) = table.connections
                await until(lambda: sent_away.closing)  # before, the table may find out that nothing was stored
                assert table.doubtful
                line.closed = False
                await answer
                await until(lambda: sent_away not in table.connections)  # though the table could not listen then
                assert len(table.viewers[0].connections) == 1
        line.server.close()

    run(main)


def test_whoever_waits_is_answered_though_the_table_is_closed_while_it_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as house:
            table = await house.table(await house.guests(2))
            looking = asyncio.Event()

            async def fails(_: Table) -> None:
                raise store.StorageError("the change could not be stored")

            async def looks(_: Table) -> None:
                looking.set()
                await asyncio.Event().wait()

            monkeypatch.setattr(Table, "read_back", looks)
            asked = table.call(fails)
            await looking.wait()
            await table.close()
            assert asked.done()
            with pytest.raises(store.StorageError):
                await asked

    run(main)
