"""Time tells nothing: forced and free answers that the table gives for somebody cannot be told apart (law 14)."""

from __future__ import annotations

import asyncio
import math
import random
from collections import defaultdict
from types import SimpleNamespace
from typing import Any, Callable

import pytest
from simulated import Room, Screen, simulate

from signoria.kernel import Frame
from signoria.server import moves, pace, seating
from signoria.server import protocol as p
from signoria.server.driver import Driver
from signoria.server.table import Table
from signoria.server.thinker import ThinkJob
from signoria.titles import shelf

ENOUGH = 1000
CERTAIN = 1e-6  # how rarely equal distributions may be taken for different ones
GAME = {"boasts": True, "tricks": 2, "deals": 40}

Delays = dict[tuple[str, bool], list[float]]  # by kind of question and whether it was forced


def told_apart(some: list[float], others: list[float]) -> bool:
    """The two-sample test of Kolmogorov and Smirnov."""
    values = sorted([(value, 1 / len(some)) for value in some] + [(value, -1 / len(others)) for value in others])
    gap = distance = 0.0
    for (value, weight), (following, _) in zip(values, [*values[1:], (math.inf, 0.0)]):
        gap += weight
        if value != following:
            distance = max(distance, abs(gap))
    bound = math.sqrt(-math.log(CERTAIN / 2) / 2 * (1 / len(some) + 1 / len(others)))
    return distance > bound


def test_the_test_tells_apart_what_differs() -> None:
    rng = random.Random(1)
    some, same = ([rng.gauss(1, 0.2) for _ in range(ENOUGH)] for _ in range(2))
    assert not told_apart(some, same)
    assert told_apart(some, [value + 0.1 for value in same])
    assert told_apart(some, [*same[:700], *[0.0] * 300])


class Watcher(Screen):
    """Notes how long each answer took, as anybody at the table can."""

    def __init__(self, table: Table, user_id: str = "") -> None:
        super().__init__(user_id)
        self.table = table
        self.times: list[float] = [asyncio.get_running_loop().time()]
        self.news = asyncio.Event()

    def push(self, data: bytes) -> None:
        self.news.set()
        while len(self.times) <= len(self.table.history):
            self.times.append(asyncio.get_running_loop().time())

    def delays(self) -> Delays:
        found: Delays = defaultdict(list)
        g = self.table.record().moments(0, trust=True).last()
        for number, (seat, action) in enumerate(self.table.history):
            kind = type(g.stack[-1]).__name__, len(g.legal(seat)) == 1
            found[kind].append(self.times[number + 1] - self.times[number])
            g.act(seat, action)
        return found


def merged(parts: list[Delays]) -> Delays:
    found: Delays = defaultdict(list)
    for part in parts:
        for kind, delays in part.items():
            found[kind] += delays
    return found


def honest(job: ThinkJob, options: int) -> float:
    """As levels think: a search uses its time, a script hardly any, and nobody thinks about one option."""
    if options < 2:
        return 0.001
    return job.seconds * random.uniform(0.8, 1.05) if job.seconds else random.uniform(0.002, 0.15)


async def play(room: Room, level: str, enough: int = ENOUGH) -> Delays:
    """Games of bots under the eyes of somebody, until there are enough delays of every kind."""
    parts: list[Delays] = []
    number = 0
    while min((len(found) for found in _boasts(merged(parts))), default=0) < enough:
        table = room.table([level, level], str(number), options=GAME)
        screen = Watcher(table)
        await table.call(seating.connect, screen, 0, -1)
        while table.row.status != "over":
            await asyncio.sleep(60)
        parts.append(screen.delays())
        await table.close()
        del room.live[table.row.id]
        number += 1
    return merged(parts)


def _boasts(delays: Delays) -> list[list[float]]:
    return [delays["Boasts", False], delays["Boasts", True]]


@pytest.fixture(autouse=True)
def _same_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "chance", random.Random(7))
    random.seed(7)


