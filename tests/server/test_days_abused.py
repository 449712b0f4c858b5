"""Who tries to gain time or to learn something by days: zones, holidays, guests who become members."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from house import House, until
from test_accounts import ACCOUNT, join, sign_in
from test_by_post import Days, clock, days, rule, run_out
from test_table import scenario

from signoria.client import Client, Refused
from signoria.server import ledger
from signoria.server.by_post.calendar import HOUR
from signoria.server.by_post.protocol import HolidayWish
from signoria.server.ledger import Deed

__all__ = ["days"]


@pytest.mark.parametrize("by", [ledger.PERSON, ledger.ORDER, ledger.PASS])
def test_how_fast_somebody_mostly_is_tells_not_who_decided(tmp_path: Path, days: Days, by: str) -> None:
    """That there was no choice, or that an order answered, is known to whose seat it is."""

    @scenario(tmp_path)
    async def _(house: House) -> None:
        table = await house.table(await house.guests(2), clock=rule())
        for number in range(1, 4):
            table.history.append((0, 0))
            table.ledger.append(Deed(by if number == 3 else ledger.PERSON, True, 0.0, days.ms + number * 5 * HOUR))
        told = clock(table).state(0b11).post
        assert told is not None
        assert told[0].usual == 5 * HOUR


def holiday(first: str, last: str) -> dict[str, str]:
    return {"first": first, "last": last}


async def goes(person: Client, first: str, last: str) -> Any:
    return await person.request("POST", "/api/me/holidays", holiday(first, last))


async def taken_over(guest: Client, key: Any) -> None:
    found = await sign_in(guest, key)
    await guest.request("POST", f"{ACCOUNT}/take-over", {"token": found["token"]})


def test_holidays_asked_for_all_at_once_are_no_longer_than_one_after_the_other(tmp_path: Path, days: Days) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (person,) = await house.guests(1)
        spans = [("2026-11-20", "2026-12-02"), ("2026-12-03", "2026-12-14"), ("2026-12-15", "2026-12-27")]
        rests = house.hall.rests
        wishes = [HolidayWish(*span) for span in spans]
        asked = [rests.take(f"h{at}", person.me["id"], wish) for at, wish in enumerate(wishes)]
        refused = [each for each in await asyncio.gather(*asked, return_exceptions=True) if each is not None]
        assert len(refused) >= 2
        info = await person.request("GET", "/api/me/rest")
        assert len(info["holidays"]) <= 1


def test_the_last_days_of_the_calendar_are_refused(tmp_path: Path, days: Days) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (person,) = await house.guests(1)
        with pytest.raises(Refused) as refused:
            await goes(person, "9999-12-31", "9999-12-31")
        assert refused.value.key == "no-holiday-days"


def test_guests_bring_no_more_days_of_holiday_than_a_member_has(tmp_path: Path, days: Days) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        member, one, other = await house.guests(3)
        key = await join(house, member)
        await house.table([one, other], clock=rule())
        await goes(member, "2026-11-20", "2026-11-27")
        await goes(one, "2026-11-28", "2026-11-30")
        await goes(other, "2026-12-01", "2026-12-13")
        await taken_over(one, key)
        info = await member.request("GET", "/api/me/rest")
        assert (info["days"], len(info["holidays"])) == (3, 2)
        fourth = (await house.guests(1))[0]
        await goes(fourth, "2026-12-01", "2026-12-13")
        await fourth.create("tricks", fill=[{"kind": "me"}])
        await taken_over(fourth, key)
        info = await member.request("GET", "/api/me/rest")
        assert (info["days"], len(info["holidays"])) == (3, 2)


def test_a_members_holiday_counts_where_a_guest_of_theirs_sat(tmp_path: Path, days: Days) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        member, guest, third = await house.guests(3)
        key = await join(house, member)
        info = await goes(member, days.said(), "2026-11-20")
        house.hall.rests.known.clear()
        table = await house.table([guest, third], clock=rule())
        await taken_over(guest, key)
        assert clock(table).calendar(0).holidays == ((days.ms, info["holidays"][0]["ends"]),)


def test_nobody_is_remembered_who_has_told_nothing(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        for person in await house.guests(3):
            await person.request("GET", "/api/me/rest")
        assert house.hall.rests.known == {}


def test_a_vote_is_decided_when_those_who_have_not_voted_leave(tmp_path: Path, days: Days) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        async with house.sitting(3, clock=rule(out="vote")) as (_, table, seats):
            await run_out(table, 0, days)
            await until(lambda: not table.driver.tasks)
            await seats[1].ask({"type": "vote", "seat": 0})
            assert not table.places[0].driver
            await seats[2].ask({"type": "hand_over", "level": "random"})
            assert table.places[0].sent_off
            assert not table.places[1].driver
            await until(lambda: table.history)
