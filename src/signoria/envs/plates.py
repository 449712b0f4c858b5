"""Plates: how the press (press.c), where there is one, prints the sheets of a layout, told from the layout's fields."""

from __future__ import annotations

from typing import TYPE_CHECKING, Optional

from signoria.envs.stretches import stretches
from signoria.kernel.in_c import part_in_c

if TYPE_CHECKING:
    from signoria.envs.layout import Field, Layout
    from signoria.envs.press import Plate, PlateField

press = part_in_c("signoria.envs.press")

NUMBER, CHOICE, SEAT, MANY, COUNTS, SEATS, PAIRS, OFFERS = range(8)  # as press.c counts them
KINDS = {
    "number": NUMBER, "numbers": NUMBER, "choice": CHOICE, "choices": CHOICE, "word": CHOICE, "seat": SEAT,
    "owners": SEAT, "many": MANY, "seats": SEATS, "pairs": PAIRS, "offers": OFFERS,
}  # fmt: skip


def plate(layout: Layout, rows: int) -> Optional[Plate]:
    """With room for so many tables; nothing without a press, or for a title without a scribe."""
    if press is None or layout.scribe is None:
        return None
    starts = [layout.slices[field.path].start for field in layout.fields]
    fields = [plate_field(field, start, layout.seats) for field, start in zip(layout.fields, starts)]
    made: Plate = press.Plate(layout.seats, layout.size, rows, fields)
    return made


def plate_field(field: Field, start: int, seats: int) -> PlateField:
    kind, things, size = KINDS[field.kind], field.things(seats), field.size(seats)
    if kind == MANY and field.top != 1.0:
        kind = COUNTS
    per_row = {"numbers": things, "choices": field.count, "owners": things}.get(field.kind, 1)
    amounts = amounts_of(field, seats) if kind == NUMBER else []
    count = len(amounts) if kind == NUMBER else seats if kind in (SEAT, SEATS) else things
    turned, others = field.mark in ("[]", "[others]"), field.mark == "[others]"
    return kind, start, int(turned), int(others), per_row, size // per_row, field.low, count, 1.0 / field.top, amounts


def amounts_of(field: Field, seats: int) -> list[float]:
    """The number for each value from the lowest to the highest."""
    known = stretches("number" if field.kind == "number" else "amount", field, seats, ())
    return [known[value][0] for value in range(field.low, int(field.top) + 1)]
