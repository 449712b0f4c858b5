"""Law 13 and 14 on the wire, for every title; and each fault that was once made is found when it is made again.

`python -m lockstep` (in this folder) does the same for longer, and plays a seed again that a failure names.
"""

from __future__ import annotations

import zlib
from typing import Any, Callable

import pytest
from lockstep.each_order import each_kind
from lockstep.fuzz import fuzz
from lockstep.pair import Difference
from msgspec import structs

from signoria.kernel import State
from signoria.kernel.state import PUBLIC
from signoria.server import ordering
from signoria.server import protocol as p
from signoria.server import table as server_table
from signoria.server.clock import Clock
from signoria.server.driver import Driver
from signoria.server.matters import orders_module
from signoria.server.orders import Orders
from signoria.server.position import Position
from signoria.server.standing import StandingAnswers
from signoria.server.table import Table
from signoria.server.viewer import Viewer
from signoria.titles import own
from signoria.titles import title as find

STEPS = 500
MOST_SITTINGS = 150  # until a fault must have been found


@pytest.mark.parametrize("title", own())
def test_no_observer_can_tell_two_worlds_apart(title: str) -> None:
    tally = fuzz(title, 1, lambda done: done.steps >= STEPS)
    assert tally.steps >= STEPS
    assert {"answer", "secret talk", "observer act_in_lists", "observer undo"} <= tally.kinds.keys()
    assert ("order" in tally.kinds) == (find(title).bids is not None)
    assert "order answer" in tally.kinds


@pytest.mark.parametrize("title", own())
def test_no_kind_of_order_can_be_told_from_an_answer_by_hand(title: str) -> None:
    assert each_kind(title) == {kind.id for kind in orders_module(title).KINDS}


def list_tried_on_the_true_game(patch: pytest.MonkeyPatch) -> None:
    def check_list(g: State, seat: int, actions: list[int]) -> None:
        trial = g.copy()
        for action in actions:
            trial.check(seat, action)
            trial.act(seat, action)

    patch.setattr(State, "check_list", check_list)


def hidden_noun_told(patch: pytest.MonkeyPatch) -> None:
    act = State.act

    def telling(g: State, seat: int, action: int) -> None:
        act(g, seat, action)
        if g.game.verbs.split(action)[0].hidden:
            g.tell(PUBLIC, "done", action)

    patch.setattr(State, "act", telling)


def versions_count_every_action(patch: pytest.MonkeyPatch) -> None:
    look = Viewer.look

    def stirred(viewer: Viewer, position: Position, *more: Any) -> bool:
        before, viewer.__dict__["moves"] = viewer.__dict__.get("moves"), position.moves
        return look(viewer, position, *more) or before != position.moves

    patch.setattr(Viewer, "look", stirred)


def clock_shows_who_has_answered(patch: pytest.MonkeyPatch) -> None:
    state = Clock.state

    def running(clock: Clock, *more: Any) -> Any:
        shown = state(clock, *more)
        shown.running = [seat for seat, since in enumerate(clock.since) if since is not None]
        return shown

    patch.setattr(Clock, "state", running)


def forced_answers_come_at_once(patch: pytest.MonkeyPatch) -> None:
    bot: Callable[..., Any] = Driver._bot

    async def hasty(driver: Driver, seat: int, *more: Any) -> None:
        legal = driver.table.legal(seat)
        if len(legal) == 1:
            driver._answer(seat, legal[0])
            return
        await bot(driver, seat, *more)

    patch.setattr(Driver, "_bot", hasty)


def orders_are_shown_to_others(patch: pytest.MonkeyPatch) -> None:
    shown = Orders.shown

    def open_book(kept: Orders, seat: int) -> Any:
        own, room, told, ordered = shown(kept, seat)
        others = [order for each in range(kept.table.row.seats) for order in shown(kept, each)[2]]
        return own, room, told or others, ordered

    patch.setattr(Orders, "shown", open_book)


def a_new_order_is_noticed(patch: pytest.MonkeyPatch) -> None:
    keep = ordering._keep

    async def noticed(table: Any, row: Any) -> None:
        await keep(table, row)
        table.presence()

    patch.setattr(ordering, "_keep", noticed)


def a_high_limit_answers_sooner(patch: pytest.MonkeyPatch) -> None:
    delay = Driver._usual_delay

    def eager(driver: Driver, seat: int) -> float:
        bids = [row.terms for row in driver.table.orders.of(seat) if "limit" in row.terms]
        return delay(driver, seat) / (1 + bids[0]["limit"] if bids else 1)

    patch.setattr(Driver, "_usual_delay", eager)


