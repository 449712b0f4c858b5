"""The desk of members: everything about accounts in one place, for the HTTP side."""

from __future__ import annotations

from typing import Any, Final, Optional

import sqlalchemy as sa
from msgspec import Struct

from signoria.server import rows as server_rows
from signoria.server.accounts import leaving, rows, taking_over
from signoria.server.accounts import protocol as a
from signoria.server.accounts.addresses import Addresses, Seal, checked
from signoria.server.accounts.farewell import Farewells
from signoria.server.accounts.letters import Letters
from signoria.server.accounts.members import Members
from signoria.server.accounts.sessions import is_fresh, number
from signoria.server.accounts.tokens import ADDRESS, LETTER, TAKE_OVER
from signoria.server.denied import Denied
from signoria.server.hall import Hall
from signoria.server.people import People
from signoria.server.rows import UserRow
from signoria.server.throttle import Throttle

HOUR: Final = 3600.0
places, tables = server_rows.places.c, server_rows.tables.c


class Desk:
    def __init__(self, hall: Hall, people: People) -> None:
        self.hall, self.people = hall, people
        self.members = Members(hall.store, people)
        self.farewells = Farewells(hall.store)
        self.letters = Letters(hall.settings)
        self.addresses = Addresses(hall.store, Seal(hall.settings.address_key))
        self.from_address = Throttle(30, 60)  # ways in, tried from one place
        self.for_account = Throttle(10, HOUR)  # codes tried for one handle, from one place: nobody locks others out
        self.to_address = Throttle(3, HOUR)  # letters to one address
        self.of_person = Throttle(10, HOUR)  # letters and archives one person asks for

    # -- what the account page shows

    async def info(self, user: UserRow, session: Optional[rows.SessionRow]) -> a.AccountInfo:
        games, running = await self._games(user.id)
        info = a.AccountInfo(user.member, games, running, letters=self.letters.possible)
        member = await self.members.of(user.id)
        if member is None:
            return info
        here = session.digest if session else ""
        info.handle, info.joined, info.public = member.handle, member.joined, member.public
        info.passkeys = [
            a.PasskeyInfo(row.id, row.label, row.added, row.used) for row in await self.members.passkeys.of(user.id)
        ]
        info.sessions = [
            a.SessionInfo(number(row), row.device, row.began, row.seen, row.digest == here)
            for row in await self.members.sessions.of(user.id)
        ]
        info.codes = await self.members.codes.left(user.id)
        info.address = await self.addresses.of(user.id)
        info.programs = await self.people.programs.told(user.id)
        info.leaving = await self.farewells.due(user.id)
        info.fresh = session is not None and is_fresh(session)
        return info

    async def _games(self, user_id: str) -> tuple[int, int]:
        """How many games somebody has finished, and how many tables still have them."""
        seats = sa.select(places.table_id).where(places.user_id == user_id)
        over = sa.func.sum(sa.case((tables.status == "over", 1), else_=0))
        live = sa.func.sum(sa.case((tables.status.in_(("open", "running")), 1), else_=0))
        query = sa.select(over.label("over"), live.label("live")).where(tables.id.in_(seats))
        found = await self.hall.store.all(_Games, query)
        return found[0].over or 0, found[0].live or 0

    # -- letters

    async def ask_for_letter(self, address: str) -> None:
        """A way in by letter, if the address is a member's. Whoever asks is not told whether it is."""
        wanted = checked(address)
        await self.to_address.pass_everywhere(self.hall.cluster, "letters", self.addresses.seal.digest(wanted))
        self.letters.later(self._letter(wanted))

    async def _letter(self, address: str) -> None:
        user = await self.people.user(await self.addresses.owner(address))
        if user is not None and self.letters.possible:
            token = await self.members.tokens.make(LETTER, user.id)
            await self.letters.send(
                address, user.language, "letter-sign-in", name=user.name, link=f"/enter#letter={token}"
            )

    async def by_letter(self, token: str) -> UserRow:
        found = await self.members.tokens.take(LETTER, token)
        user = await self.people.user(found.user_id) if found else None
        if user is None:
            raise Denied("no-longer", "this link was used, or is too old", 404)
        return user

    async def ask_for_address(self, user: UserRow, address: str) -> None:
        """Send a link to a new address; until it is opened there, nothing has changed."""
        if not self.letters.possible:
            raise Denied("no-letters", "this server sends no letters")
        wanted = checked(address)
        await self.to_address.pass_everywhere(self.hall.cluster, "letters", self.addresses.seal.digest(wanted))
        token = await self.members.tokens.make(ADDRESS, user.id, self.addresses.seal.close(wanted))
        named: dict[str, Any] = {"name": user.name, "link": f"/enter#address={token}"}
        self.letters.later(self.letters.send(wanted, user.language, "letter-address", **named))

    async def confirm_address(self, user: UserRow, token: str) -> None:
        found = await self.members.tokens.take(ADDRESS, token)
        if found is None or found.user_id != user.id:
            raise Denied("no-longer", "this link was used, or is too old, or is another account's", 404)
        former = await self.addresses.of(user.id)
        await self.addresses.keep(user.id, found.about)
        if former:
            self._tell(former, user, "address")

    async def tell_of(self, user: UserRow, what: str) -> None:
        """That something which opens the account was changed, to the address it has."""
        address = await self.addresses.of(user.id)
        if address:
            self._tell(address, user, what)

    async def tell_of_leaving(self, user: UserRow) -> None:
        """That the account ends in a few days, to the address it has: should it not be its owner who asked for that."""
        address = await self.addresses.of(user.id)
        if address and self.letters.possible:
            self.letters.later(
                self.letters.send(address, user.language, "letter-leaving", name=user.name, link="/enter")
            )

    def _tell(self, address: str, user: UserRow, what: str) -> None:
        if self.letters.possible:
            send = self.letters.send
            self.letters.later(
                send(address, user.language, "letter-changed", name=user.name, what=what, link="/account")
            )

    # -- a guest's games

    async def offer_to_take_over(self, guest: Optional[UserRow], member: UserRow) -> tuple[str, int, str]:
        """Name and games of the guest this device was, and what takes them over; nothing if there are none."""
        if guest is None or guest.member or guest.id == member.id:
            return "", 0, ""
        games = sum(await self._games(guest.id))
        return (guest.name, games, await self.members.tokens.make(TAKE_OVER, guest.id)) if games else ("", 0, "")

    async def take_over(self, member: UserRow, token: str) -> None:
        found = await self.members.tokens.take(TAKE_OVER, token)
        guest = await self.people.user(found.user_id) if found else None
        if guest is None or guest.member:
            raise Denied("no-longer", "these games were taken over, or it is too late", 404)
        try:
            await taking_over.take_over(self.hall, self.people, guest, member)
        except Exception:  # whatever it is, it may be tried again
            await self.members.tokens.make(TAKE_OVER, guest.id, secret=token)
            raise

    async def delete(self, user: UserRow) -> None:
        """For good, with all the programs the member has made."""
        for program in await self.people.programs.of(user.id):
            known = await self.people.user(program.user_id)
            if known is not None:
                await leaving.delete(self.hall, self.people, known)
        await leaving.delete(self.hall, self.people, user)


class _Games(Struct):
    over: Optional[int]
    live: Optional[int]
