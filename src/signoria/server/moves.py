"""Moves at a live table: actions, undo at once, undo by consent. Run by the table's owner task."""

from __future__ import annotations

import asyncio
import time
from math import floor
from typing import TYPE_CHECKING, Any, Final, Optional, Sequence, Union

import structlog

from signoria.kernel import Event, Refusal, State, taking_back
from signoria.kernel.verbs import EVERYBODY
from signoria.server import ledger, orders
from signoria.server import protocol as p
from signoria.server.by_post.clock import kept_with
from signoria.server.clock import Clock
from signoria.server.connection import Connection
from signoria.server.denied import Denied
from signoria.server.ledger import HELPED
from signoria.server.rows import ActionRow, OrderRow, PactRow, PlaceRow, now_ms
from signoria.server.store import (
    INSERT_ACTION,
    StorageError,
    Write,
    insert,
    update_pact,
    update_place,
    update_table,
)
from signoria.server.talk import tell_promises
from signoria.server.wish import UndoWish, has_say, voters

if TYPE_CHECKING:
    from signoria.server.table import Table

AGREED: Final = "undo"  # why a game is rated for nobody in which all agreed to go back past the boundary
log = structlog.get_logger("table")


def must_run(table: Table) -> State:
    """The running game, or the reason why nobody can move."""
    if table.row.status == "over":
        raise Denied("no-over")
    if table.row.status == "halted":
        raise Denied("no-halted")
    if table.g is None or table.row.status != "running":
        raise Denied("no-start")
    if table.row.paused:
        raise Denied("no-pause")
    return table.g


async def act(table: Table, connection: Connection, m: p.Act) -> None:
    """A person's actions: once per client id, against what they have seen, all or none."""
    began = time.perf_counter()
    seat, viewer = connection.seat, table.viewers[connection.seat]
    if (seat, m.id) in table.taken:
        table.hall.send(connection, p.Accepted(m.id, viewer.version))
        return
    g = must_run(table)
    if table.places[seat].driver:
        raise Denied("no-driver")
    codes = parse(table, m.actions)
    aside = max(codes, default=0) >= table.title.verbs.first_aside
    if not (viewer.fresh if aside else viewer.question) <= m.version <= viewer.version:
        raise Denied("no-stale")
    await play(table, g, seat, codes, m.id)
    table.hall.metrics.acknowledge.observe(time.perf_counter() - began)


def parse(table: Table, actions: Sequence[Union[int, str]]) -> list[int]:
    codes = []
    for action in actions:
        try:
            code = table.title.verbs.parse(action) if isinstance(action, str) else action
        except ValueError as error:
            raise Denied("no-such-action", str(error)) from None
        if not 0 <= code < table.title.verbs.size:
            raise Denied("no-such-action", f"action must be from 0 to {table.title.verbs.size - 1}")
        codes.append(code)
    return codes


async def answer_for(table: Table, seat: int, action: int, task: Optional[asyncio.Task[None]]) -> None:
    """The driver's answer, unless the question has gone meanwhile."""
    if not table.driver.release(seat, task):
        return
    g = table.g
    if g is None or table.row.status != "running" or table.row.paused:
        table.driver.drive()
        return
    try:
        await play(table, g, seat, [action], "")
    except Exception as error:  # whatever it is, the seat must not be forgotten
        log.error("a driven move failed", table=table.row.id, reason=getattr(error, "key", repr(error)))
        table.driver.failed(seat)
        if isinstance(error, StorageError):
            raise
    else:
        table.driver.failures.pop(seat, None)


async def aside_for(table: Table, seat: int, action: int, written: int, task: Optional[asyncio.Task[None]]) -> None:
    """What a bot says out of turn, if the table is still as it was when the bot looked at it."""
    if table.driver.talk is not task:
        return
    table.driver.talk = None
    g = table.g
    if seat < 0 and written == table.written:
        table.driver.talked = written
    if seat < 0 or g is None or written != table.written or action not in g.asides(seat):
        table.driver.drive()
        return
    try:
        await play(table, g, seat, [action], "")
    except Exception as error:
        log.error("a bot's aside failed", table=table.row.id, reason=getattr(error, "key", repr(error)))
        if isinstance(error, StorageError):
            raise
        table.driver.talked = table.written
        table.driver.drive()


