"""A puzzle as its seat may see it, and lines that are played on from it. Nothing else of the game is ever told."""

from __future__ import annotations

from collections import OrderedDict
from hashlib import blake2b
from random import Random
from typing import Final

from signoria.bots import guide
from signoria.bots.sight import Sight
from signoria.kernel import State
from signoria.puzzles import Puzzle
from signoria.server.asking import asked_now, outcomes, seen, situation
from signoria.server.names import bot_name
from signoria.server.protocol import EventInfo, OutcomeInfo, SeatInfo, Situation, TableInfo
from signoria.server.puzzles.protocol import PuzzleMoment
from signoria.server.viewer import info as told

MOST_KEPT: Final = 128
MOST_EVENTS: Final = 200
LONGEST_LINE: Final = 6  # actions


class Position:
    """The game behind a puzzle. It is looked at through its seat only, and never changed."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle, self.seat = puzzle, puzzle.seat
        self.g: State = puzzle.state()
        self.events: list[EventInfo] = [told(event) for event in self.g.events(self.seat)][-MOST_EVENTS:]

    def situation(self) -> Situation:
        return situation(self.g, self.seat)

    def outcomes(self) -> list[OutcomeInfo]:
        """What each answer will do, as far as the seat can know."""
        return outcomes(self.g, self.seat, None)

    def table(self) -> TableInfo:
        """A table of bots that looks like the one the game was played at; who played there is told to nobody."""
        g, puzzle = self.g, self.puzzle
        names: list[str] = []
        for seat in range(g.seats):
            names.append(bot_name(puzzle.id, seat, names))
        return TableInfo(
            id=puzzle.id, game=g.game.id, rules_version=g.game.rules_version, status="running", visibility="private",
            seats=[self._sitting(seat, name) for seat, name in enumerate(names)],
            options=puzzle.source.options, host="", my_seat=self.seat, am_host=False, invite="", commitment="",
            seed="", clock=None, pace=0, auto_pass=False, spectators=False, paused=False, watching=0, created=0,
            started=0, ended=None, previous="", next="", components_hash=g.figures().pack.hash, unrated="scene",
        )  # fmt: skip

    def _sitting(self, seat: int, name: str) -> SeatInfo:
        if seat == self.seat:
            return SeatInfo(seat, "person", name, online=True)
        return SeatInfo(seat, "bot", name, level="expert", online=True)

    def line(self, action: int) -> list[PuzzleMoment]:
        """How the game may go on after an answer: experts play, in a world that the seat imagines."""
        luck = Random(self.puzzle.id)
        world = self.g.imagine(self.seat, blake2b(self.puzzle.id.encode(), digest_size=16).digest())
        expert = guide(world.game.id)
        for other in world.to_act:
            if other != self.seat:
                world.act(other, expert.choose(Sight(world, other, luck)))
        moments: list[PuzzleMoment] = []
        asked = self.seat
        while len(moments) < LONGEST_LINE:
            world.log = []
            world.act(asked, action)
            events = [told(event) for event in world.events(self.seat)]
            moments.append(PuzzleMoment(seen(world, self.seat), events, asked_now(world, self.seat)))
            if world.over:
                break
            asked = world.first_to_act()
            action = expert.choose(Sight(world, asked, luck))
        return moments


class Positions:
    """The positions that were looked at last."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, Position] = OrderedDict()

    def of(self, puzzle: Puzzle) -> Position:
        found = self.kept.pop(puzzle.id, None) or Position(puzzle)
        self.kept[puzzle.id] = found
        while len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        return found