def differing(delays: Delays) -> list[str]:
    kinds = {kind for kind, _ in delays}
    both = [kind for kind in kinds if min(len(delays[kind, False]), len(delays[kind, True])) >= ENOUGH // 2]
    assert "Boasts" in both
    return [kind for kind in both if told_apart(delays[kind, False], delays[kind, True])]


@pytest.mark.parametrize("level", ["random", "master"])
def test_forced_and_free_answers_of_bots_cannot_be_told_apart(level: str) -> None:
    async def scenario() -> Delays:
        return await play(Room(honest), level)

    assert differing(simulate(scenario)) == []


def at_once(driver: Driver, seat: int, level: str) -> Any:
    """The fault: what needs no thinking needs no time."""
    legal = driver.table.legal(seat)
    return _answer(driver, seat, legal[0]) if len(legal) == 1 else RIGHT(driver, seat, level)


async def _answer(driver: Driver, seat: int, action: int) -> None:
    driver._answer(seat, action)


RIGHT = Driver._bot


def test_a_forced_answer_given_at_once_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Driver, "_bot", at_once)

    async def scenario() -> Delays:
        return await play(Room(honest), "master", ENOUGH // 2)

    assert "Boasts" in differing(simulate(scenario))


def test_thinking_that_shows_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The fault: the moment is drawn without regard to how long the level thinks."""
    monkeypatch.setattr(pace, "least", lambda settings, level, tempo: 0.0)

    async def scenario() -> Delays:
        return await play(Room(honest, master_seconds=1.8), "master", ENOUGH // 2)

    assert "Boasts" in differing(simulate(scenario))


def test_not_even_while_the_workers_have_too_much_to_do() -> None:
    async def scenario() -> Delays:
        room = Room(honest, master_seconds=1.8)
        for number in range(3):
            table = room.table(["master"] * 3, f"busy {number}", f"guest {number}", options={"deals": 10_000}, pace=0)
            await table.call(seating.connect, Screen(), 0, -1)
        return await play(room, "random", ENOUGH // 2)

    delays = simulate(scenario)
    assert sum(delays["Boasts", True]) / len(delays["Boasts", True]) > 1, "nobody had to wait"
    assert differing(delays) == []


async def person(table: Table, name: str, takes: Callable[[], float]) -> Watcher:
    """Somebody who sits and answers whatever the table leaves to be answered."""
    screen = Watcher(table, name)
    await table.call(seating.connect, screen, 0, -1)
    asyncio.get_running_loop().create_task(_answering(table, screen, takes))
    return screen


async def _answering(table: Table, screen: Watcher, takes: Callable[[], float]) -> None:
    viewer = table.viewers[screen.seat]
    number = 0
    while table.row.status != "over":
        legal = table.legal(screen.seat)
        if not legal or table.forced(legal):
            screen.news.clear()
            await screen.news.wait()
            continue
        await asyncio.sleep(takes())
        number += 1
        message = p.Act(f"{screen.user_id} {number}", viewer.version, [random.choice(legal)])
        await table.call(moves.act, screen, message)


@pytest.mark.parametrize("habit", [0.6, 2.0])
def test_forced_passes_come_as_the_person_answers(habit: float) -> None:
    """However quick somebody usually is; up to the longest time that the table waits."""

    async def scenario() -> Delays:
        parts: list[Delays] = []
        for number in range(30):
            table = Room(honest).table(["Ada", "Bice"], str(number), options=GAME, pace=0)
            first = await person(table, "Ada", lambda: habit * math.exp(random.gauss(0, 0.3)))
            await person(table, "Bice", lambda: habit * math.exp(random.gauss(0, 0.3)))
            while table.row.status != "over":
                await asyncio.sleep(60)
            parts.append({kind: delays[15:] for kind, delays in first.delays().items()})  # once the table knows them
            await table.close()
        return merged(parts)

    assert differing(simulate(scenario)) == []


async def until_forced(table: Table, seat: int) -> None:
    while not table.forced(table.legal(seat)):
        assert table.row.status == "running"
        await asyncio.sleep(0.05)


def test_nothing_is_answered_from_an_empty_chair_while_others_play() -> None:
    async def scenario() -> None:
        table = Room(honest).table(["Ada", "Bice"], options=GAME, pace=0)
        await person(table, "Ada", lambda: 1.0)
        screen = await person(table, "Bice", lambda: 1.0)
        await until_forced(table, 1)
        await table.call(seating.disconnect, screen)
        before = len(table.history)
        await asyncio.sleep(3600)
        assert len(table.history) == before
        await table.call(seating.connect, screen, 0, -1)
        await asyncio.sleep(60)
        assert len(table.history) > before
        await table.close()

    simulate(scenario)


def test_the_operator_may_let_the_table_pass_for_the_absent() -> None:
    async def scenario() -> None:
        table = Room(honest, pass_for_absent=True).table(["Ada", "Bice"], options=GAME, pace=0)
        await person(table, "Ada", lambda: 1.0)
        screen = await person(table, "Bice", lambda: 1.0)
        await until_forced(table, 1)
        await table.call(seating.disconnect, screen)
        before = len(table.history)
        await asyncio.sleep(60)
        assert len(table.history) > before
        await table.close()

    simulate(scenario)


def test_alone_with_bots_nobody_is_waited_for_who_has_no_choice() -> None:
    async def scenario() -> None:
        table = Room(honest).table(["Ada", "random"], options=GAME, pace=0)
        screen = await person(table, "Ada", lambda: 1.0)
        await until_forced(table, 0)
        before = len(table.history)
        await table.call(seating.disconnect, screen)
        await asyncio.sleep(60)
        assert len(table.history) > before
        await table.close()

    simulate(scenario)


def test_whoever_sits_behind_a_bot_may_still_learn() -> None:
    """A seat handed over can be taken back: its person counts among those who could learn from a quick pass."""

    async def scenario() -> None:
        table = Room(honest).table(["Ada", "Bice"], options=GAME, pace=0)
        assert not table.driver._alone(0)
        table.places[1].driver = "random"
        assert not table.driver._alone(0)
        table.places[1] = type(table.places[1])("t", 1, "bot", level="random")
        assert table.driver._alone(0)
        await table.close()

    simulate(scenario)


def test_the_bot_of_the_clock_takes_as_long_for_a_forced_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    def monotonic() -> float:
        return asyncio.get_running_loop().time()

    monkeypatch.setattr("signoria.server.clock.time", SimpleNamespace(monotonic=monotonic))
    rule = p.ClockRule(bank=1, increment=0, bot="master")

    async def scenario() -> Delays:
        parts: list[Delays] = []
        for number in range(16):
            table = Room(honest).table(["Ada", "Bice"], str(number), options=GAME, clock=rule)
            screen = Watcher(table)  # nobody else is there
            await table.call(seating.connect, screen, 0, -1)
            while table.row.status != "over":
                await asyncio.sleep(60)
            parts.append({kind: delays[5:] for kind, delays in screen.delays().items()})  # once the banks are empty
            await table.close()
        return merged(parts)

    assert differing(simulate(scenario)) == []


def test_a_table_that_nobody_watches_takes_its_time_until_somebody_comes() -> None:
    async def scenario() -> None:
        table = Room(honest).table(["random", "random"], options={"tricks": 13, "deals": 100}, pace=0)
        table.driver.drive()
        await asyncio.sleep(300)
        assert 50 < len(table.history) < 200
        before = len(table.history)
        await table.call(seating.connect, Screen(), 0, -1)
        await asyncio.sleep(60)
        assert len(table.history) > before + 150
        await table.close()

    simulate(scenario)


def test_the_usual_pace_is_what_the_table_was_made_with() -> None:
    rng = [pace.bot_delay(Room(honest).settings, "expert", 1.0, 900, True) for _ in range(2000)]
    assert 0.85 < sum(rng) / len(rng) < 1.1
    searched = [pace.bot_delay(Room(honest).settings, "master", 1.0, 900, True) for _ in range(2000)]
    assert 1.1 < sum(searched) / len(searched) < 1.6
    assert min(pace.bot_delay(Room(honest).settings, "expert", 1.0, 0, True) for _ in range(100)) > 0


def test_brisk_questions_are_questions_of_their_title() -> None:
    for title in shelf():
        title.game.start(seed=0)
        own = [frame for frame in _descendants(Frame) if frame.__module__.startswith(title.package)]
        assert set(title.brisk) <= {frame.__name__ for frame in own}


def _descendants(kind: type) -> set[type]:
    below: list[type] = kind.__subclasses__()
    return {*below, *(each for child in below for each in _descendants(child))}