async def play(
    table: Table, g: State, seat: int, codes: list[int], client_id: str,
    by_order: Optional[OrderRow] = None,
) -> None:  # fmt: skip
    """Check and do, store, and only then tell anybody. Whatever is refused leaves the table as it was."""
    if len(codes) > 1:
        g.check_list(seat, codes)  # all or none
    public = not g.secret()
    deeds = ledger.deeds(table, seat, codes, client_id, public, by_order is not None)
    bank = None if table.clock is None else _earned(table.clock, seat, deeds)
    watch, before = table.pacts.watch(table.told), table.orders.now(g)
    try:
        for code in codes:
            if code not in table.legal(seat):
                g.check(seat, code)
            watch.look(g)
            g.act(seat, code)
            watch.judge(g)
        places = ledger.tallied(table, seat, codes, deeds) if g.over else []
        ended = table.orders.after(g, before, seat, by_order)
        writes = [_action_rows(table, seat, codes, deeds, client_id, bank), *orders.written(ended)]
        if table.clock is not None:
            writes += kept_with(table, seat, codes, bank)
        if g.over or watch.settled:
            writes += _changes(table, g, places, watch.settled)
        await table.hall.store.write(*writes)
    except Refusal:
        if watch.told:  # not the check, or not that of the first action
            await _put_back(table)
        raise
    except StorageError:
        raise  # the table will be read back
    except Exception as error:
        log.exception("the rules engine failed", table=table.row.id, seat=seat, actions=codes)
        await _put_back(table)
        raise Denied("no-fault") from error
    table.history += [(seat, code) for code in codes]
    table.ledger += deeds
    if deeds and deeds[0].by == ledger.LEFT:  # of all alike: they are one decision
        table.strayed.add(seat)
    table.told += watch.told
    table.written += len(codes)
    if ended or table.orders.any_kind:
        table.orders.take(ended, 0 if table.orders.now(g).same(before) else EVERYBODY)
    for place in places:
        table.places[place.seat] = place
    if table.clock is not None and ledger.answers(table, codes):
        table.clock.settle(seat, table.clock.rest(seat) if bank is None else bank)
    if client_id or by_order is not None:
        table.driver.heard(seat)
    _after(table, g, seat, client_id, watch.settled, taking_back.known_to_all(g, len(codes)))


async def _put_back(table: Table) -> None:
    """The table as it is stored; rare enough to play the game again instead of copying every state."""
    table.g = await _replayed(table, len(table.history))


async def _replayed(table: Table, upto: int) -> State:
    """The game after its first actions, played off the event loop."""
    return await asyncio.to_thread(table.record().moments(upto, trust=True).last)


def _action_rows(
    table: Table, seat: int, codes: list[int], deeds: list[ledger.Deed], client_id: str, bank: Optional[float]
) -> Write:
    rows = [
        ActionRow(
            table.row.id,
            table.written + i,
            seat,
            code,
            None,
            client_id,
            None if bank is None or not deed.earned else floor(bank),
            deed.at,
            deed.by,
            floor(deed.gain) if deed.earned else None,
        )
        for i, (code, deed) in enumerate(zip(codes, deeds))
    ]
    return insert(INSERT_ACTION, rows)


def _earned(clock: Clock, seat: int, deeds: list[ledger.Deed]) -> Optional[float]:
    """The bank of the seat with what its decision earns, if that is anything."""
    earned = next((deed for deed in deeds if deed.earned), None)
    return None if earned is None else clock.rest(seat) + earned.gain


def _changes(table: Table, g: State, places: list[PlaceRow], promises: list[PactRow]) -> list[Write]:
    """What an action changes beside the game: promises, and with the last one the result and who played it."""
    writes: list[Write] = [update_pact(row) for row in promises]
    if g.over:
        result = {"status": "over", "ended": now_ms(), "scores": g.scores, "winners": g.winners}
        writes += [update_table(table.row.id, **result), *(update_place(place) for place in places)]
    return writes


