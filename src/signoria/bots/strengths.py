"""How much a seat is favoured by what it was dealt or chose: shares of victory among equals, as measured.

A title that is not quite even has them as its part `strengths`, from the tables of docs/balance.md. Ratings expect more
of whoever is favoured; where a trait made no difference beyond chance it is left out.
"""

from __future__ import annotations

from math import log
from typing import Any, Mapping, NamedTuple, Optional

from signoria.kernel import Game, State
from signoria.titles import title


class Strengths(NamedTuple):
    """The share of victory at a table of so many seats for each word of a trait (`Title.traits`), with these options;
    those that are not named here made no difference or were as usual."""

    seats: int
    trait: str
    shares: Mapping[str, float]
    options: Mapping[str, Any] = {}

    def odds(self, word: str) -> float:
        """How far the chances of a seat are from fair, as a logarithm: 0 where nothing was measured."""
        share = self.shares.get(word)
        return log((self.seats - 1) * share / (1 - share)) if share is not None else 0.0


def strengths_of(game: str) -> Optional[Strengths]:
    found = title(game).usable("strengths")
    return found if isinstance(found, Strengths) else None


def roles_of(start: State, g: State) -> list[str]:
    """For each seat the word that was measured, at the end of a game; empty where the game was another one."""
    found, read = strengths_of(g.game.id), title(g.game.id).usable("traits")
    if found is None or read is None or not _as_measured(found, g.game, g):
        return [""] * g.seats
    first, last = start.view(None), g.view(None)
    return [str(read(g.game, first, last, seat).get(found.trait, "")) for seat in range(g.seats)]


def _as_measured(found: Strengths, game: Game, g: State) -> bool:
    chosen = game.chosen(g.settings)
    return all(chosen.get(name) == value for name, value in found.options.items())
