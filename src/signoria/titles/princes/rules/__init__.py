"""The rules of Princes of the Renaissance: seats, options, verbs and figures."""

from pathlib import Path

from signoria.kernel import Game, Option
from signoria.titles.princes.rules.box import Box
from signoria.titles.princes.rules.messages import MESSAGES
from signoria.titles.princes.rules.table import Table
from signoria.titles.princes.rules.verbs import NOUNS, VERBS

GAME = Game(
    id="princes",
    title="Princes of the Renaissance",
    min_seats=3,
    max_seats=6,
    usual_seats=4,
    rules_version=2,
    options=(
        Option("family_assignment", ("choose", "random")),
        Option("purses", ("closed", "open")),
        Option("condottiere_min_bid", (0, 1)),
        Option("stall_guard_rounds", (0, 1, 2, 3), default=2),
    ),
    verbs=VERBS,
    nouns=NOUNS,
    messages=MESSAGES,
    folder=Path(__file__).parent,
    box=Box,
    state=Table,
)
