"""An event loop whose time stands still until it is told to pass, and a world's own clocks and chance."""

from __future__ import annotations

import asyncio
import random
import selectors
import sys
import time
from collections import Counter
from contextlib import ExitStack, contextmanager
from hashlib import blake2b
from statistics import NormalDist
from typing import Any, Callable, Iterator, Optional
from unittest.mock import patch

import aiosqlite

BEGIN = 1_000.0  # of the monotonic clock
EPOCH = 1_800_000_000.0  # of the clock on the wall, minus BEGIN
PATIENCE = 30.0  # real seconds for what runs in a thread: reads of the database

real_clock = time.perf_counter


class Patient(selectors.DefaultSelector):
    """Never lets time pass. With nothing left to do it stops the loop, or waits for a thread."""

    def __init__(self) -> None:
        super().__init__()
        self.stop: Optional[Callable[[], None]] = None
        self.next_in: Optional[float] = None  # seconds until the next timer, when last idle
        self.reads = 0  # of the database, under way in its thread: what waits for them happens now, not later

    def select(self, timeout: Optional[float] = None) -> Any:
        if timeout is not None and timeout <= 0:
            return super().select(0)
        self.next_in = timeout
        if self.stop is not None and not self.reads:
            self.stop()
            return []
        found = super().select(PATIENCE)
        if not found:
            raise TimeoutError("something waits for a time that does not pass")
        return found


class Hours(asyncio.SelectorEventLoop):
    """Deterministic: no time passes by itself, and work for threads of this process is done at once."""

    def __init__(self) -> None:
        self.now = BEGIN
        self.patient = Patient()
        super().__init__(self.patient)

    def time(self) -> float:
        return self.now

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> Any:  # type: ignore[override]
        done = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as error:
            done.set_exception(error)
        return done

    def settle(self) -> None:
        """Run until nothing can happen before time passes."""
        self.patient.stop = self.stop
        try:
            self.run_forever()
        finally:
            self.patient.stop = None

    def next_hour(self) -> Optional[float]:
        """When something is due next; the loop must have settled."""
        return None if self.patient.next_in is None else self.now + self.patient.next_in


class Fate:
    """Chance that hangs on the hour and on what it is drawn for.

    From a common stream, one more number drawn in one world would change all that come later: worlds would differ
    for no reason. So the same seat, asked at the same hour, is given the same time in both.
    """

    def __init__(self, loop: Hours, seed: str) -> None:
        self.loop = loop
        self.begin(seed)

    def begin(self, seed: str) -> None:
        """From now on as it was whenever it began with this seed, whatever the hour."""
        self.seed, self.begun, self.hour = seed, self.loop.now, -1.0
        self.drawn: Counter[str] = Counter()  # in this hour, by purpose

    def bits(self, size: int) -> bytes:
        hour = round(self.loop.now - self.begun, 6)
        if hour != self.hour:
            self.hour, self.drawn = hour, Counter()
        purpose = _purpose()
        self.drawn[purpose] += 1
        key = f"{self.seed} {hour} {purpose} {self.drawn[purpose]}".encode()
        found = b""
        while len(found) < size:
            found += blake2b(key + len(found).to_bytes(4, "little")).digest()
        return found[:size]


def _purpose() -> str:
    """The functions of the server that want a number, and the seat for which they do."""
    frame = sys._getframe(1)
    found: list[str] = []
    while frame.f_back is not None and len(found) < 4:
        frame = frame.f_back
        if "signoria" in frame.f_code.co_filename and "lockstep" not in frame.f_code.co_filename:
            found.append(f"{frame.f_code.co_name} {frame.f_locals.get('seat')}")
    return ", ".join(found)


class Present:
    """Whose clocks and whose chance everybody reads just now."""

    def __init__(self) -> None:
        self.loop: Optional[Hours] = None
        self.fate: Optional[Fate] = None
        self.world: Any = None

    def monotonic(self) -> float:
        return self.loop.now if self.loop is not None else real_clock()

    def wall(self) -> float:
        return EPOCH + self.monotonic()

    def wall_ns(self) -> int:
        return int(self.wall() * 1000) * 1_000_000

    def bits(self, size: int) -> bytes:
        assert self.fate is not None, "chance is drawn outside of a world"
        return self.fate.bits(size)


def _gauss(self: random.Random, mu: float = 0.0, sigma: float = 1.0) -> float:
    """Without the second value that `random` keeps for the next call, which may come from the other world."""
    return NormalDist(mu, sigma).inv_cdf(min(max(self.random(), 1e-12), 1 - 1e-12))


CLOCKS = {"monotonic": time.monotonic, "perf_counter": time.perf_counter, "time": time.time, "time_ns": time.time_ns}


@contextmanager
def governed(present: Present) -> Iterator[None]:
    """Every clock and every unforeseeable number of this process comes from `present`."""
    sources = (present.monotonic, present.monotonic, present.wall, present.wall_ns)
    with ExitStack() as stack:
        for (name, clock), source in zip(CLOCKS.items(), sources):
            stack.enter_context(patch.object(time, name, source))
            for module in _importers(name, clock):
                stack.enter_context(patch.object(module, name, source))
        for name in ("_connect", "_execute"):
            stack.enter_context(patch.object(aiosqlite.Connection, name, _noticed(getattr(aiosqlite.Connection, name))))
        stack.enter_context(patch.object(random, "_urandom", present.bits))
        stack.enter_context(patch.object(random.SystemRandom, "gauss", _gauss))
        yield


def _noticed(reading: Callable[..., Any]) -> Callable[..., Any]:
    """The same, and the loop knows that it waits for a thread."""

    async def read(*given: Any, **named: Any) -> Any:
        loop: Any = asyncio.get_running_loop()
        loop.patient.reads += 1
        try:
            return await reading(*given, **named)
        finally:
            loop.patient.reads -= 1

    return read


def _importers(name: str, clock: Any) -> list[Any]:
    """Modules of the server, and of what it is made of, that know a clock by its bare name."""
    found = [module for path, module in list(sys.modules.items()) if path.startswith(("signoria.", "litestar."))]
    return [module for module in found if vars(module).get(name) is clock]
