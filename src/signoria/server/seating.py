"""Who sits where: joining, leaving, bots, the start, pause. Run by the table's owner task."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final, Optional, Sequence

from msgspec import structs

from signoria.bots import usual_level
from signoria.server import dealing, ledger, moves, names, orders, wishes
from signoria.server import protocol as p
from signoria.server.by_post import visits
from signoria.server.by_post.clock import PostClock
from signoria.server.connection import Connection
from signoria.server.denied import Denied
from signoria.server.hall import Hall, new_id
from signoria.server.programs import seats
from signoria.server.quotas import allow_bots
from signoria.server.rows import PlaceRow, UserRow, now_ms
from signoria.server.store import update_place, update_table
from signoria.server.titles import bot_levels, bots_offered
from signoria.server.together import invitations

if TYPE_CHECKING:
    from signoria.server.table import Table

MOST_SENT_AWAY = 50
CHOICE: Final = "choice"  # why a game is not rated whose maker did not wish it
SETTLES: Final = 3.0  # seconds in which the last to sit down may add to the deal, before a table begins by itself


def level_of(game: str, wanted: str) -> str:
    """The level that was asked for, or the usual one of the title if none was."""
    level = wanted or usual_level(game)
    if level not in bot_levels(game):
        raise Denied("no-level", f"level must be one of {', '.join(bot_levels(game))}, got {level!r}", 400)
    return level


def bot_of(game: str, wanted: str) -> str:
    """The bot that a seat is given: as `level_of`, and it may be adaptive or have a character."""
    level = wanted or usual_level(game)
    if level not in bots_offered(game):
        raise Denied("no-level", f"a bot must be one of {', '.join(bots_offered(game))}, got {level!r}", 400)
    return level


# -- connections


async def connect(table: Table, connection: Connection, since: int, epoch: int) -> None:
    if not (may_look(table, connection.user_id) or await invitations.invited(table, connection.user_id)):
        raise Denied("no-guests", status=403)
    await table.hall.circle.must_be_open(table, connection.user_id)
    connection.unheard = await table.hall.circle.unheard(connection.user_id)
    connection.admitted = True
    table.connections.append(connection)
    table.attach(connection, table.seat_of(connection.user_id))
    if visits.are_kept(table, connection.seat):
        await visits.come(table, connection.seat)
    table.welcome(connection, since, epoch)
    _tell_presence(table, connection)
    table.driver.drive()
    table.driver.returned(connection.seat)


def _tell_presence(table: Table, connection: Connection) -> None:
    """That somebody came or went; where that is nobody's business, not even by a message that says as before."""
    if connection.seat < 0 or not table.veiled():
        table.presence()


def may_look(table: Table, user_id: str) -> bool:
    """Whoever sits, is expected or, where spectators are welcome, anybody."""
    expected = table.seat_of(user_id) >= 0 or table.kept_for(user_id) >= 0 or user_id == table.row.host
    return expected or table.row.spectators


async def disconnect(table: Table, connection: Connection) -> None:
    if connection in table.connections:
        table.connections.remove(connection)
        table.detach(connection)
        table.waiting.changed(soon=True)
        _tell_presence(table, connection)
        if visits.are_kept(table, connection.seat) and not table.viewers[connection.seat].connections:
            await visits.leave(table, connection.seat)


def reseat(table: Table, user_id: str) -> None:
    """Somebody sat down or stood up: what they are shown changes on all their screens. Whoever stood up where nobody
    may look on has to go."""
    seat, stays = table.seat_of(user_id), may_look(table, user_id)
    for connection in [each for each in table.connections if each.user_id == user_id and each.seat != seat]:
        table.detach(connection)
        table.attach(connection, seat)
        if stays:
            table.welcome(connection)
        else:
            connection.admitted = False
            connection.close(4403, "no-guests")


# -- before the start