def _after(table: Table, g: State, seat: int, client_id: str, promises: list[PactRow], public: bool) -> None:
    table.acted.inc()
    if client_id:
        table.taken.add((seat, client_id))
    if public and table.wish is not None:  # that it lapses is told to all
        drop_wish(table)
    if g.over:
        row = table.row
        row.status, row.ended, row.scores, row.winners = "over", now_ms(), g.scores, g.winners
        table.hall.metrics.games.labels(row.game, "ended").inc()
    tell_promises(table, promises)
    table.driver.drive()
    table.publish(seat, client_id)
    if g.over:
        table.presence()
        tell_promises(table, table.pacts.rows)


# -- undo


async def undo(table: Table, connection: Connection, m: p.Undo) -> None:
    """At once as far as nobody has learned anything; beyond that, with `ask`, by consent."""
    seat = connection.seat
    if (seat, m.id) in table.taken:
        table.hall.send(connection, p.Accepted(m.id, table.viewers[seat].version))
        return
    g = must_run(table)
    if table.places[seat].driver:
        raise Denied("no-driver")
    if table.wish is not None:
        raise Denied("no-second-request", "a request is waiting for its answers")
    refusal = g.undo_refusal(seat)
    if not refusal:
        await _go_back(table, seat, *taking_back.standing(g, seat), m.id)
        return
    keep = max((i for i, (actor, _) in enumerate(table.history) if actor == seat), default=-1)
    if not m.ask or keep < 0:
        raise Denied(refusal)
    await _wish(table, connection, keep, m.id)


async def _wish(table: Table, connection: Connection, keep: int, client_id: str) -> None:
    """Ask whoever has a say; alone with bots oneself, who is told how far back it goes."""
    seat = connection.seat
    if table.clock is not None and not table.clock.left(seat):
        raise Denied("no-undo-time")
    table.wish = UndoWish(table, seat, keep, voters(table, seat, keep) or [seat])
    table.taken.add((seat, client_id))  # sent again after a lost connection, it is the same wish
    table.hall.accept(table, connection, client_id)
    _show_wish(table, table.wish)
    _go_on(table)


def _go_on(table: Table) -> None:
    """Bots rest while a wish is open and go on when it is gone; clocks are shown as they run from now on."""
    table.driver.rest()
    table.driver.drive()
    if table.clock is not None:
        table.presence()


def _show_wish(table: Table, wish: UndoWish) -> None:
    """Each is told how much of what they have seen would be taken back."""
    for viewer in table.viewers:
        table.tell(p.UndoRequest(wish.info(table, viewer)), [viewer.seat])
    wish.watch(table, wish_due)


async def undo_answer(table: Table, connection: Connection, m: p.UndoAnswer) -> None:
    """Whoever asked may think better of it."""
    wish, seat = table.wish, connection.seat
    if wish is None or not (seat in wish.needed or (seat == wish.seat and not m.agree)):
        raise Denied("no-request")
    table.hall.accept(table, connection, m.id)
    if not m.agree:
        await _refuse_wish(table)
        return
    if seat not in wish.agreed:
        wish.agreed = sorted([*wish.agreed, seat])
    await settle_wish(table)


async def settle_wish(table: Table) -> None:
    """Grant the wish once everybody who has a say has agreed."""
    wish = table.wish
    if wish is None:
        return
    if table.places[wish.seat].driver:
        await _refuse_wish(table)
        return
    if any(seat not in wish.agreed and has_say(table, seat, wish) for seat in wish.needed):
        _show_wish(table, wish)
        return
    try:
        beyond = HELPED if wish.needed == [wish.seat] else AGREED
        await _go_back(table, wish.seat, wish.keep, [], EVERYBODY, "", beyond)
    except Denied:
        await _refuse_wish(table)
        raise


async def wish_due(table: Table, wish: UndoWish) -> None:
    """Its time is over, or somebody who left has no say any more."""
    if table.wish is not wish:
        return
    if wish.lapsed():
        await _refuse_wish(table)
        return
    try:
        await settle_wish(table)
    except Denied as denied:
        log.error("a wish could not be granted", table=table.row.id, reason=denied.key)


