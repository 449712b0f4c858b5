"""Who decided what: beside each action that stands, whose decision it was. Ratings and clocks are reckoned from it.

- a person's own answer, or one by their standing order; or, as one could only pass, the table's;
- a bot of the table;
- for a person: the clock's bot when time was out (CLOCK), a bot after the host had sent the absent person off
  (SENT_OFF), a bot after the person had left or handed the seat over (LEFT).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Optional

from msgspec import Struct, structs

from signoria.bots.strengths import roles_of
from signoria.kernel.components import FIRST_PRINTING
from signoria.server.rows import PlaceRow, now_ms

if TYPE_CHECKING:
    from signoria.server.table import Table

PERSON: Final = "person"
ORDER: Final = "order"
PASS: Final = "pass"
BOT: Final = "bot"
CLOCK: Final = "clock"
LATE_PASS: Final = "late"  # time was out, and there was no choice: only whose it was may know that
SENT_OFF: Final = "sent-off"
LEFT: Final = "left"
HELPED: Final = "help"  # why victories of a game count for nobody, though defeats do


class Deed(Struct):
    """Who decided an action, whether it earned its seat an increment, of how many ms, and when it was done."""

    by: str
    earned: bool
    gain: float = 0.0
    at: int = 0


def decider(table: Table, seat: int, client_id: str, by_order: bool) -> str:
    """Who decides for a seat now."""
    place = table.places[seat]
    if place.kind == "bot":
        return BOT
    if place.driver:
        return SENT_OFF if place.sent_off else LEFT
    if table.forced(table.legal(seat)):
        late = not client_id and table.clock is not None and not table.clock.left(seat)
        return LATE_PASS if late else PASS
    if by_order:
        return ORDER
    return PERSON if client_id else CLOCK


def answers(table: Table, codes: list[int]) -> list[int]:
    """The places in a list of what is no aside: it answers a question, and the time it took counts."""
    return [at for at, code in enumerate(codes) if code < table.title.verbs.first_aside]


def deeds(
    table: Table, seat: int, codes: list[int], client_id: str, public: bool, by_order: bool = False
) -> list[Deed]:
    """Who decides these actions. A list is one decision: its first answer earns the increment."""
    by = decider(table, seat, client_id, by_order)
    if table.clock is None:
        now = now_ms()
        return [Deed(by, False, 0.0, now) for _ in codes]
    earning = answers(table, codes)[:1] if public else []
    gain, now = table.clock.gain(seat), now_ms()
    return [Deed(by, place in earning, gain if place in earning else 0.0, now) for place in range(len(codes))]


def deeds_of(table: Table, first: int, actions: list[tuple[int, int]]) -> list[Deed]:
    """Who decided these of the actions from `first` on; they earned nothing, as others did not know of them."""
    found, at = [], first
    for action in actions:
        while table.history[at] != action:
            at += 1
        found.append(Deed(table.ledger[at].by, False, 0.0, table.ledger[at].at))
        at += 1
    return found


def banks_without(table: Table, keep: int) -> list[float]:
    """What is in the banks without the increments of the actions from `keep` on."""
    if table.clock is None:
        return []
    later = zip(table.ledger[keep:], table.history[keep:])
    return table.clock.taken_back([(actor, deed.gain) for deed, (actor, _) in later if deed.earned])


def timed_out(table: Table, seat: int) -> Optional[Deed]:
    """The last decision of a seat that all could see, if the clock took it: its person let the time run out."""
    for deed, (actor, _) in zip(reversed(table.ledger), reversed(table.history)):
        if actor == seat and deed.earned:
            return deed if deed.by in (CLOCK, LATE_PASS) else None
    return None


def replace_from(table: Table, seat: int) -> Optional[int]:
    """From when on the host may let a bot play for a person: away, and their clock, if any, has run out. By post nobody
    may learn who is away, and that the time ran out is all that counts."""
    place = table.places[seat]
    if place.kind != "person" or place.driver or table.row.status != "running":
        return None
    late = timed_out(table, seat) if table.clock else None
    if table.clock and not late:
        return None
    if late and table.veiled():
        since = late.at
    elif table.is_here(seat):
        return None
    else:
        since = table.away[seat]
    return since + int(table.hall.settings.absence_minutes * 60_000)


def tallied(table: Table, seat: int, codes: list[int], deeds: list[Deed]) -> list[PlaceRow]:
    """All seats at the end: what favoured each, and of persons' ones the decisions counted, these last ones included;
    asides and passes without a choice are none."""
    made: dict[int, list[str]] = {place.seat: [] for place in table.places}
    actions = [*table.history, *((seat, code) for code in codes)]
    for deed, (actor, action) in zip([*table.ledger, *deeds], actions):
        if action < table.title.verbs.first_aside:
            made[actor].append(deed.by)
    roles = _roles(table)
    return [
        structs.replace(
            place,
            role=roles[place.seat],
            own=made[place.seat].count(PERSON) + made[place.seat].count(ORDER),
            lent=made[place.seat].count(CLOCK) + made[place.seat].count(SENT_OFF),
            left=max(made[place.seat].count(LEFT), place.seat in table.strayed),
        )
        if place.kind == "person"
        else structs.replace(place, role=roles[place.seat])
        for place in table.places
    ]


def _roles(table: Table) -> list[str]:
    """Nothing where the box or the beginning was another than the one that was measured."""
    g = table.g
    if g is None or table.row.scene or table.row.pack != table.title.pack(FIRST_PRINTING).hash:
        return [""] * table.row.seats
    return roles_of(table.record().start(), g)
