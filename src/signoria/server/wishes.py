"""What each seat may choose for itself before the start. Run by the table's owner task."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Iterable

from signoria.kernel import SeatOption
from signoria.kernel.by_seat import ANY
from signoria.server import dealing
from signoria.server import protocol as p
from signoria.server.denied import Denied
from signoria.server.rows import UserRow
from signoria.server.store import update_table

if TYPE_CHECKING:
    from signoria.server.table import Table


async def choose(table: Table, user: UserRow, m: p.SeatWish) -> p.TableInfo:
    """The wish of a seat becomes part of the options, and so of the record."""
    seat = dealing.must_sit(table, user)
    if table.row.status != "open" or table.dealing.called:
        raise Denied("no-started")
    option = table.title.options.get(m.option)
    if not isinstance(option, SeatOption) or not (m.word == ANY or m.word in option.noun.words):
        raise Denied("no-option", f"{m.word!r} is nothing that a seat could choose of {m.option!r}", 400)
    before = table.row.options.get(m.option, option.default)
    if before != option.default and before in option.choices:
        raise Denied("no-wish")
    try:
        after = option.with_wish(before, seat, m.word)
    except ValueError:
        raise Denied("no-wish-twice") from None
    await _change(table, {**table.row.options, m.option: after})
    return table.info(user.id)


async def _change(table: Table, options: dict[str, Any]) -> None:
    if options == table.row.options:
        return
    await table.hall.store.write(update_table(table.row.id, options=options))
    table.row.options = options
    table.presence()


async def forget(table: Table, seats: Iterable[int]) -> None:
    """Whoever sat there sits there no more: what they wished for is anybody's again."""
    options = dict(table.row.options)
    for option in table.title.options.values():
        value = options.get(option.name, option.default)
        if isinstance(option, SeatOption) and value not in option.choices:
            for seat in seats:
                value = option.with_wish(value, seat, ANY)
            options[option.name] = value
    await _change(table, options)
