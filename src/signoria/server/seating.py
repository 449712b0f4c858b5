"""Who sits where: joining, leaving, bots, the start, pause. Run by the table's owner task."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Optional, Sequence

from msgspec import structs

from signoria.bots import usual_level
from signoria.server import dealing, moves, names
from signoria.server import protocol as p
from signoria.server.connection import Connection
from signoria.server.denied import Denied
from signoria.server.hall import new_id
from signoria.server.quotas import allow_bots
from signoria.server.rows import PlaceRow, UserRow
from signoria.server.store import update_place, update_table
from signoria.server.titles import bot_levels

if TYPE_CHECKING:
    from signoria.server.table import Table

MOST_SENT_AWAY = 50


def level_of(game: str, wanted: str) -> str:
    """The level that was asked for, or the usual one of the title if none was."""
    level = wanted or usual_level(game)
    if level not in bot_levels(game):
        raise Denied("no-level", f"level must be one of {', '.join(bot_levels(game))}, got {level!r}", 400)
    return level


# -- connections


async def connect(table: Table, connection: Connection, since: int, epoch: int) -> None:
    seat = table.seat_of(connection.user_id)
    if seat < 0 and not table.row.spectators and connection.user_id != table.row.host:
        raise Denied("no-guests", status=403)
    table.connections.append(connection)
    table.attach(connection, seat)
    table.welcome(connection, since, epoch)
    table.presence()
    table.driver.drive()


async def disconnect(table: Table, connection: Connection) -> None:
    if connection in table.connections:
        table.connections.remove(connection)
        table.detach(connection)
        table.presence()


def reseat(table: Table, user_id: str) -> None:
    """Somebody sat down or stood up: what they are shown changes on all their screens."""
    for connection in table.connections:
        seat = table.seat_of(user_id)
        if connection.user_id == user_id and connection.seat != seat:
            table.detach(connection)
            table.attach(connection, seat)
            table.welcome(connection)


# -- before the start


async def join(table: Table, user: UserRow, wanted: Optional[int], code: str) -> p.TableInfo:
    """Sit down at a public table, or by the code of an invitation that still holds."""
    if table.seat_of(user.id) >= 0:
        return table.info(user.id)
    if code and code != table.row.invite:
        raise Denied("no-invite", status=404)
    if not code and table.row.visibility != "public":
        raise Denied("no-private", status=403)
    if not code and user.id in table.row.sent_away:
        raise Denied("no-return", status=403)
    if table.row.status != "open":
        raise Denied("no-started")
    free = [place for place in table.places if place.kind == "open" and wanted in (None, place.seat)]
    if not free:
        raise Denied("no-open-seat")
    names.must_differ(user.name, [place.name for place in table.places])
    await _sit(table, free[0], user)
    return table.info(user.id)


async def _sit(table: Table, place: PlaceRow, user: UserRow) -> None:
    taken = PlaceRow(place.table_id, place.seat, "person", user.id, user.name)
    await table.hall.store.write(update_place(taken))
    table.places[place.seat] = taken
    reseat(table, user.id)
    table.presence()


async def fill(table: Table, user: UserRow, m: p.FillSeat) -> p.TableInfo:
    """The host decides about a seat; a person who sat there stands up."""
    if table.row.host != user.id:
        raise Denied("no-host", status=403)
    if table.row.status != "open" or table.dealing.called:
        raise Denied("no-started")
    if not 0 <= m.seat < table.row.seats:
        raise Denied("no-open-seat", f"seat must be from 0 to {table.row.seats - 1}, got {m.seat}", 400)
    before = table.places[m.seat]
    own = table.seat_of(user.id)
    myself = m.fill.kind == "me"
    others = [each.name for each in table.places if each.seat != m.seat and not (myself and each.seat == own)]
    place = new_place(table.row.id, table.row.game, m.seat, m.fill, user, others)
    changed = [place]
    if myself and own not in (p.NOBODY, m.seat):
        changed.append(PlaceRow(table.row.id, own, "open"))
    sent = _sent_away(table, before.user_id) if before.user_id not in ("", user.id) else {}
    writes = [update_table(table.row.id, **sent)] if sent else []
    await table.hall.store.write(*writes, *(update_place(each) for each in changed))
    for each in changed:
        table.places[each.seat] = each
    table.row.invite = sent.get("invite", table.row.invite)
    table.row.sent_away = sent.get("sent_away", table.row.sent_away)
    for moved in {before.user_id, user.id} - {""}:
        reseat(table, moved)
    table.presence()
    return table.info(user.id)


def _sent_away(table: Table, user_id: str) -> dict[str, Any]:
    """Whoever is made to stand up cannot come back by the link they came by."""
    others = [each for each in table.row.sent_away if each != user_id]
    return {"invite": new_id(), "sent_away": [*others, user_id][-MOST_SENT_AWAY:]}


def new_place(
    table_id: str, game: str, seat: int, fill: p.SeatFill, user: UserRow, taken: Sequence[str] = ()
) -> PlaceRow:
    """Who is to sit on a seat, at a table where these names are taken."""
    if fill.kind == "me":
        names.must_differ(user.name, taken)
        return PlaceRow(table_id, seat, "person", user.id, user.name)
    if fill.kind == "bot":
        name = names.bot_name(table_id, seat, taken)
        return PlaceRow(table_id, seat, "bot", name=name, level=level_of(game, fill.level))
    return PlaceRow(table_id, seat, "open")


async def start(table: Table, user: UserRow) -> p.TableInfo:
    if table.row.host != user.id:
        raise Denied("no-host", status=403)
    if table.row.status != "open":
        raise Denied("no-started")
    if any(place.kind == "open" for place in table.places):
        raise Denied("no-filled")
    allow_bots(table.hall, table.row.host, table.places)
    if not table.dealing.called and not await dealing.call(table, user):
        await dealing.begin(table)
    return table.info(user.id)


# -- during the game


async def leave(table: Table, user: UserRow) -> p.TableInfo:
    """Before the start the seat is free again; during play a bot takes it, and it can be reclaimed."""
    seat = table.seat_of(user.id)
    if seat < 0:
        raise Denied("no-seat")
    if table.row.status == "running":
        await _drive_seat(table, seat, usual_level(table.row.game))
        return table.info(user.id)
    if table.row.status != "open":
        return table.info(user.id)
    if table.dealing.called:
        raise Denied("no-started")
    place = PlaceRow(table.row.id, seat, "open")
    changes: dict[str, Any] = {}
    if table.row.host == user.id:
        others = [each.user_id for each in table.places if each.user_id and each.user_id != user.id]
        changes = {"host": others[0]} if others else {"status": "closed"}
    writes = [update_place(place)] + ([update_table(table.row.id, **changes)] if changes else [])
    await table.hall.store.write(*writes)
    table.places[seat] = place
    table.row.host, table.row.status = changes.get("host", table.row.host), changes.get("status", table.row.status)
    reseat(table, user.id)
    table.presence()
    return table.info(user.id)


async def hand_over(table: Table, connection: Connection, m: p.HandOver) -> None:
    if table.row.status != "running":
        raise Denied("no-start")
    seat = connection.seat if m.seat == p.NOBODY else m.seat
    if not 0 <= seat < table.row.seats or table.places[seat].kind != "person":
        raise Denied("no-open-seat")
    if seat != connection.seat and connection.user_id != table.row.host:
        raise Denied("no-host")
    if seat != connection.seat and table.viewers[seat].connections:
        raise Denied("no-present")
    await _drive_seat(table, seat, level_of(table.row.game, m.level))
    table.hall.accept(table, connection, m.id)


async def reclaim(table: Table, connection: Connection, m: p.Reclaim) -> None:
    await _drive_seat(table, connection.seat, "")
    table.hall.accept(table, connection, m.id)


async def _drive_seat(table: Table, seat: int, level: str) -> None:
    place = table.places[seat]
    if place.driver == level or place.kind != "person":
        return
    changed = PlaceRow(place.table_id, seat, "person", place.user_id, place.name, place.level, level)
    await table.hall.store.write(update_place(changed))
    table.places[seat] = changed
    table.driver.rest(seat)
    await moves.settle_wish(table)
    table.driver.drive()
    table.presence()


async def pause(table: Table, connection: Connection, m: p.Pause) -> None:
    await _set_pause(table, True)
    table.hall.accept(table, connection, m.id)


async def resume(table: Table, connection: Connection, m: p.Resume) -> None:
    await _set_pause(table, False)
    table.hall.accept(table, connection, m.id)


async def _set_pause(table: Table, paused: bool) -> None:
    if table.row.status != "running":
        raise Denied("no-start")
    if table.row.paused == paused:
        return
    if not paused:
        allow_bots(table.hall, table.row.host, table.places)
    await table.hall.store.write(update_table(table.row.id, paused=paused))
    table.row.paused = paused
    table.driver.drive()
    table.presence()


def must_be_free(table: Table, user_id: str, name: str) -> None:
    """Refuse a new name that somebody else has at a table where this person still plays."""
    if table.row.status in ("open", "running") and table.places[table.seat_of(user_id)].name != name:
        names.must_differ(name, [place.name for place in table.places if place.user_id != user_id])


async def rename(table: Table, user: UserRow) -> None:
    """A person goes by another name from now on."""
    seat = table.seat_of(user.id)
    if seat < 0 or table.places[seat].name == user.name:
        return
    must_be_free(table, user.id, user.name)
    renamed = structs.replace(table.places[seat], name=user.name)
    await table.hall.store.write(update_place(renamed))
    table.places[seat] = renamed
    table.presence()


async def set_next(table: Table, next_id: str) -> None:
    """The table where the same people play again."""
    await table.hall.store.write(update_table(table.row.id, next=next_id))
    table.row.next = next_id
    table.presence()
