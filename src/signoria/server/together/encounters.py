"""Reports of people met elsewhere than at a table: by their page, by an invitation, or by a wish to be friends.

The evidence is what the reporter was shown there, read by the server when it is reported.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa

from signoria.server import rows as server_rows
from signoria.server.accounts import rows as accounts
from signoria.server.denied import Denied
from signoria.server.profiles.page import owner_of
from signoria.server.rows import PlaceRow, UserRow
from signoria.server.together import invitations, reports
from signoria.server.together import protocol as w

if TYPE_CHECKING:
    from signoria.server.together.friends import Friends

m, p = accounts.members.c, server_rows.places.c


async def report(friends: Friends, user: UserRow, wish: w.ReportPerson) -> None:
    if sum(map(bool, (wish.handle, wish.friend, wish.table))) != 1:
        raise Denied("no-sense", "one of handle, friend and table", 400)
    if wish.handle:
        accused, name, evidence = await _page(friends, user, wish.handle)
    elif wish.friend:
        accused, name, evidence = await _wish(friends, user, wish.friend)
    else:
        accused, name, evidence = await _invitation(friends, user, wish.table)
    if accused == user.id:
        raise Denied("no-self", "this is yourself", 400)
    await reports.keep(friends.hall, user, reports.Case(accused, name, wish.about, wish.words, wish.table, evidence))


async def _page(friends: Friends, user: UserRow, handle: str) -> tuple[str, str, dict[str, Any]]:
    """Of whoever has a page that the reporter may see; told as the page itself."""
    owner = await owner_of(friends.store, handle, user.id)
    return owner.user_id, owner.name, _evidence(w.Evidence("", "", [], [], source="page", handle=owner.handle))


async def _wish(friends: Friends, user: UserRow, id: str) -> tuple[str, str, dict[str, Any]]:
    accused, name, at = await friends.met(user, id)
    handle = await _handle(friends, accused)
    return accused, name, _evidence(w.Evidence("", "", [], [], source="friend", handle=handle, asked=at))


async def _invitation(friends: Friends, user: UserRow, table_id: str) -> tuple[str, str, dict[str, Any]]:
    found = await invitations.by_table(friends, user.id, table_id)
    query = sa.select(server_rows.places).where(p.table_id == table_id).order_by(p.seat)
    places = await friends.store.all(PlaceRow, query)
    seats = [
        w.ReportedSeat(each.seat, each.name, each.kind, each.user_id == found.by_id, each.user_id == user.id)
        for each in places
    ]
    handle = await _handle(friends, found.by_id)
    told = w.Evidence(found.game, "open", seats, [], source="invitation", handle=handle, asked=found.at)
    evidence = _evidence(told)
    for each, place in zip(evidence["seats"], places):
        each["user"] = place.user_id
    return found.by_id, found.by, evidence


async def _handle(friends: Friends, user_id: str) -> str:
    found = await friends.store.column(sa.select(m.handle).where(m.user_id == user_id))
    return str(found[0]) if found else ""


def _evidence(told: w.Evidence) -> dict[str, Any]:
    made: dict[str, Any] = msgspec.to_builtins(told)
    return made
