"""A short storm; `make chaos` lets it rage for an hour, over PostgreSQL too."""

from __future__ import annotations

from chaos.run import run


def test_a_short_storm_breaks_nothing() -> None:
    report = run("sqlite", 18, 1)
    assert not report.faults, report
    assert report.acknowledged, report
