"""Who decided what: beside each action that stands, whose decision it was. Ratings and clocks are reckoned from it.

- a person's own answer; or, as one could only pass, the table's;
- a bot of the table;
- for a person: the clock's bot when time was out (CLOCK), a bot after the host had sent the absent person off
  (SENT_OFF), a bot after the person had left or handed the seat over (LEFT).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct, structs

from signoria.server.rows import PlaceRow

if TYPE_CHECKING:
    from signoria.server.table import Table

PERSON: Final = "person"
PASS: Final = "pass"
BOT: Final = "bot"
CLOCK: Final = "clock"
SENT_OFF: Final = "sent-off"
LEFT: Final = "left"


class Deed(Struct):
    """Who decided an action, and whether it earned its seat an increment."""

    by: str
    earned: bool


def decider(table: Table, seat: int, client_id: str) -> str:
    """Who decides for a seat now."""
    place = table.places[seat]
    if place.kind == "bot":
        return BOT
    if place.driver:
        return SENT_OFF if place.sent_off else LEFT
    if table.forced(table.legal(seat)):
        return PASS
    return PERSON if client_id else CLOCK


def timed_out(table: Table, seat: int) -> bool:
    """Whether the clock took the last decision of a seat that all could see: its person let the time run out."""
    for deed, (actor, _) in zip(reversed(table.ledger), reversed(table.history)):
        if actor == seat and deed.earned:
            return deed.by == CLOCK
    return False


def tallied(table: Table, seat: int, codes: list[int], deeds: list[Deed]) -> list[PlaceRow]:
    """The persons' seats with their decisions counted, these last ones included; asides and passes without a choice
    are none."""
    made: dict[int, list[str]] = {place.seat: [] for place in table.places}
    actions = [*table.history, *((seat, code) for code in codes)]
    for deed, (actor, action) in zip([*table.ledger, *deeds], actions):
        if action < table.title.verbs.first_aside:
            made[actor].append(deed.by)
    return [
        structs.replace(
            place,
            own=made[place.seat].count(PERSON),
            lent=made[place.seat].count(CLOCK) + made[place.seat].count(SENT_OFF),
            left=max(made[place.seat].count(LEFT), place.seat in table.strayed),
        )
        for place in table.places
        if place.kind == "person"
    ]
