"""Every log ends with who has won, says what broke a tie, and has headings on the way."""

from __future__ import annotations

from random import Random

import pytest

import signoria
from signoria.kernel import State
from signoria.titles import own
from signoria.words import LANGUAGES, Words

GAMES = 12


def played(title: str, seed: int) -> State:
    g, rng = signoria.game(title).start(None, seed), Random(seed)
    while not g.over:
        seat = g.first_to_act()
        g.act(seat, rng.choice(g.legal(seat)))
    return g


@pytest.mark.parametrize("title", own())
def test_the_log_names_the_winners_and_what_broke_a_tie(title: str) -> None:
    for seed in range(GAMES):
        g = played(title, seed)
        for language in LANGUAGES:
            names = [f"Seat{seat}" for seat in range(g.seats)]
            words = Words(g.game, language, names, g.figures().pack.figures)
            told = [words.say(event.key, event.values) for event in g.log or []]
            for winner, line in zip(g.winners, told[-len(g.winners) :]):
                assert names[winner] in line, f"{line!r} does not name seat {winner}, who won"
            tied = [seat for seat in range(g.seats) if g.scores[seat] == max(g.scores)]
            if len(tied) > 1 and len(g.winners) == 1 and title != "condottiere":  # there nothing is broken
                broken = told[-1 - len(tied) : -1]
                assert all(names[seat] in line for seat, line in zip(tied, broken)), broken


@pytest.mark.parametrize("title", own())
def test_headings_part_the_log(title: str) -> None:
    g = played(title, 1)
    words = Words(g.game, "en", [f"Seat{seat}" for seat in range(g.seats)], g.figures().pack.figures)
    headings = [words.heading(event.key, event.values) for event in g.log or []]
    assert len([heading for heading in headings if heading]) >= 3
