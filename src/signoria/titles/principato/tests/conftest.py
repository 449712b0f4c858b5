"""Shared ways to read a table of Principato in words."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.kernel import Refusal
from signoria.testing import scene
from signoria.titles.principato.rules import GAME
from signoria.titles.principato.rules.names import CUBES, DESIGNS, KINDS, POOLS, POSTS, TOKENS
from signoria.titles.principato.rules.state import Principato


def laid(seats: int, **words: Any) -> Principato:
    g = scene("principato", seats, **words)
    assert isinstance(g, Principato)
    return g


def start(seats: int, seed: int, **chosen: Any) -> Principato:
    g = GAME.start(seats, seed, **chosen)
    assert isinstance(g, Principato)
    return g


class Table:
    """A scene, played and read in words."""

    def __init__(self, seats: int = 4, **words: Any) -> None:
        words.setdefault("first", 0)
        self.g = laid(seats, **words)

    def __call__(self, *actions: str) -> Table:
        """The waited-for seat does these things, one after the other."""
        for action in actions:
            self.g.submit(self.asked, action)
        return self

    @property
    def asked(self) -> int:
        (seat,) = self.g.to_act
        return seat

    @property
    def question(self) -> str:
        prompt = self.g.prompt(self.asked)
        assert prompt is not None
        return prompt[0]

    @property
    def options(self) -> list[str]:
        return [self.g.game.verbs.text(action) for action in self.g.legal(self.asked)]

    def offered(self, verb: str) -> list[str]:
        return [text for text in self.options if text.split()[0] == verb]

    def refused(self, action: str) -> tuple[str, str]:
        with pytest.raises(Refusal) as refusal:
            self.g.submit(self.asked, action)
        return refusal.value.key, refusal.value.rule

    def stored(self, seat: int = 0) -> dict[str, int]:
        return dict(zip(CUBES, self.g.view(None)["players"][seat]["stored"]))

    def tokens(self, seat: int = 0) -> dict[str, int]:
        return dict(zip(TOKENS, self.g.view(None)["players"][seat]["tokens"]))

    def posted(self, seat: int = 0) -> dict[str, int]:
        return dict(zip(POSTS, self.g.view(None)["players"][seat]["posted"]))

    def culture(self, seat: int = 0) -> dict[str, int]:
        return dict(zip(DESIGNS, self.g.view(None)["players"][seat]["culture"]))

    def hand(self, seat: int = 0) -> list[str]:
        return [KINDS[kind] for kind in self.g.view(None)["players"][seat]["hand"]]

    def military(self) -> list[int]:
        return list(self.g.military)

    def strength(self, seat: int = 0) -> int:
        return self.g.strength(seat)

    @property
    def row(self) -> list[str]:
        return [KINDS[kind] for kind in self.g.view(None)["display"]]

    @property
    def reserve(self) -> dict[str, int]:
        stock = self.g.view(None)["reserve"]
        return dict(zip(CUBES + POOLS + DESIGNS, [*stock["cubes"], *stock["pools"], *stock["designs"]]))

    def told(self, key: str) -> list[tuple[int, ...]]:
        return [event.values for event in self.g.log or [] if event.key == key]

    def conserved(self) -> bool:
        return self.g.census() == self.g.totals()


@pytest.fixture
def table() -> type[Table]:
    return Table
