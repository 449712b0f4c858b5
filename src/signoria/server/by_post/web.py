"""One's days over HTTP: time zone, holidays, and what happened at a table since one was there."""

from __future__ import annotations

from typing import Annotated, Optional

from litestar import delete, get, post, put
from litestar.params import JSONBody, QueryParameter

from signoria.server.by_post import seats, visits
from signoria.server.by_post.protocol import HolidayWish, RestInfo, Story, ZoneChange
from signoria.server.hall import new_id
from signoria.server.web import FAILS, Call, Word, hall, user_of


@get("/api/me/rest", tags=["by post"], responses=FAILS)
async def show_rest(request: Call) -> RestInfo:
    """My time zone and my holidays."""
    return await hall(request).rests.info((await user_of(request)).id)


@put("/api/me/zone", tags=["by post"], responses=FAILS)
async def change_zone(request: Call, data: JSONBody[ZoneChange]) -> RestInfo:
    """Live by another time zone; it counts from the next question on, and stays for two weeks."""
    user = await user_of(request)
    await hall(request).rests.move(user.id, data.zone)
    return await _told(request, user.id)


@post("/api/me/holidays", tags=["by post"], responses=FAILS)
async def take_holiday(request: Call, data: JSONBody[HolidayWish]) -> RestInfo:
    """My clocks rest on these days, at all tables by post."""
    user = await user_of(request)
    await hall(request).rests.take(new_id(), user.id, data)
    return await _told(request, user.id)


@delete("/api/me/holidays/{id:str}", tags=["by post"], status_code=200, responses=FAILS)
async def end_holiday(request: Call, id: Word) -> RestInfo:
    """Come back early, or not go at all."""
    user = await user_of(request)
    await hall(request).rests.end(id, user.id)
    return await _told(request, user.id)


@get("/api/tables/{table_id:str}/story", tags=["by post"], responses=FAILS)
async def show_story(
    request: Call, table_id: Word, first: Annotated[Optional[int], QueryParameter(ge=0, le=1_000_000)] = None
) -> Story:
    """What happened since I was here last, or from an event of my own on: times for the events of the live stream."""
    user = await user_of(request)
    table = await hall(request).table(table_id)
    told: Story = await table.call_from(table.seat_of(user.id), visits.story, user.id, first)
    return told


async def _told(request: Call, user_id: str) -> RestInfo:
    await seats.rests_changed(hall(request), user_id)
    return await hall(request).rests.info(user_id)


HANDLERS = [show_rest, change_zone, take_holiday, end_holiday, show_story]
