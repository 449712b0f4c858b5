"""Law 13 and 14 on the wire, for every title; and each fault that was once made is found when it is made again.

`python -m lockstep` (in this folder) does the same for longer, and plays a seed again that a failure names.
"""

from __future__ import annotations

from typing import Any, Callable

import pytest
from lockstep.fuzz import fuzz
from lockstep.pair import Difference

from signoria.kernel import State
from signoria.kernel.state import PUBLIC
from signoria.server import orders
from signoria.server.clock import Clock
from signoria.server.driver import Driver
from signoria.server.orders import Orders
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

    def stirred(viewer: Viewer, g: State, *more: Any) -> bool:
        before, viewer.__dict__["moves"] = viewer.__dict__.get("moves"), g.moves
        return look(viewer, g, *more) or before != g.moves

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
        own, room = shown(kept, seat)
        others = [shown(kept, each)[0] for each in range(kept.table.row.seats)]
        return own or next(filter(None, others), None), room

    patch.setattr(Orders, "shown", open_book)


def a_new_order_is_noticed(patch: pytest.MonkeyPatch) -> None:
    keep = orders._keep

    async def noticed(table: Any, row: Any) -> None:
        await keep(table, row)
        table.presence()

    patch.setattr(orders, "_keep", noticed)


def a_high_limit_answers_sooner(patch: pytest.MonkeyPatch) -> None:
    delay = Driver._usual_delay

    def eager(driver: Driver, seat: int) -> float:
        row = driver.table.orders.last.get(seat)
        return delay(driver, seat) / (1 + row.terms["limit"] if row is not None else 1)

    patch.setattr(Driver, "_usual_delay", eager)


FAULTS = [  # each with the sitting that shows it first, of all from 1 on
    pytest.param(list_tried_on_the_true_game, "renaissance", 17, id="1 a list is an oracle"),
    pytest.param(hidden_noun_told, "renaissance", 1, id="2 a hidden noun is told"),
    pytest.param(versions_count_every_action, "renaissance", 1, id="3 versions count secret actions"),
    pytest.param(clock_shows_who_has_answered, "renaissance", 68, id="4 the clock shows who has answered"),
    pytest.param(forced_answers_come_at_once, "renaissance", 3, id="5 a forced answer comes sooner"),
    pytest.param(orders_are_shown_to_others, "il_principe", 14, id="6 an order is shown to others"),
    pytest.param(a_new_order_is_noticed, "princes", 1, id="7 that there is an order is noticed"),
    pytest.param(a_high_limit_answers_sooner, "il_principe", 38, id="8 a high limit answers sooner"),
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
