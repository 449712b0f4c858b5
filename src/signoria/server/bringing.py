"""Games that come as text: checked by playing them again, then a table as any other, rated for nobody."""

from __future__ import annotations

import asyncio
from hashlib import blake2b
from typing import Any, Final

from signoria.kernel import Record, RecordError
from signoria.kernel.scene import AFTER, SceneError, scene_words
from signoria.server import protocol as p
from signoria.server import seating
from signoria.server.denied import Denied
from signoria.server.hall import Hall, new_id
from signoria.server.here import BringRecord
from signoria.server.quotas import allow_bots
from signoria.server.rows import ActionRow, PlaceRow, TableRow, UserRow, now_ms
from signoria.server.store import INSERT_ACTION, INSERT_PLACE, INSERT_TABLE, insert
from signoria.server.table import Table
from signoria.titles import vocabulary_of

BROUGHT: Final = "brought"  # why such a game is rated for nobody: whoever brings it knows its seed


async def bring(hall: Hall, user: UserRow, wish: BringRecord) -> Table:
    """The table of this game, which goes on if it is not over; the same game twice is the same table."""
    try:
        record = Record.parse(wish.text)
        must_be_sayable(record)
        g = await asyncio.to_thread(record.verify)
    except (RecordError, SceneError) as error:
        raise Denied("no-record", str(error)[:500], 400) from None
    title = hall.title(record.game.id)
    if record.pack.hash not in hall.texts:
        raise Denied("no-figures", "the game was played with figures that are not known here", 400)
    if wish.seat is not None and not 0 <= wish.seat < record.seats:
        raise Denied("no-open-seat", f"seat must be from 0 to {record.seats - 1}, got {wish.seat}", 400)
    over = not g.stack
    if wish.seat is None and not (over and hall.one_screen):
        raise Denied("no-open-seat", "which seat is yours?", 400)
    id = blake2b(f"{user.id} {wish.seat} {wish.text}".encode(), key=hall.secret[:64], digest_size=10).hexdigest()
    if await _known(hall, id):
        return await hall.table(id)
    now = now_ms()
    row = TableRow(
        id=id, game=title.id, rules_version=record.rules_version, pack=record.pack.hash, seats=record.seats,
        options=record.options, visibility="private", status="over" if over else "running", host=user.id,
        invite=new_id(), seed=record.seed, clock=None, pace=0, auto_pass=True, spectators=False, paused=False,
        created=now, started=now, ended=now if over else None, previous="", next="", scores=g.scores if over else None,
        winners=g.winners if over else None, scene=record.scene, unrated=BROUGHT,
    )  # fmt: skip
    places = [_place(hall, row, seat, user, wish) for seat in range(record.seats)]
    if not over:
        await allow_bots(hall, user.id, places)
    actions = [ActionRow(id, n, seat, action, None, "", None, now) for n, (seat, action) in enumerate(record.actions)]
    await hall.store.write(
        insert(INSERT_TABLE, [row]),
        insert(INSERT_PLACE, places),
        *([insert(INSERT_ACTION, actions)] if actions else []),
        *hall.made_with(id),
    )
    return await hall.revive(*await hall.stored(id))


def must_be_sayable(record: Record) -> None:
    """A position from outside keeps to the bounds of the title's vocabulary before the title sees it: one number too
    large would cost more memory than there is."""
    if not record.scene:
        return
    words: Any = scene_words(record.scene)
    while isinstance(words, dict) and AFTER in words:  # it begins in another game, which may have had a position too
        before = words[AFTER]
        words = before.get("scene", {}) if isinstance(before, dict) else None
    if not isinstance(words, dict):
        raise SceneError("a position is told in words", "scene-unread")
    vocabulary_of(record.game.id).read(words, record.seats)


def _place(hall: Hall, row: TableRow, seat: int, user: UserRow, wish: BringRecord) -> PlaceRow:
    """Nobody but whoever brings the game: a name that is only claimed is believed in one's own browser alone."""
    level = wish.levels[seat] if seat < len(wish.levels) else ""
    if seat == wish.seat:
        return PlaceRow(row.id, seat, "person", user.id, user.name)
    if hall.one_screen and row.status == "over" and not level:
        name = wish.names[seat] if seat < len(wish.names) else ""
        return PlaceRow(row.id, seat, "person", "", name or str(seat + 1))
    fill = p.SeatFill("bot", level)
    return seating.new_place(row.id, row.game, seat, fill, user, [user.name])


async def _known(hall: Hall, id: str) -> bool:
    try:
        await hall.table(id)
    except Denied:
        return False
    return True
