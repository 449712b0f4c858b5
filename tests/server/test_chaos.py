"""A short storm; `make chaos` lets it rage for an hour, over PostgreSQL too."""

from __future__ import annotations

from chaos.run import run
from chaos.tables import earned


def test_a_short_storm_breaks_nothing() -> None:
    report = run("sqlite", 18, 1)
    assert not report.faults, report
    assert report.acknowledged, report


def test_the_storm_tells_a_gain_from_a_defeat_by_the_clock() -> None:
    lost, won = {"seat": 3, "before": 25.0, "after": 21.4}, {"seat": 3, "before": 25.0, "after": 25.1}
    assert earned([won], 3)
    assert not earned([lost], 3)
    assert not earned([won], 2)
    assert not earned([won], None)
