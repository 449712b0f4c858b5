"""How much of the house one person may keep busy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Sequence, Union

from signoria.server.denied import Denied
from signoria.server.protocol import SeatFill
from signoria.server.rows import PlaceRow

if TYPE_CHECKING:
    from signoria.server.hall import Hall


def allow_bots(hall: Hall, person: str, places: Sequence[Union[PlaceRow, SeatFill]]) -> None:
    """Refuse one more table with bots while they are about to move at very many of this person's."""
    if not any(place.kind == "bot" for place in places):
        return
    busy = sum(table.row.host == person and table.driver.busy() for table in hall.live.values())
    if busy >= hall.settings.bot_tables_per_person:
        raise Denied("no-more-bots", f"bots are about to move at {busy} tables of yours", 429)