async def join(table: Table, user: UserRow, wanted: p.TakeSeat, code: str, terms: Optional[int] = None) -> p.TableInfo:
    """Sit down at a public table, or by the code of an invitation that still holds, to the terms that were seen."""
    if table.seat_of(user.id) >= 0:
        return table.info(user.id)
    kept = table.kept_for(user.id)
    if code and code != table.row.invite:
        raise Denied("no-invite", status=404)
    await table.hall.circle.must_be_open(table, user.id, "no-invite" if code else "no-table")
    if not code and await invitations.invited(table, user.id):
        code = table.row.invite
    if not code and table.row.visibility != "public" and kept < 0:
        raise Denied("no-private", status=403)
    seats.must_be_asked(table, user, code)
    for owner in await seats.answering_for(table.hall, user):
        await table.hall.circle.must_be_open(table, owner, "no-invite" if code else "no-table")
    if not code and user.id in table.row.sent_away:
        raise Denied("no-return", status=403)
    if table.row.status != "open":
        raise Denied("no-started")
    open_to = [place for place in table.places if place.kind == "open" and place.user_id in ("", user.id)]
    free = [place for place in open_to if wanted.seat in (None, place.seat)]
    if not free:
        raise Denied("no-open-seat")
    if terms not in (None, table.row.terms):
        raise Denied("no-such-terms")
    names.must_differ(user.name, [place.name for place in table.places if place.user_id != user.id])
    await seats.allow(table.hall, user)
    await _sit(table, _liked(free, kept, user), user, terms or 0)
    return table.info(user.id)


def _liked(free: list[PlaceRow], kept: int, user: UserRow) -> PlaceRow:
    """The seat that is kept for somebody, or the one of their arms, or the first."""
    for wanted in (kept, user.arms):
        for place in free:
            if place.seat == wanted:
                return place
    return free[0]


async def _sit(table: Table, place: PlaceRow, user: UserRow, terms: int) -> None:
    """Take a seat; one that was kept for the same person elsewhere is free again. Whoever named no `terms` may have
    seen the first ones only, and is asked about others."""
    taken = [PlaceRow(place.table_id, place.seat, "person", user.id, user.name, agreed=terms)]
    kept = table.kept_for(user.id)
    if kept not in (p.NOBODY, place.seat):
        taken.append(PlaceRow(place.table_id, kept, "open"))
    await table.hall.store.write(*map(update_place, taken), invitations.forgotten(table, user.id))
    for each in taken:
        table.places[each.seat] = each
    await wishes.forget(table, [each.seat for each in taken[1:]])
    reseat(table, user.id)
    table.presence()
    expect_start(table)


async def accept(table: Table, user: UserRow) -> None:
    """Sit down on the seat that is kept for one, if the table still waits for it, and what is played is what was
    played before: whoever has seen nothing else must look first."""
    if table.row.status == "open" and table.kept_for(user.id) >= 0 and not table.row.terms:
        await join(table, user, p.TakeSeat(), table.row.invite)


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
    changed = [structs.replace(place, agreed=table.row.terms)]
    if myself and own not in (p.NOBODY, m.seat):
        changed.append(PlaceRow(table.row.id, own, "open"))
    kicked = before.kind == "person" and before.user_id != user.id
    sent = _sent_away(table, before.user_id) if kicked else {}
    writes = [update_table(table.row.id, **sent), invitations.forgotten(table, before.user_id)] if sent else []
    await table.hall.store.write(*writes, *(update_place(each) for each in changed))
    for each in changed:
        table.places[each.seat] = each
    await wishes.forget(table, [each.seat for each in changed])
    table.row.invite = sent.get("invite", table.row.invite)
    table.row.sent_away = sent.get("sent_away", table.row.sent_away)
    for moved in {before.user_id, user.id} - {""}:
        reseat(table, moved)
    table.presence()
    expect_start(table)
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
        return PlaceRow(table_id, seat, "bot", name=name, level=bot_of(game, fill.level))
    return PlaceRow(table_id, seat, "open")


