"""One's days over HTTP: time zone, holidays, and what happened at a table since one was there."""

from __future__ import annotations

from litestar import delete, get, post, put
from litestar.params import JSONBody

from signoria.server.by_post import seats
from signoria.server.by_post.protocol import HolidayWish, RestInfo, ZoneChange
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


async def _told(request: Call, user_id: str) -> RestInfo:
    await seats.rests_changed(hall(request), user_id)
    return await hall(request).rests.info(user_id)


HANDLERS = [show_rest, change_zone, take_holiday, end_holiday]
