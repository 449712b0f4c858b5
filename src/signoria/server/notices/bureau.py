"""The bureau of notices: everything about calling people back in one place, for the HTTP side."""

from __future__ import annotations

import asyncio
from typing import Optional

from signoria.server.accounts.desk import Desk
from signoria.server.accounts.rows import SessionRow
from signoria.server.notices import protocol as w
from signoria.server.notices.calendar import feed
from signoria.server.notices.calls import Calls
from signoria.server.notices.choices import Choices
from signoria.server.notices.due import KINDS
from signoria.server.notices.outbox import Outbox
from signoria.server.notices.outside import Outside
from signoria.server.notices.push import Push
from signoria.server.notices.webhooks import Webhooks
from signoria.server.rows import UserRow
from signoria.server.throttle import Throttle
from signoria.server.together.friends import Friends


class Bureau:
    def __init__(self, desk: Desk) -> None:
        self.desk, self.hall, self.people = desk, desk.hall, desk.people
        settings = self.hall.settings
        self.calls, self.choices = Calls(self.hall), Choices(self.hall)
        self.friends = Friends(self.hall)
        self.outside = Outside(settings)
        self.push = Push(self.hall.store, self.outside, settings.public_url or "mailto:signoria@localhost")
        self.webhooks = Webhooks(self)
        self.outbox = Outbox(self)
        self.asked_outside = Throttle(20, 3600.0)  # addresses that one person has this server look up
        self.job: Optional[asyncio.Task[None]] = None

    async def open(self) -> None:
        await self.push.open()
        self.job = asyncio.create_task(self.outbox.run(), name="outbox")

    async def close(self) -> None:
        if self.job is not None:
            self.job.cancel()
            await asyncio.gather(self.job, return_exceptions=True)

    async def info(self, user: UserRow, browser: str) -> w.NoticeInfo:
        choice, letters = await self.choices.of(user.id), self.desk.letters.possible
        address = bool(letters and await self.desk.addresses.of(user.id))
        return w.NoticeInfo(
            key=self.push.public_key(), kinds=list(KINDS), browser=await self.push.kinds(user, browser),
            mail=[str(kind) for kind in choice.mail] if address else [], letters=letters, address=address,
            quiet_from=choice.quiet_from, quiet_to=choice.quiet_to, zone=choice.zone,
            calendar=choice.calendar is not None,
        )  # fmt: skip

    async def look_up(self, user: UserRow, address: str) -> None:
        """Whether an address that somebody gives is public; nobody has this server look up names without end."""
        await self.asked_outside.pass_everywhere(self.hall.cluster, "outside", user.id)
        await self.outside.checked(address)

    async def keep_browser(self, user: UserRow, session: Optional[SessionRow], m: w.KeepBrowser) -> None:
        await self.look_up(user, m.address)
        mark = session.digest if session is not None else ""
        await self.push.keep(user, mark, m.address, m.key, m.auth, list(m.kinds))

    async def calendar(self, secret: str) -> Optional[bytes]:
        choice = await self.choices.by_calendar(secret)
        user = await self.people.user(choice.user_id) if choice else None
        if user is None:
            return None
        waiting = [row for row in await self.calls.standing(user.id) if row.asked and not row.paused]
        return feed(user, waiting, self.hall.settings.public_url.rstrip("/"))