async def start(table: Table, user: UserRow) -> p.TableInfo:
    if table.row.host != user.id:
        raise Denied("no-host", status=403)
    if table.row.status != "open":
        raise Denied("no-started")
    if any(place.kind == "open" for place in table.places):
        raise Denied("no-filled")
    if not _all_agree(table):
        raise Denied("no-agreement")
    await _begin(table)
    return table.info(user.id)


async def _begin(table: Table) -> None:
    await allow_bots(table.hall, table.row.host, table.places)
    await table.hall.know_rests([table.row], table.places)
    kin = await seats.kin(table)
    if kin is not None:
        await table.hall.store.write(kin)
        table.row.unrated = seats.KIN
    if not table.dealing.called and not await dealing.call(table, table.row.host):
        await dealing.begin(table)


def _all_agree(table: Table) -> bool:
    """Whether whoever sits here has agreed to what is played."""
    return all(place.agreed == table.row.terms for place in table.places if place.kind == "person")


def expect_start(table: Table) -> None:
    """A table that looks for players begins by itself, a moment after the last seat was taken."""
    if table.row.seek is not None and _is_full(table):
        asyncio.get_running_loop().call_later(SETTLES, table.post, begin_if_full)


def _is_full(table: Table) -> bool:
    return table.row.status == "open" and all(place.kind != "open" for place in table.places) and _all_agree(table)


async def begin_if_full(table: Table) -> None:
    if table.row.seek is not None and _is_full(table) and not table.dealing.called:
        await _begin(table)


# -- during the game


async def leave(table: Table, user: UserRow) -> p.TableInfo:
    """Before the start the seat is free again; during play a bot takes it, and it can be reclaimed."""
    seat = table.seat_of(user.id)
    if seat < 0:
        return await _decline(table, user)
    if table.row.status == "running":
        await drive_seat(table, seat, usual_level(table.row.game))
        return table.info(user.id)
    if table.row.status != "open":
        return table.info(user.id)
    if table.dealing.called:
        raise Denied("no-started")
    place = PlaceRow(table.row.id, seat, "open")
    changes: dict[str, Any] = {}
    if table.row.host == user.id:
        others = [each.user_id for each in table.places if each.kind == "person" and each.user_id != user.id]
        changes = {"host": others[0]} if others else {"status": "closed"}
    writes = [update_place(place)]
    if changes:
        writes += [update_table(table.row.id, **changes), *table.waiting.unhooked()]
    await table.hall.store.write(*writes)
    table.places[seat] = place
    await wishes.forget(table, [seat])
    table.row.host, table.row.status = changes.get("host", table.row.host), changes.get("status", table.row.status)
    reseat(table, user.id)
    table.presence()
    return table.info(user.id)


async def _decline(table: Table, user: UserRow) -> p.TableInfo:
    """The seat that was kept for somebody is anybody's."""
    kept = table.kept_for(user.id)
    if kept < 0:
        raise Denied("no-seat")
    place = PlaceRow(table.row.id, kept, "open")
    await table.hall.store.write(update_place(place))
    table.places[kept] = place
    await wishes.forget(table, [kept])
    table.presence()
    return table.info(user.id)


async def hand_over(table: Table, connection: Connection, m: p.HandOver) -> None:
    if table.row.status != "running":
        raise Denied("no-start")
    seat = connection.seat if m.seat == p.NOBODY else m.seat
    if not 0 <= seat < table.row.seats or table.places[seat].kind != "person":
        raise Denied("no-open-seat")
    level, own = level_of(table.row.game, m.level), seat == connection.seat
    if not own:
        _must_replace(table, connection, seat)
        level = usual_level(table.row.game)  # whoever is away is not left to a weak bot
    await drive_seat(table, seat, level, sent_off=not own)
    table.hall.accept(table, connection, m.id)


