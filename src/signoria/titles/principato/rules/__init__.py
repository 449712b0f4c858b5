"""The rules of Principato: seats, options, verbs and figures."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from signoria.kernel import Game, Option
from signoria.titles.principato.rules.box import Box
from signoria.titles.principato.rules.messages import MESSAGES
from signoria.titles.principato.rules.state import Principato
from signoria.titles.principato.rules.verbs import NOUNS, VERBS


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
    rules_version=2,
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
