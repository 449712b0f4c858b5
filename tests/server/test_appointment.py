"""The moment of a bot's answer: what is thought or said meanwhile moves it in steps that tell nothing."""

from __future__ import annotations

import pytest

from signoria.server.appointment import LATE_STEP, Appointment


def test_whoever_comes_makes_it_sooner_never_later() -> None:
    answer = Appointment(10.0, 2.0)
    answer.hasten(12.0)
    assert answer.due == 10.0
    answer.hasten(7.0)
    assert (answer.due, answer.latest()) == (7.0, 5.0)


def test_thinking_begins_in_time_whatever_is_talked_about() -> None:
    answer = Appointment(10.0, 2.0)
    assert not answer.must_begin(7.9)
    assert answer.must_begin(7.9995), "a timer may ring a moment too early"
    assert answer.must_begin(9.0)


def test_where_thinking_has_no_measure_nothing_presses_and_nothing_is_late() -> None:
    answer = Appointment(10.0)
    assert not answer.must_begin(11.0)
    assert not answer.thought(3.0, 11.0)
    assert answer.due == 10.0


def test_what_was_thought_in_time_keeps_its_moment() -> None:
    answer = Appointment(10.0, 2.0)
    assert not answer.thought(7.0, 7.5)
    assert answer.due == 10.0


def test_who_waited_for_a_worker_takes_as_long_from_then_on() -> None:
    answer = Appointment(10.0, 2.0)
    assert not answer.thought(9.0, 9.1)
    assert answer.due == 11.0


@pytest.mark.parametrize("over", [0.01, 0.3, LATE_STEP])
def test_by_how_much_it_was_late_does_not_show(over: float) -> None:
    answer = Appointment(10.0, 2.0)
    assert answer.thought(8.0, 10.0 + over)
    assert answer.due == 10.0 + LATE_STEP
