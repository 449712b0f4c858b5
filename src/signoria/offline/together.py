"""Several people at one screen: each has a seat and an id of their own, and is sent what their seat may see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from signoria.offline.people import READER
from signoria.server import dealing, seating
from signoria.server import protocol as p
from signoria.server.denied import Denied
from signoria.server.here import GameHere, PeopleHere, PersonHere, TogetherHere
from signoria.server.names import cleaned, must_differ
from signoria.server.notices.protocol import TableCall
from signoria.server.rows import UserRow
from signoria.server.table import Table

if TYPE_CHECKING:
    from signoria.offline.desk import Desk


async def begin(desk: Desk, user: UserRow, wish: TogetherHere) -> p.TableInfo:
    """A table at which the first of them is whoever asks; it begins once all have sat down."""
    title = desk.hall.title(wish.table.game)
    seats = title.usual_seats if wish.table.seats is None else wish.table.seats
    taken = sum(fill.kind == "bot" for fill in wish.table.fill)
    if any(fill.kind == "me" for fill in wish.table.fill) or len(wish.people) + taken != seats:
        raise Denied("no-open-seat", f"{len(wish.people)} people and {taken} bots do not fill {seats} seats", 400)
    people = [cleaned(name) for name in wish.people]
    for place, name in enumerate(people):
        must_differ(name, people[:place])
    table = await desk.lobby.create(user, wish.table)
    for place, name in enumerate(people):
        person = user if not place and name == user.name else await desk.people.welcome(name, user.language)
        await table.call(seating.join, person, p.TakeSeat(), table.row.invite)
    await table.call(seating.start, user)
    return table.info(user.id)


def people_at(table: Table) -> PeopleHere:
    """Who sits at this screen, and whose answer is missing; whoever looks at the screen sees as much."""
    waiting, wish = table.g.waiting() if table.g is not None else 0, table.wish
    wanted = [seat for seat in wish.needed if seat not in wish.agreed] if wish else []
    return PeopleHere(
        [
            PersonHere(place.user_id, place.seat, place.name, not place.driver and _asked(place.seat, waiting, wanted))
            for place in table.places
            if place.kind == "person" and place.user_id.split("-")[0] == READER
        ],
        table.row.status == "running",
    )


def to_carry(table: Table, who: str) -> GameHere:
    """A game as text. While it goes on that tells every hand, so it is for whoever is alone with bots."""
    if table.g is None or (table.g.stack and len(table.persons()) != 1):
        raise Denied("no-ended", "several people play, and the game is not over")
    places = table.places
    return GameHere(
        text=dealing.record_text(table),
        seat=table.seat_of(who),
        names=[place.name for place in places],
        levels=[place.level if place.kind == "bot" else "" for place in places],
        over=not table.g.stack,
    )


def _asked(seat: int, waiting: int, wanted: list[int]) -> bool:
    """Bots and all others rest while somebody's agreement is wanted."""
    return seat in wanted if wanted else bool(waiting >> seat & 1)


def covered(call: TableCall) -> TableCall:
    """As anybody around the screen may see it: what one of them is asked, and could answer, may tell of a hand."""
    people = [player for player in call.players if player.kind == "person" and not player.driver]
    if len(people) < 2:
        return call
    mine = any(player.seat in call.asked for player in people) or call.mine
    return structs.replace(call, mine=mine, prompt=None, verbs=[])
