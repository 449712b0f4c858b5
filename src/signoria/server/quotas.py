"""How much of the house one person may keep busy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Sequence, Union

from signoria.server.denied import Denied
from signoria.server.protocol import SeatFill
from signoria.server.rows import PlaceRow

if TYPE_CHECKING:
    from signoria.server.hall import Hall


async def allow_bots(hall: Hall, person: str, places: Sequence[Union[PlaceRow, SeatFill]]) -> None:
    """Refuse one more table with bots while they play at very many of this person's: whether one of them is about to
    move is not asked, as it may be a secret."""
    if not any(place.kind == "bot" for place in places):
        return
    playing = _playing(hall, person) if hall.cluster is None else await hall.cluster.errands.playing(person)
    if playing >= hall.settings.bot_tables_per_person:
        raise Denied("no-more-bots", f"bots are about to move at {playing} tables of yours, or will be", 429)


def _playing(hall: Hall, person: str) -> int:
    hosted = [table for table in hall.live.values() if table.row.host == person]
    with_bots = [table for table in hosted if any(place.kind == "bot" for place in table.places)]
    return sum(table.row.status == "running" and not table.row.paused for table in with_bots)
