"""The rules of Il Principe: seats, options, verbs and figures."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from signoria.kernel import Game, Option
from signoria.titles.il_principe.rules.box import Box
from signoria.titles.il_principe.rules.messages import MESSAGES
from signoria.titles.il_principe.rules.state import Principe
from signoria.titles.il_principe.rules.verbs import HOUSES, NOUNS, VERBS


def settle_options(seats: int, options: dict[str, Any]) -> None:
    first = options["first_player"]
    if type(first) is int and first >= seats:
        raise ValueError(f"option first_player must be random, seat (the first) or from 1 to {seats - 1}, got {first}")
    if len(HOUSES.wanted(HOUSES.code(options["families"]))) > seats:
        raise ValueError(f"option families names a seat beyond the {seats} of this table")


GAME = Game(
    id="il_principe",
    title="Il Principe",
    min_seats=2,
    max_seats=5,
    usual_seats=4,
    rules_version=2,
    options=(
        Option("edition", ("amigo_2006", "mtm_2005")),
        Option("money_variant", (False, True)),
        Option("open_money", (False, True)),
        Option("first_player", ("random", "seat", 1, 2, 3, 4)),
        HOUSES,
    ),
    verbs=VERBS,
    nouns=NOUNS,
    messages=MESSAGES,
    folder=Path(__file__).parent,
    box=Box,
    state=Principe,
    settle_options=settle_options,
)
