"""Many games between bots, counted."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Iterable, Optional, Sequence

from signoria.bots import Bot
from signoria.bots.match import Result, play
from signoria.kernel import Game


class Tally:
    """What came of the games: shared wins count in parts."""

    def __init__(self, title: Game, seats: int) -> None:
        self.title, self.seats = title, seats
        self.games = self.finished = self.decisions = 0
        self.seconds = 0.0
        self.wins = [0.0] * seats
        self.scores = [0] * seats
        self.ties = 0  # games with more than one winner
        self.lengths: list[int] = []  # decisions of each game
        self.verbs = dict.fromkeys((verb.name for verb in title.verbs.verbs), 0)

    def add(self, result: Result) -> None:
        self.finished += 1
        self.decisions += result.decisions
        self.ties += len(result.winners) > 1
        self.lengths.append(result.decisions)
        for _, action in result.record.actions if result.record else ():
            self.verbs[self.title.verbs.verb_of[action].name] += 1
        for seat, score in enumerate(result.scores):
            self.wins[seat] += result.share(seat)
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
            "ties": self.ties,
            "lengths": self._spread(),
            "verbs": self.verbs,
        }

    def _spread(self) -> dict[str, float]:
        """How many decisions a game takes."""
        if not self.lengths:
            return {}
        mean = round(self.decisions / self.finished, 1)
        return {"least": min(self.lengths), "median": median(self.lengths), "mean": mean, "most": max(self.lengths)}


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
        tally.games += 1
        tally.add(play(title, players, seats, rng.randbytes(16), options, rng, pack, blind=False, keep_record=True))
    tally.seconds = time.perf_counter() - begun
    return tally
