"""Many games between bots, counted."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from typing import Any, Iterable, Optional, Sequence

from signoria.bots import Bot, Sight
from signoria.kernel import Game, State


class Tally:
    """What came of the games: shared wins count in parts."""

    def __init__(self, title: Game, seats: int) -> None:
        self.title, self.seats = title, seats
        self.games = self.finished = self.decisions = 0
        self.seconds = 0.0
        self.wins = [0.0] * seats
        self.scores = [0] * seats

    def add(self, g: State, decisions: int) -> None:
        self.finished += 1
        self.decisions += decisions
        for seat in g.winners:
            self.wins[seat] += 1 / len(g.winners)
        for seat, score in enumerate(g.scores):
            self.scores[seat] += score

    def summary(self, options: dict[str, Any]) -> dict[str, Any]:
        return {
            "game": self.title.id,
            "seats": self.seats,
            "options": options,
            "games": self.games,
            "finished": self.finished,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "wins": [round(wins, 3) for wins in self.wins],
            "mean_scores": [round(score / max(1, self.finished), 3) for score in self.scores],
        }


def play(g: State, players: Sequence[Bot], rng: Random) -> int:
    """One game to its end; the number of decisions."""
    decisions = 0
    while not g.over:
        seat = g.to_act[0]
        g.act(seat, players[seat].choose(Sight(g, seat, rng)))
        decisions += 1
    return decisions


def simulate(
    title: Game,
    seats: int,
    players: Sequence[Bot],
    rounds: Iterable[int],
    rng: Random,
    options: dict[str, Any],
    components: Optional[Path] = None,
) -> Tally:
    tally = Tally(title, seats)
    pack = title.pack(components)
    begun = time.perf_counter()
    for _ in rounds:
        g = title.start(seats, rng.randbytes(16), pack, **options)
        g.log = None
        tally.games += 1
        tally.add(g, play(g, players, rng))
    tally.seconds = time.perf_counter() - begun
    return tally
