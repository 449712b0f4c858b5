"""Principato (Touko Tahkokallio, 2011): the complete game for two to four seats, every option."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from signoria.games.principato.box import Box
from signoria.games.principato.messages import MESSAGES
from signoria.games.principato.state import Principato
from signoria.games.principato.verbs import NOUNS, VERBS
from signoria.kernel import Game, Option


def settle_options(seats: int, chosen: dict[str, Any]) -> None:
    first = chosen["first_player"]
    if first != "random" and int(first) >= seats:
        raise ValueError(f"option first_player must be random or a seat from 0 to {seats - 1}, got {first!r}")


GAME = Game(
    id="principato",
    title="Principato",
    min_seats=2,
    max_seats=4,
    usual_seats=4,
    rules_version=1,
    options=(
        Option("first_player", ("random", 0, 1, 2, 3)),
        Option("open_objectives", (False, True)),
        Option("unlimited_reserve", (False, True)),
    ),
    verbs=VERBS,
    nouns=NOUNS,
    messages=MESSAGES,
    folder=Path(__file__).parent,
    box=Box,
    state=Principato,
    settle_options=settle_options,
)
