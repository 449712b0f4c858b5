"""The rules of Il Principe: seats, options, verbs and figures."""

from __future__ import annotations

from pathlib import Path

from signoria.kernel import Game, Option
from signoria.titles.il_principe.rules.box import Box
from signoria.titles.il_principe.rules.messages import MESSAGES
from signoria.titles.il_principe.rules.state import Principe
from signoria.titles.il_principe.rules.verbs import NOUNS, VERBS

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
        Option("first_player", ("random", "seat")),
        Option("families", ("random", "choice")),
    ),
    verbs=VERBS,
    nouns=NOUNS,
    messages=MESSAGES,
    folder=Path(__file__).parent,
    box=Box,
    state=Principe,
)