def _must_replace(table: Table, connection: Connection, seat: int) -> None:
    """A bot may play for somebody else only by the host's wish, and once the other has been away long enough."""
    if connection.user_id != table.row.host:
        raise Denied("no-host")
    if table.is_here(seat) and not table.veiled():
        raise Denied("no-present")
    if table.places[seat].driver:
        raise Denied("no-open-seat")
    since = ledger.replace_from(table, seat)
    if since is None:
        raise Denied("no-absent-time")
    if now_ms() < since:
        raise Denied("no-absent")


async def reclaim(table: Table, connection: Connection, m: p.Reclaim) -> None:
    await drive_seat(table, connection.seat, "")
    table.hall.accept(table, connection, m.id)


async def drive_seat(table: Table, seat: int, level: str, sent_off: bool = False) -> None:
    """A bot plays from now on, or, without a level, the person again."""
    place = table.places[seat]
    if place.driver == level or place.kind != "person":
        return
    changed = structs.replace(place, driver=level, gone=None, stayed=None, sent_off=sent_off)
    if level:
        first = not place.driver
        changed.gone, changed.stayed = (now_ms(), len(table.history)) if first else (place.gone, place.stayed)
    ended = table.orders.handed_over(seat) if level else []
    await table.hall.store.write(update_place(changed), *orders.written(ended))
    table.places[seat] = changed
    table.orders.take(ended)
    table.driver.rest(seat)
    await moves.settle_wish(table)
    table.driver.drive()
    table.presence()
    table.show(seat)
    if level and isinstance(table.clock, PostClock):  # one vote less may be needed now
        for other in filter(table.clock.outvoted, table.persons()):
            await send_off(table, other, usual_level(table.row.game))


async def send_off(table: Table, seat: int, level: str) -> None:
    """The others wish that a bot plays for somebody, who may take the seat back."""
    await drive_seat(table, seat, level, sent_off=True)


async def pause(table: Table, connection: Connection, m: p.Pause) -> None:
    """Whoever others wait for, clock running, cannot stop it."""
    if table.clock is not None and table.clock.costly >> connection.seat & 1 and table.persons() != [connection.seat]:
        raise Denied("no-pause-clock")
    await _set_pause(table, True)
    table.hall.accept(table, connection, m.id)


async def resume(table: Table, connection: Connection, m: p.Resume) -> None:
    await _set_pause(table, False)
    table.hall.accept(table, connection, m.id)


async def wake(table: Table) -> None:
    """A pause that nobody has ended for too long."""
    await _set_pause(table, False)


async def _set_pause(table: Table, paused: bool) -> None:
    if table.row.status != "running":
        raise Denied("no-start")
    if table.row.paused == paused:
        return
    if not paused:
        await allow_bots(table.hall, table.row.host, table.places)
    changes: dict[str, Any] = {"paused": paused}
    if paused and table.clock is not None:
        changes["banks"] = table.clock.stored(table.clock.taken_back([]), table.written)
    await table.hall.store.write(update_table(table.row.id, **changes))
    table.row.paused = paused
    if paused:
        moves.drop_wish(table)
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


def must_be_free_here(hall: Hall, user_id: str, name: str) -> None:
    for table in hall.live.values():
        if table.seat_of(user_id) >= 0:
            must_be_free(table, user_id, name)


async def rename_here(hall: Hall, user: UserRow) -> None:
    for table in [table for table in hall.live.values() if table.seat_of(user.id) >= 0]:
        await table.call(rename, user)


async def set_next(table: Table, next_id: str) -> None:
    """The table where the same people play again."""
    await table.hall.store.write(update_table(table.row.id, next=next_id))
    table.row.next = next_id
    table.presence()


async def lay_down(table: Table) -> None:
    """Another process will go on here: what was thought about so far has been used."""
    if table.clock is not None and table.row.status == "running" and not table.row.paused:
        banks = table.clock.stored(table.clock.taken_back([]), table.written)
        await table.hall.store.write(update_table(table.row.id, banks=banks))