async def _refuse_wish(table: Table) -> None:
    """What whoever asked has paid is paid, though the server may stop before the next answer."""
    wish, clock = table.wish, table.clock
    kept = clock.kept(wish.seat, clock.rest(wish.seat), table.written) if wish and clock else None
    drop_wish(table)
    _go_on(table)
    if kept is not None:
        await table.hall.store.write(update_table(table.row.id, banks=kept))


def drop_wish(table: Table, granted: bool = False) -> None:
    wish, table.wish = table.wish, None
    if wish is not None:
        wish.forget()
        table.tell(p.UndoOutcome(wish.seat, granted))


async def _go_back(
    table: Table, seat: int, keep: int, later: list[tuple[int, int]], known: int, client_id: str, beyond: str = ""
) -> None:  # fmt: skip
    """Let the first `keep` actions stand, and of later ones those that are still possible.

    `known` are those who may know of what is taken back: nobody else is disturbed, not even a bot that is thinking.
    `beyond` the boundary the game is not rated from then on, for this reason.
    """
    before, told, stood = await asyncio.to_thread(_without, table, keep, later)
    deeds = ledger.deeds_of(table, keep, stood)
    banks = ledger.banks_without(table, keep)
    at, id = now_ms(), table.row.id
    rows = [ActionRow(id, table.written, seat, 0, keep, client_id, None, at)]
    rows += [
        ActionRow(id, table.written + 1 + i, *each, None, "", None, deed.at, deed.by)
        for i, (each, deed) in enumerate(zip(stood, deeds))
    ]
    promises, ended = table.pacts.reopened(keep), table.orders.taken_back(before, known, keep)
    unrated = table.row.unrated or beyond
    changes: dict[str, Any] = {"unrated": unrated} if beyond else {}
    if table.clock is not None:
        changes["banks"] = table.clock.stored(banks, table.written + len(rows))
    writes = [update_pact(each) for each in promises] + ([update_table(id, **changes)] if changes else [])
    await table.hall.store.write(insert(INSERT_ACTION, rows), *writes, *orders.written(ended))
    table.orders.take(ended, known)
    table.written += len(rows)
    undone = table.g.log or [] if table.g is not None else []
    table.g = before
    table.history[keep:], table.ledger[keep:], table.told[keep:] = stood, deeds, told
    if client_id:
        table.taken.add((seat, client_id))
    if beyond:
        drop_wish(table, True)
        table.row.unrated = unrated
    _show_undo(table, seat, client_id, known, banks, promises, undone)
    if beyond:
        table.presence()


def _show_undo(
    table: Table, seat: int, client_id: str, known: int, banks: list[float], promises: list[PactRow],
    undone: list[Event],
) -> None:  # fmt: skip
    for each in range(table.row.seats):
        if known >> each & 1:
            table.driver.rest(each)
    if known == EVERYBODY:
        table.driver.forget()
    if table.clock is not None:
        table.clock.stand(banks)
    reopened = [each for each in promises if each.status != table.pacts.rows[each.number].status]
    for promise in promises:
        table.pacts.put(promise)
    tell_promises(table, reopened)
    table.driver.drive()
    table.publish(seat, client_id, undone)


def _without(
    table: Table, keep: int, later: list[tuple[int, int]]
) -> tuple[State, list[int], list[tuple[int, int]]]:  # fmt: skip
    """The game without an action and some that came after it; which of these stood, and the events before each."""
    g = table.record().moments(keep, trust=True).last()
    told, stood = [], []
    for seat, action in later:
        if taking_back.open_to(g, seat, action):
            told.append(len(g.log or []))
            stood.append((seat, action))
            g.act(seat, action)
    return g, told, stood


def situation(table: Table, connection: Connection) -> Any:
    """How the table stands for somebody whose message was refused."""
    if table.g is None:
        return None
    viewer = table.viewers[connection.seat]
    table.look(viewer)
    return viewer.shown
