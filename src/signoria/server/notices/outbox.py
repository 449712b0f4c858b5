"""The sender: tells people who do not look what waits for them, once, however many processes there are.

A row is claimed by the statement that reads it, so of several senders one has it. Should that one die before it has
noted that the row was told, another claims it after a while, once: so a notice may in that case come twice, never more.
All that is due for one person is told together.
"""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

import msgspec
import sqlalchemy as sa
import structlog

from signoria.server import rows as server_rows
from signoria.server.denied import Denied
from signoria.server.notices import rows, sentences
from signoria.server.notices.calls import is_live
from signoria.server.notices.due import ENDED, INVITED, wish
from signoria.server.notices.quiet import quiet_until
from signoria.server.notices.sentences import Thing
from signoria.server.protocol import NOBODY
from signoria.server.rows import PlaceRow, UserRow, now_ms
from signoria.server.store import Store
from signoria.server.titles import find_title
from signoria.server.together.invitations import told
from signoria.server.together.rows import invitations

if TYPE_CHECKING:
    from signoria.server.notices.bureau import Bureau

EVERY: Final = 5.0  # seconds between two looks
AGAIN: Final = 5 * 60_000  # ms after which what was claimed and not told is claimed again
MOST_TRIES: Final = 2
MOST_PEOPLE: Final = 200  # served in one turn
AT_ONCE: Final = 40
KEPT: Final = 30 * 24 * 3600_000
n, p, t, v = rows.notices.c, server_rows.places.c, server_rows.tables.c, invitations.c
encode = msgspec.json.Encoder().encode
log = structlog.get_logger("outbox")


