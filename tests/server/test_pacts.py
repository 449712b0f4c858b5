"""Promises: proposed, answered, watched, withdrawn; who sees them; what an undo does to them."""

from __future__ import annotations

from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from house import House, hush, seated, turns, until
from test_table import scenario

from signoria.client import Refused


def is_withdrawn(seat: Any) -> bool:
    return bool(seat.pacts) and seat.pacts[0]["status"] == "withdrawn"


def propose(to: int, **more: object) -> dict[str, object]:
    return {"type": "pact_propose", "to": to, "template": "no_wave", "args": [2], "until": "end", **more}


def test_a_promise_from_proposal_to_verdict(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        async with house.sitting(3) as (_, table, (a, b, c)):
            await a.ask(propose(1))
            await until(lambda: b.pacts)
            assert b.pacts[0]["status"] == "proposed"
            assert not c.pacts
            with pytest.raises(Refused, match="cannot answer"):
                await c.ask({"type": "pact_accept", "number": 0})
            with pytest.raises(Refused, match="cannot answer"):
                await a.ask({"type": "pact_accept", "number": 0})
            with pytest.raises(Refused, match="cannot answer"):
                await b.ask({"type": "pact_withdraw", "number": 0})
            await b.ask({"type": "pact_accept", "number": 0})
            await until(lambda: c.pacts and c.pacts[0]["status"] == "accepted")
            with pytest.raises(Refused, match="cannot answer"):
                await c.ask({"type": "pact_withdraw", "number": 0})
            with pytest.raises(Refused, match="the promise is accepted"):
                await b.ask({"type": "pact_decline", "number": 0})
            await a.act("wave 1")
            assert table.pacts.rows[0].status == "accepted"
            await a.act("wave 2")
            await until(lambda: c.pacts[0]["status"] == "broken")
            with pytest.raises(Refused, match="the promise is broken"):
                await a.ask({"type": "pact_withdraw", "number": 0})
            await a.ask({"type": "undo"})
            await until(lambda: c.pacts[0]["status"] == "accepted")


def test_secret_promises_come_to_light_after_the_end(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        async with house.sitting(3, options={"tricks": 1}) as (people, table, (a, b, c)):
            await a.ask(propose(1, public=False))
            await b.ask({"type": "pact_accept", "number": 0})
            await b.ask(propose(0, args=[0]))
            await a.ask({"type": "pact_decline", "number": 1})
            await c.ask(propose(0, until="trick"))
            await c.ask({"type": "pact_withdraw", "number": 0})
            await until(lambda: a.pacts[2]["status"] == "withdrawn")
            assert set(c.pacts) == {0}
            await turns([a, b, c], lambda seat: seat.situation["legal"][0], lambda: False)
            await until(lambda: c.pacts.get(1, {}).get("status") == "kept")
            assert set(c.pacts) == {0, 1}
        replay = await people[2].request("GET", f"/api/tables/{table.row.id}/replay")
        assert [pact["status"] for pact in replay["pacts"]] == ["kept", "declined", "withdrawn"]


def test_promises_that_make_no_sense_are_refused(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people)
        async with people[0].sit(table.row.id) as seat:
            for wrong, reason in (
                (propose(0), "goes to another seat"),
                (propose(7), "goes to another seat"),
                (propose(1, template="love"), "unknown promise"),
                (propose(1, args=[]), "takes 1 arguments"),
                (propose(1, args=[2]), "seat must be from 0 to 1"),
                (propose(1, args=[0], until="sunset"), "until must be one of trick, end"),
            ):
                with pytest.raises(Refused, match=reason):
                    await seat.ask(wrong)
            assert table.pacts.rows == []


def test_the_observer_sees_everything_since_the_promise_was_accepted_and_nothing_before(tmp_path: Path) -> None:
    kept: list[str] = []

    @scenario(tmp_path)
    async def _(house: House) -> None:
        async with house.sitting(2) as (people, table, (a, b)):
            await a.act("wave 1")
            await a.ask(propose(1, template="two_waves", args=[]))
            await b.ask({"type": "pact_accept", "number": 0})
            await a.act("wave 1")
            assert table.pacts.rows[0].status == "accepted"
        kept.extend([table.row.id, people[0].cookie])

    @scenario(tmp_path)
    async def _(house: House) -> None:
        (a,) = await house.guests(1)
        a.cookie = kept[1]
        async with a.sit(kept[0]) as seat:
            await seat.act("wave 1")
            await until(lambda: seat.pacts[0]["status"] == "kept")
            await seat.ask({"type": "undo"})
            await until(lambda: seat.pacts[0]["status"] == "accepted")


@pytest.mark.parametrize("party", [0, 1], ids=["by the author", "by the recipient"])
def test_an_accepted_promise_may_be_withdrawn_openly(tmp_path: Path, party: int) -> None:
    """Everybody who knew of it sees it; whatever follows, it was neither kept nor broken."""
    kept: list[str] = []

    @scenario(tmp_path)
    async def _(house: House) -> None:
        async with house.sitting(3) as (people, table, (a, b, c)):
            await a.act("wave 1")
            await a.ask(propose(1))
            await b.ask({"type": "pact_accept", "number": 0})
            await (a, b)[party].ask({"type": "pact_withdraw", "number": 0})
            for seat in (a, b, c):
                await until(partial(is_withdrawn, seat))
                assert seat.pacts[0]["agreed"]
                assert seat.pacts[0]["withdrawn_by"] == party
            with pytest.raises(Refused, match="the promise is withdrawn"):
                await b.ask({"type": "pact_accept", "number": 0})
            await a.act("wave 2")
            assert table.pacts.rows[0].status == "withdrawn"
            await a.ask({"type": "undo"})
            await a.ask({"type": "undo"})
            assert table.pacts.rows[0].status == "withdrawn"
        kept.extend([table.row.id, people[2].cookie])

    @scenario(tmp_path)
    async def _(house: House) -> None:
        (c,) = await house.guests(1)
        c.cookie = kept[1]
        async with c.sit(kept[0]) as seat:
            assert (seat.pacts[0]["status"], seat.pacts[0]["agreed"]) == ("withdrawn", True)
            assert seat.pacts[0]["withdrawn_by"] == party


def test_a_secret_promise_is_withdrawn_in_secret(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(3)
        table = await house.table(people, options={"tricks": 1})
        other = await house.raw(table.row.id, people[2])
        async with AsyncExitStack() as stack:
            a, b = await seated(stack, people[:2], table)
            await hush(other)
            await a.ask(propose(1, public=False))
            await b.ask({"type": "pact_accept", "number": 0})
            await b.ask({"type": "pact_withdraw", "number": 0})
            await until(lambda: a.pacts[0]["status"] == "withdrawn")
            assert await other.quiet() == []
            await other.close()
            c = await stack.enter_async_context(people[2].sit(table.row.id))
            assert c.pacts == {}
            await turns([a, b, c], lambda seat: seat.situation["legal"][0], lambda: False)
            await until(lambda: c.pacts.get(0, {}).get("status") == "withdrawn")
        replay = await people[2].request("GET", f"/api/tables/{table.row.id}/replay")
        assert [(pact["status"], pact["agreed"]) for pact in replay["pacts"]] == [("withdrawn", True)]


def test_each_action_of_a_list_is_judged_by_itself(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(3)
        table = await house.table(people)
        async with AsyncExitStack() as stack:
            a, b, _ = await seated(stack, people, table)
            await a.ask(propose(1))
            await a.ask(propose(1, template="two_waves", args=[]))
            for number in (0, 1):
                await b.ask({"type": "pact_accept", "number": number})
            await a.act("wave 2", "wave 1")
            assert [(row.status, row.settled) for row in table.pacts.rows] == [("broken", 1), ("kept", 2)]
            await a.ask({"type": "undo"})
            await until(lambda: a.pacts[1]["status"] == "accepted")
            assert a.pacts[0]["status"] == "broken"
