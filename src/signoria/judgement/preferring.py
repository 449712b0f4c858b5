"""Games from which a prior is learned: masters play them, and what each search found of the answers is kept."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final, Optional

from signoria.bots import guide
from signoria.bots.master import Searcher
from signoria.bots.race import LEAST
from signoria.bots.sight import Sight
from signoria.judgement.encoding import WHOLE, Inputs, encoding, row_names
from signoria.judgement.marks import marks
from signoria.kernel import Game

SAME: Final = bytes(16)  # any world will do: what a seat sees and reckons is the same in all
ITERATIONS: Final = 80  # of a master's search: many searches in doubt tell more than few that are sure


@dataclass(frozen=True)
class Search:
    """What one search found: by how much each answer did better than the expert's on the same deals, and how surely."""

    inputs: Inputs
    advice: int  # the expert's answer
    options: list[int]  # the others that met some deals
    gaps: list[float]  # in chances of victory
    errors: list[float]  # standard errors


def searched(master: Searcher, sight: Sight) -> tuple[int, Search]:
    """A master's answer, and what it found on the way."""
    search = master.search(sight)
    race, advice, title = search.race, search.advice, sight.game.id
    tried = [option for option in race.results if option != advice and race.met(option) >= LEAST]
    measured = [race.gap(option, advice) for option in tried]
    base = len(row_names(title))
    seen = encoding(title, sight.seats).inputs(sight.imagine(SAME), sight.seat)
    inputs = [*seen, *((base + mark, WHOLE) for mark in marks(title).of[advice])]
    return race.choice(), Search(inputs, advice, tried, [gap for gap, _ in measured], [error for _, error in measured])


def seats_of(game: Game, number: int) -> int:
    """The usual table twice, then in turn with each of the others."""
    others = [seats for seats in range(game.min_seats, game.max_seats + 1) if seats != game.usual_seats]
    round_of_tables = [game.usual_seats, *(seats for other in others for seats in (game.usual_seats, other))]
    return round_of_tables[number % len(round_of_tables)]


def listen(game: Game, number: int, seed: int, components: Optional[str] = None) -> list[Search]:
    """The searches of one game; everything about it follows from its number and the seed."""
    rng = Random(f"{game.id} {seed} {number}")
    g = game.start(seats_of(game, number), rng.randbytes(16), components)
    g.log = None
    master = Searcher(guide(game.id), game.id, ITERATIONS)
    found: list[Search] = []
    while not g.over:
        seat = g.first_to_act()
        options = g.legal(seat)
        answer = options[0]
        if len(options) > 1:
            answer, search = searched(master, Sight(g, seat, Random(rng.getrandbits(64))))
            found.append(search)
        g.act(seat, answer)
    return [search for search in found if search.options]
