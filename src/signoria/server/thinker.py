"""The worker process in which bots think: a job comes in, an action goes out.

It keeps the last games as replicas so that a job costs only the new actions, which are all it is sent of a game that it
has. A bot is handed a Sight and nothing else. Run as `python -m signoria.server.thinker [--gently] [TITLE ...]`.
"""

from __future__ import annotations

import os
import signal
import struct
import sys
from collections import OrderedDict
from random import Random
from typing import Any, BinaryIO, Callable, Optional

import msgspec

from signoria.bots import Sight, Talker, bot
from signoria.bots.manners import mannered
from signoria.bots.master import Searcher
from signoria.bots.promises import Pledge, Propose, Word
from signoria.bots.roles import Promiser, recalls
from signoria.kernel import PUBLIC, Event, Pack, Record, State
from signoria.teacher.coach import Advice, Coach
from signoria.titles import game

REPLICAS = 256
HEADER = struct.Struct("<I")
READY = b"ready"
GENTLY = "--gently"  # gives way to other processes
GENTLE = 5  # how far


class CoachQuestion(msgspec.Struct):
    """What a coach shall say of a seat's question, at any rate of the answer asked about; `seed` tells no secret."""

    seed: bytes
    asked: Optional[int] = None


class Told(msgspec.Struct):
    """A promise as a seat knows it; while one of its own runs, with the public events since it was accepted."""

    number: int
    author: int
    to: int
    template: str
    args: list[int]
    until: str
    public: bool
    status: str
    earlier: list[tuple[str, list[int]]] = []

    def pledge(self) -> Pledge:
        events = [Event(PUBLIC, key, tuple(values), False) for key, values in self.earlier]
        return Pledge(
            self.number, self.author, self.to, self.template, self.args, self.until, self.public, self.status, events
        )


class Said(msgspec.Struct):
    """A word about promises: a new one, or, without a template, what becomes of one."""

    to: int = -1
    template: str = ""
    args: list[int] = []
    until: str = ""
    public: bool = True
    number: int = -1
    status: str = ""


class ThinkJob(msgspec.Struct):
    """A decision to take: the game so far, the seat that is asked, the bot that answers."""

    table: str
    game: str
    seats: int
    options: dict[str, Any]
    seed: bytes
    actions: list[tuple[int, int]]
    seat: int
    level: str
    budget: float
    pack: Optional[tuple[str, str]] = None  # name and text, unless it is the title's own
    talkers: list[tuple[int, str]] = []  # seats and levels that are asked for an aside instead
    number: int = 0  # echoed by the answer
    seconds: float = 0.0  # how long to search, for a level that does
    scene: str = ""  # the position that the game began from, unless it is the title's set-up
    base: int = 0  # so many actions are those that the process has of this table already; `actions` come after them
    coach: Optional[CoachQuestion] = None  # the seat wants advice, and no bot is to answer
    promises: list[Told] = []  # those that the seat knows
    speaks: bool = False  # a word about promises is wanted instead
    minds: int = 1  # so many think about the same decision: what each has found is told, not only what follows from it


class Found(msgspec.Struct):
    """How the answers that a search has tried came out, deal by deal, beside the expert's."""

    advice: int
    results: dict[int, list[float]]


class Thought(msgspec.Struct):
    """An action; for an aside also its seat, and whether anybody there ever talks. Or the process has forgotten the
    game, and wants to be told all of it."""

    action: int
    error: str = ""
    seat: int = -1
    talks: bool = True
    number: int = 0
    forgot: bool = False
    advice: Optional[Advice] = None
    found: Optional[Found] = None  # of a search that is shared
    said: Optional[Said] = None  # about promises


class Replica:
    """One game as far as it was last seen here."""

    def __init__(self, job: ThinkJob) -> None:
        title = game(job.game)
        pack = title.pack(Pack(job.pack[1], job.pack[0]) if job.pack else None)
        self.record = Record(
            game=title, rules_version=title.rules_version, seats=job.seats, options=job.options, pack=pack,
            seed=job.seed, actions=[], scene=job.scene,
        )  # fmt: skip
        self._begin()

    def _begin(self) -> None:
        self.g: State = self.record.start()
        self.g.log = None

    def leads_to(self, job: ThinkJob) -> bool:
        return self.record.seed == job.seed and job.actions[: self.g.moves] == self.record.actions

    def follow(self, job: ThinkJob) -> State:
        if job.base < self.g.moves and job.base:  # some of it was taken back
            self._begin()
        self.record.actions = self.record.actions[: job.base] + job.actions
        return self.record.moments(begin=self.g, trust=True).last()


