"""Princes of the Renaissance: condottiere families buy into five cities and send them to war."""

from pathlib import Path

from signoria.games.princes.box import Box
from signoria.games.princes.messages import MESSAGES
from signoria.games.princes.table import Table
from signoria.games.princes.verbs import NOUNS, VERBS
from signoria.kernel import Game, Option

GAME = Game(
    id="princes",
    title="Princes of the Renaissance",
    min_seats=3,
    max_seats=6,
    usual_seats=4,
    rules_version=1,
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
