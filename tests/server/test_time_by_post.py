"""Law 16 for clocks in hours and days: whatever is sent, and however often the server stops, no time is given."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Callable

import pytest
from house import run
from test_time import SEATS, Crowd, Watch, chaos, nothing, open_hall

from signoria.server import protocol as p
from signoria.server import rows
from signoria.server.by_post import calendar as days
from signoria.server.by_post import clock as clocks
from signoria.server.by_post import rest
from signoria.server.by_post.calendar import HOUR
from signoria.server.by_post.clock import PostClock
from signoria.server.by_post.protocol import HolidayWish, PostRule
from signoria.server.by_post.seats import rests_changed
from signoria.server.denied import Denied
from signoria.server.store import insert

ZONES = ("Europe/Rome", "Pacific/Kiritimati", "America/Los_Angeles")


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    made = Watch()
    made.ms = 1_795_000_000_000  # November 2026
    for module in (clocks, rest):
        monkeypatch.setattr(module, "now_ms", lambda: made.ms)
    return made


class ByPost(Crowd):
    """Three days a move at most, a day back with each."""

    rule = p.ClockRule(3 * 86_400, 86_400, "random", PostRule(most=3 * 86_400))
    pauses = (0, 1, HOUR, 9 * HOUR, 30 * HOUR)

    async def sit_down(self, **options: Any) -> None:
        await self.hall.store.write(insert(rows.users.insert(), self.people))
        await super().sit_down(**options)

    @property
    def clock(self) -> PostClock:
        assert isinstance(self.table.clock, PostClock)
        return self.table.clock

    def until_out(self, seat: int) -> int:
        return int(self.clock.wait(seat) * 1000)

    def entitled(self, seat: int) -> int:
        aside = self.table.title.verbs.first_aside
        standing = sum(actor == seat and action < aside for actor, action in self.table.history)
        return (self.rule.bank + self.rule.increment * standing) * 1000

    async def crash(self) -> None:
        """The server is killed, and comes back nine hours later. A wish would be gone with what it cost."""
        if self.table.wish is not None:
            return
        await self.table.call(nothing)
        shown = self.shown()
        for seat in self.paying():
            self.used[seat] += min(self.running(seat, 9 * HOUR), shown[seat])
        for seat in range(SEATS):
            await self.leave(seat)
        await self.hall.live.pop(self.id).close()
        self.watch.ms += 9 * HOUR
        await self.hall.table(self.id)
        for seat in range(SEATS):
            await self.come(seat)

    def audit(self) -> None:
        super().audit()
        most = self.clock.post.most
        assert most is None or max(self.shown()) <= most * 1000


class Resting(ByPost):
    """With nights, weekends, holidays and people who move house whenever they may."""

    rule = p.ClockRule(2 * 86_400, 43_200, "random", PostRule(night=True, weekend=True, out="pass"))

    async def let_pass(self, ms: int) -> None:
        await super().let_pass(ms)
        user, rng = self.people[self.rng.randrange(SEATS)], self.rng
        try:
            if rng.random() < 0.1:
                await self.hall.rests.move(user.id, rng.choice(ZONES))
            elif rng.random() < 0.1:
                day = str(days.local_day(self.watch.ms, self.hall.rests.of(user.id).zone or "UTC"))
                await self.hall.rests.take(f"{self.id}{self.watch.ms}"[-32:], user.id, HolidayWish(day, day))
        except Denied:
            return
        await rests_changed(self.hall, user.id)

    def running(self, seat: int, ms: int) -> int:
        return int(days.awake(self.clock.calendar(seat), self.watch.ms, self.watch.ms + ms))


class Weekly(ByPost):
    """Twenty hours a week."""

    rule = p.ClockRule(20 * 3600, 0, "random", PostRule(weekly=True))
    pauses = (0, 1, HOUR, 3 * HOUR, 30 * HOUR)

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.began = self.watch.ms

    def entitled(self, seat: int) -> int:
        weeks = 1 + (self.watch.ms - days.FIRST_MONDAY) // days.WEEK - (self.began - days.FIRST_MONDAY) // days.WEEK
        return self.rule.bank * 1000 * weeks


@pytest.mark.parametrize("kind", [ByPost, Resting, Weekly])
def test_no_message_and_no_crash_gives_time(tmp_path: Path, watch: Watch, kind: type[Crowd]) -> None:
    async def main() -> None:
        async with open_hall(tmp_path) as hall:
            moved = [await chaos(hall, watch, seed, 80, kind) for seed in range(4)]
            assert sum(len(crowd.table.history) for crowd in moved) > 40

    run(main)


# -- ways in which time could be given away are found


def stands_while_the_server_is_down(patch: pytest.MonkeyPatch) -> None:
    restore = PostClock.restore

    def stand(self: PostClock, *stored: Any) -> None:
        restore(self, *stored)
        self.stood = None

    patch.setattr(PostClock, "restore", stand)


def fills_without_end(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(PostClock, "gain", lambda self, seat: self.rule.increment * 1000.0)


@pytest.mark.parametrize("plant", [stands_while_the_server_is_down, fills_without_end])
def test_a_planted_fault_is_found(
    tmp_path: Path, watch: Watch, monkeypatch: pytest.MonkeyPatch, plant: Callable[[pytest.MonkeyPatch], None]
) -> None:
    plant(monkeypatch)

    async def main() -> None:
        async with open_hall(tmp_path) as hall:
            for seed in range(12):
                await chaos(hall, watch, seed, 80, ByPost)

    with pytest.raises(AssertionError):
        run(main)


def test_weekly_budgets_and_limits_must_make_sense() -> None:
    for bad in (
        p.ClockRule(49 * 3600, 0, "", PostRule(weekly=True)),
        p.ClockRule(3600, 60, "", PostRule(weekly=True)),
        p.ClockRule(2 * 86_400, 0, "", PostRule(most=86_400)),
    ):
        with pytest.raises(Denied, match=r"budget|limit"):
            clocks.must_make_sense(bad)
