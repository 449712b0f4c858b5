"""Members of several processes: what was a guest's is theirs, whichever process has the table."""

from __future__ import annotations

from typing import Any

from house import run
from test_accounts import ACCOUNT, join, sign_in
from test_processes import at, fleet, person, table_of

__all__ = ["fleet"]


def test_a_guests_games_become_the_members_at_every_process(fleet: Any) -> None:
    async def main() -> None:
        near, far = fleet.ships
        mara, gina, theo = await person(near, "Mara"), await person(near, "Gina"), await person(far, "Theo")
        guest = gina.me["id"]
        tables = [await table_of([gina, theo]), await table_of([theo, gina])]
        assert [await fleet.owner(table) for table in tables] == [near, far]
        key = await join(near, mara)
        found = await sign_in(gina, key)
        assert found["games"] == 2
        await gina.request("POST", f"{ACCOUNT}/take-over", {"token": found["token"]})
        for ship in fleet.ships:
            seats = [(await at(ship, mara).request("GET", f"/api/tables/{table}"))["my_seat"] for table in tables]
            assert seats == [0, 1]
        async with at(far, mara).sit(tables[0]) as seat:
            assert seat.seat == 0
        for column in ("places WHERE user_id", "tables WHERE host", "users WHERE id"):
            assert not await fleet.sql(f"SELECT 1 FROM {column} = :guest", guest=guest), column

    run(main)
