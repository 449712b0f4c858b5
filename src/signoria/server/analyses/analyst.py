"""The process in which one finished game is analysed: a job comes in, reports go out until it is done.

It gives way to the bots' moves. Run as `python -m signoria.server.analyses.analyst [TITLE ...]`.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from typing import Any, BinaryIO, Optional

import msgspec

from signoria.kernel import Pack, Record
from signoria.server.thinker import HEADER
from signoria.teacher.analysis import Progress, Study
from signoria.titles import game

NICENESS = 10
TOLD_EVERY = 1.0  # seconds between two reports with figures
SAID_EVERY = 0.2  # seconds between two that only say how far it is


class AnalysisJob(msgspec.Struct):
    """A finished game, with the promises that were made in it."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: bytes
    actions: list[tuple[int, int]]
    scores: list[int]
    winners: list[int]
    seconds: float
    promises: list[dict[str, Any]] = []
    pack: Optional[tuple[str, str]] = None  # name and text, unless it is the title's own
    scene: str = ""

    def record(self) -> Record:
        title = game(self.game)
        return Record(
            game=title, rules_version=title.rules_version, seats=self.seats, options=self.options,
            pack=title.pack(Pack(self.pack[1], self.pack[0]) if self.pack else None), seed=self.seed,
            actions=self.actions, scores=self.scores, winners=self.winners, scene=self.scene,
        )  # fmt: skip


class Report(msgspec.Struct):
    """How far it is; `told` is the analysis so far as JSON, now and then."""

    done: int = 0
    total: int = 0
    told: bytes = b""
    finished: bool = False
    error: str = ""


class Desk:
    """Sends reports, no more often than anybody could read them."""

    def __init__(self, sink: BinaryIO) -> None:
        self.sink = sink
        self.said = self.told = -TOLD_EVERY

    def send(self, report: Report) -> None:
        data = msgspec.msgpack.encode(report)
        self.sink.write(HEADER.pack(len(data)) + data)
        self.sink.flush()

    def note(self, study: Study, progress: Progress) -> None:
        now = time.monotonic()
        if now - self.told >= TOLD_EVERY:
            self.send(Report(progress.done, progress.total, msgspec.json.encode(study.told())))
            self.told = self.said = time.monotonic()
        elif now - self.said >= SAID_EVERY:
            self.send(Report(progress.done, progress.total))
            self.said = now


def work(job: AnalysisJob, desk: Desk) -> None:
    study = Study(job.record(), job.seconds, promises=job.promises)
    last = Progress(0, 0)
    for last in study.run():
        desk.note(study, last)
    desk.send(Report(last.done, last.total, msgspec.json.encode(study.told()), finished=True))


def main(titles: list[str]) -> None:
    from signoria.server.titles import load_titles

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    sink = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a title prints must not disturb the reports
    load_titles(tuple(titles))
    source = sys.stdin.buffer
    job = msgspec.msgpack.decode(source.read(HEADER.unpack(source.read(HEADER.size))[0]), type=AnalysisJob)
    desk = Desk(sink)
    try:
        work(job, desk)
    except BrokenPipeError:
        os._exit(0)  # the server is gone, and with it everybody who could want to know
    except Exception as error:
        desk.send(Report(error=f"{type(error).__name__}: {error}"))


if __name__ == "__main__":
    main(sys.argv[1:])