class Thinker:
    def __init__(self) -> None:
        self.replicas: OrderedDict[str, Replica] = OrderedDict()

    def think(self, job: ThinkJob) -> Thought:
        kept = self.replicas.pop(job.table, None)
        if job.base and kept is None:
            return Thought(-1, number=job.number, forgot=True)
        replica = kept if kept is not None and (job.base or kept.leads_to(job)) else Replica(job)
        g = replica.follow(job)
        self.replicas[job.table] = replica
        if len(self.replicas) > REPLICAS:
            self.replicas.popitem(last=False)
        thought = self.way(job)(job, g)
        thought.number = job.number
        return thought

    def way(self, job: ThinkJob) -> Callable[[ThinkJob, State], Thought]:
        if job.coach:
            return self.advise
        return self.listen if job.talkers else self.speak if job.speaks else self.choose

    def choose(self, job: ThinkJob, g: State) -> Thought:
        thinker = bot(job.level, job.game, seconds=job.seconds or None)
        sight = Sight.blind(g, job.seat, Random(), recalls(thinker), pledges(job))
        if sight.promises:
            thinker = mannered(thinker, job.game)
        if job.minds > 1 and isinstance(thinker, Searcher) and len(sight.options) > 1:
            race = thinker.search(sight, job.minds).race
            asked = {race.advice, *race.in_question()}
            results = {option: met for option, met in race.results.items() if option in asked}
            return Thought(race.choice(), found=Found(race.advice, results))
        action = thinker.choose(sight)
        if action not in g.legal(job.seat):
            return Thought(-1, f"the bot {job.level} answered {action}, which is not legal")
        return Thought(action)

    def advise(self, job: ThinkJob, g: State) -> Thought:
        """What a coach would say, who is shown a guess at the game as bots are."""
        question = job.coach
        assert question is not None
        blind = g.imagine(job.seat, question.seed)
        coach = Coach(job.game)
        return Thought(
            -1, advice=coach.advise(blind, job.seat, question.seed, asked=question.asked, seconds=job.seconds or None)
        )

    def listen(self, job: ThinkJob, g: State) -> Thought:
        """The first aside that any of these bots wants to make; each the same as long as it knows nothing new."""
        talks = False
        for seat, level in job.talkers:
            talker = bot(level, job.game)
            if not isinstance(talker, Talker):
                continue
            talks = True
            asides = g.asides(seat)
            action = talker.aside(Sight.blind(g, seat, settled(job, g, seat))) if asides else None
            if action is not None and action in asides:
                return Thought(action, seat=seat)
        return Thought(-1, talks=talks)

    def speak(self, job: ThinkJob, g: State) -> Thought:
        """What a bot wants to say about promises: the same as long as it knows nothing new."""
        promiser = mannered(bot(job.level, job.game), job.game)
        if not isinstance(promiser, Promiser):
            return Thought(-1)
        sight = Sight.blind(g, job.seat, settled(job, g, job.seat), promises=pledges(job))
        word = promiser.promise(sight)
        return Thought(-1, seat=job.seat, said=said(word) if word is not None else None)


def settled(job: ThinkJob, g: State, seat: int) -> Random:
    """Chance by what a seat knows. Bots are asked for a word whenever anything has happened: if another draw could make
    them speak, it would tell of what happened in secret."""
    return Random(f"{job.seed.hex()} {seat} {g.view(seat)} {job.promises}")


def pledges(job: ThinkJob) -> list[Pledge]:
    return [told.pledge() for told in job.promises]


def said(word: Word) -> Said:
    if isinstance(word, Propose):
        return Said(word.to, word.template, list(word.args), word.until, word.public)
    return Said(number=word.number, status=word.status)


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    thinker = Thinker()
    decoder = msgspec.msgpack.Decoder(ThinkJob)
    while header := source.read(HEADER.size):
        job = decoder.decode(source.read(HEADER.unpack(header)[0]))
        # Whoever hangs dies here even when the server is gone and cannot end it.
        if hasattr(signal, "alarm"):
            signal.alarm(int(job.budget * 2) + 5)
        try:
            thought = thinker.think(job)
        except Exception as error:
            thinker.replicas.pop(job.table, None)
            thought = Thought(-1, f"{type(error).__name__}: {error}", number=job.number)
        if hasattr(signal, "alarm"):
            signal.alarm(0)
        answer = msgspec.msgpack.encode(thought)
        sink.write(HEADER.pack(len(answer)) + answer)
        sink.flush()


def main(words: list[str]) -> None:
    from signoria.server.titles import load_titles

    if GENTLY in words and hasattr(os, "nice"):
        os.nice(GENTLE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sink = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints must not disturb the answers
    load_titles(tuple(word for word in words if word != GENTLY))
    try:
        sink.write(READY)
        sink.flush()
        serve(sys.stdin.buffer, sink)
    except BrokenPipeError:
        os._exit(0)  # the server is gone, and with it everybody who could want an answer


if __name__ == "__main__":
    main(sys.argv[1:])
