"""Figures for Prometheus, among them how late the event loop is."""

from __future__ import annotations

import asyncio
import time

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

LAG_INTERVAL = 0.1
FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        r = self.registry
        self.actions = Counter("signoria_actions_total", "Actions stored and acknowledged", ["game"], registry=r)
        self.refusals = Counter("signoria_refusals_total", "Messages refused", ["key"], registry=r)
        self.sockets = Gauge("signoria_sockets", "Open websockets", registry=r)
        self.tables = Gauge("signoria_live_tables", "Tables in memory", registry=r)
        self.games = Counter("signoria_games_total", "Games begun and ended", ["game", "what"], registry=r)
        self.bot_failures = Counter("signoria_bot_failures_total", "Bots replaced", ["kind"], registry=r)
        self.late_answers = Counter("signoria_bot_late_total", "Answers later than their drawn moment", registry=r)
        self.stalls = Counter("signoria_stalls_total", "Tables that stood still", ["kind"], registry=r)
        self.decisions = Histogram("signoria_bot_seconds", "Time for a bot's decision", registry=r)
        self.acknowledge = Histogram(
            "signoria_acknowledge_seconds", "From message to stored and published", buckets=FAST, registry=r
        )
        self.commits = Histogram(
            "signoria_commit_size",
            "Changes stored by one commit",
            buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500),
            registry=r,
        )
        self.lag = Histogram("signoria_loop_lag_seconds", "How late the event loop is", buckets=FAST, registry=r)
        self.worst_lag = Gauge("signoria_loop_lag_worst_seconds", "The worst lag of the last minute", registry=r)

    def text(self) -> bytes:
        return generate_latest(self.registry)

    async def watch_loop(self) -> None:
        worst, since = 0.0, time.perf_counter()
        while True:
            before = time.perf_counter()
            await asyncio.sleep(LAG_INTERVAL)
            now = time.perf_counter()
            lag = max(0.0, now - before - LAG_INTERVAL)
            self.lag.observe(lag)
            worst = max(worst, lag)
            self.worst_lag.set(worst)
            if now - since > 60:
                worst, since = 0.0, now