def an_order_for_once_answers_sooner(patch: pytest.MonkeyPatch) -> None:
    delay = Driver._usual_delay

    def eager(driver: Driver, seat: int) -> float:
        answer = driver.table.orders.answer(seat)
        return delay(driver, seat) / (3 if answer is not None and answer[0].terms.get("until") == "once" else 1)

    patch.setattr(Driver, "_usual_delay", eager)


def an_order_that_ends_is_noticed(patch: pytest.MonkeyPatch) -> None:
    take = Orders.take

    def noticed(kept: Orders, added: Any, unseen: int = 0) -> None:
        take(kept, added, unseen)
        if any(row.terms["kind"] == "answer" and row.status == "gone" for row in added):
            kept.table.presence()

    patch.setattr(Orders, "take", noticed)


def an_order_for_a_lot_to_come_is_shown(patch: pytest.MonkeyPatch) -> None:
    shown = Orders.shown

    def open_book(kept: Orders, seat: int) -> Any:
        own, room, told, ordered = shown(kept, seat)
        others = [order for each in range(kept.table.row.seats) for order in shown(kept, each)[2] if order.lot]
        return own, room, told or others, ordered

    patch.setattr(Orders, "shown", open_book)


def what_can_be_ordered_hangs_on_others_hands(patch: pytest.MonkeyPatch) -> None:
    rooms = StandingAnswers.rooms

    def knowing(answers: StandingAnswers, g: State, seat: int, now: Any) -> Any:
        others = [g.view(other).get("hand") for other in range(g.seats) if other != seat]
        found = rooms(answers, g, seat, now)
        return found[: 1 + zlib.crc32(str(others).encode()) % 3]

    patch.setattr(StandingAnswers, "rooms", knowing)


def an_order_is_tried_on_the_true_game(patch: pytest.MonkeyPatch) -> None:
    tried = StandingAnswers.tried

    def knowing(answers: StandingAnswers, id: str, version: int, g: State, seat: int, order: Any, now: Any) -> Any:
        told = tried(answers, id, version, g, seat, order, now)
        others = [g.view(other).get("hand") for other in range(g.seats) if other != seat]
        return structs.replace(told, when=[zlib.crc32(str(others).encode()) % 2 == 0])

    patch.setattr(StandingAnswers, "tried", knowing)


def what_is_final_is_told_to_others(patch: pytest.MonkeyPatch) -> None:
    def look_ahead(table: Table, viewer: Viewer) -> None:
        table.tell(p.Foresight(0, viewer.shown.legal, True))

    patch.setattr(server_table, "look_ahead", look_ahead)


FAULTS = [  # each with the sitting that shows it first, of all from 1 on
    pytest.param(list_tried_on_the_true_game, "renaissance", 17, id="1 a list is an oracle"),
    pytest.param(hidden_noun_told, "renaissance", 1, id="2 a hidden noun is told"),
    pytest.param(versions_count_every_action, "renaissance", 1, id="3 versions count secret actions"),
    pytest.param(clock_shows_who_has_answered, "renaissance", 2, id="4 the clock shows who has answered"),
    pytest.param(forced_answers_come_at_once, "renaissance", 12, id="5 a forced answer comes sooner"),
    pytest.param(orders_are_shown_to_others, "il_principe", 3, id="6 an order is shown to others"),
    pytest.param(a_new_order_is_noticed, "princes", 1, id="7 that there is an order is noticed"),
    pytest.param(a_high_limit_answers_sooner, "il_principe", 17, id="8 a high limit answers sooner"),
    pytest.param(a_new_order_is_noticed, "condottiere", 2, id="9 that there is an order to answer is noticed"),
    pytest.param(an_order_for_once_answers_sooner, "renaissance", 32, id="10 an order for once answers sooner"),
    pytest.param(an_order_that_ends_is_noticed, "renaissance", 3, id="11 that an order ends is noticed"),
    pytest.param(an_order_for_a_lot_to_come_is_shown, "princes", 1, id="12 an order for a lot to come is shown"),
    pytest.param(what_can_be_ordered_hangs_on_others_hands, "renaissance", 3, id="13 choices tell of hands"),
    pytest.param(an_order_is_tried_on_the_true_game, "condottiere", 32, id="14 a trial tells of hands"),
    pytest.param(what_is_final_is_told_to_others, "condottiere", 1, id="15 what is final is told to others"),
]


@pytest.mark.parametrize(("fault", "title", "seed"), FAULTS)
def test_planted_faults_are_found(
    fault: Callable[[pytest.MonkeyPatch], None], title: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as planted:
        fault(planted)
        with pytest.raises(Difference) as found:
            fuzz(title, seed, lambda done: done.sittings >= MOST_SITTINGS)
    fuzz(title, found.value.seed, lambda done: done.sittings >= 1)  # without the fault it shows nothing
