"""Games from which a judgement is learned: experts of mixed strength, watched now and then by one of the seats."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from random import Random
from typing import Final

from signoria.bots import bot
from signoria.bots.match import Match
from signoria.bots.novice import Novice
from signoria.bots.outlook import Outlook, outlook_of
from signoria.judgement.encoding import Inputs, encoding
from signoria.kernel import Game, State

# how often a seat finds the expert's answer: most play well, some as beginners, so that positions of every kind come up
SKILLS: Final = [1.0, 1.0, 0.98, 0.95, 0.9, 0.8, 0.6]
LOOKS: Final = 24  # at a game of usual length
LENGTHS: Final = 6  # games whose length is taken for usual
TALKING: Final = 2  # of eight games bots deal out of turn in so many: it takes most of the time
USUAL_TABLES: Final = 2  # of these many games one is for the usual number of seats, the others go round


@dataclass
class Sample:
    """One look at a game: what a seat saw, what today's outlook said of the whole state, and what came of it.

    Chances and shares are turned to the seat that looked: its own is the first.
    """

    inputs: Inputs
    outlook: list[float]
    moment: int  # decisions before it
    shares: list[float]
    progress: float = 0.0  # how far the game was, known afterwards


def turned(values: list[float], seat: int) -> list[float]:
    return values[seat:] + values[:seat]


class Watched(Match):
    """A match in which some seat looks at the table every now and then, whoever is asked."""

    def __init__(self, g: State, skills: list[float], rng: Random, looks: float, talking: bool) -> None:
        expert = bot("expert", g.game.id)
        super().__init__(g, [Novice(expert, skill) for skill in skills], rng, None, blind=False)
        if not talking:
            self.talkers = []
        self.rng, self.looks = rng, looks
        self.encoding = encoding(g.game.id, g.seats)
        self.outlook: Outlook = outlook_of(g.game.id)
        self.samples: list[tuple[int, Sample]] = []

    def answer(self, seat: int) -> int:
        if self.rng.random() < self.looks:
            self.look(self.rng.randrange(self.g.seats))
        return super().answer(seat)

    def look(self, seat: int) -> None:
        inputs = self.encoding.inputs(self.g.view(seat), seat)
        said = turned(self.outlook(self.g), seat)
        self.samples.append((seat, Sample(inputs, said, self.result.decisions, [])))


def usual_looks(game: Game, seed: int) -> float:
    """How often to look, for about as many samples of each game in every title."""
    rngs = [Random(f"{game.id} {seed} {number}") for number in range(LENGTHS)]
    expert = bot("expert", game.id)
    games = [Match(game.start(seed=rng.randbytes(16)), [expert] * game.usual_seats, rng, None, False) for rng in rngs]
    return LOOKS * LENGTHS / sum(match.run().decisions for match in games)


def watch(game: Game, number: int, seed: int, looks: float) -> list[Sample]:
    """The samples of one game; everything about it follows from its number and the seed."""
    rng = Random(blake2b(f"{game.id} {seed} {number}".encode(), digest_size=16).digest())
    seats = seats_of(game, number)
    g = game.start(seats, rng.randbytes(16))
    g.log = None
    watched = Watched(g, [rng.choice(SKILLS) for _ in range(seats)], rng, looks, number % 8 < TALKING)
    result = watched.run()
    shares = [result.share(seat) for seat in range(seats)]
    for seat, sample in watched.samples:
        sample.shares = turned(shares, seat)
        sample.progress = sample.moment / result.decisions
    return [sample for _, sample in watched.samples]


def seats_of(game: Game, number: int) -> int:
    """The usual table every second game, the others in turn."""
    others = [seats for seats in range(game.min_seats, game.max_seats + 1) if seats != game.usual_seats]
    if number % USUAL_TABLES == 0 or not others:
        return game.usual_seats
    return others[number // USUAL_TABLES % len(others)]
