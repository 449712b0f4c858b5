"""What is counted with every action, in the event loop alone: without the locks and checks of prometheus_client."""

from __future__ import annotations

from bisect import bisect_left
from itertools import accumulate
from typing import Callable, Iterator, Sequence

from prometheus_client import CollectorRegistry
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString


class Tally:
    """One number."""

    __slots__ = ("count",)

    def __init__(self) -> None:
        self.count = 0

    def inc(self) -> None:
        self.count += 1


class Tallies(Collector):
    """A counter with one label."""

    def __init__(self, name: str, help: str, label: str, registry: CollectorRegistry) -> None:
        self.name, self.help, self.label = name, help, label
        self.of: dict[str, Tally] = {}
        registry.register(self)

    def labels(self, value: str) -> Tally:
        return self.of.setdefault(value, Tally())

    def collect(self) -> Iterator[CounterMetricFamily]:
        family = CounterMetricFamily(self.name, self.help, labels=[self.label])
        for value, tally in self.of.items():
            family.add_metric([value], tally.count)
        yield family


class Times(Collector):
    """A histogram."""

    def __init__(self, name: str, help: str, bounds: Sequence[float], registry: CollectorRegistry) -> None:
        self.name, self.help, self.bounds = name, help, [*bounds, float("inf")]
        self.counts, self.total = [0] * len(self.bounds), 0.0
        registry.register(self)

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.total += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        told: Callable[[float], str] = floatToGoString
        buckets = [(told(bound), count) for bound, count in zip(self.bounds, accumulate(self.counts))]
        yield HistogramMetricFamily(self.name, self.help, buckets=buckets, sum_value=self.total)
