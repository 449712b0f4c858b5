"""What is played at a table, changed before the start by the host, within what the title allows; all agree anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import structs

from signoria.kernel import SeatOption
from signoria.server import protocol as p
from signoria.server import seating
from signoria.server.by_post.clock import clock_of, must_make_sense
from signoria.server.dealing import must_sit
from signoria.server.denied import Denied
from signoria.server.protocol import TableInfo
from signoria.server.rows import UserRow
from signoria.server.store import update_place, update_table
from signoria.server.together import protocol as w

if TYPE_CHECKING:
    from signoria.server.table import Table


async def change(table: Table, user: UserRow, m: w.Terms) -> TableInfo:
    """Everybody is told, and whoever sits here has to agree again before the game can begin."""
    if table.row.host != user.id:
        raise Denied("no-host", status=403)
    if table.row.status != "open" or table.dealing.called:
        raise Denied("no-started")
    changes = _changes(table, m)
    if not changes:
        return table.info(user.id)
    changes["terms"] = table.row.terms + 1
    agreed = [structs.replace(each, agreed=changes["terms"]) for each in table.places if each.user_id == user.id]
    await table.hall.store.write(update_table(table.row.id, **changes), *map(update_place, agreed))
    for name, value in changes.items():
        setattr(table.row, name, value)
    for place in agreed:
        table.places[place.seat] = place
    table.clock = clock_of(table, msgspec.convert(table.row.clock, p.ClockRule)) if table.row.clock else None
    table.presence()
    return table.info(user.id)


def _changes(table: Table, m: w.Terms) -> dict[str, Any]:
    """What differs from what the table has."""
    row, title = table.row, table.title
    clock = m.clock and structs.replace(m.clock, bot=seating.level_of(title.id, m.clock.bot))
    if clock is not None:
        must_make_sense(clock)
    wanted = {
        "options": _options(table, m),
        "clock": msgspec.to_builtins(clock) if clock else None,
        "visibility": "public" if row.seek is not None else m.visibility,
        "unrated": _unrated(row.unrated, m.rated),
    }
    return {name: value for name, value in wanted.items() if getattr(row, name) != value}


def _options(table: Table, m: w.Terms) -> dict[str, Any]:
    """As the title settles them; what seats have chosen for themselves stays, unless the host gives it out anew."""
    chosen = {
        name: value
        for name, value in table.row.options.items()
        if isinstance(table.title.options.get(name), SeatOption) and name not in m.options
    }
    try:
        return dict(table.title.chosen(table.title.settle(table.row.seats, {**chosen, **m.options})))
    except ValueError as error:
        raise Denied("no-option", str(error), 400) from None


def _unrated(before: str, rated: bool) -> str:
    if before and before != seating.CHOICE:  # for a reason that no wish changes
        return before
    return "" if rated else seating.CHOICE


async def agree(table: Table, user: UserRow, terms: int) -> TableInfo:
    """To what is played now; whoever has seen something else is asked to look again."""
    seat = must_sit(table, user)
    if terms != table.row.terms:
        raise Denied("no-stale")
    place = structs.replace(table.places[seat], agreed=terms)
    if place != table.places[seat]:
        await table.hall.store.write(update_place(place))
        table.places[seat] = place
        table.presence()
    seating.expect_start(table)
    return table.info(user.id)
