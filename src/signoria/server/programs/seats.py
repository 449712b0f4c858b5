"""Where programs may sit, and what it means for a table that they do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Optional

from signoria.server.denied import Denied
from signoria.server.programs.names import is_program
from signoria.server.programs.register import Register
from signoria.server.store import Write, update_table

if TYPE_CHECKING:
    from signoria.server.hall import Hall
    from signoria.server.rows import UserRow
    from signoria.server.table import Table

KIN: Final = "kin"  # why a game is rated for nobody: one person answers for several seats


async def allow(hall: Hall, user: UserRow) -> None:
    """Refuse one more seat to a program that has very many."""
    if not is_program(user.name):
        return
    most = hall.settings.program_tables
    if (await Register(hall.store).running([user.id])).get(user.id, 0) >= most:
        raise Denied("no-hurry", f"a program sits at {most} tables at once, at most", 429)


async def answering_for(hall: Hall, user: UserRow) -> list[str]:
    """Whoever answers for a program: where that person is not welcome, neither is it."""
    if not is_program(user.name):
        return []
    return [owner for owner in (await Register(hall.store).owners([user.id])).values() if owner]


def must_be_asked(table: Table, user: UserRow, code: str) -> None:
    """A program does not sit down among people who have not asked it: somebody has to give it the link. At a table that
    another program has made everybody knows what to expect."""
    if is_program(user.name) and not code and not _made_by_a_program(table):
        raise Denied("no-program-seat", "a program needs the link of the table", 403)


def _made_by_a_program(table: Table) -> bool:
    host = next((place for place in table.places if place.user_id == table.row.host), None)
    return host is not None and is_program(host.name)


async def kin(table: Table) -> Optional[Write]:
    """What is written at the start where several seats are one person's: that the game is not rated."""
    people = [place for place in table.places if place.kind == "person"]
    if table.row.unrated or not any(is_program(place.name) for place in people):
        return None
    owners = await Register(table.hall.store).owners(place.user_id for place in people)
    answering = {owners.get(place.user_id, place.user_id) for place in people}
    return update_table(table.row.id, unrated=KIN) if len(answering) < len(people) else None
