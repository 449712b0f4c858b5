"""How long somebody mostly takes to answer by post, read from the rows of finished games."""

from __future__ import annotations

from itertools import groupby
from statistics import median
from typing import Final, Optional

import sqlalchemy as sa
from msgspec import Struct

from signoria.server import rows
from signoria.server.by_post.calendar import HOUR
from signoria.server.by_post.clock import IN_TIME
from signoria.server.profiles.games import Finished
from signoria.server.store import Store

MOST_GAMES: Final = 10  # the last ones
ENOUGH: Final = 10  # answers
c, t = rows.actions.c, rows.tables.c


class _Answer(Struct):
    table_id: str
    seat: int
    at: int
    by: str
    started: int


async def hours_to_answer(store: Store, games: list[Finished], user_id: str) -> Optional[int]:
    """In whole hours, from one answer that all could see to the next, as at the table (`PostClock`): neither what is
    done in secret, nor that there was no choice, nor that an order answered makes a difference."""
    seats = {game.id: place.seat for game in games if game.by_post and (place := game.seat_of(user_id)) is not None}
    wanted = list(seats)[:MOST_GAMES]
    source = rows.actions.join(rows.tables, t.id == c.table_id)
    query = sa.select(c.table_id, c.seat, c.at, c.by, t.started).select_from(source)
    seen = c.table_id.in_(wanted), c.bank.is_not(None), t.started.is_not(None)
    taken = []
    answers = await store.all(_Answer, query.where(*seen).order_by(c.table_id, c.number)) if wanted else []
    for id, told in groupby(answers, key=lambda answer: answer.table_id):
        asked = None
        for answer in told:
            if answer.seat == seats[id] and answer.by in IN_TIME:
                taken.append(answer.at - (answer.started if asked is None else asked))
            asked = answer.at
    return max(1, round(median(taken) / HOUR)) if len(taken) >= ENOUGH else None
