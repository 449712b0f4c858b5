"""Webhooks that hosts give to their tables: who is to move, and the end, in the shape of Discord or of Matrix."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Any, Final, Optional
from urllib.parse import urlsplit

import msgspec
import sqlalchemy as sa
import structlog

from signoria.server import rows as server_rows
from signoria.server.accounts.letters import say
from signoria.server.denied import Denied
from signoria.server.notices import protocol as w
from signoria.server.notices import rows
from signoria.server.notices.announced import HOOK_END
from signoria.server.notices.outbox import AT_ONCE, due, note
from signoria.server.notices.sentences import title_in
from signoria.server.protocol import NOBODY
from signoria.server.rows import UserRow
from signoria.server.store import insert
from signoria.server.titles import find_title

if TYPE_CHECKING:
    from signoria.server.notices.bureau import Bureau
    from signoria.server.table import Table

LEAST: Final = 15_000  # ms between two words to one webhook
REFUSED: Final = (401, 403, 404, 410)
MARKUP: Final = re.compile(r"([\\`*_~|<>\[\]()#@:])")
n, h = rows.notices.c, rows.webhooks.c
encode = msgspec.json.Encoder().encode
log = structlog.get_logger("webhooks")


class Webhooks:
    def __init__(self, bureau: Bureau) -> None:
        self.bureau, self.store = bureau, bureau.hall.store

    async def of(self, table_id: str) -> Optional[rows.WebhookRow]:
        return await self.store.one(rows.WebhookRow, sa.select(rows.webhooks).where(h.table_id == table_id))

    async def info(self, table: Table, user: UserRow) -> w.WebhookInfo:
        _must_host(table, user)
        kept = await self.of(table.row.id)
        return w.WebhookInfo(kept.shape, urlsplit(kept.address).hostname or "") if kept else w.WebhookInfo("", "")

    async def give(self, table: Table, user: UserRow, wish: w.GiveWebhook) -> None:
        """In the owner task. The address is looked up before, and again whenever it is used."""
        _must_host(table, user)
        row = rows.WebhookRow(table.row.id, wish.address, wish.shape, user.language)
        await self.store.write(_forgotten(table.row.id), insert(sa.insert(rows.webhooks), [row]))
        table.waiting.hook = True
        table.waiting.changed()

    async def take_away(self, table: Table, user: UserRow) -> None:
        _must_host(table, user)
        await self.store.write(_forgotten(table.row.id))
        table.waiting.hook = False
        table.waiting.changed()

    # -- telling

    async def turn(self, now: int) -> None:
        taken = sa.update(rows.notices).where(*due(now, n.seat == NOBODY)).values(claimed=now, tries=n.tries + 1)
        due_now = await self.store.take_all(rows.NoticeRow, taken.returning(*rows.notices.c))
        room = asyncio.Semaphore(AT_ONCE)
        await asyncio.gather(*(self._tell_in(room, row, now) for row in due_now))

    async def _tell_in(self, room: asyncio.Semaphore, row: rows.NoticeRow, now: int) -> None:
        async with room:
            try:
                await self._tell(row, now)
            except Exception as error:
                log.error("a webhook was not told", reason=type(error).__name__)

    async def _tell(self, row: rows.NoticeRow, now: int) -> None:
        hook = await self.of(row.table_id)
        if hook is not None and hook.last > now - LEAST:
            await note(self.store, row, due=hook.last + LEAST, claimed=None, tries=0)
            return
        text = await self._text(row, hook.language) if hook is not None else ""
        if hook is not None and text:
            last = sa.update(rows.webhooks).where(h.table_id == row.table_id).values(last=now)
            await self.store.take_all(rows.WebhookRow, last.returning(*rows.webhooks.c))
            headers = {"content-type": "application/json"}
            status = await self.bureau.outside.post(hook.address, encode(_shaped(hook.shape, text)), headers)
            if status in REFUSED:
                gone = sa.delete(rows.webhooks).where(h.table_id == row.table_id)
                await self.store.take_all(rows.WebhookRow, gone.returning(*rows.webhooks.c))
        await note(self.store, row, sent=now)

    async def _text(self, row: rows.NoticeRow, language: str) -> str:
        """Names only: who is to move as onlookers see it now, or who has won."""
        found = sa.select(server_rows.tables).where(server_rows.tables.c.id == row.table_id)
        table = await self.store.one(server_rows.TableRow, found)
        title = find_title(table.game, self.bureau.hall.titles) if table else None
        if table is None or title is None:
            return ""
        ended = row.kind == HOOK_END
        seats = (table.winners or []) if ended else await self._asked(row.table_id)
        places = sa.select(server_rows.places).where(server_rows.places.c.table_id == row.table_id)
        names = {place.seat: place.name for place in await self.store.all(server_rows.PlaceRow, places)}
        told = ", ".join(plain(names[seat]) or say(language, "notice-former") for seat in seats)
        key = "hook-ended" if ended else "hook-turn"
        return say(language, key, game=title_in(title, language), names=told) if told else ""

    async def _asked(self, table_id: str) -> list[int]:
        query = sa.select(rows.waits).where(rows.waits.c.table_id == table_id, rows.waits.c.seat == NOBODY)
        found = await self.store.one(rows.WaitRow, query)
        return list(found.others) if found else []


def plain(name: str) -> str:
    """A name that is nothing but a name in a text with markup."""
    return MARKUP.sub(r"\\\1", name)


def _shaped(shape: str, text: str) -> dict[str, Any]:
    if shape == "discord":
        return {"content": text, "allowed_mentions": {"parse": []}}
    return {"text": text, "username": "Signoria"}


def _must_host(table: Table, user: UserRow) -> None:
    if table.row.host != user.id:
        raise Denied("no-host", status=403)


def _forgotten(table_id: str) -> Any:
    return sa.delete(rows.webhooks).where(h.table_id == table_id), None
