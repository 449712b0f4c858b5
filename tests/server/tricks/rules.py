"""The rules of Tricks: seats, options, verbs."""

from __future__ import annotations

from pathlib import Path

from signoria.kernel import Game, Option

from .state import MESSAGES, NOUNS, VERBS, Box, Tricks

GAME = Game(
    id="tricks",
    title="Tricks",
    min_seats=2,
    max_seats=4,
    usual_seats=4,
    rules_version=1,
    options=(
        Option("bids", ("turn", "secret")),
        Option("boasts", (False, True)),
        Option("tricks", low=1, high=13, samples=(13, 2), default=13),
        Option("deals", low=1, high=10_000, samples=(1, 2)),
    ),
    verbs=VERBS,
    nouns=NOUNS,
    messages=MESSAGES,
    folder=Path(__file__).parent,
    box=Box,
    state=Tricks,
)
