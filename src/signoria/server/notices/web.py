"""Tables that wait, and notices, over HTTP."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import QueryParameter

from signoria.server.notices import protocol as n
from signoria.server.notices.calls import Calls
from signoria.server.web import FAILS, Call, people


def calls(request: Call) -> Calls:
    found: Calls = request.app.state["calls"]
    return found


@get("/api/calls", tags=["people"], responses=FAILS)
async def show_calls(request: Call, looking: Annotated[bool, QueryParameter()] = False) -> n.CallList:
    """The games that wait for me, and those where I wait. `looking`: I am here, no notice need be sent."""
    user = await people(request).who(request.cookies)
    if user is None:
        return n.CallList(0, [], 0, [])
    if looking:
        await calls(request).note(user.id)
    return await calls(request).of(user.id)


HANDLERS = (show_calls,)
