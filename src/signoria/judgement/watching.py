"""Games from which a judgement is learned: experts of mixed strength, watched now and then by one of the seats."""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import blake2b
from random import Random
from typing import Final, Optional, Sequence

from signoria.bots import bot
from signoria.bots.advised import Advised
from signoria.bots.match import Match
from signoria.bots.novice import Novice
from signoria.bots.outlook import Outlook, outlook_of
from signoria.bots.sight import Bot
from signoria.bots.usage import Counts, Usage
from signoria.judgement.encoding import Inputs, encoding
from signoria.kernel import Game, State
from signoria.titles import title as find_title

# how often a seat finds the expert's answer: most play well, some as beginners, so that positions of every kind come up
SKILLS: Final = [1.0, 1.0, 0.98, 0.95, 0.9, 0.8, 0.6]
ADVISED_SKILLS: Final = [1.0, 1.0, 1.0, 0.98, 0.95, 0.9]
LOOKS: Final = 24  # at a game of usual length
LENGTHS: Final = 6  # games whose length is taken for usual
TALKING: Final = 2  # of eight games bots deal out of turn in so many: it takes most of the time
IMAGINED: Final = bytes(16)  # the seed of imagined worlds: watching draws no luck from the game
USUAL_TABLES: Final = 2  # of these many games one is for the usual number of seats, the others go round


@dataclass
class Sample:
    """One look at a game: what a seat saw, and what came of it.

    Chances and shares are turned to the seat that looked: its own is the first. The two chances are for comparison.
    """

    inputs: Inputs
    moment: int  # decisions before it
    outlook: list[float]  # what the title's outlook said of the true state
    guess: list[float]  # and of a world that the seat imagined; only where it is measured
    shares: list[float] = field(default_factory=list)  # of the victory, known afterwards
    progress: float = 0.0  # how far the game was, likewise


def turned(values: list[float], seat: int) -> list[float]:
    return values[seat:] + values[:seat]


class Unnoted(Usage):
    """Nobody asks which parts of these games were used."""

    def note(self, options: Sequence[int], chosen: Optional[int]) -> None:
        pass

    def counts(self) -> Counts:
        return {}


class Watched(Match):
    """A match in which some seat looks at the table every now and then, whoever is asked."""

    def __init__(self, g: State, player: Bot, skills: list[float], rng: Random, looks: float) -> None:
        super().__init__(g, [Novice(player, skill) for skill in skills], rng, None, blind=False)
        self.usages = [Unnoted(g.game.verbs) for _ in skills]
        self.measured = False
        self.rng, self.looks = rng, looks
        self.encoding = encoding(g.game.id, g.seats)
        self.outlook: Outlook = outlook_of(g.game.id)
        self.samples: list[tuple[int, Sample]] = []

    def answer(self, seat: int) -> int:
        if self.rng.random() < self.looks:
            self.look(self.rng.randrange(self.g.seats))
        return super().answer(seat)

    def look(self, seat: int) -> None:
        inputs = self.encoding.inputs(self.g, seat)
        said = turned(self.outlook(self.g), seat)
        guess = turned(self.outlook(self.g.imagine(seat, IMAGINED)), seat) if self.measured else [0.0] * self.g.seats
        self.samples.append((seat, Sample(inputs, self.result.decisions, said, guess)))


def usual_looks(game: Game, seed: int, components: Optional[str] = None) -> float:
    """How often to look, for about as many samples of each game in every title."""
    rngs = [Random(f"{game.id} {seed} {number}") for number in range(LENGTHS)]
    expert = bot("expert", game.id)
    tables = [(game.start(seed=rng.randbytes(16), components=components), rng) for rng in rngs]
    games = [Match(g, [expert] * game.usual_seats, rng, None, False) for g, rng in tables]
    return LOOKS * LENGTHS / sum(match.run().decisions for match in games)


def player_of(title: str, advised: bool) -> Bot:
    """Who plays the games: the expert, or one who listens to the title's prior."""
    if not advised:
        return bot("expert", title)
    prior = find_title(title).usable("prior")
    if prior is None:
        raise ValueError(f"{title} has learned no prior to which its players could listen: learn one with --prior")
    return Advised(bot("expert", title), prior)


def watch(
    game: Game, number: int, seed: int, looks: float, measured: bool = False, advised: bool = False,
    components: Optional[str] = None,
) -> list[Sample]:  # fmt: skip
    """The samples of one game; everything about it follows from its number, the seed and the pack."""
    rng = Random(blake2b(f"{game.id} {seed} {number}".encode(), digest_size=16).digest())
    seats = seats_of(game, number)
    g = game.start(seats, rng.randbytes(16), components)
    g.log = None
    skills = [rng.choice(ADVISED_SKILLS if advised else SKILLS) for _ in range(seats)]
    watched = Watched(g, player_of(game.id, advised), skills, rng, looks)
    watched.measured = measured
    if number % 8 >= TALKING:
        watched.talkers = []
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
