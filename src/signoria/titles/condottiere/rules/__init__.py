"""The rules of Condottiere: seats, options, verbs and figures."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from signoria.kernel import Game, Option
from signoria.titles.condottiere.rules.box import Box
from signoria.titles.condottiere.rules.messages import MESSAGES
from signoria.titles.condottiere.rules.state import Condottiere
from signoria.titles.condottiere.rules.verbs import CARD, COUNT, DRAW_COUNT, REGION, SEAT, VERBS


def settle_options(seats: int, options: dict[str, Any]) -> None:
    first = options["first_holder"]
    if first != "random" and first >= seats:
        raise ValueError(f"option first_holder must be random or a seat from 0 to {seats - 1}, got {first}")


GAME: Final = Game(
    id="condottiere",
    title="Condottiere",
    min_seats=2,
    max_seats=6,
    usual_seats=4,
    rules_version=3,
    options=(
        Option("draw_after_battle", (False, True)),
        Option("play_for_points", low=5, high=100, samples=(0, 20, 30), default=0),
        Option("larger_kingdoms", (False, True)),
        Option("capture_regions", (False, True)),
        Option("hidden_cards", (False, True)),
        Option("first_holder", ("random", 0, 1, 2, 3, 4, 5)),
        Option("ask_draw", (False, True)),
    ),
    verbs=VERBS,
    nouns=(CARD, REGION, SEAT, COUNT, DRAW_COUNT),
    messages=MESSAGES,
    folder=Path(__file__).parent,
    box=Box,
    state=Condottiere,
    settle_options=settle_options,
)
