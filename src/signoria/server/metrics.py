"""Figures for Prometheus, among them how late the event loop is."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, generate_latest

import signoria
from signoria.server.tallies import Tallies, Times

if TYPE_CHECKING:
    from signoria.server.hall import Hall

LAG_INTERVAL = 0.1
FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)

KINDS = {
    "stalls": ("owner", "inbox", "talk", "nobody", "clock", "late"),
    "bot_failures": ("hung", "crashed", "confused", "failed", "aside"),
    "requests": ("2xx", "3xx", "4xx", "5xx"),
}


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        r = self.registry
        self.actions = Tallies("signoria_actions", "Actions stored and acknowledged", "game", r)
        self.refusals = Counter("signoria_refusals_total", "Messages refused", ["key"], registry=r)
        self.sockets = Gauge("signoria_sockets", "Open websockets", registry=r)
        self.tables = Gauge("signoria_live_tables", "Tables in memory", registry=r)
        self.games = Counter("signoria_games_total", "Games begun and ended", ["game", "what"], registry=r)
        self.bot_failures = Counter("signoria_bot_failures_total", "Bots replaced", ["kind"], registry=r)
        self.late_answers = Counter("signoria_bot_late_total", "Answers later than their drawn moment", registry=r)
        self.bot_queue = Gauge("signoria_bot_queue", "Decisions of bots that wait for a worker", registry=r)
        self.bots_thinking = Gauge("signoria_bots_thinking", "Workers at a decision of a bot", registry=r)
        self.stalls = Counter("signoria_stalls_total", "Tables that stood still", ["kind"], registry=r)
        self.decisions = Histogram("signoria_bot_seconds", "Time for a bot's decision", registry=r)
        self.acknowledge = Times("signoria_acknowledge_seconds", "From message to stored and published", FAST, r)
        self.requests = Histogram(
            "signoria_request_seconds", "Time for an HTTP request", ["status"], buckets=FAST, registry=r
        )
        self.commits = Histogram(
            "signoria_commit_size",
            "Changes stored by one commit",
            buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500),
            registry=r,
        )
        self.store_seconds = Histogram("signoria_store_seconds", "Time for one commit", buckets=FAST, registry=r)
        self.store_failures = Counter("signoria_store_failures_total", "Commits that failed at first", registry=r)
        self.store_waiting = Gauge("signoria_store_waiting", "Changes that wait to be stored", registry=r)
        self.ready = Gauge("signoria_ready", "1 while people should be sent here", registry=r)
        self.release = Info("signoria_release", "What runs here", registry=r)
        self.release.info({"version": signoria.__version__})
        self.lag = Histogram("signoria_loop_lag_seconds", "How late the event loop is", buckets=FAST, registry=r)
        self.worst_lag = Gauge("signoria_loop_lag_worst_seconds", "The worst lag of the last minute", registry=r)
        self._of_several()
        self._from_nothing()

    def _from_nothing(self) -> None:
        """What is counted by its kind is 0 before the first: an increase from nothing is none to Prometheus."""
        for metric, kinds in KINDS.items():
            for kind in kinds:
                getattr(self, metric).labels(kind)

    def _of_several(self) -> None:
        """Where several processes share the tables; with one they stay at 0."""
        r = self.registry
        self.leases = Gauge("signoria_leases", "Tables whose lease this process has", registry=r)
        self.sure = Gauge("signoria_lease_sure", "1 while it is certain that they are its own", registry=r)
        self.lost_tables = Counter("signoria_lost_tables_total", "Tables that another process has taken", registry=r)
        self.struck_out = Counter("signoria_struck_out_total", "How often it was taken for dead", registry=r)
        self.pipes = Gauge("signoria_pipes", "Connections to and from tables of other processes", ["end"], registry=r)
        self.post_up = Gauge("signoria_redis_up", "1 while the line to Redis is open", registry=r)
        self.peers = Gauge("signoria_peers", "Other processes that are heard of", registry=r)

    def watch(self, hall: Hall) -> None:
        """Whatever can be counted when somebody asks."""
        self.tables.set_function(lambda: len(hall.live))
        self.bot_queue.set_function(hall.thinkers.queue)
        self.bots_thinking.set_function(hall.thinkers.busy)
        self.store_waiting.set_function(lambda: len(hall.store.waiting))
        self.ready.set_function(lambda: not hall.unready())
        self.sure.set_function(hall.sure)
        self.leases.set_function(lambda: len(hall.cluster.fences) if hall.cluster else 0)
        self.post_up.set_function(lambda: bool(hall.cluster and hall.cluster.post.up))
        self.peers.set_function(lambda: len(hall.cluster.post.peers) if hall.cluster else 0)
        self.pipes.labels("person").set_function(lambda: len(hall.cluster.pipes.mouths) if hall.cluster else 0)
        self.pipes.labels("table").set_function(lambda: len(hall.cluster.pipes.ends) if hall.cluster else 0)

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
