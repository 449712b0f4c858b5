"""Deals that people have a part in: commitments, then nonces, then the game; and what can go wrong between."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from house import House, in_play, open_house, run, seated, turns, until
from test_table import scenario

from signoria.client import Client, Refused
from signoria.kernel import Record, RecordError
from signoria.server import dealing
from signoria.server.table import Table

NONCES = [bytes([number] * 16) for number in range(1, 5)]
NEVER = {"reveal_seconds": 1e6}
AT_ONCE = {"reveal_seconds": 0.0}


def commitment(nonce: bytes) -> str:
    return sha256(nonce).hexdigest()


async def promise(person: Client, table: str, nonce: bytes) -> Any:
    return await person.request("POST", f"/api/tables/{table}/nonce", {"commitment": commitment(nonce)})


async def reveal(person: Client, table: str, nonce: bytes) -> Any:
    return await person.request("POST", f"/api/tables/{table}/reveal", {"nonce": nonce.hex()})


async def gather(house: House, count: int, **choices: Any) -> tuple[list[Client], Table]:
    """People round a table that has not begun."""
    people = await house.guests(count)
    made = await people[0].create("tricks", seats=count, fill=[{"kind": "me"}], pace=0, **choices)
    for person in people[1:]:
        await person.join(made["invite"])
    return people, await house.hall.table(made["id"])


async def play_out(people: list[Client], table: Table) -> Record:
    async with AsyncExitStack() as stack:
        seats = await seated(stack, people, table)
        await turns(seats, lambda seat: seat.situation["legal"][0], lambda: False)
    return Record.parse(await people[0].record(table.row.id))


def expected_seed(secret: bytes, nonces: dict[int, bytes]) -> bytes:
    lines = [f"secret {secret.hex()}", *(f"nonce {seat} {nonces[seat].hex()}" for seat in sorted(nonces))]
    return sha256("".join(f"{line}\n" for line in lines).encode()).digest()[:16]


def test_an_honest_deal_is_of_all_who_took_part(tmp_path: Path) -> None:
    @scenario(tmp_path, **NEVER)
    async def _(house: House) -> None:
        people, table = await gather(house, 3, options={"tricks": 2})
        id = table.row.id
        async with AsyncExitStack() as stack:
            screens = await seated(stack, people, table)
            await promise(people[2], id, NONCES[2])  # whatever the order, it goes by seats
            shown = await promise(people[0], id, NONCES[0])
            assert [(each["seat"], each["commitment"]) for each in shown["nonces"]] == [
                (0, commitment(NONCES[0])), (2, commitment(NONCES[2])),
            ]  # fmt: skip
            starting = asyncio.ensure_future(people[0].start(id))
            await until(lambda: screens[2].table["called"])
            assert [each["nonce"] for each in screens[2].table["nonces"]] == ["", ""]
            early = await reveal(people[2], id, NONCES[2])
            assert (early["status"], [each["nonce"] for each in early["nonces"]]) == ("open", ["", ""])
            assert table.g is None
            last = await reveal(people[0], id, NONCES[0])
            assert (await starting)["status"] == last["status"] == "running"
            assert [each["nonce"] for each in last["nonces"]] == [NONCES[0].hex(), NONCES[2].hex()]
            assert (last["secret"], last["seed"]) == ("", "")
        assert in_play(table).seed == expected_seed(table.row.seed, {0: NONCES[0], 2: NONCES[2]})
        record = await play_out(people, table)
        assert record.verify().over
        assert record.commitment == last["commitment"] == commitment(table.row.seed)
        after = await people[1].request("GET", f"/api/tables/{id}")
        assert (after["secret"], after["seed"]) == (table.row.seed.hex(), record.seed.hex())


def test_who_adds_no_nonce_is_not_waited_for(tmp_path: Path) -> None:
    @scenario(tmp_path, **NEVER)
    async def _(house: House) -> None:
        people, table = await gather(house, 2)
        started = await people[0].start(table.row.id)
        assert (started["status"], started["nonces"]) == ("running", [])
        assert in_play(table).seed == table.row.seed


def test_a_withheld_nonce_is_left_out_openly(tmp_path: Path) -> None:
    @scenario(tmp_path, **AT_ONCE)
    async def _(house: House) -> None:
        people, table = await gather(house, 2, options={"tricks": 1})
        id = table.row.id
        async with AsyncExitStack() as stack:
            await seated(stack, people, table)
            await promise(people[0], id, NONCES[0])
            await promise(people[1], id, NONCES[1])
            started = await people[0].start(id)
            assert [each["withheld"] for each in started["nonces"]] == [True, True]
            with pytest.raises(Refused, match="no-nonce-late"):
                await reveal(people[1], id, NONCES[1])
        assert in_play(table).seed == expected_seed(table.row.seed, {})
        record = await play_out(people, table)
        assert record.deal is not None
        assert record.deal.withheld == [0, 1]
        assert record.verify().over


def test_the_game_begins_without_the_one_who_withholds(tmp_path: Path) -> None:
    @scenario(tmp_path, **NEVER)
    async def _(house: House) -> None:
        people, table = await gather(house, 2)
        id = table.row.id
        async with AsyncExitStack() as stack:
            screens = await seated(stack, people, table)
            await promise(people[0], id, NONCES[0])
            await promise(people[1], id, NONCES[1])
            starting = asyncio.ensure_future(people[0].start(id))
            await until(lambda: screens[1].table["called"])
            await reveal(people[0], id, NONCES[0])
            assert table.dealing.timer is not None
            await table.call(dealing.give_up)  # as when its time is up
            assert [each["withheld"] for each in (await starting)["nonces"]] == [False, True]
            await until(lambda: screens[1].situation)
            assert in_play(table).seed == expected_seed(table.row.seed, {0: NONCES[0]})


def test_whoever_has_left_the_room_is_not_on_the_list(tmp_path: Path) -> None:
    @scenario(tmp_path, **NEVER)
    async def _(house: House) -> None:
        people, table = await gather(house, 3)
        for person, nonce in zip(people, NONCES):
            await promise(person, table.row.id, nonce)
        async with people[2].sit(table.row.id) as screen:
            starting = asyncio.ensure_future(people[0].start(table.row.id))
            await until(lambda: screen.table["called"])
            assert [each["seat"] for each in screen.table["nonces"]] == [0, 2]
            await reveal(people[2], table.row.id, NONCES[2])
            await reveal(people[0], table.row.id, NONCES[0])
            assert (await starting)["status"] == "running"


def test_wrong_replayed_early_and_foreign_nonces_are_refused(tmp_path: Path) -> None:
    @scenario(tmp_path, **NEVER)
    async def _(house: House) -> None:
        people, table = await gather(house, 3)
        (stranger,) = await house.guests(1)
        id = table.row.id
        with pytest.raises(Refused, match="no-seat"):
            await promise(stranger, id, NONCES[3])
        with pytest.raises(Refused, match="Expected `str` matching regex"):
            await people[0].request("POST", f"/api/tables/{id}/nonce", {"commitment": "00"})
        await promise(people[0], id, NONCES[0])
        with pytest.raises(Refused, match="no-nonce-twice"):
            await promise(people[1], id, NONCES[0])
        with pytest.raises(Refused, match="no-nonce-twice"):
            await people[1].request("POST", f"/api/tables/{id}/nonce", {"commitment": table.commitment})
        with pytest.raises(Refused, match="no-nonce"):
            await reveal(people[0], id, NONCES[0])  # nobody has called for it
        async with AsyncExitStack() as stack:
            screens = await seated(stack, people, table)
            await promise(people[1], id, NONCES[1])
            starting = asyncio.ensure_future(people[0].start(id))
            await until(lambda: screens[0].table["called"])
            for person, nonce, reason in (
                (people[0], NONCES[3], "no-nonce-fits"),
                (people[0], NONCES[1], "no-nonce-fits"),
                (people[2], NONCES[0], "no-nonce"),
                (stranger, NONCES[0], "no-seat"),
            ):
                with pytest.raises(Refused, match=reason):
                    await reveal(person, id, nonce)
            for late in (people[0], people[2]):
                with pytest.raises(Refused, match="no-started"):
                    await promise(late, id, NONCES[3])  # the list is closed
            with pytest.raises(Refused, match="no-started"):
                await people[1].request("POST", f"/api/tables/{id}/leave")
            with pytest.raises(Refused, match="no-started"):
                await people[0].request("POST", f"/api/tables/{id}/fill", {"seat": 1, "fill": {"kind": "open"}})
            await reveal(people[0], id, NONCES[0])
            await reveal(people[0], id, NONCES[0])  # the same once more
            await reveal(people[1], id, NONCES[1])
            assert (await starting)["status"] == "running"
            assert (await reveal(people[1], id, NONCES[1]))["status"] == "running"


def test_a_promise_ends_with_the_seat_it_was_made_on(tmp_path: Path) -> None:
    @scenario(tmp_path, **NEVER)
    async def _(house: House) -> None:
        people, table = await gather(house, 2)
        (third,) = await house.guests(1)
        await promise(people[1], table.row.id, NONCES[1])
        await people[1].request("POST", f"/api/tables/{table.row.id}/leave")
        joined = await third.join(table.row.invite)
        assert joined["nonces"] == []
        assert (await people[0].start(table.row.id))["status"] == "running"
        assert in_play(table).seed == table.row.seed


def test_a_lost_connection_between_loses_nothing(tmp_path: Path) -> None:
    @scenario(tmp_path, **NEVER)
    async def _(house: House) -> None:
        people, table = await gather(house, 2)
        id = table.row.id
        async with people[1].sit(id) as screen:
            await promise(people[1], id, NONCES[1])
            starting = asyncio.ensure_future(people[0].start(id))
            await until(lambda: screen.table["called"])
        async with people[1].sit(id) as again:
            assert again.table["called"]
            assert again.table["nonces"][0]["commitment"] == commitment(NONCES[1])
            await reveal(people[1], id, NONCES[1])
        assert (await starting)["status"] == "running"


@pytest.mark.parametrize("given", [False, True])
def test_a_restart_between_commitment_and_nonce_keeps_the_list(tmp_path: Path, given: bool) -> None:
    kept: list[Any] = []

    async def before() -> None:
        async with open_house(tmp_path, **NEVER) as house:
            people, table = await gather(house, 2, options={"tricks": 1})
            kept.extend([table.row.id, table.commitment, *(person.cookie for person in people)])
            async with AsyncExitStack() as stack:
                screens = await seated(stack, people, table)
                for person, nonce in zip(people, NONCES):
                    await promise(person, table.row.id, nonce)
                starting = asyncio.ensure_future(people[0].start(table.row.id))
                await until(lambda: screens[0].table["called"])
                if given:
                    await reveal(people[0], table.row.id, NONCES[0])
            starting.cancel()

    async def after() -> None:
        async with open_house(tmp_path, **NEVER) as house:
            people = [Client(house.address, "", cookie=cookie) for cookie in kept[2:]]
            id = kept[0]
            shown = await people[1].request("GET", f"/api/tables/{id}")
            assert (shown["called"], shown["status"], shown["commitment"]) == (True, "open", kept[1])
            assert [each["commitment"] for each in shown["nonces"]] == [commitment(NONCES[0]), commitment(NONCES[1])]
            assert [each["nonce"] for each in shown["nonces"]] == ["", ""]
            table = await house.hall.table(id)
            await until(lambda: table.dealing.timer)
            with pytest.raises(Refused, match="no-started"):
                await promise(people[0], id, NONCES[3])
            if not given:
                await reveal(people[0], id, NONCES[0])
            assert (await reveal(people[1], id, NONCES[1]))["status"] == "running"
            assert in_play(table).seed == expected_seed(table.row.seed, dict(enumerate(NONCES[:2])))

    async def later() -> None:
        async with open_house(tmp_path, **NEVER) as house:
            people = [Client(house.address, "", cookie=cookie) for cookie in kept[2:]]
            table = await house.hall.table(kept[0])
            assert in_play(table).seed == expected_seed(table.row.seed, dict(enumerate(NONCES[:2])))
            assert (await play_out(people, table)).verify().over

    for part in (before, after, later):
        run(part)


@pytest.mark.parametrize("again", [False, True])
def test_alone_with_bots_one_call_more_is_enough(tmp_path: Path, again: bool) -> None:
    @scenario(tmp_path, **NEVER)
    async def _(house: House) -> None:
        (me,) = await house.guests(1)
        wish: dict[str, Any] = {"level": "random", "seat": 1, "pace": 0}
        if again:
            first = await me.play_now("tricks", **wish)
            path = f"/api/tables/{first['id']}/rematch?commitment={commitment(NONCES[0])}"
            made = await me.request("POST", path)
        else:
            made = await me.play_now("tricks", **wish, commitment=commitment(NONCES[0]))
        assert (made["status"], made["called"]) == ("open", True)
        assert (await reveal(me, made["id"], NONCES[0]))["status"] == "running"
        table = await house.hall.table(made["id"])
        assert in_play(table).seed == expected_seed(table.row.seed, {1: NONCES[0]})
        async with me.sit(made["id"]) as seat:  # bots think in the game that was dealt
            await turns([seat], lambda seat: seat.situation["legal"][0], lambda: False)
        assert Record.parse(await me.record(made["id"])).verify().over


@pytest.mark.parametrize(
    ("cheat", "sentence"),
    [
        ("secret", "the table's secret does not match its commitment"),
        ("nonce", "the nonce of seat 1 does not match its commitment"),
        ("dropped", "the seed is not the one that the secret and the nonces make"),
    ],
)
def test_an_operator_who_changes_what_is_stored_is_found_out(tmp_path: Path, cheat: str, sentence: str) -> None:
    """The record is written as a cheat would: with whatever is in the database by then."""

    @scenario(tmp_path, **NEVER)
    async def _(house: House) -> None:
        people, table = await gather(house, 2, options={"tricks": 1})
        id = table.row.id
        async with AsyncExitStack() as stack:
            screens = await seated(stack, people, table)
            for person, nonce in zip(people, NONCES):
                await promise(person, id, nonce)
            starting = asyncio.ensure_future(people[0].start(id))
            await until(lambda: screens[0].table["called"])
            for person, nonce in zip(people, NONCES):
                await reveal(person, id, nonce)
            await starting
        record = await play_out(people, table)
        assert record.deal is not None
        if cheat == "secret":
            record.deal.secret = bytes(16)
        elif cheat == "nonce":
            record.deal.nonces[1] = (1, bytes(16))
        else:
            record.deal.nonces.pop()
            record.deal.withheld.append(1)
        with pytest.raises(RecordError, match=sentence):
            Record.parse(record.text()).verify()


def test_no_nonce_and_no_secret_is_sent_or_logged_before_its_time(tmp_path: Path) -> None:
    @scenario(tmp_path, **NEVER)
    async def _(house: House) -> None:
        people, table = await gather(house, 2)
        id = table.row.id
        raw = await house.raw(id, people[1])
        await promise(people[0], id, NONCES[0])
        await promise(people[1], id, NONCES[1])
        starting = asyncio.ensure_future(people[0].start(id))
        await until(lambda: table.dealing.called)
        await reveal(people[0], id, NONCES[0])
        heard = "".join(await raw.quiet())
        assert NONCES[0].hex() not in heard
        await reveal(people[1], id, NONCES[1])
        await starting
        heard += "".join(await raw.quiet())
        assert table.row.seed.hex() not in heard
        assert table.seed.hex() not in heard


def test_a_database_that_fails_leaves_the_list_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    @scenario(tmp_path, **NEVER)
    async def _(house: House) -> None:
        people, table = await gather(house, 2)
        id = table.row.id
        await promise(people[0], id, NONCES[0])

        async def fail(writes: Any) -> None:
            raise OSError("no space left")

        with monkeypatch.context() as patch:
            patch.setattr(house.hall.store, "_transaction", fail)
            with pytest.raises(Refused, match="could not be stored"):
                await promise(people[0], id, NONCES[2])
            with pytest.raises(Refused, match="could not be stored"):
                await people[0].start(id)
        row = table.dealing.rows[0]
        assert (row.commitment, row.called) == (commitment(NONCES[0]), False)
