"""When a clock by post stands still, and when its time is out: nights, weekends, holidays, clocks that are set."""

from __future__ import annotations

import random
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from signoria.server.by_post import calendar as days
from signoria.server.by_post.calendar import DAY, HOUR, Calendar

ROME = Calendar("Europe/Rome", night=True, weekend=True)


def at(text: str, zone: str = "Europe/Rome") -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


def read(moment: float, zone: str = "Europe/Rome") -> str:
    return datetime.fromtimestamp(moment / 1000, ZoneInfo(zone)).strftime("%a %d %H:%M")


def test_without_rest_a_day_is_a_day() -> None:
    assert days.deadline(Calendar(), at("2026-11-18 12:00"), 3 * DAY) == at("2026-11-21 12:00")


@pytest.mark.parametrize(
    ("start", "hours", "end"),
    [
        ("2026-11-18 12:00", 4, "Wed 18 16:00"),
        ("2026-11-18 20:00", 4, "Thu 19 10:00"),  # two before the night, two after
        ("2026-11-18 23:00", 4, "Thu 19 12:00"),  # asked in the night
        ("2026-11-20 21:00", 4, "Mon 23 11:00"),  # over the weekend and both its nights
        ("2026-11-21 15:00", 4, "Mon 23 12:00"),
        ("2026-11-18 08:00", 14, "Wed 18 22:00"),  # the very end of a day, not the next morning
    ],
)
def test_nights_and_weekends_are_rest(start: str, hours: int, end: str) -> None:
    assert read(days.deadline(ROME, at(start), hours * HOUR)) == end


@pytest.mark.parametrize(
    ("start", "rest"),
    [("2026-03-28 21:00", 9), ("2026-10-24 21:00", 11)],  # clocks are set on, and back, in these nights
)
def test_a_night_in_which_clocks_are_set_ends_by_the_clock(start: str, rest: int) -> None:
    nights = Calendar("Europe/Rome", night=True)
    assert days.deadline(nights, at(start), 2 * HOUR) == at(start) + (2 + rest) * HOUR
    assert days.rests(nights, at(start), at(start) + DAY) == [(at(start) + HOUR, at(start) + (1 + rest) * HOUR)]


def test_a_day_that_begins_with_an_hour_that_never_was() -> None:
    """In Beirut clocks are set on at midnight."""
    weekend = Calendar("Asia/Beirut", weekend=True)
    start = at("2026-03-28 12:00", "Asia/Beirut")
    assert read(days.deadline(weekend, start, HOUR), "Asia/Beirut") == "Mon 30 01:00"


def test_holidays_and_nights_that_touch_are_one_rest() -> None:
    away = Calendar("Europe/Rome", True, True, ((at("2026-11-19 00:00"), at("2026-11-21 00:00")),))
    assert days.rests(away, at("2026-11-18 12:00"), at("2026-11-24 12:00")) == [
        (at("2026-11-18 22:00"), at("2026-11-23 08:00")),
        (at("2026-11-23 22:00"), at("2026-11-24 08:00")),
    ]
    assert read(days.deadline(away, at("2026-11-18 21:00"), 2 * HOUR)) == "Mon 23 09:00"


def test_deadline_and_awake_agree() -> None:
    rng = random.Random(7)
    for zone in ("Europe/Rome", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "UTC"):
        for _ in range(60):
            start = at("2026-01-01 00:00", zone) + rng.randrange(365 * DAY)
            first = start + rng.randrange(10 * DAY)
            calendar = Calendar(
                zone, rng.random() < 0.5, rng.random() < 0.5, ((first, first + rng.randrange(9 * DAY)),)
            )
            budget = rng.randrange(1, 6 * DAY)
            end = days.deadline(calendar, start, budget)
            assert days.awake(calendar, start, end) == budget
            assert days.awake(calendar, start, end - 1) == budget - 1
            assert days.out_at(budget, None, calendar, start) == end
            assert days.left_of(budget, None, calendar, start, end - 5) == 5


def test_a_weekly_budget_is_full_again_on_monday() -> None:
    budget, calendar = 10.0 * HOUR, Calendar()
    sunday = at("2026-11-22 18:00", "UTC")
    assert days.out_at(4 * HOUR, budget, calendar, sunday) == sunday + 4 * HOUR
    assert days.out_at(7 * HOUR, budget, calendar, sunday) == sunday + 16 * HOUR, "six hours, and then a new week"
    assert days.left_of(7 * HOUR, budget, calendar, sunday, sunday + 7 * HOUR) == 9 * HOUR
    assert days.left_of(4 * HOUR, budget, calendar, sunday, sunday + 9 * HOUR) == 0, "what is out stays out"
    assert days.refilled(1.0, budget, sunday, sunday + 5 * HOUR) == 1
    assert days.refilled(1.0, budget, sunday, sunday + 6 * HOUR) == budget
    assert days.refilled(-HOUR, budget, sunday, sunday + DAY) == budget - HOUR, "what is owed stays owed"


def test_every_clock_runs_out() -> None:
    """Even with the longest holiday in the way and every night and weekend off."""
    start = at("2026-11-18 12:00")
    away = Calendar("Europe/Rome", True, True, ((start, start + 14 * DAY),))
    end = days.out_at(48 * HOUR, 48.0 * HOUR, away, start)
    assert end < start + 30 * DAY
    assert days.left_of(48 * HOUR, 48.0 * HOUR, away, start, end) == 0


def test_moves_of_house_gain_no_more_than_a_day_each() -> None:
    """Whoever flies around the world has at most the hours between the farthest zones more."""
    start, rng = at("2026-11-16 00:00", "UTC"), random.Random(3)
    zones = ["Pacific/Kiritimati", "Etc/GMT+12", "Europe/Rome", "America/Los_Angeles"]
    for _ in range(50):
        now, rested = start, 0.0
        for _move in range(4):
            calendar = Calendar(rng.choice(zones), True, True)
            later = now + 14 * DAY
            rested += 14 * DAY - days.awake(calendar, now, later)
            now = later
        usual = 4 * (14 * DAY - days.awake(Calendar("UTC", True, True), start, start + 14 * DAY))
        assert rested <= usual + 4 * timedelta(hours=26).total_seconds() * 1000
