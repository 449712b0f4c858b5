"""Members' pages over HTTP."""

from __future__ import annotations

import sqlalchemy as sa
from litestar import get, put
from litestar.params import JSONBody

from signoria.server.accounts import protocol as a
from signoria.server.accounts import rows
from signoria.server.accounts.web import desk, member_of
from signoria.server.profiles.page import profile
from signoria.server.profiles.protocol import Profile, PublicChoice
from signoria.server.web import FAILS, Call, Word, ratings, viewer_id


@get("/api/players/{handle:str}", tags=["players"], responses=FAILS)
async def show_player(request: Call, handle: Word) -> Profile:
    """A member's page, if it is public or one's own; otherwise there is none."""
    return await profile(ratings(request), handle, await viewer_id(request))


@put("/api/account/public", tags=["players"], responses=FAILS)
async def change_public(request: Call, data: JSONBody[PublicChoice]) -> a.AccountInfo:
    """Let others find my page, or no longer."""
    user, session = await member_of(request)
    changed = sa.update(rows.members).where(rows.members.c.user_id == user.id).values(public=data.public)
    await desk(request).hall.store.write((changed, None))
    return await desk(request).info(user, session)


HANDLERS = [show_player, change_public]
