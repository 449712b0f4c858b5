"""The rules of Renaissance: seats, options, verbs and figures."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from signoria.kernel import Game, Option
from signoria.titles.renaissance.rules.box import Box
from signoria.titles.renaissance.rules.messages import MESSAGES
from signoria.titles.renaissance.rules.state import Italy
from signoria.titles.renaissance.rules.verbs import NOUNS, VERBS


def settle_options(seats: int, chosen: dict[str, Any]) -> None:
    """The scenarios need four seats; all other options go together at every table (3.2)."""
    if chosen["setup"] != "base" and seats < 4:
        raise ValueError(f"option setup: scenario {chosen['setup']!r} takes 4 to 6 seats, got {seats}")


GAME = Game(
    id="renaissance",
    title="Renaissance",
    min_seats=3,
    max_seats=6,
    usual_seats=6,
    rules_version=2,
    options=(
        Option("setup", ("base", "1494", "1499", "1515")),
        Option("four_player", ("naples_out", "milan_out")),
        Option("powers", (False, True)),
        Option("nations", ("random", "choose")),
        Option("scenario_order", ("listed", "drawn")),
        Option("diplomacy", ("full", "gifts", "off")),
        Option("condottiere_trade", ("battle_only", "any_time")),
        Option("yellow_in_expansion", (False, True)),
    ),
    verbs=VERBS,
    nouns=NOUNS,
    messages=MESSAGES,
    folder=Path(__file__).parent,
    box=Box,
    state=Italy,
    settle_options=settle_options,
)