class Outbox:
    def __init__(self, bureau: Bureau) -> None:
        self.bureau, self.store = bureau, bureau.hall.store

    async def run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.turn(now_ms())
            except Exception as error:
                log.error("notices wait", reason=type(error).__name__)

    async def turn(self, now: int) -> None:
        """Tell whatever is due."""
        if not await self.store.column(sa.select(n.seat).where(*due(now)).limit(1)):
            return
        await asyncio.gather(self.bureau.webhooks.turn(now), self._serve_all(now))
        past = sa.or_(n.sent < now - KEPT, n.claimed < now - KEPT)  # told, or given up
        await self.store.take_all(rows.NoticeRow, sa.delete(rows.notices).where(past).returning(*rows.notices.c))

    async def _serve_all(self, now: int) -> None:
        seat = sa.and_(p.table_id == n.table_id, p.seat == n.seat)
        sitting = sa.select(p.user_id).join_from(rows.notices, server_rows.places, seat).where(*due(now, n.seat >= 0))
        slot = sa.and_(v.table_id == n.table_id, v.slot == n.seat)
        asked = sa.select(v.user_id).join_from(rows.notices, invitations, slot).where(*due(now, n.seat < NOBODY))
        people = await self.store.column(sitting.union(asked).limit(MOST_PEOPLE))
        room = asyncio.Semaphore(AT_ONCE)
        await asyncio.gather(*(self._serve_in(room, user_id, now) for user_id in people))

    async def _serve_in(self, room: asyncio.Semaphore, user_id: str, now: int) -> None:
        """Others are served meanwhile: somebody's push service may never answer."""
        async with room:
            try:
                await self._serve(user_id, now)
            except Exception as error:
                log.error("a notice was not sent", reason=type(error).__name__)

    async def claim(self, user_id: str, now: int) -> list[rows.NoticeRow]:
        """All that is due for somebody, and this sender's from now on."""
        seat = sa.exists().where(p.table_id == n.table_id, p.seat == n.seat, p.user_id == user_id)
        slot = sa.exists().where(v.table_id == n.table_id, v.slot == n.seat, v.user_id == user_id)
        theirs = sa.or_(seat, slot)
        taken = (
            sa.update(rows.notices).where(*due(now, n.seat != NOBODY), theirs).values(claimed=now, tries=n.tries + 1)
        )
        return await self.store.take_all(rows.NoticeRow, taken.returning(*rows.notices.c))

    async def _serve(self, user_id: str, now: int) -> None:
        claimed = await self.claim(user_id, now)
        user = await self.bureau.people.user(user_id)
        if not claimed or user is None or await self.bureau.desk.farewells.due(user_id) is not None:
            await self._note(claimed, sent=now)
            return
        looked = await self.bureau.calls.seen(user_id) + int(self.bureau.hall.settings.notice_seconds * 1000)
        if looked > now:
            await self._later(claimed, looked)
            return
        things = await self._things(user, claimed)
        known = {id(thing.notice) for thing in things}
        await self._note([row for row in claimed if id(row) not in known], sent=now)
        await self._tell(user, things, now)

    async def _tell(self, user: UserRow, things: list[Thing], now: int) -> None:
        choice = await self.bureau.choices.of(user.id)
        quiet = quiet_until(choice, now)
        resting = [thing for thing in things if quiet is not None and not thing.live]
        awake = [thing for thing in things if thing not in resting]
        if quiet is not None:
            await self._later([thing.notice for thing in resting], quiet)
        await self._push(user, choice, [thing for thing in awake if not thing.notice.only_mail])
        by_mail = [thing for thing in awake if quiet is None and wish(thing.notice.kind) in choice.mail]
        waiting = await self._mail(user, choice, by_mail, now)
        await self._note([thing.notice for thing in awake if thing not in waiting], sent=now)

    async def _things(self, user: UserRow, claimed: list[rows.NoticeRow]) -> list[Thing]:
        """Those that are still true: the question waits, somebody is asked to the table, or the game has ended."""
        ids = {row.table_id for row in claimed}
        standing = {(row.table_id, row.seat): row for row in await self.bureau.calls.at(user.id, sorted(ids))}
        tables = await self.store.all(
            server_rows.TableRow, sa.select(server_rows.tables).where(t.id.in_(ids))
        )  # fmt: skip
        by_id, names = {table.id: table for table in tables}, await self._names(ids)
        asked = await self._asked(user) if any(row.kind == INVITED for row in claimed) else set()
        found = []
        for row in claimed:
            table, stands = by_id[row.table_id], standing.get((row.table_id, row.seat))
            title = find_title(table.game, self.bureau.hall.titles)
            waits = stands is not None and stands.asked and not stands.paused and stands.question == row.question
            stays = row.table_id in asked if row.kind == INVITED else waits or row.kind == ENDED
            if title is None or not stays:
                continue
            others = [name for seat, name in names[row.table_id] if seat != row.seat and (name or not asked)]
            until = stands.until if stands is not None and waits else None
            found.append(Thing(row, title, others, until, is_live(table.clock) and waits))
        return found

    async def _asked(self, user: UserRow) -> set[str]:
        """The tables that somebody is asked to, as their home page shows them."""
        friends = self.bureau.friends
        kept = await self.bureau.calls.kept(user.id)
        return {*kept, *(each.table for each in await told(friends, user.id))}

    async def _names(self, ids: set[str]) -> dict[str, list[tuple[int, str]]]:
        query = sa.select(server_rows.places).where(p.table_id.in_(ids)).order_by(p.table_id, p.seat)
        found: dict[str, list[tuple[int, str]]] = {}
        for row in await self.store.all(PlaceRow, query):
            found.setdefault(row.table_id, []).append((row.seat, row.name))
        return found

    # -- ways

    async def _push(self, user: UserRow, choice: rows.ChoiceRow, things: list[Thing]) -> None:
        """To every browser that wishes it. If none could be told it is tried again; letters do not wait for ever."""
        calls = []
        for browser in await self.bureau.push.of(user) if things else ():
            wanted = [thing for thing in things if wish(thing.notice.kind) in browser.kinds]
            if wanted:
                urgent = any(thing.live for thing in wanted)
                calls.append(self._pushed(browser, urgent, *self._message(user, choice, wanted)))
        told = await asyncio.gather(*calls)
        again = any(thing.notice.tries < MOST_TRIES for thing in things)
        if told and not any(told) and again:
            raise OSError("no push service took it")

    async def _pushed(self, browser: rows.SubscriptionRow, urgent: bool, message: bytes, topic: str) -> bool:
        try:
            await self.bureau.push.send(browser, message, urgent, topic)
        except (OSError, Denied) as error:
            log.warning("a browser was not called", reason=type(error).__name__)
            return False
        return True

    def _message(self, user: UserRow, choice: rows.ChoiceRow, things: list[Thing]) -> tuple[bytes, str]:
        ids = {thing.notice.table_id for thing in things}
        one = next(iter(ids)) if len(ids) == 1 else ""
        language = user.language
        told = sentences.lines(things, choice, language)
        body = sentences.details(things[0], choice, language) if len(things) == 1 else "\n".join(told)
        tag = sha256(one.encode()).hexdigest()[:32]
        message = {
            "title": sentences.subject(things, language), "body": body, "tag": tag,
            "url": f"/table/{one}" if one else "/", "language": language,
        }  # fmt: skip
        return encode(message), tag

    async def _mail(self, user: UserRow, choice: rows.ChoiceRow, things: list[Thing], now: int) -> list[Thing]:
        """Send one letter about all of these, or have them wait for the next one: those that wait."""
        desk = self.bureau.desk
        address = await desk.addresses.of(user.id) if things and desk.letters.possible else ""
        if not address:
            return []
        next_one = await self.bureau.choices.may_mail(user.id, now)
        if next_one is not None:
            await self._note([thing.notice for thing in things], only_mail=True)
            await self._later([thing.notice for thing in things], next_one)
            return things
        site = self.bureau.hall.settings.public_url.rstrip("/")
        links = [f"{site}/table/{thing.notice.table_id}" for thing in things]
        told = zip(sentences.lines(things, choice, user.language), links)
        await desk.letters.send(
            address, user.language, "letter-calls", unsubscribe=self.bureau.choices.way_out(user.id),
            name=user.name, headline=sentences.subject(things, user.language),
            lines="\n\n".join(f"{line}\n{link}" for line, link in told), link="/account",
        )  # fmt: skip
        return []

    # -- what became of rows; these are not the tables' own

    async def _later(self, claimed: list[rows.NoticeRow], due: int) -> None:
        await self._note(claimed, due=due, claimed=None, tries=0)

    async def _note(self, told: list[rows.NoticeRow], **values: Any) -> None:
        for row in told:
            await note(self.store, row, **values)


async def note(store: Store, row: rows.NoticeRow, **values: Any) -> None:
    key = n.table_id == row.table_id, n.seat == row.seat, n.kind == row.kind, n.question == row.question
    changed = sa.update(rows.notices).where(*key).values(**values)
    await store.take_all(rows.NoticeRow, changed.returning(*rows.notices.c))


def due(now: int, *which: Any) -> tuple[Any, ...]:
    free = sa.or_(n.claimed.is_(None), n.claimed <= now - AGAIN)
    return *which, n.sent.is_(None), n.due <= now, n.tries < MOST_TRIES, free
