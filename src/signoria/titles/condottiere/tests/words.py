"""Short words for the tests of Condottiere."""

from __future__ import annotations

from typing import Any

from signoria.testing import scene
from signoria.titles.condottiere.rules import GAME
from signoria.titles.condottiere.rules.names import KIND_COUNT, KINDS, REGIONS
from signoria.titles.condottiere.rules.state import Condottiere


def table(seats: int = 2, **words: Any) -> Condottiere:
    """A battle for Parma, unless the words say otherwise."""
    words.setdefault("contested", "parma")
    g = scene("condottiere", seats, **words)
    assert isinstance(g, Condottiere)
    return g


def start(seats: int, seed: int, **chosen: Any) -> Condottiere:
    g = GAME.start(seats, seed, **chosen)
    assert isinstance(g, Condottiere)
    return g


def do(g: Condottiere, *lines: str) -> None:
    """Each line is `SEAT ACTION`."""
    for line in lines:
        seat, action = line.split(" ", 1)
        g.submit(int(seat), action)


def hand(g: Condottiere, seat: int) -> str:
    return names([kind for kind in range(KIND_COUNT) for _ in range(g.hands[seat * KIND_COUNT + kind])])


def line(g: Condottiere, seat: int) -> str:
    return names(g.lines[seat])


def discards(g: Condottiere) -> str:
    return names([kind for kind in range(KIND_COUNT) for _ in range(g.open_discards[kind])])


def names(kinds: list[int]) -> str:
    return " ".join(KINDS[kind].removeprefix("mercenary_") for kind in kinds)


def realm(g: Condottiere, seat: int) -> str:
    return " ".join(REGIONS[region] for region in range(17) if g.realms[seat] >> region & 1)


def place(region: int) -> str:
    return REGIONS[region] if region >= 0 else "nowhere"


def options(g: Condottiere, seat: int) -> list[str]:
    return [g.game.verbs.text(action) for action in g.legal(seat)]


def told(g: Condottiere) -> list[str]:
    return [event.key for event in g.log or []]


def keep_all(g: Condottiere) -> None:
    """Everybody answers the retreat by keeping the hand."""
    while g.to_act and "keep_hand" in options(g, g.to_act[0]):
        g.submit(g.to_act[0], "keep_hand")


def refusal(g: Condottiere, seat: int, action: str) -> tuple[str, str]:
    """Reason and rule of a refused action; the state must stay as it was."""
    import pytest

    from signoria import Refusal
    from signoria.testing.laws import fingerprint

    before = fingerprint(g)
    with pytest.raises(Refusal) as caught:
        g.submit(seat, action)
    assert fingerprint(g) == before
    return caught.value.key, caught.value.rule
