"""Where banned people knock: from their network no new guest comes in for a while, lest a ban be a matter of a cookie.

Kept is a keyed hash of the address, for hours. Guests and members who are known already come and go as ever. Addresses
inside a network are never shut out: behind a proxy that is not trusted they would be everybody's.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b
from ipaddress import IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa

from signoria.server import rows
from signoria.server.admin.rows import BELL, DOOR, sanctions
from signoria.server.denied import Denied
from signoria.server.rows import now_ms

if TYPE_CHECKING:
    from signoria.server.admin.attendant import Attendant

HOUR: Final = 3600_000
c = sanctions.c


class Doorstep:
    def __init__(self, attendant: Attendant) -> None:
        self.attendant, self.hall = attendant, attendant.hall

    def knocked(self, denied: Denied, client: Any) -> None:
        """Somebody was turned away; `client` has the address, if there is one."""
        if denied.key == "no-banned" and client is not None:
            self.bar(client.host)

    def bar(self, address: str) -> None:
        """Somebody who is banned has come from there, or was there when it was decided."""
        mark, lasts = self._mark(address), int(self.hall.settings.ban_hours * HOUR)
        known, now = self.attendant.sanctions.get((mark, DOOR)) or 0, now_ms()
        if not mark or not lasts or known > now + lasts // 2:
            return
        self.attendant.sanctions[mark, DOOR] = now + lasts
        row = {"user_id": mark, "kind": DOOR, "since": now, "until": now + lasts}
        over = sa.delete(sanctions).where(c.kind == DOOR, sa.or_(c.user_id == mark, c.until < now))
        ring = sa.update(rows.keys).where(rows.keys.c.name == BELL).values(value=secrets.token_bytes(8))
        written = self.hall.store.write((over, None), (sa.insert(sanctions), [row]), (ring, None))
        written.add_done_callback(lambda done: done.cancelled() or done.exception())  # the next knock writes it

    def must_admit(self, address: str) -> None:
        until = self.attendant.sanctions.get((self._mark(address), DOOR)) or 0
        if until > now_ms():
            raise Denied("no-newcomers", "no new guests from this network today; members may sign in", 403)

    def _mark(self, address: str) -> str:
        """Empty for addresses inside; those of one household are one."""
        try:
            found = ip_address(address)
        except ValueError:
            return ""
        if isinstance(found, IPv6Address) and found.ipv4_mapped:
            found = found.ipv4_mapped
        if not found.is_global:
            return ""
        whole = str(ip_network((found, 64), strict=False)) if isinstance(found, IPv6Address) else str(found)
        return blake2b(f"door {whole}".encode(), key=self.hall.secret[:64], digest_size=16).hexdigest()
